"""What all lowerings of one function share: names, maps, and the operations so far."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from tinyir.emit import mlirtext, scalars
from tinyir.emit.alike import firsts, ways
from tinyir.emit.apart import kept_apart
from tinyir.emit.blockviews import Operation
from tinyir.emit.commonnests import passed_in_rows
from tinyir.emit.fileviews import MapView
from tinyir.emit.layout import Access, Index, access, is_replaced, read_through
from tinyir.emit.many import MANY
from tinyir.emit.moveviews import SliceView
from tinyir.emit.owned import copied, shared
from tinyir.emit.scalars import Scalar, Steps
from tinyir.emit.signs import signs
from tinyir.emit.sizes import Sizes
from tinyir.emit.views import AccumulatorView, ApartView, ElementwiseView, ValueView
from tinyir.ir.graph import Graph, Node
from tinyir.ir.names import value_names
from tinyir.ir.primitive import Kind, Spelling
from tinyir.ir.types import DType, TensorType


@dataclass
class Maps:
    """The affine maps of a module and their aliases, in order of first use."""

    aliases: dict[str, str] = field(default_factory=dict)

    def alias(self, text: str) -> str:
        """The alias of a map."""
        return self.aliases.setdefault(text, f"#map{len(self.aliases)}")

    def views(self) -> tuple[MapView, ...]:
        """All maps for the top of the module."""
        return tuple(MapView(alias, text) for text, alias in self.aliases.items())


class Context:
    """Lowers one graph. Derived names contain a '.', which no name of the user's can."""

    def __init__(self, graph: Graph, maps: Maps) -> None:
        self.graph = graph
        self.names = value_names(graph)
        self.signs = signs(graph)
        self.scalars_as_tensors = _scalars_as_tensors(graph)
        self.operations: list[Operation] = []
        self.maps = maps
        self.apart = kept_apart(graph)
        self.passed_in_rows = passed_in_rows(graph)
        self.alike = firsts(ways(graph))
        self._copied = copied(graph)
        self.shared = shared(graph)
        self.sizes = Sizes(graph.signature.sizes, self.emit)

    def emit(self, operation: Operation) -> None:
        """Adds an operation to the function."""
        self.operations.append(operation)

    def tensor(self, node: Node) -> ValueView:
        """The tensor of a node; scalar constants have one beside the scalar."""
        while self.is_value(node):
            node = node.operands[1]
        name = self.names[node]
        return self._written(f"{name}.tensor" if is_scalar(node) else name, node.type)

    def _written(self, name: str, type_: TensorType) -> ValueView:
        """A tensor called `name`; of very many each is written to an empty tensor of its own."""
        view = self.sizes.tensor(name, type_)
        return _owner(view) if len(self.graph.nodes) > MANY else view

    def owner(self, node: Node) -> ValueView:
        """The tensor of a node, which is written to an empty tensor of its own."""
        return _owner(self.tensor(node))

    def is_value(self, node: Node) -> bool:
        """Whether `node` replaces a whole array by a value that needs no copy."""
        return is_replaced(node) and node not in self._copied

    def place(self, node: Node) -> str:
        """The location of a node."""
        return mlirtext.location(node.location)

    def identity_map(self, rank: int) -> str:
        """The alias of the map that reads every loop."""
        return self.loop_map(rank, range(rank))

    def loop_map(self, rank: int, loops: Iterable[int]) -> str:
        """The alias of the map that reads some of `rank` loops."""
        return self.map(rank, map(Index, loops))

    def map(self, loops: int, indices: Iterable[Index]) -> str:
        """The alias of a map from loops to indices."""
        return self.maps.alias(mlirtext.affine_map(loops, indices))

    def generic(self, node: Node, operands: Sequence[Node], spelling: Spelling) -> None:
        """A linalg.generic over the elements of `node`; scalar constants are captured."""
        reads: list[Access] = []
        inner: list[Scalar] = []
        for operand in operands:
            source = read_through(operand)
            if is_scalar(source):
                inner.append(Scalar(self.names[source], source.type.dtype))
            else:
                inner.append(Scalar(f"in{len(reads)}", source.type.dtype, in_memory=True))
                reads.append(access(operand, node.type.shape))
        self.steps(node, reads, scalars.apply(spelling, inner, node.type.dtype))

    def cast(self, node: Node, reads: Sequence[Access], source: DType) -> None:
        """A linalg.generic that casts what is read, of dtype `source`, to the dtype of `node`."""
        element = Scalar("in0", source, in_memory=True)
        self.steps(node, reads, scalars.cast(element, node.type.dtype))

    def steps(self, node: Node, reads: Sequence[Access], steps: Steps) -> None:
        """An operation whose body is `steps`; what is read is called in0, in1, ..."""
        result = self.tensor(node)
        in_order = all(read.indices == tuple(map(Index, range(node.type.rank))) for read in reads)
        form = ApartView if node in self.apart and in_order else ElementwiseView
        self.elementwise(result, node.type, reads, steps, self.place(node), form)

    def elementwise(
        self,
        result: ValueView,
        type_: TensorType,
        reads: Sequence[Access],
        steps: Steps,
        place: str,
        form: type[ElementwiseView] = ElementwiseView,
    ) -> None:
        """A linalg.generic for a tensor that need not be a node's."""
        rank = type_.rank
        arguments = [
            ValueView(f"in{index}", read.type.dtype.storage) for index, read in enumerate(reads)
        ]
        self.emit(
            form(
                result=result,
                init=f"{result.name}.init",
                operands=tuple(
                    self._operand(read, type_, f"{result.name}.from{index}", place)
                    for index, read in enumerate(reads)
                ),
                maps=(*(self.map(rank, read.indices) for read in reads), self.identity_map(rank)),
                iterators=("parallel",) * rank,
                arguments=(*arguments, ValueView("out", type_.dtype.storage)),
                bodies=steps.bodies,
                yielded=steps.results[0].view,
                location=place,
            )
        )

    def accumulator(self, name: str, type_: TensorType, identity: float) -> AccumulatorView:
        """A tensor called `name` that starts filled with `identity`."""
        return AccumulatorView(
            result=self._written(name, type_),
            identity=ValueView(f"{name}.identity", type_.dtype.storage),
            literal=mlirtext.number(identity, type_.dtype),
            empty=f"{name}.empty",
            init=f"{name}.init",
        )

    def _operand(self, read: Access, loops: TensorType, name: str, place: str) -> ValueView:
        """The tensor that is read; one longer than a loop that goes along it is cut to its length.

        A linalg.generic takes the lengths of its loops from such dimensions.
        """
        tensor = ValueView(read.name or self.tensor(read.source).name, mlirtext.tensor(read.type))
        sizes = tuple(
            dim if index.loop is None or index != Index(index.loop) else loops.shape[index.loop]
            for index, dim in zip(read.indices, read.type.shape, strict=True)
        )
        if sizes == read.type.shape:
            return tensor
        part = ValueView(name, mlirtext.tensor(TensorType(read.type.dtype, sizes)))
        self.emit(
            SliceView(
                result=part,
                operand=tensor,
                offsets=mlirtext.index_list([0] * len(sizes)),
                sizes=self.sizes.list(sizes),
                strides=mlirtext.index_list([1] * len(sizes)),
                location=place,
            )
        )
        return part


def is_scalar(node: Node) -> bool:
    """Whether `node` is a constant that elementwise bodies capture as a scalar."""
    return node.constant is not None and not node.type.shape


def _scalars_as_tensors(graph: Graph) -> set[Node]:
    """The scalar constants that anything but the body of a linalg.generic takes."""
    users = [node for node in graph.nodes if node.op.kind not in (Kind.ELEMENTWISE, Kind.BROADCAST)]
    taken = [operand for user in users for operand in user.operands]
    return {node for node in (*taken, *graph.ends) if is_scalar(node)}


def _owner(view: ValueView) -> ValueView:
    return replace(view, own=mlirtext.owner(view.name))
