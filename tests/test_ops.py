"""Every row of the table of primitives, for every dtype that it supports.

The cases come from the table, so a new row is tested without new code here: what is emitted for
it is pinned, mlir-opt accepts that, and the compiled numbers are NumPy's.
"""

import math
import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain, combinations, permutations, product

import ml_dtypes
import mpmath
import numpy as np
import pytest

from tinyir.emit.lowering import lower
from tinyir.emit.render import render_module, template_folder
from tinyir.errors import TinyirError
from tinyir.ir import optable
from tinyir.ir.attributes import Attributes
from tinyir.ir.dims import Size, maximum, minimum
from tinyir.ir.evaluation import evaluate
from tinyir.ir.graph import Graph, GraphBuilder, Node, Result
from tinyir.ir.kernels import erf
from tinyir.ir.optable import PRIMITIVES
from tinyir.ir.parse import parse_graphs
from tinyir.ir.primitive import Body, Call, Identity, Kind, Primitive
from tinyir.ir.rules import resolve_loop, ufunc_of
from tinyir.ir.text import print_graph
from tinyir.ir.types import (
    BF16,
    BOOL,
    DTYPES,
    F16,
    F32,
    F64,
    I32,
    I64,
    U32,
    DType,
    TypeClass,
    type_of,
)
from tinyir.stages import Stage

FOLDING = (Kind.REDUCTION, Kind.ARG_REDUCTION, Kind.SCAN)


@dataclass(frozen=True)
class Case:
    """A row and a dtype of its operands."""

    op: Primitive
    dtype: DType

    def __str__(self) -> str:
        return f"{self.op.name}.{self.dtype}"


def supported(op: Primitive) -> list[DType]:
    if op.kind is Kind.SIZE:
        return [I64]
    if op.kind in FOLDING:
        return [dtype for dtype in DTYPES if dtype in op.fold]
    if op.kind is not Kind.ELEMENTWISE or op is optable.SELECT:
        return list(DTYPES)
    return [dtype for dtype in DTYPES if op.spelling_for(dtype) and has_loop(op, dtype)]


def has_loop(op: Primitive, dtype: DType) -> bool:
    """Whether NumPy computes with this dtype itself, and not with one that it is cast to."""
    dtypes = [dtype.numpy] * op.arity
    try:
        return list(resolve_loop(op, dtypes)[: op.arity]) == dtypes
    except TinyirError:
        return False


CASES = [Case(op, dtype) for op in PRIMITIVES for dtype in supported(op)]


def graph_of(case: Case, arrays: Sequence[np.ndarray]) -> Graph:
    """A kernel with one result for each form that the row has, on operands such as `arrays`."""
    builder = GraphBuilder()
    inputs = []
    if case.op.kind not in (Kind.CONSTANT, Kind.IOTA):
        types = [type_of(each) for each in arrays]
        if case.op.kind is Kind.SIZE:
            types = [case.dtype["n", "m"]]
        inputs = [builder.input("xyz"[index], each) for index, each in enumerate(types)]
    nodes = list(forms(case, builder, inputs, arrays))
    names = ["out"] if len(nodes) == 1 else [f"out{index}" for index in range(len(nodes))]
    results = [Result(name, node) for name, node in zip(names, nodes, strict=True)]
    return builder.finish(f"{case.op.name}_{case.dtype}", inputs, results, {})


def forms(
    case: Case, builder: GraphBuilder, inputs: list[Node], arrays: Sequence[np.ndarray]
) -> Iterator[Node]:
    op, dtype = case.op, case.dtype
    if op.kind is Kind.INPUT:
        yield inputs[0]
    elif op.kind is Kind.CONSTANT:
        yield builder.constant(arrays[0])
        yield builder.constant(arrays[0].flat[0].reshape(()))
    elif op.kind is Kind.CAST:
        for target in DTYPES:
            if target is not dtype:
                yield builder.apply(op, inputs, Attributes(dtype=target))
    elif op.kind is Kind.ELEMENTWISE:
        yield builder.apply(op, inputs)
        for exponent in op.constant_exponent if dtype.type_class is TypeClass.FLOAT else ():
            constant = builder.constant(np.array(exponent, dtype.numpy))
            yield builder.apply(op, [*inputs[:-1], constant])
    else:
        operands = inputs if op.arity else []
        if op.kind is Kind.CONCATENATE:
            operands = [*inputs, inputs[0]]
        for attributes in attributes_of(op.kind, dtype, arrays[0].shape):
            yield builder.apply(op, operands, attributes)


def attributes_of(kind: Kind, dtype: DType, shape: tuple[int, ...]) -> Iterator[Attributes]:
    """The forms of a row whose kind has attributes, for operands of this dtype and shape."""
    axes = range(len(shape))
    subsets = list(chain(*(combinations(axes, count) for count in range(1, len(shape) + 1))))
    match kind:
        case Kind.REDUCTION | Kind.REVERSE:
            yield from (Attributes(axes=subset) for subset in subsets)
        case Kind.ARG_REDUCTION | Kind.SCAN | Kind.CONCATENATE:
            yield from (Attributes(axes=(axis,)) for axis in axes)
        case Kind.IOTA:
            yield from (Attributes(axes=(axis,), shape=shape, dtype=dtype) for axis in axes)
        case Kind.SIZE:
            n, m = Size.named("n"), Size.named("m")
            for size in (n, 2 * n * m - 1, 5 - n * n, (n + m) // 4, maximum(n, m), minimum(n, 5)):
                yield Attributes(size=size)
        case Kind.RESHAPE:
            for target in (shape[::-1], (math.prod(shape),), (*shape[:1], 1, *shape[1:])):
                yield Attributes(shape=target)
        case Kind.TRANSPOSE:
            yield from (Attributes(axes=order) for order in permutations(axes))
        case Kind.BROADCAST:
            yield Attributes(shape=(2, *shape))
        case Kind.SLICE:
            yield Attributes(starts=(1,) * len(shape), steps=(1,) * len(shape), shape=_less(shape))
            yield Attributes(starts=(0,) * len(shape), steps=(2,) * len(shape), shape=_half(shape))
        case Kind.UPDATE:
            yield Attributes(starts=(1, 1), steps=(1, 1), shape=(1, 2))
            yield Attributes(starts=(0, 0), steps=(1, 2), shape=(1, 2))
        case Kind.GATHER:
            for axis, position in product(axes, axes):
                yield Attributes(axes=(axis,), position=position)
        case Kind.CONTRACTION:
            yield from (Attributes(equation=each) for each in ("ij,kj->ik", "ij,ik->jk", "ij,ij->"))


def _less(shape: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(size - 1 for size in shape)


def _half(shape: tuple[int, ...]) -> tuple[int, ...]:
    return tuple((size + 1) // 2 for size in shape)


# Text: of each row, one dtype for each class of dtypes whose texts differ in more than names. The
# casts around what half precision computes are pinned where it has spellings of its own.

SHOWN_FIRST = (F32, F64, F16, BF16, I32, U32, BOOL)
SPELLED_PER_CLASS = (Kind.CONSTANT, Kind.CAST, Kind.IOTA, Kind.CONTRACTION)


def text_class(case: Case) -> str:
    """What the text of a case depends on beside the name of its dtype."""
    op, dtype = case.op, case.dtype
    said: list[object] = [dtype.stored_as]
    if op.kind in SPELLED_PER_CLASS:
        said += [dtype.type_class, dtype.computes_in]
    elif op.kind in FOLDING:
        said += [dtype.computes_in, replace(op.fold[dtype], identities=())]
    elif op.kind is Kind.ELEMENTWISE and op is not optable.SELECT:
        spelling = op.spelling_for(dtype)
        said.append(spelling)
        if isinstance(spelling, Body):
            said.append(spelling.file(dtype.computes_in or dtype))
    return repr(said)


def shown(op: Primitive) -> Iterator[Case]:
    """The cases of a row whose texts are pinned."""
    seen = set()
    dtypes = supported(op)
    for dtype in (*SHOWN_FIRST, *DTYPES):
        case = Case(op, dtype)
        if dtype in dtypes and text_class(case) not in seen:
            seen.add(text_class(case))
            yield case


SHOWN = [case for op in PRIMITIVES for case in shown(op)]


def small_graph(case: Case) -> Graph:
    """The kernel of a case on operands of two rows and three columns."""
    array = small_values(case.dtype).reshape(2, 3)
    return graph_of(case, operands_like(case, array))


def small_values(dtype: DType) -> np.ndarray:
    if dtype is BOOL:
        return np.array([True, False, False, True, True, False])
    if dtype.is_integer:
        limits = np.iinfo(dtype.numpy)
        return np.array([0, 1, 2, 77, limits.max, limits.min], dtype.numpy)
    smallest = ml_dtypes.finfo(dtype.numpy).smallest_subnormal
    return np.array([0.5, -0.0, np.inf, np.nan, smallest, 1e4], dtype.numpy)


def operands_like(case: Case, array: np.ndarray) -> list[np.ndarray]:
    """Operands of a case that are all such as `array`, except for conditions and indices."""
    match case.op.kind:
        case Kind.ELEMENTWISE if case.op is optable.SELECT:
            return [array != array.flat[0], array, array[::-1]]
        case Kind.GATHER:
            return [array, np.array([[1, 0, 1], [0, 1, 1]])]
        case Kind.CONCATENATE:
            return [array, array[::-1]]
        case Kind.UPDATE:
            return [array, array[:1, 1:3]]
        case _:
            return [array] * max(case.op.arity, 1)


@pytest.mark.parametrize("case", [next(shown(op)) for op in PRIMITIVES], ids=str)
def test_graph_text(case, golden):
    text = print_graph(small_graph(case))
    golden(Stage.GRAPH, text)
    (again,) = parse_graphs(text, "text.graph")
    assert print_graph(again) == text


@pytest.mark.parametrize("case", SHOWN, ids=str)
def test_text(case, golden):
    golden(Stage.MLIR, render_module(lower([small_graph(case)])))


def test_mlir_opt_accepts_the_texts(mlir_opt_accepts):
    mlir_opt_accepts(*(render_module(lower([small_graph(case)])) for case in SHOWN))


# Numbers.

COUNT = 4_000
"""How many random operands are drawn, beside the special ones."""


def special_values(dtype: DType) -> np.ndarray:
    """Zeros, limits and their neighbours, some plain numbers, and what floats have besides."""
    if dtype is BOOL:
        return np.array([False, True])
    if dtype.is_integer:
        limits, bits = np.iinfo(dtype.numpy), dtype.bits
        positive = [0, 1, 2, 3, 7, bits - 1, bits, bits + 1, limits.max - 1, limits.max]
        negative = [-1, -2, -3, -7, 1 - bits, -bits, limits.min + 1]
        return np.array([*positive, limits.min, *(negative if limits.min else [])], dtype.numpy)
    limits = ml_dtypes.finfo(dtype.numpy)
    smallest, normal = float(limits.smallest_subnormal), float(limits.smallest_normal)
    positive = [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, float(limits.eps), float(limits.max), np.inf]
    positive += [smallest, normal - smallest, normal]
    return np.array([*positive, *(-each for each in positive), np.nan], dtype.numpy)


def any_values(dtype: DType, random: np.random.Generator) -> np.ndarray:
    """Random bits; every value of a dtype of up to 16 bits is among them."""
    if dtype is BOOL:
        return random.integers(0, 2, COUNT).astype(bool)
    if dtype.bits <= 16:
        return random.permutation(2**dtype.bits).astype(f"u{dtype.bytes}").view(dtype.numpy)
    return random.integers(0, 256, COUNT * dtype.bytes, np.uint8).view(dtype.numpy)


def plain_values(
    dtype: DType, domain: tuple[float, float], random: np.random.Generator
) -> np.ndarray:
    """Small numbers of the domain."""
    values = random.uniform(*domain, COUNT)
    return (np.abs(values) if dtype.type_class is TypeClass.UNSIGNED else values).astype(
        dtype.numpy
    )


def operands(case: Case) -> list[np.ndarray]:
    """The operands of the numeric tests, the same in every run."""
    op, dtype = case.op, case.dtype
    random = np.random.default_rng(zlib.crc32(str(case).encode()))
    match op.kind:
        case Kind.ELEMENTWISE | Kind.CAST if op is not optable.SELECT:
            drawn = elementwise_operands(case, random)
        case Kind.REDUCTION | Kind.ARG_REDUCTION | Kind.SCAN:
            drawn = [folded_operand(case, random)]
        case Kind.CONTRACTION:
            drawn = [summable(dtype, random) for _ in range(2)]
        case _:
            array = random.permutation(any_values(dtype, random)[:20].repeat(6))[:24].reshape(4, 6)
            drawn = operands_like(case, array)
    return drawn


def elementwise_operands(case: Case, random: np.random.Generator) -> list[np.ndarray]:
    """Each special value with each other, then random ones."""
    op, dtype = case.op, case.dtype
    special = np.array(list(product(special_values(dtype), repeat=op.arity)), dtype.numpy).T
    drawn = [
        np.concatenate([each, any_values(dtype, random), plain_values(dtype, op.domain, random)])
        for each in special
    ]
    if op.constant_exponent and dtype.is_integer:  # NumPy refuses negative ones
        drawn[-1] &= np.iinfo(dtype.numpy).max
    return drawn


def folded_operand(case: Case, random: np.random.Generator) -> np.ndarray:
    """Plain rows, and rows with special values; a row of -0.0 alone, because NumPy's maximum of
    0.0 and -0.0 depends on their places.
    """
    dtype, shape = case.dtype, (2, 7, 45)
    if dtype.type_class is not TypeClass.FLOAT:
        array = any_values(dtype, random)[: math.prod(shape)]
        return np.resize(array, shape)
    array = random.uniform(*case.op.domain, size=shape).astype(dtype.numpy)
    array[1, 0, 0] = np.nan
    array[1, 1, 1] = np.inf
    array[1, 2, 2] = -np.inf
    array[1, 3, 3:5] = [np.inf, -np.inf]
    array[1, 4] *= ml_dtypes.finfo(dtype.numpy).smallest_normal
    array[1, 5] = -0.0
    return array


def summable(dtype: DType, random: np.random.Generator) -> np.ndarray:
    """Numbers whose products add up without rounding in any order, and special floats."""
    if dtype.type_class is not TypeClass.FLOAT:
        return any_values(dtype, random)[:42].reshape(6, 7)
    array = random.integers(-4, 5, (6, 7)).astype(dtype.numpy)
    array[1, 1:4] = [np.inf, -np.inf, np.nan]
    return array


@pytest.fixture(scope="session")
def compiled(natives):
    """The kernels of all cases, from one library."""
    return natives([graph_of(case, operands(case)) for case in CASES], "ops")


@pytest.mark.parametrize("case", CASES, ids=str)
def test_numbers(case, compiled):
    graph = graph_of(case, operands(case))
    arrays = operands(case)
    values = dict(zip(graph.inputs, arrays, strict=False))  # some rows have no operands
    results = compiled[graph.name].call(*values.values())
    expected = evaluate(graph, list(values.values()))
    bound = bound_of(case)
    for got, wanted, result in zip(
        [results] if len(expected) == 1 else results, expected, graph.results, strict=True
    ):
        assert (got.dtype, got.shape) == (wanted.dtype, wanted.shape)
        documented = as_documented(result.node, arrays, wanted)
        if bound is None:
            same_bits(got, documented)
        else:
            within(bound, got, documented, exact(case, result.node, values))


def bound_of(case: Case) -> float | None:
    """The distance to the exact value that is allowed, in ulps; None: NumPy's bits are wanted.

    Half precision is rounded from a float32 that is as near to the exact value as float32's row
    says: half an ulp, and that bound as it looks in half precision.
    """
    op, dtype = case.op, case.dtype
    inner = dtype.computes_in
    if dtype in op.ulps or inner not in op.ulps:
        return op.ulps.get(dtype)
    finer = np.finfo(inner.numpy).nmant - ml_dtypes.finfo(dtype.numpy).nmant
    return 0.5 + op.ulps[inner] * 2.0**-finer


def as_documented(node: Node, arrays: Sequence[np.ndarray], numpys: np.ndarray) -> np.ndarray:
    """NumPy's values, but for two differences that are as they are on purpose.

    Of floats that uint32 cannot hold, those that int64 holds are wrapped around; what NumPy makes
    of them depends on their places. The power with the constant 0.5 is np.sqrt, as NumPy's is, but
    also in half precision, where NumPy's power of -inf and of -0.0 is no square root.
    """
    first = arrays[0]
    is_float = first.dtype.kind not in "iub"
    with np.errstate(all="ignore"):
        if node.op is optable.CAST and node.type.dtype is U32 and is_float:
            fits = (first > -1) & (first.astype(np.float64) < 2**32)
            return np.where(fits, numpys, first.astype(np.int64).astype(np.uint32))
        if node.op.constant_exponent and node.operands[-1].constant == 0.5:
            return np.where(first <= 0, np.sqrt(first), numpys)
    return numpys


def same_bits(got: np.ndarray, wanted: np.ndarray) -> None:
    """Equal bit for bit; a NaN is as good as another."""
    bits = f"u{wanted.dtype.itemsize}"
    with np.errstate(invalid="ignore"):  # bfloat16's signaling NaNs
        both_nan = (got != got) & (wanted != wanted)
    differs = (got.view(bits) != wanted.view(bits)) & ~both_nan
    if differs.any():
        where = tuple(np.argwhere(differs)[0])
        count = np.count_nonzero(differs)
        pytest.fail(f"{count} differ; at {where} got {got[where]!r}, wanted {wanted[where]!r}")


def exact(case: Case, node: Node, values: dict[Node, np.ndarray]) -> np.ndarray:
    """The value of `node` with at least 11 more bits than it has."""
    assert np.finfo(np.longdouble).nmant >= 63, "this machine has no wider type than float64"
    wide = np.longdouble if case.dtype is F64 else np.float64
    inputs = [
        each.constant if each.constant is not None else values[each] for each in node.operands
    ]
    function = WIDER.get(node.op.numpy, node.op.numpy) if case.dtype is F64 else node.op.numpy
    with np.errstate(all="ignore"):
        inputs = [each.astype(wide) for each in inputs]
        if node.op.kind is Kind.REDUCTION:
            return function(inputs[0], axis=node.attributes.axes)
        return function(*inputs)


def erf_of_longdouble(x: np.ndarray) -> np.ndarray:
    def one(value: np.longdouble) -> np.longdouble:
        if not np.isfinite(value):
            return np.sign(value)
        found = mpmath.erf(mpmath.mpf(float(value)))
        high = float(found)
        return np.longdouble(high) + np.longdouble(float(found - high))

    with mpmath.workprec(120):
        return np.array([one(value) for value in x.flat], np.longdouble).reshape(x.shape)


WIDER: dict[object, Callable[[np.ndarray], np.ndarray]] = {erf: erf_of_longdouble}
"""What computes in more than float64 where a row's own function does not."""


def within(bound: float, got: np.ndarray, numpy: np.ndarray, exact: np.ndarray) -> None:
    """No more than `bound` ulps from the exact value; infinities, NaN and signs are NumPy's."""
    finite = np.isfinite(numpy)
    same_bits(got[~finite], numpy[~finite])
    np.testing.assert_array_equal(np.signbit(got[finite]), np.signbit(numpy[finite]))
    exact = exact[finite]
    ulps = np.abs(got[finite].astype(exact.dtype) - exact) / ulp_of(exact, numpy.dtype)
    if np.max(ulps, initial=0) > bound:
        worst = np.argmax(ulps)
        values = f"got {got[finite][worst]!r}, exact is {exact[worst]!r}"
        pytest.fail(f"{ulps[worst]:.4f} ulps: {values}, NumPy has {numpy[finite][worst]!r}")


def ulp_of(values: np.ndarray, dtype: np.dtype) -> np.ndarray:
    """The distance between neighbours of `dtype` at each value."""
    limits = ml_dtypes.finfo(dtype)
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
    if row.kind is Kind.ELEMENTWISE:
        yield from _elementwise_faults(row)
    elif row.spelling:
        yield "only elementwise rows have a spelling"
    if row.kind in FOLDING and not (callable(row.numpy) and row.fold):
        yield "a reduction needs a NumPy function and a fold"
    if row.fold and row.kind not in FOLDING:
        yield "only reductions and scans have a fold"
    if row.constant_exponent and row.arity != 2:
        yield "only a row of two operands has constant exponents"
    if row.of_not_positive and row.arity != 1:
        yield "only a row of one operand has a body for its sign"
    if row.domain[0] >= row.domain[1]:
        yield "the domain is empty"
    for fold in row.fold.values() if row.kind is Kind.REDUCTION else ():
        if fold.finish is None and len(fold.identities) > 1:
            yield "accumulators that are not the result need a 'finish'"
    for spelling, dtype in _spellings(row):
        if isinstance(spelling, Body):
            file = spelling.file(dtype.computes_in or dtype)
            if not (template_folder() / "scalar" / f"{file}.mlir.j2").is_file():
                yield f"there is no template '{file}'"
        elif not isinstance(spelling, Identity) and spelling.op.count(".") != 1:
            yield f"'{spelling.op}' is not an MLIR operation"


def _elementwise_faults(row: Primitive) -> Iterator[str]:
    if not row.spelling or not callable(row.numpy):
        yield "an elementwise row needs a NumPy function, and a spelling"
        return
    if row is optable.SELECT:
        return
    if not isinstance(row.promotes_like or row.numpy, np.ufunc):
        yield "what is no ufunc needs one with the same dtypes"
        return
    if (ufunc_of(row).nin, ufunc_of(row).nout) != (row.arity, 1):
        yield "the row's ufunc has another arity"
        return
    dtypes = supported(row)
    for key in row.spelling:
        if key not in dtypes and key not in {dtype.type_class for dtype in dtypes}:
            yield f"NumPy has no loop for the spelling of {key}"
    if not set(row.ulps) <= set(dtypes):
        yield "a bound for a dtype that the row does not support"


def _spellings(row: Primitive):
    dtypes = supported(row) if row.spelling and row.kind is Kind.ELEMENTWISE else []
    floats = [dtype for dtype in dtypes if dtype.type_class is TypeClass.FLOAT]
    found = [(row.spelling_for(dtype), dtype) for dtype in dtypes]
    found += product((*row.constant_exponent.values(), row.of_not_positive), floats)
    found += [
        (each, dtype) for dtype, fold in row.fold.items() for each in (fold.step, fold.finish)
    ]
    return [(spelling, dtype) for spelling, dtype in found if spelling is not None]


def test_the_table_has_no_faults():
    assert faults(PRIMITIVES) == []


def test_every_kind_has_a_row():
    """But for calls, which no user writes."""
    assert {row.kind for row in PRIMITIVES} == set(Kind) - {Kind.CALL, Kind.CALL_RESULT}


ADD = optable.BY_NAME["add"]
SUM = optable.BY_NAME["sum"]
FLOAT = TypeClass.FLOAT
TWO_IDENTITIES = replace(SUM.fold[F64], finish=None)


@pytest.mark.parametrize(
    ("row", "fault"),
    [
        (replace(ADD, numpy=np.hypot), "two rows have this name"),
        (replace(ADD, name="plus"), "two rows have this NumPy function"),
        (replace(ADD, name="a b", numpy=np.hypot), "the name is not an identifier"),
        (replace(ADD, arity=1), "has another arity"),
        (replace(ADD, numpy=None), "needs a NumPy function"),
        (replace(ADD, numpy=np.sum), "what is no ufunc needs one"),
        (replace(ADD, spelling={}), "and a spelling"),
        (replace(ADD, numpy=np.hypot), "no loop for the spelling of TypeClass.SIGNED"),
        (replace(SUM, fold={}), "needs a NumPy function and a fold"),
        (replace(SUM, spelling=ADD.spelling), "only elementwise rows have a spelling"),
        (replace(ADD, fold=SUM.fold), "only reductions and scans have a fold"),
        (replace(ADD, arity=1, constant_exponent={2.0: Body("square")}), "constant exponents"),
        (replace(ADD, of_not_positive=Identity()), "only a row of one operand has a body for its"),
        (replace(ADD, spelling={FLOAT: Call("arith.addf")}, ulps={I64: 1}), "does not support"),
        (replace(ADD, domain=(1.0, 1.0)), "the domain is empty"),
        (replace(SUM, fold={F64: TWO_IDENTITIES}), "need a 'finish'"),
        (replace(ADD, spelling={FLOAT: Body("nonesuch")}), "there is no template 'nonesuch'"),
        (
            replace(ADD, spelling={FLOAT: Body("square", per_dtype=True)}),
            "there is no template 'square.f64'",
        ),
        (replace(ADD, spelling={FLOAT: Call("addf")}), "'addf' is not an MLIR operation"),
    ],
)
def test_a_faulty_row_is_found(row, fault):
    assert any(fault in found for found in faults([*PRIMITIVES, row]))
