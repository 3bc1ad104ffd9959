"""Arguments that kernels write to, and other arrays that are written to while tracing.

Functions run as plain NumPy on copies, and compiled: what they return and what they leave in each
of their arguments is the same, bit for bit.
"""

from collections.abc import Callable, Sequence

import numpy as np
import pytest
from calls import Call, numbers

from tinyir import f32, jit
from tinyir.backend.cache import LIBRARY
from tinyir.backend.runtime import NativeKernel
from tinyir.driver import Options, cached_library
from tinyir.frontend.trees import flatten
from tinyir.ir.bounds import is_exact
from tinyir.ir.types import BF16, BOOL, F16, F32, F64, I8, I32, I64, U8, U32
from tinyir.source import Source

# What NumPy makes of the arguments, and of results that are not the arguments themselves.


def numpys(function: Callable, arrays: Sequence[np.ndarray]) -> list[np.ndarray]:
    """The results of the function that are new, and what it leaves in the arrays."""
    given = [np.array(each) for each in arrays]
    with np.errstate(all="ignore"):
        returned = flatten(function(*given), "out")[0]
    return [
        *(np.asarray(each) for _, each in returned if all(each is not x for x in given)),
        *given,
    ]


def compiled(kernel, arrays: Sequence[np.ndarray]) -> list[np.ndarray]:
    """The same of a NativeKernel."""
    given = [np.array(each) for each in arrays]
    returned = kernel.call(*given)
    outputs = kernel.signature.outputs
    results = returned if len(outputs) > 1 else (returned,) * len(outputs)
    return [*map(np.asarray, results), *given]


def alike(got: Sequence[np.ndarray], expected: Sequence[np.ndarray]) -> None:
    for one, other in zip(got, expected, strict=True):
        assert (one.dtype, one.shape) == (other.dtype, other.shape)
        assert one.tobytes() == other.tobytes() or np.array_equal(one, other, equal_nan=True)


# Assignments by random keys.


def random_key(random: np.random.Generator, shape: tuple[int, ...]) -> tuple:
    """Integers, slices of either direction, new axes and an Ellipsis, which may leave axes out."""

    def entry(size: int) -> object:
        if size and random.random() < 0.3:
            return int(random.integers(-size, size))
        start, stop = (
            None if random.random() < 0.3 else int(random.integers(-size - 1, size + 2))
            for _ in range(2)
        )
        return slice(start, stop, [None, 1, 2, 3, -1, -2][random.integers(6)])

    entries = [entry(size) for size in shape[: random.integers(len(shape) + 1)]]
    if random.random() < 0.3:
        dropped = int(random.integers(len(entries) + 1))
        ends = [entry(size) for size in shape[len(shape) - len(entries) + dropped :]]
        entries = [*entries[:dropped], ..., *ends]
    for _ in range(random.integers(3)):
        entries.insert(int(random.integers(len(entries) + 1)), None)
    return tuple(entries)


def random_value(random: np.random.Generator, shape: tuple[int, ...]) -> np.ndarray:
    """An array that broadcasts to `shape`, or has a few dimensions of size 1 more than that."""
    kept = [1 if random.random() < 0.2 else size for size in shape][random.integers(3) :]
    return random.normal(size=(*(1,) * random.integers(2) * bool(kept == list(shape)), *kept)) * 50


DTYPES = (F32, F64, F16, BF16, I8, I32, I64, U8, U32, BOOL)


def random_assignment(seed: int) -> Call:
    random = np.random.default_rng(seed)
    shape = tuple(random.integers(1, 6, random.integers(1, 4)).tolist())
    dtype, other = (DTYPES[random.integers(len(DTYPES))] for _ in range(2))
    while (dtype.is_integer and not other.is_integer) or BOOL in (dtype, other):
        other = DTYPES[random.integers(len(DTYPES))] if dtype is not BOOL else BOOL
        if other is BOOL:
            break
    x = (random.normal(size=shape) * 50).astype(dtype.numpy)
    key = random_key(random, shape)
    value = np.clip(random_value(random, x[key].shape), 0, 100).astype(other.numpy)

    def assign(x, value):
        x[key] = value

    return Call(f"{seed} {dtype} {key} {other}", assign, (x, value))


def calls(functions: dict, *arrays: np.ndarray) -> list[Call]:
    return [Call(name, function, arrays) for name, function in functions.items()]


# Functions of a matrix x and a row.


def each_row(x, row):
    for index in range(x.shape[0]):
        x[index] = row * index


def accumulated(x, row):
    for index in range(1, x.shape[0]):
        x[index] += x[index - 1] * row


def normalised(x, row):
    x -= x.mean(axis=-1, keepdims=True)
    x /= x.std(axis=-1, keepdims=True) + 1
    x *= row


def returned(x, row):
    x[1:3] = row
    return x


def returned_among_others(x, row):
    before = x.sum(axis=0)
    x[:, 1] = row[0]
    return before, x, x * 2


def kept_before(x, row):
    old = x.copy()
    x[2] = row
    return old + x


def kept_before_by_astype(x, row):
    old = x.astype(np.float32)
    x[2] = row
    return old


def elements_kept_before(x, row):
    first, picked, taken = x[0, 0], x[[0, 2]], np.take(x, [1], 0)
    flat = x.flatten()
    x += 1
    return first, picked, taken, flat


def moved_in_fusion(x, row):
    doubled = x * 2
    x[...] = 0
    return doubled + 1


def its_own_double(x, row):
    x += row
    return x * 2


def scalar_sum(x, row):
    total = x.sum()
    total += 1
    same = total
    total += 1
    x[0] = total
    return same


def augmented(x, row):
    x[1:, ::2] += row[::2]
    x[0, 0] -= 3
    x[-1] **= 2
    x[:, 1:3] /= 2
    x[:, -1:] //= 2
    x[2, :2] %= 3


def by_out(x, row):
    np.exp(row, out=x[0])
    np.add(x[1], row, out=x[1])
    return np.multiply(x, 2, out=x)


def of_lists(x, row):
    x[0] = [1, 2, 3, 4, 5]
    x[1:3, :2] = [[row[0], 1.5], [True, row[1]]]
    x[3] = 7


def written_twice(x, row):
    x[1] = row
    x[1, 2:4] = row[:2] * 2
    y = x[1] + row
    x[1] = y


def nothing_at_all(x, row):
    x[2:2] = row
    x[5:] = 3
    x[:, 3:1] = 3


def products(x, row):
    x[:] = x @ np.outer(row, row)


def sums_of_itself(x, row):
    x[0] = x.sum(axis=0)
    x[:, 0] = x.max(axis=1)


def soft(x, row):
    x[...] = np.exp(x - x.max(axis=-1, keepdims=True))
    x /= x.sum(axis=-1, keepdims=True)


def gathered(x, row):
    x[1:] = x[np.array([2, 0, 3])]


def joined(x, row):
    x[:2] = np.stack([row, x[3]])


MATRIX = {
    "each row": each_row,
    "accumulated": accumulated,
    "normalised": normalised,
    "returned": returned,
    "returned among others": returned_among_others,
    "kept before": kept_before,
    "kept before by astype": kept_before_by_astype,
    "elements kept before": elements_kept_before,
    "moved in fusion": moved_in_fusion,
    "its own double": its_own_double,
    "scalar sum": scalar_sum,
    "augmented": augmented,
    "by out": by_out,
    "of lists": of_lists,
    "written twice": written_twice,
    "nothing": nothing_at_all,
    "products": products,
    "sums of itself": sums_of_itself,
    "soft": soft,
    "gathered": gathered,
    "joined": joined,
}

# Elements that are read are those before the write, however they overlap with what is written.


def assigned(target, source):
    def function(x, row):
        target(x)[...] = source(x)

    return function


OVERLAPS = {
    "down": (lambda x: x[1:], lambda x: x[:-1]),
    "up": (lambda x: x[:-1], lambda x: x[1:]),
    "down by two": (lambda x: x[2:], lambda x: x[:-2]),
    "right": (lambda x: x[:, 1:], lambda x: x[:, :-1] * 2),
    "backwards": (lambda x: x, lambda x: x[::-1]),
    "backwards doubled": (lambda x: x, lambda x: x[:, ::-1] * 2),
    "turned": (lambda x: x[:4, :4], lambda x: x[:4, :4].T),
    "turned and added": (lambda x: x[:4, :4], lambda x: x[:4, :4] + x[:4, :4].T),
    "odd from even": (lambda x: x[1::2], lambda x: x[::2]),
    "row to all": (lambda x: x, lambda x: x[2]),
    "less than the mean": (lambda x: x, lambda x: x - x.mean(axis=0)),
    "itself": (lambda x: x, lambda x: x),
    "itself in part": (lambda x: x[1:], lambda x: x[1:]),
    "from a column": (lambda x: x[0], lambda x: x[0, 1]),
}


def swapped_halves(x, row):
    half = x[:2].copy()
    x[:2] = x[2:]
    x[2:] = half


# Views see later writes, and write through.


def rows_see(x, row):
    first, column, turned = x[0], x[:, 1], x.T
    x[0] = row
    x += 1
    return first * 2, column + 1, turned - 1


def rows_write(x, row):
    first = x[0]
    first += row
    first[1:3] = 7
    x.T[1, 2:] = 5
    np.flip(x, 0)[0, ::2] = 3
    x[:, None][:, 0, 4] = 9
    return first + 1


def reshaped_sees(x, row):
    flat, pairs = x.reshape(20), x.reshape(2, 2, 5)[:, 1]
    x[1] = row
    return flat * 2, pairs + 1


def reshaped_writes(x, row):
    x.reshape(20)[...] = np.arange(20.0)
    flat = x.reshape(2, 10)
    flat *= 2


def split_writes(x, row):
    top, bottom = np.split(x, 2)
    top[...] = bottom
    bottom[0] = row
    for each in np.unstack(x):
        each[1:] = each[0]


def view_of_view(x, row):
    inner = x[1:][:, 1:][::2]
    inner[1, 1:] = 4
    x[3] *= 2
    inner += row[1:]
    return inner - x[1::2, 1:]


def broadcast_sees(x, row):
    wide = np.broadcast_to(row, (2, 5))
    row[...] = x[0]
    return wide + 1


# Arrays that the function makes.


def differences(x, row):
    y = np.zeros_like(x)
    y[1:] = x[1:] - x[:-1]
    y[0] = row
    return y


def made_in_place(x, row):
    y = x * 2
    z = y
    y[0] = row
    y += 1
    return y, z


def copies_apart(x, row):
    y, z = x.copy(), x.copy()
    y[0] = row
    z[1] += y[0]
    return y, z


def constants_apart(x, row):
    y = np.ones_like(x)
    part, kept = y[0, 1:], y.copy()
    y[0, 2] = row[0]
    return y * part[1], kept + row


def base_of_several(x, row):
    y = x * 2
    one, two = y.copy(), y.copy()
    one[0] = row
    two[1] = row
    three = two.copy()
    three[2] = 5
    part = y[2:].copy()
    return three, one, two, y.T.copy(), part, y


def bools_of_several(x, row):
    y = (x > 0)[:, ::-1]
    one, two = y.copy(), y.copy()
    one[0] = True
    two[1] = False
    return two, one, y


def list_of_rows(x, row):
    rows = [x[0] + 1, x[1] + 2]
    for each in rows:
        each[0] = 0
    return np.stack(rows)


def both_apart(x, row):
    y = x.astype(np.float32)
    y[1:] = 0
    x[0] = row
    return y


def filled_and_reduced(x, row):
    x[:] = 2
    row[:] = 0
    found = x.sum(), x.max(axis=0), row.mean(), np.trace(x), np.clip(x, 0, 1), np.outer(row, row)
    x[0] = 1
    row[0] = 1
    return tuple(each * 1 for each in found)


FUNCTIONS = {
    **MATRIX,
    "filled and reduced": filled_and_reduced,
    **{f"overlap {name}": assigned(*each) for name, each in OVERLAPS.items()},
    "swapped halves": swapped_halves,
    "rows see": rows_see,
    "rows write": rows_write,
    "reshaped sees": reshaped_sees,
    "reshaped writes": reshaped_writes,
    "split writes": split_writes,
    "view of view": view_of_view,
    "broadcast sees": broadcast_sees,
    "differences": differences,
    "made in place": made_in_place,
    "copies apart": copies_apart,
    "constants apart": constants_apart,
    "base of several": base_of_several,
    "bools of several": bools_of_several,
    "list of rows": list_of_rows,
    "both apart": both_apart,
}

# Several arguments.


def swapped(x, y):
    t = x.copy()
    x[...] = y
    y[...] = t


def passed_on(x, y):
    x[...] = y
    x[0] = 1
    y[1] = x[2]
    y += 1


def replaced_by_changed(x, y):
    y *= 2
    x[...] = y
    y[0] = 0


def each_from_other(x, y):
    x[:2] = y[1:3]
    y[:2] = x[1:3]
    x[:] = y[::-1]


def read_in_other_places(x, y):
    x *= 2
    x[...] = (x + 1)[::-1] + y[:, ::-1]
    y += y.T.reshape(4, 5)


def by_reshaped(x, y):
    x[...] = y.reshape(5, 4).T.reshape(4, 5)
    y.reshape(20)[...] = 1


SEVERAL = {
    "swapped": swapped,
    "passed on": passed_on,
    "replaced by changed": replaced_by_changed,
    "each from other": each_from_other,
    "read in other places": read_in_other_places,
    "by reshaped": by_reshaped,
}


def bools_written(x, y):
    old = x.copy()
    x[0] = y[1]
    old[1] = True
    y[...] = x
    y[2] = old[1]
    return old, y[0] | x[0]


def scalars(x, row):
    x[...] = row.sum()
    x[()] += 1


def indices_written(x, at, column):
    at[:] = 0
    column[...] = 1
    none = np.zeros_like(at)
    return x[at], x[:, at], x[none], np.take(x, at, axis=1), x[column]


CASES = [
    *(random_assignment(seed) for seed in range(60)),
    *calls(FUNCTIONS, numbers(4, 5), numbers(5, seed=1)),
    *calls(SEVERAL, numbers(4, 5), numbers(4, 5, seed=1)),
    Call("float64 into float32", each_row, (numbers(3, 5), numbers(5, dtype=F64))),
    Call("bools", bools_written, (numbers(4, 5) > 0, numbers(4, 5, seed=1) > 0)),
    Call("indices", indices_written, (numbers(4, 5), np.array([2, 0, 1]), np.array([3]))),
    Call("scalars", scalars, (np.array(3, np.float32), numbers(5))),
    Call("large", normalised, (numbers(300, 1000), numbers(1000))),
    Call("large sum", its_own_double, (numbers(300, 1000), numbers(1000))),
    Call("large part", returned, (numbers(300, 1000), numbers(1000))),
]


@pytest.fixture(scope="module")
def kernels(natives):
    return natives([call.graph() for call in CASES], "inout")


@pytest.mark.parametrize("call", CASES, ids=str)
def test_all_is_what_numpy_leaves(call, kernels):
    graph = call.graph()
    expected = numpys(call.function, call.arrays)
    got = compiled(kernels[graph.name], call.arrays)
    if not all(map(is_exact, graph.nodes)):
        for one, other in zip(got, expected, strict=True):
            np.testing.assert_allclose(one, other, rtol=2e-5, atol=2e-5)
    else:
        alike(got, expected)
    assert graph.signature.written == tuple(
        at for at, each in enumerate(call.arrays) if is_written(call, at)
    )


def is_written(call: Call, at: int) -> bool:
    """Whether the function writes to an argument, even what was there before."""
    given = [np.array(each) for each in call.arrays]
    given[at].flags.writeable = False
    try:
        call.function(*given)
    except ValueError as error:
        return "read-only" in str(error)
    return False


def test_threads_write_the_same():
    chosen = [call for call in CASES if call.name.startswith(("large", "overlap down", "soft"))]
    graphs = [call.graph() for call in chosen]
    library = cached_library(Source.of_graphs(graphs, "threads"), Options(openmp=True)) / LIBRARY
    for call, graph in zip(chosen, graphs, strict=True):
        got = compiled(NativeKernel(library, graph.signature), call.arrays)
        for one, other in zip(got, numpys(call.function, call.arrays), strict=True):
            np.testing.assert_allclose(one, other, rtol=2e-5, atol=2e-5)


# What cannot be assigned to by its key has another way, which the error shows.


def by_one(x, index, value):
    x[index] = value


def by_one_of_the_last(x, index, value):
    x[..., index] = value


def by_one_between(x, index, value):
    x[:, index] = value


def by_one_behind_a_new_axis(x, index, value):
    x[None, index] = value


OTHERWISE = {
    "of a vector": (by_one, (5,), 2, 7),
    "row": (by_one, (4, 3), 0, np.arange(3)),
    "plane": (by_one, (4, 3, 2), 3, np.arange(2)),
    "column": (by_one_between, (4, 3), 1, 8),
    "last": (by_one_of_the_last, (4, 3, 2), 1, 5),
    "new axis": (by_one_behind_a_new_axis, (4, 3), 2, np.arange(3)),
    "several of a vector": (by_one, (5,), [3, 0], 7),
    "several rows": (by_one, (4, 3), [[1, 1], [3, 0]], np.arange(3)),
    "several columns": (by_one_between, (4, 3), [0, 2], 4),
}


@pytest.mark.parametrize("named", [False, True])
@pytest.mark.parametrize("case", OTHERWISE)
def test_the_hint_for_a_traced_index_does_as_numpy_does(case: str, named: bool) -> None:
    function, shape, index, value = OTHERWISE[case]
    x = np.arange(np.prod(shape), dtype=np.float32).reshape(shape)
    index, value = np.asarray(index), np.asarray(value, np.float32)
    with pytest.raises(TypeError, match="cannot be assigned to by a traced") as raised:
        jit(function)(x, index, value)
    code = raised.value.hints[0].partition(" writes ")[0].replace("indices", "index")
    made: dict = {}
    exec(f"def hinted(x, index, value):\n    {code}", {"np": np}, made)
    types = [f32[tuple("abc"[: x.ndim])] if named else x, index, value]
    expected = x.copy()
    function(expected, index, value)
    compiled = jit(made["hinted"]).compile(*types)
    compiled(x, index, value)
    np.testing.assert_array_equal(x, expected)


def test_the_hint_for_indices_does_as_numpy_does() -> None:
    indices, values = [2, 0], np.array([7, 8], np.float32)

    def given(x):
        x[indices] = values

    x = np.zeros(3, np.float32)
    with pytest.raises(TypeError, match="assigned to by an array of indices") as raised:
        jit(given)(x)
    code = raised.value.hints[0].partition(" writes ")[0]
    made: dict = {}
    exec(f"def hinted(x):\n    {code}", {"indices": indices, "values": values}, made)
    jit(made["hinted"])(x)
    np.testing.assert_array_equal(x, [8, 0, 7])
