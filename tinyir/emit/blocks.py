"""What a chain computes for one block of rows, as a graph of its own.

Its tensors have keys first and rows last: the scores of all rows for one key are a vector. Where
rows pass one by one, there is no dimension for them.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np

from tinyir.emit.chains import Chain, Loops, Operand, operands
from tinyir.emit.context import is_scalar
from tinyir.emit.intervals import Interval, interval
from tinyir.emit.layout import Access
from tinyir.emit.places import Part, Place, Rows
from tinyir.emit.reach import constant_of
from tinyir.ir import optable
from tinyir.ir.attributes import NO_ATTRIBUTES, Attributes, Literal
from tinyir.ir.dims import Dim, Size
from tinyir.ir.graph import Graph, Node
from tinyir.ir.primitive import Kind, Primitive
from tinyir.ir.types import BOOL, I32, DType, TensorType, type_of


class _Nodes:
    """Nodes at a place, the parts of tensors that they read, and the names of all."""

    def __init__(self, chain: Chain, place: Place, name: str) -> None:
        self.chain = chain
        self.place = place
        self.nodes: list[Node] = []
        self.parts: list[Part] = []
        self.names: dict[Node, str] = {}
        self.rows = (chain.row,) if place.together > 1 else ()
        self._name = name

    def graph(self) -> Graph:
        """The nodes as a graph without parameters and results."""
        return Graph(self._name, (), (), tuple(self.nodes))

    def _copy(self, node: Node, name: str) -> Node:
        """`node` once more: what tiles of a product are computed for."""
        copied = self._node(optable.CAST, [node], NO_ATTRIBUTES, node.type)
        self.names[copied] = f"{self._name}.{name}"
        return copied

    def _product(
        self,
        factors: Sequence[Node],
        read: Sequence[tuple[int, ...]],
        loops: tuple[int, ...],
        node: Node,
        name: str,
    ) -> Node:
        letters = "abcd"
        base = self.chain.row
        one, other, output = (
            "".join(letters[loop - base] for loop in each) for each in (*read, loops)
        )
        attributes = Attributes(equation=f"{one},{other}->{output}")
        return self._add(optable.CONTRACTION, factors, attributes, node.type.dtype, loops, name)

    def _operand(self, operand: Operand) -> tuple[Node, tuple[int, ...]]:
        """The part of a tensor that the block reads, and the loops that its dimensions follow."""
        place, read = self.place, operand.read
        offsets: list[Dim] = []
        sizes: list[Dim] = []
        order: list[int] = []
        for index in read.indices:
            loop = None if index.loop is None else operand.loops[index.loop]
            if loop is None:
                offsets.append(index.start)
                sizes.append(1)
                continue
            offsets.append(index.start + index.step * place.starts[loop])
            sizes.append(place.sizes[loop])
            order += (
                [loop] if loop in (*self.rows, *range(self.chain.key, len(place.sizes))) else []
            )
        type_ = TensorType(read.source.type.dtype, tuple(place.sizes[loop] for loop in order))
        part = self._node(optable.INPUT, [], NO_ATTRIBUTES, type_)
        self.names[part] = f"{self._name}.part{len(self.parts)}"
        strides = tuple(
            index.step if size != 1 else 1 for index, size in zip(read.indices, sizes, strict=True)
        )
        found = Part(read.source, part, tuple(offsets), tuple(sizes), strides)
        if self.chain.row in order and self.place.is_ragged:
            loops = [
                None if each.loop is None else operand.loops[each.loop] for each in read.indices
            ]
            axis = loops.index(self.chain.row)
            index = read.indices[axis]
            last = index.start + index.step * (self.chain.sizes[self.chain.row] - 1)
            found = replace(found, rows=Rows(axis, order.index(self.chain.row), last))
        self.parts.append(found)
        return part, tuple(order)

    def _add(
        self,
        op: Primitive,
        factors: Sequence[Node],
        attributes: Attributes,
        dtype: DType,
        loops: tuple[int, ...],
        name: str = "",
    ) -> Node:
        type_ = TensorType(dtype, tuple(self.place.sizes[loop] for loop in loops))
        node = self._node(op, factors, attributes, type_)
        if name:
            self.names[node] = f"{self._name}.{name}"
        return node

    def _node(
        self, op: Primitive, factors: Sequence[Node], attributes: Attributes, type_: TensorType
    ) -> Node:
        node = Node(op, tuple(factors), attributes, type_, self.chain.last.location)
        self.nodes.append(node)
        return node


class Block(_Nodes):
    """All but the last product: `result` shows its sums, `tile`, as rows.

    `queries` have a column for each row, which is how `lines` are copied, which lie as rows do.
    """

    def __init__(self, chain: Chain, place: Place, name: str, names: dict[Node, str]) -> None:
        super().__init__(chain, place, name)
        self.counters: dict[int, Node] = {}
        self._inner: dict[Node, Node] = {}
        self.lines: Node | None = None
        self.queries, self.scores = self._first()
        self._inner[chain.first] = self.scores
        if not self._has_one_reader(chain.first):
            self._inner[chain.first] = self._copy(self.scores, "copy")
        for node in chain.between:
            made = self._between(node)
            self._inner[node] = made
            self.names[made] = names[node]
        self.weights = self._inner[chain.weights.read.source]
        dtype, loops = chain.last.type.dtype, (chain.column, *self.rows)
        self.tile = self._add(optable.INPUT, [], NO_ATTRIBUTES, dtype, loops, "tile")
        self.result = self.tile
        if self.rows:
            axes = Attributes(axes=(1, 0))
            swapped = loops[::-1]
            self.result = self._add(optable.TRANSPOSE, [self.tile], axes, dtype, swapped, "rows")

    def _has_one_reader(self, first: Node) -> bool:
        """Whether one operation, element by element, is all that reads the first product."""
        readers = [
            node for node in self.chain.between for read in operands(node) if read.source is first
        ]
        kinds = [node.op.kind for node in readers]
        return kinds in ([Kind.ELEMENTWISE], [Kind.CAST]) and self.chain.last not in readers

    def _first(self) -> tuple[Node, Node]:
        """The first product, and its queries with a row for each place in depth."""
        chain = self.chain
        queries, order = self._operand(chain.queries)
        keys, labels = self._operand(chain.keys)
        loops = (chain.depth, *self.rows)
        if self.rows:
            if order[0] == chain.row and not self.place.is_ragged:  # memory is read in order
                queries = self.lines = self._copy(queries, "lines")
            axes = Attributes(axes=tuple(map(order.index, loops)))
            shown = self._add(optable.TRANSPOSE, [queries], axes, queries.type.dtype, loops)
            queries = self._copy(shown, "queries")
        both = (chain.key, *self.rows)
        return queries, self._product((keys, queries), (labels, loops), both, chain.first, "scores")

    def _between(self, node: Node) -> Node:
        loops = self.chain.loops[node]
        if node in self.chain.compared:
            return self._interval(self.chain.compared[node], node.type.dtype)
        if node.op.kind is Kind.REDUCTION:
            attributes = replace(node.attributes, axes=(0,))
            operand = self._inner[operands(node)[0].source]
            return self._add(node.op, [operand], attributes, node.type.dtype, self.rows)
        inner = [self._read(read, loops) for read in operands(node)]
        kept = [loop for loop in (self.chain.key, *self.rows) if loop in loops]
        return self._add(node.op, inner, node.attributes, node.type.dtype, tuple(kept))

    def _read(self, read: Access, loops: Loops) -> Node:
        """What a loop nest reads, with the block's dimensions in their order."""
        if read.source in self._inner:
            return self._inner[read.source]
        if is_scalar(read.source):
            self.nodes += [] if read.source in self.nodes else [read.source]
            return read.source
        constant = constant_of(self.chain, read, loops)
        if constant is not None and not np.any(np.asarray(constant.shape[: self.chain.row]) > 1):
            found = interval(constant[(0,) * self.chain.row])
            if found is not None:
                return self._interval(found, read.source.type.dtype)
        part, order = self._operand(Operand(loops, read))
        dtype = read.source.type.dtype
        if order == (self.chain.row, self.chain.key):
            return self._add(optable.TRANSPOSE, [part], Attributes(axes=(1, 0)), dtype, order[::-1])
        if order == (self.chain.key,) and self.rows:
            shape = (self.place.sizes[self.chain.key], 1)
            return self._node(optable.RESHAPE, [part], NO_ATTRIBUTES, TensorType(dtype, shape))
        return part

    def _interval(self, found: Interval, dtype: DType) -> Node:
        """A matrix that has one value in an interval of each row."""
        chain = self.chain
        within: Node | None = None
        for bound, comparison in ((found.low, np.greater_equal), (found.high, np.less)):
            if bound is None:
                continue
            key = self._counter(chain.key)
            if bound.moves and self.rows:
                row, end = self._counter(chain.row), self._size(bound.offset)
                end = self._elementwise(np.add, [row, end], I32, self.rows)
            else:
                end = self._size(bound.at(self.place.starts[chain.row]))
            both = (chain.key, *self.rows)
            inner = self._elementwise(comparison, [key, end], BOOL, both)
            if within is not None:
                inner = self._elementwise(np.logical_and, [within, inner], BOOL, both)
            within = inner
        assert within is not None
        if dtype is BOOL and found.inside:
            return within
        values = [self._number(each) for each in (found.inside, found.outside)]
        return self._elementwise(np.where, [within, *values], dtype, (chain.key, *self.rows))

    def _counter(self, loop: int) -> Node:
        """The number of each row or key of the block, counted over all of them."""
        size = self.chain.sizes[loop]
        if loop == self.chain.row and self.place.is_ragged:
            size = size + self.place.together  # the last block counts on
        if loop not in self.counters:
            attributes = Attributes(axes=(0,), shape=(size,), dtype=I32)
            node = Node(optable.IOTA, (), attributes, TensorType(I32, (size,)))
            self.counters[loop] = node
            self.names[node] = f"{self._name}.{'row' if loop == self.chain.row else 'key'}"
        counter = self.counters[loop]
        type_ = TensorType(I32, (self.place.sizes[loop],))
        part = self._node(optable.INPUT, [], NO_ATTRIBUTES, type_)
        self.names[part] = f"{self._name}.part{len(self.parts)}"
        start = self.place.starts[loop]
        self.parts.append(Part(counter, part, (start,), type_.shape, (1,)))
        if loop == self.chain.key and self.rows:
            column = TensorType(I32, (*type_.shape, 1))
            return self._node(optable.RESHAPE, [part], NO_ATTRIBUTES, column)
        return part

    def _size(self, size: Dim) -> Node:
        """A scalar of the dtype of counters."""
        if isinstance(size, int):
            return self._number(np.asarray(size, I32.numpy))
        node = self._node(optable.SIZE, [], Attributes(size=size), TensorType(I32, ()))
        self.names[node] = f"{self._name}.number{len(self.nodes)}"
        return node

    def _number(self, value: np.ndarray) -> Node:
        """A scalar."""
        attributes = Attributes(value=Literal(value))
        node = self._node(optable.CONSTANT, [], attributes, type_of(value))
        self.names[node] = f"{self._name}.number{len(self.nodes)}"
        return node

    def _elementwise(
        self,
        function: Callable[..., object],
        factors: Sequence[Node],
        dtype: DType,
        loops: tuple[int, ...],
    ) -> Node:
        """An operation of NumPy's."""
        name = f"value{len(self.nodes)}"
        return self._add(optable.BY_NUMPY[function], factors, NO_ATTRIBUTES, dtype, loops, name)


class Segment(_Nodes):
    """Some keys of the last product: their `sums` are added to what was `before`, the `total`."""

    def __init__(self, block: Block, place: Place, name: str) -> None:
        super().__init__(block.chain, place, f"{name}.segment")
        chain = block.chain
        values, labels = self._operand(chain.values)
        key = place.sizes[chain.key]
        both = (chain.key, *self.rows)
        dtype = block.weights.type.dtype
        weights = self._add(optable.INPUT, [], NO_ATTRIBUTES, dtype, both, "weights")
        offset = Size.named(f"{name}.from")
        more = len(self.rows)
        sizes = (key, *[place.together] * more)
        self.parts.append(
            Part(block.weights, weights, (offset, *[0] * more), sizes, (1, *[1] * more))
        )
        loops, dtype = (chain.column, *self.rows), chain.last.type.dtype
        self.sums = self._product((values, weights), (labels, both), loops, chain.last, "sums")
        self.names[self.sums] = f"{name}.sums"
        self.before = self._add(optable.INPUT, [], NO_ATTRIBUTES, dtype, loops, "before")
        add = optable.BY_NUMPY[np.add]
        self.total = self._add(add, [self.before, self.sums], NO_ATTRIBUTES, dtype, loops, "total")
