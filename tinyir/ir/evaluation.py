"""What a graph computes, by NumPy."""

from collections.abc import Mapping, Sequence

import numpy as np

from tinyir.ir import reference
from tinyir.ir.dims import Size
from tinyir.ir.graph import Graph, Need, Node


def sizes_of(graph: Graph, arguments: Sequence[np.ndarray]) -> dict[str, int]:
    """The sizes of the named dimensions of `arguments`, which are in parameter order."""
    return {
        dim.name: size
        for node, argument in zip(graph.inputs, arguments, strict=True)
        for dim, size in zip(node.type.shape, argument.shape, strict=True)
        if isinstance(dim, Size) and dim.name
    }


def failed_need(graph: Graph, sizes: Mapping[str, int]) -> Need | None:
    """The need whose status the kernel returns for these sizes, before it computes anything."""
    return next((need for need in graph.needs if not need.relation.holds(sizes)), None)


def compute(node: Node, operands: Sequence[np.ndarray], sizes: Mapping[str, int]) -> np.ndarray:
    """The value of a node as NumPy computes it, where named dimensions have these `sizes`."""
    return reference.compute(node.op, node.attributes.at(sizes), node.type.at(sizes), operands)


def evaluate(graph: Graph, arguments: Sequence[np.ndarray]) -> tuple[np.ndarray, ...]:
    """The ends of `graph` on `arguments` (in parameter order, left as they are), as NumPy's.

    Raises the error that stands for the status of sizes that do not fit.
    """
    sizes = sizes_of(graph, arguments)
    if (failed := failed_need(graph, sizes)) is not None:
        raise failed.status.error(f"'{graph.name}' cannot take arrays of the sizes {sizes}.")
    values: dict[Node, np.ndarray] = dict(zip(graph.inputs, arguments, strict=True))
    for node in graph.nodes:
        if node not in values:
            values[node] = compute(node, [values[operand] for operand in node.operands], sizes)
    return tuple(values[node] for node in graph.ends)
