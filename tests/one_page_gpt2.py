"""GPT-2 on one page of plain NumPy, as people write it: nothing here knows tinyir."""

from dataclasses import dataclass

import numpy as np


@dataclass
class Norm:
    g: np.ndarray
    b: np.ndarray


@dataclass
class Linear:
    w: np.ndarray
    b: np.ndarray


@dataclass
class Block:
    ln_1: Norm
    attn: dict[str, Linear]
    ln_2: Norm
    mlp: dict[str, Linear]


@dataclass
class Params:
    wte: np.ndarray
    wpe: np.ndarray
    blocks: list[Block]
    ln_f: Norm


def gelu(x):
    return 0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)))


def softmax(x):
    exp_x = np.exp(x - np.max(x, axis=-1, keepdims=True))
    return exp_x / np.sum(exp_x, axis=-1, keepdims=True)


def layer_norm(x, norm, eps=1e-5):
    mean = np.mean(x, axis=-1, keepdims=True)
    variance = np.var(x, axis=-1, keepdims=True)
    return norm.g * ((x - mean) / np.sqrt(variance + eps)) + norm.b


def linear(x, p):
    return x @ p.w + p.b


def ffn(x, c_fc, c_proj):
    return linear(gelu(linear(x, c_fc)), c_proj)


def attention(q, k, v, mask):
    return softmax(q @ k.T / np.sqrt(q.shape[-1]) + mask) @ v


def infinite_mask(n):
    mask = np.triu(np.ones((n, n)), k=1)
    mask[mask == 1] = -np.inf
    return mask


def large_mask(n):
    return (1 - np.tri(n, dtype=np.float32)) * -1e10


def mha(x, c_attn, c_proj, n_head, causal_mask):
    x = linear(x, c_attn)
    qkv = np.split(x, 3, axis=-1)
    qkv_heads = [np.split(part, n_head, axis=-1) for part in qkv]
    mask = causal_mask(x.shape[0])
    out_heads = [attention(q, k, v, mask) for q, k, v in zip(*qkv_heads, strict=True)]
    return linear(np.hstack(out_heads), c_proj)


def transformer_block(x, block, n_head, causal_mask):
    x = x + mha(layer_norm(x, block.ln_1), **block.attn, n_head=n_head, causal_mask=causal_mask)
    return x + ffn(layer_norm(x, block.ln_2), **block.mlp)


def gpt2(inputs, params, *, n_head, causal_mask=infinite_mask):
    x = params.wte[inputs] + params.wpe[range(len(inputs))]
    for block in params.blocks:
        x = transformer_block(x, block, n_head, causal_mask)
    return layer_norm(x, params.ln_f) @ params.wte.T
