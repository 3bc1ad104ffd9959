"""What `fp="fast"` changes: rows of the table get freedoms that NumPy's results do not allow.

Non-goals: NaN, infinities and signed zeros of arguments are kept.
"""

from dataclasses import replace

from tinyir.emit.rewriting import rewritten
from tinyir.ir.graph import Graph
from tinyir.ir.primitive import Call, Kind, Primitive, Spelling
from tinyir.ir.types import DType, TypeClass


def with_freedoms(graph: Graph) -> Graph:
    """`graph` with the rows that its `fast` stands for; itself where it is strict."""
    if not graph.fast:
        return graph
    rows = {node.op.name: _freed(node.op) for node in graph.nodes}
    return rewritten(graph, lambda node: [replace(node, op=rows[node.op.name])])


def _freed(op: Primitive) -> Primitive:
    """The row with its freedoms; `op` itself where it has none."""
    spelling = {key: _spelled(key, each) for key, each in op.spelling.items()}
    spelling |= {dtype: each.spelling for dtype, each in op.quick.items()}
    fold = {dtype: each.fast or each for dtype, each in op.fold.items()}
    is_same = spelling == op.spelling and fold == op.fold
    return op if is_same or op.kind not in _FREE else replace(op, spelling=spelling, fold=fold)


_FREE = (Kind.ELEMENTWISE, Kind.REDUCTION)
_FREEDOMS = "arcp,contract"
"""A reciprocal may stand for a division, and one rounding for those of a product and a sum."""


def _spelled(key: TypeClass | DType, spelling: Spelling) -> Spelling:
    is_float = (key.type_class if isinstance(key, DType) else key) is TypeClass.FLOAT
    if not is_float or not isinstance(spelling, Call):
        return spelling
    return replace(spelling, fastmath=_FREEDOMS)
