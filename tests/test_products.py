"""Products of vectors and matrices: every case against the same call on the arrays themselves."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import ml_dtypes
import numpy as np
import pytest

from tests.calls import error_of, trace
from tinyir.ir.types import BF16, BOOL, DTYPES, F32, F64, I8, I16, U8, DType


@dataclass(frozen=True)
class Case:
    """A call on arrays of some shapes; a dtype for each, or one for all."""

    name: str
    function: Callable
    shapes: tuple[tuple[int, ...], ...]
    dtypes: tuple[DType, ...] = (F32,)

    def __str__(self) -> str:
        return f"{self.name}-{'x'.join(map(str, self.dtypes))}"

    def arrays(self) -> list[np.ndarray]:
        random = np.random.default_rng(len(self.name))
        dtypes = self.dtypes * (len(self.shapes) // len(self.dtypes))
        return [drawn(random, *each) for each in zip(self.shapes, dtypes, strict=True)]

    def graph(self, arrays):
        return trace(self.function, arrays, re.sub(r"\W+", "_", f"case_{self}"))


def drawn(random, shape, dtype: DType) -> np.ndarray:
    """Normal floats; integers of the whole range; bools that are mostly false."""
    if dtype is BOOL:
        return random.random(shape) < 0.2
    if dtype.is_integer:
        limits = np.iinfo(dtype.numpy)
        return random.integers(limits.min, limits.max, shape, dtype.numpy, endpoint=True)
    return np.asarray(random.normal(size=shape)).astype(dtype.numpy)


def einsum(subscripts, **keywords):
    return lambda *operands: np.einsum(subscripts, *operands, **keywords)


def chain(*matrices):
    return np.linalg.multi_dot(matrices)


# One row for each way of pairing dimensions; sizes differ, so that swapped ones are seen.
FUNCTIONS = {
    "matmul_vectors": (np.matmul, (3,), (3,)),
    "matmul_row": (np.matmul, (3,), (3, 4)),
    "matmul_column": (np.matmul, (2, 3), (3,)),
    "matmul": (np.matmul, (2, 3), (3, 4)),
    "matmul_tiles": (np.matmul, (37, 40), (40, 65)),
    "matmul_wide_row": (np.matmul, (1, 45), (45, 65)),
    "inner_of_wide_row": (np.inner, (1, 45), (65, 45)),
    "matmul_operator": (lambda a, b: a @ b, (2, 5, 3), (3, 4)),
    "matmul_batch_right": (np.matmul, (2, 3), (5, 3, 4)),
    "matmul_batch_both": (np.matmul, (5, 1, 2, 3), (7, 3, 4)),
    "matmul_batch_of_one": (np.matmul, (1, 2, 3), (6, 3, 4)),
    "matmul_batches_of_one": (np.matmul, (1, 2, 3), (1, 1, 3, 4)),
    "matmul_row_batch": (np.matmul, (3,), (5, 3, 4)),
    "matmul_column_batch": (np.matmul, (5, 2, 3), (3,)),
    "matmul_constant": (lambda a: a @ np.arange(6, dtype=np.float32).reshape(3, 2), (4, 3)),
    "matmul_constant_left": (lambda a: np.eye(3, dtype=np.float32) @ a, (3, 2)),
    "matmul_list": (lambda a: a @ [1, 2, 3], (4, 3)),
    "matmul_no_inner": (np.matmul, (2, 0), (0, 4)),
    "matmul_no_rows": (np.matmul, (0, 2), (2, 4)),
    "matmul_no_columns": (np.matmul, (3, 2), (2, 0)),
    "matmul_no_batch": (np.matmul, (0, 3, 2), (2, 4)),
    "matmul_one_by_one": (np.matmul, (1, 1), (1, 1)),
    "matmul_inner_one": (np.matmul, (2, 1), (1, 3)),
    "matmul_row_of_one": (np.matmul, (1, 3), (3, 1)),
    "matmul_dtype": (partial(np.matmul, dtype=np.float64), (2, 3), (3, 4)),
    "linalg_matmul": (np.linalg.matmul, (2, 3), (3, 4)),
    "vecdot": (np.vecdot, (2, 3), (3,)),
    "linalg_vecdot": (lambda a, b: np.linalg.vecdot(a, b, axis=0), (3, 4), (3, 1)),
    "matvec": (np.matvec, (2, 3, 4), (5, 1, 4)),
    "vecmat": (np.vecmat, (2, 3), (2, 3, 4)),
    "dot": (np.dot, (2, 3, 4), (5, 4, 6)),
    "dot_vector": (np.dot, (4,), (5, 4, 6)),
    "dot_vectors": (np.dot, (4,), (4,)),
    "dot_scalars": (np.dot, (), (3,)),
    "dot_python_scalar": (lambda a: np.dot(a, 3.0), (4,)),
    "inner": (np.inner, (2, 3), (4, 3)),
    "inner_scalar": (lambda a: np.inner(2, a), (4,)),
    "outer": (np.outer, (2, 3), (4,)),
    "outer_nothing": (np.outer, (0,), (4,)),
    "linalg_outer": (np.linalg.outer, (3,), (4,)),
    "vdot": (np.vdot, (2, 3), (3, 2)),
    "tensordot": (np.tensordot, (2, 3, 4), (3, 4, 5)),
    "tensordot_none": (lambda a, b: np.tensordot(a, b, 0), (2, 3), (4,)),
    "tensordot_negative": (lambda a, b: np.tensordot(a, b, -1), (2, 3), (4,)),
    "tensordot_pairs": (lambda a, b: np.tensordot(a, b, ((0, 2), (1, -1))), (2, 3, 4), (5, 2, 4)),
    "tensordot_pair": (lambda a, b: np.tensordot(a, b, (0, 1)), (2, 3, 4), (5, 2, 4)),
    "linalg_tensordot": (lambda a, b: np.linalg.tensordot(a, b, axes=1), (2, 3), (3, 4)),
    "kron": (np.kron, (2, 3), (4, 2)),
    "kron_ranks": (np.kron, (2,), (3, 4)),
    "kron_scalar": (lambda a: np.kron(5, a), (3,)),
    "trace": (np.trace, (3, 4)),
    "trace_offset": (lambda a: np.trace(a, 1, 2, 0), (3, 2, 4)),
    "trace_nothing": (lambda a: np.trace(a, -7), (3, 2)),
    "linalg_trace": (lambda a: np.linalg.trace(a, offset=-1), (2, 3, 4)),
    "linalg_diagonal": (lambda a: np.linalg.diagonal(a, offset=1), (2, 3, 4)),
    "cross": (np.cross, (2, 3), (4, 1, 3)),
    "cross_axes": (lambda a, b: np.cross(a, b, 0, 1, 0), (3, 2), (2, 3)),
    "cross_axis": (lambda a, b: np.cross(a, b, axis=0), (3, 2), (3, 2)),
    "linalg_cross": (lambda a, b: np.linalg.cross(a, b, axis=0), (3, 2), (3, 2)),
    "linalg_matrix_transpose": (np.linalg.matrix_transpose, (2, 3, 4)),
    "multi_dot_two": (chain, (2, 3), (3, 4)),
    "multi_dot_vectors": (chain, (3,), (3, 5), (5, 2), (2,)),
    "multi_dot": (chain, (3, 2), (2, 5), (5, 2), (2, 6)),
    "einsum_product": (einsum("ij,jk"), (3, 2), (2, 4)),
    "einsum_swapped": (einsum("ij,jk->ki"), (3, 2), (2, 4)),
    "einsum_spaces": (einsum(" ij , jk -> ik "), (3, 2), (2, 4)),
    "einsum_transpose": (einsum("ba"), (3, 2)),
    "einsum_capitals_first": (einsum("aB,Bc,D"), (2, 3), (3, 4), (5,)),
    "einsum_trace": (einsum("ii"), (3, 3)),
    "einsum_diagonal": (einsum("ii->i"), (3, 3)),
    "einsum_three_times": (einsum("iii->i"), (3, 3, 3)),
    "einsum_diagonal_apart": (einsum("iji->j"), (3, 2, 3)),
    "einsum_diagonal_product": (einsum("iij,jk->k"), (3, 3, 2), (2, 2)),
    "einsum_sum": (einsum("ij->"), (5, 3)),
    "einsum_sums_apart": (einsum("ij,kl->"), (5, 3), (4, 2)),
    "einsum_sum_of_one": (einsum("ij,jk->k"), (5, 3), (3, 2)),
    "einsum_elementwise": (einsum("ij,ij->ij"), (3, 2), (3, 2)),
    "einsum_outer": (einsum("i,j->ji"), (3,), (2,)),
    "einsum_batch": (einsum("bij,bjk->bik"), (4, 3, 2), (4, 2, 5)),
    "einsum_ellipsis": (einsum("...ij,...jk"), (5, 1, 3, 2), (6, 2, 4)),
    "einsum_ellipsis_last": (einsum("i...,j...->...ji"), (5, 3), (6, 2, 3)),
    "einsum_ellipsis_of_none": (einsum("...i->i..."), (3,)),
    "einsum_all_ellipsis": (einsum("..."), (2, 3)),
    "einsum_stretched": (einsum("ij,ij->i"), (3, 1), (1, 2)),
    "einsum_stretched_sum": (einsum("i,i"), (3,), (1,)),
    "einsum_nothing": (einsum("ij,jk"), (2, 0), (0, 3)),
    "einsum_nothing_of_one": (einsum("i,i"), (0,), (1,)),
    "einsum_three": (einsum("ij,jk,kl->il"), (5, 3), (3, 2), (2, 4)),
    "einsum_three_same": (einsum("i,i,i"), (5,), (1,), (5,)),
    "einsum_middle_kept": (einsum("ab,cb,b->ca"), (5, 3), (4, 3), (3,)),
    "einsum_four": (einsum("ab,bc,cd,da"), (2, 3), (3, 4), (4, 5), (5, 2)),
    "einsum_optimized": (einsum("ij,jk,kl->il", optimize=True), (5, 3), (3, 2), (2, 4)),
    "einsum_scalar": (lambda a: np.einsum("i,->i", a, 3), (4,)),
    "einsum_numbers": (lambda a, b: np.einsum(a, [0, 1], b, [1, 2], [2, 0]), (5, 3), (3, 2)),
    "einsum_numbers_implicit": (lambda a, b: np.einsum(a, [0, ...], b, [1, ...]), (5, 3), (2, 3)),
}

# These stand for the others in every dtype.
IN_ALL_DTYPES = (
    "matmul_tiles",
    "matmul_wide_row",
    "inner_of_wide_row",
    "matmul_batch_both",
    "matmul_no_inner",
    "matvec",
    "dot",
    "outer",
    "vdot",
    "kron",
    "trace",
    "tensordot_pairs",
    "einsum_diagonal_product",
    "einsum_sums_apart",
    "einsum_three",
)

MIXED = ((BOOL, U8), (U8, I8), (I16, F32), (F32, F64), (BF16, F32))


def cases() -> list[Case]:
    found = [Case(name, function, shapes) for name, (function, *shapes) in FUNCTIONS.items()]
    for name in IN_ALL_DTYPES:
        function, *shapes = FUNCTIONS[name]
        found += [Case(name, function, shapes, (dtype,)) for dtype in DTYPES if dtype is not F32]
    for name in ("matmul", "dot", "outer", "einsum_product"):
        function, *shapes = FUNCTIONS[name]
        found += [Case(name, function, shapes, dtypes) for dtypes in MIXED]
    long = ((3, 1000), (1000, 2))
    found += [Case("matmul_long", np.matmul, long, (dtype,)) for dtype in DTYPES]
    wide = einsum("ij,jk", dtype=np.int32)
    return [*found, Case("einsum_dtype", wide, ((3, 2), (2, 4)), (I8, I16))]


CASES = [case for case in cases() if not (BF16 in case.dtypes and case.name.startswith("einsum"))]


@pytest.fixture(scope="module")
def graphs():
    return {str(case): case.graph(case.arrays()) for case in CASES}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_numbers(case, graphs, natives):
    graph = graphs[str(case)]
    arrays = case.arrays()
    computed = natives(list(graphs.values()), "products")[graph.name].call(*arrays)
    expected = case.function(*arrays)
    agree(np.asarray(computed), np.asarray(expected), case, arrays)


def agree(computed, expected, case, arrays) -> None:
    """Integers and bools are equal; a float's error is at most twice NumPy's, and one rounding."""
    assert (computed.dtype, computed.shape) == (expected.dtype, expected.shape)
    if expected.dtype.kind in "biu":
        np.testing.assert_array_equal(computed, expected, strict=True)
        return
    exact = np.asarray(case.function(*(array.astype(np.longdouble) for array in arrays)))
    scale = np.abs(exact).max(initial=0)
    rounding = scale * float(ml_dtypes.finfo(expected.dtype).eps)
    allowed = 2 * np.abs(expected - exact).max(initial=0) + rounding
    assert np.abs(computed - exact).max(initial=0) <= allowed


# What NumPy refuses is refused with its class and its words.


def ones(*shape):
    return np.ones(shape, np.float32)


REFUSED = {
    "matmul_sizes": (np.matmul, ones(2, 3), ones(2, 3)),
    "matmul_size_of_one": (np.matmul, ones(2, 3), ones(1, 3)),
    "matmul_transposed": (np.matmul, ones(7, 2, 3), ones(7, 2, 4)),
    "matmul_exchanged": (np.matmul, ones(2, 3), ones(4, 2)),
    "matmul_vectors": (np.matmul, ones(3), ones(4)),
    "matmul_batches": (np.matmul, ones(5, 2, 3), ones(4, 3, 2)),
    "matmul_scalar": (lambda a: a @ 5, ones(2, 3)),
    "matmul_scalar_left": (np.matmul, ones(), ones(2, 3)),
    "vecdot": (np.vecdot, ones(2, 3), ones(2, 4)),
    "linalg_vecdot_axis": (lambda a, b: np.linalg.vecdot(a, b, axis=1), ones(3), ones(3)),
    "matvec": (np.matvec, ones(2, 3), ones(2)),
    "vecmat": (np.vecmat, ones(3), ones(3)),
    "dot": (np.dot, ones(2, 3, 4), ones(2, 3, 4)),
    "dot_vectors": (np.dot, ones(3), ones(4)),
    "inner": (np.inner, ones(2, 3), ones(4)),
    "vdot": (np.vdot, ones(3), ones(4)),
    "tensordot": (np.tensordot, ones(2, 3, 4), ones(2, 3, 4)),
    "tensordot_too_many": (lambda a, b: np.tensordot(a, b, 4), ones(2, 3), ones(2, 3)),
    "tensordot_axis": (lambda a, b: np.tensordot(a, b, (0, 5)), ones(2, 3), ones(2, 3)),
    "tensordot_unpaired": (lambda a, b: np.tensordot(a, b, ((0, 1), (0,))), ones(2, 2), ones(2, 2)),
    "tensordot_twice": (lambda a, b: np.tensordot(a, b, ((0, 0), (0, 1))), ones(2, 2), ones(2, 2)),
    "linalg_outer": (np.linalg.outer, ones(2, 2), ones(3)),
    "linalg_diagonal": (np.linalg.diagonal, ones(3)),
    "linalg_cross": (np.linalg.cross, ones(2, 2), ones(2, 2)),
    "linalg_cross_scalar": (np.linalg.cross, ones(), ones(3)),
    "linalg_cross_axis": (lambda a, b: np.linalg.cross(a, b, axis=1), ones(3), ones(3)),
    "cross_components": (np.cross, ones(4), ones(3)),
    "cross_scalar": (np.cross, ones(), ones(3)),
    "cross_shapes": (np.cross, ones(2, 3), ones(4, 3)),
    "cross_axis": (lambda a, b: np.cross(a, b, 0, 5), ones(3), ones(3)),
    "trace_of_vector": (np.trace, ones(3)),
    "trace_of_one_axis": (lambda a: np.trace(a, 0, 1, 1), ones(2, 2)),
    "trace_axis": (lambda a: np.trace(a, 0, 1, 7), ones(2, 2)),
    "matrix_transpose": (np.linalg.matrix_transpose, ones(3)),
    "multi_dot_of_one": (chain, ones(3, 3)),
    "multi_dot_rank": (chain, ones(3), ones(2, 2, 2), ones(3)),
    "multi_dot_sizes": (chain, ones(3, 2), ones(3, 4), ones(4, 2)),
    "einsum_ranks": (einsum("ij,jk"), ones(2, 3, 4), ones(4, 2)),
    "einsum_more_letters": (einsum("ijk"), ones(2, 3)),
    "einsum_sizes": (einsum("ij,jk"), ones(2, 3), ones(2, 3)),
    "einsum_diagonal": (einsum("ii"), ones(1, 3)),
    "einsum_repeated_output": (einsum("ij->ii"), ones(2, 2)),
    "einsum_unknown_output": (einsum("ij->k"), ones(2, 2)),
    "einsum_subscript": (einsum("i1"), ones(2, 2)),
    "einsum_arrows": (einsum("ij->->i"), ones(2, 2)),
    "einsum_fewer_operands": (einsum("ij,jk"), ones(2, 2)),
    "einsum_more_operands": (einsum("ij"), ones(2, 2), ones(2)),
    "einsum_lost_ellipsis": (einsum("...i->i"), ones(2, 2)),
    "einsum_two_ellipses": (einsum("i...j...->i"), ones(2, 2)),
    "einsum_ellipsis_sizes": (einsum("...i,...i"), ones(2, 3), ones(4, 3)),
    "einsum_number": (lambda a: np.einsum(a, [0, 52]), ones(2, 2)),
    "einsum_word": (lambda a: np.einsum(a, [0, "b"]), ones(2, 2)),
    "einsum_half": (einsum("i,i"), ones(3).astype(BF16), ones(3).astype(BF16)),
    "einsum_casting": (einsum("i,i", dtype=np.int8), ones(3), ones(3)),
}


UNFIT = {
    "matmul_sizes": (
        "'matmul' expects shapes (i,k) and (k,j), "
        "got (2,3) and (2,3): k is 3 in the first and 2 in the second.",
        "the second fits transposed: y.T",
    ),
    "matmul_size_of_one": (
        "'matmul' expects shapes (i,k) and (k,j), "
        "got (2,3) and (1,3): k is 3 in the first and 1 in the second.",
        "the second fits transposed: y.T",
    ),
    "matmul_transposed": (
        "'matmul' expects shapes (...,i,k) and (...,k,j), "
        "got (7,2,3) and (7,2,4): k is 3 in the first and 2 in the second.",
        "the first fits transposed: x.mT",
    ),
    "matmul_exchanged": (
        "'matmul' expects shapes (i,k) and (k,j), "
        "got (2,3) and (4,2): k is 3 in the first and 4 in the second.",
        "they fit in the other order: y @ x",
    ),
    "matmul_vectors": (
        "'matmul' expects shapes (k,) and (k,), "
        "got (3,) and (4,): k is 3 in the first and 4 in the second.",
        "k is added up: transpose, slice or reshape one of them so that both have the same",
    ),
    "matmul_batches": (
        "'matmul' expects shapes (...,i,k) and (...,k,j), "
        "got (5,2,3) and (4,3,2): the dimensions before these, (5,) and (4,), do not broadcast.",
        "give one a dimension of size 1 there: x[:, None], or reshape",
    ),
    "matmul_scalar": (
        "'matmul' expects shapes (i,k) and (k,), "
        "got (2,3) and (): the second has too few dimensions.",
        "'*' multiplies by a number",
    ),
    "matmul_scalar_left": (
        "'matmul' expects shapes (k,) and (k,j), "
        "got () and (2,3): the first has too few dimensions.",
        "'*' multiplies by a number",
    ),
    "vecdot": (
        "'vecdot' expects shapes (...,k) and (...,k), "
        "got (2,3) and (2,4): k is 3 in the first and 4 in the second.",
        "k is added up: transpose, slice or reshape one of them so that both have the same",
    ),
    "matvec": (
        "'matvec' expects shapes (i,k) and (k,), "
        "got (2,3) and (2,): k is 3 in the first and 2 in the second.",
        "the first fits transposed: x.T",
    ),
    "vecmat": (
        "'vecmat' expects shapes (k,) and (k,j), "
        "got (3,) and (3,): the second has too few dimensions.",
        "'@' multiplies vectors and matrices",
    ),
    "dot": (
        "'dot' expects shapes (...,i,k) and (...,k,j), "
        "got (2,3,4) and (2,3,4): k is 4 in the first and 3 in the second.",
        "the second fits transposed: y.mT",
    ),
    "dot_vectors": (
        "'dot' expects shapes (k,) and (k,), "
        "got (3,) and (4,): k is 3 in the first and 4 in the second.",
        "k is added up: transpose, slice or reshape one of them so that both have the same",
    ),
    "inner": (
        "'inner' expects one size for axis 1 of the first and axis 0 of the second, "
        "got (2,3) and (4,): 3 and 4.",
        "these are added up: transpose, slice or reshape one of the operands",
    ),
    "vdot": (
        "'vdot' expects as many elements of both, got (3,) and (4,).",
        "np.tensordot, np.matmul and np.einsum add up some of the dimensions",
    ),
    "tensordot": (
        "'tensordot' expects one size for axis 1 of the first and axis 0 of the second, "
        "got (2,3,4) and (2,3,4): 3 and 2.",
        "these are added up: transpose, slice or reshape one of the operands",
    ),
    "tensordot_unpaired": (
        "'tensordot' expects as many axes of each operand, "
        "got (2,2) and (2,2) with 2 and 1 of them.",
        "axes=(those of the first, those of the second) are added up in pairs",
    ),
    "multi_dot_sizes": (
        "'multi_dot' expects as many rows of each as the one before has columns, "
        "got (3,2), (3,4) and (4,2).",
        "transpose, slice or reshape one of them",
    ),
    "einsum_ranks": (
        "'einsum' expects 2 dimensions for 'ij' of 'ij,jk', got the shape (2,3,4) of operand 0.",
        "'...' stands for dimensions without letters: 'ij...'",
    ),
    "einsum_more_letters": (
        "'einsum' expects 3 dimensions for 'ijk' of 'ijk', got the shape (2,3) of operand 0.",
        "leave a letter out, or make a dimension: x[:, None], or reshape",
    ),
    "einsum_sizes": (
        "'einsum' expects one size for 'j' of 'ij,jk', "
        "got (2,3) and (2,3): it is 3 in operand 0 and 2 in operand 1.",
        "'kj' for 'jk' fits: it reads it transposed",
    ),
    "einsum_diagonal": (
        "'einsum' expects one size for 'i' of 'ii', got (1,3): it is 1 and 3 in operand 0.",
        "a letter has one size in all operands, or 1 where it stretches",
    ),
    "einsum_fewer_operands": (
        "'einsum' expects 2 operands for 'ij,jk', got 1.",
        "a comma is between the letters of one operand and those of the next",
    ),
    "einsum_more_operands": (
        "'einsum' expects 1 operand for 'ij', got 2.",
        "a comma is between the letters of one operand and those of the next",
    ),
    "einsum_ellipsis_sizes": (
        "'einsum' expects one size for a dimension of '...' of '...i,...i', "
        "got (2,3) and (4,3): it is 2 in operand 0 and 4 in operand 1.",
        "a letter has one size in all operands, or 1 where it stretches",
    ),
}
"""What is said where shapes do not fit, and the hint; of all else the words are NumPy's."""


@pytest.mark.parametrize("name", REFUSED)
def test_refused(name):
    """The class is NumPy's, and what was given is told."""
    function, *arrays = REFUSED[name]
    expected = error_of(function, *arrays)
    assert expected is not None, "NumPy accepts this"
    words, *hints = UNFIT.get(name, (str(expected).strip().rstrip("."),))
    with pytest.raises(type(expected), match=re.escape(words)) as raised:
        trace(function, arrays)
    assert {*hints} <= {*raised.value.hints}


@pytest.mark.parametrize("name", [name for name, (_, hint) in UNFIT.items() if "fit" in hint])
def test_what_is_said_to_fit_does(name):
    """The hints that name another order, or a transposed operand."""
    function, *arrays = REFUSED[name]
    hint = UNFIT[name][1]
    if "'" in hint:
        new, old = re.findall(r"'(\w+)'", hint)
        text = re.search(r"'([a-z,]+)', got", UNFIT[name][0])[1]
        function = einsum(text.replace(old, new))
    elif "first" in hint:
        arrays[0] = arrays[0].mT
    elif "second" in hint:
        arrays[1] = arrays[1].mT
    else:
        arrays.reverse()
    assert trace(function, arrays).results[0].node.type.shape == function(*arrays).shape


@pytest.mark.parametrize(
    ("function", "keyword"),
    [
        (lambda a: np.matmul(a, a, axes=[(0, 1), (0, 1), (0, 1)]), "axes"),
        (lambda a: np.dot(a, a, out=np.empty((2, 2))), "out"),
        (lambda a: np.outer(a, a, np.empty((4, 4))), "out"),
        (lambda a: np.einsum("ij,jk", a, a, out=np.empty((2, 2))), "out"),
        (lambda a: np.einsum("ij,jk", a, a, order="F"), "order"),
    ],
)
def test_keywords_without_meaning(function, keyword):
    with pytest.raises(TypeError, match=f"The keyword '{keyword}' of '.*' is not supported"):
        trace(function, [ones(2, 2)])


@pytest.mark.parametrize("function", [np.dot, einsum("ij,jk")])
def test_dtypes_without_promotion(function):
    """NumPy's dot makes objects of these."""
    arrays = [ones(2, 2).astype(BF16), ones(2, 2).astype(np.float16)]
    with pytest.raises(TypeError, match="could not be promoted"):
        trace(function, arrays)
