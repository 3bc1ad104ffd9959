"""The rules of the house that a machine can check."""

import ast
import re
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tinyir.frontend import functions
from tinyir.ir.optable import PRIMITIVES

ROOT = Path(__file__).resolve().parent.parent
MODULES = sorted(ROOT.glob("tinyir/**/*.py"))
TEMPLATES = sorted(ROOT.glob("templates/**/*.j2"))
TESTS = sorted(ROOT.glob("tests/*.py"))
GOLDENS = sorted(path for path in ROOT.glob("golden/**/*") if path.is_file())

COMMANDS = {
    "lint": [sys.executable, "-m", "ruff", "check"],
    "format": [sys.executable, "-m", "ruff", "format", "--check"],
    "types": [sys.executable, "-m", "mypy"],
    "layers": [str(Path(sysconfig.get_path("scripts"), "lint-imports")), "--no-logo"],
}


def shown(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("command", COMMANDS)
def test_the_tools_find_nothing(command):
    done = subprocess.run(COMMANDS[command], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


# A mathematical function is one piece: what it approximates by is not cut into several files.
MATHEMATICS = [path for path in TEMPLATES if path.parent.name == "scalar"]
STRUCTURE = [path for path in TEMPLATES if path not in MATHEMATICS]


@pytest.mark.parametrize(
    ("paths", "most"),
    [(MODULES, 300), (STRUCTURE, 40), (MATHEMATICS, 140)],
    ids=["modules", "structure", "mathematics"],
)
def test_files_are_short(paths, most):
    lengths = {shown(path): len(path.read_text(encoding="utf-8").splitlines()) for path in paths}
    assert lengths
    assert {path: length for path, length in lengths.items() if length > most} == {}


@pytest.mark.parametrize("path", [*MODULES, *TEMPLATES], ids=shown)
def test_nothing_is_left_unfinished(path):
    words = r"NotImplementedError|TODO|FIXME|XXX|HACK|pragma: no cover"
    assert re.findall(words, path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", [path for path in TEMPLATES if path.parent.name != "c"], ids=shown)
def test_templates_name_no_primitive(path):
    """A template serves whatever rows name it: it asks for none by name."""
    quoted = set(re.findall(r"[\"'](\w+)[\"']", path.read_text(encoding="utf-8")))
    assert quoted & {op.name for op in PRIMITIVES} == set()


@pytest.mark.parametrize("path", TESTS, ids=shown)
def test_every_expected_exception_has_its_message(path):
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.raises":
            assert "match" in [each.arg for each in node.keywords], f"{shown(path)}:{node.lineno}"


def test_goldens_are_plain_text():
    for path in GOLDENS:
        content = path.read_bytes()
        assert content.endswith(b"\n"), shown(path)
        assert b"\r" not in content, shown(path)
        assert bytes(ROOT) not in content, shown(path)
    assert GOLDENS


def test_ci_runs_the_commands_of_the_readme():
    readme = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    commands = [
        line for line in (ROOT / ".ci" / "run").read_text().splitlines() if "pip install" in line
    ]
    assert any(line.endswith("pytest") for line in commands)
    assert [line for line in commands if line not in readme] == []


def test_each_numpy_function_is_implemented_once():
    tables = [value for name, value in vars(functions).items() if name.isupper()]
    parts = [table for table in tables if table is not functions.FUNCTIONS]
    assert sum(map(len, parts)) == len(functions.FUNCTIONS)
