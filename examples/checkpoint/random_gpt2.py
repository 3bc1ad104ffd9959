"""Makes a GPT-2 with random weights, in the files of a real one: to try examples/gpt2.py with.

pip install 'tinyir[models]'
python examples/checkpoint/random_gpt2.py DIR
"""

import argparse
import json
from pathlib import Path

import numpy as np

try:
    from safetensors.numpy import save_file
    from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers
except ModuleNotFoundError as error:
    raise SystemExit(f"error: {error}: pip install 'tinyir[models]'") from None

TEXT = """
A kernel is written as a function of arrays. The function is traced once, and what it computes
becomes a graph of operations with types. Templates print the graph as text, one line for each
operation, and tools that others wrote turn the text into loops, the loops into vectors, and the
vectors into a library. The library says what it takes and what it gives in a header, so that any
program can call it. Nothing is hidden: each of the steps can be read, changed and fed back.
"""


def make(
    folder: Path,
    *,
    width: int = 48,
    heads: int = 3,
    layers: int = 2,
    context: int = 128,
    vocabulary: int = 200,
    seed: int = 0,
) -> None:
    """Writes config.json, model.safetensors and tokenizer.json into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    config = {
        "model_type": "gpt2",
        "activation_function": "gelu_new",
        "layer_norm_epsilon": 1e-5,
        "n_embd": width,
        "n_head": heads,
        "n_layer": layers,
        "n_positions": context,
        "vocab_size": vocabulary,
    }
    (folder / "config.json").write_text(json.dumps(config, indent=2) + "\n", encoding="utf-8")
    save_file(_weights(np.random.default_rng(seed), config), folder / "model.safetensors")
    _tokenizer(vocabulary).save(str(folder / "tokenizer.json"))


def _weights(random: np.random.Generator, config: dict) -> dict[str, np.ndarray]:
    width = config["n_embd"]

    def normal(*shape: int, scale: float = 0.15, mean: float = 0.0) -> np.ndarray:
        return (random.standard_normal(shape, np.float32) * scale + mean).astype(np.float32)

    def norm(name: str) -> dict[str, np.ndarray]:
        return {f"{name}.weight": normal(width, mean=1.0), f"{name}.bias": normal(width)}

    def linear(name: str, rows: int, columns: int) -> dict[str, np.ndarray]:
        weight = normal(rows, columns, scale=2 / np.sqrt(rows))
        return {f"{name}.weight": weight, f"{name}.bias": normal(columns)}

    table = normal(config["vocab_size"], width)
    found = {
        # Of one length, so that no token is likelier than all others after whatever text.
        "wte.weight": table / np.linalg.norm(table, axis=-1, keepdims=True),
        "wpe.weight": normal(config["n_positions"], width, scale=1.0),
        **norm("ln_f"),
    }
    for layer in range(config["n_layer"]):
        found |= norm(f"h.{layer}.ln_1") | norm(f"h.{layer}.ln_2")
        found |= linear(f"h.{layer}.attn.c_attn", width, 3 * width)
        found |= linear(f"h.{layer}.attn.c_proj", width, width)
        found |= linear(f"h.{layer}.mlp.c_fc", width, 4 * width)
        found |= linear(f"h.{layer}.mlp.c_proj", 4 * width, width)
    return found


def _tokenizer(vocabulary: int) -> Tokenizer:
    """GPT-2's kind of tokenizer, trained on the text above."""
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    trainer = trainers.BpeTrainer(vocab_size=vocabulary, show_progress=False)
    tokenizer.train_from_iterator([TEXT.replace("\n", " ")], trainer)
    return tokenizer


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path)
    for option in ("width", "heads", "layers", "context", "vocabulary"):
        default = make.__kwdefaults__[option]
        parser.add_argument(f"--{option}", type=int, default=default)
    arguments = vars(parser.parse_args())
    make(arguments.pop("folder"), **arguments)
