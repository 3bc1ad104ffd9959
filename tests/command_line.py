"""What the tests of the command line share: kernels to compile, and ways to run the command.

A plugin of pytest for its fixtures, and imported for the rest; hence PYTEST_DONT_REWRITE.
"""

import ctypes
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest

from tinyir.cli import main
from tinyir.stages import Stage

DSL = """\
from tinyir import exp, f32, kernel


@kernel
def add(x: f32[2, 3], y: f32[3]):
    return x + y


@kernel
def softmax(x: f32[4, 6]):
    numerator = exp(x - x.max(axis=-1, keepdims=True))
    return numerator / numerator.sum(axis=-1, keepdims=True)
"""

ADD = "add(x: f32[2, 3], y: f32[3]) -> (out: f32[2, 3])"
SOFTMAX = "softmax(x: f32[4, 6]) -> (out: f32[4, 6])"

TEXT_STAGES = [stage for stage in Stage if stage.is_text]


@dataclass(frozen=True)
class Outcome:
    """What a command returned and printed."""

    status: int
    out: bytes
    err: str


Run = Callable[..., Outcome]


@pytest.fixture
def run(capsysbinary: pytest.CaptureFixture[bytes]) -> Run:
    """`run(*arguments)`: the command line in this process."""

    def call(*arguments: object) -> Outcome:
        capsysbinary.readouterr()
        try:
            status = main([str(each) for each in arguments])
        except SystemExit as exit_:  # argparse's own
            status = exit_.code
        shown = capsysbinary.readouterr()
        return Outcome(status, shown.out, shown.err.decode())

    return call


@pytest.fixture
def kernels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A DSL file, in the current folder, which holds nothing else."""
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    path = folder / "kernels.py"
    path.write_text(DSL)
    return path


@pytest.fixture
def work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which commands make their temporary folders."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


@pytest.fixture(scope="module")
def stages(tmp_path_factory: pytest.TempPathFactory) -> dict[Stage, Path]:
    """The files that --save-temps makes of DSL, and the library."""
    folder = tmp_path_factory.mktemp("stages")
    source = folder / "kernels.py"
    source.write_text(DSL)
    saved = folder / "saved" / "deeper"
    assert main([str(source), "--save-temps", str(saved), "-o", str(folder / "kernels.so")]) == 0
    return {stage: saved / f"kernels.{stage.number}{stage.suffix}" for stage in Stage}


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def process(*arguments: object, **options: object) -> subprocess.CompletedProcess[bytes]:
    """The command in a process of its own."""
    command = [sys.executable, Path(__file__).parent.parent / "bin" / "tinyir-compile", *arguments]
    given = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **options}
    return subprocess.run(list(map(str, command)), check=False, **given)


def computed_sum(library: Path) -> np.ndarray:
    """What the library's `add` makes of [[0, 1, 2], [3, 4, 5]] and [10, 20, 30]."""
    x = np.arange(6, dtype=np.float32).reshape(2, 3)
    y = np.array([10, 20, 30], np.float32)
    out = np.empty_like(x)
    pointers = [each.ctypes.data_as(ctypes.c_void_p) for each in (x, y, out)]
    assert ctypes.CDLL(str(library)).add(*pointers) == 0
    return out


SUM = [[10, 21, 32], [13, 24, 35]]
