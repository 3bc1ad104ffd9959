"""all-MiniLM-L6-v2 with NumPy alone, without padding: sentences lie one after the other."""

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

    def embeddings(self, sentences: list[list[int]]) -> np.ndarray:
        """The embeddings of sentences that are lists of tokens, of which there are 512 at most."""
        words, positions, kinds = (
            self.tensors[f"embeddings.{name}_embeddings.weight"]
            for name in ("word", "position", "token_type")
        )
        lengths = [len(sentence) for sentence in sentences]
        x = words[np.concatenate(sentences)] + kinds[0]
        x += np.concatenate([positions[:length] for length in lengths])
        x = self.norm("embeddings.LayerNorm", x)
        cuts = np.cumsum(lengths)[:-1]
        for number in range(6):
            layer = f"encoder.layer.{number}"
            mixed = self.attention(f"{layer}.attention.self", x, cuts)
            x = x + self.linear(f"{layer}.attention.output.dense", mixed)
            x = self.norm(f"{layer}.attention.output.LayerNorm", x)
            hidden = self.linear(f"{layer}.intermediate.dense", x)
            hidden = hidden * (1 + self.erf(hidden / math.sqrt(2))) / 2
            x = x + self.linear(f"{layer}.output.dense", hidden)
            x = self.norm(f"{layer}.output.LayerNorm", x)
        means = np.stack([part.mean(axis=0) for part in np.split(x, cuts)])
        return means / np.linalg.norm(means, axis=-1, keepdims=True)

    def attention(self, name: str, x: np.ndarray, cuts: np.ndarray) -> np.ndarray:
        parts = (
            np.split(self.linear(f"{name}.{part}", x), cuts) for part in ("query", "key", "value")
        )
        return np.concatenate([self.mixed(*each) for each in zip(*parts, strict=True)])

    def mixed(self, *parts: np.ndarray) -> np.ndarray:
        """The values of one sentence, as its tokens look at each other."""
        query, key, value = (np.stack(np.split(part, HEADS, axis=-1)) for part in parts)
        weights = np.exp(query @ key.transpose(0, 2, 1) / math.sqrt(query.shape[-1]))
        heads = weights @ value / weights.sum(axis=-1, keepdims=True)
        return np.concatenate(list(heads), axis=-1)

    def erf(self, x: np.ndarray) -> np.ndarray:
        """Between points of math.erf: the error is below 1e-9."""
        return np.interp(x, POINTS, ERF).astype(x.dtype)

    def norm(self, name: str, x: np.ndarray) -> np.ndarray:
        normed = (x - x.mean(-1, keepdims=True)) / np.sqrt(x.var(-1, keepdims=True) + 1e-12)
        return normed * self.tensors[f"{name}.weight"] + self.tensors[f"{name}.bias"]

    def linear(self, name: str, x: np.ndarray) -> np.ndarray:
        return x @ self.tensors[f"{name}.weight"].T + self.tensors[f"{name}.bias"]
