"""Values while tracing: `Traced` answers NumPy's protocols, `Trace` records what they ask for."""

import operator
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import prod
from typing import Any

import numpy as np
from numpy.lib.mixins import NDArrayOperatorsMixin

from tinyir.errors import Location, ProgramTypeError, TinyirError
from tinyir.frontend.memory import Link, is_stale, shown_now
from tinyir.frontend.methods import Methods
from tinyir.frontend.refused import OWN, Refusing, check_outputs
from tinyir.frontend.sizes import ITERATION, LENGTH, RuntimeSize, asked, first_dim, plain
from tinyir.frontend.unsupported import unsupported, unsupported_keyword, unsupported_method
from tinyir.frontend.untraced import as_constant, only_defaults
from tinyir.ir import optable, rules
from tinyir.ir.attributes import NO_ATTRIBUTES, Attributes
from tinyir.ir.dims import Size
from tinyir.ir.graph import GraphBuilder, Node
from tinyir.ir.primitive import Primitive
from tinyir.ir.types import TensorType, dtype_of
from tinyir.places import frame_location, user_frame, user_location

Implementation = Callable[..., Any]


class Trace:
    """One run of a function on traced values: builds the graph, knows the user's lines and names.

    `functions` implements NumPy's functions on traced values, and `linked` makes what they return
    follow the arrays that it shows.
    """

    def __init__(
        self, functions: Mapping[Callable[..., Any], Implementation], linked: Implementation
    ) -> None:
        self.builder = GraphBuilder()
        self.names: dict[Node, str] = {}
        self._functions = functions
        self._linked = linked
        self._depth = 0

    @property
    def is_inside(self) -> bool:
        """Whether one of NumPy's functions is being traced, not the user's own code."""
        return self._depth > 0

    def call(self, function: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """NumPy's `function` on arguments among which are traced values."""
        implementation = self._functions.get(function)
        if implementation is None:
            raise unsupported(function).at(user_location())
        result = self.run(implementation, *args, **kwargs)
        return (
            result
            if self.is_inside
            else self._linked(implementation, function, result, args, kwargs)
        )

    def run(self, implementation: Implementation, *args: Any, **kwargs: Any) -> Any:
        """An implementation on the user's arguments; errors are placed at the user's line."""
        named = {name: plain(value) for name, value in kwargs.items()}
        self._depth += 1
        try:
            return implementation(*map(plain, args), **named)
        except TinyirError as error:
            raise error.at(user_location()) from None
        finally:
            self._depth -= 1

    def ufunc(self, ufunc: np.ufunc, operands: Sequence[Any], **options: Any) -> Any:
        """A ufunc on traced values, arrays, scalars and lists; `options` are its keywords."""
        # As in the user's code, where lists may have traced values in them.
        operands = [np.asarray(x) if isinstance(x, list | tuple) else x for x in operands]
        implementation = self._functions.get(ufunc)
        if implementation is None:
            op = optable.row_of(ufunc)
            if op is None:
                raise unsupported(ufunc)
            return self.run(self.elementwise, op, operands, ufunc, **options)
        result = self.run(implementation, *operands, **options)
        # Of an operand that stays as it is, NumPy returns a copy.
        return Traced(self, result._node) if isinstance(result, Traced) else result

    def write(
        self, ufunc: np.ufunc, targets: Sequence[Any], operands: Sequence[Any], **options: Any
    ) -> Any:
        """The result of a ufunc written to its `out=`: `x += 1` is np.add(x, 1, out=x)."""
        if len(targets) > 1 or options.pop("dtype", None) is not None:
            raise unsupported_keyword("out", ufunc.__name__)
        return self.run(self._functions[operator.iadd], targets[0], ufunc, *operands, **options)

    def ufunc_method(self, ufunc: np.ufunc, method: str, *args: Any, **kwargs: Any) -> Any:
        """A method of a ufunc, such as np.add.reduce."""
        implementation = self._functions.get(getattr(ufunc, method))
        if implementation is None:
            raise unsupported_method(ufunc, method)
        return self.run(implementation, *args, **kwargs)

    def elementwise(
        self, op: Primitive, operands: Sequence[Any], loops: np.ufunc | None = None, **options: Any
    ) -> "Traced":
        """A row of the table on traced values, arrays and scalars, promoted as `loops` say."""
        ready, _ = self.in_loop(loops or rules.ufunc_of(op), operands, **options)
        return self.apply(op, [each._node for each in ready])

    def in_loop(
        self,
        ufunc: np.ufunc,
        operands: Sequence[Any],
        dtype: Any = None,
        casting: str = "same_kind",
    ) -> tuple[list["Traced"], np.dtype]:
        """The operands in the dtypes of the ufunc's loop for them, and the result's dtype."""
        loop = rules.loop_of(ufunc, [*map(promotable, operands)], dtype, casting)
        pairs = zip(operands, loop, strict=False)
        return [Traced(self, self.node(each, wanted)) for each, wanted in pairs], loop[-1]

    def apply(
        self, op: Primitive, operands: Sequence[Node], attributes: Attributes = NO_ATTRIBUTES
    ) -> "Traced":
        """A primitive on nodes, recorded at the user's line."""
        frame_location = self._look_around()
        return Traced(self, self.builder.apply(op, operands, attributes, frame_location))

    def node(
        self, value: Any, dtype: np.dtype | None = None, place: Location | None = None
    ) -> Node:
        """The node of a traced value, array or scalar, cast to `dtype` when that is given.

        `place` is where a constant is from, when that is not the line being traced.
        """
        if isinstance(value, Traced):
            if value._trace is not self:
                raise ProgramTypeError(
                    "A value of one traced function is used in another.",
                    hints=("pass it as an argument, or return it",),
                )
            node = value._node
        elif isinstance(value, Size | RuntimeSize):
            node = self.apply(optable.SIZE, [], Attributes(size=plain(value)))._node
        else:
            node = self.builder.constant(as_constant(value, dtype), place or self._look_around())
        if dtype is None or node.type.dtype.numpy == dtype:
            return node
        return self.apply(optable.CAST, [node], Attributes(dtype=dtype_of(dtype)))._node

    def _look_around(self) -> Location | None:
        """The user's location; on the way, the user's names of values made so far are noted."""
        frame = user_frame()
        if frame is None:
            return None
        if frame.f_code.co_nlocals <= _NAMED_LOCALS:
            for name, value in frame.f_locals.items():
                if isinstance(value, Traced) and value._trace is self:
                    self.names.setdefault(value._shown, name)
        return frame_location(frame)


_NAMED_LOCALS = 200
"""The most variables that a function may have for them to be looked through at each operation."""


class Traced(Methods, Refusing, NDArrayOperatorsMixin):
    """A tensor whose values are not known yet; it computes by recording.

    With a `link` it shows an array that others show, too.
    """

    __slots__ = OWN

    def __init__(self, trace: Trace, node: Node, link: Link | None = None) -> None:
        self._trace = trace
        self._shown = node
        self._link = link

    @property
    def _node(self) -> Node:
        """What the value is now, with all that was written to its array."""
        link = self._link
        if link is not None and not link.is_current:
            self._shown = shown_now(self._trace.builder, link)
            link.base = link.memory.node
        return self._shown

    @property
    def _is_scalar(self) -> bool:
        """Whether it is a scalar of NumPy's, not an array without dimensions."""
        return self._link is None and not self.ndim

    @property
    def type(self) -> TensorType:
        """The tensor type, such as f32[8, 64]."""
        return self._shown.type

    @property
    def shape(self) -> tuple[Any, ...]:
        """The shape, as ndarray.shape; sizes that are known at run time only are no ints.

        For the user they are what raises an error where their number would decide anything. In the
        implementations of NumPy's functions they are `Size`, which compares as what it is computed
        from and is neither 0 nor 1.
        """
        shape = self.type.shape
        if self._is_inside or self.type.is_static:
            return shape
        return tuple(asked(self._trace, dim) for dim in shape)

    @property
    def _is_inside(self) -> bool:
        return self._trace.is_inside

    @property
    def dtype(self) -> np.dtype:
        """The NumPy dtype."""
        return self.type.dtype.numpy

    @property
    def ndim(self) -> int:
        """The number of dimensions."""
        return self.type.rank

    @property
    def size(self) -> Any:
        """The number of elements."""
        return prod(self.shape)

    @property
    def itemsize(self) -> int:
        """The bytes of an element."""
        return self.dtype.itemsize

    @property
    def nbytes(self) -> Any:
        """The bytes of all elements."""
        return self.size * self.itemsize

    def _call(self, function: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        return self._trace.call(function, self, *args, **kwargs)

    def __array_ufunc__(self, ufunc: np.ufunc, method: str, *inputs: Any, **kwargs: Any) -> Any:
        location = user_location()
        try:
            targets = kwargs.pop("out", None) or ()
            check_outputs(ufunc, targets)
            if method != "__call__":
                if targets:
                    raise unsupported_keyword("out", f"{ufunc.__name__}.{method}")
                return self._trace.ufunc_method(ufunc, method, *inputs, **kwargs)
            options = {key: kwargs.pop(key) for key in ("dtype", "casting") if key in kwargs}
            only_defaults(ufunc.__name__, kwargs, {"where": True})
            if targets:
                return self._trace.write(ufunc, targets, inputs, **options)
            return self._trace.ufunc(ufunc, inputs, **options)
        except TinyirError as error:
            raise error.at(location) from None

    def __pow__(self, other: Any) -> Any:
        # NumPy's operator squares bools to int8, which np.power does not.
        if type(other) is int and other == 2 and self.dtype == np.bool_:
            return np.square(self)
        return super().__pow__(other)

    def __array_function__(
        self, func: Callable[..., Any], types: Any, args: Any, kwargs: Any
    ) -> Any:
        return self._trace.call(func, *args, **kwargs)

    def __getitem__(self, key: Any) -> "Traced":
        return self._trace.call(operator.getitem, self, key)  # type: ignore[no-any-return]

    def __setitem__(self, key: Any, value: Any) -> None:
        if isinstance(value, Traced) and is_stale(value._link, self._link):
            self._check_exchange()
        self._trace.call(operator.setitem, self, key, value)

    def __iter__(self) -> Iterator["Traced"]:
        return (self[index] for index in range(first_dim(self.type.shape, ITERATION)))

    def __len__(self) -> int:
        return first_dim(self.type.shape, LENGTH)

    def __repr__(self) -> str:
        return f"<traced {self.type}>"


def promotable(value: Any) -> np.dtype | type:
    """How `value` takes part in promotion: a dtype, or int or float for a weak Python scalar."""
    if isinstance(value, Traced | np.ndarray | np.generic):
        return value.dtype
    if isinstance(value, bool):
        return np.dtype(np.bool_)
    if isinstance(value, Size | RuntimeSize):
        return int
    if type(value) in (int, float):  # of subclasses, such as IntEnum, NumPy makes arrays
        return type(value)
    return as_constant(value, None).dtype
