"""fp="fast": asked for, said everywhere, kept by text that is fed back, and not more than said."""

import re
from pathlib import Path

import numpy as np
import pytest
from command_line import TEXT_STAGES, Run

import tinyir
from tinyir import errors, f32, jit, kernel
from tinyir.ir.optable import PRIMITIVES
from tinyir.jit import Jit
from tinyir.stages import Stage

pytest_plugins = ["command_line"]

X = np.linspace(-3, 5, 24, dtype=np.float32).reshape(4, 6)


def shares(x):
    return x / x.sum(axis=1, keepdims=True)


def test_it_is_another_kernel() -> None:
    strict, fast = (jit(shares, fp=fp).compile(X) for fp in ("strict", "fast"))
    assert strict.library_path != fast.library_path
    assert "fp=fast" not in strict.header
    assert "fp=fast gives up NumPy's last bits" in fast.header
    for header in (strict.header, fast.header):
        assert re.match(r"/\*(?:(?!\*/).)*\*/\n#ifndef TINYIR_", header, re.DOTALL)
    np.testing.assert_allclose(fast(X), strict(X), rtol=1e-6)
    np.testing.assert_array_equal(jit(shares)(X), strict(X))


@pytest.mark.parametrize("decorator", [jit, kernel])
def test_it_is_asked_for_with_or_without_a_call(decorator) -> None:
    for made, fast in {
        decorator(shares): False,
        decorator()(shares): False,
        decorator(fp="strict")(shares): False,
        decorator(fp="fast")(shares): True,
        decorator(shares, fp="fast"): True,
    }.items():
        assert isinstance(made, Jit)
        assert ("fp=fast" in made.compile(f32[4, 6]).text("graph")) == fast


def test_methods_keep_it() -> None:
    class Model:
        @jit(fp="fast")
        def shares(self, x):
            return shares(x)

    assert "fp=fast" in Model().shares.compile(X).header


def test_other_words_are_refused() -> None:
    with pytest.raises(errors.ProgramValueError, match="'fp' is 'strict' or 'fast', got 'quick'"):
        jit(shares, fp="quick")


@pytest.mark.parametrize("special", [np.nan, np.inf, -np.inf])
def test_nan_and_infinities_count(special) -> None:
    x = X.copy()
    x[1, 2] = special
    with np.errstate(invalid="ignore"):
        expected = shares(x)
    got = jit(shares, fp="fast")(x)
    np.testing.assert_allclose(got, expected, rtol=1e-6, equal_nan=True)
    np.testing.assert_array_equal(np.signbit(got)[0], np.signbit(expected)[0])


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("is_row", [False, True], ids=["elements", "rows"])
def test_quotients_of_special_values(dtype, is_row) -> None:
    """Estimates of reciprocals, refined, would give NaN for those of infinity and zero."""
    special = np.array([1.5, -2, 0, -0.0, np.inf, -np.inf, np.nan, 1e30], dtype)
    x = np.repeat(special[:, None], 64, axis=1)
    y = special[:, None, None] if is_row else np.tile(special, (8, 8)).astype(dtype)
    with np.errstate(all="ignore"):
        expected = x / y
    got = jit(lambda x, y: x / y, fp="fast")(x, y)
    np.testing.assert_allclose(got, expected, rtol=1e-6, equal_nan=True)
    numbers = ~np.isnan(expected)
    np.testing.assert_array_equal(np.signbit(got)[numbers], np.signbit(expected)[numbers])


QUICK = [
    pytest.param(row, dtype, id=f"{row.name}.{dtype}") for row in PRIMITIVES for dtype in row.quick
]


@pytest.mark.parametrize(("row", "dtype"), QUICK)
def test_quick_functions_are_within_their_bounds(row, dtype) -> None:
    bits = np.iinfo(np.dtype(f"i{dtype.numpy.itemsize}"))
    every = np.linspace(bits.min, bits.max, 1 << 20).astype(bits.dtype).view(dtype.numpy)
    domain = np.linspace(*row.domain, 1 << 18, dtype=dtype.numpy)
    special = np.array([0.0, -0.0, np.inf, -np.inf, np.nan], dtype.numpy)
    x = np.concatenate([every, domain, domain / 1000, special])
    with np.errstate(all="ignore"):
        exact = row.numpy(x.astype(np.longdouble))
        expected = exact.astype(dtype.numpy)

    def of_row(x):
        return (tinyir.erf if row.name == "erf" else row.numpy)(x)

    got, strict = (jit(of_row, fp=fp)(x) for fp in ("fast", "strict"))
    np.testing.assert_array_equal(np.isnan(got), np.isnan(expected))
    finite = np.isfinite(expected)
    np.testing.assert_array_equal(got[~finite], expected[~finite])
    np.testing.assert_array_equal(np.signbit(got[finite]), np.signbit(expected[finite]))
    ulps = np.abs(got[finite] - exact[finite]) / np.spacing(np.abs(expected[finite]))
    assert ulps.max() <= row.quick[dtype].ulps
    assert (got[finite] != strict[finite]).any()


@pytest.mark.parametrize("stage", TEXT_STAGES, ids=lambda stage: stage.label)
def test_text_keeps_it(stage: Stage, kernels: Path, run: Run) -> None:
    """Each line about a kernel says so, and so does the header of what is made of the text."""
    text = run("kernels.py", "--fp", "fast", "--emit", stage.label).out.decode()
    said = re.findall(r"kernel .* -> .*", text)
    assert [line for line in said if "fp=fast" not in line] == []
    if stage is Stage.SCHEDULE:
        return
    path = Path(f"text{stage.suffix}")
    path.write_text(text)
    made = run(path, "-o", "text.so")
    assert (made.status, made.out.decode().count("fp=fast")) == (0, 2)
    assert Path("text.h").read_text().count("fp=fast") == 3


def test_text_of_late_stages_has_it_or_has_it_not(kernels: Path, run: Run) -> None:
    run("kernels.py", "--emit", "graph", "-o", "kernels.graph")
    assert b"fp=fast" in run("kernels.graph", "--fp", "fast", "--emit", "llvm").out
    run("kernels.py", "--emit", "llvm", "-o", "kernels.ll")
    refused = run("kernels.ll", "--fp", "fast", "--emit", "asm")
    assert refused.status == 2
    assert "--fp goes with a DSL file or text of the stage 'graph'." in refused.err


def test_the_command_line_decides_over_the_file(kernels: Path, run: Run) -> None:
    kernels.write_text(kernels.read_text().replace("@kernel", '@kernel(fp="fast")'))
    assert run("kernels.py", "--list").out.count(b"fp=fast") == 2
    assert run("kernels.py", "--list", "--fp", "strict").out.count(b"fp=fast") == 0
