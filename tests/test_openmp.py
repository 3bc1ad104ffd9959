"""Parallel loops: the serial library's results, bit for bit, with any number of threads."""

import ctypes
import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.calls import trace
from tinyir import bool_, cli, f16, f32, f64, i32, i64, library
from tinyir.backend import openmp
from tinyir.backend.cache import LIBRARY
from tinyir.backend.runtime import NativeKernel
from tinyir.driver import Options, cached_library, stage_text
from tinyir.errors import ToolError
from tinyir.ir.types import TensorType
from tinyir.source import Source
from tinyir.stages import Stage

ROOT = Path(__file__).resolve().parent.parent
PARALLEL = Options(openmp=True)


def chain(x):
    return np.exp(-x * x) + 1


def normalised(x):
    return (x - x.mean(axis=0)) / x.std(axis=0)


def halves(x):
    return x // 2 + (x % 3 == 0)


def statistics(x):
    mean = x.mean(axis=-1, keepdims=True)
    variance = ((x - mean) ** 2).mean(axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(variance + 1), mean, variance


def layer(x, w, b):
    return np.tanh(x @ w + b)


CASES: dict[str, tuple[Callable, tuple[TensorType, ...]]] = {
    "rows": (library.softmax, (f32[600, 512],)),
    "planes": (library.softmax, (f32[3, 101, 512],)),
    "rows_in_another_shape": (lambda x: library.softmax(x).reshape(-1), (f32[600, 512],)),
    "rows_and_statistics": (statistics, (f32[600, 512],)),
    "planes_and_statistics": (statistics, (f32[3, 101, 512],)),
    "statistics_of_odd_rows": (statistics, (f64[1009, 130],)),
    "lowest_and_highest": (lambda x: (x.min(axis=-1), x.max(axis=-1)), (f32[997, 700],)),
    "double_rows": (library.layer_norm, (f64[500, 700], f64[700], f64[700])),
    "prime_length": (chain, (f32[1_000_003],)),
    "prime_rows": (chain, (f32[997, 31],)),
    "columns": (normalised, (f32[1000, 700],)),
    "row_sums": (lambda x: x.sum(axis=-1), (f32[3000, 257],)),
    "row_maxima": (lambda x: x.max(axis=-1), (f32[3000, 257],)),
    "column_maxima": (lambda x: x.max(axis=0), (f32[3000, 257],)),
    "column_sums": (lambda x: x.sum(axis=0), (i64[3000, 257],)),
    "planes_of_maxima": (lambda x: (x + 1).max(axis=(0, 2)), (i32[300, 70, 20],)),
    "whole": (lambda x: x.sum(), (f32[3000, 257],)),
    "integers": (halves, (i32[2000, 300],)),
    "tiny_rows": (library.softmax, (f32[200_000, 4],)),
    "named_rows": (library.softmax, (f32["n", 512],)),
    "named_columns": (library.softmax, (f32[512, "n"],)),
    "named_short_rows": (chain, (f32["n", 7],)),
    "copied": (lambda x: +x, (i32[700, 900],)),
    "recast": (lambda x: (+x).astype(np.uint32), (i32[700, 900],)),
    "copied_rows": (lambda x: +x, (i32["n", 900],)),
    "copied_product": (lambda x: x * 1 + 0, (i32[700, 900],)),
    "copied_function": (lambda x: +np.exp(x), (f32[700, 900],)),
    "product": (np.matmul, (f32[48, 400], f32[400, 256])),
    "product_of_odd_sizes": (layer, (f32[47, 100], f32[100, 301], f32[301,])),
    "product_of_many_rows": (layer, (f32[500, 64], f32[64, 41], f32[41,])),
    "product_transposed": (lambda x, w: x @ w.T, (f64[100, 64], f64[200, 64])),
    "products": (np.matmul, (f32[11, 30, 70], f32[11, 70, 64])),
    "product_of_named_rows": (layer, (f32["n", 100], f32[100, 300], f32[300,])),
    "products_of_named_batches": (np.matmul, (f32["n", 5, 20], f32["n", 20, 30])),
    "row_product": (layer, (f32[1, 700], f32[700, 401], f32[401,])),
    "row_product_transposed": (lambda x, w: x @ w.T, (f32[1, 803], f32[403, 803])),
    "row_products": (np.matmul, (f32[5, 1, 300], f32[5, 300, 200])),
    "row_products_transposed": (np.matvec, (f64[7, 400, 120], f64[120,])),
    "product_of_halves": (np.matmul, (f16[48, 100], f16[100, 300])),
    "transposed": (lambda x: x.T + x[0, 0], (f32[700, 900],)),
}

# Reductions with few results, which are cut into parts: of each dtype, along one axis and several,
# with parts that go into streams and lanes and such that do not. And short rows, which become one.
WHOLE: dict[str, tuple[Callable, tuple[TensorType, ...]]] = {
    "sum_of_all": (lambda x: x.sum(), (f64[999, 777],)),
    "sum_of_vector": (lambda x: x.sum(), (f64[1_000_000],)),
    "sum_of_squares": (lambda x: (x * x).sum(), (f32[300_000],)),
    "sum_of_half": (lambda x: x.sum(), (f16[300_000],)),
    "sum_of_odd_length": (lambda x: x.sum(), (f32[3**12],)),
    "sum_of_prime_length": (lambda x: x.sum(), (f64[1_000_003],)),
    "sum_of_integers": (lambda x: x.sum(), (i32[3, 1, 200_000],)),
    "maximum": (lambda x: x.max(), (f32[512, 768],)),
    "place_of_all": (lambda x: x.argmax(), (f32[999, 777],)),
    "place_in_rows": (lambda x: x.argmin(axis=-1), (f64[2, 500, 777],)),
    "all_of": (lambda x: (x > -1000).all(), (i32[512, 768],)),
    "any_of": (lambda x: x.any(), (bool_[700_000],)),
    "long_rows": (lambda x: x.sum(axis=1), (f64[2, 1_100_000],)),
    "long_planes": (lambda x: x.min(axis=(0, 2)), (i64[100, 2, 12_000],)),
    "narrow_columns": (lambda x: x.sum(axis=0), (f32[1_100_000, 2],)),
    "some_columns": (lambda x: x.sum(axis=0), (f32[9000, 40],)),
    "columns_of_planes": (lambda x: x.max(axis=(0, 1)), (f64[500, 37, 20],)),
    "columns_of_places": (lambda x: x.argmin(axis=0), (i32[9001, 40],)),
    "columns_of_each": (lambda x: x.sum(axis=1), (i64[3, 9000, 20],)),
    "short_rows": (lambda x: x * x - 3, (f32[50_000, 7],)),
    "short_planes": (lambda x: (x * 2, -x), (f64[5, 1, 1009, 3, 3],)),
    "short_rows_of_planes": (lambda x: x * x - x, (f32[50, 97, 7],)),
    "few_short_rows": (lambda x: x.astype(np.float64) * x - x, (f32[1009, 5],)),
    "used_in_a_row": (lambda x: x - x.max(axis=-1, keepdims=True), (f32[1, 400_000],)),
    "used_for_nothing": (lambda x: x[:0] + x.sum(), (f32[400_000],)),
}
CASES |= WHOLE


def graphs():
    return [trace(function, types, name) for name, (function, types) in CASES.items()]


def kernels(options: Options) -> dict[str, NativeKernel]:
    made = graphs()
    path = cached_library(Source.of_graphs(made, "parallel"), options) / LIBRARY
    return {graph.name: NativeKernel(path, graph.signature) for graph in made}


def assert_same(results: Any, expected: Any) -> None:
    """One array each, or as many."""
    several = isinstance(expected, tuple)
    pairs = zip(results, expected, strict=True) if several else [(results, expected)]
    for pair in pairs:
        np.testing.assert_array_equal(*pair, strict=True)


def arrays(name: str) -> list[np.ndarray]:
    random = np.random.default_rng(0)
    types = [each.at({"n": 777}) for each in CASES[name][1]]
    return [(random.standard_normal(each.shape) * 50).astype(each.dtype.numpy) for each in types]


@pytest.fixture(scope="module")
def serial() -> dict[str, NativeKernel]:
    return kernels(Options())


@pytest.mark.parametrize("name", WHOLE)
def test_parts_leave_nothing_out(name, serial):
    """Each sum of small integers is exact in any order."""
    function, (type_,) = WHOLE[name]
    x = np.random.default_rng(1).integers(-9, 10, type_.shape).astype(type_.dtype.numpy)
    if "half" in name:
        x[300:] = 0  # half precision would round the sum
    np.testing.assert_array_equal(serial[name].call(x), function(x))


@pytest.fixture(scope="module")
def parallel() -> dict[str, NativeKernel]:
    return kernels(PARALLEL)


@pytest.mark.parametrize("name", CASES)
def test_results_do_not_depend_on_the_number_of_threads(
    name: str, serial: dict[str, NativeKernel], parallel: dict[str, NativeKernel]
) -> None:
    runtime = ctypes.CDLL(str(openmp.required_openmp_runtime()))
    inputs = arrays(name)
    expected = serial[name].call(*inputs)
    for threads in (1, 2, 3, 5):
        runtime.omp_set_num_threads(threads)
        assert_same(parallel[name].call(*inputs), expected)


def test_several_python_threads_call_at_once(parallel: dict[str, NativeKernel]) -> None:
    inputs = {name: arrays(name) for name in CASES}
    expected = {name: parallel[name].call(*inputs[name]) for name in CASES}
    with ThreadPoolExecutor(4) as pool:
        for _ in range(3):
            results = pool.map(lambda name: (name, parallel[name].call(*inputs[name])), CASES)
            for name, result in results:
                assert_same(result, expected[name])


FORK = """
import os
import numpy as np
from tests.test_openmp import arrays, parallel_kernels
kernel = parallel_kernels()["rows"]
inputs = arrays("rows")
expected = kernel.call(*inputs)
child = os.fork()
same = np.array_equal(kernel.call(*inputs), expected)
if child == 0:
    os._exit(0 if same else 1)
_, status = os.waitpid(child, 0)
print(same, os.waitstatus_to_exitcode(status))
"""


def parallel_kernels() -> dict[str, NativeKernel]:
    """For a process of its own."""
    return kernels(PARALLEL)


def test_forked_process_has_threads_of_its_own() -> None:
    done = subprocess.run(
        [sys.executable, "-c", FORK],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert (done.stdout, done.stderr) == ("True 0\n", "")


def test_small_loops_stay_serial() -> None:
    """So the library needs nothing but libc."""
    source = Source.of_graphs([trace(library.softmax, (f32[8, 64],), "small")], "small")
    assert "omp." not in stage_text(source, PARALLEL, Stage.LOWERED)
    path = cached_library(source, PARALLEL) / LIBRARY
    assert b"libomp" not in path.read_bytes()


def test_command_makes_a_parallel_library(tmp_path: Path, tinyir_compile: Callable) -> None:
    file = tmp_path / "wide.py"
    file.write_text(
        "from tinyir import exp, f32, kernel\n\n@kernel\ndef wide(x: f32[999, 999]):\n"
        "    return exp(x)\n"
    )
    tinyir_compile(file, "--openmp", "-o", tmp_path / "wide.so")
    assert b"libomp" in (tmp_path / "wide.so").read_bytes()
    tinyir_compile(file, "-o", tmp_path / "wide.so")
    assert b"libomp" not in (tmp_path / "wide.so").read_bytes()


@pytest.mark.parametrize(
    "stage", [Stage.LOWERED, Stage.LLVM, Stage.ASM], ids=lambda each: each.label
)
def test_parallel_text_needs_the_runtime(stage: Stage, tmp_path: Path, capsys) -> None:
    """What would end in the linker's words is a usage error; text that needs none is linked."""
    source = Source.of_graphs([trace(chain, (f32[999, 999],), "wide")], "wide")
    text, out = tmp_path / f"wide{stage.suffix}", tmp_path / "wide.so"
    text.write_text(stage_text(source, PARALLEL, stage))
    assert cli.main([str(text), "-o", str(out)]) == 2
    assert capsys.readouterr().err == (
        f"error: '{text}' calls OpenMP's runtime, which is not linked.\n"
        "  hint: give --openmp, or make the text without it\n"
    )
    assert cli.main([str(text), "-o", str(out), "--openmp"]) == 0
    assert b"libomp" in out.read_bytes()
    text.write_text(stage_text(source, Options(), stage))
    assert cli.main([str(text), "-o", str(out)]) == 0
    assert b"libomp" not in out.read_bytes()


def test_missing_runtime_is_an_error(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(openmp, "_folders", lambda: iter([tmp_path]))
    openmp.openmp_runtime.cache_clear()
    try:
        with pytest.raises(ToolError, match=r"OpenMP's runtime libomp is needed") as caught:
            openmp.required_openmp_runtime()
    finally:
        openmp.openmp_runtime.cache_clear()
    assert "libomp-22-dev" in str(caught.value)


@pytest.mark.parametrize("number", ["", " ", "abc", "-1", "1.5", "2,", "99999999999", "2;3"])
def test_numbers_of_threads_that_end_the_process(number, monkeypatch):
    """libomp aborts with these, and with it the interpreter."""
    monkeypatch.setenv("OMP_NUM_THREADS", number)
    with pytest.raises(ToolError, match=f"OMP_NUM_THREADS is '{number}'"):
        openmp.required_openmp_runtime()


@pytest.mark.parametrize("number", ["1", " 2", "2,3", "1000"])
def test_numbers_of_threads(number):
    code = (
        "import numpy as np; from tinyir import jit;"
        "print(jit(lambda x: np.exp(x))(np.zeros(600_000, np.float32)).sum())"
    )
    environment = os.environ | {"OMP_NUM_THREADS": number}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=environment, capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"600000.0\n", b"")
