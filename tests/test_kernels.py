"""Every kernel of every DSL file: its graph and MLIR as goldens, and its numbers.

The numbers are compared with two evaluations by NumPy: of the graph, and of the plain function.
"""

import zlib

import numpy as np
import pytest

from tinyir.emit.lowering import lower
from tinyir.emit.render import render_module
from tinyir.frontend.trees import flatten, unflatten
from tinyir.ir.evaluation import evaluate
from tinyir.ir.graph import Graph
from tinyir.ir.text import print_graph
from tinyir.ir.types import FLOATS
from tinyir.stages import Stage


@pytest.fixture
def arrays(kernel_case):
    """Normally distributed arguments, the same in every run; named dimensions are 5 long."""
    random = np.random.default_rng(zlib.crc32(str(kernel_case).encode()))
    signature = kernel_case.trace().graph.signature
    types = [parameter.type.at(dict.fromkeys(signature.sizes, 5)) for parameter in signature.inputs]
    return [np.asarray(random.normal(size=each.shape), each.dtype.numpy) for each in types]


@pytest.fixture
def computed(kernel_case, arrays, natives):
    """The results of the compiled kernel and what it leaves in arguments, as a flat list."""
    native = natives(kernel_case.file.graphs(), str(kernel_case.file))[kernel_case.kernel.name]
    given = [array.copy() for array in arrays]
    results = native.call(*given)
    outputs = list(results) if len(native.signature.outputs) > 1 else [results]
    written = [given[index] for index in native.signature.written]
    return [*outputs[: len(native.signature.outputs)], *written]


def test_text(kernel_case, golden, mlir_opt_accepts):
    graph = kernel_case.trace().graph
    mlir = render_module(lower([graph]))
    golden(Stage.GRAPH, print_graph(graph))
    golden(Stage.MLIR, mlir)
    mlir_opt_accepts(mlir)


def test_numbers_of_the_graph(kernel_case, arrays, computed):
    graph = kernel_case.trace().graph
    agree(computed, evaluate(graph, arrays), graph)


def test_numbers_of_the_function(kernel_case, arrays, computed):
    traced = kernel_case.trace()
    given = [array.copy() for array in arrays]
    with np.errstate(all="ignore"):
        returned = kernel_case.kernel.function(*unflatten(traced.arguments, iter(given)))
    leaves, structure = flatten(returned, "out")
    assert structure == traced.results
    written = [given[index] for index in traced.graph.signature.written]
    agree(computed, [*(np.asarray(leaf) for _, leaf in leaves), *written], traced.graph)


def agree(computed, expected, graph: Graph) -> None:
    """Bit for bit where every operation is, else within some roundings of the largest value."""
    # A mean adds float32 up in float64 where NumPy's function stays in float32.
    inexact = [
        each.type.dtype
        for node in graph.nodes
        if node.op.ulps
        for each in (node, *node.operands)
        if each.type.dtype in FLOATS
    ]
    for got, wanted in zip(computed, expected, strict=True):
        assert (got.dtype, got.shape) == (wanted.dtype, wanted.shape)
        if not inexact:
            np.testing.assert_array_equal(got, wanted, strict=True)
            np.testing.assert_array_equal(np.signbit(got), np.signbit(wanted))
            continue
        tolerance = 16 * max(np.finfo(dtype.numpy).eps for dtype in inexact)
        largest = np.max(np.abs(wanted), initial=0, where=np.isfinite(wanted))
        np.testing.assert_allclose(got, wanted, rtol=tolerance, atol=tolerance * largest)
