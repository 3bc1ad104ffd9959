"""all-MiniLM-L6-v2 with NumPy alone, one sentence at a time and without padding."""

import math
from pathlib import Path

import numpy as np
from safetensors.numpy import load_file

HEADS = 12

POINTS = np.linspace(-6, 6, 2**18)
ERF = np.array([math.erf(point) for point in POINTS])


class Reference:
    def __init__(self, folder: Path) -> None:
        self.tensors = load_file(folder / "model.safetensors")

    def embedding(self, ids: list[int]) -> np.ndarray:
        """The embedding of a sentence's tokens, of which there are 512 at most."""
        words, positions, kinds = (
            self.tensors[f"embeddings.{name}_embeddings.weight"]
            for name in ("word", "position", "token_type")
        )
        x = self.norm("embeddings.LayerNorm", words[ids] + positions[: len(ids)] + kinds[0])
        for number in range(6):
            layer = f"encoder.layer.{number}"
            mixed = self.attention(f"{layer}.attention.self", x)
            x = x + self.linear(f"{layer}.attention.output.dense", mixed)
            x = self.norm(f"{layer}.attention.output.LayerNorm", x)
            hidden = self.linear(f"{layer}.intermediate.dense", x)
            hidden = hidden * (1 + self.erf(hidden / math.sqrt(2))) / 2
            x = x + self.linear(f"{layer}.output.dense", hidden)
            x = self.norm(f"{layer}.output.LayerNorm", x)
        mean = x.mean(axis=0)
        return mean / np.linalg.norm(mean)

    def attention(self, name: str, x: np.ndarray) -> np.ndarray:
        heads = (
            np.split(self.linear(f"{name}.{part}", x), HEADS, axis=-1)
            for part in ("query", "key", "value")
        )
        mixed = []
        for query, key, value in zip(*heads, strict=True):
            weights = np.exp(query @ key.T / math.sqrt(query.shape[-1]))
            mixed.append(weights @ value / weights.sum(axis=-1, keepdims=True))
        return np.concatenate(mixed, axis=-1)

    def erf(self, x: np.ndarray) -> np.ndarray:
        """Between points of math.erf: the error is below 1e-9."""
        return np.interp(x, POINTS, ERF).astype(x.dtype)

    def norm(self, name: str, x: np.ndarray) -> np.ndarray:
        normed = (x - x.mean(-1, keepdims=True)) / np.sqrt(x.var(-1, keepdims=True) + 1e-12)
        return normed * self.tensors[f"{name}.weight"] + self.tensors[f"{name}.bias"]

    def linear(self, name: str, x: np.ndarray) -> np.ndarray:
        return x @ self.tensors[f"{name}.weight"].T + self.tensors[f"{name}.bias"]
