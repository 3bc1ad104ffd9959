"""Named dimensions: one kernel for all sizes gives what NumPy gives for each, errors included."""

import warnings
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import pytest

from tests.calls import error_of, trace
from tinyir import f16, f32, f64, i32, i64, library
from tinyir.frontend.trees import flatten
from tinyir.ir.types import BOOL, TensorType

SIZES = (0, 1, 2, 7, 64, 1000)

ROWS = f32["n", 8]
SQUARE = f32["n", "n"]
VECTOR = f32["n"]
INNER = f32[3, "m"]
BOTH = f32["n", "m"]
WEIGHT = np.arange(-20.0, 20.0, dtype=np.float32).reshape(8, 5)
TABLE = np.arange(40.0, dtype=np.float32).reshape(5, 8)


@dataclass(frozen=True)
class Sized:
    """A function and the types of its parameters; `close` for results that are not exact."""

    name: str
    function: Callable
    types: tuple[TensorType, ...]
    close: bool = False
    largest: int = 1000

    def __str__(self) -> str:
        return self.name

    def graph(self):
        return trace(self.function, self.types, f"sized_{self.name}")

    def arrays(self, sizes: dict[str, int]) -> list[np.ndarray]:
        """Small whole numbers, of which sums and products are exact in any order."""
        random = np.random.default_rng(0)
        shaped = [(each.at(sizes).shape, each.dtype.numpy) for each in self.types]
        return [random.integers(0, 3, shape).astype(dtype) for shape, dtype in shaped]

    def sizes(self, size: int) -> dict[str, int]:
        names = self.graph().signature.sizes
        return {name: size + index for index, name in enumerate(names)}


def attention(q, k, v):
    return library.softmax(q @ k.T / np.float32(2)) @ v


def layer(x, w, b):
    return library.gelu(x @ w + b) + x[:, :130]


def heads(x):
    return x.reshape(x.shape[0], 2, 4).transpose(1, 0, 2)


def causal(x):
    return np.where(np.tri(x.shape[0], dtype=bool), x, -np.inf)


def sizes_chosen(x):
    rows = x.shape[0]
    return (
        np.where(x > 0, np.arange(rows)[:, None], rows),
        np.where(x > 0, rows, x),
        np.where(rows > x, 2 * rows, 1),
        np.select([x > 1, x > 0], [rows, x * rows], rows - 1),
    )


def averages(x):
    return np.average(x), np.average(x, axis=0), *np.average(x, axis=1, returned=True)


def close_to_size(x):
    near = x + x.shape[0] - 1
    return (
        np.isclose(near, x.shape[0], 0.1),
        np.isclose(x.shape[0], near, 0.1, equal_nan=True),
        np.allclose(near, x.shape[0], atol=1),
    )


def written_sizes(x):
    size, made = x.shape[0], [np.zeros_like(x) for _ in range(5)]
    np.copyto(made[0], size)
    made[1].fill(size - 1)
    np.putmask(made[2], x > 1, size)
    np.place(made[3], x > 1, 2 * size)
    np.fill_diagonal(made[4], size)
    return tuple(made)


def traces(x):
    return np.trace(x), np.trace(x, 1), np.trace(x, -3), np.linalg.trace(x)


def windows(x):
    return np.lib.stride_tricks.sliding_window_view(x, 3, axis=0)


COMPUTED = (
    Sized("elementwise", lambda x: x * 2 + 1, (VECTOR,)),
    Sized("inner", lambda x: x * 2 + 1, (INNER,)),
    Sized("short_rows_of_planes", lambda x: x * 2 + 1, (f32["n", "m", 3],)),
    Sized("short_rows_of_squares", lambda x: np.maximum(x, 2), (i32[4, "n", "n", 2],)),
    Sized("both", lambda x: x.T * 2, (BOTH,)),
    Sized("where", lambda x: np.where(x > 0, x, 0), (ROWS,)),
    Sized("where_sizes", sizes_chosen, (ROWS,)),
    Sized("bools", lambda x: ~x, (BOOL["n", 3],)),
    Sized("with_itself", lambda x, y: x + y, (ROWS, ROWS)),
    Sized("with_a_row", lambda x, y: x + y, (ROWS, f32[8])),
    Sized("with_a_column", lambda x, y: x + y, (ROWS, f32["n", 1])),
    Sized("with_a_scalar", lambda x, y: x + y, (ROWS, f32[()])),
    Sized("new_axis", lambda x: x[:, None] - x, (VECTOR,)),
    Sized("several_results", lambda x: (x + 1, x.sum(axis=1)), (ROWS,)),
    Sized("sum", lambda x: x.sum(), (ROWS,)),
    Sized("sum_over_it", lambda x: x.sum(axis=0), (ROWS,)),
    Sized("sum_inside", lambda x: x.sum(axis=1), (INNER,)),
    Sized("integers", lambda x: x.sum(axis=0), (i32["n", 3],)),
    Sized("halves", lambda x: x.mean(axis=0), (f16["n", 3],)),
    Sized("max", lambda x: x.max(axis=0), (ROWS,)),
    Sized("max_of_rows", lambda x: x.max(axis=1, keepdims=True), (ROWS,)),
    Sized("max_of_planes", lambda x: x.max(axis=0), (i32[11, 3, "n"],)),
    Sized("sum_inside_planes", lambda x: x.sum(axis=1), (i64["n", 11, "m"],), largest=64),
    Sized("max_from", lambda x: x.max(axis=0, initial=1), (ROWS,)),
    Sized("argmax", lambda x: x.argmax(axis=0), (ROWS,)),
    Sized("argmax_of_rows", lambda x: x.argmax(axis=1), (ROWS,)),
    Sized("argmax_inside", lambda x: (x.argmax(axis=1), np.argmin(x)), (INNER,)),
    Sized("any", lambda x: np.any(x > 1, axis=0), (ROWS,)),
    Sized("mean", lambda x: x.mean(), (ROWS,)),
    Sized("mean_over_it", lambda x: x.mean(axis=0), (ROWS,)),
    Sized("mean_of_integers", lambda x: x.mean(axis=0), (i64["n", 3],)),
    Sized("mean_where", lambda x: x.mean(axis=0, where=x > 0), (ROWS,)),
    Sized("var", lambda x: x.var(axis=0), (f64["n", 8],), close=True),
    Sized("std_ddof", lambda x: x.std(ddof=1), (f64["n", 8],), close=True),
    Sized("norm", lambda x: np.linalg.norm(x, axis=1), (ROWS,)),
    Sized("cumsum", lambda x: np.cumsum(x, axis=0), (ROWS,)),
    Sized("cumsum_of_rows", lambda x: np.cumsum(x, axis=1), (INNER,)),
    Sized("diff", lambda x: np.diff(x, axis=0), (ROWS,)),
    Sized("select", lambda x: np.select([x > 1, x < 1], [x, -x], 3), (ROWS,)),
    Sized("linspace", lambda x: np.linspace(x, 4 * x, 5), (ROWS,)),
    Sized("trapezoid", lambda x: np.trapezoid(x, axis=0), (ROWS,)),
    Sized("ediff1d", np.ediff1d, (ROWS,)),
    Sized("bitwise_count", np.bitwise_count, (i32["n", 3],)),
    Sized("interp", lambda x: np.interp(x, [0.5, 1, 3], [1, 2, 8]), (f64["n"],)),
    Sized("array_equiv", np.array_equiv, (ROWS, ROWS)),
    Sized("array_equal", np.array_equal, (ROWS, ROWS)),
    Sized("isclose", lambda x, y: np.isclose(x, y + 1e-7), (ROWS, ROWS)),
    Sized("isclose_size", close_to_size, (f32["n"],)),
    Sized("isclose_size_of_integers", close_to_size, (i32["n"],)),
    Sized("allclose", lambda x: np.allclose(x, 1, atol=1), (ROWS,)),
    Sized("average", averages, (ROWS,)),
    Sized("average_weighted", lambda x, w: np.average(x, 0, w + 1, True), (ROWS, VECTOR)),
    Sized("trace", traces, (BOTH,), largest=64),
    Sized("trace_of_outer", lambda x: np.trace(np.outer(x, x)), (VECTOR,), largest=64),
    Sized("trace_of_planes", lambda x: np.trace(x, 0, 2, 0), (f32["n", 3, "n"],), largest=64),
    Sized("trace_by_einsum", lambda x: np.einsum("ii->", x), (SQUARE,), largest=64),
    Sized("gelu", library.gelu, (ROWS,), close=True),
    Sized("softmax", library.softmax, (ROWS,), close=True),
    Sized("softmax_inside", library.softmax, (INNER,), close=True),
    Sized("layer_norm", library.layer_norm, (ROWS, f32[8], f32[8]), close=True),
    Sized("matmul", lambda x: x @ WEIGHT, (ROWS,)),
    Sized("matmul_inside", lambda x, y: x @ y, (f32[3, "k"], f32["k", 4])),
    Sized("matmul_columns", lambda x, y: x @ y, (f32[3, 4], f32[4, "m"])),
    Sized("matmul_all", lambda x, y: x @ y, (f32["n", "k"], f32["k", "m"]), largest=64),
    Sized("matmul_batched", lambda x, y: x @ y, (f32["b", 3, 4], f32["b", 4, 5])),
    Sized("matmul_layer", layer, (f32["n", 400], f32[400, 130], f32[130,]), close=True),
    Sized("matmul_long_rows", lambda x, w: x @ w, (f64["n", 40], f64[40, 700]), largest=64),
    Sized("matmul_heads", lambda x, y: x @ y, (f32["b", "n", 20], f32["b", 20, 33]), largest=64),
    Sized("matmul_transposed", lambda x, w: x.T @ w.T, (f32[40, "n"], f32[33, 40])),
    Sized("matmul_of_one", lambda x, w: x @ w, (f32["b", 1, 40], f32[40, 70]), largest=64),
    Sized("matmul_shared", lambda x, y: x @ y, (f32["b", "n", 4], f32[4, 5]), largest=64),
    Sized("einsum", lambda x, y: np.einsum("ni,nj->ij", x, y), (ROWS, f32["n", 3])),
    Sized("outer", np.outer, (VECTOR, f32[3])),
    Sized("attention", attention, (f32["q", 8], f32["t", 8], f32["t", 8]), close=True),
)

MOVED = (
    Sized("heads", heads, (ROWS,)),
    Sized("reshape_rest", lambda x: x.reshape(-1, 2, 4), (ROWS,)),
    Sized("reshape_inside", lambda x: x.reshape(4, -1) + 1, (ROWS,)),
    Sized("reshape_columns", lambda x: x.reshape(8, -1, order="F"), (f32["n", 2, 4],)),
    Sized("ravel", lambda x: x.ravel() + 1, (ROWS,)),
    Sized("ravel_all", lambda x: np.abs(x.ravel())[:2] + 1, (f32[2, "n", "m"],), largest=64),
    Sized("reshape_to_number", lambda x: x.reshape(56) * 2, (ROWS,)),
    Sized("reshape_to_its_numbers", lambda x: (x + 1).reshape(7, 8).max(axis=1), (ROWS,)),
    Sized("reshape_to_numbers", lambda x: x.reshape(14, 4) @ x.reshape(2, 4, 7)[0], (ROWS,)),
    Sized("reshape_columns_to_numbers", lambda x: np.reshape(x, (4, 14), "F"), (ROWS,)),
    Sized("reshape_part_to_number", lambda x: x[-1:].reshape(8), (ROWS,)),
    Sized("reshape_both_to_numbers", lambda x: -x.reshape(14, 4).T, (BOTH,)),
    Sized("reshape_square_to_numbers", lambda x: x.reshape(7, 7, 1).argmax(axis=0), (SQUARE,)),
    Sized("reshape_to_ones", lambda x: (x[-1:].reshape(()), x[:1].reshape(1, 1) + 1), (VECTOR,)),
    Sized("expand_all", lambda x: -(x + 1).ravel().reshape(2, *x.shape[1:]), (f32[2, "n", "m"],)),
    Sized("transpose", lambda x: x.T, (ROWS,)),
    Sized("swapaxes", lambda x: x.swapaxes(0, 1).reshape(8, -1), (f32["n", 2, 4],)),
    Sized("broadcast_to", lambda x: np.broadcast_to(x, (3, *x.shape)), (ROWS,)),
    Sized("broadcast_size", lambda x: np.broadcast_to(x[:1, 0], x.shape[:1]), (f32[1, 8],)),
    Sized("concatenate", lambda x, y: np.concatenate([x, y]), (f32["a", 4], f32["b", 4])),
    Sized("concatenate_columns", lambda x, y: np.hstack([x, y]), (ROWS, f32["n", 3])),
    Sized("stack", lambda x, y: np.stack([x, y], axis=1), (ROWS, ROWS)),
    Sized("append_a_row", lambda x, y: np.vstack([x, y]), (ROWS, f32[8])),
    Sized("pad", lambda x: np.pad(x, ((1, 2), (0, 1)), constant_values=7), (ROWS,)),
    Sized("tile", lambda x: np.tile(x, (2, 1)), (ROWS,)),
    Sized("repeat", lambda x: np.repeat(x, 2, axis=0), (ROWS,)),
    Sized("roll", lambda x: np.roll(x, 2, axis=0), (ROWS,)),
    Sized("flip", np.flip, (ROWS,)),
    Sized("windows", windows, (ROWS,)),
    Sized("squeeze", lambda x: np.squeeze(x, 1), (f32["n", 1],)),
    Sized("meshgrid", np.meshgrid, (VECTOR, f32["m"]), largest=64),
    Sized("tril", np.tril, (BOTH,), largest=64),
    Sized("gather", lambda t, at: t[at], (f32["v", 8], i32["n"])),
    Sized("gather_columns", lambda t, at: t[:, at], (f32[3, "v"], i64["n"])),
    Sized("take", lambda at: np.take(TABLE, at, axis=0), (i64["n"],)),
    Sized("take_known", lambda x: x[[2, 0, -1]], (ROWS,)),
    Sized("take_places", lambda x: np.take(x, [0, -1], axis=0), (ROWS,)),
    Sized("take_of_all", lambda x: np.take(x, [[3, -2], [7, 0]]), (ROWS,)),
    Sized("take_last", lambda x: (x.take(-1), np.take(x, np.uint8(0))), (VECTOR,)),
    Sized("take_places_wrap", lambda x: np.take(x, [5, -7], 0, mode="wrap"), (ROWS,)),
    Sized("take_places_clip", lambda x: np.take(x, [5, -7], 0, mode="clip"), (ROWS,)),
    Sized("take_nothing", lambda x: np.take(x, np.arange(0), axis=0), (ROWS,)),
    Sized("diagonal", np.diagonal, (BOTH,), largest=64),
    Sized("diagonal_below", lambda x: np.diagonal(x, -2), (SQUARE,), largest=64),
    Sized("diagonal_known", lambda x: np.diagonal(x, 1), (ROWS,)),
    Sized("diagonal_by_einsum", lambda x: np.einsum("jii->ij", x), (f32[2, "n", "n"],), largest=64),
    Sized("take_wrap", lambda x, at: np.take(x, at, mode="wrap"), (f32["v"], i64[3])),
    Sized("take_along", lambda x, at: np.take_along_axis(x, at, 1), (ROWS, i64["n", 2])),
)

SLICES = {
    "all": np.s_[:],
    "from": np.s_[1:],
    "from_three": np.s_[3:],
    "to": np.s_[:3],
    "to_before_end": np.s_[:-2],
    "last_three": np.s_[-3:],
    "inside": np.s_[1:-1],
    "known": np.s_[1:4],
    "from_end": np.s_[-4:-2],
    "from_end_to_known": np.s_[-4:3],
    "nothing": np.s_[3:1],
    "every_other": np.s_[::2],
    "every_third": np.s_[1:-1:3],
    "backwards": np.s_[::-1],
    "backwards_by_two": np.s_[-2:0:-2],
    "backwards_known": np.s_[5:1:-2],
    "backwards_far": np.s_[100::-1],
    "first": 0,
    "third": 2,
    "last": -1,
    "third_last": -3,
    "a_column": np.s_[:, -1],
    "a_column_of_some": np.s_[1:, 2],
    "a_row_and_columns": np.s_[-1, ::3],
    "new_axis": np.s_[1:, None, :],
    "ellipsis": np.s_[1:, ...],
    "known_indices": np.s_[[0, -1], 1:3],
}
SLICED = tuple(
    Sized(f"slice_{name}", lambda x, key=key: x[key], (ROWS,)) for name, key in SLICES.items()
)

ASKED = (
    Sized("times_size", lambda x: x * x.shape[0], (ROWS,)),
    Sized("size_of_all", lambda x: x + x.size, (ROWS,)),
    Sized("size_minus", lambda x: (x.shape[0] - 3) * x, (ROWS,)),
    Sized("root_of_size", lambda x: x * np.sqrt(x.shape[1]), (INNER,)),
    Sized("size_alone", lambda x: x.shape[0] // 2 + 1, (VECTOR,)),
    Sized("remainder", lambda x: x * (x.shape[0] % 3), (ROWS,)),
    Sized("same_size", lambda x, y: x if x.shape == y.shape else y, (ROWS, ROWS)),
    Sized("never_empty", lambda x: x if x.shape[0] + 1 > 0 else -x, (ROWS,)),
    Sized("zeros", lambda x: np.zeros((x.shape[0], 3)), (ROWS,)),
    Sized("ones", lambda x: np.ones(x.shape, np.int32), (ROWS,)),
    Sized("full", lambda x: np.full(x.shape, 7), (ROWS,)),
    Sized("full_of_it", lambda x, y: np.full(x.shape, y), (ROWS, f32[()])),
    Sized("full_of_size", lambda x: np.full(3, x.shape[0]), (ROWS,)),
    Sized("written_sizes", written_sizes, (f32["n", "n"],), largest=64),
    Sized("zeros_like", np.zeros_like, (ROWS,)),
    Sized("arange", lambda x: x + np.arange(x.shape[0]), (VECTOR,)),
    Sized("arange_from", lambda x: np.arange(3, x.shape[0], 2, dtype=np.float32), (VECTOR,)),
    Sized("causal", causal, (SQUARE,)),
    Sized("tri", lambda x: np.tri(x.shape[0], k=-1), (VECTOR,)),
    Sized("tri_of_sizes", lambda x: np.tri(*x.shape, x.shape[1] - x.shape[0]), (BOTH,)),
    Sized("triu_of_sizes", lambda x: np.triu(x, x.shape[1] - x.shape[0]), (BOTH,)),
    Sized("eye_of_sizes", lambda x: np.eye(3, k=x.shape[0]), (VECTOR,)),
    Sized("eye", lambda x: np.eye(x.shape[0], 5, k=1), (VECTOR,)),
    Sized("identity", lambda x: np.identity(x.shape[0]), (VECTOR,)),
    Sized("to_size", lambda x, y: y[: x.shape[0]], (VECTOR, f32[100])),
    Sized("half", lambda x: x[: x.shape[0] // 2], (VECTOR,)),
)


def of_filled(function):
    """What `function` gives for arrays that hold one value everywhere, of several dtypes."""
    return lambda x: tuple(function(np.full(x.shape, 1, dtype)) for dtype in "?bed")


FILLED = (
    Sized("filled_sum", of_filled(np.sum), (ROWS,)),
    Sized("filled_sum_of_rows", of_filled(lambda y: y.sum(axis=1)), (ROWS,)),
    Sized("filled_sum_of_repeated", of_filled(lambda y: np.array([y, y]).sum(axis=0)), (ROWS,)),
    Sized(
        "filled_sum_of_broadcast",
        of_filled(lambda y: np.broadcast_to(y, (3, *y.shape)).sum(axis=0)),
        (ROWS,),
    ),
    Sized("filled_mean", of_filled(lambda y: y.mean(axis=0)), (ROWS,)),
    Sized("filled_prod", of_filled(lambda y: y.prod(axis=0)), (ROWS,)),
    Sized("filled_count", of_filled(np.count_nonzero), (ROWS,)),
    Sized("filled_argmax", of_filled(lambda y: y.argmax(axis=1)), (ROWS,)),
    Sized("filled_cumsum", of_filled(lambda y: y.cumsum(axis=0)), (ROWS,)),
    Sized(
        "filled_cast", of_filled(lambda y: (y.astype("f"), y.astype("?"), y.astype("i"))), (ROWS,)
    ),
    Sized("filled_product", of_filled(lambda y: y @ y.T), (ROWS,), largest=64),
    Sized("filled_std", of_filled(lambda y: y.std(axis=1)), (ROWS,), close=True),
)

CASES = (*COMPUTED, *MOVED, *SLICED, *ASKED, *FILLED)


@pytest.fixture
def native(natives):
    def find(case: Sized):
        graphs = [each.graph() for each in CASES]
        return natives(graphs, "sizes")[f"sized_{case.name}"]

    return find


@pytest.mark.parametrize("case", CASES, ids=str)
def test_one_kernel_gives_what_numpy_gives_for_every_size(case, native):
    kernel = native(case).call
    for size in (each for each in SIZES if each <= case.largest):
        arrays = case.arrays(case.sizes(size))
        with np.errstate(all="ignore"), warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)  # of means of nothing
            error = error_of(case.function, *arrays)
            expected = None if error else case.function(*arrays)
        if error is not None:
            with pytest.raises(type(error), match="returned TINYIR_E"):
                kernel(*arrays)
            continue
        agree(kernel(*arrays), expected, case.close)


def agree(computed: object, expected: object, close: bool) -> None:
    pairs = zip(_listed(computed), _listed(expected), strict=True)
    for got, wanted in ((np.asarray(one), np.asarray(other)) for one, other in pairs):
        assert (got.dtype, got.shape) == (wanted.dtype, wanted.shape)
        if close:
            np.testing.assert_allclose(got, wanted, rtol=1e-5, atol=1e-6)
        else:
            np.testing.assert_array_equal(got, wanted)


def _listed(results: object) -> list:
    return [leaf for _, leaf in flatten(results, "out")[0]]
