"""Attention over any number of tokens: each kernel is compiled once and runs for every size.

tinyir-compile examples/any_length.py
"""

import numpy as np

from tinyir import f32, i64, kernel, library


@kernel
def embed(table: f32["vocabulary", 64], words: i64["tokens"]):
    """The rows of a table."""
    return table[words]


@kernel
def extend(cache: f32["past", 64], new: f32["tokens", 64]):
    """A cache of keys or values with new ones behind it."""
    return np.concatenate([cache, new])


@kernel
def attend(queries: f32["tokens", 64], keys: f32["seen", 64], values: f32["seen", 64]):
    """Each of the tokens, the last of those seen, attends to itself and to those before it."""
    tokens, seen = queries.shape[0], keys.shape[0]
    scores = queries @ keys.T / np.float32(8)
    scores = np.where(np.tri(tokens, seen, seen - tokens, dtype=bool), scores, -np.inf)
    return library.softmax(scores) @ values
