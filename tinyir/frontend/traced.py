"""Values while tracing: `Traced` answers NumPy's protocols, `Trace` records what they ask for."""

import difflib
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NoReturn

import numpy as np
from numpy.lib.mixins import NDArrayOperatorsMixin

from tinyir.errors import (
    Location,
    ProgramOverflowError,
    ProgramTypeError,
    TinyirError,
    code_location,
)
from tinyir.ir import optable, rules
from tinyir.ir.attributes import NO_ATTRIBUTES, Attributes
from tinyir.ir.graph import GraphBuilder, Node
from tinyir.ir.primitive import Primitive
from tinyir.ir.types import TensorType, dtype_of, static_shape

Implementation = Callable[..., Any]

_INTERNAL = (
    os.path.dirname(os.path.dirname(__file__)) + os.sep,
    os.path.dirname(np.__file__) + os.sep,
)


class Trace:
    """One run of a function on traced values: builds the graph, knows the user's lines and names.

    `functions` implements NumPy's functions on traced values.
    """

    def __init__(self, functions: Mapping[Callable[..., Any], Implementation]) -> None:
        self.builder = GraphBuilder()
        self.names: dict[Node, str] = {}
        self._functions = functions

    def call(self, function: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """NumPy's `function` on arguments among which are traced values."""
        implementation = self._functions.get(function)
        if implementation is None:
            raise unsupported(function, self._functions).at(user_location())
        try:
            return implementation(*args, **kwargs)
        except TinyirError as error:
            raise error.at(user_location()) from None

    def ufunc(self, ufunc: np.ufunc, operands: Sequence[Any]) -> "Traced":
        """An elementwise primitive on traced values, arrays and scalars, promoted as NumPy does."""
        op = optable.BY_NUMPY.get(ufunc)
        if op is None:
            raise unsupported(ufunc, self._functions)
        loop = rules.resolve_loop(ufunc, [_promotable(operand) for operand in operands])
        nodes = [self.node(each, dtype) for each, dtype in zip(operands, loop, strict=False)]
        return self.apply(op, nodes)

    def apply(
        self, op: Primitive, operands: Sequence[Node], attributes: Attributes = NO_ATTRIBUTES
    ) -> "Traced":
        """A primitive on nodes, recorded at the user's line."""
        frame_location = self._look_around()
        return Traced(self, self.builder.apply(op, operands, attributes, frame_location))

    def node(self, value: Any, dtype: np.dtype | None = None) -> Node:
        """The node of a traced value, array or scalar, cast to `dtype` when that is given."""
        if isinstance(value, Traced):
            if value._trace is not self:
                raise ProgramTypeError(
                    "A value of one traced function is used in another.",
                    hints=("pass it as an argument, or return it",),
                )
            node = value._node
        else:
            node = self.builder.constant(_constant(value, dtype), self._look_around())
        if dtype is None or node.type.dtype.numpy == dtype:
            return node
        return self.apply(optable.CAST, [node], Attributes(dtype=dtype_of(dtype)))._node

    def _look_around(self) -> Location | None:
        """The user's location; on the way, the user's names of values made so far are noted."""
        frame = user_frame()
        if frame is None:
            return None
        for name, value in frame.f_locals.items():
            if isinstance(value, Traced) and value._trace is self:
                self.names.setdefault(value._node, name)
        return frame_location(frame)


class Traced(NDArrayOperatorsMixin):
    """A tensor whose values are not known yet; it computes by recording."""

    __slots__ = ("_node", "_trace")
    __hash__ = None  # type: ignore[assignment]  # as for ndarray

    def __init__(self, trace: Trace, node: Node) -> None:
        self._trace = trace
        self._node = node

    @property
    def type(self) -> TensorType:
        """The tensor type, such as f32[8, 64]."""
        return self._node.type

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape, as ndarray.shape."""
        return static_shape(self.type.shape)

    @property
    def dtype(self) -> np.dtype:
        """The NumPy dtype."""
        return self.type.dtype.numpy

    @property
    def ndim(self) -> int:
        """The number of dimensions."""
        return self.type.rank

    @property
    def size(self) -> int:
        """The number of elements."""
        return int(np.prod(self.shape, dtype=np.int64))

    def sum(self, *args: Any, **kwargs: Any) -> "Traced":
        """`numpy.sum` of this value."""
        return self._call(np.sum, *args, **kwargs)

    def max(self, *args: Any, **kwargs: Any) -> "Traced":
        """`numpy.max` of this value."""
        return self._call(np.max, *args, **kwargs)

    def min(self, *args: Any, **kwargs: Any) -> "Traced":
        """`numpy.min` of this value."""
        return self._call(np.min, *args, **kwargs)

    def mean(self, *args: Any, **kwargs: Any) -> "Traced":
        """`numpy.mean` of this value."""
        return self._call(np.mean, *args, **kwargs)

    def astype(self, dtype: Any) -> "Traced":
        """This value cast to `dtype` (a NumPy dtype or one of tinyir's), as ndarray.astype."""
        return self._call(np.astype, dtype)

    def reshape(self, *shape: Any) -> "Traced":
        """This value in another shape, as ndarray.reshape."""
        return self._call(np.reshape, shape[0] if len(shape) == 1 else shape)

    def _call(self, function: Callable[..., Any], *args: Any, **kwargs: Any) -> "Traced":
        result: Traced = self._trace.call(function, self, *args, **kwargs)
        return result

    def __array_ufunc__(self, ufunc: np.ufunc, method: str, *inputs: Any, **kwargs: Any) -> Any:
        location = user_location()
        try:
            _only_defaults(ufunc.__name__, kwargs, {"dtype": None, "out": None, "where": True})
            if method == "__call__":
                return self._trace.ufunc(ufunc, inputs)
            raise ProgramTypeError(
                f"'{ufunc.__name__}.{method}' of a traced value is not supported.",
                hints=("use NumPy's function for it, such as np.sum for np.add.reduce",),
            )
        except TinyirError as error:
            raise error.at(location) from None

    def __array_function__(
        self, func: Callable[..., Any], types: Any, args: Any, kwargs: Any
    ) -> Any:
        return self._trace.call(func, *args, **kwargs)

    def __array__(self, *args: Any, **kwargs: Any) -> NoReturn:
        self._refuse("converted to an array", "use NumPy functions and operators on it as it is")

    def __bool__(self) -> NoReturn:  # noqa: PLE0304  (it never returns)
        self._refuse(
            "used as a condition ('if', 'while', 'and', 'or', 'not', bool())",
            "the graph is the same for all values: compute both sides and choose elementwise, "
            "or make the condition a static keyword argument",
        )

    def __int__(self) -> NoReturn:
        self._refuse("converted to an int", "sizes are in .shape, which is known while tracing")

    def __index__(self) -> NoReturn:  # noqa: PLE0305  (it never returns)
        self._refuse("used as an index", "sizes are in .shape, which is known while tracing")

    def __float__(self) -> NoReturn:
        self._refuse("converted to a float", "keep it as a tensor, or cast it with .astype")

    def __iter__(self) -> NoReturn:
        self._refuse("iterated over", "use operations on the whole tensor")

    def __getitem__(self, key: Any) -> NoReturn:
        self._refuse("indexed", "use operations on the whole tensor")

    def __setitem__(self, key: Any, value: Any) -> NoReturn:
        self._refuse("assigned to", "compute a new value: a graph's values never change")

    def __len__(self) -> int:
        if not self.shape:
            raise ProgramTypeError("len() of unsized object.", location=user_location())
        return self.shape[0]

    def __repr__(self) -> str:
        return f"<traced {self.type}>"

    def _refuse(self, use: str, hint: str) -> NoReturn:
        raise ProgramTypeError(
            f"A traced value cannot be {use}: its elements are not known while tracing.",
            location=user_location(),
            notes=(f"the value is {self.type}",),
            hints=(hint,),
        )


def unsupported(
    function: Callable[..., Any], functions: Mapping[Callable[..., Any], Implementation]
) -> ProgramTypeError:
    """The error for a NumPy function that traced values do not know."""
    name = getattr(function, "__name__", str(function))
    known = sorted({each.__name__ for each in (*functions, *optable.BY_NUMPY)})
    near = difflib.get_close_matches(name, known, n=1)
    hints = (f"Did you mean '{near[0]}'?",) if near else (f"supported are {', '.join(known)}",)
    return ProgramTypeError(f"NumPy's '{name}' is not supported on traced values.", hints=hints)


def user_frame() -> Any:
    """The innermost frame that is neither tinyir's nor NumPy's, or None."""
    frame = sys._getframe(1)
    while frame is not None and frame.f_code.co_filename.startswith(_INTERNAL):
        frame = frame.f_back  # type: ignore[assignment]
    return frame


def user_location() -> Location | None:
    """Where the user's code is right now."""
    frame = user_frame()
    return None if frame is None else frame_location(frame)


def frame_location(frame: Any) -> Location:
    """Where `frame` is, shown by its file's bare name so that text is the same in any folder."""
    code = frame.f_code
    return code_location(code, frame.f_lasti, os.path.basename(code.co_filename))


def _promotable(value: Any) -> np.dtype | type:
    """How `value` takes part in promotion: a dtype, or int or float for a weak Python scalar."""
    if isinstance(value, Traced | np.ndarray | np.generic):
        return value.dtype
    if isinstance(value, bool):
        return np.dtype(np.bool_)
    if isinstance(value, int | float):
        return type(value)
    return np.asarray(value).dtype


def _constant(value: Any, dtype: np.dtype | None) -> np.ndarray:
    """`value` as an array; Python scalars take `dtype` directly, as NumPy's weak scalars do."""
    if isinstance(value, int | float) and not isinstance(value, np.generic):
        try:
            with np.errstate(over="ignore"):
                return np.asarray(value, dtype)
        except OverflowError as error:
            raise ProgramOverflowError(f"{error}.") from None
    return np.asarray(value)


def _only_defaults(name: str, given: Mapping[str, Any], defaults: Mapping[str, Any]) -> None:
    for keyword, value in given.items():
        if keyword not in defaults or value is not defaults[keyword]:
            raise ProgramTypeError(
                f"The keyword '{keyword}' of '{name}' is not supported on traced values."
            )
