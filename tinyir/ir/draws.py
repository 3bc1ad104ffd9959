"""Arguments to check a graph with: ordinary and edge values, the same in every run."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from tinyir.ir.graph import Graph, Node
from tinyir.ir.primitive import Kind
from tinyir.ir.types import BOOL, DType, TypeClass, shape_at

ORDINARY = 3
"""How many draws of ordinary values there are."""

SIZES = (7, 0, 1, 2, 64)
"""The sizes that named dimensions get, the first one with values of every kind."""


@dataclass(frozen=True)
class Draw:
    """Arguments in parameter order, and what kind they are."""

    name: str
    arrays: tuple[np.ndarray, ...]


Maker = Callable[[np.random.Generator, DType, tuple[int, ...]], np.ndarray]


def draws(graph: Graph) -> Iterator[Draw]:
    """All draws for a graph; inputs that index an axis get indices that it has.

    Named dimensions get several sizes: all the same and all different, whether these fit or not.
    """
    ordinary = {f"ordinary {index}": _ordinary for index in range(1, ORDINARY + 1)}
    if not graph.signature.sizes:
        yield from _draws(graph, {**ordinary, **_EDGES}, {}, "")
        return
    names = graph.signature.sizes
    for size in SIZES:
        different = {name: size + index for index, name in enumerate(names)}
        # Sizes that do not fit are a draw, too: of the status.
        fitting = [different] if len(names) == 1 else [dict.fromkeys(names, size), different]
        for sizes in fitting:
            shown = ", ".join(f"{name} = {each}" for name, each in sizes.items())
            chosen = {**ordinary, **_EDGES} if size == SIZES[0] else ordinary
            yield from _draws(graph, chosen, sizes, f" with {shown}")


def _draws(
    graph: Graph, makers: Mapping[str, Maker], sizes: Mapping[str, int], ending: str
) -> Iterator[Draw]:
    """The draws of some kinds for named dimensions of some sizes."""
    bounds = _index_bounds(graph, sizes)

    def argument(random: np.random.Generator, node: Node, make: Maker) -> np.ndarray:
        shape = shape_at(node.type.shape, sizes)
        return _argument(random, node.type.dtype, shape, make, bounds.get(node))

    for number, (name, make) in enumerate(makers.items()):
        random = np.random.default_rng(number)
        arrays = [argument(random, node, make) for node in graph.inputs]
        yield Draw(f"{name}{ending}", tuple(arrays))
    for node in bounds:
        for name, index in (("above", bounds[node]), ("below", -bounds[node] - 1)):
            random = np.random.default_rng(0)
            arrays = [argument(random, each, _ordinary) for each in graph.inputs]
            chosen = arrays[graph.inputs.index(node)]
            if chosen.size and np.can_cast(np.min_scalar_type(index), chosen.dtype):
                chosen.flat[-1] = index
                what = f"index {name} the bounds in '{node.attributes.name}'{ending}"
                yield Draw(what, tuple(arrays))


def _argument(
    random: np.random.Generator,
    dtype: DType,
    shape: tuple[int, ...],
    make: Maker,
    bound: int | None,
) -> np.ndarray:
    if bound and make in (_ordinary, _special, _equal):
        low = -bound if dtype.type_class is TypeClass.SIGNED else 0
        limits = np.iinfo(dtype.numpy)
        chosen = random.integers(max(low, limits.min), min(bound - 1, limits.max) + 1, shape)
        return np.asarray(chosen).astype(dtype.numpy)
    return make(random, dtype, shape)


def _index_bounds(graph: Graph, sizes: Mapping[str, int]) -> dict[Node, int]:
    """For each integer input that indices depend on, the size of the smallest axis they index."""
    reached: dict[Node, int] = {}
    for node in reversed(graph.nodes):
        found = {operand: reached.get(node) for operand in node.operands}
        if node.op.kind is Kind.GATHER:
            source, *indices = node.operands
            shape = shape_at(source.type.shape, sizes)
            for axis, index in zip(node.attributes.axes or (), indices, strict=True):
                found[index] = min(shape[axis], found[index] or shape[axis])
            found[source] = reached.get(node)
        for operand, size in found.items():
            if size is not None and operand.type.dtype.is_integer:
                reached[operand] = min(size, reached.get(operand, size))
    return {node: reached[node] for node in graph.inputs if reached.get(node)}


def _ordinary(random: np.random.Generator, dtype: DType, shape: tuple[int, ...]) -> np.ndarray:
    """Normal floats, small integers, and bools."""
    if dtype is BOOL:
        return np.asarray(random.random(shape) < 0.5)
    if dtype.is_integer:
        low = -9 if dtype.type_class is TypeClass.SIGNED else 0
        return random.integers(low, 10, shape).astype(dtype.numpy)
    return np.asarray(random.normal(size=shape)).astype(dtype.numpy)


def _special(random: np.random.Generator, dtype: DType, shape: tuple[int, ...]) -> np.ndarray:
    """Ordinary values with NaN, infinities, zeros, denormals and limits among them."""
    values = _ordinary(random, dtype, shape)
    if dtype is BOOL:
        return values
    chosen = random.choice(_specials(dtype), shape)
    return np.asarray(np.where(random.random(shape) < 0.4, chosen, values)).astype(dtype.numpy)


def _specials(dtype: DType) -> np.ndarray:
    if dtype.is_integer:
        bounds = np.iinfo(dtype.numpy)
        return np.array([bounds.min, bounds.max, bounds.max - 1, 0, 1], dtype.numpy)
    limits = dtype.limits
    least, normal = limits.smallest_denormal, limits.smallest_normal
    values = [0.0, least, normal - least, normal, 1.0, limits.largest, np.inf]
    positive = np.array(values).astype(dtype.numpy)
    return np.concatenate([positive, -positive, np.array([np.nan], dtype.numpy)])


def _equal(random: np.random.Generator, dtype: DType, shape: tuple[int, ...]) -> np.ndarray:
    """One value, of which sums are not exact."""
    if dtype is BOOL:
        return np.ones(shape, dtype.numpy)
    return np.full(shape, 7 if dtype.is_integer else 0.1, dtype.numpy)


def _zero(random: np.random.Generator, dtype: DType, shape: tuple[int, ...]) -> np.ndarray:
    return np.zeros(shape, dtype.numpy)


def _whole_range(random: np.random.Generator, dtype: DType, shape: tuple[int, ...]) -> np.ndarray:
    """Integers of the whole range; floats of every magnitude."""
    if dtype is BOOL:
        return _ordinary(random, dtype, shape)
    if dtype.is_integer:
        limits = np.iinfo(dtype.numpy)
        return random.integers(limits.min, limits.max, shape, dtype.numpy, endpoint=True)
    return _magnitudes(random, dtype, shape, 0.0, 1.0)


def _moderate(random: np.random.Generator, dtype: DType, shape: tuple[int, ...]) -> np.ndarray:
    """Floats from 1/16 to 1024, where exponentials overflow; integers below 100."""
    if dtype is BOOL:
        return _ordinary(random, dtype, shape)
    if dtype.is_integer:
        return random.integers(0, 100, shape).astype(dtype.numpy)
    signs = random.choice([-1.0, 1.0], shape)
    return np.asarray(signs * np.exp2(random.uniform(-4, 10, shape))).astype(dtype.numpy)


def _large(random: np.random.Generator, dtype: DType, shape: tuple[int, ...]) -> np.ndarray:
    """Floats whose squares overflow; other dtypes as in `_whole_range`."""
    if dtype.type_class is not TypeClass.FLOAT:
        return _whole_range(random, dtype, shape)
    return _magnitudes(random, dtype, shape, 0.75, 1.0)


def _small(random: np.random.Generator, dtype: DType, shape: tuple[int, ...]) -> np.ndarray:
    """Floats whose squares underflow, denormals among them; small integers from 0 on."""
    if dtype is BOOL:
        return np.zeros(shape, dtype.numpy)
    if dtype.is_integer:
        return random.integers(0, 5, shape).astype(dtype.numpy)
    return _magnitudes(random, dtype, shape, 0.0, 0.2)


def _magnitudes(
    random: np.random.Generator, dtype: DType, shape: tuple[int, ...], low: float, high: float
) -> np.ndarray:
    """Floats of both signs, even over the exponents from `low` to `high` (0 and 1 are the ends)."""
    first = np.log2(dtype.limits.smallest_normal) - 5
    span = np.log2(dtype.limits.largest) - first
    exponents = first + span * random.uniform(low, high, shape)
    signs = random.choice([-1.0, 1.0], shape)
    return np.asarray(signs * np.exp2(exponents)).astype(dtype.numpy)


_EDGES: dict[str, Maker] = {
    "special 1": _special,
    "special 2": _special,
    "moderate 1": _moderate,
    "moderate 2": _moderate,
    "equal": _equal,
    "zero": _zero,
    "whole range": _whole_range,
    "large": _large,
    "small": _small,
}
