"""The function that C calls where sizes are parameters: it checks them before anything is read."""

from collections.abc import Iterator

from tinyir.emit import mlirtext
from tinyir.emit.fileviews import GuardView, NeedView
from tinyir.emit.operations import OperationView
from tinyir.emit.sizes import Sizes
from tinyir.emit.sizeviews import SizeOperation
from tinyir.emit.views import ValueView
from tinyir.ir.dims import Size
from tinyir.ir.graph import Graph, Need, Status
from tinyir.ir.needs import Relation

_PREDICATES = {"==": "eq", ">=": "sge"}


def guard(graph: Graph, pointers: tuple[ValueView, ...]) -> GuardView:
    """The guard of a kernel: the first need that does not hold decides the status."""
    operations: list[OperationView] = []

    def emit(step: SizeOperation) -> None:
        operations.append(step)

    sizes = Sizes(graph.signature.sizes, emit)
    parameters = sizes.parameters()
    needs = []
    before = "status.ok"
    for index, need in enumerate(reversed([*_not_negative(graph), *graph.needs])):
        relation, status = need.relation, f"status.{index}"
        one, other = sizes.name(relation.one), sizes.name(relation.other)
        predicate = _PREDICATES[relation.symbol]
        needs.append(
            NeedView(f"fits.{index}", predicate, one, other, need.status.value, status, before)
        )
        before = status
    return GuardView(
        name=graph.name,
        body=mlirtext.body_symbol(graph.signature),
        parameters=pointers,
        sizes=parameters,
        operations=tuple(operations),
        needs=tuple(needs),
        status=before,
        location=mlirtext.location(graph.location),
    )


def _not_negative(graph: Graph) -> Iterator[Need]:
    """C may give any number for a size."""
    for name in graph.signature.sizes:
        yield Need(Relation(Size.named(name), ">=", 0), Status.SHAPE)
