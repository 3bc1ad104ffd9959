"""What compilation starts from: graphs, or a file of text that tinyir wrote."""

import itertools
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from pathlib import Path

from tinyir.emit import cheader, heads
from tinyir.emit.contents import Contents, contents, of_text
from tinyir.emit.mlirtext import body_symbol
from tinyir.emit.outline import Function, functions
from tinyir.emit.packed_constants import with_packed_constants
from tinyir.errors import Location, ProgramError, ToolError
from tinyir.ir.data import DATA_SUFFIX, NO_DATA, DataFile
from tinyir.ir.graph import Graph, large_constants
from tinyir.ir.parse import parse_graphs, parse_signature, parse_type
from tinyir.ir.signature import Signature
from tinyir.ir.verify import verify
from tinyir.stages import Stage


@dataclass(frozen=True)
class Source:
    """What compilation starts from: graphs, or text of a later stage with its signatures.

    `path` is the file that text came from, '' when there is none.
    """

    stem: str
    signatures: tuple[Signature, ...]
    graphs: tuple[Graph, ...] | None = None
    stage: Stage = Stage.GRAPH
    text: str = ""
    path: str = ""
    constants: DataFile = NO_DATA

    @cached_property
    def contents(self) -> dict[str, Contents]:
        """What each function holds, by its symbol."""
        if self.graphs is None:
            return of_text(self.text)
        graphs = [each.graph for each in self.functions]
        return {body_symbol(each.signature): contents(each) for each in graphs}

    @cached_property
    def functions(self) -> tuple[Function, ...]:
        """What is emitted for the graphs: kernels, and parts that they call."""
        return tuple(chain.from_iterable(map(functions, self.graphs or ())))

    @property
    def needs_openmp(self) -> bool:
        """Whether it is text that was made for OpenMP's runtime."""
        return _OMP.search(self.text) is not None

    @staticmethod
    def of_graphs(graphs: Sequence[Graph], stem: str) -> "Source":
        """A source of verified graphs."""
        for graph in graphs:
            verify(graph)
            cheader.check_kernel_name(graph.name, graph.location)
        graphs = [with_packed_constants(graph) for graph in graphs]
        constants = DataFile.of(large_constants(graphs), f"{stem}{DATA_SUFFIX}")
        signatures = tuple(graph.signature for graph in graphs)
        return Source(stem, signatures, tuple(graphs), constants=constants)


_OMP = re.compile(r"\bomp\.parallel\b|\b__kmpc_")
"""OpenMP in the text of 'lowered', and in that of later stages."""


def text_source(text: str, path: Path) -> Source:
    """A source from a file of text that tinyir wrote: its banner tells stage and kernels.

    Large constants are in the file that the banner names, in the folder of `path`.
    Raises ProgramError when the banner is missing or damaged, or that file does not fit.
    """
    lines = text.split("\n")
    stage = _banner_stage(lines[0].rstrip("\r"), path)
    prefix = f"{stage.comment} kernel "
    found = list(itertools.takewhile(lambda line: line.startswith(prefix), lines[1:]))
    signatures = [
        parse_signature(line.removeprefix(f"{stage.comment} ").rstrip()) for line in found
    ]
    if not signatures or None in signatures:
        wrong = 2 + (signatures.index(None) if None in signatures else 0)
        raise ProgramError(
            f"'{path.name}' does not say which kernels it holds.",
            location=Location(path.name, wrong, path=str(path)),
            hints=(f"after its first line comes '{prefix}add(x: f32[4]) -> (out: f32[4])'",),
        )
    constants = _banner_constants(lines, stage, path)
    stem = path.name.partition(".")[0]
    if stage is Stage.GRAPH:
        return Source.of_graphs(parse_graphs(text, path.name, constants.arrays), stem)
    body = "\n".join(lines[1 + len(found) + len(constants.data) :])
    known = tuple(filter(None, signatures))
    for line, signature in enumerate(known, 2):
        _check_function(body, signature, stage, Location(path.name, line, path=str(path)))
    return Source(stem, known, None, stage, body, str(path), constants)


def _check_function(body: str, signature: Signature, stage: Stage, place: Location) -> None:
    """Raises ProgramError at the banner's line where `body` has another function, or none."""
    hints = ("these lines say what the text holds: change both, or neither",)
    if not re.search(rf"\b{signature.name}\b", body):
        raise ProgramError(
            f"'{place.file}' has no function '{signature.name}'.", location=place, hints=hints
        )
    found, wanted = heads.parameters(body, signature, stage), heads.expected(signature, stage)
    if found is not None and found != wanted:
        raise ProgramError(
            f"The function '{signature.name}' does not take what this line says.",
            location=place,
            notes=(f"it takes {', '.join(found)}", f"the line says {', '.join(wanted)}"),
            hints=hints,
        )


def _banner_constants(lines: Sequence[str], stage: Stage, path: Path) -> DataFile:
    """The large constants that the banner of a text names, read from their file."""
    line = re.compile(rf"{re.escape(stage.comment or '')} data (\w+): (.*) in (.*)")
    found = [match for match in map(line.fullmatch, lines) if match]
    types = [(match[1], type_) for match in found if (type_ := parse_type(match[2]))]
    if not found or len(types) != len(found):
        return NO_DATA
    return DataFile.read(path.parent, Path(found[0][3]).name, types)


def are_constants(path: Path) -> bool:
    """Whether a text beside `path` that tinyir wrote says that its constants are in that file."""
    beside = (each for each in path.parent.iterdir() if each.is_file())
    return any(_names_constants(each, path.name) for each in beside)


def _names_constants(text: Path, name: str) -> bool:
    line = re.compile(rf"\S+ data \w+: .* in {re.escape(name)}\n")
    try:
        with text.open(encoding="utf-8", errors="replace") as file:
            comment, _, banner = next(file, "").partition(" ")
            lines = itertools.takewhile(lambda each: each.startswith(f"{comment} "), file)
            return banner.startswith("tinyir ") and any(map(line.fullmatch, lines))
    except OSError:
        return False


def _banner_stage(line: str, path: Path) -> Stage:
    for stage in Stage:
        if stage.is_text and line == f"{stage.comment} tinyir {stage.label}":
            return stage
    raise ProgramError(
        f"'{path.name}' is neither a DSL file (.py) nor text that tinyir wrote.",
        location=Location(path.name, 1, path=str(path)),
        hints=("text of a stage starts with a line such as '// tinyir mlir'",),
    )


_OTHER_SCHEDULE = "--emit schedule prints one for these kernels, --schedule none needs no file"


def check_schedule(text: str, path: Path, source: Source) -> None:
    """Raises ProgramError where `text`, of the file at `path`, is no schedule for `source`."""
    if "transform.named_sequence" not in text:
        raise ProgramError(
            f"'{path.name}' is no schedule: it has no 'transform.named_sequence'.",
            location=Location(path.name, 1, path=str(path)),
            hints=(_OTHER_SCHEDULE,),
        )
    made_for = [line.partition("(")[0] for line in _schedule_banner(text)]
    present = [signature.name for signature in source.signatures]
    for line, name in enumerate(made_for, 2):
        if name not in present:
            raise ProgramError(
                f"'{path.name}' is a schedule for '{name}', which is none of the kernels.",
                location=Location(path.name, line, path=str(path)),
                notes=(
                    f"it is for {', '.join(made_for)}",
                    f"those to compile are {', '.join(present)}",
                ),
                hints=(_OTHER_SCHEDULE,),
            )


def _schedule_banner(text: str) -> list[str]:
    """The signatures of the kernels that a schedule says it is for, from its second line on."""
    prefix = f"{Stage.SCHEDULE.comment} kernel "
    lines = itertools.takewhile(lambda line: line.startswith(prefix), text.splitlines()[1:])
    return [line.removeprefix(prefix).rstrip() for line in lines]


def failed_schedule(error: ToolError, text: str, path: Path, source: Source) -> ToolError:
    """`error`, of a tool that was given the schedule `text`: where that is the cause, it says so.

    A schedule may fit kernels of other types as well, so a tool is to try.
    """
    in_schedule = re.compile(rf"{re.escape(Stage.SCHEDULE.suffix)}:\d+:")
    if not any(map(in_schedule.search, error.notes)):
        return error
    present = {each.name: f"{each}" for each in source.signatures}
    for line, made_for in enumerate(_schedule_banner(text), 2):
        name = made_for.partition("(")[0]
        if present.get(name) != made_for:
            return ToolError(
                f"The schedule '{path.name}' does not fit '{name}': it is for another signature.",
                location=Location(path.name, line, path=str(path)),
                notes=(f"the kernel is {present.get(name)}", error.message, *error.notes),
                hints=(_OTHER_SCHEDULE,),
            )
    error.hints += (f"does it fit what the kernels compute now? {_OTHER_SCHEDULE}",)
    return error


def without_schedule_banner(text: str) -> str:
    """The text of a schedule without the banner that tinyir writes."""
    comment = f"{Stage.SCHEDULE.comment} "
    words = (f"tinyir {Stage.SCHEDULE.label}", "kernel ", "data ")
    banner = tuple(f"{comment}{word}" for word in words)
    lines = text.splitlines(keepends=True)
    return "".join(itertools.dropwhile(lambda line: line.startswith(banner), lines))
