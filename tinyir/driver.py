"""The whole compiler: the one place that knows the order of the stages."""

import functools
import hashlib
import re
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tinyir.backend.build import Builder
from tinyir.backend.cache import HEADER, LIBRARY, fetch, key_of
from tinyir.backend.cpu import NATIVE, cpu_identity
from tinyir.backend.toolchain import find_toolchain
from tinyir.backend.tools import Runner
from tinyir.emit import cheader, render
from tinyir.emit.assembly import data_section
from tinyir.emit.lowering import lower
from tinyir.emit.schedule import schedule as decide_schedule
from tinyir.errors import Location, ProgramError, ToolError, UsageError
from tinyir.ir.data import NO_DATA, DataFile
from tinyir.ir.graph import Graph, Signature, large_constants
from tinyir.ir.text import parse_graphs, parse_signature, parse_type, print_graph
from tinyir.ir.verify import verify
from tinyir.stages import Stage

Listener = Callable[[str], None]


@dataclass(frozen=True)
class Source:
    """What compilation starts from: graphs, or text of a later stage with its signatures."""

    stem: str
    signatures: tuple[Signature, ...]
    graphs: tuple[Graph, ...] | None = None
    stage: Stage = Stage.GRAPH
    text: str = ""
    constants: DataFile = NO_DATA

    @staticmethod
    def of_graphs(graphs: Sequence[Graph], stem: str) -> "Source":
        """A source of verified graphs."""
        for graph in graphs:
            verify(graph)
            cheader.check_kernel_name(graph.name, graph.location)
        constants = DataFile.of(large_constants(graphs), f"{stem}.data")
        signatures = tuple(graph.signature for graph in graphs)
        return Source(stem, signatures, tuple(graphs), constants=constants)


@dataclass(frozen=True)
class Options:
    """How to compile. `schedule` is None for tinyir's own, '' for none, or text to apply."""

    target_cpu: str = NATIVE
    schedule: str | None = None
    print_ir: tuple[str, ...] = ()
    on_command: Listener | None = None
    on_output: Listener | None = None


@dataclass
class Compilation:
    """Takes a source through the stages in a work folder, keeping each stage's file there."""

    source: Source
    options: Options
    work: Path
    seconds: dict[Stage, float] = field(default_factory=dict)

    def file(self, stage: Stage) -> Path:
        """The file of a stage that was made."""
        return self.work / f"{self.source.stem}{stage.suffix}"

    def run(self, last: Stage) -> None:
        """Makes the file of every stage up to `last`.

        Raises UsageError when the source is beyond it, ToolError when a tool fails.
        """
        if last.number < self.source.stage.number:
            raise UsageError(
                f"The input is of stage '{self.source.stage.label}', which comes after "
                f"'{last.label}'."
            )
        texts = self._own_texts(last)
        for stage, text in texts.items():
            self.file(stage).write_text(self._banner(stage) + text)
        if self.options.schedule and Stage.SCHEDULE not in texts:
            self.file(Stage.SCHEDULE).write_text(self.options.schedule)
        self._use_tools(last)

    def _own_texts(self, last: Stage) -> dict[Stage, str]:
        """The stages that tinyir writes itself."""
        graphs = self.source.graphs
        if graphs is None:
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
        return render.render_schedule(decide_schedule(graphs))

    def _use_tools(self, last: Stage) -> None:
        first = max(self.source.stage.number + 1, Stage.OPTIMIZED.number)
        stages = [stage for stage in Stage if first <= stage.number <= last.number]
        if not stages:
            return
        constants = self.source.constants
        if constants.data:
            constants.write(self.work / constants.name)
        builder = Builder(
            toolchain=find_toolchain(),
            runner=Runner(
                self.work, self._source_files(), self.options.on_command, self.options.on_output
            ),
            stem=self.source.stem,
            target_cpu=self.options.target_cpu,
            banner=self._banner,
            exports=render.render_exports([each.name for each in self.source.signatures]),
            bufferization=render.render_bufferization(),
            data=render.render_data(data_section(constants)),
            schedule=self._has_schedule(),
            print_ir=self.options.print_ir,
            seconds=self.seconds,
        )
        for stage in stages:
            builder.make(stage)

    def _has_schedule(self) -> bool:
        if self.options.schedule is None:
            return self.source.graphs is not None
        return bool(self.options.schedule)

    def _source_files(self) -> dict[str, str]:
        graphs = self.source.graphs or ()
        places = (node.location for graph in graphs for node in graph.nodes)
        return {place.file: place.path for place in places if place and place.path}

    def _banner(self, stage: Stage) -> str:
        if stage.comment is None:
            return ""
        source = self.source
        return render.render_banner(stage.comment, stage.label, source.signatures, source.constants)


@contextmanager
def compiled(source: Source, options: Options, last: Stage) -> Iterator[Compilation]:
    """A compilation up to `last`, its files in a temporary folder; a tool's failure keeps them."""
    work = Path(tempfile.mkdtemp(prefix="tinyir-"))
    keep = False
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
        return done.file(stage).read_text()


def header_text(source: Source, name: str) -> str:
    """The C header of `source`'s library, which is called `name`."""
    return render.render_header(cheader.header(name, source.signatures))


def cached_library(source: Source, options: Options) -> Path:
    """The cache's folder with LIBRARY and HEADER of `source`, built when it is not there."""
    graphs = source.graphs or ()
    key = key_of(
        *(print_graph(graph, locations=False) for graph in graphs),
        source.text,
        _own_digest(),
        find_toolchain().versions,
        options.target_cpu,
        cpu_identity() if options.target_cpu == NATIVE else "",
        repr(options.schedule),
    )

    def build(folder: Path) -> None:
        with compiled(source, options, Stage.LIBRARY) as done:
            shutil.copyfile(done.file(Stage.LIBRARY), folder / LIBRARY)
        (folder / HEADER).write_text(header_text(source, source.stem))

    return fetch(key, build)


@functools.cache
def _own_digest() -> str:
    """A hash of tinyir itself: its modules and its templates."""
    digest = hashlib.sha256()
    package = Path(__file__).parent
    for path in (*sorted(package.rglob("*.py")), *render.template_files()):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def text_source(text: str, path: Path) -> Source:
    """A source from a file of text that tinyir wrote: its banner tells stage and kernels.

    Large constants are in the file that the banner names, in the folder of `path`.
    Raises ProgramError when the banner is missing or damaged, or that file does not fit.
    """
    lines = text.splitlines()
    stage = _banner_stage(lines[0] if lines else "", path)
    prefix = f"{stage.comment} kernel"
    found = [line for line in lines if line.startswith(prefix)]
    signatures = [parse_signature(line.removeprefix(f"{stage.comment} ")) for line in found]
    if not signatures or None in signatures:
        raise ProgramError(
            f"'{path.name}' does not say which kernels it holds.",
            location=Location(path.name, 2, path=str(path)),
            hints=(f"its second line looks like '{prefix} add(x: f32[4]) -> (out: f32[4])'",),
        )
    constants = _banner_constants(lines, stage, path)
    stem = path.name.partition(".")[0]
    if stage is Stage.GRAPH:
        return Source.of_graphs(parse_graphs(text, path.name, constants.arrays), stem)
    body = "\n".join(lines[1 + len(found) + len(constants.data) :]) + "\n"
    return Source(stem, tuple(filter(None, signatures)), None, stage, body, constants)


def _banner_constants(lines: Sequence[str], stage: Stage, path: Path) -> DataFile:
    """The large constants that the banner of a text names, read from their file."""
    line = re.compile(rf"{re.escape(stage.comment or '')} data (\w+): (.*) in (.*)")
    found = [match for match in map(line.fullmatch, lines) if match]
    types = [(match[1], type_) for match in found if (type_ := parse_type(match[2]))]
    if not found or len(types) != len(found):
        return NO_DATA
    return DataFile.read(path.parent, Path(found[0][3]).name, types)


def _banner_stage(line: str, path: Path) -> Stage:
    for stage in Stage:
        if stage.is_text and line == f"{stage.comment} tinyir {stage.label}":
            return stage
    raise ProgramError(
        f"'{path.name}' is neither a DSL file (.py) nor text that tinyir wrote.",
        location=Location(path.name, 1, path=str(path)),
        hints=("text of a stage starts with a line such as '// tinyir mlir'",),
    )
