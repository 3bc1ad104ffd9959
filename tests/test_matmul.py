"""Products of matrices of awkward sizes, transposed, in batches, and what is computed from them."""

import itertools
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import pytest

import tinyir as ti
from tests.calls import trace

SIZES = (0, 1, 2, 3, 5, 7, 8, 15, 16, 17, 31, 32, 33, 64, 65, 127, 257)
DTYPES = (np.float32, np.float64)


@dataclass(frozen=True)
class Case:
    """A function of matrices `a` and `b` of the shapes of a product, and of more like them."""

    name: str
    function: Callable
    shapes: tuple[tuple[int, ...], ...]
    dtype: type

    def __str__(self) -> str:
        return f"{self.name}_{np.dtype(self.dtype)}"

    def arrays(self, dtype=None) -> list[np.ndarray]:
        random = np.random.default_rng(sum(map(sum, self.shapes)))
        drawn = [random.normal(size=shape).astype(self.dtype) for shape in self.shapes]
        return [each.astype(dtype or self.dtype) for each in drawn]


def product(a, b):
    return a @ b


def left_transposed(a, b):
    return a.swapaxes(-1, -2) @ b


def right_transposed(a, b):
    return a @ b.swapaxes(-1, -2)


def both_transposed(a, b):
    return a.swapaxes(-1, -2) @ b.swapaxes(-1, -2)


LAYOUTS = (product, left_transposed, right_transposed, both_transposed)


def of_sizes(rows, summed, columns, layout, dtype, batches=((), ())) -> Case:
    """A product; `layout` says which operands lie transposed in memory."""
    one, other = (rows, summed), (summed, columns)
    if layout in (left_transposed, both_transposed):
        one = one[::-1]
    if layout in (right_transposed, both_transposed):
        other = other[::-1]
    shapes = ((*batches[0], *one), (*batches[1], *other))
    name = f"{layout.__name__}_{'x'.join(map(str, (*batches[0], rows, summed, columns)))}"
    return Case(f"{name}_{len(batches[1])}", layout, shapes, dtype)


def awkward() -> list[Case]:
    """Each size in each place; layouts and dtypes take turns."""
    turns = itertools.cycle(itertools.product(LAYOUTS, DTYPES))
    found = []
    for size in SIZES:
        for sizes in ((size, 33, 17), (13, size, 40), (33, 17, size)):
            found.append(of_sizes(*sizes, *next(turns)))
            found.append(of_sizes(*sizes, product, DTYPES[size % 2]))
    return list(dict.fromkeys(found))


def long() -> list[Case]:
    """Sums in blocks, with and without a rest; panels in several chunks; rows in several bands."""
    sizes = ((7, 385, 20), (6, 512, 16), (13, 769, 33), (5, 1025, 300), (140, 1100, 270))
    return [
        of_sizes(*each, layout, np.float32)
        for each, layout in itertools.product(sizes, (product, right_transposed))
    ]


def rows() -> list[Case]:
    """A row times a matrix: sums short and long, in lanes or parts with and without a rest."""
    turns = itertools.cycle(DTYPES)
    summed, columns = (16, 17, 130, 200, 1000, 1031, 3333), (1, 7, 33, 100)
    sizes = zip(itertools.chain(summed, summed), itertools.cycle(columns), strict=False)
    return [
        of_sizes(1, *each, layout, next(turns))
        for each, layout in itertools.product(sizes, (product, right_transposed))
    ]


BATCHES = (((3,), (3,)), ((3,), ()), ((), (3,)), ((2, 1), (3,)), ((1,), (1,)), ((5, 2), (5, 2)))


def batched() -> list[Case]:
    return [
        of_sizes(*sizes, layout, np.float32, batches)
        for batches in BATCHES
        for sizes, layout in (((9, 20, 34), product), ((1, 20, 34), right_transposed))
    ]


def vectors() -> list[Case]:
    shapes = (
        ((40,), (40, 70)),
        ((70, 40), (40,)),
        ((3, 70, 40), (3, 40, 1)),
        ((40,), (3, 40, 33)),
        ((16,), (16, 1)),
    )
    return [
        Case(f"vector{index}", product, each, dtype)
        for index, each in enumerate(shapes)
        for dtype in DTYPES
    ]


# What is computed from a product: `c` is a row for each column, `d` is like the product.
EPILOGUES = {
    "bias": lambda a, b, c, d: a @ b + c,
    "scale": lambda a, b, c, d: 0.125 * (a @ b),
    "residual": lambda a, b, c, d: d + a @ b,
    "gelu": lambda a, b, c, d: ti.library.gelu(a @ b + c),
    "cast": lambda a, b, c, d: (a @ b + c).astype(np.float64),
    "half": lambda a, b, c, d: (a @ b).astype(np.float16),
    "compared": lambda a, b, c, d: np.where(a @ b > d, d, c),
    "transposed_residual": lambda a, b, c, d: a @ b + d.reshape(d.shape[::-1]).T,
    "reversed_residual": lambda a, b, c, d: a @ b + d[::-1, ::-1],
    "sines": lambda a, b, c, d: np.sin((a @ b).astype(np.float64)),
    "columns": lambda a, b, c, d: a @ b * d[:, :1],
    "sum": lambda a, b, c, d: (a @ b + c).sum(axis=0),
    "softmax": lambda a, b, c, d: ti.library.softmax(0.01 * (a @ b)),
    "transposed": lambda a, b, c, d: (a @ b + c).T * 2,
    "reshaped": lambda a, b, c, d: (a @ b + c).reshape(-1) * 2,
    "stacked": lambda a, b, c, d: np.concatenate([a @ b + c, d]),
    "twice": lambda a, b, c, d: (a @ b) @ d.T,
    "product_of_computed": lambda a, b, c, d: np.tanh(a) @ (b + c),
    "of_two_products": lambda a, b, c, d: (a @ b) * np.tanh(2 * a @ b + c) + d,
    "of_itself": lambda a, b, c, d: (a @ b) * (a @ b) - (a @ b),
    # mlir-opt folds these away.
    "times_one": lambda a, b, c, d: a @ b * np.float32(1),
    "negated_twice": lambda a, b, c, d: np.negative(-(a @ b)),
    "there_and_back": lambda a, b, c, d: (a @ b).astype(np.float64).astype(a.dtype),
    "either_way": lambda a, b, c, d: np.where(d > 0, a @ b, a @ b),
    "nothing_of_it": lambda a, b, c, d: ((a @ b).astype(np.int64) & 0) + d,
    "softmax_of_it": lambda a, b, c, d: ti.library.softmax(a @ b / a.dtype.type(1)) @ d.T,
}


def epilogues() -> list[Case]:
    found = []
    for (name, function), (rows, summed, columns) in itertools.product(
        EPILOGUES.items(), ((13, 20, 37), (12, 400, 32), (1, 40, 40), (17, 1, 33))
    ):
        shapes = ((rows, summed), (summed, columns), (columns,), (rows, columns))
        dtype = DTYPES[rows % 2]
        found.append(Case(f"{name}_{rows}x{summed}x{columns}", function, shapes, dtype))
    return found


# What a view shows of a matrix of 7 rows and 9 columns; it may be all of it.
VIEWS = {
    "first_columns": lambda x: x[:, :5],
    "last_columns": lambda x: x[:, 2:],
    "first_rows": lambda x: x[:4],
    "every_second": lambda x: x[::2, ::2],
    "reversed": lambda x: x[::-1, ::-1],
    "repeated_row": lambda x: np.broadcast_to(x[:1], x.shape),
    "split": lambda x: np.split(x, 3, axis=-1)[0],
    "turned_twice": lambda x: x.T[:6].T,
}


def of_views() -> list[Case]:
    """Products whose operands show parts of arrays, as they lie and transposed."""

    def case(name: str, show: Callable) -> list[Case]:
        functions = (lambda a, b: show(a) @ show(b).T, lambda a, b: show(a).T @ show(b))
        names = (f"{name}_right", f"{name}_left")
        pairs = zip(names, functions, strict=True)
        return [Case(each, function, ((7, 9), (7, 9)), np.float32) for each, function in pairs]

    return [each for name, show in VIEWS.items() for each in case(name, show)]


CASES = [*awkward(), *long(), *rows(), *batched(), *vectors(), *epilogues(), *of_views()]


@pytest.fixture(scope="module")
def graphs():
    return {case: trace(case.function, case.arrays(), f"case_{case}") for case in CASES}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_numbers(case, graphs, natives):
    kernel = natives(list(graphs.values()), "matmul")[graphs[case].name]
    computed = np.asarray(kernel.call(*case.arrays()))
    expected = np.asarray(case.function(*case.arrays()))
    assert (computed.dtype, computed.shape) == (expected.dtype, expected.shape)
    exact = np.asarray(case.function(*case.arrays(np.longdouble)), np.longdouble)
    narrow = min(np.dtype(case.dtype), expected.dtype, key=lambda each: each.itemsize)
    rounding = 8 * np.finfo(narrow).eps * np.abs(exact).max(initial=0)
    allowed = 2 * np.abs(expected - exact).max(initial=0) + rounding
    assert np.abs(computed - exact).max(initial=0) <= allowed


@pytest.fixture(scope="module")
def of_named_rows(natives):
    """Products of a named number of rows, by columns, dtype and whether the matrix is packed."""
    graphs = {}
    for columns, dtype in itertools.product((5, 16, 33, 64, 96, 130, 400), DTYPES):
        element = ti.f32 if dtype is np.float32 else ti.f64
        matrix, bias = element[300, columns], element[columns]
        key, name = (columns, dtype), f"rows_{columns}_{np.dtype(dtype)}"
        plain = trace(lambda x, w, b: x @ w + b, (element["rows", 300], matrix, bias), name)
        graphs[key, False] = plain
        if columns % 16 == 0:
            types = element["rows", 300], ti.pack(matrix), bias
            shown = trace(lambda x, w, b: x @ ti.unpack(w) + b, types, f"{name}_packed")
            graphs[key, True] = shown
    kernels = natives(list(graphs.values()), "named_rows")
    return {key: kernels[graph.name] for key, graph in graphs.items()}


@pytest.mark.parametrize("rows", [0, 1, 2, 4, 5, 6, 7, 11, 13])
def test_rows_that_tiles_leave_over(rows, of_named_rows):
    """Each with several panels at a time, of which some are left over, too."""
    random = np.random.default_rng(rows)
    for ((columns, dtype), is_packed), kernel in of_named_rows.items():
        x, w, b = (
            random.normal(size=s).astype(dtype) for s in ((rows, 300), (300, columns), columns)
        )
        computed = kernel.call(x, ti.pack(w) if is_packed else w, b)
        np.testing.assert_allclose(
            computed, x @ w + b, rtol=0, atol=1e-4 if dtype is np.float32 else 1e-12, strict=True
        )


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize(
    ("rows", "summed", "columns"),
    [(64, 300, 64), (64, 769, 48), (30, 3072, 64), (24, 8192, 32), (1, 3072, 256), (1, 8192, 64)],
)
def test_error_is_at_most_twice_that_of_numpy(rows, summed, columns, dtype):
    """Without allowing for anything; in float64, extended precision is the exact result."""
    ratios = []
    kernel = ti.jit(product)
    for seed in range(3):
        random = np.random.default_rng(seed)
        a = random.normal(size=(rows, summed)).astype(dtype)
        b = random.normal(size=(summed, columns)).astype(dtype)
        exact = a.astype(np.longdouble) @ b.astype(np.longdouble)
        ratios.append(np.abs(kernel(a, b) - exact).max() / np.abs(a @ b - exact).max())
    assert np.median(ratios) <= 2


INTEGER_EPILOGUES = [np.power, np.floor_divide, np.remainder, np.fmod, np.left_shift]


@pytest.mark.parametrize("function", INTEGER_EPILOGUES, ids=lambda each: each.__name__)
def test_integers_computed_from_products(function):
    """Whatever NumPy refuses of the numbers that tell whether mlir-opt folds an operation away."""
    random = np.random.default_rng(4)
    x, w = (random.integers(-3, 4, (each, 8)).astype(np.int32) for each in (6, 8))
    exponent = random.integers(1, 4, (6, 8)).astype(np.int32)
    arguments = x, w, exponent

    def epilogue(x, w, exponent):
        return function((x @ w) % 7, exponent)

    np.testing.assert_array_equal(ti.jit(epilogue)(*arguments), epilogue(*arguments))
