"""The kernels of kernels.py as graphs of ONNX, with the fused operators that ONNX has for them."""

from collections.abc import Callable
from typing import Any

import numpy as np
from models_onnxruntime import Graph
from onnx import TensorProto


def _scaled(g: Graph, x: Any) -> Any:
    return g.Mul(x, 2.0)


def _softmax(g: Graph, x: Any) -> Any:
    return g.Softmax(x, axis=-1)


def _layer_norm(g: Graph, x: Any, weight: Any, bias: Any) -> Any:
    return g.LayerNormalization(x, weight, bias, axis=-1, epsilon=1e-5)


def _rms_norm(g: Graph, x: Any, weight: Any, _: Any) -> Any:
    variance = g.ReduceMean(g.Mul(x, x), [-1], keepdims=1)
    return g.Mul(g.Div(x, g.Sqrt(g.Add(variance, 1e-6))), weight)


def _column_variance(g: Graph, x: Any) -> Any:
    centred = g.Sub(x, g.ReduceMean(x, [0], keepdims=1))
    return g.ReduceMean(g.Mul(centred, centred), [0], keepdims=0)


def _chain(g: Graph, x: Any, weight: Any, bias: Any) -> Any:
    y = g.Add(g.Mul(x, weight), bias)
    for _ in range(5):
        y = g.Add(g.Abs(g.Sub(g.Mul(y, x), bias)), 0.5)
    return y


def _attention(mask: float | None) -> Callable[..., Any]:
    def attention(g: Graph, q: Any, k: Any, v: Any, count: int) -> Any:
        allowed = np.tri(count, dtype=np.bool_) if mask is not None else np.bool_(True)
        scores = np.where(allowed, np.float32(0), np.float32(mask or 0))
        return g.attended(g.Mul(q, 0.125), g.Transpose(k, perm=[0, 2, 1]), v, scores)

    return attention


KERNELS: dict[str, Callable[..., Any]] = {
    "gelu": lambda g, x: g.Gelu(x, approximate="tanh"),
    "silu": lambda g, x: g.Mul(x, g.Sigmoid(x)),
    "softmax": _softmax,
    "softmax_31": _softmax,
    "softmax_4": _softmax,
    "log_softmax": lambda g, x: g.LogSoftmax(x, axis=-1),
    "layer_norm": _layer_norm,
    "residual_layer_norm": lambda g, x, weight, bias: _layer_norm(
        g, g.Add(x, g.Add(g.Mul(x, weight), bias)), weight, bias
    ),
    "rms_norm": _rms_norm,
    "column_variance": _column_variance,
    "chain": _chain,
    "sum": lambda g, x: g.ReduceSum(x, keepdims=0),
    "scale": _scaled,
    "scale_into": _scaled,
}
ATTENTION = {"attention": None, "causal_attention": -1e10, "causal_attention_2048": -1e10}


def prepared(name: str, inputs: list[np.ndarray]) -> Callable[[], np.ndarray] | None:
    """A call of the workload; None where ONNX Runtime has none of float64."""
    g = Graph({}, 1e-5)
    names = [f"x{index}" for index in range(len(inputs))]
    if name in ATTENTION:
        output = _attention(ATTENTION[name])(g, *names, inputs[0].shape[1])
    elif name in KERNELS:
        output = KERNELS[name](g, *names)
    else:
        return None
    session = g.session(dict.fromkeys(names, TensorProto.FLOAT), output)
    given = dict(zip(names, inputs, strict=True))
    return lambda: session.run(None, given)[0]
