"""Runs one tool; a failure says which command, what it printed, and where its input is kept."""

import os
import re
import shlex
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tinyir.backend.toolchain import Tool
from tinyir.errors import Location, ToolError

_DIAGNOSTIC = re.compile(
    r'(?:loc\(")?(?P<file>[^\s":]+)"?:(?P<line>\d+):(?P<column>\d+)\)?: error: (?P<text>.*)'
)


@dataclass
class Runner:
    """Runs tools in the folder `work`, so that their messages and outputs name no folders.

    `sources` maps the file names in `loc(...)` to the user's files; `on_command` hears each
    command before it runs; `seconds` adds up the time per tool.
    """

    work: Path
    sources: Mapping[str, str] = field(default_factory=dict)
    on_command: Callable[[str], None] | None = None
    on_output: Callable[[str], None] | None = None

    def run(self, tool: Tool, arguments: Sequence[str]) -> float:
        """Runs `tool`; returns the seconds it took. Raises ToolError when it fails."""
        command = [str(tool.path), *arguments]
        shown = self._tell(shlex.join(command))
        start = time.perf_counter()
        try:
            done = subprocess.run(
                command,
                cwd=self.work,
                capture_output=True,
                encoding="utf-8",
                errors="replace",
                check=False,
            )
        except OSError as error:
            raise ToolError(f"{tool.name} cannot be started: {error}.") from None
        if done.returncode != 0:
            raise self._failure(tool, shown, done)
        if self.on_output and done.stderr:
            self.on_output(done.stderr)
        return time.perf_counter() - start

    def append(self, name: str, text: str, target: str) -> None:
        """Writes `text` to the file `name`, and after what the file `target` has."""
        (self.work / name).write_text(text)
        self._tell(f"cat {shlex.quote(name)} >> {shlex.quote(target)}")
        with (self.work / target).open("a") as file:
            file.write(text)

    def _tell(self, command: str) -> str:
        """The command in its folder, ready to paste; `on_command` hears it."""
        shown = f"cd {shlex.quote(str(self.work))} && {command}"
        if self.on_command:
            self.on_command(shown)
        return shown

    def _failure(self, tool: Tool, shown: str, done: subprocess.CompletedProcess[str]) -> ToolError:
        output = (done.stderr + done.stdout).strip() or "(it printed nothing)"
        status = (
            f"was ended by signal {-done.returncode}"
            if done.returncode < 0
            else f"failed with exit status {done.returncode}"
        )
        return ToolError(
            f"{tool.name} {tool.version} {status}.",
            location=self._user_location(output),
            notes=(
                f"it printed:\n{_indented(output)}",
                f"its input is kept in {self.work}",
                f"to run it again:\n    {shown}",
            ),
        )

    def _user_location(self, output: str) -> Location | None:
        """The user's line that the tool's first error names, where `loc` carried it along."""
        for match in _DIAGNOSTIC.finditer(output):
            path = self.sources.get(match["file"])
            if path is not None:
                shown = os.path.basename(path)
                return Location(shown, int(match["line"]), int(match["column"]), path=path)
        return None


def _indented(text: str) -> str:
    return "\n".join(f"    {line}" for line in text.splitlines())
