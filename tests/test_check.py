"""`--check`: sound kernels pass whatever their arithmetic does, and wrong ones are found."""

import functools
import re
import shutil

import jinja2
import numpy as np
import pytest

import tinyir as ti
from tests.calls import trace
from tests.dsl_files import FILES
from tinyir import cli, driver
from tinyir.check import Finding, _record, check
from tinyir.driver import Options
from tinyir.emit import render
from tinyir.frontend.loader import load_kernels
from tinyir.ir.bounds import Moves, is_exact, run
from tinyir.ir.draws import Draw, draws
from tinyir.ir.graph import Graph, Status
from tinyir.ir.signature import Parameter
from tinyir.ir.text import print_graph
from tinyir.ir.types import BF16, BOOL, F16, F32, F64, I8, I32, I64, U8
from tinyir.jit import Kernel
from tinyir.source import Source


@pytest.mark.parametrize("file", FILES, ids=lambda path: path.stem)
def test_every_kernel_passes(file):
    kernels = load_kernels(file, Kernel)
    graphs = [
        each.trace(each.annotated_types({}), each.default_statics()).graph for each in kernels
    ]
    findings = check(Source.of_graphs(graphs, file.stem), Options())
    assert len(findings) == sum(len(graph.ends) for graph in graphs)
    assert [str(each) for each in findings if each.wrong or not each.compared] == []


# No false alarms: cancellation, branches, overflow, orders of addition.

RANDOM = np.random.default_rng(0)
WEIGHT = RANDOM.normal(size=(48, 40)).astype(np.float32)


def cancellation(x):
    e = np.exp(x)
    return e - 1, np.log(e) - x, np.tanh(x) - np.tanh(x * 1.0000001), np.sqrt(e + 1) - np.sqrt(e)


def branches(x):
    e = np.exp(x)
    return (
        np.argmax(ti.library.softmax(x), axis=1),
        np.floor(e * 10),
        (e * 10).astype(np.int32),
        e > np.exp(-x),
        np.where(np.tanh(x) > 0.5, 1e6, -1e6),
        np.sign(np.sin(x)),
    )


def overflow(x):
    return np.exp(x * 20), np.exp(x) ** 2, np.prod(x), np.sum(x * 1e30), np.prod(x * 3), np.var(x)


def products(x):
    return x @ WEIGHT, x @ x.T, np.einsum("ij,kj->ik", x, x), np.sum(x @ WEIGHT)


def half(x):
    return np.sum(x, axis=0), np.exp(x), ti.library.softmax(x), x.mean(), np.dot(x, x.T)


def layers(x, *weights):
    """Sums whose order makes infinities and NaN, added up again."""
    for w in weights:
        x = np.tanh(x @ w)
    return x @ weights[-1].T, x + np.exp(-x), (x @ weights[-1].T).sum(axis=0)


def integers(x, y):
    return x + y, x // y, x % y, x << y, np.sum(x), x @ y, np.max(x), x / 3, np.cumsum(x)


def bools(x, y):
    return x & y, x @ y, np.any(x, axis=0), np.where(x, 1, 2), x.sum(), ~x


def lookups(x, i, j):
    return x[i], np.take(x, j, axis=1), np.tanh(x)[i, j]


HARD = {
    "cancellation": (cancellation, F32[50]),
    "branches": (branches, F32[8, 50]),
    "overflow": (overflow, F32[400]),
    "overflow_f64": (overflow, F64[400]),
    # Sums that overflow on the way, whatever comes of them.
    "overflow_and_rest": (lambda x: np.fmod(np.ceil(x).sum(axis=1), 3), F64[7, 40]),
    "overflow_of_rows": (lambda x: ti.library.rms_norm(x, x[0]) @ WEIGHT, F32[7, 48]),
    "two_layers": (lambda x, u, v: np.tanh(x @ u) @ v, F32[7, 96], F32[96, 256], F32[256, 96]),
    "three_layers": (layers, F32[7, 96], F32[96, 256], F32[256, 96]),
    "six_layers": (layers, F64[5, 33], *[F64[33, 33]] * 5),
    "products": (products, F32[5, 48]),
    "half": (half, F16[5, 48]),
    "brain_half": (half, BF16[5, 48]),
    "integers": (integers, I8[30], I8[30]),
    "unsigned_integers": (integers, U8[30], U8[30]),
    "bools": (bools, BOOL[6, 7], BOOL[7]),
    "powers": (lambda x, y: x**y, I32[30], I32[30]),
    "lookups": (lookups, F32[10, 7], I64[4], I32[4]),
    "indices_of_indices": (lambda x, i: x[i + 1], F32[10], I64[4]),
    "no_elements": (lambda x: (x.sum(), x * 2, x.T @ x), F32[0, 3]),
    "no_parameters": (lambda: np.arange(3.0),),
}


@pytest.fixture(scope="module")
def hard_findings():
    graphs = [trace(function, types, name) for name, (function, *types) in HARD.items()]
    return check(Source.of_graphs(graphs, "hard"), Options())


@pytest.mark.parametrize("name", HARD)
def test_no_false_alarm(name, hard_findings):
    own = [each for each in hard_findings if each.kernel == name]
    assert own
    assert [str(each) for each in own if each.wrong or not each.compared] == []


def test_what_is_exact_is_bit_equal(hard_findings):
    exact = (
        "integers",
        "unsigned_integers",
        "bools",
        "powers",
        "indices_of_indices",
        "no_elements",
    )
    assert {str(each) for each in hard_findings if each.kernel in exact} == {"bit-equal"}


def test_a_bound_that_cancellation_widens_is_given_as_a_value_too(hard_findings):
    shown = {each.output.name: str(each) for each in hard_findings if each.kernel == "cancellation"}
    for finding in shown.values():
        bound, value = re.search(r"allowed are (\S+)(, or \S+: terms cancel)? \(", finding).groups()
        assert (float(bound) > 1e4) == (value is not None), finding
    assert "terms cancel" in shown["out1"]


def test_findings_are_the_same_in_every_run(hard_findings):
    graph = trace(cancellation, [F32[50]], "cancellation")
    again = check(Source.of_graphs([graph], "again"), Options())
    assert list(map(str, again)) == [
        str(each) for each in hard_findings if each.kernel == "cancellation"
    ]


# Wrong kernels are found.


@pytest.fixture
def broken(tmp_path, monkeypatch):
    """`broken(template, old, new)`: from now on this template is rendered changed."""

    def change(template: str, old: str, new: str) -> None:
        folder = tmp_path / "templates"
        shutil.copytree(render.template_folder(), folder)
        path = folder / template
        assert old in path.read_text()
        path.write_text(path.read_text().replace(old, new))
        environment = render.environment().overlay(
            loader=jinja2.FileSystemLoader(folder), cache_size=400
        )
        monkeypatch.setattr(render, "environment", lambda: environment)
        monkeypatch.setattr(driver, "_own_digest", functools.cache(lambda: str(tmp_path)))

    return change


MUTANTS = {
    "wrong_operation": (
        ("scalar/square.mlir.j2", "{{ body.op }}", "arith.addf"),
        (lambda x: x**2, F32[6]),
    ),
    "inexact_coefficient": (
        ("scalar/exp_of_not_positive.f32.mlir.j2", '"9.934017e-09"', '"9.93e-09"'),
        (ti.library.softmax, F32[2, 9]),
    ),
    "early_underflow": (
        ("scalar/exp.f32.mlir.j2", "-104.0", "-95.0"),
        (np.exp, F32[200]),
    ),
    "dropped_nan": (
        ("scalar/extremum.mlir.j2", ".better, %{{ r }}.a_is_nan", ".better, %{{ r }}.better"),
        (np.maximum, F32[20], F32[20]),
    ),
    "lost_sign_of_zero": (
        (
            "scalar/tanh.f32.mlir.j2",
            "math.copysign %{{ r }}.positive, %{{ x }}",
            "math.copysign %{{ x }}, %{{ r }}.positive",
        ),
        (np.tanh, F32[50]),
    ),
    "rounded_to_zero": (
        (
            "scalar/signed_division.mlir.j2",
            "arith.cmpi slt, %{{ r }}.signs",
            "arith.cmpi sgt, %{{ r }}.signs",
        ),
        (np.floor_divide, I32[30], I32[30]),
    ),
    "lost_status": (
        (
            "module/function.mlir.j2",
            ".failed, %{{ check.status }}.code",
            ".failed, %{{ check.before }}",
        ),
        (lambda x, i: x[i], F32[5], I64[3]),
    ),
    "wrong_coordinate": (
        ("tensor/gather.mlir.j2", "linalg.index {{ coordinate.loop }}", "linalg.index 0"),
        (lambda x, i: x[i], F32[5, 4], I64[3]),
    ),
}


@pytest.mark.parametrize("name", MUTANTS)
def test_a_broken_template_is_found(name, broken):
    change, (function, *types) = MUTANTS[name]
    source = Source.of_graphs([trace(function, types, name)], name)
    assert [each.wrong for each in check(source, Options())] == [None]
    broken(*change)
    (finding,) = check(source, Options())
    assert str(finding).startswith("WRONG: ")


# The command.


@pytest.fixture
def graph_file(tmp_path):
    path = tmp_path / "two.graph"
    graphs = [trace(np.tanh, [F32[50]], "smooth"), trace(np.square, [F32[6]], "squared")]
    banner = "".join(f"// kernel {graph.signature}\n" for graph in graphs)
    path.write_text("\n".join([f"// tinyir graph\n{banner}", *map(print_graph, graphs)]))
    return path


def test_the_command_prints_a_table(graph_file, capsys):
    assert cli.main([str(graph_file), "--check"]) == 0
    smooth, squared = capsys.readouterr().out.splitlines()
    assert smooth.startswith("smooth   out  within bounds: ")
    assert squared == "squared  out  bit-equal"


def test_the_command_fails_where_a_kernel_is_wrong(graph_file, broken, capsys):
    broken("scalar/square.mlir.j2", "{{ body.op }}", "arith.addf")
    assert cli.main([str(graph_file), "--check"]) == 1
    shown = capsys.readouterr()
    assert "squared  out  WRONG: " in shown.out
    assert "1 of 2 results differ from NumPy's beyond their bounds" in shown.err


def test_the_element_that_is_wrong_is_shown():
    """Not one that is as far from NumPy's, or farther, but may be so."""
    finding = Finding("kernel", Parameter("out", F32[3]))
    draw = Draw("whole range", ())
    values = [np.array([first, 1, 2], np.float32) for first in (np.nan, -np.inf)]
    _record(finding, draw, np.array([-np.inf, 1, 3], np.float32), values)
    assert str(finding).startswith(
        "WRONG: 4.19e+06 ulps, allowed are 0 (3.0, NumPy has 2.0, at [2]"
    )


def test_text_beyond_the_graph_cannot_be_checked(graph_file, tmp_path, capsys):
    mlir = tmp_path / "two.mlir"
    assert cli.main([str(graph_file), "--emit", "mlir", "-o", str(mlir)]) == 0
    assert cli.main([str(mlir), "--check"]) == 2
    assert "--check goes with a DSL file" in capsys.readouterr().err


# Draws and evaluations.


def of(graph: Graph) -> dict[str, tuple[np.ndarray, ...]]:
    return {draw.name: draw.arrays for draw in draws(graph)}


def test_draws_have_the_types_of_the_parameters_and_are_repeatable():
    graph = trace(lambda *tree: tree[0], [BOOL[3], I8[2, 3], U8[()], F16[4], BF16[4], F64[0, 2]])
    first, second = of(graph), of(graph)
    assert list(first) == list(second)
    for name, arrays in first.items():
        for node, one, other in zip(graph.inputs, arrays, second[name], strict=True):
            assert (one.dtype, one.shape) == (node.type.dtype.numpy, node.type.shape)
            np.testing.assert_array_equal(one, other, strict=True)


def test_edges_are_drawn():
    arrays = of(trace(lambda x, i: (x, i), [F32[500], I8[500]]))
    floats = np.concatenate([each for each, _ in arrays.values()])
    limits = np.finfo(np.float32)
    for edge in (np.inf, -np.inf, limits.max, limits.smallest_normal, limits.smallest_subnormal):
        assert edge in floats
    assert np.isnan(floats).any()
    assert (np.signbit(floats) & (floats == 0)).any()
    integers = np.concatenate([each for _, each in arrays.values()])
    assert {-128, 127, 0} <= set(integers.tolist())


def test_indices_are_drawn_in_and_out_of_bounds():
    graph = trace(lambda x, i: x[i], [F32[5], I64[3]])
    statuses = {name: run(graph, arrays).status for name, arrays in of(graph).items()}
    assert statuses["ordinary 1"] is None
    assert statuses["special 1"] is None
    assert statuses["index above the bounds in 'x1'"] is Status.INDEX
    assert statuses["index below the bounds in 'x1'"] is Status.INDEX


def test_a_kernel_that_refuses_everything_says_so():
    graph = trace(lambda x, i: x[i + 100], [F32[5], I64[3]], "never")
    (finding,) = check(Source.of_graphs([graph], "never"), Options())
    assert str(finding) == "not compared: every draw was refused"


def test_evaluations_move_inexact_operations_alone():
    graph = trace(lambda x: (np.exp(x), x * 3), [F32[100]])
    exact = {node.op.name: is_exact(node) for node in graph.nodes}
    assert exact == {"input": True, "exp": False, "constant": True, "multiply": True}
    x = np.linspace(-3, 3, 100, dtype=np.float32)
    plain, up, down = (run(graph, [x], moves) for moves in (None, Moves(1.0), Moves(-1.0)))
    assert (up.results[0] > down.results[0]).all()
    np.testing.assert_allclose(up.results[0], plain.results[0], rtol=5e-7)
    for other in (up, down):
        np.testing.assert_array_equal(other.results[1], plain.results[1])
