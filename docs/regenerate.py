"""Runs the commands of README.md and docs/*.md, and writes what they print into these files.

    python docs/regenerate.py

tests/test_docs.py fails where a file on disk differs from what this would write. The commands of
a document run in order, in a fresh copy of the repository. A comment above a fenced block says
what the block is; a block without one is an error, so nothing is shown that nobody ran:

    <!-- run -->            lines that start with '$ ' are commands; what they print follows them
    <!-- file: NAME -->     the block's text becomes the file NAME
    <!-- copy: NAME -->     the block shows the file NAME
    <!-- row: NAME after: TEXT -->    the block's text goes into NAME, below the line with TEXT
    <!-- not run: WHY -->   the block stays as it is
    <!-- table: COMMAND --> what COMMAND prints, up to '<!-- end -->', is Markdown and not fenced

More comments may follow the first:

    <!-- show: FROM .. TO; LINE -->    only these parts: from a line with FROM to the next with TO
    <!-- exit: 1 -->        the last command ends with this status (default 0)
    <!-- tools -->          what is printed depends on the versions of MLIR and clang, so it is
                            compared only with the versions that pyproject.toml pins
"""

import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

PARTS = ("README.md", "benchmarks", "bin", "docs", "examples", "golden", "pyproject.toml",
         "templates", "tests", "tinyir")  # fmt: skip
"""What a copy of the repository has; environments and caches stay behind."""

COMMENT = re.compile(r"<!-- (?!fmt: on)(\w[\w ]*?)(?:: (.*?))? -->")  # '<!-- fmt: on -->' is Ruff's
END = "<!-- end -->"


class DocumentError(Exception):
    """A document whose blocks cannot be run as they are marked."""


@dataclass
class Block:
    """A fenced block, or a table, with its marks; `line` is that of its first mark."""

    line: int
    marks: dict[str, str]
    opening: list[str]
    body: list[str]
    closing: str


def documents() -> list[Path]:
    """The files that this keeps up to date."""
    return [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def regenerated(
    text: str,
    *,
    compare_tools: bool = True,
    parts: Sequence[str] = PARTS,
    left: set[str] | None = None,
) -> str:
    """The document `text` with its blocks made anew, in a copy of these parts of the repository.

    Without `compare_tools`, blocks that depend on the tools' versions run and stay as they are.
    What the commands leave in the root folder is added to `left`; folders end with a slash.
    """
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "tinyir"
        copy_repository(folder, parts)
        session = Session(folder, compare_tools)
        lines: list[str] = []
        for part in split(text):
            lines += session.remake(part) if isinstance(part, Block) else [part]
        if left is not None:
            new = (each for each in folder.iterdir() if each.name not in parts)
            left |= {each.name + "/" * each.is_dir() for each in new}
    return "\n".join(lines) + "\n"


def copy_repository(folder: Path, parts: Sequence[str]) -> None:
    """A copy of the checkout, for commands that change it."""
    folder.mkdir()
    leave = shutil.ignore_patterns("__pycache__", "Output")
    for part in parts:
        source = ROOT / part
        if source.is_dir():
            shutil.copytree(source, folder / part, ignore=leave)
        elif source.exists():
            shutil.copy(source, folder / part)


def split(text: str) -> Iterator[str | Block]:
    """The lines of a document outside of blocks, and its blocks."""
    lines = text.splitlines()
    at = 0
    while at < len(lines):
        first = at
        marks = {}
        while at < len(lines) and lines[at] != END and (mark := COMMENT.fullmatch(lines[at])):
            marks[mark[1]] = mark[2] or ""
            at += 1
        fenced = at < len(lines) and lines[at].startswith("```")
        if not marks and not fenced:
            yield lines[at]
            at += 1
            continue
        if not marks:
            raise DocumentError(f"line {at + 1}: a block needs a mark such as <!-- run -->")
        if not fenced and "table" not in marks:
            raise DocumentError(f"line {first + 1}: this mark belongs to no block")
        start = at + fenced
        end = find(lines, "```" if fenced else END, start)
        yield Block(first + 1, marks, lines[first:start], lines[start:end], lines[end])
        at = end + 1


class Session:
    """Makes the blocks of one document anew, in order, in a copy of the repository."""

    def __init__(self, folder: Path, compare_tools: bool) -> None:
        self.folder = folder
        self.compare_tools = compare_tools
        home = folder.parent / "home"
        home.mkdir()
        path = (str(folder / "bin"), str(Path(sys.executable).parent), os.environ["PATH"])
        own = {name: value for name, value in os.environ.items() if name != "CI"}
        self.environment = own | {
            "HOME": str(home),
            "PATH": os.pathsep.join(path),
            "PYTHONPATH": str(folder),
            "TINYIR_CACHE": str(home / "cache"),
        }

    def remake(self, block: Block) -> list[str]:
        """The lines of the block, what it shows made anew."""
        try:
            body = self._body(block)
        except DocumentError as error:
            raise DocumentError(f"line {block.line}: {error}") from None
        if "tools" in block.marks and not self.compare_tools:
            body = block.body
        return [*block.opening, *body, block.closing]

    def _body(self, block: Block) -> list[str]:
        kind, argument = next(iter(block.marks.items()))
        match kind:
            case "run":
                return list(self._commands(block))
            case "table":
                return self._run(argument, 0)
            case "file":
                (self.folder / argument).write_text("\n".join([*block.body, ""]))
                return block.body
            case "row":
                self._insert(block.body, *argument.split(" after: "))
                return block.body
            case "copy":
                return shown((self.folder / argument).read_text().splitlines(), block)
            case "not run":
                return block.body
        raise DocumentError(f"there is no mark '{kind}'")

    def _commands(self, block: Block) -> Iterator[str]:
        commands = [line for line in block.body if line.startswith("$ ")]
        if not commands:
            raise DocumentError("there is no command in this block")
        for command in commands:
            last = command is commands[-1]
            status = int(block.marks.get("exit", "0")) if last else 0
            output = self._run(command.removeprefix("$ "), status)
            yield command
            yield from shown(output, block) if last else output

    def _run(self, command: str, status: int) -> list[str]:
        done = subprocess.run(
            ["bash", "-o", "pipefail", "-c", command],
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode != status:
            raise DocumentError(
                f"'{command}' ended with status {done.returncode}, not {status}:\n{done.stdout}"
            )
        return [line.rstrip() for line in done.stdout.splitlines()]

    def _insert(self, rows: list[str], name: str, text: str) -> None:
        path = self.folder / name
        lines = path.read_text().splitlines()
        below = find(lines, text) + 1
        path.write_text("\n".join([*lines[:below], *rows, *lines[below:], ""]))


def shown(lines: list[str], block: Block) -> list[str]:
    """The parts of `lines` that the mark `show` asks for, with '...' for what is left out."""
    if "show" not in block.marks:
        return lines
    result: list[str] = []
    position = 0
    for part in block.marks["show"].split("; "):
        start, _, end = part.partition(" .. ")
        first = find(lines, start, position)
        last = find(lines, end, first + 1) if end else first
        if first > position:
            result.append("...")
        result += lines[first : last + 1]
        position = last + 1
    return [*result, "..."] if position < len(lines) else result


def find(lines: list[str], text: str, start: int = 0) -> int:
    """The index of the first line, from `start` on, that holds `text`."""
    for index in range(start, len(lines)):
        if text in lines[index]:
            return index
    raise DocumentError(f"no line has '{text}' in:\n" + "\n".join(lines[start:]))


def tools_are_pinned() -> bool:
    """Whether the tools found are those of the extra 'toolchain', whose output is shown."""
    from tinyir.backend.toolchain import find_toolchain

    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    pins = [
        re.search(r"==(\d+\.\d+\.\d+)", line)
        for line in extras["optional-dependencies"]["toolchain"]
    ]
    wanted = {match[1] for match in pins if match}
    found = set(re.findall(r"=(\S+)", find_toolchain().versions))
    return found <= wanted and platform.machine() == "x86_64"


def main() -> None:
    """Rewrites the documents in place, and says which changed."""
    for path in documents():
        before = path.read_text()
        after = regenerated(before)
        if after != before:
            path.write_text(after)
            print(f"rewrote {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
