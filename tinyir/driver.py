"""The whole compiler: the one place that knows the order of the stages."""

import functools
import hashlib
import os
import re
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

from tinyir.backend import fastcall, pipelines
from tinyir.backend.build import Builder
from tinyir.backend.cache import HEADER, LIBRARY, cache_folder, fetch, key_of, remembered
from tinyir.backend.calls import Calls
from tinyir.backend.cpu import NATIVE, caches, cpu_identity, level
from tinyir.backend.openmp import required_openmp_runtime
from tinyir.backend.toolchain import find_toolchain
from tinyir.backend.tools import Runner
from tinyir.backend.written import WRITEABLE
from tinyir.emit import cheader, render
from tinyir.emit.assembly import LEVELS, data_section
from tinyir.emit.chainsearch import refused
from tinyir.emit.contents import operations_at_once
from tinyir.emit.lowering import lower
from tinyir.emit.machine import Machine, machine
from tinyir.emit.outline import called
from tinyir.emit.schedule import loops
from tinyir.emit.schedule import schedule as decide_schedule
from tinyir.errors import ToolError, UsageError
from tinyir.ir.graph import Graph
from tinyir.ir.text import print_graph
from tinyir.source import Source, without_schedule_banner
from tinyir.stages import Stage

Listener = Callable[[str], None]

_LONGEST_STEM = 150

_SCHEDULE_HINTS = ("--schedule FILE applies one to a DSL file, or to text of stage 'mlir'",)


@dataclass(frozen=True)
class Options:
    """How to compile. `schedule` is None for tinyir's own, '' for none, or text to apply.

    With `openmp`, large loops run in parallel. `keep` keeps the work folder, so that the commands
    that `on_command` hears can run again. Without `every_stage`, stages that only lead to the last
    one may be passed over. A library that `travels` says what the CPU must have, so that it is not
    loaded elsewhere; the cache knows for which machine its libraries are.
    """

    target_cpu: str = NATIVE
    openmp: bool = False
    schedule: str | None = None
    print_ir: tuple[str, ...] = ()
    on_command: Listener | None = None
    on_output: Listener | None = None
    keep: bool = False
    every_stage: bool = True
    travels: bool = False


@dataclass
class Compilation:
    """Takes a source through the stages in a work folder, keeping each stage's file there."""

    source: Source
    options: Options
    work: Path
    seconds: dict[Stage, float] = field(default_factory=dict)

    def file(self, stage: Stage) -> Path:
        """The file of a stage that was made."""
        return self.work / f"{self.stem}{stage.suffix}"

    @property
    def stem(self) -> str:
        """The source's stem in letters that mean nothing to tools, which take lists of files."""
        plain = re.sub(r"[^\w.+-]", "_", self.source.stem)
        # Stages' names are longer than the file's, and file systems limit them.
        plain = plain.encode()[:_LONGEST_STEM].decode(errors="ignore")
        return f"_{plain}" if plain.startswith("-") else plain

    def run(self, last: Stage) -> None:
        """Makes the file of every stage up to `last`.

        Raises UsageError when the source is beyond it, ToolError when a tool fails.
        """
        if last.number < self.source.stage.number:
            raise UsageError(
                f"The input is of stage '{self.source.stage.label}', which comes after "
                f"'{last.label}'."
            )
        render.keep_compiled(cache_folder())
        if self.options.on_command:
            found = self.source.functions
            for line in (*refused([each.graph for each in found]), *called(found)):
                self.options.on_command(line)
        texts = self._own_texts(last)
        if self.options.schedule:
            texts[Stage.SCHEDULE] = without_schedule_banner(self.options.schedule)
        if Stage.MLIR in texts and last is Stage.SCHEDULE and last not in texts:
            raise UsageError("Text of stage 'mlir' has no schedule.", hints=_SCHEDULE_HINTS)
        for stage, text in texts.items():
            self.file(stage).write_text(self._banner(stage) + text, encoding="utf-8")
        self._use_tools(last)

    def _own_texts(self, last: Stage) -> dict[Stage, str]:
        """The stages that tinyir writes itself."""
        if (graphs := self.source.graphs) is None:
            return {self.source.stage: self.source.text}
        makers: dict[Stage, Callable[[], str]] = {
            Stage.GRAPH: lambda: "\n".join(map(print_graph, graphs)),
            Stage.MLIR: lambda: render.render_module(lower(graphs)),
            Stage.SCHEDULE: lambda: self._schedule(graphs),
        }
        texts = {}
        for stage, make in makers.items():
            if stage.number <= last.number:
                start = time.perf_counter()
                texts[stage] = make()
                self.seconds[stage] = time.perf_counter() - start
        return texts

    def _schedule(self, graphs: Sequence[Graph]) -> str:
        if self.options.schedule is not None:
            return self.options.schedule
        return render.render_schedule(decide_schedule(graphs, self._machine))

    @functools.cached_property
    def _machine(self) -> Machine:
        cpu = self.options.target_cpu
        return machine(level(cpu), caches(cpu))

    def _use_tools(self, last: Stage) -> None:
        first = max(self.source.stage.number + 1, Stage.OPTIMIZED.number)
        stages = [stage for stage in Stage if first <= stage.number <= last.number]
        if not stages:
            return
        if self.source.stage is Stage.SCHEDULE:
            raise UsageError("A schedule alone has no kernels.", hints=_SCHEDULE_HINTS)
        constants = self.source.constants
        if constants.data:
            constants.write(self.work / constants.name)
        builder = Builder(
            toolchain=find_toolchain(),
            runner=Runner(
                self.work, self._source_files(), self.options.on_command, self.options.on_output
            ),
            stem=self.stem,
            target_cpu=self.options.target_cpu,
            banner=self._banner,
            exports=render.render_exports([each.name for each in self.source.signatures]),
            transforms={
                pipelines.BUFFERIZATION: render.render_bufferization(),
                pipelines.LOOPS: render.render_loops(
                    loops(self.source.signatures, self._machine, self.source.contents)
                ),
            },
            data=render.render_data(data_section(constants)) + self._needs(),
            schedule=self._has_schedule(),
            stack=pipelines.stack_buffer(operations_at_once(self.source.contents)),
            openmp=required_openmp_runtime() if self.options.openmp else None,
            print_ir=self.options.print_ir,
            seconds=self.seconds,
        )
        builder.make(stages, every=self.options.every_stage)

    def _needs(self) -> str:
        """The note about the CPU."""
        needs = LEVELS.get(level(self.options.target_cpu)) if self.options.travels else None
        return render.render_needs(needs)

    def _has_schedule(self) -> bool:
        if self.options.schedule is None:
            return self.source.graphs is not None
        return bool(self.options.schedule)

    def _source_files(self) -> dict[str, str]:
        graphs = self.source.graphs or ()
        places = (node.location for graph in graphs for node in graph.nodes)
        files = {place.file: place.path for place in places if place and place.path}
        if self.source.path:
            files[self.file(self.source.stage).name] = self.source.path
        return files

    def _banner(self, stage: Stage) -> str:
        if stage.comment is None:
            return ""
        source = self.source
        return render.render_banner(stage.comment, stage.label, source.signatures, source.constants)


@contextmanager
def compiled(source: Source, options: Options, last: Stage) -> Iterator[Compilation]:
    """A compilation up to `last`, its files in a temporary folder; a tool's failure keeps them."""
    work = Path(tempfile.mkdtemp(prefix="tinyir-"))
    keep = options.keep
    try:
        compilation = Compilation(source, options, work)
        compilation.run(last)
        yield compilation
    except ToolError:
        keep = True
        raise
    finally:
        if not keep:
            shutil.rmtree(work, ignore_errors=True)


def stage_text(source: Source, options: Options, stage: Stage) -> str:
    """The text of one stage; equal sources give equal text."""
    with compiled(source, options, stage) as done:
        return done.file(stage).read_text(encoding="utf-8")


def header_text(source: Source, name: str) -> str:
    """The C header of `source`'s library, which is called `name`."""
    return render.render_header(cheader.header(name, source.signatures))


def cached_library(source: Source, options: Options) -> Path:
    """The cache's folder with LIBRARY and HEADER of `source`, built when it is not there."""
    graphs = source.graphs or ()
    key = key_of(
        source.stem,
        *(print_graph(graph, locations=False) for graph in graphs),
        source.text,
        _own_digest(),
        find_toolchain().versions,
        options.target_cpu,
        f"{cpu_identity()} {caches(NATIVE)}" if options.target_cpu == NATIVE else "",
        repr(options.schedule),
        str(required_openmp_runtime()) if options.openmp else "",
    )

    def build(folder: Path) -> None:
        with compiled(source, replace(options, every_stage=False), Stage.LIBRARY) as done:
            shutil.copyfile(done.file(Stage.LIBRARY), folder / LIBRARY)
        (folder / HEADER).write_text(header_text(source, source.stem), encoding="utf-8")

    return fetch(key, build)


@functools.cache
def calls() -> Calls:
    """What Python calls kernels by: builtin functions whose C file is compiled once and cached.

    Where those would not work or cannot be made, ctypes: it gives the same results, so that is no
    error.
    """
    layout = fastcall.Layout()
    if not fastcall.layout_holds(layout):
        return Calls()

    def build(folder: Path) -> None:
        text = render.render_fast_call(layout, WRITEABLE, fastcall.CONVENTION, fastcall.ARITIES)
        fastcall.build(text, clang, folder, LIBRARY)

    try:
        clang = find_toolchain().clang
        key = key_of(fastcall.SOURCE, _own_digest(), clang.version, fastcall.interpreter())
        return fastcall.FastCalls(fetch(key, build, (LIBRARY, fastcall.SOURCE)) / LIBRARY)
    except (ToolError, OSError):
        return Calls()


@functools.cache
def _own_digest() -> str:
    """A hash of tinyir itself: its modules and its templates.

    To read them takes longer than to load a kernel, so the hash is remembered for as long as all
    files stay the same.
    """
    modules = render.files_below(Path(__file__).parent, ".py")
    files = [*modules, *render.files_below(render.template_folder(), ".j2")]

    def contents() -> str:
        digest = hashlib.sha256()
        for path in files:
            digest.update(os.path.basename(path).encode() + b"\0")
            digest.update(Path(path).read_bytes() + b"\0")
        return digest.hexdigest()

    return remembered(key_of(*map(_state, files)), contents) or contents()


def _state(path: str) -> str:
    """What changes with the file's contents, even where its time of change is set back."""
    found = os.stat(path)
    numbers = (found.st_size, found.st_mtime_ns, found.st_ctime_ns, found.st_ino)
    return f"{path} {numbers}"
