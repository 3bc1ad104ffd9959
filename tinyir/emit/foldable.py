"""Whether mlir-opt may fold an epilogue away, so that schedules cannot name it.

It folds `x * 1.0`, `-(-x)`, a cast there and back, `x & 0` and more. None of these changes a value,
or none needs it: that shows in a few values, whatever the operations are.
"""

from collections.abc import Sequence

import numpy as np

from tinyir.emit.layout import access
from tinyir.ir.graph import Node
from tinyir.ir.reference import compute
from tinyir.ir.types import DType, TensorType

_COUNT = 64


def may_fold(product: Node, epilogue: Sequence[Node]) -> bool:
    """Whether the last of `epilogue` has the values of `product`, or does not depend on them."""
    values = _drawn(product.type.dtype, 0)
    result = _evaluate(product, values, epilogue)
    other = _evaluate(product, np.roll(values, 1), epilogue)
    return _same(result, values) or _same(result, other)


def _evaluate(product: Node, values: np.ndarray, epilogue: Sequence[Node]) -> np.ndarray:
    known = {product: values}
    for node in epilogue:
        operands = []
        for operand in node.operands:
            source = access(operand, node.type.shape).source
            if source not in known:
                known[source] = _outside(source, len(known))
            operands.append(known[source])
        type_ = TensorType(node.type.dtype, (_COUNT,))
        try:
            known[node] = compute(node.op, node.attributes, type_, operands)
        except ValueError:  # a power of integers has no negative exponents
            known[node] = compute(node.op, node.attributes, type_, [*map(np.abs, operands)])
    return known[epilogue[-1]]


def _outside(source: Node, seed: int) -> np.ndarray:
    """Elements of what is computed elsewhere: those of a constant are known."""
    if source.constant is not None and source.constant.size:
        return np.resize(source.constant, _COUNT)
    return _drawn(source.type.dtype, seed)


def _drawn(dtype: DType, seed: int) -> np.ndarray:
    """Numbers of both signs, zeros among them."""
    drawn = np.random.default_rng(seed).integers(-8, 9, _COUNT) / 2
    return drawn.astype(dtype.numpy)


def _same(one: np.ndarray, other: np.ndarray) -> bool:
    return one.dtype == other.dtype and one.tobytes() == other.tobytes()
