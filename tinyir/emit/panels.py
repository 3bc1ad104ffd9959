"""Matrices that lie packed in memory, as products read them: graphs show them in plain NumPy.

`packed.transpose(1, 0, 2).reshape(K, N)` is the plain form of panels of 64 bytes of columns, each
with all of K. A product with it needs no packing.
"""

from tinyir.emit.contractions import SINGLE, accumulates_in, reads_rows, roles_of
from tinyir.ir.graph import Node
from tinyir.ir.packing import columns_in_panel
from tinyir.ir.primitive import Kind
from tinyir.ir.types import static_shape


def packed(node: Node) -> Node | None:
    """The packed matrix that a product of matrices multiplies with; None where there is none."""
    roles = roles_of(node)
    if roles is None or roles.row == SINGLE or not reads_rows(roles):
        return None
    operand = node.operands[roles.panel]
    return packed_behind(operand) if operand.type.dtype is accumulates_in(node) else None


def packed_behind(operand: Node) -> Node | None:
    """The packed matrix that `operand` is the plain form of."""
    if operand.op.kind is not Kind.RESHAPE or operand.operands[0].op.kind is not Kind.TRANSPOSE:
        return None
    (turned,) = operand.operands
    (source,) = turned.operands
    if turned.attributes.axes != (1, 0, 2) or not source.type.is_static:
        return None
    panels, summed, width = static_shape(source.type.shape)
    is_plain_form = panels > 1 and operand.type.shape == (summed, panels * width)
    return source if is_plain_form and width == columns_in_panel(operand.type.dtype) else None
