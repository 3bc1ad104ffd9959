"""The primitives that move and choose elements, on traced values.

What would change nothing is left out.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tinyir.frontend.traced import Trace, Traced
from tinyir.ir import optable
from tinyir.ir.attributes import Attributes
from tinyir.ir.dims import Shape
from tinyir.ir.types import DType, static_shape

Axes = tuple[int, ...]


def reshaped(x: Traced, shape: Shape) -> Traced:
    """The elements of `x`, in row-major order, in another shape of as many."""
    if shape == x.shape:
        return x
    return x._trace.apply(optable.RESHAPE, [x._node], Attributes(shape=shape))


def raveled(x: Traced) -> Traced:
    """The elements of `x`, in row-major order, in one dimension."""
    return reshaped(x, (x.size,))


def transposed(x: Traced, axes: Axes) -> Traced:
    """`x` with its axes in the order of `axes`."""
    if axes == tuple(range(x.ndim)):
        return x
    return x._trace.apply(optable.TRANSPOSE, [x._node], Attributes(axes=axes))


def reversed_along(x: Traced, axes: Axes) -> Traced:
    """`x` with its elements in reverse along the sorted `axes`."""
    if not axes:
        return x
    return x._trace.apply(optable.REVERSE, [x._node], Attributes(axes=axes))


def sliced(x: Traced, starts: Shape, steps: Axes, shape: Shape) -> Traced:
    """Along each axis, every step-th element from the start on, as many as `shape` says."""
    if shape == x.shape:
        return x
    attributes = Attributes(starts=starts, steps=steps, shape=shape)
    return x._trace.apply(optable.SLICE, [x._node], attributes)


def broadcast(x: Traced, shape: Shape) -> Traced:
    """`x` repeated along new axes and those of size 1 to fill `shape`."""
    if shape == x.shape:
        return x
    return x._trace.apply(optable.BROADCAST, [x._node], Attributes(shape=shape))


def joined(parts: Sequence[Traced], axis: int) -> Traced:
    """Values of one dtype, one after the other along `axis`."""
    if len(parts) == 1:
        return parts[0]
    trace = parts[0]._trace
    return trace.apply(
        optable.CONCATENATE, [part._node for part in parts], Attributes(axes=(axis,))
    )


def gathered(source: Traced, indices: Sequence[Traced], axes: Axes, position: int) -> Traced:
    """Elements of `source` at int64 indices of one shape, one for each of `axes`.

    Their dimensions come at `position` among those that are kept. Indices must be in bounds.
    """
    nodes = [source._node, *(index._node for index in indices)]
    return source._trace.apply(optable.GATHER, nodes, Attributes(axes=axes, position=position))


def counted(trace: Trace, shape: Shape, axis: int, dtype: DType) -> Traced:
    """0, 1, 2, ... along `axis`."""
    return trace.apply(optable.IOTA, [], Attributes(axes=(axis,), shape=shape, dtype=dtype))


def selected(condition: Traced, one: Traced, other: Traced) -> Traced:
    """Elements of `one` where `condition` holds, else of `other`, which has its dtype."""
    nodes = [each._node for each in (condition, one, other)]
    return condition._trace.apply(optable.SELECT, nodes)


def constant(trace: Trace, value: Any, dtype: DType | None = None) -> Traced:
    """An array or a scalar as a traced value, of `dtype` when that is given."""
    return Traced(trace, trace.node(value, dtype.numpy if dtype else None))


def nothing(like: Traced, shape: Shape) -> Traced:
    """A value without elements, of the dtype of `like`."""
    if all(isinstance(dim, int) for dim in shape):
        return constant(like._trace, np.empty(static_shape(shape), like.dtype))
    return broadcast(constant(like._trace, 0, like.type.dtype), shape)
