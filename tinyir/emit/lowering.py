"""From the graph to records for the templates: SSA names, maps and order; a method per kind."""

from collections.abc import Sequence

import numpy as np

from tinyir.emit import mlirtext
from tinyir.emit.layout import Access, Maps, access, expansion, read_through
from tinyir.emit.views import (
    AccumulatorView,
    BodyView,
    ConstantView,
    ElementwiseView,
    FunctionView,
    InputView,
    ModuleView,
    OperationView,
    OutputView,
    ReductionView,
    ReshapeView,
    ValueView,
)
from tinyir.errors import InternalError, ProgramTypeError
from tinyir.ir import optable, reference
from tinyir.ir.graph import Graph, Node
from tinyir.ir.names import result_names, value_names
from tinyir.ir.primitive import Body, Call, Conversion, Fold, Kind, Spelling
from tinyir.ir.types import TensorType, static_shape


def lower(graphs: Sequence[Graph]) -> ModuleView:
    """The module of all `graphs`."""
    maps = Maps()
    functions = tuple(_Function(graph, maps).view() for graph in graphs)
    return ModuleView(maps.views(), functions)


class _Function:
    """Lowers one graph. Derived names contain a '.', which no name of the user's can."""

    def __init__(self, graph: Graph, maps: Maps) -> None:
        self.graph = graph
        self.maps = maps
        self.names = value_names(graph)
        self.operations: list[OperationView] = []

    def view(self) -> FunctionView:
        needed = self._needed()
        for node in self.graph.nodes:
            if node in needed:
                self._lower(node)
        sources = [_buffer(self.names[node], node.type) for node in self.graph.inputs]
        named = zip(result_names(self.graph), self.graph.results, strict=True)
        targets = [_buffer(name, result.node.type) for name, result in named]
        return FunctionView(
            name=self.graph.name,
            parameters=(*sources, *targets),
            inputs=tuple(
                InputView(buffer, self._tensor(node))
                for buffer, node in zip(sources, self.graph.inputs, strict=True)
                if node.type.size
            ),
            outputs=tuple(
                OutputView(buffer, self._tensor(result.node))
                for buffer, result in zip(targets, self.graph.results, strict=True)
                if result.node.type.size
            ),
            operations=tuple(self.operations),
            location=mlirtext.location(self.graph.location),
        )

    def _needed(self) -> set[Node]:
        """The nodes that exist as tensors or scalars; unit reshapes are mostly read through.

        What has no elements does not exist: a reduction of it is a constant.
        """
        needed = {result.node for result in self.graph.results if result.node.type.size}
        for node in reversed(self.graph.nodes):
            if node in needed and not _is_empty_reduction(node):
                if node.op.kind in (Kind.ELEMENTWISE, Kind.CAST):
                    needed.update(read_through(operand) for operand in node.operands)
                else:
                    needed.update(node.operands)
        return needed

    def _lower(self, node: Node) -> None:
        match node.op.kind:
            case Kind.INPUT:
                pass
            case Kind.CONSTANT:
                self._constant(node)
            case Kind.REDUCTION if _is_empty_reduction(node):
                self._empty_reduction(node)
            case Kind.ELEMENTWISE:
                self._elementwise(node)
            case Kind.CAST:
                self._cast(node)
            case Kind.REDUCTION:
                self._reduction(node)
            case Kind.RESHAPE:
                self._reshape(node)

    def _constant(self, node: Node) -> None:
        """A scalar for the bodies that capture it, a tensor for everything else."""
        value = node.constant
        assert value is not None
        dtype = node.type.dtype
        place = mlirtext.location(node.location)
        if _is_scalar(node):
            scalar = ValueView(self.names[node], dtype.mlir)
            self.operations.append(ConstantView(scalar, mlirtext.number(value[()], dtype), place))
        if node.type.shape or self._used_as_tensor(node):
            self._dense(node, value)

    def _dense(self, node: Node, value: np.ndarray) -> None:
        literal = mlirtext.dense(value, node.type.dtype)
        place = mlirtext.location(node.location)
        self.operations.append(ConstantView(self._tensor(node), literal, place))

    def _used_as_tensor(self, scalar: Node) -> bool:
        """Whether anything but an elementwise body takes a scalar constant."""
        users = (node for node in self.graph.nodes if scalar in node.operands)
        return any(result.node is scalar for result in self.graph.results) or any(
            user.op.kind not in (Kind.ELEMENTWISE, Kind.CAST) for user in users
        )

    def _elementwise(self, node: Node) -> None:
        operand_class = node.operands[0].type.dtype.type_class
        spelling = node.op.spelling.get(operand_class)
        operands = node.operands
        exponent = operands[-1].constant
        if exponent is not None and exponent.ndim == 0:
            special = node.op.constant_exponent.get(float(exponent))
            if special is not None:
                spelling, operands = special, operands[:-1]
        if spelling is None:
            raise ProgramTypeError(
                f"'{node.op.name}' of {operands[0].type.dtype} is not supported.",
                location=node.location,
            )
        self._generic(node, operands, spelling)

    def _cast(self, node: Node) -> None:
        rule = optable.cast_rule(node.operands[0].type.dtype, node.type.dtype)
        self._generic(node, node.operands, rule.spelling)

    def _generic(self, node: Node, operands: Sequence[Node], spelling: Spelling) -> None:
        """A linalg.generic over the elements of `node`; scalar constants are captured."""
        inner = []
        reads: list[Access] = []
        arguments: list[ValueView] = []
        for operand in operands:
            source = read_through(operand)
            element = source.type.dtype.mlir
            if _is_scalar(source):
                inner.append(ValueView(self.names[source], element))
                continue
            arguments.append(ValueView(f"in{len(reads)}", element))
            inner.append(arguments[-1])
            reads.append(access(operand, node.type.shape))
        self._emit_generic(node, reads, tuple(arguments), tuple(inner), spelling)

    def _emit_generic(
        self,
        node: Node,
        reads: Sequence[Access],
        arguments: tuple[ValueView, ...],
        inner: tuple[ValueView, ...],
        spelling: Spelling,
    ) -> None:
        result = self._tensor(node)
        rank = node.type.rank
        maps = [mlirtext.affine_map(rank, read.loops) for read in reads]
        maps.append(mlirtext.affine_map(rank, range(rank)))
        element = node.type.dtype.mlir
        self.operations.append(
            ElementwiseView(
                result=result,
                init=f"{result.name}.init",
                operands=tuple(self._named(read) for read in reads),
                maps=tuple(self.maps.alias(text) for text in maps),
                iterators=("parallel",) * rank,
                arguments=(*arguments, ValueView("out", element)),
                body=_body(spelling, inner, (ValueView("result", element),)),
                location=mlirtext.location(node.location),
            )
        )

    def _reduction(self, node: Node) -> None:
        (operand,) = node.operands
        fold = node.op.fold[node.type.dtype]
        accumulated = TensorType(fold.accumulator or node.type.dtype, node.type.shape)
        accumulators = self._accumulators(node, fold, accumulated)
        element = accumulated.dtype.mlir
        count = len(accumulators)
        ins = tuple(ValueView(f"in{index}", operand.type.dtype.mlir) for index in range(count))
        accs = tuple(ValueView(f"acc{index}", element) for index in range(count))
        results = tuple(ValueView(f"result{index or ''}", element) for index in range(count))
        self.operations.append(
            ReductionView(
                operands=(self._tensor(operand),) * count,
                accumulators=accumulators,
                dimensions=mlirtext.index_list(node.attributes.axes or ()),
                arguments=(*ins, *accs),
                body=_body(fold.step, (ins[0], *accs), results),
                location=mlirtext.location(node.location),
            )
        )
        if fold.finish:
            loops = tuple(range(node.type.rank))
            reads = [Access(node, accumulated, loops, view.result.name) for view in accumulators]
            wide = tuple(ValueView(f"in{index}", element) for index in range(count))
            self._emit_generic(node, reads, wide, wide, fold.finish)

    def _empty_reduction(self, node: Node) -> None:
        operand = node.operands[0].type
        nothing = np.empty(static_shape(operand.shape), operand.dtype.numpy)
        self._dense(node, reference.compute(node.op, node.attributes, node.type, [nothing]))

    def _accumulators(
        self, node: Node, fold: Fold, type_: TensorType
    ) -> tuple[AccumulatorView, ...]:
        name = self.names[node]
        views = []
        for index, identity in enumerate(fold.identities):
            part = f"{name}.acc{index}" if fold.finish else name
            views.append(
                AccumulatorView(
                    result=ValueView(part, mlirtext.tensor(type_)),
                    identity=ValueView(f"{part}.identity", type_.dtype.mlir),
                    literal=mlirtext.number(identity, type_.dtype),
                    empty=f"{part}.empty",
                    init=f"{part}.init",
                )
            )
        return tuple(views)

    def _reshape(self, node: Node) -> None:
        """One expand or collapse where that suffices, else through the flat tensor."""
        (operand,) = node.operands
        source, target = static_shape(operand.type.shape), static_shape(node.type.shape)
        steps = [target]
        if expansion(source, target) is None and expansion(target, source) is None:
            steps.insert(0, (node.type.size,))
        value, shape = self._tensor(operand), source
        for index, step in enumerate(steps):
            last = index == len(steps) - 1
            type_ = TensorType(node.type.dtype, step)
            name = self.names[node] if last else f"{self.names[node]}.flat"
            result = ValueView(name, mlirtext.tensor(type_))
            expands = expansion(shape, step)
            groups = expands if expands is not None else expansion(step, shape)
            if groups is None:
                raise InternalError(f"no reassociation from {shape} to {step}")
            self.operations.append(
                ReshapeView(
                    result,
                    value,
                    expands is not None,
                    mlirtext.reassociation(groups),
                    mlirtext.index_list(step),
                    mlirtext.location(node.location),
                )
            )
            value, shape = result, step

    def _tensor(self, node: Node) -> ValueView:
        name = self.names[node]
        return ValueView(f"{name}.tensor" if _is_scalar(node) else name, mlirtext.tensor(node.type))

    def _named(self, read: Access) -> ValueView:
        return ValueView(read.name or self.names[read.source], mlirtext.tensor(read.type))


def _buffer(name: str, type_: TensorType) -> ValueView:
    """A parameter of the function; an empty one is flat, as MLIR has no strides of empty rows."""
    shown = type_ if type_.size else TensorType(type_.dtype, (0,))
    return ValueView(f"{name}.buffer", mlirtext.memref(shown))


def _is_empty_reduction(node: Node) -> bool:
    return node.op.kind is Kind.REDUCTION and node.operands[0].type.size == 0


def _is_scalar(node: Node) -> bool:
    """Whether `node` is a constant that elementwise bodies capture as a scalar."""
    return node.constant is not None and not node.type.shape


def _body(
    spelling: Spelling, operands: tuple[ValueView, ...], results: tuple[ValueView, ...]
) -> BodyView:
    match spelling:
        case Call(op):
            return BodyView("scalar/call.mlir.j2", op, operands, results)
        case Conversion(op):
            return BodyView("scalar/conversion.mlir.j2", op, operands, results)
        case Body(template):
            return BodyView(f"scalar/{template}.mlir.j2", "", operands, results)
