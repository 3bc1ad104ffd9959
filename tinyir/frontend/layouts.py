"""Which views of an array NumPy makes without a copy: strides say it, where they are known.

Arguments that are written are C-arrays, and so are new arrays with no more than one dimension that
is not 1. How NumPy lays out others depends on the operations behind them.
"""

from collections.abc import Sequence
from math import prod

import numpy as np
from numpy.lib.stride_tricks import as_strided

from tinyir.errors import InternalError
from tinyir.frontend.memory import Memory
from tinyir.ir.graph import Node
from tinyir.ir.primitive import Kind
from tinyir.ir.slicing import part, solid
from tinyir.ir.types import static_shape


def are_views(memory: Memory, nodes: Sequence[Node]) -> bool | None:
    """Whether NumPy copies for none of `nodes`, which show each other and first the array.

    None where that is not known.
    """
    if _copies_nothing(memory, nodes):
        return True
    if not _is_known(memory, nodes):
        return None
    try:
        _laid_out(memory, nodes)
    except ValueError:
        return False
    return True


def are_plain(nodes: Sequence[Node]) -> bool:
    """Whether `nodes` are views of whatever array: reshapes only add or leave out sizes of 1."""
    return all(node.op.kind is not Kind.RESHAPE or _is_plain(node) for node in nodes)


def is_in_order(memory: Memory, nodes: Sequence[Node], order: str) -> bool | None:
    """Whether the elements that views show are contiguous, in order 'C' or 'F'; None: not known."""
    if not _is_known(memory, nodes):
        return True if memory.argument and order == "C" and not nodes else None
    flags = _laid_out(memory, nodes).flags
    return flags.c_contiguous if order == "C" else flags.f_contiguous


def _is_known(memory: Memory, nodes: Sequence[Node]) -> bool:
    starts = (start for node in nodes for start in node.attributes.starts or ())
    is_static = all(each.type.is_static for each in (memory.node, *nodes))
    if any(node.op.kind is Kind.GATHER for node in nodes):
        return False
    is_ordered = bool(memory.argument) or len(solid(memory.node.type.shape)) < 2
    return is_ordered and is_static and all(isinstance(start, int) for start in starts)


def _laid_out(memory: Memory, nodes: Sequence[Node]) -> np.ndarray:
    """An array laid out as what `nodes` show, whose elements are nowhere.

    Raises ValueError where NumPy copies.
    """
    shape = static_shape(memory.node.type.shape)
    strides = tuple(prod(shape[axis + 1 :]) for axis in range(len(shape)))
    array = as_strided(np.empty(1, np.uint8), shape, strides)
    for node in nodes:
        array = _shown(array, node)
    return array


def _shown(array: np.ndarray, node: Node) -> np.ndarray:
    shape = static_shape(node.type.shape)
    match node.op.kind:
        case Kind.SLICE:
            return part(array, node.attributes)
        case Kind.RESHAPE:
            return np.reshape(array, shape, copy=False)
        case Kind.TRANSPOSE:
            return np.transpose(array, node.attributes.axes)
        case Kind.BROADCAST:
            return np.broadcast_to(array, shape)
        case Kind.REVERSE:
            return np.flip(array, node.attributes.axes)
        case _:
            raise InternalError(f"'{node.op.name}' is no view.")


def _copies_nothing(memory: Memory, nodes: Sequence[Node]) -> bool:
    """Whether NumPy makes views whatever the sizes: it reshapes first, if at all."""
    is_contiguous = bool(memory.argument)
    for node in nodes:
        keeps = node.op.kind is Kind.RESHAPE
        if keeps and not is_contiguous and not _is_plain(node):
            return False
        is_contiguous &= keeps
    return True


def _is_plain(reshape: Node) -> bool:
    return solid(reshape.type.shape) == solid(reshape.operands[0].type.shape)
