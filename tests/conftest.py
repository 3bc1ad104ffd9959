"""Fixtures that tests share, and what a whole run owes: no golden and no template left over.

Goldens: `golden(stage, text)` compares `text` with golden/<test file>/<case><suffix>, a path that
follows from the test alone. `--update-golden` writes the files that differ; such a run fails all
the same, so that nobody can leave the option on.
"""

import difflib
import functools
import importlib
import os
import pickle
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import jinja2
import pytest

from tests.dsl_files import FILES
from tinyir import compiled
from tinyir.backend.cache import LIBRARY
from tinyir.backend.calls import Calls
from tinyir.backend.fastcall import FastCalls
from tinyir.backend.runtime import NativeKernel
from tinyir.backend.toolchain import find_toolchain
from tinyir.driver import Options, cached_library, calls
from tinyir.emit import render
from tinyir.frontend.kernel import TracedKernel
from tinyir.frontend.loader import load_kernels
from tinyir.ir.graph import Graph
from tinyir.jit import Kernel
from tinyir.source import Source
from tinyir.stages import Stage

if TYPE_CHECKING:
    from xdist.workermanage import WorkerController


@dataclass
class Record:
    """What the run did, as far as the checks at its end need to know."""

    asked: set[Path] = field(default_factory=set)
    written: list[Path] = field(default_factory=list)
    rendered: set[str] = field(default_factory=set)
    deselected: bool = False
    complaints: list[str] = field(default_factory=list)

    def add(
        self,
        asked: set[Path],
        written: list[Path],
        rendered: set[str],
        deselected: bool,
        complaints: list[str],
    ) -> None:
        """Adds what another process of this run did."""
        self.asked |= asked
        self.written += written
        self.rendered |= rendered
        self.deselected |= deselected
        self.complaints += complaints


RECORD = pytest.StashKey[Record]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="write missing and changed golden files; a run that writes any fails",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.stash[RECORD] = Record()
    if config.getoption("update_golden") and os.environ.get("CI"):
        raise pytest.UsageError("--update-golden is refused where CI is set.")


def pytest_deselected(items: Sequence[pytest.Item]) -> None:
    for item in items:
        item.config.stash[RECORD].deselected = True


def pytest_sessionfinish(session: pytest.Session) -> None:
    config = session.config
    record = config.stash[RECORD]
    if hasattr(config, "workeroutput"):
        config.workeroutput["record"] = pickle.dumps(vars(record))
        return
    if record.written:
        record.complaints.append("--update-golden wrote these files; look at them, and run again:")
        record.complaints += [f"  {_shown(path, config)}" for path in record.written]
    if _is_whole_run(session):
        record.complaints += _left_over(record, config)
    if record.complaints and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: "WorkerController", error: object) -> None:
    """Takes over what a process of a shared-out run did; one that crashed tells nothing."""
    if error is None:
        node.config.stash[RECORD].add(**pickle.loads(node.workeroutput["record"]))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    complaints = terminalreporter.config.stash[RECORD].complaints
    if complaints:
        terminalreporter.section("golden files and templates", red=True)
        terminalreporter.write_line("\n".join(complaints))


def _is_whole_run(session: pytest.Session) -> bool:
    """Whether every test of the suite ran and passed: only then is anything left over."""
    config = session.config
    return (
        config.args_source is not pytest.Config.ArgsSource.ARGS
        and not config.stash[RECORD].deselected
        and not config.option.collectonly
        and session.testscollected > 0
        and session.exitstatus == pytest.ExitCode.OK
    )


def _left_over(record: Record, config: pytest.Config) -> Iterator[str]:
    for path in sorted(path for path in _golden_folder(config).rglob("*") if path.is_file()):
        if path not in record.asked:
            yield f"{_shown(path, config)}: no test asked for this golden file; remove it."
    for path in render.template_files():
        name = path.relative_to(render.template_folder()).as_posix()
        if name not in record.rendered:
            yield f"templates/{name}: no test rendered this template; test it or remove it."


def _golden_folder(config: pytest.Config) -> Path:
    return config.rootpath / "golden"


def _shown(path: Path, config: pytest.Config) -> str:
    return path.relative_to(config.rootpath).as_posix()


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[Stage, str], None]:
    """`golden(stage, text)`: `text` is what the golden file of this test's case holds."""
    config = request.config
    record = config.stash[RECORD]
    group = request.path.stem.removeprefix("test_")
    case = request.node.callspec.id

    def check(stage: Stage, text: str) -> None:
        path = _golden_folder(config) / group / f"{case}{stage.suffix}"
        record.asked.add(path)
        old = path.read_bytes().decode() if path.exists() else ""
        if text == old:
            return
        if config.getoption("update_golden"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text.encode())
            record.written.append(path)
            return
        shown = _shown(path, config)
        diff = difflib.unified_diff(
            old.splitlines(keepends=True), text.splitlines(keepends=True), shown, "this run"
        )
        what = "differs from the text" if path.exists() else "is missing"
        update = f"pytest --update-golden '{request.node.nodeid}'"
        pytest.fail(f"{shown} {what}\n{''.join(diff)}\nto update it: {update}", pytrace=False)

    return check


# The session.


@pytest.fixture(scope="session", autouse=True)
def own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A cache of this session's own, so that nothing that was built before is tested."""
    folder = tmp_path_factory.mktemp("cache")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TINYIR_CACHE", str(folder))
        yield folder


class _Recording(jinja2.BaseLoader):
    """The loader of the templates, which notes what it loads: a template is loaded when used."""

    def __init__(self, loader: jinja2.BaseLoader, names: set[str]) -> None:
        self.loader = loader
        self.names = names

    def get_source(
        self, environment: jinja2.Environment, template: str
    ) -> tuple[str, str | None, Callable[[], bool] | None]:
        self.names.add(template)
        return self.loader.get_source(environment, template)


@pytest.fixture(scope="session", autouse=True)
def recorded_templates(request: pytest.FixtureRequest) -> Iterator[None]:
    """Notes each template that is rendered in this process."""
    environment = render.environment()
    loader = environment.loader
    assert loader is not None
    environment.loader = _Recording(loader, request.config.stash[RECORD].rendered)
    yield
    environment.loader = loader


@pytest.fixture(scope="session")
def mlir_opt_accepts() -> Callable[..., None]:
    """`mlir_opt_accepts(*texts)`: one run of mlir-opt parses and verifies each of the modules."""

    def check(*texts: str) -> None:
        done = subprocess.run(
            [find_toolchain().mlir_opt.path, "--split-input-file"],
            input="// -----\n".join(texts),
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr

    return check


@pytest.fixture(scope="session")
def natives() -> Callable[[Sequence[Graph], str], dict[str, NativeKernel]]:
    """`natives(graphs, stem)`: the compiled kernels of all `graphs`, by name.

    They are in one library, or where they are many, in one for each processor, made at once.
    """
    made: dict[tuple[str, ...], dict[str, NativeKernel]] = {}

    def compile_part(graphs: Sequence[Graph], stem: str) -> dict[str, NativeKernel]:
        library = cached_library(Source.of_graphs(graphs, stem), Options()) / LIBRARY
        return {each.name: NativeKernel(library, each.signature) for each in graphs}

    def compile_once(graphs: Sequence[Graph], stem: str) -> dict[str, NativeKernel]:
        key = (stem, *(each.name for each in graphs))
        if key not in made:
            count = (os.cpu_count() or 1) if len(graphs) > 100 else 1
            parts = [graphs[start::count] for start in range(count)]
            with ThreadPoolExecutor(count) as pool:
                compiled = pool.map(compile_part, parts, [stem] * count)
                made[key] = {name: kernel for part in compiled for name, kernel in part.items()}
        return made[key]

    return compile_once


@pytest.fixture(scope="session")
def tinyir_compile(pytestconfig: pytest.Config) -> Callable[..., subprocess.CompletedProcess[str]]:
    """`tinyir_compile(*arguments, **options)`: the command in a process; it must succeed."""
    command = pytestconfig.rootpath / "bin" / "tinyir-compile"

    def run(*arguments: object, **options: object) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            [sys.executable, command, *map(str, arguments)],
            capture_output=True,
            text=True,
            check=False,
            **options,
        )
        assert done.returncode == 0, done.stderr
        return done

    return run


@pytest.fixture(scope="session")
def system_tool() -> Callable[[str], str]:
    """`system_tool(name)`: its path. Without it the test is skipped, or fails where CI is set."""

    def find(name: str) -> str:
        found = shutil.which(name)
        if found is None:
            (pytest.fail if os.environ.get("CI") else pytest.skip)(f"this machine has no '{name}'")
        return found

    return find


@pytest.fixture(params=["fast call", "ctypes"])
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The way in which Python calls kernels; functions that are compiled already start anew."""
    assert isinstance(calls(), FastCalls)
    if request.param == "ctypes":
        monkeypatch.setattr(compiled, "calls", Calls)
    # `tinyir.jit` is the decorator, where it is not imported by name.
    for function in list(importlib.import_module("tinyir.jit")._ALL):
        function._compiled.clear()
        function._tried.clear()
        function._latest = None
        function.__call__ = function._dispatch
    return request.param


# Kernels: every DSL file of tests/kernels/ and examples/.


@dataclass(frozen=True)
class KernelFile:
    """A DSL file and its kernels."""

    path: Path
    kernels: tuple[Kernel, ...]

    def __str__(self) -> str:
        return self.path.stem

    def graphs(self) -> list[Graph]:
        """The graphs of all kernels, for one library."""
        return [_trace(kernel).graph for kernel in self.kernels]


@dataclass(frozen=True)
class KernelCase:
    """A kernel of a DSL file."""

    file: KernelFile
    kernel: Kernel

    def __str__(self) -> str:
        return f"{self.file}/{self.kernel.name}"

    def trace(self) -> TracedKernel:
        """The kernel's graph for its annotated types."""
        return _trace(self.kernel)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "kernel_file" in metafunc.fixturenames:
        metafunc.parametrize("kernel_file", _kernel_files(), ids=str)
    if "kernel_case" in metafunc.fixturenames:
        files = _kernel_files()
        cases = [KernelCase(file, kernel) for file in files for kernel in file.kernels]
        metafunc.parametrize("kernel_case", cases, ids=str)


@functools.cache
def _kernel_files() -> list[KernelFile]:
    assert len({path.stem for path in FILES}) == len(FILES), "two DSL files have one stem"
    return [KernelFile(path, tuple(load_kernels(path, Kernel))) for path in FILES]


def _trace(kernel: Kernel) -> TracedKernel:
    types = kernel.annotated_types({})
    _, static = kernel.bind(tuple(types.values()), {})
    return kernel.trace(types, static)
