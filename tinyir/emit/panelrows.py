"""A row times a packed matrix goes through one panel after the other, as they lie in memory.

Tiles of several rows read panels anyway; a row would be multiplied with the plain form, which had
to be made first.
"""

from string import ascii_letters

from tinyir.emit.panels import packed, packed_behind
from tinyir.emit.rewriting import applied, live, rewritten
from tinyir.ir.attributes import Attributes
from tinyir.ir.graph import Graph, Node
from tinyir.ir.optable import RESHAPE
from tinyir.ir.primitive import Kind


def with_panels_of_rows(graph: Graph) -> Graph:
    """`graph` where no product makes the plain form of a packed matrix; itself where none does."""
    if all(_panels(node) is None for node in graph.nodes):
        return graph

    def steps(node: Node) -> list[Node]:
        at = _panels(node)
        return [node] if at is None else _product(node, at)

    return live(rewritten(graph, steps))


def _panels(node: Node) -> int | None:
    """Which operand of the product `node` has rows in panels, if it would not be read so."""
    if node.op.kind is not Kind.CONTRACTION or packed(node) is not None:
        return None
    parts, output = _labels(node)
    for at, operand in enumerate(node.operands):
        is_panel = packed_behind(operand) is not None and parts[at][0] not in output
        if is_panel and parts[at][1] == output[-1:] not in parts[1 - at]:
            return at
    return None


def _product(node: Node, at: int) -> list[Node]:
    """The product with panels, whose columns follow each other in the result."""
    parts, output = _labels(node)
    panel = next(label for label in ascii_letters if label not in "".join(parts))
    parts[at] = f"{panel}{parts[at]}"
    equation = f"{','.join(parts)}->{output[:-1]}{panel}{output[-1]}"
    operands = list(node.operands)
    operands[at] = operands[at].operands[0].operands[0]
    product = applied(node.op, operands, Attributes(equation=equation), node.location)
    shape = Attributes(shape=node.type.shape)
    return [product, applied(RESHAPE, [product], shape, node.location)]


def _labels(node: Node) -> tuple[list[str], str]:
    """The labels of the operands and of the result."""
    inputs, _, output = (node.attributes.equation or "").partition("->")
    return inputs.split(","), output
