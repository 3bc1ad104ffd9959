"""`out=`, in-place operators and functions that write: what NumPy refuses is refused as there.

Each case is a function that writes one of VALUES to one of TARGETS. It is run as plain NumPy and
traced; where NumPy goes ahead, its graph is evaluated, too.
"""

import operator
import warnings
from collections.abc import Callable

import numpy as np
import pytest
from calls import error_of, trace
from numpy.lib.stride_tricks import sliding_window_view

from tinyir.errors import ProgramError
from tinyir.ir.evaluation import evaluate

X = np.arange(9, dtype=np.float32).reshape(3, 3)
N = np.arange(9).reshape(3, 3)

READ_ONLY = {
    "broadcast": lambda x, n: np.broadcast_to(x, (2, 3, 3)),
    "of the same shape": lambda x, n: np.broadcast_to(x, (3, 3)),
    "of integers": lambda x, n: np.broadcast_to(n, (2, 3, 3)),
    "of an element": lambda x, n: np.broadcast_to(x[0, 0], (3,)),
    "without dimensions": lambda x, n: np.broadcast_to(x[0, 0], ()),
    "part": lambda x, n: np.broadcast_to(x, (2, 3, 3))[0],
    "diagonal": lambda x, n: np.diagonal(x),
    "windows": lambda x, n: sliding_window_view(x[0], 2),
    "of a constant": lambda x, n: np.broadcast_to(np.zeros_like(x), (2, 3, 3)),
    "not traced": lambda x, n: np.broadcast_to(np.float32(0), (3, 3)),
}
TARGETS = {
    **READ_ONLY,
    "copy of a broadcast": lambda x, n: np.broadcast_to(x, (2, 3, 3)).reshape(-1),
    "new": lambda x, n: np.zeros_like(x),
    "new integers": lambda x, n: np.zeros_like(n),
    "argument": lambda x, n: x,
    "argument of integers": lambda x, n: n,
    "row": lambda x, n: x[0],
    "scalar": lambda x, n: x.sum(),
}

VALUES = {
    "argument": lambda x, n: x,
    "integers": lambda x, n: n + 1,
    "double": lambda x, n: x.astype(np.float64),
    "row": lambda x, n: x[0] + 1,
    "element": lambda x, n: x[0, 0],
    "other shape": lambda x, n: np.ones((5, 7)) + x.sum(),
    "array": lambda x, n: np.ones((3, 3)),
    "array of another shape": lambda x, n: np.ones((5, 7)),
    "int": lambda x, n: 3,
    "float": lambda x, n: 2.5,
    "complex": lambda x, n: 1j,
    "None": lambda x, n: None,
    "text": lambda x, n: "a",
}

FUNCTIONS = {
    "add": lambda to, value: np.add(value, value, out=to),
    "add in a tuple": lambda to, value: np.add(value, 1, out=(to,)),
    "add by another rule": lambda to, value: np.add(value, 1, out=to, casting="unsafe"),
    "exp": lambda to, value: np.exp(value, out=to),
    "negative": lambda to, value: np.negative(value, out=to),
    "less": lambda to, value: np.less(value, 1, out=to),
    "power": lambda to, value: np.power(value, 2, out=to),
    "logical_and": lambda to, value: np.logical_and(value, value, out=to),
    "matmul": lambda to, value: np.matmul(value, np.ones((3, 3), np.float32), out=to),
    **{
        name: lambda to, value, name=name: getattr(operator, name)(to, value)
        for name in (
            *("iadd", "isub", "imul", "itruediv", "ifloordiv", "imod", "ipow", "imatmul"),
            *("iand", "ior", "ixor", "ilshift", "irshift"),
        )
    },
    "copyto": np.copyto,
    "copyto unsafe": lambda to, value: np.copyto(to, value, casting="unsafe"),
    "copyto where": lambda to, value: np.copyto(to, value, where=np.array([True, False, True])),
    "fill": lambda to, value: to.fill(value),
    "putmask": lambda to, value: np.putmask(to, np.ones(np.shape(to), bool), value),
    "place": lambda to, value: np.place(to, np.ones(np.shape(to), bool), value),
    "fill_diagonal": np.fill_diagonal,
    "assignment": lambda to, value: assign(to, ..., value),
    "assignment to a part": lambda to, value: assign(to, 0, value),
}


def assign(to, key, value):
    to[key] = value


def writing(target: str, value: str, function: str) -> Callable:
    def write(x, n):
        to = TARGETS[target](x, n)
        FUNCTIONS[function](to, VALUES[value](x, n))
        return to * 1, x + 1

    return write


CLASSES = (TypeError, ValueError, IndexError, OverflowError)


def classes(error: BaseException | None, function: str) -> list[bool]:
    """What an error is; of '@=', whose operands NumPy looks at in another order, that it is one."""
    found = [isinstance(error, kind) for kind in CLASSES]
    return [any(found)] if function == "imatmul" else found


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("function", FUNCTIONS)
def test_what_is_written_is_that_of_numpy_or_refused_as_there(function: str, target: str) -> None:
    for value in VALUES:
        write = writing(target, value, function)
        arrays = [X.copy(), N.copy()]
        with warnings.catch_warnings(action="ignore"), np.errstate(all="ignore"):
            expected = error_of(write, X.copy(), N.copy())
            got = error_of(trace, write, arrays)
            if expected is not None:
                both = [classes(each, function) for each in (expected, got)]
                assert both[0] == both[1], f"{value}: {expected!r}, and traced {got!r}"
                if function != "imatmul":
                    assert ("read-only" in str(got)) == ("read-only" in str(expected)), value
            if got is not None:
                assert isinstance(got, ProgramError) or target == "not traced", repr(got)
            else:
                results = evaluate(trace(write, arrays), arrays)[:2]
                for one, other in zip(results, write(X.copy(), N.copy()), strict=True):
                    assert (one.dtype, one.shape) == (other.dtype, other.shape), value
                    assert np.array_equal(one, other, equal_nan=True), value


@pytest.mark.parametrize("target", READ_ONLY)
def test_a_read_only_array_has_one_message_for_all_ufuncs(target: str) -> None:
    for function in (np.add, np.less, np.power, np.logical_or, np.hypot, np.ldexp):

        def write(x, n, function=function):
            function(x, 2, out=TARGETS[target](x, n))

        with pytest.raises(ValueError, match="output array is read-only"):
            trace(write, [X, N])
