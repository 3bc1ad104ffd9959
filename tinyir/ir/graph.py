"""The typed expression graph: immutable nodes, the builder that interns them, and `Graph`."""

import enum
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

import numpy as np

from tinyir.errors import (
    Location,
    ProgramError,
    ProgramIndexError,
    ProgramSizeError,
    ProgramTypeError,
    ProgramValueError,
    ProgramZeroDivisionError,
)
from tinyir.ir import optable, rules
from tinyir.ir.attributes import NO_ATTRIBUTES, Attributes, Literal
from tinyir.ir.constants import computed, is_uniform
from tinyir.ir.data import is_large
from tinyir.ir.dims import Shape, Size
from tinyir.ir.needs import Relation, needed
from tinyir.ir.primitive import Kind, Primitive
from tinyir.ir.signature import Parameter, Signature
from tinyir.ir.types import TensorType, static_shape, type_of


@dataclass(frozen=True, eq=False)
class Node:
    """One operation of the graph. Nodes are compared by identity; the builder interns them."""

    op: Primitive
    operands: tuple["Node", ...]
    attributes: Attributes
    type: TensorType
    location: Location | None = None

    def __repr__(self) -> str:
        return f"<{self.op.name}: {self.type}>"

    @property
    def constant(self) -> np.ndarray | None:
        """The value of a constant node or of a broadcast one, None for any other."""
        if self.attributes.value is not None:
            return self.attributes.value.array
        if self.op is optable.BROADCAST and self.type.is_static:
            repeated = self.operands[0].constant
            if repeated is not None:
                return np.broadcast_to(repeated, static_shape(self.type.shape))
        return None


@dataclass(frozen=True)
class Result:
    """One result of a kernel: the name that C sees, and the node.

    `shape` is the one that callers see, where the node has its elements in another.
    """

    name: str
    node: Node
    shape: Shape | None = None

    @property
    def type(self) -> TensorType:
        """What callers see."""
        return self.node.type if self.shape is None else replace(self.node.type, shape=self.shape)


@dataclass(frozen=True)
class Write:
    """An argument that a kernel changes: its input, and the update that it holds in the end."""

    input: Node
    node: Node


class Status(enum.Enum):
    """What a kernel returns when its values were wrong; the C header declares these."""

    INDEX = 1
    VALUE = 2
    ZERO_DIVISION = 3
    SHAPE = 4

    @property
    def error(self) -> type[ProgramError]:
        """The class of the error that NumPy raises for such values."""
        return _STATUS_ERRORS[self]


_STATUS_ERRORS = {
    Status.INDEX: ProgramIndexError,
    Status.VALUE: ProgramValueError,
    Status.ZERO_DIVISION: ProgramZeroDivisionError,
    Status.SHAPE: ProgramSizeError,
}


@dataclass(frozen=True)
class Check:
    """A scalar bool that must be false at run time, and the status that is returned otherwise."""

    failed: Node
    status: Status


@dataclass(frozen=True)
class Need:
    """What must hold of sizes before anything is computed, and the status returned otherwise."""

    relation: Relation
    status: Status


@dataclass(frozen=True, eq=False)
class Graph:
    """A kernel: its inputs in parameter order, results, and all nodes in topological order.

    `writes` are the arguments that it changes, in parameter order. `names` gives nodes that the
    user called something their name. `fast` stands for `fp="fast"`.
    """

    name: str
    inputs: tuple[Node, ...]
    results: tuple[Result, ...]
    nodes: tuple[Node, ...]
    writes: tuple[Write, ...] = ()
    checks: tuple[Check, ...] = ()
    needs: tuple[Need, ...] = ()
    names: dict[Node, str] = field(default_factory=dict)
    fast: bool = False

    @property
    def location(self) -> Location | None:
        """Where the kernel is defined: the place of its parameters."""
        return self.inputs[0].location if self.inputs else None

    @property
    def ends(self) -> tuple[Node, ...]:
        """What a call leaves behind: the results, then the arguments that it changes."""
        return (*(each.node for each in self.results), *(each.node for each in self.writes))

    @property
    def kept(self) -> frozenset[Node]:
        """The nodes that are read from outside."""
        return frozenset((*self.ends, *(check.failed for check in self.checks)))

    @cached_property
    def signature(self) -> Signature:
        """The names and types that callers see."""
        written = {each.input for each in self.writes}
        return Signature(
            self.name,
            tuple(
                Parameter(node.attributes.name or "", node.type, node in written)
                for node in self.inputs
            ),
            tuple(Parameter(result.name, result.type) for result in self.results),
            self.fast,
        )


class GraphBuilder:
    """Makes nodes: checks their types, interns equal ones, and evaluates those of constants."""

    def __init__(self) -> None:
        self._interned: dict[object, Node] = {}
        self._checks: dict[Check, None] = {}
        self._needs: dict[Need, None] = {}
        self.order: list[Node] = []

    def input(self, name: str, type_: TensorType, location: Location | None = None) -> Node:
        """A new parameter of the kernel; its dimensions are numbers and names."""
        for dim in type_.shape:
            if isinstance(dim, Size) and dim.name is None:
                raise ProgramTypeError(
                    f"The dimension {dim} of '{name}' is neither a number nor a name.",
                    location=location,
                )
        return self._intern(optable.INPUT, (), Attributes(name=name), type_, location)

    def constant(self, value: np.ndarray, location: Location | None = None) -> Node:
        """A constant of `value`'s dtype and shape; one repeated element is a broadcast scalar."""
        type_ = type_of(value)
        if value.size > 1 and is_uniform(value):
            scalar = self.constant(np.asarray(value[(0,) * value.ndim]), location)
            return self.apply(optable.BROADCAST, [scalar], Attributes(shape=value.shape), location)
        array = np.ascontiguousarray(value).reshape(value.shape)
        attributes = Attributes(value=Literal(array.copy()))
        return self._intern(optable.CONSTANT, (), attributes, type_, location)

    def apply(
        self,
        op: Primitive,
        operands: Sequence[Node],
        attributes: Attributes = NO_ATTRIBUTES,
        location: Location | None = None,
    ) -> Node:
        """`op` applied to `operands`; raises what NumPy raises for types that do not fit.

        Broadcasts and iotas stay as they are: as constants they would only be larger.
        """
        type_ = rules.result_type(op, [node.type for node in operands], attributes)
        constants = [node.constant for node in operands if node.constant is not None]
        folds = op.kind not in (Kind.BROADCAST, Kind.IOTA, Kind.SIZE) and type_.is_static
        if folds and len(constants) == len(operands):
            return self.constant(computed(op, attributes, type_, constants), location)
        is_part = op.kind in (Kind.SLICE, Kind.UPDATE)
        for relation in needed(op, [node.type for node in operands], attributes, type_):
            self.need(relation, Status.INDEX if is_part else Status.SHAPE)
        return self._intern(op, tuple(operands), attributes, type_, location)

    def need(self, relation: Relation, status: Status) -> None:
        """Makes the kernel return `status` before it computes, unless `relation` holds."""
        if not relation.is_known:
            self._needs[Need(relation, status)] = None

    def check(self, failed: Node, status: Status) -> None:
        """Makes the kernel return `status` when the scalar bool `failed` is true."""
        self._checks[Check(failed, status)] = None

    def finish(
        self,
        name: str,
        inputs: Sequence[Node],
        results: Sequence[Result],
        names: Mapping[Node, str],
        writes: Sequence[Write] = (),
    ) -> Graph:
        """The graph of `results` and `writes`, without the nodes that none of them needs."""
        checks = tuple(self._checks)
        ends = [*(each.node for each in results), *(each.node for each in writes)]
        needed = reachable([*ends, *(check.failed for check in checks)])
        nodes = tuple(node for node in self.order if node in needed or node.op.kind is Kind.INPUT)
        used = {node: name for node, name in names.items() if node in needed}
        own = (name, tuple(inputs), tuple(results), nodes, tuple(writes))
        return Graph(*own, checks, tuple(self._needs), used)

    def _intern(
        self,
        op: Primitive,
        operands: tuple[Node, ...],
        attributes: Attributes,
        type_: TensorType,
        location: Location | None,
    ) -> Node:
        key = (op.name, operands, attributes, type_)
        node = self._interned.get(key)
        if node is None:
            node = Node(op, operands, attributes, type_, location)
            self._interned[key] = node
            self.order.append(node)
        return node


def large_constants(graphs: Iterable[Graph]) -> dict[str, np.ndarray]:
    """The constants of `graphs` that text names, by name, in the order of the text."""
    values = (node.attributes.value for graph in graphs for node in graph.nodes)
    return {value.digest: value.array for value in values if value and is_large(value.array)}


def reachable(roots: Iterable[Node]) -> set[Node]:
    """The nodes that `roots` need; a loop, because recursion dies on long chains."""
    found: set[Node] = set()
    pending = list(roots)
    while pending:
        node = pending.pop()
        if node not in found:
            found.add(node)
            pending += node.operands
    return found
