"""Unrolled loops: products that are computed alike are transformed together, whatever they read."""

import re
from itertools import groupby

import numpy as np
import pytest

import tinyir as ti
from tinyir.emit.lowering import lower
from tinyir.emit.machine import MACHINES
from tinyir.emit.render import render_module
from tinyir.emit.schedule import loops
from tinyir.ir.types import F32, F64
from tinyir.source import Source


def recurrence(x, w, u):
    h = np.zeros_like(x[0] @ w)
    for row in x:
        h = np.tanh(row @ w + h @ u)
    return h


def gates(x, w, u):
    h = np.zeros_like(x[0] @ w)
    for row in x:
        z = row @ w + h @ u
        h = np.tanh(z) / (1 + np.exp(-z)) + h
    return h


def from_the_left(x, w, u):
    """Each step's panels are made of the step before it."""
    h = w.T
    for row in x:
        h = np.tanh(row[0] + u.T @ h)
    return h


def in_turn(x, w, u):
    """One result is the panel of the next product, without an operation between them."""
    first = x[0] @ w
    second = x[1] @ w
    return (u[:5, : len(first)] @ first) @ u + second[:1], u[:5, : len(second)] @ second


def powers(x, w, u):
    v = w[0]
    for _ in x:
        v = u @ v
        v = v / np.abs(v).max()
    return v


def rows(x, w, u):
    h = w[0]
    for _ in x:
        h = np.maximum(h @ u, -1) - 0.5 * h
    return h


FUNCTIONS = (recurrence, gates, from_the_left, in_turn, powers, rows)


def arrays(steps, dtype, height=4, depth=18, width=33):
    """What each function takes: rows for each step, and two matrices."""
    random = np.random.default_rng(steps)
    shapes = ((steps, height, depth), (depth, width), (width, width))
    return [random.normal(size=shape).astype(dtype.numpy) / 4 for shape in shapes]


@pytest.mark.parametrize("dtype", [F32, F64], ids=str)
@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda function: function.__name__)
def test_steps_equal_numpys(function, dtype):
    given = arrays(4, dtype)
    result = ti.jit(function)(*given)
    expected = function(*given)
    precision = 64 * np.finfo(dtype.numpy).eps
    for one, other in zip(np.atleast_1d(result), np.atleast_1d(expected), strict=True):
        np.testing.assert_allclose(one, other, rtol=precision, atol=precision)


@pytest.mark.parametrize("function", [recurrence, gates, from_the_left, powers, rows])
def test_a_schedule_does_not_grow_with_the_steps(function):
    """Each transform goes through the whole function: none is there for one step of many."""
    few, many = (ti.jit(function).compile(*arrays(steps, F32)) for steps in (3, 9))
    lines = [each.text("schedule").count("transform.") for each in (few, many)]
    assert lines[0] == lines[1]
    assert lines[0] > 20


@pytest.mark.parametrize("height", [6, 13])
def test_blocks_of_every_tile_are_added_up_apart(height):
    """Sums that are left over belong to a tile's own blocks, not to the first tile's."""
    random = np.random.default_rng(height)
    a, b = (random.random(shape, np.float32) for shape in ((height, 1539), (1539, 40)))
    exact = a.astype(np.float64) @ b.astype(np.float64)
    result = ti.jit(lambda a, b: a @ b)(a, b)
    np.testing.assert_allclose(result, exact, rtol=6e-7)


def all_steps(x, w):
    """Of so many steps that the kernel has more than 200 operations."""
    h = x[0] * 0
    found = []
    for row in x:
        h = np.tanh(h @ w + row)
        found.append(h)
    return np.stack(found), np.stack(found, axis=1), np.concatenate(found[::-1])


def test_very_many_steps_are_joined():
    random = np.random.default_rng(1)
    x, w = random.normal(size=(71, 5)), random.normal(size=(5, 5)) / 4
    kernel = ti.jit(all_steps).compile(x, w)
    for got, wanted in zip(kernel(x, w), all_steps(x, w), strict=True):
        np.testing.assert_allclose(got, wanted, rtol=1e-13, atol=1e-15)
    text = kernel.text("mlir")
    inserted = [len(list(each)) for found, each in groupby(text.split("\n"), joins) if found]
    assert (max(inserted), sum(inserted)) == (32, 3 * (71 + 3))
    # Bufferization compares all that is written to one empty tensor, so that each has its own.
    empty = re.findall(r"= tensor\.empty\(\)(.*) : ", text)
    assert len(empty) == len(set(empty)) > 200


def joins(line):
    return "tensor.insert_slice" in line


def test_loops_of_very_many_steps_are_kept():
    few, many = (ti.jit(chained(steps)).trace({"x": F32[8]}, {}).graph for steps in (50, 150))
    for graph, kept in ((few, False), (many, True)):
        source = Source.of_graphs([graph], "loops")
        (found,) = loops(source.signatures, MACHINES["x86-64-v3"], source.contents)
        assert found.rolled == kept
        assert ("{of =" in render_module(lower([graph]))) == kept


def chained(steps):
    def function(x):
        for step in range(steps):
            x = np.tanh(x * step)
        return x

    return function


def written(x, w):
    """As many updates of each array as there are rows, and what was held between them."""
    new = np.zeros_like(w)
    for step in range(1, len(x)):
        x[step] = x[step - 1] * w[step % 5] + x[step]
        w[:, step % 5] *= 0.75
        new[step % 5, 1:] += x[step, :4]
        if step == len(x) // 2:
            before = x - 1
    return new, before


@pytest.mark.parametrize(("steps", "copies"), [(20, 0), (40, 3)])
def test_very_many_updates_are_of_several_copies(steps, copies):
    """Bufferization compares all that is read with all that is written to one piece of memory."""
    random = np.random.default_rng(steps)
    given = random.normal(size=(steps, 5)), random.normal(size=(5, 5))
    expected = [each.copy() for each in given]
    kernel = ti.jit(written).compile(*given)
    results = (*kernel(*given), *given)
    for got, wanted in zip(results, (*written(*expected), *expected), strict=True):
        np.testing.assert_allclose(got, wanted, rtol=1e-13)
    assert kernel.text("mlir").count("bufferization.alloc_tensor() copy(") == copies
