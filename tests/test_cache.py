"""The cache of libraries: what a key depends on, damaged entries, several processes, and places."""

import errno
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import jinja2
import numpy as np
import pytest

from tinyir import TensorType, driver, f32, f64, jit
from tinyir.backend import cache, fastcall
from tinyir.backend.cache import CHECKSUM, HEADER, LIBRARY, cache_folder, fetch, key_of, remembered
from tinyir.backend.toolchain import find_toolchain
from tinyir.driver import Options
from tinyir.emit import render
from tinyir.errors import ToolError
from tinyir.jit import Jit
from tinyir.source import Source


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache."""
    path = tmp_path / "cache"
    monkeypatch.setenv("TINYIR_CACHE", str(path))
    return path


def names(path: Path) -> set[str]:
    return {each.name for each in path.iterdir()}


# What a key depends on.


def test_parts_of_a_key_do_not_run_into_each_other() -> None:
    groups = [(), ("",), ("", ""), ("ab", "c"), ("a", "bc"), ("abc",), ("c", "ab"), ("äb", "c")]
    assert len({key_of(*group) for group in groups}) == len(groups)
    assert key_of("ab", "c") == key_of("ab", "c")


def twice(x):
    return x + x


def source(function: Callable[..., object] = twice, type_: TensorType = f32[3]) -> Source:
    """`function` of one argument, traced for its type."""
    graph = jit(function).trace({"x": type_}, {}).graph
    return Source.of_graphs([graph], graph.name)


@pytest.fixture
def key(monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """`key(source, options)`: the key under which a library is looked for."""
    monkeypatch.setattr(driver, "fetch", lambda key, build: key)
    return lambda what=None, options=None: driver.cached_library(
        what or source(), options or Options()
    )


def thrice(x):
    return x + x + x


def half(x):
    return 0.5 * x


def third(x):
    return 0.25 * x


def named(function: Callable[..., object], name: str) -> Callable[..., object]:
    made: dict[str, object] = {}
    exec(f"def {name}(x):\n    return x + x\n", made)
    return made[name]


KEYS = {
    "the same": source,
    "another shape": lambda: source(twice, f32[4]),
    "another rank": lambda: source(twice, f32[3, 1]),
    "another dtype": lambda: source(twice, f64[3]),
    "another operation": lambda: source(lambda x: x * x),
    "one more operation": lambda: source(thrice),
    "a constant": lambda: source(half),
    "another constant": lambda: source(third),
    "another name": lambda: source(named(twice, "double_it")),
    "another stem": lambda: replace(source(), stem="other"),
    "text": lambda: Source("k", source().signatures, None, driver.Stage.LLVM, "define"),
    "other text": lambda: Source("k", source().signatures, None, driver.Stage.LLVM, "define!"),
}


def test_key_depends_on_the_graph(key: Callable[..., str]) -> None:
    keys = {case: key(make()) for case, make in KEYS.items()}
    assert len(set(keys.values())) == len(keys), keys


def test_key_does_not_depend_on_where_a_function_stands(key: Callable[..., str]) -> None:
    moved: dict[str, object] = {}
    code = compile("\n\n\ndef twice(x):\n    return (\n        x + x)\n", "/elsewhere/x.py", "exec")
    exec(code, moved)
    assert key(source(moved["twice"])) == key()


def test_key_depends_on_the_options(key: Callable[..., str]) -> None:
    options = [
        Options(),
        Options(target_cpu="x86-64"),
        Options(target_cpu="x86-64-v3"),
        Options(schedule=""),
        Options(schedule="module {}"),
    ]
    assert len({key(None, each) for each in options}) == len(options)


def test_key_depends_on_the_machine_where_its_processor_is_meant(
    key: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    native, portable = key(), key(None, Options(target_cpu="x86-64"))
    monkeypatch.setattr(driver, "cpu_identity", lambda: "another processor")
    assert key() != native
    assert key(None, Options(target_cpu="x86-64")) == portable


@pytest.mark.parametrize("name", ["mlir_opt", "mlir_translate", "clang"])
def test_key_depends_on_the_version_of_each_tool(
    name: str, key: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = key()
    real = find_toolchain()
    other = replace(real, **{name: replace(getattr(real, name), version="22.9.9")})
    monkeypatch.setattr(driver, "find_toolchain", lambda: other)
    assert key() != before


def test_key_depends_on_templates_and_modules(
    key: Callable[..., str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A changed template or pass pipeline makes other code; nobody has to clear the cache."""
    before = key()
    templates = tmp_path / "templates"
    shutil.copytree(render.template_folder(), templates)
    files = sorted(templates.rglob("*.j2"))
    monkeypatch.setattr(render, "template_folder", lambda: templates)
    driver._own_digest.cache_clear()
    assert key() == before

    files[0].write_text(files[0].read_text() + "\n")
    driver._own_digest.cache_clear()
    changed_template = key()

    status = files[1].stat()
    files[1].write_bytes(b"?" + files[1].read_bytes()[1:])
    os.utime(files[1], ns=(status.st_atime_ns, status.st_mtime_ns))
    driver._own_digest.cache_clear()
    changed_byte = key()

    package = tmp_path / "tinyir"
    shutil.copytree(Path(driver.__file__).parent, package)
    pipelines = package / "backend" / "pipelines.py"
    pipelines.write_text(pipelines.read_text().replace("-ffp-contract=off", "-ffp-contract=on"))
    monkeypatch.setattr(driver, "__file__", str(package / "driver.py"))
    driver._own_digest.cache_clear()
    changed_pipeline = key()

    monkeypatch.undo()
    driver._own_digest.cache_clear()
    assert len({before, changed_template, changed_byte, changed_pipeline}) == 4


# Entries.


def build(content: bytes = b"library") -> Callable[[Path], None]:
    def make(making: Path) -> None:
        (making / LIBRARY).write_bytes(content)
        (making / HEADER).write_text("header")

    return make


def refuse(making: Path) -> None:
    raise AssertionError("built again")


def test_entry_is_built_once_and_appears_whole(folder: Path) -> None:
    def make(making: Path) -> None:
        assert making.parent == folder
        assert not (folder / "key").exists()
        build()(making)
        assert not (folder / "key").exists()

    entry = fetch("key", make)
    assert entry == folder / "key"
    assert names(entry) == {LIBRARY, HEADER, CHECKSUM}
    assert fetch("key", refuse) == entry
    assert names(folder) == {"key", ".lock"}


def test_failed_build_leaves_nothing(folder: Path) -> None:
    def fail(making: Path) -> None:
        (making / LIBRARY).write_bytes(b"half")
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        fetch("key", fail)
    assert names(folder) <= {".lock"}
    assert (fetch("key", build()) / LIBRARY).read_bytes() == b"library"


@pytest.mark.parametrize("before", [True, False], ids=["before the files", "after them"])
def test_entry_is_built_again_when_the_cache_is_removed_meanwhile(
    before: bool, folder: Path
) -> None:
    removals = iter([True, True, False])

    def removing(making: Path) -> None:
        removed = next(removals)
        if removed and before:
            shutil.rmtree(folder)
        build()(making)
        if removed and not before:
            shutil.rmtree(folder)

    assert (fetch("key", removing) / LIBRARY).read_bytes() == b"library"
    assert names(folder) == {"key", ".lock"}


def test_a_cache_that_is_removed_again_and_again(folder: Path) -> None:
    def removing(making: Path) -> None:
        build()(making)
        shutil.rmtree(folder)

    with pytest.raises(ToolError, match=f"{folder} is removed whenever a kernel is built"):
        fetch("key", removing)


def test_a_full_cache_is_replaced_for_the_process(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.setattr(cache, "_process_folder", lambda: elsewhere)

    def fill(making: Path) -> None:
        if making.parent == folder:
            (making / LIBRARY).write_bytes(b"half")
            raise OSError(errno.ENOSPC, "No space left on device")
        build()(making)

    assert fetch("key", fill) == elsewhere / "key"
    assert names(folder) <= {".lock"}
    assert fetch("key", fill) == elsewhere / "key"

    def fail(making: Path) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with pytest.raises(ToolError, match=f"{folder} and {elsewhere} are full"):
        fetch("other key", fail)


def test_a_missing_file_of_the_build_is_no_missing_cache(folder: Path) -> None:
    with pytest.raises(FileNotFoundError, match="nothing"):
        fetch("key", lambda making: (making / "nothing").read_bytes())


DAMAGE = {
    "truncated library": lambda entry: (entry / LIBRARY).write_bytes(b"libr"),
    "empty library": lambda entry: (entry / LIBRARY).write_bytes(b""),
    "foreign library": lambda entry: (entry / LIBRARY).write_bytes(b"LIBRARY"),
    "no library": lambda entry: (entry / LIBRARY).unlink(),
    "no header": lambda entry: (entry / HEADER).unlink(),
    "changed header": lambda entry: (entry / HEADER).write_text("other"),
    "no checksum": lambda entry: (entry / CHECKSUM).unlink(),
    "empty checksum": lambda entry: (entry / CHECKSUM).write_text(""),
    "checksum of bytes": lambda entry: (entry / CHECKSUM).write_bytes(b"\xff\xfe"),
    "folder in place of the library": lambda entry: (
        (entry / LIBRARY).unlink(),
        (entry / LIBRARY).mkdir(),
    ),
    "empty folder": lambda entry: (shutil.rmtree(entry), entry.mkdir()),
    "file in place of the folder": lambda entry: (shutil.rmtree(entry), entry.write_text("x")),
    "link to nothing": lambda entry: (shutil.rmtree(entry), entry.symlink_to("nothing")),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_damaged_entry_is_built_again(damage: str, folder: Path) -> None:
    entry = fetch("key", build())
    DAMAGE[damage](entry)
    assert (fetch("key", build(b"again")) / LIBRARY).read_bytes() == b"again"
    assert fetch("key", refuse) == entry
    assert names(entry) == {LIBRARY, HEADER, CHECKSUM}
    assert names(folder) == {"key", ".lock"}


@pytest.mark.parametrize("damaged", [False, True], ids=["no entry before", "a damaged one before"])
def test_sound_entry_of_a_faster_process_stays(damaged: bool, folder: Path) -> None:
    """It may be in use already: neither removed for a moment nor replaced."""
    if damaged:
        DAMAGE["truncated library"](fetch("key", build()))
    made: list[int] = []

    def overtaken(making: Path) -> None:
        made.append((fetch("key", build(b"theirs")) / LIBRARY).stat().st_ino)
        build(b"ours")(making)

    entry = fetch("key", overtaken)
    assert (entry / LIBRARY).read_bytes() == b"theirs"
    assert [(entry / LIBRARY).stat().st_ino] == made
    assert names(folder) == {"key", ".lock"}


def test_library_is_built_again_for_a_function(folder: Path) -> None:
    """Through the whole chain: a truncated library is not loaded."""
    function = Jit(twice, Options())
    library = driver.cached_library(source(twice, f64[3]), Options()) / LIBRARY
    library.write_bytes(library.read_bytes()[:1000])
    assert function(np.arange(3.0)).tolist() == [0, 2, 4]
    assert function.compile(f64[3]).library_path == library


def test_cache_may_be_removed_at_any_time(folder: Path) -> None:
    x = np.arange(3.0)
    function = jit(twice)
    assert function(x).tolist() == [0, 2, 4]
    shutil.rmtree(folder)
    assert function(x).tolist() == [0, 2, 4]
    assert function(x.astype(np.float32)).tolist() == [0, 2, 4]


# Notes: short texts that save starting a tool.


def test_note_is_made_once(folder: Path) -> None:
    assert remembered("key", lambda: "22.1.8") == "22.1.8"
    assert remembered("key", lambda: "never asked") == "22.1.8"
    assert remembered("other", lambda: None) is None
    assert remembered("other", lambda: "now") == "now"
    assert names(folder) == {"note-key", "note-other"}


@pytest.mark.parametrize(
    "damage",
    [
        lambda note: note.write_text(""),
        lambda note: note.write_bytes(note.read_bytes()[:-1]),
        lambda note: note.write_text("22.1.8"),
        lambda note: note.write_bytes(b"\xff\xfe\n\xff"),
        lambda note: (note.unlink(), note.mkdir()),
        lambda note: (note.unlink(), (note / "deep").mkdir(parents=True)),
    ],
    ids=["empty", "truncated", "foreign", "bytes", "folder", "full folder"],
)
def test_damaged_note_is_made_again(damage: Callable[[Path], object], folder: Path) -> None:
    remembered("key", lambda: "22.1.8")
    damage(folder / "note-key")
    assert remembered("key", lambda: "22.1.9") == "22.1.9"
    assert remembered("key", lambda: "never asked") == "22.1.9"
    assert names(folder) == {"note-key"}


def test_note_that_cannot_be_written_is_made_each_time(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(cache.os, "replace", full)
    assert remembered("key", lambda: "22.1.8") == "22.1.8"
    assert remembered("key", lambda: "22.1.9") == "22.1.9"
    assert names(folder) == set()


# Places.


# What Jinja makes of templates.


@pytest.fixture
def compiled_templates(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The templates that Jinja compiles; `render` uses an environment of the test's own."""
    names: list[str] = []
    generate = jinja2.Environment._generate

    def noted(self: jinja2.Environment, tree: object, name: str, *rest: Any, **named: Any) -> str:
        names.append(name)
        return generate(self, tree, name, *rest, **named)

    monkeypatch.setattr(jinja2.Environment, "_generate", noted)
    return names


NEW_ENVIRONMENT = render.environment.__wrapped__


def exports(monkeypatch: pytest.MonkeyPatch, folder: Path) -> str:
    """A text of one template, by an environment that knows none yet."""
    fresh = NEW_ENVIRONMENT()
    monkeypatch.setattr(render, "environment", lambda: fresh)
    render.keep_compiled(folder)
    return render.render_exports(["f"])


@pytest.mark.parametrize(
    ("damage", "times"),
    [
        (lambda path: None, 1),
        (lambda path: path.write_bytes(path.read_bytes()[:-5]), 2),
        (lambda path: path.write_bytes(b""), 2),
        (lambda path: path.write_bytes(b"foreign"), 2),
        (lambda path: path.unlink(), 2),
        (lambda path: shutil.rmtree(path.parent), 2),
    ],
    ids=["none", "truncated", "empty", "foreign", "removed", "folder removed"],
)
def test_templates_are_compiled_once(
    damage: Callable[[Path], object],
    times: int,
    compiled_templates: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    folder = tmp_path / "templates"
    folder.mkdir()
    text = exports(monkeypatch, folder)
    (kept,) = folder.iterdir()
    damage(kept)
    assert exports(monkeypatch, folder) == text
    assert compiled_templates == ["c/exports.map.j2"] * times


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"TINYIR_CACHE": "{tmp}/given"}, "{tmp}/given"),
        ({"TINYIR_CACHE": "~/of home"}, "{tmp}/home/of home"),
        ({"TINYIR_CACHE": "relative/deep"}, "{tmp}/here/relative/deep"),
        ({"TINYIR_CACHE": ""}, "{tmp}/home/.cache/tinyir"),
        ({}, "{tmp}/home/.cache/tinyir"),
        ({"XDG_CACHE_HOME": "{tmp}/xdg"}, "{tmp}/xdg/tinyir"),
        ({"XDG_CACHE_HOME": "{tmp}/xdg", "TINYIR_CACHE": "{tmp}/given"}, "{tmp}/given"),
    ],
    ids=lambda value: str(value) if isinstance(value, dict) else "",
)
def test_place(
    environment: dict[str, str], expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("TINYIR_CACHE", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value.format(tmp=tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    assert cache_folder() == Path(expected.format(tmp=tmp_path))
    assert cache_folder().is_dir()


SCRIPT = """
import numpy as np
from tinyir import jit

@jit
def centred(x):
    return x - x.mean(axis=-1, keepdims=True)

print(centred(np.array([[1, 2, 6]], np.float32)).tolist())
print(centred.compile(np.ones((1, 3), np.float32)).library_path)
"""

RESULT = "[[-2.0, -1.0, 3.0]]"


def script(tmp_path: Path) -> Path:
    """The script's file, written once: a process that starts must not find it half written."""
    path = tmp_path / "script.py"
    if not path.exists():
        path.write_text(SCRIPT)
    return path


def start(tmp_path: Path, **environment: str) -> subprocess.Popen[str]:
    """A process that compiles and calls a function, in a folder and with hashes of its own."""
    return subprocess.Popen(
        [sys.executable, script(tmp_path)],
        env={
            **os.environ,
            "PYTHONPATH": str(Path(driver.__file__).parent.parent),
            "PYTHONWARNINGS": "error",
            **environment,
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
    )


def finish(process: subprocess.Popen[str]) -> Path:
    """The path of the library that the process used."""
    out, err = process.communicate(timeout=300)
    assert (process.returncode, err) == (0, "")
    result, library = out.splitlines()
    assert result == RESULT
    return Path(library)


@pytest.mark.parametrize("place", ["below a file", "of a system", "no home"])
def test_unwritable_place_is_replaced_for_the_process(place: str, tmp_path: Path) -> None:
    """The function works; its library is in a folder that is gone afterwards."""
    (tmp_path / "file").touch()
    places = {"below a file": str(tmp_path / "file" / "cache"), "of a system": "/proc/tinyir"}
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    given = places.get(place, "~nobody-of-this-name/cache")
    library = finish(start(tmp_path, TINYIR_CACHE=given, TMPDIR=str(temporary)))
    assert library.parent.parent.parent == temporary
    assert names(temporary) == set()


def test_second_process_runs_no_tool(tmp_path: Path) -> None:
    """Nor a third one, in another folder and with other hashes; all use one library."""
    tools = tmp_path / "tools"
    log = tmp_path / "log"
    tools.mkdir()
    real = find_toolchain()
    for tool in (real.mlir_opt, real.mlir_translate, real.clang):
        script = tools / tool.name
        script.write_text(f'#!/bin/sh\necho {tool.name} "$1" >> {log}\nexec {tool.path} "$@"\n')
        script.chmod(0o755)
    given = {"TINYIR_LLVM": str(tools), "TINYIR_CACHE": str(tmp_path / "cache")}
    first = finish(start(tmp_path, PYTHONHASHSEED="1", **given))
    ran = log.read_text().splitlines()
    assert [line for line in ran if line.endswith(" --version")] == [
        f"{name} --version" for name in ("mlir-opt", "mlir-translate", "clang")
    ]
    assert len(ran) == 3 + 3 + 1, "three versions, each tool once, and clang for the fast call"

    log.unlink()
    (tmp_path / "elsewhere").mkdir()
    second = finish(start(tmp_path, PYTHONHASHSEED="2", **given))
    third = finish(start(tmp_path / "elsewhere", PYTHONHASHSEED="3", **given))
    assert first == second == third
    assert not log.exists()


def test_several_processes_at_once(tmp_path: Path) -> None:
    """All start with an empty cache; all are right, and nothing is left but one entry for the
    kernel and one for the fast call."""
    folder = tmp_path / "cache"
    processes = [
        start(tmp_path, TINYIR_CACHE=str(folder), PYTHONHASHSEED=str(seed)) for seed in range(8)
    ]
    libraries = {finish(process) for process in processes}
    assert len(libraries) == 1
    entries = {
        name for name in names(folder) if not re.fullmatch(r"(note|template)-[0-9a-f]{40}", name)
    }
    fast_calls = {each.parent.name for each in folder.glob(f"*/{fastcall.SOURCE}")}
    assert len(fast_calls) == 1
    assert entries == {".lock", libraries.pop().parent.name, *fast_calls}
