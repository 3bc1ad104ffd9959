"""A GPT-2 of one page of plain NumPy is traced as it is written, into one kernel."""

import numpy as np
import pytest

from tests import one_page_gpt2
from tests.one_page_gpt2 import Block, Linear, Norm, Params
from tinyir import jit

IDS = [3, 1, 4, 1, 5]


def drawn(blocks):
    """Parameters of blocks of width 8."""
    random = np.random.default_rng(0)

    def array(*shape):
        return random.normal(size=shape, scale=0.3).astype(np.float32)

    def linear(rows, columns):
        return Linear(array(rows, columns), array(columns))

    def block():
        attn = {"c_attn": linear(8, 24), "c_proj": linear(8, 8)}
        mlp = {"c_fc": linear(8, 32), "c_proj": linear(32, 8)}
        return Block(Norm(array(8), array(8)), attn, Norm(array(8), array(8)), mlp)

    return Params(
        array(11, 8), array(6, 8), [block() for _ in range(blocks)], Norm(array(8), array(8))
    )


@pytest.mark.parametrize(
    ("ids", "mask", "blocks"),
    [
        (list(np.array(IDS)), one_page_gpt2.infinite_mask, 2),
        (np.array(IDS, np.int32), one_page_gpt2.large_mask, 1),
    ],
    ids=["list", "array"],
)
def test_the_page_is_one_kernel(ids, mask, blocks):
    params = drawn(blocks)
    kernel = jit(one_page_gpt2.gpt2).compile(ids, params, n_head=2, causal_mask=mask)
    compare(kernel(ids, params), mask, params)


def test_ids_of_python_are_part_of_the_kernel():
    """A list of Python's ints is no argument: ints are weak, and arrays of them are not."""

    @jit
    def continued(params):
        return one_page_gpt2.gpt2(IDS, params, n_head=2)

    params = drawn(1)
    compare(continued(params), one_page_gpt2.infinite_mask, params)


def compare(got, mask, params):
    expected = one_page_gpt2.gpt2(IDS, params, n_head=2, causal_mask=mask)
    assert (got.dtype, got.shape) == (expected.dtype, expected.shape) == (np.float64, (5, 11))
    np.testing.assert_allclose(got, expected, rtol=3e-6, atol=3e-6)
