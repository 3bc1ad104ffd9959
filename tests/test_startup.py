"""What loading tinyir and calling a kernel leave out, because it would cost more than the rest."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

FIRST_CALL = """
import sys
import numpy as np
from tinyir import jit

@jit
def twice(x):
    return x + x

twice(np.ones(3, np.float32))
print(*sys.modules)
"""


@pytest.fixture(scope="module")
def modules_after_first_call(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    file = tmp_path_factory.mktemp("startup") / "twice.py"
    file.write_text(FIRST_CALL)
    done = subprocess.run(
        [sys.executable, str(file)],
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    return set(done.stdout.split())


@pytest.mark.parametrize("module", ["numpy.ma", "argparse"])
def test_a_first_call_does_not_import(module: str, modules_after_first_call: set[str]) -> None:
    assert module not in modules_after_first_call
