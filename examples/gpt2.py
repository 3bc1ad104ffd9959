"""GPT-2, from the usual files of Hugging Face: config.json, model.safetensors, tokenizer.json.

    python examples/gpt2.py --model DIR "prompt" --tokens 40

needs pip install 'tinyir[models]'. The kernels take any number of tokens, and a block's weights as
arguments: they are compiled once, and called for every block. Their annotations are for

    GPT2=small tinyir-compile examples/gpt2.py

and without GPT2 those of what examples/checkpoint/random_gpt2.py makes.
"""

import argparse
import importlib.util
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from checkpoint import files

import tinyir as ti
from tinyir import Compiled, f32, i64, kernel, library
from tinyir.ir.types import TensorType
from tinyir.jit import Kernel

SIZES = {
    "random": (48, 3, 200),
    "small": (768, 12, 50257),
    "medium": (1024, 16, 50257),
    "large": (1280, 20, 50257),
    "xl": (1600, 25, 50257),
}
WIDTH, HEADS, VOCABULARY = SIZES[os.environ.get("GPT2", "random")]

# Parameters are nested as they are named in the files.


def norm(width):
    return {"weight": f32[width], "bias": f32[width]}


def linear(rows, columns):
    return {"weight": f32[rows, columns], "bias": f32[columns]}


def attention(width):
    return {"c_attn": linear(width, 3 * width), "c_proj": linear(width, width)}


def mlp(width):
    return {"c_fc": linear(width, 4 * width), "c_proj": linear(4 * width, width)}


def packed(weights):
    """Weights of a block, or their types, with matrices as products read them fastest."""
    if isinstance(weights, dict):
        return {name: packed(each) for name, each in weights.items()}
    return ti.pack(weights) if len(weights.shape) == 2 else weights


# The model, as NumPy expressions.


def project(x, weights):
    return x @ ti.unpack(weights["weight"]) + weights["bias"]


def normalize(x, weights):
    return library.layer_norm(x, weights["weight"], weights["bias"])


def gelu(x):
    """As usually written in NumPy: np.sqrt(2 / np.pi) is float64, and so is the result."""
    return 0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)))


@kernel
def embed(tokens: i64["tokens"], wte: f32[VOCABULARY, WIDTH], positions: f32["tokens", WIDTH]):
    """The sum of each token's row and of its position's."""
    return wte[tokens] + positions


@kernel
def attend(
    x: f32["tokens", WIDTH],
    cache: f32["seen", 2 * WIDTH],
    ln: norm(WIDTH),
    weights: packed(attention(WIDTH)),
    *,
    heads=HEADS,
    only_last=False,
):
    """The residual after attention: each token looks at itself and at those before it.

    The keys and values of the tokens become the last rows of the cache. With `only_last`, nothing
    but the last token looks.
    """
    (tokens, width), seen = x.shape, cache.shape[0]
    projected = project(normalize(x, ln), weights["c_attn"])
    cache[seen - tokens :] = projected[:, width:]
    if only_last:
        x, projected, tokens = x[-1][None], projected[-1][None], 1
    queries = projected[:, :width].reshape(tokens, heads, width // heads)
    keys, values = (cache.reshape(seen, 2, heads, width // heads)[:, part] for part in range(2))
    scores = np.einsum("qhd,khd->hqk", queries, keys) / float(np.sqrt(width // heads))
    scores = np.where(np.tri(tokens, seen, seen - tokens, dtype=bool), scores, -np.inf)
    mixed = np.einsum("hqk,khd->qhd", library.softmax(scores), values)
    return x + project(mixed.reshape(tokens, width), weights["c_proj"])


@kernel
def feed(
    x: f32["tokens", WIDTH],
    ln: norm(WIDTH),
    weights: packed(mlp(WIDTH)),
    *,
    activation=library.gelu,
):
    """The residual after the two layers that see each token alone."""
    hidden = activation(project(normalize(x, ln), weights["c_fc"]))
    return x + project(hidden, weights["c_proj"])


@kernel
def predict(x: f32["tokens", WIDTH], ln: norm(WIDTH), wte: f32[VOCABULARY, WIDTH]):
    """The logits of what follows the last token; their matrix is that of the embedding."""
    return normalize(x[-1], ln) @ wte.T


SUPPORTED = {
    "model_type": "gpt2",
    "activation_function": "gelu_new",
    "layer_norm_epsilon": 1e-5,
    "scale_attn_weights": True,
    "scale_attn_by_inverse_layer_idx": False,
    "add_cross_attention": False,
    "tie_word_embeddings": True,
}
"""What config.json may say where it says anything of these."""


class Model:
    """A checkpoint, and the kernels compiled for it.

    `faithful` computes in the dtypes that the usual NumPy code has: its GELU makes all after it
    float64.
    """

    def __init__(self, folder: Path, *, faithful: bool = False):
        self.config = files.config(folder, SUPPORTED)
        number = partial(files.number, self.config)
        width, self.heads, layers = number("n_embd"), number("n_head"), number("n_layer")
        self.vocabulary, self.context = number("vocab_size"), number("n_positions")
        if width % self.heads:
            raise files.CheckpointError(f"n_embd = {width} is no multiple of n_head = {self.heads}")
        if width % 16:
            raise files.CheckpointError(
                f"n_embd = {width} is no multiple of 16, as weights are packed"
            )
        block = {"ln_1": norm(width), "attn": attention(width)}
        block |= {"ln_2": norm(width), "mlp": mlp(width)}
        types = {
            "wte": {"weight": f32[self.vocabulary, width]},
            "wpe": {"weight": f32[self.context, width]},
            "h": [block] * layers,
            "ln_f": norm(width),
        }
        self.weights = files.weights(folder, types, prefix="transformer.")
        self.weights["h"] = [packed(self.weights["h"].pop(0)) for _ in range(layers)]
        self.tokenizer = files.tokenizer(folder)
        self._activation = gelu if faithful else library.gelu
        self._types = types

    def compile(self, progress: Callable[[str], None]) -> None:
        """Compiles the kernels, each for the dtypes that it is given; `progress` hears of each."""
        types, block = self._types, packed(self._types["h"][0])
        wte = types["wte"]["weight"]
        told = set()

        def compiled(function: Kernel, x: TensorType, *others: Any, **static: Any) -> Compiled:
            if (function, x) not in told:
                told.add((function, x))
                progress(function.name)
            return function.compile(x, *others, **static)

        self.embed = compiled(embed, i64["tokens"], wte, f32["tokens", wte.shape[-1]])
        x = self.embed.outputs[0].type
        self.blocks = []
        for _ in types["h"]:
            cache = x.dtype["seen", 2 * wte.shape[-1]]
            arguments = x, cache, block["ln_1"], block["attn"]
            attending = compiled(attend, *arguments, heads=self.heads)
            x = attending.outputs[0].type
            feeding = compiled(feed, x, block["ln_2"], block["mlp"], activation=self._activation)
            x = feeding.outputs[0].type
            self.blocks.append((attending, feeding))
        self.last = attend.compile(*arguments, heads=self.heads, only_last=True)
        self.predict = compiled(predict, x, types["ln_f"], wte)

    def start(self) -> "Past":
        """The cache for a text of which nothing is there yet."""
        rows = [attending.inputs[1].type for attending, _ in self.blocks]
        return Past([np.empty((self.context, row.shape[-1]), row.dtype.numpy) for row in rows])

    def steps(
        self, ids: list[int], past: "Past", *, only_last: bool = False
    ) -> Iterator[np.ndarray]:
        """The embedding of the tokens that come next, both residuals of every block, the logits.

        Their keys and values go to their places in the cache. The logits need no more of the other
        tokens than that: with `only_last`, the last block's residuals are those of the last token.
        """
        weights = self.weights
        first, past.length = past.length, past.length + len(ids)
        positions = weights["wpe"]["weight"][first : past.length]
        x = self.embed(np.array(ids), weights["wte"]["weight"], positions)
        yield x
        for (attending, feeding), block, cache in zip(
            self.blocks, weights["h"], past.caches, strict=True
        ):
            looking = self.last if only_last and cache is past.caches[-1] else attending
            x = looking(x, cache[: past.length], block["ln_1"], block["attn"])
            yield x
            x = feeding(x, block["ln_2"], block["mlp"])
            yield x
        yield self.predict(x, weights["ln_f"], weights["wte"]["weight"])

    def logits(self, ids: list[int], past: "Past") -> np.ndarray:
        """Those of what follows the tokens `ids`, which come after `past`."""
        *_, logits = self.steps(ids, past, only_last=True)
        return logits

    def encode(self, prompt: str, tokens: int) -> list[int]:
        """The ids of a prompt that leaves room for `tokens` more."""
        ids = files.within(self.tokenizer.encode(prompt).ids, self.vocabulary)
        if not ids:
            raise files.CheckpointError("the prompt has no tokens")
        if len(ids) + tokens > self.context:
            raise files.CheckpointError(
                f"{len(ids)} tokens of prompt and {tokens} more are longer than the context, "
                f"{self.context}"
            )
        return ids

    def generate(self, ids: list[int], tokens: int) -> Iterator[int]:
        """The most likely tokens that follow `ids`, one after the other."""
        past = self.start()
        for _ in range(tokens):
            ids = [int(np.argmax(self.logits(ids, past)))]
            yield ids[0]


@dataclass
class Past:
    """The keys and values of the tokens so far, for each block the first rows of an array."""

    caches: list[np.ndarray]
    length: int = 0


def write(model: Model, ids: list[int], tokens: int) -> None:
    """Prints the tokens that follow `ids` as they come."""
    found: list[int] = []
    shown = 0
    for each in model.generate(ids, tokens):
        found.append(each)
        text = model.tokenizer.decode(found)
        if not text.endswith("\ufffd"):  # the rest of a character is in the next token
            print(text[shown:], end="", flush=True)
            shown = len(text)
    print(flush=True)


def verify(model: Model, reference: Any, ids: list[int], tokens: int) -> None:
    """Compares each step of generating with an independent evaluation by NumPy.

    That of NumPy has no cache, and goes from the ids on. Where all is float64, each stage is
    compared closely, too, from what the kernel before it gave: not so on the whole, which has
    rounded to float32 before.
    """
    past, new, ids = model.start(), ids, list(ids)
    rows: list[list[np.ndarray]] = [[] for _ in reference.names]
    for _ in range(tokens):
        expected, given = None, None
        for name, stage, known, step in zip(
            reference.names, reference.stages, rows, model.steps(new, past), strict=True
        ):
            known.append(step)
            got = np.concatenate(known) if step.ndim > 1 else step  # of all tokens so far
            expected = stage(np.array(ids) if expected is None else expected)
            _compare(name, got, expected, 3e-4)
            if given is not None and given.dtype == got.dtype == np.float64:
                _compare(name, got, stage(given), 1e-9)
            given = got
        new = [int(np.argmax(given))]
        if new[0] != np.argmax(expected):
            raise files.CheckpointError(
                f"after {len(ids)} tokens the kernels choose {new[0]}, "
                f"and NumPy {np.argmax(expected)}"
            )
        ids += new


def _compare(name: str, got: np.ndarray, expected: np.ndarray, tolerance: float) -> None:
    if (got.dtype, got.shape) != (expected.dtype, expected.shape):
        raise files.CheckpointError(
            f"{name} is {got.dtype}{list(got.shape)}, and by NumPy "
            f"{expected.dtype}{list(expected.shape)}"
        )
    if not np.allclose(got, expected, rtol=tolerance, atol=tolerance):
        largest = np.max(np.abs(got - expected))
        raise files.CheckpointError(f"{name} differs by up to {largest:.2g} from NumPy's")


def _load_reference(folder: Path, faithful: bool) -> Any:
    path = Path(__file__).resolve().parent.parent / "tests" / "gpt2_reference.py"
    spec = importlib.util.spec_from_file_location("gpt2_reference", path)
    if spec is None or spec.loader is None or not path.is_file():
        raise files.CheckpointError(f"--verify needs a checkout: there is no file {path}")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.Reference(folder, faithful=faithful)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Continues a text with GPT-2.")
    parser.add_argument("prompt")
    parser.add_argument("--model", type=Path, required=True, metavar="DIR")
    parser.add_argument(
        "--tokens", type=files.positive, default=40, help="how many to generate, 1 or more (40)"
    )
    parser.add_argument(
        "--faithful", action="store_true", help="the dtypes of the usual NumPy code"
    )
    parser.add_argument("--verify", action="store_true", help="compare each step with NumPy")
    options = parser.parse_args(arguments)
    model = Model(options.model, faithful=options.faithful)
    ids = model.encode(options.prompt, options.tokens)
    say = partial(print, end="", file=sys.stderr, flush=True)
    say("compiling")
    model.compile(lambda name: say(f" {name}"))
    say("\n")
    print(options.prompt, end="", flush=True)
    write(model, ids, options.tokens)
    if options.verify:
        verify(model, _load_reference(options.model, options.faithful), ids, options.tokens)
        print(f"NumPy gives the same {options.tokens} tokens.", file=sys.stderr)


if __name__ == "__main__":
    files.run(main)
