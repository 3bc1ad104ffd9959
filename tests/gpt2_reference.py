"""GPT-2 with NumPy alone, written without a look at tinyir: what examples/gpt2.py is verified by.

It reads the same files and computes in float32, or, when `faithful`, in the dtypes that come of
np.sqrt(2 / np.pi) being float64: the first GELU makes all that follows float64.
"""

import json
from functools import partial
from pathlib import Path

import numpy as np
from safetensors.numpy import load_file


class Reference:
    """The forward pass, cut where examples/gpt2.py shows its values.

    `stages` are functions of what the stage before gave, the first of the ids; `names` say what
    they are.
    """

    def __init__(self, folder: Path, *, faithful: bool) -> None:
        self.config = json.loads((folder / "config.json").read_text())
        tensors = load_file(folder / "model.safetensors")
        self.tensors = {name.removeprefix("transformer."): each for name, each in tensors.items()}
        self.scale = np.sqrt(2 / np.pi) if faithful else float(np.sqrt(2 / np.pi))
        self.names, self.stages = ["the embedding"], [self.embedding]
        for layer in range(self.config["n_layer"]):
            self.names += [f"attention of block {layer}", f"the end of block {layer}"]
            self.stages += [partial(self.attention, layer), partial(self.mlp, layer)]
        self.names.append("the logits")
        self.stages.append(self.logits)

    def embedding(self, ids: np.ndarray) -> np.ndarray:
        return self.tensors["wte.weight"][ids] + self.tensors["wpe.weight"][: len(ids)]

    def attention(self, layer: int, x: np.ndarray) -> np.ndarray:
        head = x.shape[-1] // self.config["n_head"]
        normed = self.norm(f"h.{layer}.ln_1", x)
        q, k, v = np.split(self.linear(f"h.{layer}.attn.c_attn", normed), 3, axis=-1)
        mixed = np.empty_like(v)
        future = np.triu(np.ones((len(x), len(x)), bool), 1)
        for start in range(0, x.shape[-1], head):
            part = slice(start, start + head)
            scores = q[:, part] @ k[:, part].T / float(np.sqrt(head))
            scores[future] = -np.inf
            weights = np.exp(scores - scores.max(-1, keepdims=True))
            mixed[:, part] = weights / weights.sum(-1, keepdims=True) @ v[:, part]
        return x + self.linear(f"h.{layer}.attn.c_proj", mixed)

    def mlp(self, layer: int, x: np.ndarray) -> np.ndarray:
        hidden = self.linear(f"h.{layer}.mlp.c_fc", self.norm(f"h.{layer}.ln_2", x))
        hidden = 0.5 * hidden * (1 + np.tanh(self.scale * (hidden + 0.044715 * hidden**3)))
        return x + self.linear(f"h.{layer}.mlp.c_proj", hidden)

    def logits(self, x: np.ndarray) -> np.ndarray:
        return self.norm("ln_f", x[-1:])[0] @ self.tensors["wte.weight"].T

    def norm(self, name: str, x: np.ndarray) -> np.ndarray:
        mean, variance = x.mean(-1, keepdims=True), x.var(-1, keepdims=True)
        normed = (x - mean) / np.sqrt(variance + 1e-5)
        return normed * self.tensors[f"{name}.weight"] + self.tensors[f"{name}.bias"]

    def linear(self, name: str, x: np.ndarray) -> np.ndarray:
        return x @ self.tensors[f"{name}.weight"] + self.tensors[f"{name}.bias"]
