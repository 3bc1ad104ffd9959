"""What arrays hold while a function is traced: views of one see what is written to it, as in NumPy.

A value of the user's shows an array: all of it, or what a view shows. The graph has a new node for
each state of the array, and none ever changes; a view is made again from the newest.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from tinyir.errors import ProgramTypeError
from tinyir.ir.graph import GraphBuilder, Node
from tinyir.ir.primitive import Kind
from tinyir.ir.slicing import solid

_VIEWS = (Kind.SLICE, Kind.RESHAPE, Kind.TRANSPOSE, Kind.BROADCAST, Kind.REVERSE)


@dataclass(eq=False)
class Memory:
    """An array: what it holds now, and its name if it is an argument."""

    node: Node
    argument: str = ""

    def __str__(self) -> str:
        return f"the argument '{self.argument}'" if self.argument else "an array"


@dataclass
class Link:
    """What a value shows: a memory, which held `base` when the value's node was made.

    Unless it `is_view`, NumPy may have made a copy.
    """

    memory: Memory
    base: Node
    is_view: bool = True

    @property
    def is_current(self) -> bool:
        """Whether nothing was written since."""
        return self.base is self.memory.node


def root(node: Node) -> Node:
    """What `node` shows elements of."""
    while node.op.kind in (*_VIEWS, Kind.GATHER):
        node = node.operands[0]
    return node


def path(shown: Node, base: Node) -> list[Node] | None:
    """The views that lead from `base` to `shown`; None where other operations do."""
    found: list[Node] = []
    while shown is not base:
        if shown.op.kind not in _VIEWS:
            return None
        found.append(shown)
        shown = shown.operands[0]
    return found[::-1]


def views(shown: Node, link: Link) -> list[Node]:
    """The views that lead from the array to `shown`.

    Raises ProgramTypeError where NumPy may have made a copy on the way.
    """
    found = path(shown, link.base) if link.is_view else None
    if found is None or not _all_views(found, link.memory):
        raise ProgramTypeError(
            f"Whether this is a view of {link.memory}, or a copy of what it held before, is not "
            "known.",
            notes=(f"the value is {shown.type}", "what it was made of was written to since"),
            hints=("take it after the write, or write x.copy() where it is to be a copy",),
        )
    return found


def _all_views(nodes: Iterable[Node], memory: Memory) -> bool:
    """Whether NumPy makes views of all: not of a reshaped array whose elements lie apart."""
    is_contiguous = bool(memory.argument)
    for node in nodes:
        keeps = node.op.kind is Kind.RESHAPE
        is_plain = keeps and solid(node.type.shape) == solid(node.operands[0].type.shape)
        if keeps and not is_plain and not is_contiguous:
            return False
        is_contiguous &= keeps
    return True


def shown_again(builder: GraphBuilder, shown: Node, link: Link) -> Node:
    """What the view `shown` shows of its array now."""
    node = link.memory.node
    for view in views(shown, link):
        node = builder.apply(view.op, [node], view.attributes, view.location)
    return node
