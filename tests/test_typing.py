"""What type checkers see of tinyir: mypy --strict takes kernels as they are written."""

import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import tinyir as ti
from tinyir.ir.optable import BY_NUMPY

ROOT = Path(__file__).resolve().parent.parent

PROGRAM = """\
from typing import Any

import numpy as np
import tinyir as ti
from tinyir import exp, f32, jit, kernel, library, sqrt


@jit
def softmax(x: Any) -> Any:
    numerator = exp(x - x.max(axis=-1, keepdims=True))
    return numerator / numerator.sum(axis=-1, keepdims=True)


@kernel
def gelu(x: f32[8, 64]) -> f32[8, 64]:
    return 0.5 * x * (1 + np.tanh(sqrt(2 / np.pi) * (x + 0.044715 * x**3)))


@kernel
def trees(x: f32, y: tuple[f32[3], ti.bool_[2, 3]], *, eps: float = 1e-5) -> tuple[f32[3], f32]:
    return library.softmax(x.astype(ti.f64) + y[0] + eps), y[1].sum(dtype=f32)


compiled = softmax.compile(f32[8, 64], np.ones(3, np.float32))
print(compiled.text("mlir"), compiled.library_path.name, compiled.outputs[0].type.shape)
print(softmax(np.ones((2, 3), np.float32)).max())
"""

WRONG = {
    'compiled.text(3)  # expected "str"': "arg-type",
    'jit("softmax")  # expected "Callable': "call-overload",
    "compiled.texts": "attr-defined",
    "ti.f33": "attr-defined",
}


def exported_calls() -> str:
    """A function that calls each function that tinyir exports."""
    functions = {name: getattr(ti, name) for name in ti.__all__}
    rows = {name: BY_NUMPY[each] for name, each in functions.items() if each in [*BY_NUMPY]}
    calls = [f"ti.{name}({', '.join(['x'] * op.arity)})" for name, op in rows.items()]
    calls.append("ti.erf(x)")
    assert {"exp", "maximum", "where"} <= rows.keys()
    return "".join(["\n\ndef every(x: Any) -> Any:\n    return [", ", ".join(calls), "]\n\n\n"])


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[str, str]]:
    """The lines that mypy --strict finds fault with, and its code for the fault."""
    folder = tmp_path_factory.mktemp("typing")
    text = PROGRAM + exported_calls() + "".join(f"{line}\n" for line in WRONG)
    (folder / "program.py").write_text(text)
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "program.py"],
        cwd=folder,
        env=os.environ | {"MYPYPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    lines = text.splitlines()
    pattern = re.compile(r"program\.py:(\d+): error: (.*?)  \[([\w-]+)\]")
    faults = [line for line in done.stdout.splitlines() if ": note:" not in line]
    matches = [pattern.fullmatch(line) for line in faults]
    assert None not in matches, done.stdout
    return [(lines[int(match[1]) - 1], match[3]) for match in matches]


def test_mypy_takes_kernels_and_finds_what_is_wrong(found: list[tuple[str, str]]) -> None:
    assert found == list(WRONG.items())


def test_dtypes_are_any_to_checkers_alone() -> None:
    assert (ti.f32[2, 3].shape, ti.f32.numpy) == ((2, 3), np.float32)
