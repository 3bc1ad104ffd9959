"""The harness of the golden tests, run on a small suite of its own: what is wrong does fail.

In one process, but for what processes tell each other where they share out the suite.
"""

import os
import shutil
import subprocess
import sys

import pytest

SUITE = """
import pytest
from tinyir.emit import render
from tinyir.stages import Stage


@pytest.mark.parametrize("case", ["plain", "folder/nested"])
def test_text(case, golden):
    golden(Stage.GRAPH, f"text of {case}\\n")


def test_templates():
    for path in render.template_files():
        name = path.relative_to(render.template_folder()).as_posix()
        render.environment().get_template(name)
"""


@pytest.fixture
def suite(tmp_path, pytestconfig):
    """A project with the conftest.py of this one, and goldens that are right."""
    (tmp_path / "pytest.ini").write_text("[pytest]\ntestpaths = tests\n")
    (tmp_path / "tests").mkdir()
    shutil.copy(pytestconfig.rootpath / "tests" / "conftest.py", tmp_path / "tests")
    (tmp_path / "tests" / "test_small.py").write_text(SUITE)
    for case in ("plain", "folder/nested"):
        path = tmp_path / "golden" / "small" / f"{case}.graph"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"text of {case}\n")
    return tmp_path


SHARED_OUT = ("-p", "xdist", "--numprocesses=2")


@pytest.fixture
def run(suite, pytestconfig):
    """Runs the small suite; returns the exit status and what it printed."""

    def run(*arguments, ci=False):
        environment = {**os.environ, "PYTHONPATH": str(pytestconfig.rootpath)}
        environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        environment.pop("CI", None)
        if ci:
            environment["CI"] = "true"
        command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments]
        done = subprocess.run(
            command,
            cwd=suite,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        return done.returncode, done.stdout + done.stderr

    return run


@pytest.mark.parametrize("processes", [(), SHARED_OUT], ids=["one", "shared out"])
def test_right_goldens_pass(run, processes):
    status, output = run(*processes)
    assert (status, "3 passed" in output) == (0, True), output


def test_a_wrong_golden_fails_with_the_difference_and_the_command(suite, run):
    (suite / "golden" / "small" / "plain.graph").write_text("text of yore\n")
    status, output = run()
    assert status == 1
    assert "golden/small/plain.graph differs from the text" in output
    assert "-text of yore\n+text of plain\n" in output
    assert "to update it: pytest --update-golden 'tests/test_small.py::test_text[plain]'" in output


def test_a_missing_golden_fails(suite, run):
    (suite / "golden" / "small" / "folder" / "nested.graph").unlink()
    status, output = run()
    assert status == 1
    assert "golden/small/folder/nested.graph is missing" in output


def test_an_updating_run_writes_lists_and_fails(suite, run):
    path = suite / "golden" / "small" / "plain.graph"
    path.write_text("text of yore\n")
    case = "tests/test_small.py::test_text[plain]"
    status, output = run(*SHARED_OUT, "--update-golden", case)
    assert status == 1
    assert "--update-golden wrote these files" in output
    assert "  golden/small/plain.graph\n" in output
    assert path.read_bytes() == b"text of plain\n"
    assert run()[0] == 0


def test_an_updating_run_is_refused_in_ci(suite, run):
    path = suite / "golden" / "small" / "plain.graph"
    path.write_text("text of yore\n")
    status, output = run("--update-golden", ci=True)
    assert (status, path.read_text()) == (pytest.ExitCode.USAGE_ERROR, "text of yore\n")
    assert "--update-golden is refused where CI is set." in output


def test_a_golden_that_no_test_asked_for_fails_a_whole_run(suite, run):
    (suite / "golden" / "small" / "orphan.graph").write_text("text\n")
    status, output = run()
    assert status == 1
    assert "golden/small/orphan.graph: no test asked for this golden file; remove it." in output
    assert run(*SHARED_OUT, "-k", "plain")[0] == 0
    assert run("tests/test_small.py")[0] == 0


def test_a_template_that_no_test_rendered_fails_a_whole_run(suite, run):
    test = suite / "tests" / "test_small.py"
    test.write_text(test.read_text().replace("template_files()", "template_files()[1:]"))
    status, output = run()
    assert status == 1
    assert "templates/asm/data.s.j2: no test rendered this template" in output
