"""What arrays hold while a function is traced: views of one see what is written to it, as in NumPy.

A value of the user's shows an array: all of it, or what a view shows. The graph has a new node for
each state of the array, and none ever changes; a view is made again from the newest.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from tinyir.errors import ProgramTypeError
from tinyir.ir import optable
from tinyir.ir.attributes import NO_ATTRIBUTES
from tinyir.ir.graph import GraphBuilder, Node
from tinyir.ir.primitive import Kind
from tinyir.ir.types import TensorType

_VIEWS = (Kind.SLICE, Kind.RESHAPE, Kind.TRANSPOSE, Kind.BROADCAST, Kind.REVERSE)


@dataclass(eq=False)
class Memory:
    """An array: what it holds now, its name if it is an argument, and whether it was written to."""

    node: Node
    argument: str = ""
    is_written: bool = False

    def __str__(self) -> str:
        return f"the argument '{self.argument}'" if self.argument else "an array"


@dataclass
class Link:
    """What a value shows: a memory, which held `base` when the value's node was made.

    `views` lead from the memory to the value; None where NumPy may have made a copy. Where it
    `is_read_only`, nothing is written through it. With `by_strides`, they hold reshapes that NumPy
    makes without a copy all the same, as diagonals.
    """

    memory: Memory
    base: Node
    views: tuple[Node, ...] | None = ()
    is_read_only: bool = False
    by_strides: bool = False

    @property
    def is_current(self) -> bool:
        """Whether nothing was written since."""
        return self.base is self.memory.node


def own_link(node: Node, is_read_only: bool = False) -> Link:
    """What shows all of a new array that holds `node`."""
    return Link(Memory(node), node, is_read_only=is_read_only)


def is_stale(link: Link | None, other: Link | None) -> bool:
    """Whether `link` shows the array of `other`, and that was written to since."""
    return bool(link and other and link.memory is other.memory and not link.is_current)


def unknown_like(type_: TensorType) -> Node:
    """A node of which nothing but the type is known."""
    return Node(optable.INPUT, (), NO_ATTRIBUTES, type_)


def root(node: Node) -> Node:
    """What `node` shows elements of."""
    while node.op.kind in (*_VIEWS, Kind.GATHER):
        node = node.operands[0]
    return node


def path(shown: Node, base: Node) -> tuple[Node, ...] | None:
    """The views that lead from `base` to `shown`; None where other operations do."""
    found: list[Node] = []
    while shown is not base:
        if shown.op.kind not in _VIEWS and not _shows_places(shown):
            return None
        found.append(shown)
        shown = shown.operands[0]
    return tuple(reversed(found))


def views(link: Link) -> tuple[Node, ...]:
    """The views that lead from the array to the value.

    Raises ProgramTypeError where NumPy may have made a copy on the way.
    """
    if link.views is None:
        raise ProgramTypeError(
            f"Whether this is a view of {link.memory}, or a copy of what it held before, is not "
            "known.",
            hints=("take it after the write, or write x.copy() where it is to be a copy",),
        )
    return link.views


def shown_now(builder: GraphBuilder, link: Link) -> Node:
    """What a view shows of its array now."""
    return shown_by(builder, link.memory.node, views(link))


def shown_by(builder: GraphBuilder, node: Node, views: Iterable[Node]) -> Node:
    """What `views` show of a node, as they are made of another one."""
    for view in views:
        operands = [node, *view.operands[1:]]
        node = builder.apply(view.op, operands, view.attributes, view.location)
    return node


def _shows_places(node: Node) -> bool:
    """Whether a gather shows elements whose places sizes alone decide: in reverse, or a diagonal.

    By places that are values, NumPy may show elements, or copy them.
    """
    if node.op.kind is not Kind.GATHER:
        return False
    seen: set[Node] = set()
    pending = list(node.operands[1:])
    while pending:
        place = pending.pop()
        if place.op is optable.INPUT:
            return False
        if place not in seen:
            seen.add(place)
            pending += place.operands
    return True
