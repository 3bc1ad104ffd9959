"""The limits of NumPy's arrays, 64 dimensions and 2**63 - 1 bytes, are those of traced values."""

import tracemalloc

import numpy as np
import pytest
from calls import Call, error_of, same, trace

from tinyir.ir.types import BOOL, DTYPES, F32, F64, I64, U8


def whole(*sizes: int, rank: int = 40) -> np.ndarray:
    """Small whole numbers, with `rank` dimensions, of which the last have `sizes`."""
    shape = (1,) * (rank - len(sizes)) + sizes
    return np.random.default_rng(rank).integers(-3, 4, shape).astype(np.float32)


X = whole(2, 3, 4)
FIRST = np.moveaxis(whole(2), -1, 0)
"""Two elements along the first of its dimensions."""
TWENTY = np.moveaxis(whole(4, 5, rank=20), -2, 0)
MOST = whole(2, 3, rank=64)

CALLS = [
    Call("add", lambda x, y: x + y, (X, FIRST)),
    Call("add_to_most", lambda x, y: 1 - x * y, (MOST, whole(4, 1, 3))),
    Call("where", lambda x, y: np.where(x > y, x, 1), (X, FIRST)),
    Call("reduced", lambda x: (x.sum(), x.max(axis=(0, -1)), x.argmin(axis=-1)), (X,)),
    Call("most_reduced", lambda x: (np.sum(x, axis=63), x.mean(axis=(62, 0))), (MOST,)),
    Call("scanned", lambda x: np.cumsum(x, axis=-2), (X,)),
    Call("moved", lambda x: (x.T, np.flip(x), np.swapaxes(x, 0, -1), np.rot90(x)), (X,)),
    Call("reshaped", lambda x: (np.ravel(x), np.reshape(x, (2, *[1] * 50, 12))), (X,)),
    Call("indexed", lambda x: (x[..., 1:, None], x[0], x[:, ..., np.array([3, 1])]), (X,)),
    Call("joined", lambda x: (np.concatenate([x, x], 17), np.stack([x, x], -1)), (X,)),
    Call("repeated", lambda x: (np.tile(x, 2), np.repeat(x, 2, 17), np.roll(x, 1)), (X,)),
    Call("filled", lambda x: (np.full_like(x, 2), np.triu(x), np.zeros_like(x)), (X,)),
    Call("broadcast_to", lambda x: np.broadcast_to(x, (3, *x.shape[1:])), (X,)),
    Call("tensordot", lambda x, y: np.tensordot(x, y, 1), (X, TWENTY)),
    Call("tensordot_axes", lambda x: np.tensordot(x, x, (range(40), range(40))), (X,)),
    Call("matmul", lambda x, y: x @ y, (X, np.moveaxis(whole(4, 5, 2), -1, 0))),
    Call("matmul_most", lambda x: x @ np.matrix_transpose(x), (MOST,)),
    Call("einsum", lambda x: np.einsum("...ij,...kj->...ik", x, x), (X,)),
    Call("outer", np.outer, (X, FIRST)),
    Call("trace", lambda x: np.trace(x, axis1=-1, axis2=-2), (X,)),
]


@pytest.fixture(scope="module")
def compiled(natives):
    return natives([call.graph() for call in CALLS], "limits")


@pytest.mark.parametrize("call", CALLS, ids=str)
def test_many_dimensions(call, compiled):
    same(compiled[call.graph().name].call(*call.arrays), call)


TOO_MANY = {
    "reshape": lambda x: np.reshape(x, (1,) * 59 + x.shape[-6:]),
    "index": lambda x: x[(None,) * 25],
    "expand_dims": lambda x: np.expand_dims(x, tuple(range(25))),
    "outer": lambda x: np.multiply.outer(x, x),
    "tensordot": lambda x: np.tensordot(x, x, 0),
    "broadcast_to": lambda x: np.broadcast_to(x, (2,) * 65),
}


@pytest.mark.parametrize("name", TOO_MANY)
def test_more_than_64_dimensions(name):
    function = TOO_MANY[name]
    assert isinstance(error_of(function, X), (ValueError, IndexError))
    with pytest.raises((ValueError, IndexError), match=r"dimensions?|indices|nditer|64"):
        trace(function, [X])


def test_a_type_of_more_than_64_dimensions():
    assert F32[(1,) * 64].rank == 64
    with pytest.raises(ValueError, match=r"maximum supported dimension .* 64, found 65"):
        F32[(1,) * 65]


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_a_type_of_more_bytes_than_can_be(dtype):
    """As in NumPy, dimensions of size 0 are left out of the product."""
    most = (2**63 - 1) // dtype.bytes
    assert dtype[most].size == most
    for shape in [(most + 1,), (2**62, 2), (2**40, 2**40), (0, most + 1), (most + 1, "n")]:
        with pytest.raises(ValueError, match="array is too big"):
            dtype[shape]
        if "n" not in shape:
            assert isinstance(error_of(np.empty, shape, dtype.numpy), ValueError)


HUGE = {
    "slice": (lambda x: x[3:][:-1], I64[2**42]),
    "element": (lambda x: x[2**40], F32[2**42]),
    "reverse": (lambda x: np.flip(x[:, ::-3]), U8[2**22, 2**20]),
    "transpose": (lambda x: x.T[2] + 1, F64[2**20, 2**20, 3]),
    "reshape": (lambda x: np.reshape(x, (2**20, -1)).ravel(), BOOL[2**10, 2**32]),
    "split": (lambda x: np.split(x, 2)[1], F32[2**42]),
    "broadcast_to": (lambda x: np.broadcast_to(x, (2**40, 5)), F32[5]),
    "full_like": (lambda x: np.full_like(x, 3) * 2 + x, F32[2**42]),
    "concatenate": (lambda x: np.concatenate([x, x])[::2], F32[2**42]),
    "sum": (lambda x: np.sum(x, axis=0), F32[2**42, 3]),
}


def test_what_no_machine_has_addresses_for():
    with pytest.raises(ValueError, match="too large to be moved"):
        trace(lambda x: x[1:], [U8[2**60]])


@pytest.mark.parametrize("name", HUGE)
def test_tracing_takes_no_memory(name):
    """Whatever the sizes, no array of them is made."""
    function, type_ = HUGE[name]
    tracemalloc.start()
    graph = trace(function, [type_])
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 2**24
    assert graph.results[0].node.type.dtype is type_.dtype
