"""What functions hold, as graphs or text tell it: how their loops are treated follows."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from tinyir.emit.many import MANY
from tinyir.emit.outline import is_part
from tinyir.ir.graph import Graph
from tinyir.ir.primitive import Kind

KEPT = "rolled"
"""The attribute of a function whose loops LLVM does not write out."""

SEVERAL = 2
"""So many products are most of what a function computes."""

_FUNCTION = re.compile(r"func\.func (?:private )?@([\w.]+)")
_MADE = re.compile(r"tensor\.empty\(|alloc_tensor\(")
_KEPT = re.compile(rf"attributes {{[^{{}}]*\b{KEPT}\b")
_GIVEN = (Kind.INPUT, Kind.CONSTANT)


@dataclass(frozen=True)
class Contents:
    """How many operations a function has, and whether it is `rolled`: its loops are kept.

    Of text of later stages, the operations are the tensors that are made.
    """

    operations: int
    rolled: bool


NOTHING = Contents(0, False)
"""That of a function which text does not have, or has in a later form than that of MLIR."""


def contents(graph: Graph) -> Contents:
    """What the function of `graph` holds.

    Beside several products, which are vectors already, other loops take little time, and LLVM takes
    long to write them out; so it does with those of very many operations.
    """
    operations = sum(node.op.kind not in _GIVEN for node in graph.nodes)
    products = sum(node.op.kind is Kind.CONTRACTION for node in graph.nodes)
    return Contents(operations, operations > MANY or products >= SEVERAL)


def of_text(text: str) -> dict[str, Contents]:
    """The contents of each function in text of a stage of MLIR, by its symbol."""
    names = _FUNCTION.split(text)
    return {
        name: Contents(len(_MADE.findall(body)), bool(_KEPT.search(body.partition("\n")[0])))
        for name, body in zip(names[1::2], names[2::2], strict=True)
    }


def operations_at_once(found: Mapping[str, Contents]) -> int:
    """How many operations may have scratch at once: those of a kernel and of all parts."""
    kernels = [each.operations for name, each in found.items() if not is_part(name)]
    return max(kernels, default=0) + sum(
        each.operations for name, each in found.items() if is_part(name)
    )
