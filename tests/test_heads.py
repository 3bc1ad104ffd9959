"""What a function in text takes is what its banner says, for parameters of every kind."""

from collections.abc import Iterator

import pytest

from tests.calls import trace
from tinyir import f16, f32, f64, i32
from tinyir.driver import Compilation, Options, compiled
from tinyir.ir.graph import Graph
from tinyir.ir.types import BOOL, TensorType
from tinyir.source import Source, text_source
from tinyir.stages import Stage

TYPES = {
    "matrix": f32[2, 3],
    "scalar": f64[()],
    "halves": f16[2],
    "bools": BOOL[2, 3],
    "empty": f32[2, 0, 3],
    "named": f32["n", 3],
    "two_names": i32["n", "m"],
    "named_and_empty": f64["n", 0],
}


def graph_of(name: str, type_: TensorType) -> Graph:
    return trace(lambda x, y: (x, y), (type_, f32[4]), f"of_{name}")


@pytest.fixture(scope="module")
def done() -> Iterator[Compilation]:
    graphs = [graph_of(name, type_) for name, type_ in TYPES.items()]
    with compiled(Source.of_graphs(graphs, "heads"), Options(), Stage.LLVM) as done:
        yield done


@pytest.mark.parametrize(
    "stage",
    [Stage.MLIR, Stage.OPTIMIZED, Stage.BUFFERIZED, Stage.LOWERED, Stage.LLVM],
    ids=lambda stage: stage.label,
)
def test_text_is_taken_back(stage: Stage, done: Compilation) -> None:
    path = done.file(stage)
    source = text_source(path.read_text(), path)
    assert [each.name for each in source.signatures] == [f"of_{name}" for name in TYPES]
