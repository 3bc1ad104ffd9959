"""A Hypothesis strategy for random typed graphs over the whole table of primitives.

Rows of a kind are drawn from the table itself, so a new row is part of the programs at once.
Shapes have dimensions of 0, 1 and primes, in some programs named ones, too; dtypes mix; values are
used several times; there are one to three results.

    python tests/programs.py 20000 --seed 1

compares that many programs with NumPy, and prints each that differs beyond its bounds.
"""

import argparse
import string
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from tinyir.check import Finding, check
from tinyir.driver import Options
from tinyir.errors import ProgramError
from tinyir.ir import optable, rules
from tinyir.ir.attributes import Attributes
from tinyir.ir.dims import Size, value
from tinyir.ir.graph import Graph, GraphBuilder, Node, Result
from tinyir.ir.primitive import Kind, Primitive
from tinyir.ir.text import print_graph
from tinyir.ir.types import BOOL, DTYPES, F32, F64, I64, DType, TensorType, dtype_of
from tinyir.source import Source

BATCH = 100
"""How many programs share a library in a long run."""

DIMS = (0, 1, 1, 2, 3, 5, 7, 11, 13, 17)
NAMES = {"n": 7, "m": 8}
"""Named dimensions, and what they are taken for where the size of a value is limited."""

LARGEST = 2000
"""Elements of a value: large enough for tails of vectors, small enough for many programs."""

FAVOURED = (F32, F32, F64)

READS_SIGN = ("signbit", "copysign")
"""Rows that read the sign of the last operand, which is left open for a NaN that was computed."""


def rows(kind: Kind) -> list[Primitive]:
    """The rows of one kind."""
    return [op for op in optable.PRIMITIVES if op.kind is kind]


@dataclass
class Program:
    """A program that is being drawn."""

    draw: Callable[[st.SearchStrategy], object]
    builder: GraphBuilder
    values: list[Node]

    def pick(self, options):
        """One of `options`."""
        return self.draw(st.sampled_from(list(options)))

    def value(self) -> Node:
        """One of the values so far, the latest ones more often."""
        return self.pick([*self.values, *self.values[-3:]])

    def apply(self, op: Primitive, operands: list[Node], attributes: Attributes) -> None:
        """Adds a value, unless NumPy would refuse it or it would be too large."""
        try:
            type_ = rules.result_type(op, [node.type for node in operands], attributes)
        except ProgramError:
            return
        if 0 <= value(type_.size, NAMES) <= LARGEST:
            self.values.append(self.builder.apply(op, operands, attributes))

    def cast(self, node: Node, dtype: DType) -> Node:
        """`node` as `dtype`."""
        if node.type.dtype is dtype:
            return node
        return self.builder.apply(optable.CAST, [node], Attributes(dtype=dtype))

    def constant(self, dtype: DType) -> Node:
        """A scalar constant, small and often an exact number."""
        number = self.pick([0, 1, 2, 3, -1, 0.5, -2.5, 0.1])
        if dtype.is_integer or dtype is BOOL:
            number = abs(int(number))
        return self.builder.constant(np.asarray(number).astype(dtype.numpy))


def elementwise(program: Program) -> None:
    """A row on values (or a constant) that broadcast against each other, promoted as NumPy does."""
    op = program.pick(rows(Kind.ELEMENTWISE))
    operands = [program.value() for _ in range(op.arity)]
    if op.name in READS_SIGN:
        operands[-1] = program.pick(node for node in program.values if node.op.kind is Kind.INPUT)
    elif op.arity == 2 and program.draw(st.booleans()):
        operands[1] = program.constant(operands[0].type.dtype)
    given = [node.type.dtype.numpy for node in operands]
    try:
        if op.arity == 3:
            common = dtype_of(np.result_type(*given[1:]))
            dtypes = [BOOL, common, common]
        else:
            dtypes = [dtype_of(each) for each in rules.resolve_loop(op, given)[: op.arity]]
    except TypeError:  # these dtypes have no common one
        return
    if op.name == "power" and dtypes[0].is_integer:
        operands[1] = program.constant(dtypes[1])  # NumPy raises for negative exponents
    operands = [program.cast(node, dtype) for node, dtype in zip(operands, dtypes, strict=True)]
    program.apply(op, operands, Attributes())


def cast(program: Program) -> None:
    """A cast to any dtype."""
    program.apply(optable.CAST, [program.value()], Attributes(dtype=program.pick(DTYPES)))


def reduction(program: Program) -> None:
    """A reduction over some axes, or an arg-reduction or scan along one."""
    node = program.value()
    if not node.type.rank:
        return
    op = program.pick([*rows(Kind.REDUCTION), *rows(Kind.ARG_REDUCTION), *rows(Kind.SCAN)])
    if node.type.dtype not in op.fold:
        node = program.cast(node, program.pick(op.fold))
    axes = program.draw(st.sets(st.integers(0, node.type.rank - 1), min_size=1))
    chosen = tuple(sorted(axes)) if op.kind is Kind.REDUCTION else (min(axes),)
    program.apply(op, [node], Attributes(axes=chosen))


def reshape(program: Program) -> None:
    """Another shape of the same size, often with dimensions of size 1."""
    node = program.value()
    shape = list(node.type.shape)
    match program.pick(["flat", "unit", "join", "squeeze"]):
        case "flat":
            shape = [node.type.size]
        case "unit":
            shape.insert(program.draw(st.integers(0, len(shape))), 1)
        case "join" if len(shape) > 1:
            shape[:2] = [shape[0] * shape[1]]
        case "squeeze":
            shape = [dim for dim in shape if dim != 1]
    program.apply(optable.RESHAPE, [node], Attributes(shape=tuple(shape)))


def transpose(program: Program) -> None:
    """Any permutation of the axes."""
    node = program.value()
    axes = tuple(program.draw(st.permutations(range(node.type.rank))))
    program.apply(optable.TRANSPOSE, [node], Attributes(axes=axes))


def broadcast(program: Program) -> None:
    """A new leading dimension, and dimensions of size 1 stretched."""
    node = program.value()
    shape = [dim if dim != 1 else program.pick([1, 3, 5]) for dim in node.type.shape]
    if len(shape) < 3:
        shape.insert(0, program.pick([1, 2, 3]))
    program.apply(optable.BROADCAST, [node], Attributes(shape=tuple(shape)))


def slice_(program: Program) -> None:
    """Every n-th element of each dimension from anywhere on."""
    node = program.value()
    starts, steps, shape = [], [], []
    for dim in node.type.shape:
        if isinstance(dim, Size):
            starts.append(0)
            steps.append(1)
            shape.append(dim)
            continue
        start = program.draw(st.integers(0, max(dim - 1, 0)))
        step = program.draw(st.integers(1, 3))
        available = len(range(start, dim, step))
        starts.append(start)
        steps.append(step)
        shape.append(program.draw(st.integers(min(1, available), available)))
    attributes = Attributes(starts=tuple(starts), steps=tuple(steps), shape=tuple(shape))
    program.apply(optable.SLICE, [node], attributes)


def flip(program: Program) -> None:
    """Some axes the other way round."""
    node = program.value()
    if node.type.rank and node.type.is_static:
        axes = program.draw(st.sets(st.integers(0, node.type.rank - 1), min_size=1))
        program.apply(optable.REVERSE, [node], Attributes(axes=tuple(sorted(axes))))


def concatenate(program: Program) -> None:
    """Two or three values, one of them twice."""
    node = program.value()
    if not node.type.rank:
        return
    fitting = [each for each in program.values if each.type.dtype is node.type.dtype]
    parts = [node, *(program.pick(fitting) for _ in range(program.draw(st.integers(1, 2))))]
    axis = program.draw(st.integers(0, node.type.rank - 1))
    program.apply(optable.CONCATENATE, parts, Attributes(axes=(axis,)))


def gather(program: Program) -> None:
    """Elements along one axis at indices made from another value, kept within its size."""
    source, indices = program.value(), program.value()
    if not source.type.rank or indices.type.rank > 1:
        return
    axis = program.draw(st.integers(0, source.type.rank - 1))
    size = source.type.shape[axis]
    if not size or isinstance(size, Size):
        return
    whole = program.cast(program.cast(indices, I64), I64)
    divisor = program.builder.constant(np.asarray(size))
    remainder = optable.BY_NUMPY[np.remainder]
    valid = program.builder.apply(remainder, [whole, divisor])
    attributes = Attributes(axes=(axis,), position=axis)
    program.apply(optable.GATHER, [source, valid], attributes)


def iota(program: Program) -> None:
    """Numbers along an axis of a shape that is already there."""
    shape = program.value().type.shape
    if shape:
        axis = program.draw(st.integers(0, len(shape) - 1))
        dtype = program.pick(DTYPES)
        program.apply(optable.IOTA, [], Attributes(shape=shape, axes=(axis,), dtype=dtype))


def contraction(program: Program) -> None:
    """A product of two values that share the size of a dimension."""
    one, other = program.value(), program.value()
    if one.type.dtype is BOOL:
        return
    other = program.cast(other, one.type.dtype)
    labels = string.ascii_lowercase[: one.type.rank]
    fresh = iter(string.ascii_uppercase)
    others = ""
    for dim in other.type.shape:
        same = [
            label
            for label, size in zip(labels, one.type.shape, strict=True)
            if size == dim and label not in others
        ]
        others += program.pick(same) if same else next(fresh)
    shared = [label for label in labels if label in others]
    summed = program.pick(shared) if shared else ""
    output = "".join(dict.fromkeys(labels + others)).replace(summed, "") if summed else ""
    if summed:
        equation = f"{labels},{others}->{output}"
        program.apply(optable.CONTRACTION, [one, other], Attributes(equation=equation))


STEPS = (
    *[elementwise] * 6,
    *[reduction] * 3,
    cast,
    reshape,
    transpose,
    broadcast,
    slice_,
    flip,
    concatenate,
    gather,
    iota,
    contraction,
)


@st.composite
def tensor_types(draw, dims) -> TensorType:
    """The type of an input with some of `dims`."""
    dtype = draw(st.sampled_from([*FAVOURED, *DTYPES]))
    shape = draw(st.lists(st.sampled_from(dims), max_size=3))
    while value(TensorType(dtype, tuple(shape)).size, NAMES) > LARGEST:
        shape = shape[1:]
    return TensorType(dtype, tuple(shape))


@st.composite
def graphs(draw, name: str = "program") -> Graph:
    """A graph of one to three inputs, up to ten operations and one to three results."""
    builder = GraphBuilder()
    dims = draw(st.sampled_from([DIMS, DIMS, (*DIMS, *NAMES, *NAMES)]))
    types = draw(st.lists(tensor_types(dims), min_size=1, max_size=3))
    inputs = [builder.input(f"x{index}", type_) for index, type_ in enumerate(types)]
    program = Program(draw, builder, list(inputs))
    for _ in range(draw(st.integers(1, 10))):
        draw(st.sampled_from(STEPS))(program)
    made = program.values[len(inputs) :] or program.values
    chosen = draw(st.lists(st.sampled_from(made[-6:]), min_size=1, max_size=3, unique=True))
    results = [Result(f"out{index}", node) for index, node in enumerate(chosen)]
    return builder.finish(name, inputs, results, {})


def drawn(count: int, seed_: int) -> list[Graph]:
    """`count` programs, the same for the same seed, under names of their own."""
    found: list[Graph] = []

    @seed(seed_)
    @settings(
        max_examples=count,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(graphs())
    def collect(graph):
        found.append(replace(graph, name=f"program{len(found)}"))

    collect()
    return found


def differing(programs: list[Graph]) -> list[tuple[Graph, Finding]]:
    """The programs with a result that is not NumPy's within its bounds; one library for all."""
    findings = check(Source.of_graphs(programs, "programs"), Options())
    by_name = {graph.name: graph for graph in programs}
    return [(by_name[each.kernel], each) for each in findings if each.wrong is not None]


def main() -> int:
    """Compares programs in batches; returns 1 when one differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    compared, wrong = 0, 0
    for batch in range(0, arguments.count, BATCH):
        programs = drawn(min(BATCH, arguments.count - batch), arguments.seed * 1_000_003 + batch)
        for graph, finding in differing(programs):
            wrong += 1
            print(f"{finding.output.name}: {finding}\n{print_graph(graph)}")
        compared += len(programs)
        print(f"{compared} programs, {wrong} differences", flush=True)
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main())
