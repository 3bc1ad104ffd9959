"""The transcendental functions: their errors, special values and exact cases, and that they are
vector code. benchmarks/accuracy.py measures the same over all float32 values.
"""

import re
from collections.abc import Callable
from itertools import product

import mpmath
import numpy as np
import pytest

from tinyir.backend.cache import LIBRARY
from tinyir.backend.runtime import NativeKernel
from tinyir.driver import Options, cached_library, stage_text
from tinyir.ir.graph import Graph, GraphBuilder, Result
from tinyir.ir.optable import BY_NAME, TRANSCENDENTAL
from tinyir.ir.primitive import Primitive
from tinyir.ir.types import F32, F64, DType, TensorType
from tinyir.source import Source
from tinyir.stages import Stage

COUNT = 2048
ROWS = (*TRANSCENDENTAL, BY_NAME["power"])
CASES = [pytest.param(row, dtype, id=f"{row.name}.{dtype}") for row in ROWS for dtype in (F32, F64)]

MPMATH = {
    "arcsin": mpmath.asin,
    "arccos": mpmath.acos,
    "arctan": mpmath.atan,
    "arctan2": mpmath.atan2,
    "arcsinh": mpmath.asinh,
    "arccosh": mpmath.acosh,
    "arctanh": mpmath.atanh,
    "cbrt": lambda x: mpmath.sign(x) * mpmath.cbrt(abs(x)),
}


def name_of(row: Primitive, dtype: DType) -> str:
    return f"{row.name}_of_{dtype}"


def graph_of(row: Primitive, dtype: DType) -> Graph:
    builder = GraphBuilder()
    operands = [builder.input(name, TensorType(dtype, (COUNT,))) for name in "xy"[: row.arity]]
    results = [Result("out", builder.apply(row, operands))]
    return builder.finish(name_of(row, dtype), operands, results, {})


@pytest.fixture(scope="module")
def assembly() -> Source:
    """All functions, as text of the target."""
    graphs = [graph_of(*case.values) for case in CASES]
    source = Source.of_graphs(graphs, "accuracy")
    text = stage_text(source, Options(), Stage.ASM)
    return Source(source.stem, source.signatures, None, Stage.ASM, text)


@pytest.fixture(scope="module")
def function(assembly, own_cache) -> Callable[..., Callable[..., np.ndarray]]:
    """`function(row, dtype)`: the compiled function of any number of elements up to COUNT."""
    library = cached_library(assembly, Options()) / LIBRARY
    kernels = {each.name: NativeKernel(library, each) for each in assembly.signatures}

    def of(row: Primitive, dtype: DType) -> Callable[..., np.ndarray]:
        def call(*operands) -> np.ndarray:
            arrays = [np.asarray(each, dtype.numpy) for each in operands]
            padded = [np.resize(each, COUNT) for each in arrays]
            return kernels[name_of(row, dtype)].call(*padded)[: len(arrays[0])]

        return call

    return of


# Errors.


def samples(row: Primitive, dtype: DType) -> list[np.ndarray]:
    """Random bits, the row's domain, small and large numbers, and multiples of pi/4."""
    random = np.random.default_rng(len(row.name))
    count = COUNT // 8
    operands = []
    for _ in range(row.arity):
        parts = [
            random.integers(0, 256, count * dtype.bytes, np.uint8).view(dtype.numpy),
            random.uniform(*row.domain, 3 * count),
            random.uniform(-1.1, 1.1, count),
            10.0 ** random.uniform(-12, 3, count),
            1 + random.normal(size=count) * 10.0 ** random.uniform(-12, -1, count),
            random.integers(-1000, 1000, count) * (np.pi / 4),
        ]
        drawn = np.concatenate([part.astype(dtype.numpy) for part in parts])
        operands.append(random.permutation(drawn) if operands else drawn)
    return operands


def exact(row: Primitive, operands: tuple[np.floating, ...]) -> mpmath.mpf:
    function = MPMATH.get(row.name) or getattr(mpmath, row.name)
    return function(*(mpmath.mpf(float(each)) for each in operands))


@pytest.mark.parametrize(("row", "dtype"), CASES)
def test_error(row, dtype, function):
    operands = samples(row, dtype)
    got = function(row, dtype)(*operands)
    with np.errstate(all="ignore"):
        numpy = row.numpy(*operands)
    limits = np.finfo(dtype.numpy)
    bound = row.ulps.get(dtype, 0.5)
    compared = 0
    with mpmath.workprec(160):
        for index in np.flatnonzero(np.isfinite(numpy) & (numpy != 0)):
            at = tuple(each[index] for each in operands)
            value = exact(row, at)
            exponent = max(mpmath.frexp(value)[1] - 1, limits.minexp)
            ulps = abs(mpmath.mpf(float(got[index])) - value) / mpmath.mpf(2) ** (
                exponent - limits.nmant
            )
            assert ulps <= bound, f"{row.name}{at} is {got[index]!r}, {float(ulps):.2f} ulps off"
            compared += 1
    assert compared > COUNT // 4


# Special values.


def special_values(dtype: DType) -> np.ndarray:
    limits = np.finfo(dtype.numpy)
    largest_denormal = limits.smallest_normal - limits.smallest_subnormal
    positive = [0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 1000.0, limits.eps, limits.max, np.inf]
    positive += [limits.smallest_subnormal, largest_denormal, limits.smallest_normal]
    return np.array([*positive, *(-np.array(positive, dtype.numpy)), np.nan], dtype.numpy)


@pytest.mark.parametrize(("row", "dtype"), CASES)
def test_special_values(row, dtype, function):
    """NaN, infinities, zeros and signs are NumPy's."""
    combined = np.array(list(product(special_values(dtype), repeat=row.arity)), dtype.numpy).T
    got = function(row, dtype)(*combined)
    with np.errstate(all="ignore"):
        numpy = row.numpy(*combined)
    for quality in (np.isnan, np.isinf, lambda values: values == 0):
        np.testing.assert_array_equal(quality(got), quality(numpy))
    number = ~np.isnan(numpy)
    np.testing.assert_array_equal(np.signbit(got[number]), np.signbit(numpy[number]))


INTEGERS = np.arange(1.0, 31.0)
POWERS_OF_TWO = 2.0 ** np.arange(-126.0, 128.0)
FLOATS = np.random.default_rng(0).lognormal(size=100).astype(np.float32)
WITHOUT_ERROR = [
    ("exp", [0.0], [1.0]),
    ("exp2", np.log2(POWERS_OF_TWO), POWERS_OF_TWO),
    ("log", [1.0], [0.0]),
    ("log2", POWERS_OF_TWO, np.arange(-126.0, 128.0)),
    ("log10", 10.0 ** np.arange(11.0), np.arange(11.0)),
    ("cbrt", INTEGERS**3, INTEGERS),
    ("cos", [0.0], [1.0]),
    ("tanh", [20.0, -20.0, 1e30], [1.0, -1.0, 1.0]),
    ("erf", [6.0, -6.0, 1e30], [1.0, -1.0, 1.0]),
]
WITHOUT_ERROR_OF_TWO = [
    ("power", FLOATS, np.ones(100), FLOATS),
    ("power", INTEGERS, np.full(30, 4.0), INTEGERS**4),
    ("power", INTEGERS**2, np.full(30, 0.5), INTEGERS),
    ("hypot", 3 * INTEGERS, 4 * INTEGERS, 5 * INTEGERS),
]


@pytest.mark.parametrize("dtype", [F32, F64], ids=str)
@pytest.mark.parametrize(
    ("name", "operands", "expected"),
    [(name, operands, expected) for name, *operands, expected in WITHOUT_ERROR]
    + [(name, operands, expected) for name, *operands, expected in WITHOUT_ERROR_OF_TWO],
)
def test_exact_cases(name, operands, expected, dtype, function):
    got = function(BY_NAME[name], dtype)(*operands)
    np.testing.assert_array_equal(got, np.asarray(expected, dtype.numpy))


HARD_ANGLES = [6381956970095103 * 2.0**797, np.finfo(np.float64).max, 1e22, 5e15 * np.pi]


@pytest.mark.parametrize("name", ["sin", "cos", "tan"])
def test_huge_angles(name, function):
    """The first of these angles is, of all float64 numbers, nearest to a multiple of pi/2."""
    row = BY_NAME[name]
    got = function(row, F64)(HARD_ANGLES)
    with mpmath.workprec(1200):
        expected = [float(exact(row, (angle,))) for angle in HARD_ANGLES]
    np.testing.assert_allclose(got, expected, rtol=3e-16)


# Code.


@pytest.mark.parametrize(("row", "dtype"), CASES)
def test_vector_code(row, dtype, assembly):
    """A function calls none of libm, and works on registers of several elements."""
    name = name_of(row, dtype)
    found = re.search(rf"^{name}:(.*?)^\.Lfunc_end", assembly.text, re.MULTILINE | re.DOTALL)
    assert found is not None
    instructions = [line.split() for line in found[1].splitlines() if line.startswith("\t")]
    assert not [line for line in instructions if line[0] in ("call", "callq", "jmp", "bl", "b")]
    packed = "p" + {F32: "s", F64: "d"}[dtype]
    assert any(packed in line[0] or re.search(r"\.[248][sd]\b", line[-1]) for line in instructions)
