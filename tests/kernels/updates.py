"""Arguments that are written to: parts of them, and all."""

from tinyir import f32, kernel


@kernel
def store(rows: f32[2, 3], row: f32[3]):
    rows[1] = row * 2


@kernel
def append(cache: f32["seen", 3], rows: f32["tokens", 3]):
    cache[cache.shape[0] - rows.shape[0] :] = rows
    return cache.max(axis=0)


@kernel
def add_in_place(x: f32[2, 3], y: f32[3]):
    x += y
