"""Every row of the table of primitives, for every dtype that it supports.

The cases come from the table, so a new row is tested without new code here: what is emitted for
it is pinned, mlir-opt accepts that, and the compiled numbers are NumPy's.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain, combinations, product

import numpy as np
import pytest

from tinyir.emit.lowering import lower
from tinyir.emit.render import render_module, template_folder
from tinyir.ir import optable, reference
from tinyir.ir.attributes import Attributes
from tinyir.ir.graph import Graph, GraphBuilder, Node, Result, evaluate
from tinyir.ir.optable import PRIMITIVES
from tinyir.ir.primitive import Body, Call, Kind, Primitive
from tinyir.ir.text import print_graph
from tinyir.ir.types import DTYPES, F32, F64, DType, TypeClass, type_of
from tinyir.stages import Stage


@dataclass(frozen=True)
class Case:
    """A row and a dtype of its operands."""

    op: Primitive
    dtype: DType

    def __str__(self) -> str:
        return f"{self.op.name}.{self.dtype}"


def supported(op: Primitive) -> list[DType]:
    match op.kind:
        case Kind.ELEMENTWISE:
            return [dtype for dtype in DTYPES if dtype.type_class in op.spelling]
        case Kind.REDUCTION:
            return [dtype for dtype in DTYPES if dtype in op.fold]
        case Kind.INPUT | Kind.CONSTANT | Kind.CAST | Kind.RESHAPE:
            return list(DTYPES)


CASES = [Case(op, dtype) for op in PRIMITIVES for dtype in supported(op)]


def graph_of(case: Case, arrays: Sequence[np.ndarray]) -> Graph:
    """A kernel with one result for each form that the row has, on operands such as `arrays`."""
    builder = GraphBuilder()
    inputs = []
    if case.op.kind is not Kind.CONSTANT:
        inputs = [builder.input("xyz"[index], type_of(each)) for index, each in enumerate(arrays)]
    nodes = list(forms(case, builder, inputs, arrays))
    names = ["out"] if len(nodes) == 1 else [f"out{index}" for index in range(len(nodes))]
    results = [Result(name, node) for name, node in zip(names, nodes, strict=True)]
    return builder.finish(f"{case.op.name}_{case.dtype}", inputs, results, {})


def forms(
    case: Case, builder: GraphBuilder, inputs: list[Node], arrays: Sequence[np.ndarray]
) -> Iterator[Node]:
    op, dtype = case.op, case.dtype
    shape = arrays[0].shape
    match op.kind:
        case Kind.INPUT:
            yield inputs[0]
        case Kind.CONSTANT:
            yield builder.constant(arrays[0])
            yield builder.constant(arrays[0].flat[0].reshape(()))
        case Kind.CAST:
            for target in DTYPES:
                if target is not dtype:
                    yield builder.apply(op, inputs, Attributes(dtype=target))
        case Kind.RESHAPE:
            for target in (shape[::-1], (arrays[0].size,), (*shape[:1], 1, *shape[1:])):
                yield builder.apply(op, inputs, Attributes(shape=target))
        case Kind.ELEMENTWISE:
            yield builder.apply(op, inputs)
            for exponent in op.constant_exponent:
                constant = builder.constant(np.array(exponent, dtype.numpy))
                yield builder.apply(op, [*inputs[:-1], constant])
        case Kind.REDUCTION:
            axes = range(len(shape))
            for subset in chain(*(combinations(axes, count) for count in range(1, len(shape) + 1))):
                yield builder.apply(op, inputs, Attributes(axes=subset))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_text(case, golden, mlir_opt_accepts):
    values = [0.5, -0.0, np.inf, np.nan, np.finfo(case.dtype.numpy).smallest_subnormal, 1e10]
    small = np.array(values, case.dtype.numpy).reshape(2, 3)
    graph = graph_of(case, [small] * case.op.arity or [small])
    mlir = render_module(lower([graph]))
    golden(Stage.GRAPH, print_graph(graph))
    golden(Stage.MLIR, mlir)
    mlir_opt_accepts(mlir)


# Numbers.


def special_values(dtype: DType) -> np.ndarray:
    """Zeros, infinities, NaN, denormals, the largest numbers, and some plain ones."""
    limits = np.finfo(dtype.numpy)
    largest_denormal = limits.smallest_normal - limits.smallest_subnormal
    positive = [0.0, 0.5, 1.0, 1.5, 2.0, 3.0, limits.eps, limits.max, np.inf]
    positive += [limits.smallest_subnormal, largest_denormal, limits.smallest_normal]
    return np.array([*positive, *(-np.array(positive, dtype.numpy)), np.nan], dtype.numpy)


def operands(case: Case) -> list[np.ndarray]:
    """The operands of the numeric tests, the same in every run."""
    random = np.random.default_rng(len(case.op.name))
    op, dtype = case.op, case.dtype.numpy
    if op.kind is Kind.REDUCTION:
        return [reduction_operand(case, random)]
    if op.kind is Kind.RESHAPE:
        return [random.normal(size=(4, 6, 5)).astype(dtype)]
    special = np.array(list(product(special_values(case.dtype), repeat=max(op.arity, 1)))).T
    count = 10_000
    drawn = []
    for each in special:
        bits = random.integers(0, 256, count * dtype.itemsize, np.uint8).view(dtype)
        near = random.uniform(*op.domain, count).astype(dtype)
        drawn.append(np.concatenate([each, bits, near]))
    return drawn


def reduction_operand(case: Case, random: np.random.Generator) -> np.ndarray:
    """Plain rows, and rows with special values; a row of -0.0 alone, because NumPy's maximum of
    0.0 and -0.0 depends on their places.
    """
    array = random.uniform(*case.op.domain, size=(2, 7, 45)).astype(case.dtype.numpy)
    array[1, 0, 0] = np.nan
    array[1, 1, 1] = np.inf
    array[1, 2, 2] = -np.inf
    array[1, 3, 3:5] = [np.inf, -np.inf]
    array[1, 4] *= np.finfo(case.dtype.numpy).smallest_normal
    array[1, 5] = -0.0
    return array


@pytest.fixture(scope="session")
def compiled(natives):
    """The kernels of all cases, from one library."""
    return natives([graph_of(case, operands(case)) for case in CASES], "ops")


@pytest.mark.parametrize("case", CASES, ids=str)
def test_numbers(case, compiled):
    graph = graph_of(case, operands(case))
    arrays = operands(case)[: len(graph.inputs)]
    results = compiled[graph.name].call(*arrays)
    expected = evaluate(graph, arrays)
    values = dict(zip(graph.inputs, arrays, strict=True))
    bound = case.op.ulps.get(case.dtype)
    for got, wanted, result in zip(
        [results] if len(expected) == 1 else results, expected, graph.results, strict=True
    ):
        assert (got.dtype, got.shape) == (wanted.dtype, wanted.shape)
        if bound is None:
            same_bits(got, wanted)
        else:
            within(bound, got, wanted, exact(result.node, values))


def same_bits(got: np.ndarray, wanted: np.ndarray) -> None:
    """Equal bit for bit; a NaN is as good as another."""
    np.testing.assert_array_equal(np.isnan(got), np.isnan(wanted))
    number = ~np.isnan(wanted)
    bits = f"u{wanted.dtype.itemsize}"
    np.testing.assert_array_equal(got[number].view(bits), wanted[number].view(bits))


def exact(node: Node, values: dict[Node, np.ndarray]) -> np.ndarray:
    """The value of `node` with at least 11 more bits than it has."""
    assert np.finfo(np.longdouble).nmant >= 63, "this machine has no wider type than float64"
    inputs = [
        each.constant if each.constant is not None else values[each] for each in node.operands
    ]
    with np.errstate(invalid="ignore"):  # signaling NaNs among random bits
        wide = [each.astype(np.longdouble) for each in inputs]
    return reference.compute(node.op, node.attributes, node.type, wide)


def within(bound: float, got: np.ndarray, numpy: np.ndarray, exact: np.ndarray) -> None:
    """No more than `bound` ulps from the exact value; infinities, NaN and signs are NumPy's."""
    finite = np.isfinite(numpy)
    same_bits(got[~finite], numpy[~finite])
    np.testing.assert_array_equal(np.signbit(got[finite]), np.signbit(numpy[finite]))
    ulps = np.abs(got[finite] - exact[finite]) / ulp_of(exact[finite].astype(got.dtype))
    if np.max(ulps, initial=0) > bound:
        worst = np.argmax(ulps)
        values = f"got {got[finite][worst]!r}, exact is {exact[finite][worst]!r}"
        pytest.fail(f"{ulps[worst]:.2f} ulps: {values}")


def ulp_of(values: np.ndarray) -> np.ndarray:
    """The distance between neighbours at each finite value; np.spacing overflows at the largest."""
    limits = np.finfo(values.dtype)
    exponents = np.maximum(np.frexp(values)[1] - 1, limits.minexp)
    return np.ldexp(np.longdouble(1), exponents - limits.nmant)


# The table itself.


def faults(rows: Sequence[Primitive]) -> list[str]:
    """What is wrong with a table of primitives."""
    return [f"{row.name}: {fault}" for row in rows for fault in _faults(row, rows)]


def _faults(row: Primitive, rows: Sequence[Primitive]) -> Iterator[str]:
    if sum(each.name == row.name for each in rows) > 1:
        yield "two rows have this name"
    if row.numpy is not None and sum(each.numpy is row.numpy for each in rows) > 1:
        yield "two rows have this NumPy function"
    if not row.name.isidentifier():
        yield "the name is not an identifier"
    ufunc = row.numpy if isinstance(row.numpy, np.ufunc) else None
    if row.kind is Kind.ELEMENTWISE and (
        ufunc is None or (ufunc.nin, ufunc.nout) != (row.arity, 1) or not row.spelling
    ):
        yield "an elementwise row needs a ufunc of its arity, and a spelling"
    if row.kind is Kind.REDUCTION and (not callable(row.numpy) or not row.fold):
        yield "a reduction needs a NumPy function and a fold"
    if bool(row.spelling) > (row.kind is Kind.ELEMENTWISE):
        yield "only elementwise rows have a spelling"
    if bool(row.fold) > (row.kind is Kind.REDUCTION):
        yield "only reductions have a fold"
    if row.constant_exponent and row.arity != 2:
        yield "only a row of two operands has constant exponents"
    if not set(row.ulps) <= set(supported(row)):
        yield "a bound for a dtype that the row does not support"
    if row.domain[0] >= row.domain[1]:
        yield "the domain is empty"
    for fold in row.fold.values():
        if fold.finish is None and (len(fold.identities) > 1 or fold.accumulator):
            yield "accumulators that are not the result need a 'finish'"
    for spelling in _spellings(row):
        if isinstance(spelling, Body):
            if not (template_folder() / "scalar" / f"{spelling.template}.mlir.j2").is_file():
                yield f"there is no template '{spelling.template}'"
        elif spelling.op.count(".") != 1:
            yield f"'{spelling.op}' is not an MLIR operation"


def _spellings(row: Primitive):
    folds = row.fold.values()
    found = [*row.spelling.values(), *row.constant_exponent.values()]
    found += [spelling for fold in folds for spelling in (fold.step, fold.finish)]
    return [spelling for spelling in found if spelling is not None]


def test_the_table_has_no_faults():
    assert faults(PRIMITIVES) == []


def test_every_kind_has_a_row():
    assert {row.kind for row in PRIMITIVES} == set(Kind)


def test_every_dtype_is_cast_to_every_other():
    for source, target in product(DTYPES, DTYPES):
        if source is not target:
            assert optable.cast_rule(source, target).spelling.op.startswith("arith.")


ADD = optable.BY_NAME["add"]
SUM = optable.BY_NAME["sum"]
FLOAT = TypeClass.FLOAT


@pytest.mark.parametrize(
    ("row", "fault"),
    [
        (replace(ADD, numpy=np.hypot), "two rows have this name"),
        (replace(ADD, name="plus"), "two rows have this NumPy function"),
        (replace(ADD, name="a b", numpy=np.hypot), "the name is not an identifier"),
        (replace(ADD, arity=1), "needs a ufunc of its arity"),
        (replace(ADD, numpy=None), "needs a ufunc"),
        (replace(ADD, spelling={}), "and a spelling"),
        (replace(SUM, fold={}), "needs a NumPy function and a fold"),
        (replace(SUM, spelling=ADD.spelling), "only elementwise rows have a spelling"),
        (replace(ADD, fold=SUM.fold), "only reductions have a fold"),
        (replace(ADD, arity=1, constant_exponent={2.0: Body("square")}), "constant exponents"),
        (replace(ADD, spelling={}, ulps={F32: 1}), "does not support"),
        (replace(ADD, domain=(1.0, 1.0)), "the domain is empty"),
        (replace(SUM, fold={F64: replace(SUM.fold[F64], finish=None)}), "need a 'finish'"),
        (replace(ADD, spelling={FLOAT: Body("nonesuch")}), "there is no template 'nonesuch'"),
        (replace(ADD, spelling={FLOAT: Call("addf")}), "'addf' is not an MLIR operation"),
    ],
)
def test_a_faulty_row_is_found(row, fault):
    assert any(fault in found for found in faults([*PRIMITIVES, row]))
