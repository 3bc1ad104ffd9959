"""GPT-2 and MiniLM as graphs of ONNX, with their weights inside: ONNX Runtime packs them once."""

import math
import os
from collections.abc import Callable
from typing import Any

import numpy as np
import onnxruntime
from onnx import TensorProto, helper, numpy_helper

HEADS = 12
LAYOUT = ("row", "sentence", "position")


class Graph:
    """Nodes as method calls: g.MatMul(a, b) adds a node and returns its output's name."""

    def __init__(self, tensors: dict[str, np.ndarray], epsilon: float) -> None:
        self.nodes: list[Any] = []
        self.constants = dict(tensors)
        self.epsilon = epsilon

    def __getattr__(self, op: str) -> Callable[..., Any]:
        def add(*operands: Any, outputs: int = 1, **attributes: Any) -> Any:
            names = [f"t{len(self.nodes)}_{index}" for index in range(outputs)]
            operands = tuple(x if isinstance(x, str) else self._constant(x) for x in operands)
            self.nodes.append(helper.make_node(op, operands, names, **attributes))
            return names[0] if outputs == 1 else names

        return add

    def _constant(self, value: Any) -> str:
        name = f"c{len(self.constants)}"
        kind = np.float32 if isinstance(value, float) else None
        self.constants[name] = np.asarray(value, kind)
        return name

    def linear(self, x: str, name: str) -> Any:
        return self.Add(self.MatMul(x, f"{name}.weight"), f"{name}.bias")

    def norm(self, x: str, name: str) -> Any:
        parameters = (f"{name}.weight", f"{name}.bias")
        return self.LayerNormalization(x, *parameters, axis=-1, epsilon=self.epsilon)

    def attended(self, queries: str, keys: str, values: str, mask: Any) -> Any:
        """Of queries (..., heads, tokens, depth), keys that are transposed, and values."""
        scores = self.Add(self.MatMul(queries, keys), mask)
        return self.MatMul(self.Softmax(scores, axis=-1), values)

    def session(self, inputs: dict[str, int], output: str) -> onnxruntime.InferenceSession:
        used = {name for node in self.nodes for name in node.input}
        graph = helper.make_graph(
            self.nodes,
            "g",
            [helper.make_tensor_value_info(name, kind, None) for name, kind in inputs.items()],
            [helper.make_tensor_value_info(output, TensorProto.FLOAT, None)],
            [
                numpy_helper.from_array(x, name)
                for name, x in self.constants.items()
                if name in used
            ],
        )
        opset = [helper.make_opsetid("", 20)]
        model = helper.make_model(graph, opset_imports=opset, ir_version=10)
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = len(os.sched_getaffinity(0))
        return onnxruntime.InferenceSession(
            model.SerializeToString(), options, providers=["CPUExecutionProvider"]
        )


def gpt2(tensors: dict[str, np.ndarray], count: int) -> onnxruntime.InferenceSession:
    g = Graph(tensors, 1e-5)
    width = tensors["wte.weight"].shape[1]
    depth = width // HEADS
    mask = np.triu(np.full((count, count), -np.inf, np.float32), 1)
    x = g.Add(g.Gather("wte.weight", "tokens"), tensors["wpe.weight"][:count])
    for layer in range(sum(name.endswith("ln_1.weight") for name in tensors)):
        name = f"h.{layer}"
        qkv = g.linear(g.norm(x, f"{name}.ln_1"), f"{name}.attn.c_attn")
        parts = g.Split(g.Reshape(qkv, [count, 3, HEADS, depth]), outputs=3, axis=1, num_outputs=3)
        queries, keys, values = (g.Squeeze(part, [1]) for part in parts)
        queries = g.Mul(g.Transpose(queries, perm=[1, 0, 2]), 1 / math.sqrt(depth))
        keys, values = g.Transpose(keys, perm=[1, 2, 0]), g.Transpose(values, perm=[1, 0, 2])
        mixed = g.Transpose(g.attended(queries, keys, values, mask), perm=[1, 0, 2])
        x = g.Add(x, g.linear(g.Reshape(mixed, [count, width]), f"{name}.attn.c_proj"))
        hidden = g.linear(g.norm(x, f"{name}.ln_2"), f"{name}.mlp.c_fc")
        x = g.Add(x, g.linear(g.Gelu(hidden, approximate="tanh"), f"{name}.mlp.c_proj"))
    last = g.norm(g.Gather(x, [count - 1]), "ln_f")
    logits = g.Reshape(g.Gemm(last, "wte.weight", transB=1), [-1])
    return g.session({"tokens": TensorProto.INT64}, logits)


def minilm(
    tensors: dict[str, np.ndarray], tokens: np.ndarray, present: np.ndarray, *layout: np.ndarray
) -> onnxruntime.InferenceSession:
    """For `layout` see `models.inputs`; the graph is for these shapes."""
    matrices = {name: x.T if "layer" in name and x.ndim == 2 else x for name, x in tensors.items()}
    g = Graph(matrices, 1e-12)
    batch, count = present.shape
    words, positions, kinds = (
        f"embeddings.{name}_embeddings.weight" for name in ("word", "position", "token_type")
    )
    width = tensors[words].shape[1]
    depth = width // HEADS
    visible = g.Reshape("present", [batch, 1, 1, count])
    mask = g.Where(visible, np.float32(0), np.float32(-np.inf))
    if layout:
        x = g.Add(g.Gather(words, "tokens"), g.Gather(tensors[positions], "position"))
        x = g.Add(x, tensors[kinds][0])
    else:
        x = g.Add(g.Gather(words, "tokens"), tensors[positions][:count] + tensors[kinds][0])

    def padded(x: str) -> str:
        return str(g.Gather(x, "row")) if layout else x

    x = g.norm(x, "embeddings.LayerNorm")
    for layer in range(sum(name.endswith("output.dense.weight") for name in tensors) // 2):
        name = f"encoder.layer.{layer}"
        queries, keys, values = (
            g.Reshape(
                padded(g.linear(x, f"{name}.attention.self.{each}")), [batch, count, HEADS, depth]
            )
            for each in ("query", "key", "value")
        )
        queries = g.Mul(g.Transpose(queries, perm=[0, 2, 1, 3]), 1 / math.sqrt(depth))
        keys, values = g.Transpose(keys, perm=[0, 2, 3, 1]), g.Transpose(values, perm=[0, 2, 1, 3])
        mixed = g.Transpose(g.attended(queries, keys, values, mask), perm=[0, 2, 1, 3])
        mixed = g.Reshape(mixed, [batch * count, width] if layout else [batch, count, width])
        if layout:
            mixed = g.Gather(mixed, g.Add(g.Mul("sentence", np.int64(count)), "position"))
        output = f"{name}.attention.output"
        x = g.norm(g.Add(x, g.linear(mixed, f"{output}.dense")), f"{output}.LayerNorm")
        hidden = g.linear(g.Gelu(g.linear(x, f"{name}.intermediate.dense")), f"{name}.output.dense")
        x = g.norm(g.Add(x, hidden), f"{name}.output.LayerNorm")
    weights = g.Reshape(g.Cast("present", to=TensorProto.FLOAT), [batch, count, 1])
    total = g.ReduceSum(g.Mul(padded(x), weights), [1], keepdims=0)
    mean = g.Div(total, g.ReduceSum(weights, [1], keepdims=0))
    types = {"tokens": TensorProto.INT64, "present": TensorProto.BOOL}
    types |= dict.fromkeys(LAYOUT[: len(layout)], TensorProto.INT64)
    return g.session(types, g.LpNormalization(mean, axis=-1))


def prepared(
    workload: str, tensors: dict[str, np.ndarray], inputs: tuple[np.ndarray, ...], steps: int
) -> Callable[[], np.ndarray]:
    """A call; there is none that decodes."""
    if workload == "gpt2_forward":
        session, given = gpt2(tensors, len(inputs[0])), {"tokens": inputs[0]}
    else:
        session = minilm(tensors, *inputs)
        given = dict(zip(("tokens", "present", *LAYOUT), inputs, strict=False))
    return lambda: session.run(None, given)[0]
