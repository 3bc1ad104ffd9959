"""np.interp: bit for bit that of the same call on arrays."""

import numpy as np
import pytest
from calls import Call, error_of, same, trace

from tinyir.ir.types import F32, F64

INF, NAN = np.inf, np.nan

RANDOM = np.random.default_rng(5)
POINTS = np.sort(RANDOM.normal(size=12))
VALUES = RANDOM.normal(size=12)
AT = np.concatenate([RANDOM.normal(size=40), POINTS, POINTS[[0, -1]] + [-1e-9, 1e-9], [NAN, INF]])
TWICE = np.repeat(POINTS[::2], 2)
"""Each point is there twice: a step."""
EDGES = np.array([-INF, -1.0, 0.0, 2.0, 3.0, INF])

CALLS = [
    Call("interp", np.interp, (AT, POINTS, VALUES)),
    Call("shaped", np.interp, (AT.reshape(2, 4, -1), POINTS, VALUES)),
    Call("scalar", np.interp, (np.array(0.3), POINTS, VALUES)),
    Call("nothing", np.interp, (np.zeros((0, 3)), POINTS, VALUES)),
    Call("float32", np.interp, (AT.astype(np.float32), POINTS.astype(np.float32), VALUES)),
    Call("integers", np.interp, (np.arange(9), np.array([1, 3, 6]), np.array([4, -2, 7]))),
    Call("at constants", lambda y: np.interp([0.5, 2.25], [0, 1, 3], y), (np.arange(3.0),)),
    Call("constant points", lambda x: np.interp(x, POINTS, VALUES, left=-7), (AT,)),
    Call("ends", lambda x, y: np.interp(x, POINTS, y, y[3], 9), (AT, VALUES)),
    Call("two points", np.interp, (AT, POINTS[3:5], VALUES[:2])),
    Call("one point", lambda x: np.interp(x, [0.0], [5.0], 1, 2), (np.append(AT, 0),)),
    Call("steps", np.interp, (np.append(AT, TWICE), TWICE, VALUES)),
    Call("infinite points", np.interp, (np.append(AT, EDGES), EDGES, VALUES[:6])),
    Call("infinite values", np.interp, (AT, POINTS[:6], EDGES[[0, 0, 2, 5, 5, 1]])),
    Call("no values", np.interp, (AT, POINTS[:4], np.array([1.0, NAN, 2.0, 2.0]))),
]


@pytest.fixture(scope="module")
def compiled(natives):
    return natives([call.graph() for call in CALLS], "interpolation")


@pytest.mark.parametrize("call", CALLS, ids=str)
def test_bits(call, compiled):
    same(compiled[call.graph().name].call(*call.arrays), call)


REFUSED = {
    "lengths": (lambda x: np.interp(x, x, x[1:]), ValueError, "not of the same length"),
    "no points": (lambda x: np.interp(x, x[:0], x[:0]), ValueError, "sample points is empty"),
    "matrix": (lambda x: np.interp(x, x[None], x), ValueError, "too deep"),
    "ends": (lambda x: np.interp(x, x, x, left=x), TypeError, "float|scalar|size-1"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refused_as_numpy_does(name):
    function, kind, message = REFUSED[name]
    array = np.arange(3.0)
    assert isinstance(error_of(function, array), kind)
    with pytest.raises(kind, match=message):
        trace(function, [F64[3]])


def test_a_period_is_not_supported():
    with pytest.raises(TypeError, match="The keyword 'period' of 'interp' is not supported"):
        trace(lambda x: np.interp(x, [0, 1], [2, 3], period=1), [F32[3]])
