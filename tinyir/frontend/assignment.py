"""Writing to arrays: `x[key] = value`, with which all other ways to write end.

NumPy's rules say which part is written, what broadcasts to it, and what is cast. The array that a
value shows is then updated with it; views of that array, and those that it is a view of, follow.
"""

import operator
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tinyir.errors import InternalError, Location, ProgramTypeError, ProgramValueError
from tinyir.frontend.aliases import linked_to
from tinyir.frontend.arguments import as_program_error, stand_in
from tinyir.frontend.indexing import check_entries, getitem
from tinyir.frontend.joining import array_of, holds_traced
from tinyir.frontend.keys import MASKED, is_assignable, unassignable
from tinyir.frontend.memory import Memory, path, shown_by, unknown_like, views
from tinyir.frontend.moves import broadcast, constant, reshaped, reversed_along, transposed
from tinyir.frontend.refused import read_only
from tinyir.frontend.traced import Traced
from tinyir.frontend.ufuncs import cast
from tinyir.ir import optable
from tinyir.ir.attributes import Attributes
from tinyir.ir.dims import Dim, Shape, Size, clash, shape_text
from tinyir.ir.graph import GraphBuilder, Node, Status, Write
from tinyir.ir.needs import Relation
from tinyir.ir.primitive import Kind
from tinyir.ir.slicing import solid
from tinyir.ir.types import BOOL


def setitem(x: Traced, key: Any, value: Any) -> None:
    """`x[key] = value` for a key of integers, slices, new axes and an Ellipsis."""
    if x._is_scalar:
        raise ProgramTypeError("A scalar does not support item assignment.")
    link = linked_to(x)
    if link.is_read_only:
        raise read_only("assignment destination")
    entries = key if isinstance(key, tuple) else (key,)
    check_entries(entries)
    if not all(map(is_assignable, entries)):
        raise unassignable(x, entries)
    link.memory.is_written = True
    is_own = isinstance(value, Traced) and value._link and value._link.memory is link.memory
    if is_own and value._node is getitem(x, key)._node:
        return  # the end of x[key] += ..., whose first half has written already
    base = unknown_like(x.type)  # no view of it is a constant
    shown = getitem(Traced(x._trace, base), key)
    is_element = not any(entry is Ellipsis for entry in entries)
    source = _converted(x, value, shown.ndim, () if is_element else ...)
    is_number = is_element and not shown.ndim and x.type.dtype is not BOOL  # a bool is any truth
    if (is_number or isinstance(value, list | tuple)) and source.ndim > shown.ndim:
        raise ProgramValueError("setting an array element with a sequence.")
    source = _broadcast_into(source, shown.shape)
    if 0 in shown.shape:
        return
    steps = path(shown._node, base)
    if steps is None:
        raise InternalError(f"A slice of {x.type} is no view.")
    part = _Part.whole(source)
    shows = (*views(link), *steps)
    for at in reversed(range(len(shows))):
        if _is_in_other_shape(shows[at], part):
            now = shown_by(x._trace.builder, link.memory.node, shows[: at + 1])
            part = _Part.whole(Traced(x._trace, _updated(now, part)))
        part = _behind(shows[at], part)
    is_all = part.is_whole(link.memory.node.type.shape)
    link.memory.node = part.solid._node if is_all else _updated(link.memory.node, part)


def _converted(x: Traced, value: Any, rank: int, key: Any) -> Traced:
    """`value` in the dtype of `x`, to which NumPy casts whatever it is.

    NumPy itself does it where nothing is traced: values out of range may be cast or refused. `key`
    is how it is assigned to where what is assigned to has the `rank` 0: as an element, or all.
    """
    dtype = x.type.dtype
    if isinstance(value, list | tuple) and holds_traced(value):
        is_element = not rank and key == ()
        value = stand_in(value) if is_element else array_of(x._trace, value)
    if isinstance(value, Traced):
        return cast(value, dtype)
    if isinstance(value, Size):
        return constant(x._trace, value, dtype)
    try:
        with np.errstate(all="ignore"):
            if rank and not isinstance(value, np.ndarray | np.generic):
                held = np.array(value, dtype.numpy)
            else:
                held = np.empty(np.shape(value) if rank else (), dtype.numpy)
                held[... if rank else key] = value
            return constant(x._trace, held)
    except (ValueError, TypeError, OverflowError) as error:
        raise as_program_error(error) from None


def _broadcast_into(value: Traced, shape: Shape) -> Traced:
    """`value` broadcast to `shape`, or to what must be the same at run time."""
    given = value.shape
    while len(given) > len(shape) and given[0] == 1:
        given = given[1:]
    if not fits(given, shape):
        one, to = map(shape_text, (value.shape, shape))
        raise ProgramValueError(
            f"could not broadcast input array from shape {one} into shape {to}."
        )
    padded = (1,) * (len(shape) - len(given)) + given
    for size, wanted in zip(padded, shape, strict=True):
        if size != 1:
            value._trace.builder.need(Relation(size, "==", wanted), Status.SHAPE)
    target = tuple(to if size == 1 else size for size, to in zip(padded, shape, strict=True))
    return broadcast(reshaped(value, given), target)


def fits(given: Shape, shape: Shape) -> bool:
    """Whether `given` broadcasts to `shape`, as far as that is known."""
    pairs = zip(reversed(given), reversed(shape), strict=False)
    return len(given) <= len(shape) and not any(one != 1 and clash(one, to) for one, to in pairs)


@dataclass(frozen=True)
class _Part:
    """What is written to a part of an array: as `starts`, `steps` and `counts` of a slice say.

    `value` has the dimensions `counts`, but perhaps for those of size 1.
    """

    value: Traced
    starts: Shape
    steps: tuple[int, ...]
    counts: Shape

    @staticmethod
    def whole(value: Traced) -> "_Part":
        """All of an array of the shape of `value`."""
        return _Part(value, (0,) * value.ndim, (1,) * value.ndim, value.shape)

    @property
    def solid(self) -> Traced:
        """The value with all dimensions."""
        return reshaped(self.value, self.counts)

    def is_whole(self, shape: Shape) -> bool:
        """Whether it is all of an array of this shape."""
        return self.counts == shape and set(self.steps) <= {1} and set(self.starts) <= {0}


def _behind(view: Node, part: _Part) -> _Part:
    """The part of the operand of `view` that is `part` of what it shows."""
    axes = view.attributes.axes or ()
    shape = view.operands[0].type.shape
    match view.op.kind:
        case Kind.SLICE:
            firsts, strides = view.attributes.starts or (), view.attributes.steps or ()
            starts = _sums(firsts, strides, part.starts)
            steps = tuple(map(operator.mul, strides, part.steps))
            return _Part(part.value, starts, steps, part.counts)
        case Kind.TRANSPOSE:
            order = tuple(axes.index(axis) for axis in range(len(axes)))
            starts, counts = (
                tuple(each[axis] for axis in order) for each in (part.starts, part.counts)
            )
            steps = tuple(part.steps[axis] for axis in order)
            return _Part(transposed(part.solid, order), starts, steps, counts)
        case Kind.REVERSE:
            ends = _sums(part.starts, part.steps, tuple(count - 1 for count in part.counts))
            starts = tuple(
                shape[axis] - 1 - ends[axis] if axis in axes else start
                for axis, start in enumerate(part.starts)
            )
            return _Part(reversed_along(part.solid, axes), starts, part.steps, part.counts)
        case Kind.RESHAPE if solid(shape) == solid(view.type.shape):
            return _with_dimensions(view.type.shape, shape, part)
        case Kind.RESHAPE:
            return _Part.whole(reshaped(part.value, shape))
        case Kind.GATHER:
            raise ProgramTypeError(
                "Elements in reverse or on a diagonal, of a size that is known at run time only, "
                "and those of windows cannot be assigned to.",
                hints=("assign np.flip(value) to the slice with a positive step", MASKED),
            )
        case _:
            raise ProgramTypeError(
                "An array that shows elements of another several times cannot be written to.",
                notes=("NumPy warns of it: the last of the values would be there",),
                hints=("write to that array, or to a copy: np.broadcast_arrays(x, y)[0].copy()",),
            )


def _is_in_other_shape(view: Node, part: _Part) -> bool:
    """Whether `part` is none of a slice in the operand of `view`, which is reshaped."""
    shape, shown = view.operands[0].type.shape, view.type.shape
    return (
        view.op.kind is Kind.RESHAPE and solid(shape) != solid(shown) and not part.is_whole(shown)
    )


def _sums(firsts: Shape, steps: Sequence[int], counts: Shape) -> Shape:
    """For each axis, the place after so many steps from the first."""
    return tuple(
        first + step * count for first, step, count in zip(firsts, steps, counts, strict=True)
    )


def _with_dimensions(shown: Shape, shape: Shape, part: _Part) -> _Part:
    """The part without dimensions of size 1 that `shape` lacks, and with those that it has."""
    lists = zip(shown, part.starts, part.steps, part.counts, strict=True)
    kept = iter([entry[1:] for entry in lists if entry[0] != 1])
    entries: list[tuple[Dim, int, Dim]] = [(0, 1, 1) if dim == 1 else next(kept) for dim in shape]
    starts, steps, counts = map(tuple, zip(*entries, strict=True)) if entries else ((), (), ())
    return _Part(part.value, starts, steps, counts)


def _updated(whole: Node, part: _Part) -> Node:
    """`whole` with the part written."""
    attributes = Attributes(starts=part.starts, steps=part.steps, shape=part.counts)
    value = part.solid if 1 in part.value.shape else part.value
    return value._trace.apply(optable.UPDATE, [whole, value._node], attributes)._node


def writes_of(
    builder: GraphBuilder, arguments: Mapping[Node, Memory], place: Location
) -> list[Write]:
    """What the function, which is defined at `place`, leaves in the arguments that it wrote to."""
    found = []
    for argument, memory in arguments.items():
        node = memory.node
        if not memory.is_written:
            continue
        below = node
        while below.op.kind is Kind.UPDATE:
            below = below.operands[0]
        if below is not argument or node is argument:  # all of it was replaced
            rank, shape = argument.type.rank, argument.type.shape
            attributes = Attributes(starts=(0,) * rank, steps=(1,) * rank, shape=shape)
            node = builder.apply(optable.UPDATE, [argument, node], attributes, place)
        found.append(Write(argument, node))
    return found


def returned_argument(value: Any, arguments: Iterable[Memory], kernel: str) -> int | None:
    """The number of the written argument that `value` is, None for any other value.

    Raises ProgramTypeError for a part of one, which in NumPy would be a view of the caller's array.
    """
    if not isinstance(value, Traced) or value._link is None:
        return None
    node, link = value._node, value._link
    for index, memory in enumerate(arguments):
        if link.memory is not memory or not memory.is_written:
            continue
        if link.views is not None and node is memory.node:
            return index
        raise ProgramTypeError(
            f"Kernel '{kernel}' returns a view of {memory}, which it writes to.",
            notes=(f"the value is {value.type}",),
            hints=("write .copy() after it; the caller has the array",),
        )
    return None


ASSIGNMENT: Mapping[Callable[..., Any], Callable[..., Any]] = {operator.setitem: setitem}
