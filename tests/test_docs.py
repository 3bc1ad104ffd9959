"""README.md and docs/ show what their commands print, and say what there is."""

import importlib.util
import re
import sys
from fnmatch import fnmatch
from pathlib import Path
from types import ModuleType

import pytest

from tinyir.stages import Stage

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text()


def _load_regenerate() -> ModuleType:
    spec = importlib.util.spec_from_file_location("regenerate", ROOT / "docs" / "regenerate.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # where its dataclasses look up their annotations
    spec.loader.exec_module(module)
    return module


regenerate = _load_regenerate()


IGNORED = [
    line.removeprefix("/")
    for line in (ROOT / ".gitignore").read_text().splitlines()
    if not line.startswith("#")
]


@pytest.mark.parametrize("path", regenerate.documents(), ids=lambda path: path.name)
def test_shows_what_its_commands_print(path: Path) -> None:
    """Who runs them in a clone does not find what they make in `git status`."""
    text = path.read_text()
    left: set[str] = set()
    made = regenerate.regenerated(text, compare_tools=regenerate.tools_are_pinned(), left=left)
    assert made == text, "run: python docs/regenerate.py"
    shown = {name for name in left if not any(fnmatch(name, pattern) for pattern in IGNORED)}
    assert shown == set(), "these belong in .gitignore"


def made_anew(text: str, **options: bool) -> str:
    return regenerate.regenerated(text, parts=["README.md"], **options)


def fenced(marks: str, body: str) -> str:
    """A block of a document; marks are separated by '|'."""
    comments = "".join(f"<!-- {mark} -->\n" for mark in marks.split("|"))
    return f"{comments}```\n{body}```\n"


@pytest.mark.parametrize(
    ("marks", "body", "made"),
    [
        ("run", "$ echo a\nold\n", "$ echo a\na\n"),
        ("run", "$ echo a\n$ echo b\n", "$ echo a\na\n$ echo b\nb\n"),
        ("run", "$ echo a >&2\n", "$ echo a >&2\na\n"),
        ("run|show: 2", "$ seq 3\n", "$ seq 3\n...\n2\n...\n"),
        ("run|show: 1; 3 .. 4", "$ seq 4\n", "$ seq 4\n1\n...\n3\n4\n"),
        ("run|exit: 3", "$ exit 3\nold\n", "$ exit 3\n"),
        ("not run: why", "$ false\nold\n", "$ false\nold\n"),
        ("copy: README.md|show: # tinyir", "old\n", "# tinyir\n...\n"),
    ],
)
def test_makes_a_block_anew(marks: str, body: str, made: str) -> None:
    text = f"before\n{fenced(marks, body)}after\n"
    assert made_anew(text) == f"before\n{fenced(marks, made)}after\n"


def test_makes_a_table_anew() -> None:
    text = "<!-- table: echo '|x|' -->\nold\n<!-- end -->\n"
    assert made_anew(text) == text.replace("old", "|x|")


def test_writes_the_text_of_a_block() -> None:
    file = fenced("file: new.txt", "one\nfour\n")
    row = fenced("row: new.txt after: one", "two\nthree\n")
    text = file + row + fenced("run", "$ cat new.txt\n")
    assert made_anew(text) == file + row + fenced("run", "$ cat new.txt\none\ntwo\nthree\nfour\n")


def test_output_of_other_tools_is_not_compared() -> None:
    text = fenced("run|tools", "$ echo new\nold\n")
    assert made_anew(text, compare_tools=False) == text
    assert made_anew(text) == text.replace("\nold", "\nnew")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("```\ncode\n```\n", "line 1: a block needs a mark"),
        ("<!-- run -->\ntext\n", "line 1: this mark belongs to no block"),
        ("<!-- run -->\n```\n$ true\n", "no line has '```'"),
        (fenced("run", ""), "line 1: there is no command"),
        (fenced("walk", ""), "line 1: there is no mark 'walk'"),
        (fenced("run", "$ false\n"), "line 1: 'false' ended with status 1, not 0"),
        (fenced("run", "$ false\n$ true\n"), "line 1: 'false' ended with status 1, not 0"),
        (fenced("run|exit: 1", "$ true\n"), "line 1: 'true' ended with status 0, not 1"),
        (fenced("run|show: b", "$ echo a\n"), "line 1: no line has 'b' in:\na"),
    ],
)
def test_refuses_what_cannot_be_checked(text: str, message: str) -> None:
    with pytest.raises(regenerate.DocumentError, match=re.escape(message)):
        made_anew(text)


def test_readme_and_ci_have_the_same_commands() -> None:
    commands = re.findall(r"^python3 -m venv .*$", README, re.MULTILINE)
    assert len(commands) == 2
    assert (ROOT / ".ci" / "run").read_text().splitlines()[-2:] == commands


def test_readme_has_every_stage_in_order() -> None:
    rows = re.findall(r"^\| `(\w+)` \| `(\.[\w.]+)` \|", README, re.MULTILINE)
    assert rows == [(stage.label, stage.suffix) for stage in Stage]


@pytest.mark.parametrize("path", regenerate.documents(), ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    links = re.findall(r"\]\(([^)]+)\)", path.read_text())
    local = [link for link in links if not link.startswith("https:")]
    assert [link for link in local if not (path.parent / link).exists()] == []
