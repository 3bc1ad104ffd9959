"""The graph that lowering and schedules start from: the user's, in a form that runs fast."""

from tinyir.emit.fast import with_freedoms
from tinyir.emit.groups import with_groups
from tinyir.emit.positions import with_positions
from tinyir.ir.graph import Graph


def prepared(graph: Graph) -> Graph:
    """`graph` with its freedoms, and with operations that are better as several."""
    return with_freedoms(with_positions(with_groups(graph)))
