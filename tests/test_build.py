"""A library built in fewer runs is the library that the stages lead to, one by one."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.dsl_files import FILES
from tinyir.backend import pipelines
from tinyir.driver import Options, compiled
from tinyir.frontend.loader import load_kernels
from tinyir.jit import Kernel
from tinyir.source import Source
from tinyir.stages import Stage


def library(source: Source, options: Options) -> tuple[bytes, int]:
    """The bytes of the library, and how many commands made it."""
    commands: list[str] = []
    options = replace(options, on_command=commands.append)
    with compiled(source, options, Stage.LIBRARY) as done:
        return done.file(Stage.LIBRARY).read_bytes(), len(commands)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_one_run_of_each_tool_gives_the_same_bytes(path: Path) -> None:
    graphs = []
    for kernel in load_kernels(path, Kernel):
        types = kernel.annotated_types({})
        graphs.append(kernel.trace(types, kernel.bind(tuple(types.values()), {})[1]).graph)
    source = Source.of_graphs(graphs, path.stem)
    one_by_one, commands = library(source, Options())
    at_once, fewer = library(source, Options(every_stage=False))
    # Large constants are written behind the assembler text, so that one has to be made.
    assert fewer == commands - (2 if source.constants.data else 4)
    assert at_once == one_by_one


@pytest.mark.parametrize("operations", [0, 1, 30, 500, 20_000, 10**7])
def test_buffers_of_all_operations_fit_on_a_threads_stack(operations: int) -> None:
    size = pipelines.stack_buffer(operations)
    assert size <= 64 << 10
    assert size * operations <= 2 << 20
