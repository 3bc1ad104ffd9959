"""Sums of products of labelled traced values: what matrix products and einsum come down to.

A label is one of LETTERS for each dimension, as in np.einsum. The contraction primitive multiplies
two operands and adds up labels that both have; everything else (diagonals, labels of one operand,
sizes of 1 that stretch) is done before it, by primitives that move or add up elements.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from string import ascii_letters
from typing import Any

import numpy as np

from tinyir.errors import ProgramValueError
from tinyir.frontend.elementwise import astype
from tinyir.frontend.moves import counted, gathered, reshaped, sliced, transposed
from tinyir.frontend.traced import Traced
from tinyir.ir import optable
from tinyir.ir.attributes import Attributes
from tinyir.ir.dims import Dim, Size, maximum, minimum
from tinyir.ir.types import BOOL, I64

LETTERS = ascii_letters + "".join(map(chr, range(0x100, 0x180)))
"""Labels for all dimensions of two arrays, and those that np.einsum knows come first."""


@dataclass(frozen=True)
class Labelled:
    """A traced value and a letter for each of its dimensions."""

    value: Traced
    labels: str

    def sizes(self) -> dict[str, Dim]:
        """The size of each label."""
        return dict(zip(self.labels, self.value.shape, strict=True))


def contract(one: Labelled, other: Labelled, kept: Iterable[str]) -> Labelled:
    """The product of `one` and `other`, with the labels that are not `kept` added up.

    The result has the labels in the order of `kept`. Half precision is added up in float32;
    operands whose labels were added up before come out in it.
    """
    one, other = diagonals(one), diagonals(other)
    one, other = _without_ones(one, other), _without_ones(other, one)
    kept = [label for label in kept if label in one.labels + other.labels]
    one = add_up(one, {*kept, *other.labels})
    other = add_up(other, {*kept, *one.labels})
    one, other = _same_dtype(one, other)
    if set(one.labels) & set(other.labels) <= set(kept):
        return Labelled(product(aligned(one, kept), aligned(other, kept)), "".join(kept))
    if not f"{one.labels}{other.labels}".isascii():
        return _of_many_dimensions(one, other, kept)
    equation = f"{one.labels},{other.labels}->{''.join(kept)}"
    nodes = [one.value._node, other.value._node]
    value = one.value._trace.apply(optable.CONTRACTION, nodes, Attributes(equation=equation))
    return Labelled(value, "".join(kept))


def _of_many_dimensions(one: Labelled, other: Labelled, kept: Iterable[str]) -> Labelled:
    """`contract` without dimensions of size 1, so that letters of np.einsum are enough.

    An array of so many dimensions has no room for others, or no elements.
    """
    sizes = {**one.sizes(), **other.sizes()}
    wide = [label for label, size in sizes.items() if size != 1]
    letters = dict(zip(wide, ascii_letters, strict=False))
    if len(letters) < len(wide):
        raise ProgramValueError("Products over so many dimensions are not supported.")
    first, second = (
        Labelled(
            reshaped(each.value, tuple(size for size in each.value.shape if size != 1)),
            "".join(letters[label] for label in each.labels if label in letters),
        )
        for each in (one, other)
    )
    result = contract(first, second, [letters[label] for label in kept if label in letters])
    return Labelled(reshaped(result.value, tuple(sizes[label] for label in kept)), "".join(kept))


def add_up(operand: Labelled, kept: Iterable[str]) -> Labelled:
    """`operand` with the labels that are not `kept` added up in its dtype; of bools, or-ed.

    Half precision is added up in float32 and stays in it.
    """
    value, labels = operand.value, operand.labels
    axes = tuple(axis for axis, label in enumerate(labels) if label not in set(kept))
    if not axes:
        return operand
    dtype = value.type.dtype
    op = optable.BY_NUMPY[np.any if dtype is BOOL else np.sum]
    wide = astype(value, dtype.computes_in or dtype)
    total = wide._trace.apply(op, [wide._node], Attributes(axes=axes))
    return Labelled(total, "".join(label for label in labels if label in set(kept)))


def diagonals(operand: Labelled) -> Labelled:
    """`operand` with the diagonal for each label that it has more than once."""
    value, labels = operand.value, operand.labels
    for label in dict.fromkeys(labels):
        while labels.count(label) > 1:
            first = labels.index(label)
            second = labels.index(label, first + 1)
            value = diagonal(value, 0, first, second)
            labels = labels[:first] + labels[first + 1 : second] + labels[second + 1 :] + label
    return Labelled(value, labels)


def diagonal(x: Traced, offset: int, first: int, second: int) -> Traced:
    """The diagonal of two axes, as the last axis of the result.

    The diagonal is every (columns + 1)-th element of the flattened matrix. A step that is known at
    run time only is none of a slice.
    """
    rest = [axis for axis in range(x.ndim) if axis not in (first, second)]
    rows, columns = x.shape[first], x.shape[second]
    outer = [x.shape[axis] for axis in rest]
    row, column = max(-offset, 0), max(offset, 0)
    count = maximum(minimum(rows - row, columns - column), 0)
    if isinstance(columns, Size) or isinstance(count, Size):
        places: Any = counted(x._trace, (count,), 0, I64)
        return gathered(x, [places + row, places + column], (first, second), len(outer))
    flat = reshaped(transposed(x, (*rest, first, second)), (*outer, rows * columns))
    start = row * columns + column if count else 0
    ones = [1] * len(outer)
    return sliced(flat, (*[0] * len(outer), start), (*ones, columns + 1), (*outer, count))


def aligned(operand: Labelled, labels: Iterable[str]) -> Traced:
    """`operand` with a dimension for each of `labels`, in their order; of size 1 if it has none."""
    labels = list(labels)
    sizes = operand.sizes()
    axes = tuple(operand.labels.index(label) for label in labels if label in sizes)
    return reshaped(transposed(operand.value, axes), tuple(sizes.get(label, 1) for label in labels))


def product(one: Traced, other: Traced) -> Traced:
    """The elementwise product."""
    return one._trace.elementwise(optable.BY_NUMPY[np.multiply], [one, other])


def _without_ones(one: Labelled, other: Labelled) -> Labelled:
    """`one` without the dimensions of size 1 that stretch to those of `other`."""
    sizes = other.sizes()
    kept = [
        (label, size)
        for label, size in zip(one.labels, one.value.shape, strict=True)
        if size != 1 or sizes.get(label, 1) == 1
    ]
    shape = tuple(size for _, size in kept)
    return Labelled(reshaped(one.value, shape), "".join(label for label, _ in kept))


def _same_dtype(one: Labelled, other: Labelled) -> tuple[Labelled, Labelled]:
    """Both in the wider dtype: one may have been added up in float32 already."""
    dtypes = (one.value.type.dtype, other.value.type.dtype)
    wide = max(dtypes, key=lambda dtype: dtype.bits)
    return (
        Labelled(astype(one.value, wide), one.labels),
        Labelled(astype(other.value, wide), other.labels),
    )
