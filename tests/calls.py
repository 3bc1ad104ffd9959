"""Calls of functions on arrays: as compiled kernels, and as plain Python on the arrays."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from tinyir.frontend.kernel import KernelFunction
from tinyir.frontend.trees import flatten
from tinyir.ir.graph import Graph
from tinyir.ir.types import BOOL, F32, DType


@dataclass(frozen=True, eq=False)
class Call:
    """A function on arrays. Its name, which tests show, is unique in its module."""

    name: str
    function: Callable
    arrays: tuple[np.ndarray, ...]

    def __str__(self) -> str:
        return self.name

    def graph(self) -> Graph:
        """The function traced for the types of the arrays."""
        return trace(self.function, self.arrays, f"call_{re.sub(r'[^A-Za-z0-9]+', '_', self.name)}")

    def expected(self) -> list[np.ndarray]:
        """The function's results on the arrays, as a flat list."""
        with np.errstate(all="ignore"):
            returned = self.function(*self.arrays)
        return [np.asarray(leaf) for _, leaf in flatten(returned, "out")[0]]


def trace(function: Callable, arrays: Sequence[object], name: str = "call") -> Graph:
    """The graph of `function` on parameters of the types of `arrays`, which may be types."""
    names = [f"x{index}" for index in range(len(arrays))]
    listed = ", ".join(names)
    kernel = KernelFunction(eval(f"lambda {listed}: function({listed})", {"function": function}))
    kernel.name = name
    return kernel.trace(dict(zip(names, arrays, strict=True)), {}).graph


def error_of(function: Callable, *arguments: object) -> Exception | None:
    """The error that a call raises."""
    try:
        function(*arguments)
    except Exception as error:
        return error
    return None


def same(computed: object, call: Call) -> None:
    """The results of a kernel are those of the function: dtypes, shapes and bits."""
    got = computed if isinstance(computed, tuple) else (computed,)
    for one, wanted in zip(map(np.asarray, got), call.expected(), strict=True):
        assert (one.dtype, one.shape) == (wanted.dtype, wanted.shape)
        is_nan = wanted != wanted
        np.testing.assert_array_equal(one != one, is_nan)
        bits = f"u{wanted.itemsize}"
        np.testing.assert_array_equal(one[~is_nan].view(bits), wanted[~is_nan].view(bits))


def numbers(*shape: int, dtype: DType = F32, seed: int = 0) -> np.ndarray:
    """Floats of both signs with NaN and signed zeros among them, integers, or bools."""
    random = np.random.default_rng(seed + len(shape))
    if dtype is BOOL:
        return random.random(shape) < 0.5
    if dtype.is_integer:
        limits = np.iinfo(dtype.numpy)
        return random.integers(limits.min, limits.max, shape, dtype.numpy, endpoint=True)
    values = np.asarray(random.normal(size=shape)).astype(dtype.numpy)
    for place, special in zip((1, 3, 4), (-0.0, np.nan, 0.0), strict=True):
        if values.size > 5:
            values.reshape(-1)[place] = special
    return values
