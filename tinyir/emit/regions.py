"""What is lowered into a region of a function, such as a block of rows."""

from collections.abc import Callable, Iterable

from tinyir.emit.blocks import Block, Segment
from tinyir.emit.blockviews import Operation
from tinyir.emit.context import Context
from tinyir.emit.sizes import Sizes


class InnerSizes(Sizes):
    """The sizes in a region: those around it, and `names` of its own."""

    def __init__(
        self, outer: Sizes, names: Iterable[str], prefix: str, emit: Callable[[Operation], None]
    ) -> None:
        super().__init__((), emit)
        self.names = outer.names | {name: name for name in names}
        self._prefix = prefix

    def _next_name(self) -> str:
        return f"{self._prefix}.{super()._next_name()}"


class BlockContext(Context):
    """Lowers the graph of a block, in the function that `outer` lowers."""

    def __init__(
        self, outer: Context, block: Block | Segment, prefix: str, marks: str = ""
    ) -> None:
        super().__init__(block.graph(), outer.maps)
        place = block.place
        names = (*place.indices, *place.tables)
        self.names = outer.names | block.names
        self.sizes: InnerSizes = InnerSizes(outer.sizes, names, prefix, self.emit)
        self.apart = frozenset()
        self.alike = {}
        self.prefix = marks or prefix
        self.turn = place.indices[-1]
        self.made = frozenset(block.names)
