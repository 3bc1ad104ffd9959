"""Text that tinyir writes can be read again, and leads on to the same library."""

import re

import numpy as np
import pytest

from tinyir import errors
from tinyir.emit.lowering import lower
from tinyir.emit.render import render_module
from tinyir.ir.evaluation import evaluate
from tinyir.ir.graph import GraphBuilder, Result
from tinyir.ir.parse import parse_graphs
from tinyir.ir.text import print_graph
from tinyir.stages import Stage


def test_graph_text_reads_back(kernel_case):
    graph = kernel_case.trace().graph
    text = print_graph(graph)
    (again,) = parse_graphs(text, "text.graph")
    assert print_graph(again) == text
    assert render_module(lower([again])) == render_module(lower([graph]))


def test_a_graph_without_places_reads_back(kernel_case):
    text = print_graph(kernel_case.trace().graph, locations=False)
    (again,) = parse_graphs(text, "text.graph")
    assert print_graph(again) == text


@pytest.mark.parametrize("value", [False, True, [False, True], [[True], [False]]])
def test_bools_read_back(value):
    builder = GraphBuilder()
    node = builder.constant(np.array(value))
    text = print_graph(builder.finish("bools", [], [Result("out", node)], {}))
    (again,) = parse_graphs(text, "text.graph")
    assert print_graph(again) == text
    np.testing.assert_array_equal(*evaluate(again, []), np.array(value))


# From each stage on.


@pytest.fixture(scope="module", params=["transformer", "any_length"])
def stages(request, tmp_path_factory, pytestconfig, tinyir_compile):
    """The library of an example, with the files of all stages in its folder."""
    folder = tmp_path_factory.mktemp("stages")
    file = pytestconfig.rootpath / "examples" / f"{request.param}.py"
    tinyir_compile(file, "--save-temps", folder, "-o", folder / f"{request.param}.so")
    return folder / f"{request.param}.so"


TEXT_STAGES = [stage for stage in Stage if stage.is_text and stage is not Stage.SCHEDULE]


@pytest.mark.parametrize("stage", TEXT_STAGES, ids=lambda stage: stage.label)
def test_every_stage_leads_to_the_same_library(stage, stages, tmp_path, tinyir_compile):
    text = stages.with_name(f"{stages.stem}.{stage.number}{stage.suffix}")
    schedule = Stage.SCHEDULE
    schedule_file = stages.with_name(f"{stages.stem}.{schedule.number}{schedule.suffix}")
    options = ("--schedule", schedule_file) if stage is Stage.MLIR else ()
    tinyir_compile(text, *options, "-o", tmp_path / "again.so")
    assert (tmp_path / "again.so").read_bytes() == stages.read_bytes()


# What is wrong in a graph's text.

KERNEL = "kernel k(x: f32[2, 3], y: f64[3]) -> (out: f32[2]) {"
EXPECTED_KERNEL = "Expected a line 'kernel NAME(ARGUMENT: TYPE, ...) -> (RESULT: TYPE, ...) {'."
EXPECTED_NODE = "Expected a line '%NAME = OPERATION(%OPERAND, ...) : TYPE'."


def refused(text: str, line: int, message: str) -> None:
    with pytest.raises(errors.ProgramError, match=re.escape(message)) as caught:
        parse_graphs(text, "k.graph")
    assert (caught.value.location.file, caught.value.location.line) == ("k.graph", line)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("%t0 = sum(%x) axes=[1] : f32[2]", EXPECTED_KERNEL),
        ("kernel k(x f32[2]) -> (out: f32[2]) {", EXPECTED_KERNEL),
        ("kernel k(x: f32[2], y) -> (out: f32[2]) {", EXPECTED_KERNEL),
        ("kernel k(x: f32[-2]) -> (out: f32[2]) {", "A dimension cannot be negative, got -2."),
        ("kernel k(x: f32[2 n]) -> (out: f32[2]) {", "'2 n' is not a list of dimensions."),
        (
            "kernel k(x: f32[n + 1]) -> (out: f32[2]) {",
            "n + 1 of 'x' is neither a number nor a name.",
        ),
        ("kernel k(x: f32[2]) -> (out: f32[2])", EXPECTED_KERNEL),
        ("kernel k(x: f33[2]) -> (out: f32[2]) {", "There is no dtype 'f33'."),
        ("kernel k(x: f32[2], x: f32[3]) -> (out: f32[2]) {", "results are called 'x'."),
        (KERNEL, "The text ends inside kernel 'k'."),
    ],
)
def test_a_wrong_first_line_is_refused(line, message):
    refused(f"\n// a comment\n{line}", 3, message)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("%t0 = sum %x", EXPECTED_NODE),
        ("%t0 = sun(%x) axes=[1] : f32[2]", "There is no operation 'sun'."),
        ("%t0 = negative(%z) : f32[2, 3]", "'%z' is not defined above this line."),
        ("%x = negative(%x) : f32[2, 3]", "'%x' is defined twice."),
        ("%t0 = negative(%x) : f32[3]", "the type f32[2, 3] here, the text says f32[3]."),
        ("%t0 = add(%x) : f32[2, 3]", "'add' cannot have 1 operands."),
        ("%t0 = add(%x, %y) : f64[2, 3]", "'add' cannot be applied to f32[2, 3], f64[3]."),
        ("%t0 = input() : f64[2, 3]", "'input' cannot have 0 operands."),
        ("%t0 = sum(%x) : f32[2]", "'sum' lacks attributes of its kind"),
        ("%t0 = sum(%x) axis=[1] : f32[2]", "'axis' is not an attribute."),
        ("%t0 = sum(%x) axes : f32[2]", "'axes' is not an attribute."),
        ("%t0 = sum(%x) axes=1 : f32[2]", "Expected numbers such as '[0, 1]', got '1'."),
        ("%t0 = max(%x) axes=[2] : f32[2]", "[2] are not the axes, in order, of f32[2, 3]."),
        ("%t0 = sum(%x) axes=[1, 0] : f32[]", "[1, 0] are not the axes, in order,"),
        ("%t0 = cast(%x) dtype=f33 : f32[2, 3]", "There is no dtype 'f33'."),
        ("%t0 = reshape(%x) shape=6 : f32[6]", "Expected sizes such as '[8, 64]', got '6'."),
        ("%t0 = reshape(%x) shape=[n] : f32[6]", "No parameter has a dimension 'n'."),
        ("%t0 = size() size=2*n - 1 : i64[]", "No parameter has a dimension 'n'."),
        ("need SHAPE n == 3", "No parameter has a dimension 'n'."),
        ("need SHAPE 2 < 3", "Expected a line 'need SHAPE SIZE == SIZE'."),
        ("need NOTHING 2 == 3", "Expected a line 'need SHAPE SIZE == SIZE'."),
        ("%t0 = sum(%x) axes=[n] : f32[2]", "Expected numbers such as '[0, 1]', got '[n]'."),
        ("%t0 = reshape(%x) shape=[7] : f32[7]", "cannot reshape array of size 6 into shape (7,)"),
        ("%t0 = constant() value=one : f32[]", "'one' is not a value of the type f32[]."),
        ("%t0 = constant() value=[1, 2] : f32[3]", "'[1, 2]' is not a value of the type f32[3]."),
        ("%t0 = constant() value=0x1FFFFFFFF : f32[]", "is not a value of the type f32[]."),
        ("%t0 = transpose(%x) axes=[0, 0] : f32[2, 2]", "'transpose' lacks attributes of its kind"),
        (
            "%t0 = slice(%x) shape=[2, 2] starts=[0, 1] steps=[1, 2] : f32[2, 2]",
            "'slice' reaches beyond f32[2, 3].",
        ),
        ("%t0 = concatenate(%x, %y) axes=[0] : f32[3]", "dimensions must match in number, but got"),
        ("%t0 = gather(%x, %y) axes=[0] : f32[3]", "'gather' lacks attributes of its kind"),
        ("%t0 = gather(%x, %y) axes=[0] position=one : f32[3]", "Expected a number, got 'one'."),
        (
            "%t0 = einsum(%x, %x) equation=ij,jk->ik : f32[2, 2]",
            "has the sizes 3 and 2.",
        ),
        ("return %x\n%t0 = negative(%x) : f32[2, 3]", "Expected '}' after the line that returns."),
        ("return %x, %y\n}", "'k' has 1 results, got 2."),
        ("return\n}", "'k' has 1 results, got 0."),
        ("}", "'k' has 1 results, got 0."),
        ("return %y\n}", "'out' is f32[2], but returned is f64[3]."),
        ("return %x", "The text ends inside kernel 'k'."),
    ],
)
def test_a_wrong_line_is_refused(line, message):
    text = f"{KERNEL}\n\n  {line}"
    refused(text, len(text.splitlines()), message)
