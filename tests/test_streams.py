"""Results larger than the caches: stored past them, where they begin at a multiple of 16 bytes."""

import numpy as np
import pytest

from tests.calls import trace
from tinyir.emit import streams
from tinyir.emit.machine import MACHINES
from tinyir.ir.types import F16, F32, F64, I32, I64, U8, TensorType

SHAPES = (
    (40003,),
    (131, 257),
    (129, 260),
    (7, 1003, 6),
    (3, 1, 5000),
    (2, 3, 4, 1111),
)


def scaled(x):
    return x * 2 + 1


def halves(x):
    return np.abs(x) - x // 3, np.where(x > 0, x, 7)


def widened(x):
    return x + np.float64(0.5)


def shared(x):
    """Results of which one needs the other are made apart, and not stored past the caches."""
    y = x * 2
    return y, y - 1


CASES = {
    f"{function.__name__} {dtype}{list(shape)}": (function, dtype, shape)
    for function in (scaled, halves, widened, shared)
    for shape in SHAPES
    for dtype in ((F32, F64, I32, I64) if shape == SHAPES[0] else (F32,))
}


@pytest.fixture(scope="module")
def kernels(natives):
    """Compiled as if the caches were small."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(streams, "LARGE", 1 << 14)
        graphs = {
            case: trace(function, [dtype[shape]], f"stream_{index}")
            for index, (case, (function, dtype, shape)) in enumerate(CASES.items())
        }
        counts = {case: len(list(streams.streamed(graph))) for case, graph in graphs.items()}
        library = natives(list(graphs.values()), "streams")
    return {case: (library[graph.name], counts[case]) for case, graph in graphs.items()}


@pytest.mark.parametrize("beside", [0, 1, 2, 3])
@pytest.mark.parametrize("case", CASES)
def test_wherever_a_result_begins(case, beside, kernels):
    function, dtype, shape = CASES[case]
    kernel, count = kernels[case]
    results = {scaled: 1, halves: 2, widened: 1, shared: 0}[function]
    assert count == (0 if 1 in shape else results)
    random = np.random.default_rng(5)
    x = (random.normal(size=shape) * 100).astype(dtype.numpy)
    wanted = function(x)
    wanted = wanted if isinstance(wanted, tuple) else (wanted,)
    rooms = [np.full(each.size + 40, 77, each.dtype) for each in wanted]
    starts = [(-room.ctypes.data % 16) // room.itemsize + beside for room in rooms]
    outputs = [
        room[start : start + each.size].reshape(shape)
        for room, start, each in zip(rooms, starts, wanted, strict=True)
    ]
    kernel.call_into([x], outputs, {})
    for room, start, output, each in zip(rooms, starts, outputs, wanted, strict=True):
        np.testing.assert_array_equal(output, each)
        assert (room[:start] == 77).all()
        assert (room[start + each.size :] == 77).all()


@pytest.mark.parametrize("name", MACHINES)
@pytest.mark.parametrize("dtype", [F32, I64])
def test_vectors_begin_where_they_can(name, dtype):
    """Wherever a tile begins, it is a multiple of 16 bytes from the result's beginning."""
    for shape in ((1, 1 << 23), (9, 3, 1000003), (3, 1000001), (8388608,), (1, 7, 999, 1003)):
        found = streams.stream(TensorType(dtype, shape), MACHINES[name])
        strides = np.empty(0, dtype.numpy).itemsize * np.cumprod((1, *shape[:0:-1]))[::-1]
        for size, extent, stride in zip(found.sizes, shape, strides, strict=True):
            if 0 < size < extent:
                assert size * stride % streams.ALIGNMENT == 0
        cut = found.sizes.index(max(found.sizes))
        assert all(size == 1 for size in found.sizes[:cut])
        assert not any(found.sizes[cut + 1 :])
        assert found.lanes * dtype.numpy.itemsize % MACHINES[name].vector_bytes == 0


def test_only_what_is_large_and_cheap():
    large = 1 << 24

    def count(function, *types):
        return len(list(streams.streamed(trace(function, types))))

    assert count(scaled, F32[large]) == 1
    assert count(scaled, F32[large // 4]) == 0
    assert count(scaled, F32["n", large]) == 0
    assert count(scaled, F16[2 * large]) == count(scaled, U8[4 * large]) == 0
    assert count(np.tanh, F32[large]) == 0
    assert count(lambda x, y: x + y, F32[large], F32[()]) == 1
    assert count(lambda x, y: x + y, F32[1024, 16384], F32[16384]) == 0
    assert count(lambda x: x - x.sum(axis=1, keepdims=True), F32[1024, 16384]) == 0
