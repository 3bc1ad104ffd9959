"""Runs the lit suite of tests/filecheck/, and checks that it can fail, and its form.

Two checkers see every file: LLVM's FileCheck of the extra `toolchain`, and the pip package
`filecheck` of the extra `test`. What is missing skips a test, and fails it where CI is set.
"""

import importlib.util
import json
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tinyir.backend.toolchain import find_toolchain
from tinyir.cli import main
from tinyir.errors import ToolError
from tinyir.stages import Stage

SUITE = Path(__file__).parent / "filecheck"
FILES = sorted(SUITE.glob("*/*.py"))

sys.path.insert(0, str(SUITE))
from checkers import LLVM, PYTHON, checkers  # noqa: E402

DIRECTIVE = re.compile(r"^# ([A-Z]+)(?:-[A-Z]+(?:-\d+)?)?: ", re.MULTILINE)


def missing(what: str) -> None:
    """Skips the test, or fails it where CI is set."""
    (pytest.fail if os.environ.get("CI") else pytest.skip)(f"{what} is missing")


@pytest.fixture(params=[LLVM, PYTHON])
def checker(request: pytest.FixtureRequest) -> list[str]:
    """The command of one checker."""
    if request.param not in checkers():
        missing(request.param)
    return checkers()[request.param]


@pytest.fixture
def lit(tmp_path: Path) -> Callable[[Path], dict[str, str]]:
    """`lit(folder)`: runs the suite in `folder`; returns the outcome of each of its files."""
    try:
        find_toolchain()
    except ToolError as error:
        missing(error.message)
    if importlib.util.find_spec("lit") is None:
        missing("lit")
    for name in {LLVM, PYTHON} - checkers().keys():
        if os.environ.get("CI") or not checkers():
            missing(name)

    def run(folder: Path) -> dict[str, str]:
        report = tmp_path / "report.json"
        script = "from lit.main import main; main()"
        options = ["-v", "--param", f"exec_root={tmp_path / 'lit'}", "-o", report]
        done = subprocess.run(
            [sys.executable, "-c", script, *options, folder],
            capture_output=True,
            text=True,
            check=False,
        )
        print(done.stdout, done.stderr)
        tests = json.loads(report.read_text())["tests"]
        return {test["name"].removeprefix("tinyir :: "): test["code"] for test in tests}

    return run


def test_suite(lit: Callable[[Path], dict[str, str]]) -> None:
    """Every file passes; only what asks for another processor does not run."""
    names = {path.relative_to(SUITE).as_posix(): path.read_text() for path in FILES}
    expected = dict.fromkeys(names, "PASS")
    for name, text in names.items():
        for feature in re.findall(r"^# REQUIRES: (.*)$", text, re.MULTILINE):
            if feature != platform.machine():
                expected[name] = "UNSUPPORTED"
    assert lit(SUITE) == expected


def test_lit_sees_failures(lit: Callable[[Path], dict[str, str]], tmp_path: Path) -> None:
    """Of two files, alike but for one word, the wrong one fails."""
    suite = tmp_path / "tests" / "filecheck"
    (suite / "graph").mkdir(parents=True)
    for name in ("lit.cfg.py", "checkers.py"):
        shutil.copy(SUITE / name, suite)
    for name in ("bin", "tinyir", "templates"):
        (tmp_path / name).symlink_to(SUITE.parent.parent / name)
    text = (SUITE / "graph" / "equal_expressions_are_one_node.py").read_text()
    (suite / "graph" / "right.py").write_text(text)
    (suite / "graph" / "wrong.py").write_text(text.replace("GRAPH: add(", "GRAPH: subtract("))
    assert lit(suite) == {"graph/right.py": "PASS", "graph/wrong.py": "FAIL"}


WRONG = {
    "label": ("results_are_written_in_place", "func.func @two(", "func.func @three("),
    "same": ("results_are_written_in_place", "-SAME: %x.buffer: memref", "-SAME: %x: memref"),
    "plain": ("results_are_written_in_place", "arith.constant 0 : i32", "arith.constant 1 : i32"),
    "capture": ("results_are_written_in_place", "return %[[OK]]", "return %[[OK]].other"),
    "next": ("broadcasting_is_in_the_maps", "-NEXT: iterator_types", "-NEXT: ins("),
    "not": ("keepdims_is_read_through", "-NOT: {{expand_shape|", "-NOT: {{linalg.generic|"),
}


@pytest.mark.parametrize("kind", WRONG)
def test_wrong_check_fails(
    kind: str, checker: list[str], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Each kind of check can fail, with each checker: a check that cannot fail checks nothing."""
    stem, right, wrong = WRONG[kind]
    path = SUITE / "mlir" / f"{stem}.py"
    assert main([str(path), "--emit", "mlir"]) == 0
    text = capfd.readouterr().out
    assert right in path.read_text()
    changed = tmp_path / "changed.py"
    changed.write_text(path.read_text().replace(right, wrong))
    for file, status in {path: 0, changed: 1}.items():
        command = [*checker, file, "--check-prefix=MLIR"]
        done = subprocess.run(command, input=text, text=True, capture_output=True, check=False)
        assert done.returncode == status, done.stderr


FUSED = [
    "softmax_is_one_loop_over_rows",
    "layer_norm_is_one_loop_over_rows",
    "elementwise_chain_is_one_operation",
]


@pytest.fixture(scope="module")
def unfused(tinyir_compile: Callable[..., subprocess.CompletedProcess[str]]) -> dict[str, str]:
    """The kernels of the FUSED files as they are without a schedule."""
    return {
        name: tinyir_compile(
            SUITE / "optimized" / f"{name}.py", "--emit", "optimized", "--schedule", "none"
        ).stdout
        for name in FUSED
    }


@pytest.mark.parametrize("name", FUSED)
def test_checks_tell_fused_from_unfused(
    name: str, checker: list[str], unfused: dict[str, str]
) -> None:
    """The same kernels without a schedule are not what the checks describe."""
    command = [*checker, SUITE / "optimized" / f"{name}.py", "--check-prefix=OPTIMIZED"]
    done = subprocess.run(command, input=unfused[name], text=True, capture_output=True, check=False)
    assert done.returncode == 1
    assert f"{name}.py:" in done.stderr


# The form of the files.


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SUITE).as_posix())
def test_form(path: Path) -> None:
    """One stage, that of the folder; its prefix has checks, and there are no others."""
    text = path.read_text()
    lines = text.splitlines()
    says = lines[0].startswith("# ") and not lines[0].startswith("# RUN")
    assert says, "the first comment says what is pinned and why"

    stage = Stage.labelled(path.parent.name)
    runs = re.findall(r"^# RUN: (.*)$", text, re.MULTILINE)
    prefix = stage.label.upper()
    emit = "" if stage is Stage.LIBRARY else f" --emit {stage.label}"
    checked = f"{emit} | %FileCheck %s --check-prefix={prefix}"
    assert runs in ([f"%tinyir-compile %s{checked}"], [f"%tinyir-compile %s --openmp{checked}"])

    used = set(DIRECTIVE.findall(text)) - {"RUN", "REQUIRES"}
    assert used == {prefix}
    assert re.search(rf"^# {prefix}(-LABEL)?: ", text, re.MULTILINE), "nothing must be there"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SUITE).as_posix())
def test_absence_is_bounded(path: Path) -> None:
    """A NOT stands between two things that must be there, else it may look at nothing."""
    for previous, _, following in neighbours(path.read_text()):
        assert previous is not None, "a NOT without anything before it"
        assert following is not None, "a NOT without anything after it"


def neighbours(text: str) -> Iterator[tuple[str | None, str, str | None]]:
    """Each NOT with the nearest other check before and after it."""
    checks = [match[0] for match in re.finditer(r"^# [A-Z]+(?:-[A-Z]+)?: .*$", text, re.MULTILINE)]
    checks = [check for check in checks if not check.startswith(("# RUN", "# REQUIRES"))]
    for index, check in enumerate(checks):
        if "-NOT: " in check:
            before = [each for each in checks[:index] if "-NOT: " not in each]
            after = [each for each in checks[index + 1 :] if "-NOT: " not in each]
            yield before[-1] if before else None, check, after[0] if after else None


def test_every_text_stage_has_a_folder() -> None:
    assert {path.parent.name for path in FILES} == {stage.label for stage in Stage if stage.is_text}
