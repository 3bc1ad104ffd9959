"""`--explain-types`: the type of each line of a kernel, and why dtypes change there."""

import linecache
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from tinyir.errors import Location
from tinyir.ir import optable, rules
from tinyir.ir.graph import Graph, Node
from tinyir.ir.primitive import Kind
from tinyir.ir.types import BOOL, TensorType


@dataclass(frozen=True)
class Line:
    """A line of a kernel: the type of what it computes last, and the casts that it makes."""

    place: str
    code: str
    type: TensorType
    casts: tuple[str, ...]


def explain(graph: Graph) -> list[Line]:
    """The lines of a kernel that compute something, in the order in which they first do."""
    lines: dict[tuple[str, int], list[Node]] = {}
    promoted: set[Node] = set()
    for node in graph.nodes:
        if node.location and node.op.kind not in (Kind.INPUT, Kind.CONSTANT):
            lines.setdefault((node.location.file, node.location.line), []).append(node)
        promoted |= {each for each in _cast_operands(node) if _code_of(each) == _code_of(node)}
    return [
        Line(
            place=f"{file}:{line}",
            code=_code(nodes[0].location),
            type=nodes[-1].type,
            casts=tuple(dict.fromkeys(_casts(nodes, promoted))),
        )
        for (file, line), nodes in lines.items()
    ]


def _code(location: Location | None) -> str:
    return linecache.getline(location.path, location.line).strip() if location else ""


def _code_of(node: Node) -> tuple[Location | None, int | None]:
    """The piece of code that a node was recorded for; a promotion has that of its operation."""
    return node.location, node.location.end_column if node.location else None


def _casts(nodes: list[Node], promoted: set[Node]) -> Iterator[str]:
    """What is said of the casts on a line, of which the code asks for some."""
    for node in nodes:
        if _rounds_mean(node):
            wide = node.operands[0].type.dtype
            yield f"{_change(node)}: a mean is added up in {wide}, divided, and rounded once"
        elif node.op.kind is Kind.CAST and node not in promoted:
            yield f"{_change(node)}: the code asks for it"
        for cast in _cast_operands(node):
            if cast in promoted and not _rounds_mean(cast) and _is_promotion(cast, node):
                yield f"{_change(cast)}: '{node.op.name}' {_reason(cast, node)}"


def _rounds_mean(node: Node) -> bool:
    """Whether `node` makes a quotient as narrow again as what was added up in a wider dtype."""
    if node.op.kind is not Kind.CAST or node.operands[0].op is not optable.BY_NUMPY[np.divide]:
        return False
    total = node.operands[0].operands[0]
    is_sum = total.op.kind is Kind.REDUCTION
    return is_sum and total.operands[0].type.dtype is node.type.dtype


def _is_promotion(cast: Node, user: Node) -> bool:
    """Whether `user` needs the cast: equal values are one node, which others may have made."""
    if user.op.kind is not Kind.ELEMENTWISE or user.op is optable.SELECT:
        return True
    dtypes = [_before(each).type.dtype.numpy for each in user.operands]
    return cast.type.dtype.numpy in rules.resolve_loop(user.op, dtypes)


def _before(node: Node) -> Node:
    return node.operands[0] if node.op.kind is Kind.CAST else node


def _cast_operands(node: Node) -> list[Node]:
    return [operand for operand in node.operands if operand.op.kind is Kind.CAST]


def _change(cast: Node) -> str:
    return f"{cast.operands[0].type.dtype} -> {cast.type.dtype}"


def _reason(cast: Node, user: Node) -> str:
    """Why `user` wants an operand of the dtype that `cast` makes."""
    source, target = cast.operands[0].type.dtype, cast.type.dtype
    own = [_before(each) for each in user.operands]
    dtypes = list(dict.fromkeys(each.type.dtype for each in own))
    if target not in dtypes:
        return f"of {' and '.join(map(str, dtypes))} computes in {target}"
    constants = [each for each in own if each.type.dtype is target and each.constant is not None]
    if constants and source.is_integer == target.is_integer and source is not BOOL:
        return (
            f"has a constant that is {target}, or becomes it with {source}: NumPy's scalars and "
            "arrays are not weak, as Python's own numbers are"
        )
    return f"has an operand that is {target}"
