"""Attention of sizes that are known at run time only: prompts, caches that grow, one query.

Numbers are compared with extended precision, and where NumPy gives NaN, a kernel does.
"""

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import pytest

import tinyir as ti
from tests.calls import trace
from tests.test_attention import (
    added,
    attention,
    causal,
    early_rows_masked,
    finite,
    flipped,
    grouped,
    per_head,
    places,
    prefix,
    scores,
    small,
    straight,
    summed,
    weighed,
    window,
    with_mask,
)

ROWS, KEYS = (0, 1, 2, 3, 4, 7, 16, 17, 40), (1, 5, 8, 33, 300)


def last_rows(q, k, v):
    """The last query attends to the last key."""
    s = scores(q, k)
    tokens, seen = s.shape[-2:]
    return weighed(np.where(np.tri(tokens, seen, seen - tokens, dtype=bool), s, -np.inf), v)


def recent(q, k, v):
    """Keys of the last few places, counted from the last."""
    s = scores(q, k)
    tokens, seen = s.shape[-2:]
    row, key = places(s)
    later = row + (seen - tokens)
    return weighed(np.where(np.logical_and(key <= later, later < key + 6), s, -np.inf), v)


def low_last_rows(q, k, v):
    s = scores(q, k)
    tokens, seen = s.shape[-2:]
    mask = np.tri(tokens, seen, seen - tokens, dtype=s.dtype)
    return weighed(s + (1 - mask) * -1e10, v)


def half_known(q, k, v):
    """Only every other key, as a constant says, which has as many columns as there are keys."""
    s = scores(q, k)
    return weighed(np.where(np.arange(s.shape[-1]) % 2 == 0, s, -np.inf), v)


def generated(q, k, v):
    """As GPT-2 has it: heads beside each other, and one array for keys and values."""
    tokens, seen = q.shape[0], k.shape[0]
    queries = q.reshape(tokens, 2, 12)
    keys, values = (k.reshape(seen, 2, 2, 12)[:, part] for part in range(2))
    s = np.einsum("qhd,khd->hqk", queries, keys) / float(np.sqrt(12))
    s = np.where(np.tri(tokens, seen, seen - tokens, dtype=bool), s, -np.inf)
    return np.einsum("hqk,khd->qhd", ti.library.softmax(s), values).reshape(tokens, 24) + v


@dataclass(frozen=True)
class Case:
    """A function of arrays of these shapes, of which 'rows' and 'keys' are named or fixed."""

    function: Callable
    shapes: tuple[tuple[int | str, ...], ...]
    dtype: type = np.float32
    rows: int | None = None
    keys: int | None = None

    def __str__(self) -> str:
        name = f"{self.function.__name__}_{np.dtype(self.dtype)}"
        fixed = {"rows": self.rows, "keys": self.keys}
        return "_".join([name, *[f"{each}{size}" for each, size in fixed.items() if size]])

    def types(self) -> list:
        element = {np.float32: ti.f32, np.float64: ti.f64}[self.dtype]
        known = {"rows": self.rows or "rows", "keys": self.keys or "keys"}
        return [element[tuple(known.get(dim, dim) for dim in shape)] for shape in self.shapes]

    def sizes(self) -> list[tuple[int, int]]:
        """Numbers of rows and of keys, all of each and pairs of some."""
        rows = ROWS if self.rows is None else (self.rows,)
        keys = KEYS if self.keys is None else (self.keys,)
        longest = max(len(rows), len(keys))
        cycled = zip(itertools.cycle(rows), itertools.cycle(keys), strict=False)
        return list(dict.fromkeys([*itertools.islice(cycled, longest), (rows[-1], keys[-1])]))

    def arrays(self, rows: int, keys: int) -> list[np.ndarray]:
        random = np.random.default_rng(rows * 1000 + keys)
        known = {"rows": rows, "keys": keys, "batch": 2}
        shapes = [tuple(known.get(dim, dim) for dim in shape) for shape in self.shapes]
        return [random.normal(size=shape).astype(self.dtype) for shape in shapes]


HEADS = ((2, "rows", 24), (2, "keys", 24), (2, "keys", 20))
ODD = ((3, "rows", 9), (3, "keys", 9), (3, "keys", 70))
LONE = (("rows", 16), ("keys", 16), ("keys", 8))
BESIDE = (("rows", 2, 8), ("keys", 2, 8), ("keys", 2, 40))

CASES = [
    Case(attention, ODD),
    Case(attention, LONE, np.float64),
    Case(attention, (("batch", "rows", 8), ("batch", "keys", 8), ("batch", "keys", 8))),
    Case(attention, HEADS, rows=1),
    Case(attention, ODD, np.float64, rows=3),
    Case(attention, HEADS, rows=5),
    Case(last_rows, HEADS),
    Case(last_rows, HEADS, np.float64, rows=40),
    Case(last_rows, HEADS, keys=33),
    Case(last_rows, ODD, rows=2),
    Case(causal, LONE),
    Case(early_rows_masked, HEADS),
    Case(flipped, LONE, np.float64),
    Case(window, HEADS),
    Case(recent, HEADS, np.float64),
    Case(prefix, HEADS),
    Case(per_head, HEADS),
    Case(small, LONE),
    Case(finite, HEADS),
    Case(low_last_rows, HEADS, np.float64),
    Case(added, HEADS, rows=1),
    Case(half_known, HEADS, np.float64),
    Case(straight, LONE),
    Case(summed, BESIDE),
    Case(grouped, ((2, 3, "rows", 8), (2, "keys", 8), (2, "keys", 8))),
    Case(generated, (("rows", 24), ("keys", 48), ("rows", 24))),
    Case(with_mask, (*HEADS, ("rows", "keys"))),
    Case(with_mask, (*HEADS, (2, 1, "keys")), np.float64),
]


@pytest.fixture(scope="module")
def kernels(natives):
    graphs = {
        case: trace(case.function, case.types(), f"case{at}") for at, case in enumerate(CASES)
    }
    made = natives(list(graphs.values()), "named_attention")
    return {case: made[graph.name] for case, graph in graphs.items()}


def compare(kernel, function: Callable, arrays: Sequence[np.ndarray]) -> None:
    """A kernel's numbers are as near to the exact ones as NumPy's."""
    computed = kernel.call(*arrays)
    with np.errstate(all="ignore"):
        wanted = function(*arrays)
        ideal = function(*(each.astype(np.longdouble) for each in arrays))
    assert (computed.dtype, computed.shape) == (wanted.dtype, wanted.shape)
    np.testing.assert_array_equal(np.isnan(computed), np.isnan(wanted))
    known = ~np.isnan(wanted)
    rounding = 8 * np.finfo(wanted.dtype).eps * np.abs(ideal[known]).max(initial=0)
    allowed = 2 * np.abs(wanted - ideal)[known].max(initial=0) + rounding
    assert np.abs(computed - ideal)[known].max(initial=0) <= allowed


@pytest.mark.parametrize("case", CASES, ids=str)
def test_numbers(case, kernels):
    for rows, keys in case.sizes():
        compare(kernels[case], case.function, case.arrays(rows, keys))


def test_sums_of_no_keys_are_zero(kernels):
    case = next(each for each in CASES if each.function is straight)
    for rows in ROWS:
        computed = kernels[case].call(*case.arrays(rows, 0))
        np.testing.assert_array_equal(computed, np.zeros((rows, 8), np.float32))


@pytest.mark.parametrize("function", [finite, low_last_rows])
@pytest.mark.parametrize("special", ["huge", "nan", "infinite"])
@pytest.mark.parametrize("rows", [2, 20])
def test_low_masks_hide_nothing_that_counts(function, special, rows, kernels):
    """Scores as large as a mask, or none at all, are NumPy's."""
    case = next(each for each in CASES if each.function is function)
    q, k, v = case.arrays(rows, 24)
    if special == "huge":
        q, k = q * 2e5, k * 2e5
    else:
        k[1, -1, 3] = np.nan if special == "nan" else np.inf
    with np.errstate(all="ignore"):
        expected = function(q, k, v)
    np.testing.assert_allclose(kernels[case].call(q, k, v), expected, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("function", [causal, last_rows, finite, window])
def test_what_nobody_attends_to_does_not_spread(function, kernels):
    """The one difference from NumPy: a value behind a mask that whole blocks share is not read."""
    case = next(each for each in CASES if each.function is function)
    q, k, v = case.arrays(40, 40)
    clean = kernels[case].call(q, k, v)
    v[..., 30:, :] = np.nan
    computed = kernels[case].call(q, k, v)
    assert np.isnan(computed[..., 33:, :]).all()
    np.testing.assert_array_equal(computed[..., :16, :], clean[..., :16, :])
