"""What a kernel may return."""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from tinyir import exp, f32, f64, kernel


class Extrema(NamedTuple):
    smallest: object
    largest: object


@dataclass
class Moments:
    mean: object
    variance: object


@kernel
def as_tuple(x: f32[2, 3]):
    return x + 1, x.sum(axis=1)


@kernel
def as_list(x: f32[2, 3]):
    return [x + 1, x * 2]


@kernel
def as_dict(x: f32[2, 3]):
    return {"shifted": x + 1, "total": x.sum()}


@kernel
def as_named_tuple(x: f32[2, 3]):
    return Extrema(x.min(axis=0), x.max(axis=0))


@kernel
def as_dataclass(x: f64[2, 3]):
    mean = x.mean(axis=1)
    return Moments(mean, ((x - mean.reshape(2, 1)) ** 2).mean(axis=1))


@kernel
def nested(x: f32[2, 3]):
    return {"first": (x, x + 1), "second": Moments(x.sum(), [x * x])}


@kernel
def keyword_names(x: f32[3]):
    return {"in": x + 1, "class": x + 2, "x": x + 3, "out": x + 4}


@kernel
def unchanged(x: f32[2, 3]):
    return x


@kernel
def unchanged_and_used(x: f32[2, 3]):
    return x, exp(x)


@kernel
def twice(x: f32[2, 3]):
    doubled = x + x
    return doubled, doubled


@kernel
def one_of_another(x: f32[4, 3]):
    total = x.sum(axis=1, keepdims=True)
    return total, x / total


@kernel
def only_constants(x: f32[2]):
    return np.arange(3, dtype=np.float64), 2.5


@kernel
def unused_parameter(x: f32[2], y: f32[3, 4]):
    return x * 3


@kernel
def no_parameters():
    return np.full((2, 3), 0.25, np.float32)
