"""Finding tools and running them, shown with fake ones: shell scripts in a folder of the test."""

import os
import re
import signal
import site
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from tinyir import errors, jit
from tinyir.backend import toolchain
from tinyir.backend.toolchain import find_toolchain, tool_version
from tinyir.cli import main

NAMES = ("mlir-opt", "mlir-translate", "clang")

HINTS = (
    "  hint: pip install 'tinyir[toolchain]' (Linux x86-64, no root needed)\n"
    "  hint: or on Debian: apt-get install mlir-22-tools clang-22\n"
    "  hint: or set TINYIR_LLVM to the bin folder of an LLVM installation\n"
)

DSL = "from tinyir import f32, kernel\n\n\n@kernel\ndef twice(x: f32[2, 3]):\n    return x + x\n"


def says(version: str) -> str:
    """A script that answers --version as LLVM's tools do, and does nothing else."""
    return f"echo 'LLVM (http://llvm.org/):'\necho '  LLVM version {version}'"


def write_tool(path: Path, script: str, mode: int = 0o755) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(mode)
    return path


@pytest.fixture(autouse=True)
def nothing_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> object:
    """Tools are searched anew, before and after each test."""
    monkeypatch.setenv("TINYIR_CACHE", str(tmp_path / "cache"))
    find_toolchain.cache_clear()
    yield
    find_toolchain.cache_clear()


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of good fake tools, which TINYIR_LLVM names."""
    folder = tmp_path / "llvm tools"
    for name in NAMES:
        write_tool(folder / name, says("22.1.8"))
    monkeypatch.setenv("TINYIR_LLVM", str(folder))
    return folder


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "kernels.py"
    path.write_text(DSL)
    return path


# What will do, and what will not.


@pytest.mark.parametrize(
    ("name", "script"),
    [
        ("clang", says("22.0.0")),
        ("clang", says("23.1.4")),
        ("clang", "echo 'Debian clang version 22.1.8-1 (++2026)'"),
        ("clang", "echo 'Karellen clang version 40.0.0 (https://...)'"),
        ("mlir-opt", says("22.1.8git")),
        ("mlir-opt", "printf '\\377\\376 version 22.1.8\\n'"),
        ("mlir-opt", says("22.1.8") + "\necho 'a warning' >&2"),
    ],
)
def test_versions_that_will_do(name: str, script: str, tools: Path) -> None:
    write_tool(tools / name, script)
    found = find_toolchain()
    assert {each.path.parent for each in (found.mlir_opt, found.mlir_translate, found.clang)} == {
        tools
    }
    expected = re.search(r"version (\d+\.\d+\.\d+)", script)[1]
    assert f"{name}={expected}" in found.versions.split()


def remove(path: Path) -> None:
    path.unlink()


def replace_by_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def scripted(script: str, mode: int = 0o755) -> Callable[[Path], object]:
    return lambda path: write_tool(path, script, mode)


NO_VERSION = "it tells no LLVM version"

BAD = {
    "missing": ("mlir-opt", "mlir-opt 22", remove, None),
    "a folder": ("clang", "clang 22 or newer", replace_by_folder, None),
    "not executable": (
        "clang",
        "clang 22 or newer",
        scripted(says("22.1.8"), 0o644),
        "it is not executable",
    ),
    "mlir too old": ("mlir-opt", "mlir-opt 22", scripted(says("21.1.8")), "it is version 21.1.8"),
    "mlir too new": (
        "mlir-translate",
        "mlir-translate 22",
        scripted(says("23.0.0")),
        "it is version 23.0.0",
    ),
    "clang too old": (
        "clang",
        "clang 22 or newer",
        scripted("echo 'Debian clang version 14.0.6'"),
        "it is version 14.0.6",
    ),
    "fails": ("mlir-opt", "mlir-opt 22", scripted(says("22.1.8") + "\nexit 3"), NO_VERSION),
    "crashes": ("mlir-opt", "mlir-opt 22", scripted("kill -SEGV $$"), NO_VERSION),
    "prints nothing": ("mlir-opt", "mlir-opt 22", scripted("exit 0"), NO_VERSION),
    "prints no text": ("mlir-opt", "mlir-opt 22", scripted("printf '\\377\\376\\n'"), NO_VERSION),
    "no interpreter": (
        "mlir-opt",
        "mlir-opt 22",
        lambda path: path.write_text("#!/nonexistent/interpreter\n"),
        NO_VERSION,
    ),
}


@pytest.mark.parametrize("case", BAD)
def test_tool_that_will_not_do(
    case: str, tools: Path, source: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The error says what is needed, what was found, and what installs it; so does --doctor."""
    name, needed, spoil, complaint = BAD[case]
    spoil(tools / name)
    notes = [f"found {tools / name}, but {complaint}"] if complaint else []
    notes.append(f"only TINYIR_LLVM={tools} was searched")

    assert main([str(source)]) == 3
    shown = capsys.readouterr()
    assert shown.out == ""
    noted = "".join(f"  note: {note}\n" for note in notes)
    assert shown.err == f"error: {needed} is needed, and was not found.\n{noted}{HINTS}"

    assert main(["--doctor"]) == 3
    shown = capsys.readouterr()
    lines = {
        "mlir-opt": f"ok       mlir-opt 22: 22.1.8 at {tools}/mlir-opt\n",
        "mlir-translate": f"ok       mlir-translate 22: 22.1.8 at {tools}/mlir-translate\n",
        "clang": f"ok       clang 22 or newer: 22.1.8 at {tools}/clang\n",
    }
    lines[name] = f"missing  {needed}\n" + "".join(f"           {note}\n" for note in notes)
    assert shown.out == "".join(lines.values())
    assert shown.err == f"error: tinyir cannot compile without: {needed}.\n{HINTS}"


def test_doctor_without_any_tool(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TINYIR_LLVM", str(tmp_path))
    assert main(["--doctor"]) == 3
    shown = capsys.readouterr()
    assert shown.out.count("missing  ") == 3
    needed = "mlir-opt 22, mlir-translate 22, clang 22 or newer"
    assert shown.err == f"error: tinyir cannot compile without: {needed}.\n{HINTS}"


def test_tools_of_two_releases(
    tools: Path, source: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """mlir-translate reads what mlir-opt of the very same release writes."""
    write_tool(tools / "mlir-translate", says("22.1.7"))
    message = "mlir-opt 22.1.8 and mlir-translate 22.1.7 are of two releases."
    notes = [f"found {tools}/mlir-opt", f"found {tools}/mlir-translate"]
    assert main([str(source)]) == 3
    noted = "".join(f"  note: {note}\n" for note in notes)
    assert capsys.readouterr().err == f"error: {message}\n{noted}{HINTS}"

    assert main(["--doctor"]) == 3
    shown = capsys.readouterr()
    indented = "".join(f"           {note}\n" for note in notes)
    assert shown.out.count("ok       ") == 3
    assert shown.out.endswith(f"missing  one release of LLVM\n{indented}")
    assert shown.err == f"error: tinyir cannot compile without: one release of LLVM.\n{HINTS}"


# Where tools are looked for.


@pytest.fixture
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Path]:
    """A fake mlir-opt in every place that is searched, in the order of the search."""
    folders = {name: tmp_path / name for name in ("chosen", "site", "prefix", "path", "usual")}
    paths = {
        "TINYIR_LLVM": folders["chosen"] / "mlir-opt",
        "package mlir": folders["site"] / "mlir" / "bin" / "mlir-opt",
        "package llvm": folders["site"] / "llvm" / "bin" / "mlir-opt",
        "scripts": folders["prefix"] / "bin" / "mlir-opt",
        "versioned on PATH": folders["path"] / "mlir-opt-22",
        "plain on PATH": folders["path"] / "mlir-opt",
        "usual folder": folders["usual"] / "mlir-opt",
    }
    for path in paths.values():
        write_tool(path, says("22.1.8"))
    monkeypatch.setattr(site, "getsitepackages", lambda: [str(folders["site"])])
    monkeypatch.setattr(sys, "prefix", str(folders["prefix"]))
    monkeypatch.setattr(toolchain, "_FOLDERS", (str(folders["usual"]),))
    monkeypatch.setenv("PATH", f"{folders['path']}:/usr/bin:/bin")
    monkeypatch.setenv("TINYIR_LLVM", str(folders["chosen"]))
    return paths


def found_mlir_opt() -> Path | None:
    """The mlir-opt that the search finds."""
    (found,) = [each for needed, each in toolchain.survey() if needed == "mlir-opt 22"]
    return found.path if isinstance(found, toolchain.Tool) else None


def test_order_of_the_search(places: dict[str, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """Each place is used when those before it have no tool that will do."""
    for place, path in places.items():
        assert found_mlir_opt() == path, place
        if place == "TINYIR_LLVM":
            monkeypatch.delenv("TINYIR_LLVM")
        elif place == "scripts":
            write_tool(path, says("21.0.0"))  # passed over, as one that is not there
        else:
            path.unlink()
    assert found_mlir_opt() is None


def test_chosen_folder_is_the_only_one(
    places: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who chooses tools does not silently get others."""
    places["TINYIR_LLVM"].unlink()
    ((_, error), *_) = toolchain.survey()
    assert isinstance(error, errors.ToolError)
    chosen = places["TINYIR_LLVM"].parent
    assert error.notes == (f"only TINYIR_LLVM={chosen} was searched",)


def test_every_tool_found_is_named_when_none_will_do(
    places: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("TINYIR_LLVM")
    del places["TINYIR_LLVM"]
    for path in places.values():
        write_tool(path, says("20.1.0"))
    ((_, error), *_) = toolchain.survey()
    assert error.notes == tuple(
        f"found {path}, but it is version 20.1.0" for path in places.values()
    )


@pytest.mark.parametrize("spelled", ["relative", "home"])
def test_chosen_folder_may_be_relative(
    spelled: str, tools: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Tools run in another folder, so their paths are made absolute."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    start = {"relative": "", "home": "~/"}[spelled]
    monkeypatch.setenv("TINYIR_LLVM", f"{start}{tools.name}")
    assert find_toolchain().clang.path == tools / "clang"


# Versions are remembered.


def test_version_is_asked_once_for_a_file(tools: Path, tmp_path: Path) -> None:
    log = tmp_path / "log"
    write_tool(tools / "clang", f"echo run >> '{log}'\n{says('22.1.8')}")
    assert [tool_version(tools / "clang") for _ in range(3)] == ["22.1.8"] * 3
    assert log.read_text() == "run\n"

    write_tool(tools / "clang", f"echo again >> '{log}'\n{says('23.1.0')}")
    assert [tool_version(tools / "clang") for _ in range(3)] == ["23.1.0"] * 3
    assert log.read_text() == "run\nagain\n"


def test_new_file_of_equal_size_is_asked_again(tools: Path) -> None:
    path = tools / "clang"
    assert tool_version(path) == "22.1.8"
    size = path.stat().st_size
    write_tool(path, says("22.1.9"))
    os.utime(path, ns=(0, path.stat().st_mtime_ns + 1))
    assert path.stat().st_size == size
    assert tool_version(path) == "22.1.9"


def test_failure_is_not_remembered(tools: Path, tmp_path: Path) -> None:
    """A tool whose own libraries arrive later works then, though its file stays the same."""
    library = tmp_path / "library"
    write_tool(tools / "clang", f"test -e '{library}' || exit 127\n{says('22.1.8')}")
    assert tool_version(tools / "clang") is None
    library.touch()
    assert tool_version(tools / "clang") == "22.1.8"


def test_function_works_once_the_tools_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    @jit
    def twice(x):
        return x + x

    monkeypatch.setenv("TINYIR_LLVM", "/nonexistent")
    with pytest.raises(errors.ToolError, match="mlir-opt 22 is needed, and was not found"):
        twice(np.ones(3))
    monkeypatch.delenv("TINYIR_LLVM")
    assert twice(np.ones(3)).tolist() == [2, 2, 2]


# Tools that fail while they compile.


@pytest.fixture
def work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "work"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


def failing(script: str) -> str:
    """A script that is a tool when asked for its version, and else runs `script`."""
    return f'if [ "$1" = --version ]; then\n{says("22.1.8")}\nexit 0\nfi\n{script}'


FAILING = {
    "diagnostic with loc": (
        "echo 'loc(\"kernels.py\":6:12): error: no such operation' >&2; exit 1",
        "failed with exit status 1",
        'loc("kernels.py":6:12): error: no such operation',
        6,
    ),
    "diagnostic with file": (
        "echo 'note: first'; echo 'kernels.py:5:5: error: op is wrong' >&2; exit 7",
        "failed with exit status 7",
        "kernels.py:5:5: error: op is wrong\n    note: first",
        5,
    ),
    "diagnostic of tinyir's text": (
        "echo 'kernels.mlir:4:3: error: expected )' >&2; exit 1",
        "failed with exit status 1",
        "kernels.mlir:4:3: error: expected )",
        None,
    ),
    "signal": ("echo oh >&2; kill -SEGV $$", f"was ended by signal {signal.SIGSEGV:d}", "oh", None),
    "no text": (
        "printf 'a\\377b' >&2; exit 1",
        "failed with exit status 1",
        "a\ufffdb",
        None,
    ),
    "nothing": ("exit 1", "failed with exit status 1", "(it printed nothing)", None),
}


@pytest.mark.parametrize("case", FAILING)
def test_failing_tool(
    case: str, tools: Path, source: Path, work: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The error has the user's line, all that the tool printed, its input, and a line to paste."""
    script, status, printed, line = FAILING[case]
    opt = write_tool(tools / "mlir-opt", failing(script))
    assert main([str(source)]) == 3
    shown = capsys.readouterr()
    (kept,) = work.iterdir()
    place = ""
    excerpt = ""
    if line:
        text = source.read_text().splitlines()[line - 1]
        column = 12 if line == 6 else 5
        place = f"kernels.py:{line}:{column}: "
        excerpt = f"    {text}\n    {' ' * (column - 1)}^\n"
    (command,) = re.findall(r"to run it again:\n    (cd .*)\n", shown.err)
    assert shown.err == (
        f"{place}error: mlir-opt 22.1.8 {status}.\n"
        f"{excerpt}"
        f"  note: it printed:\n    {printed}\n"
        f"  note: its input is kept in {kept}\n"
        f"  note: to run it again:\n    {command}\n"
    )
    assert command.startswith(f"cd {kept} && '{opt}' kernels.mlir ")
    assert {"kernels.mlir", "kernels.schedule.mlir"} <= {path.name for path in kept.iterdir()}

    again = subprocess.run(["sh", "-c", command], capture_output=True, check=False)
    text = (again.stderr + again.stdout).decode(errors="replace")
    for each in printed.splitlines():
        assert each.strip() in text or each == "(it printed nothing)"
    assert again.returncode not in (0, 126, 127)


@pytest.mark.parametrize(
    ("name", "reads"),
    [
        ("mlir-opt", "twice.mlir"),
        ("mlir-translate", "twice.lowered.mlir"),
        ("clang", "twice.ll"),
    ],
)
def test_each_tool_can_fail(
    name: str, reads: str, source: Path, tmp_path: Path, work: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fake among real tools: the error is the fake's, and its input is there."""
    real = find_toolchain()
    folder = tmp_path / "mixed"
    for tool in (real.mlir_opt, real.mlir_translate, real.clang):
        write_tool(folder / tool.name, f'exec "{tool.path}" "$@"')
    version = {tool.name: tool.version for tool in (real.mlir_opt, real.mlir_translate, real.clang)}
    write_tool(folder / name, failing("echo broken >&2; exit 9").replace("22.1.8", version[name]))
    monkeypatch.setenv("TINYIR_LLVM", str(folder))
    find_toolchain.cache_clear()
    with pytest.raises(errors.ToolError, match=rf"{name} [\d.]+ failed with exit status 9"):
        jit(twice).compile(np.ones(3))
    (kept,) = work.iterdir()
    assert (kept / reads).exists()


def twice(x):
    return x + x


def test_tool_that_vanishes(tools: Path, source: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert find_toolchain().mlir_opt.path == tools / "mlir-opt"
    (tools / "mlir-opt").unlink()
    assert main([str(source)]) == 3
    shown = capsys.readouterr().err
    assert re.match(r"error: mlir-opt cannot be started: .*No such file or directory: ", shown)
