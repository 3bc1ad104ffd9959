"""How shapes meet."""

from tinyir import f32, f64, kernel


@kernel
def outer(x: f32[8, 1], y: f32[1, 64], z: f32[64]):
    return x * y + z


@kernel
def outer_of_vectors(x: f64[5, 1], y: f64[4]):
    return x - y


@kernel
def scalar(x: f32[2, 3], s: f32):
    return x * s + s


@kernel
def scalars_alone(s: f32, t: f64):
    return s + t, s * 2


@kernel
def rank_four(x: f32[2, 1, 3, 1], y: f32[4, 1, 5]):
    return x + y


@kernel
def size_one(x: f32[1], y: f32[1, 1], z: f32[3, 1]):
    return x + y, y * z, x - x


@kernel
def size_zero(x: f32[0, 3], y: f32[3], z: f32[0, 1]):
    return x * y, z + y, x + 1


@kernel
def rows_over_batches(x: f32[2, 3, 4], row: f32[4], column: f32[3, 1]):
    return x * row + column


@kernel
def middle(x: f32[2, 1, 4], y: f32[3, 1]):
    return x / (y * y + 1)
