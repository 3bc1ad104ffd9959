"""GPT-2 and MiniLM in JAX: one compiled function each; decoding keeps a cache in one loop."""

import math
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

Tensors = dict[str, Any]
HEADS = 12


def norm(x: Any, tensors: Tensors, name: str, epsilon: float) -> Any:
    mean, variance = x.mean(-1, keepdims=True), x.var(-1, keepdims=True)
    normed = (x - mean) / jnp.sqrt(variance + epsilon)
    return normed * tensors[f"{name}.weight"] + tensors[f"{name}.bias"]


def attended(queries: Any, keys: Any, values: Any, visible: Any) -> Any:
    """Of arrays (..., heads, tokens, depth)."""
    scores = queries @ keys.swapaxes(-1, -2) / math.sqrt(queries.shape[-1])
    return jax.nn.softmax(jnp.where(visible, scores, -jnp.inf)) @ values


def gpt2(tensors: Tensors, tokens: Any, first: Any, cache: Any) -> tuple[Any, Any]:
    """The logits after `tokens`, of which `first` others come before, and the cache with them."""

    def linear(x: Any, name: str) -> Any:
        return x @ tensors[f"{name}.weight"] + tensors[f"{name}.bias"]

    positions = jax.lax.dynamic_slice_in_dim(tensors["wpe.weight"], first, len(tokens))
    x = tensors["wte.weight"][tokens] + positions
    visible = jnp.arange(cache.shape[3]) <= first + jnp.arange(len(tokens))[:, None]
    for layer in range(len(cache)):
        name = f"h.{layer}"
        qkv = linear(norm(x, tensors, f"{name}.ln_1", 1e-5), f"{name}.attn.c_attn")
        qkv = qkv.reshape(len(tokens), 3, HEADS, -1).transpose(1, 2, 0, 3)
        cache = jax.lax.dynamic_update_slice(cache, qkv[None, 1:], (layer, 0, 0, first, 0))
        mixed = attended(qkv[0], *cache[layer], visible)
        x = x + linear(mixed.transpose(1, 0, 2).reshape(x.shape), f"{name}.attn.c_proj")
        hidden = linear(norm(x, tensors, f"{name}.ln_2", 1e-5), f"{name}.mlp.c_fc")
        x = x + linear(jax.nn.gelu(hidden), f"{name}.mlp.c_proj")
    return tensors["wte.weight"] @ norm(x[-1], tensors, "ln_f", 1e-5), cache


def decoded(tensors: Tensors, tokens: Any, cache: Any, steps: int) -> Any:
    """The most likely tokens that follow, one after the other."""
    logits, cache = gpt2(tensors, tokens, 0, cache)
    first = jnp.argmax(logits)

    def step(carry: tuple[Any, Any], position: Any) -> tuple[tuple[Any, Any], Any]:
        logits, cache = gpt2(tensors, carry[0][None], position, carry[1])
        token = jnp.argmax(logits)
        return (token, cache), token

    positions = len(tokens) + jnp.arange(steps - 1)
    _, rest = jax.lax.scan(step, (first, cache), positions)
    return jnp.concatenate([first[None], rest])


def minilm(tensors: Tensors, layers: int, tokens: Any, present: Any, *layout: Any) -> Any:
    """A row of length 1 for each of the sentences; for `layout` see `models.inputs`."""
    row, sentence, position = layout or (..., ..., jnp.arange(tokens.shape[-1]))

    def linear(x: Any, name: str) -> Any:
        return x @ tensors[f"{name}.weight"].T + tensors[f"{name}.bias"]

    def heads(x: Any) -> Any:
        return x[row].reshape(*present.shape, HEADS, -1).transpose(0, 2, 1, 3)

    words, positions, kinds = (
        tensors[f"embeddings.{name}_embeddings.weight"]
        for name in ("word", "position", "token_type")
    )
    x = words[tokens] + positions[position] + kinds[0]
    x = norm(x, tensors, "embeddings.LayerNorm", 1e-12)
    for layer in range(layers):
        name = f"encoder.layer.{layer}"
        parts = (heads(linear(x, f"{name}.attention.self.{each}")) for each in PARTS)
        mixed = attended(*parts, present[:, None, None, :]).transpose(0, 2, 1, 3)
        mixed = (mixed[sentence, position] if layout else mixed).reshape(x.shape)
        output = f"{name}.attention.output"
        x = norm(x + linear(mixed, f"{output}.dense"), tensors, f"{output}.LayerNorm", 1e-12)
        hidden = jax.nn.gelu(linear(x, f"{name}.intermediate.dense"), approximate=False)
        hidden = linear(hidden, f"{name}.output.dense")
        x = norm(x + hidden, tensors, f"{name}.output.LayerNorm", 1e-12)
    mean = jnp.mean(x[row], axis=1, where=present[:, :, None])
    return mean / jnp.linalg.norm(mean, axis=-1, keepdims=True)


PARTS = ("query", "key", "value")


def prepared(
    workload: str, tensors: Tensors, inputs: tuple[np.ndarray, ...], steps: int
) -> Callable[[], np.ndarray]:
    tensors = jax.block_until_ready(jax.device_put(tensors))
    if workload.startswith("minilm"):
        layers = sum(name.endswith("output.dense.weight") for name in tensors) // 2
        model = jax.jit(lambda tensors, *arrays: minilm(tensors, layers, *arrays))
        return lambda: np.asarray(model(tensors, *inputs))
    (tokens,) = inputs
    layers = sum(name.endswith("ln_1.weight") for name in tensors)
    depth = tensors["wte.weight"].shape[1] // HEADS
    if workload == "gpt2_decode":
        cache = jnp.zeros((layers, 2, HEADS, len(tokens) + steps, depth), jnp.float32)
        decode = jax.jit(lambda *arrays: decoded(*arrays, steps))
        return lambda: np.asarray(decode(tensors, tokens, cache))
    cache = jnp.zeros((layers, 2, HEADS, len(tokens), depth), jnp.float32)
    forward = jax.jit(lambda *arrays: gpt2(*arrays, 0, cache)[0])
    return lambda: np.asarray(forward(tensors, tokens))
