"""Attention of awkward sizes, with masks of all kinds: what two products and softmax compute.

Numbers are compared with extended precision, and where NumPy gives NaN, a kernel does.
"""

import itertools
from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
import pytest

import tinyir as ti
from tests.calls import trace
from tinyir.driver import Options, stage_text
from tinyir.source import Source
from tinyir.stages import Stage

DTYPES = (np.float32, np.float64)


@dataclass(frozen=True)
class Case:
    """Attention of queries, keys and values of these shapes; a mask may be the fourth array."""

    name: str
    function: Callable
    shapes: tuple[tuple[int, ...], ...]
    dtype: type = np.float32
    mask: np.ndarray | None = field(default=None, compare=False)

    def __str__(self) -> str:
        return f"{self.name}_{np.dtype(self.dtype)}"

    def arrays(self, dtype=None) -> list[np.ndarray]:
        random = np.random.default_rng(len(self.name))
        drawn = [random.normal(size=shape).astype(self.dtype) for shape in self.shapes]
        masks = [] if self.mask is None else [self.mask]
        wide = [each.astype(dtype) if dtype and each.dtype.kind == "f" else each for each in masks]
        return [each.astype(dtype or self.dtype) for each in drawn] + wide


def scores(q, k):
    return q @ k.swapaxes(-1, -2) / float(np.sqrt(q.shape[-1]))


def weighed(s, v):
    return ti.library.softmax(s) @ v


def attention(q, k, v):
    return weighed(scores(q, k), v)


def places(s):
    """The numbers of queries and of keys, which broadcast to scores."""
    return np.arange(s.shape[-2])[:, None], np.arange(s.shape[-1])[None, :]


def causal(q, k, v):
    s = scores(q, k)
    return weighed(np.where(np.tri(*s.shape[-2:], dtype=bool), s, -np.inf), v)


def added(q, k, v):
    """As GPT-2 is written in NumPy."""
    s = scores(q, k)
    return weighed(s + (1 - np.tri(*s.shape[-2:], dtype=s.dtype)) * -1e10, v)


def later(q, k, v):
    """The last query attends to the last key."""
    s = scores(q, k)
    row, key = places(s)
    return weighed(np.where(key - row <= s.shape[-1] - s.shape[-2], s, -np.inf), v)


def window(q, k, v):
    s = scores(q, k)
    row, key = places(s)
    return weighed(np.where((key <= row + 3) & (key > row - 7), s, -np.inf), v)


def prefix(q, k, v):
    """Ten keys are for all, others for those behind them."""
    s = scores(q, k)
    row, key = places(s)
    return weighed(np.where((key < 10) | (key <= row), s, -np.inf), v)


def scattered(q, k, v):
    s = scores(q, k)
    row, key = places(s)
    return weighed(np.where((key * 7 + row * 3) % 5 < 2, s, -np.inf), v)


def early_rows_masked(q, k, v):
    """Some queries may attend to nothing: NaN."""
    s = scores(q, k)
    row, key = places(s)
    return weighed(np.where(key <= row - 20, s, -np.inf), v)


def flipped(q, k, v):
    """The mask says what is left out."""
    s = scores(q, k)
    return weighed(np.where(np.tri(*s.shape[-2:], dtype=bool), -np.inf, s), v)


def of_infinities(q, k, v):
    """A mask of minus infinity is added."""
    s = scores(q, k)
    return weighed(s + np.where(np.tri(*s.shape[-2:], k=2, dtype=bool), 0, -np.inf), v)


def finite(q, k, v):
    s = scores(q, k)
    return weighed(np.where(np.tri(*s.shape[-2:], dtype=bool), s, -1e10), v)


def small(q, k, v):
    """A mask that leaves masked keys some weight."""
    s = scores(q, k)
    return weighed(np.where(np.tri(*s.shape[-2:], dtype=bool), s, -3), v)


def per_head(q, k, v):
    s = scores(q, k)
    row, key = places(s)
    first = np.arange(s.shape[0])[:, None, None]
    return weighed(np.where(key <= row + first, s, -np.inf), v)


def first_keys(q, k, v):
    """One mask for all rows."""
    s = scores(q, k)
    return weighed(np.where(np.arange(s.shape[-1]) < 11, s, -np.inf), v)


def last_keys(q, k, v):
    s = scores(q, k)
    return weighed(s + np.where(np.arange(s.shape[-1]) < 5, -np.inf, 0)[None], v)


def middle_keys(q, k, v):
    s = scores(q, k)
    _, key = places(s)
    return weighed(np.where((key > 6) & (key < 20), s, -1e10), v)


def some_rows(q, k, v):
    """One mask for all keys: rows of NaN."""
    s = scores(q, k)
    row, _ = places(s)
    return weighed(np.where(row < 13, s, -np.inf), v)


def no_keys(q, k, v):
    s = scores(q, k)
    return weighed(np.where(np.zeros(s.shape[-2:], bool), s, -np.inf), v)


def all_keys(q, k, v):
    s = scores(q, k)
    return weighed(np.where(np.ones(s.shape[-1], bool), s, -np.inf), v)


MASKS = (
    attention,
    causal,
    added,
    later,
    window,
    prefix,
    scattered,
    early_rows_masked,
    flipped,
    of_infinities,
    finite,
    small,
    per_head,
    first_keys,
    last_keys,
    middle_keys,
    some_rows,
    no_keys,
    all_keys,
)


def masked() -> list[Case]:
    sizes = itertools.cycle([(50, 50, 24), (32, 48, 16), (33, 37, 40), (48, 32, 33)])
    dtypes = itertools.cycle(DTYPES)
    found = []
    for function in MASKS:
        (rows, keys, depth), dtype = next(sizes), next(dtypes)
        shapes = ((2, rows, depth), (2, keys, depth), (2, keys, 20))
        found.append(Case(f"{function.__name__}_{rows}x{keys}x{depth}", function, shapes, dtype))
    return found


SIZES = (
    (1, 1),
    (1, 40),
    (7, 7),
    (16, 1),
    (16, 5),
    (17, 6),
    (20, 64),
    (64, 64),
    (19, 400),
    (16, 800),
)
HEADS = ((2, 1), (7, 5), (16, 32), (32, 8), (64, 6), (40, 100))


def sized() -> list[Case]:
    found = []
    heads = itertools.cycle(HEADS)
    for (rows, keys), dtype in itertools.product(SIZES, DTYPES):
        depth, columns = next(heads)
        shapes = ((rows, depth), (keys, depth), (keys, columns))
        found.append(Case(f"attention_{rows}x{keys}_{depth}x{columns}", attention, shapes, dtype))
    return found


def grouped(q, k, v):
    """Three heads of queries for each of keys and values."""
    return weighed(scores(q, k[:, None]), v[:, None])


def shared(q, k, v):
    return weighed(scores(q, k), v)


def split(x, y, z):
    """Heads lie beside each other, as projections make them."""
    q, k, v = (each.reshape(each.shape[0], 2, -1).transpose(1, 0, 2) for each in (x, y, z))
    return weighed(scores(q, k), v).transpose(1, 0, 2).reshape(x.shape[0], -1)


def packed(x):
    """Queries, keys and values are parts of one array."""
    q, k, v = x.reshape(x.shape[0], 3, 2, -1).transpose(1, 2, 0, 3)
    return causal(q, k, v)


def summed(q, k, v):
    return np.einsum("ihj,jhd->ihd", ti.library.softmax(np.einsum("ihd,jhd->ihj", q, k)), v)


def transposed(q, k, v):
    """The scores have queries last."""
    s = (k @ q.swapaxes(-1, -2)) / float(np.sqrt(q.shape[-1]))
    return ti.library.softmax(s, axis=-2).swapaxes(-1, -2) @ v


def without_softmax(q, k, v):
    return np.square(q @ k.swapaxes(-1, -2)) @ v


def straight(q, k, v):
    return q @ k.swapaxes(-1, -2) @ v


def normalized(q, k, v):
    s = np.maximum(scores(q, k), 0)
    return s / (s.sum(axis=-1, keepdims=True) + 1) @ v


def centred(q, k, v):
    s = scores(q, k)
    return (s - s.mean(axis=-1, keepdims=True)) @ v


def limits(q, k, v):
    s = scores(q, k)
    return (s - s.min(axis=-1, keepdims=True)) / (1 + s.max(axis=-1, keepdims=True)) @ v


def epilogue(q, k, v):
    return attention(q, k, v) * 2 + v.mean(axis=-2, keepdims=True)


def biased(q, k, v):
    """A bias for each key, computed before."""
    return weighed(scores(q, k) + np.tanh(k).sum(axis=-1)[..., None, :], v)


def slopes(q, k, v):
    """A bias that grows with distance (Press, Smith and Lewis, 2022)."""
    s = scores(q, k)
    row, key = places(s)
    heads = 0.5 ** np.arange(1, s.shape[0] + 1, dtype=s.dtype)
    return weighed(s + (key - row).astype(s.dtype) * heads[:, None, None], v)


def kept_scores(q, k, v):
    s = scores(q, k)
    return weighed(s, v), s.max(axis=-1)


def kept_weights(q, k, v):
    w = ti.library.softmax(scores(q, k))
    return w @ v, w.sum(axis=0)


def and_more(q, k, v):
    """A chain of plain products, and products that are none, before and after it."""
    w = np.ones((v.shape[-1], 40), v.dtype)
    return straight(q, k, v) @ w @ np.ones((40, 48), v.dtype)


def twice(q, k, v):
    return attention(attention(q, k, v), k, v)


def of_itself(q, k, v):
    """The weights multiply themselves: no chain."""
    w = ti.library.softmax(scores(q, k))
    return w @ w.swapaxes(-1, -2)


def half(q, k, v):
    return attention(q.astype(np.float16), k.astype(np.float16), v.astype(np.float16))


def wide(q, k, v):
    return weighed(scores(q, k).astype(np.float64), v)


def every_other(q, k, v):
    return attention(q[:, ::2], k[:, 1::2], v[:, 1::2])


def backwards(q, k, v):
    return attention(q, k[:, ::-1], v)


ALIKE = ((2, 40, 24), (2, 36, 24), (2, 36, 24))
LONG = ((2, 40, 8), (2, 100, 8), (2, 100, 12))

FORMS = {
    grouped: ((4, 3, 40, 16), (4, 30, 16), (4, 30, 8)),
    shared: ((4, 24, 16), (30, 16), (30, 8)),
    split: ((24, 32), (30, 32), (30, 20)),
    packed: ((36, 48),),
    summed: ((20, 3, 8), (30, 3, 8), (30, 3, 12)),
    without_softmax: LONG,
    straight: LONG,
    and_more: LONG,
    **dict.fromkeys(
        (
            transposed,
            normalized,
            centred,
            limits,
            epilogue,
            biased,
            slopes,
            kept_scores,
            kept_weights,
            twice,
            of_itself,
            half,
            wide,
            every_other,
            backwards,
        ),
        ALIKE,
    ),
}


def forms() -> list[Case]:
    return [
        Case(function.__name__, function, shapes, DTYPES[index % 2])
        for index, (function, shapes) in enumerate(FORMS.items())
    ]


def with_mask(q, k, v, mask):
    s = scores(q, k)
    return weighed(np.where(mask, s, -np.inf) if mask.dtype == bool else s + mask, v)


def given() -> list[Case]:
    """Masks that are parameters."""
    random = np.random.default_rng(0)
    rows, keys = 37, 45
    found = []
    for shape in ((rows, keys), (3, 1, keys), (1, rows, 1), (3, rows, keys)):
        for dtype, kind in zip(DTYPES, ("bool", "float"), strict=True):
            mask = random.random(shape) < 0.8
            if kind == "float":
                mask = np.where(mask, random.normal(size=shape), -np.inf).astype(dtype)
            shapes = ((3, rows, 16), (3, keys, 16), (3, keys, 16))
            name = f"{kind}_mask_{'x'.join(map(str, shape))}"
            found.append(Case(name, with_mask, shapes, dtype, mask))
    return found


CASES = [*masked(), *sized(), *forms(), *given()]


@pytest.fixture(scope="module")
def graphs():
    return {case: trace(case.function, case.arrays(), f"case_{case}") for case in CASES}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_numbers(case, graphs, natives):
    kernel = natives(list(graphs.values()), "attention")[graphs[case].name]
    computed = kernel.call(*case.arrays())
    with np.errstate(all="ignore"):
        expected = case.function(*case.arrays())
        exact = case.function(*case.arrays(np.longdouble))
    results = (each if isinstance(each, tuple) else (each,) for each in (computed, expected, exact))
    for one, wanted, ideal in zip(*results, strict=True):
        assert (one.dtype, one.shape) == (wanted.dtype, wanted.shape)
        np.testing.assert_array_equal(np.isnan(one), np.isnan(wanted))
        known = ~np.isnan(wanted)
        rounding = 8 * np.finfo(wanted.dtype).eps * np.abs(ideal[known]).max(initial=0)
        allowed = 2 * np.abs(wanted - ideal)[known].max(initial=0) + rounding
        assert np.abs(one - ideal)[known].max(initial=0) <= allowed


MASKED = {case.function: case for case in masked()}


@pytest.mark.parametrize("function", [finite, added])
@pytest.mark.parametrize("special", ["huge", "nan", "infinite"])
def test_low_masks_hide_nothing_that_counts(function, special, graphs, natives):
    """Scores as large as a mask, or none at all, are NumPy's."""
    case = MASKED[function]
    q, k, v = case.arrays()
    if special == "huge":
        q, k = q * 2e5, k * 2e5
    else:
        k[1, -1, 3] = np.nan if special == "nan" else np.inf
    kernel = natives(list(graphs.values()), "attention")[graphs[case].name]
    computed = kernel.call(q, k, v)
    with np.errstate(all="ignore"):
        expected = function(q, k, v)
    assert np.abs(scores(q, k)).max() > 1e10 or special != "huge"
    np.testing.assert_allclose(computed, expected, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("function", [causal, finite])
def test_what_nobody_attends_to_does_not_spread(function, graphs, natives):
    """The one difference from NumPy: a value behind a mask that whole blocks share is not read."""
    case = MASKED[function]
    q, k, v = case.arrays()
    kernel = natives(list(graphs.values()), "attention")[graphs[case].name]
    clean = kernel.call(q, k, v)
    v[:, 30:] = np.nan
    computed = kernel.call(q, k, v)
    assert np.isnan(computed[:, 31:]).all()
    np.testing.assert_array_equal(computed[:, :16], clean[:, :16])


NAMED, SQUARE = ti.f32[20, "depth"], ti.f32[20, 8]


@pytest.mark.parametrize(
    ("function", "types", "reason"),
    [
        (straight, (NAMED, NAMED, SQUARE), "is known at run time only"),
        (kept_weights, (SQUARE,) * 3, "is read by others, too"),
        (without_softmax, (SQUARE,) * 3, "it takes less time to pack them"),
        (attention, (ti.f32[20, 520], ti.f32[20, 520], SQUARE), "it takes less time to pack them"),
        (lambda q, k, v: attention(q, k[::-1], v), (SQUARE,) * 3, "something is read backwards"),
        (no_keys, (SQUARE,) * 3, "a mask lets nothing of it through"),
    ],
)
def test_the_reason_of_separate_products_is_told(function, types, reason):
    graph = trace(function, types)
    heard: list[str] = []
    options = Options(on_command=heard.append)
    stage_text(Source.of_graphs([graph], "attention"), options, Stage.MLIR)
    assert [line for line in heard if reason in line]
