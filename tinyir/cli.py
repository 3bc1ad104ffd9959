"""`tinyir-compile`: arguments, exit codes and printing; it decides nothing about compiling."""

import argparse
import os
import re
import sys
import traceback
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from tinyir import output, reports
from tinyir.backend.cpu import portable_cpu
from tinyir.driver import Compilation, Options, compiled, header_text
from tinyir.errors import InternalError, ProgramError, TinyirError, UsageError
from tinyir.frontend.kernel import KernelFunction
from tinyir.frontend.loader import load_kernels, user_code
from tinyir.frontend.statics import FAST
from tinyir.ir.data import DATA_SUFFIX
from tinyir.ir.graph import Graph
from tinyir.ir.parse import parse_type
from tinyir.ir.types import TensorType
from tinyir.jit import Kernel
from tinyir.parser import parser
from tinyir.source import Source, are_constants, check_schedule, text_source
from tinyir.stages import Stage

T = TypeVar("T")

HEADER_SUFFIX = ".h"

_REPORTS = ("--doctor", "--list", "--explain-types", "--check")
"""Options that print and make nothing, the first of several first."""

_MAKING = ("--emit", "-o", "--save-temps", "--time-report")
"""Options that say what is made, or how long it took."""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command line `argv`; returns the exit code."""
    arguments = parser().parse_args(argv)
    try:
        _run(arguments)
    except TinyirError as error:
        print(error, file=sys.stderr)
        return error.exit_code
    except BrokenPipeError:  # the reader, such as 'head', has seen enough
        output.forget()
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return 130
    except Exception as error:
        traceback.print_exc()
        print(InternalError(f"{type(error).__name__}: {error}"), file=sys.stderr)
        return InternalError.exit_code
    return 0


def _run(arguments: argparse.Namespace) -> None:
    _check_options(arguments)
    if arguments.doctor:
        reports.doctor()
        return
    if arguments.file is None:
        raise UsageError("A FILE is needed.", hints=("see tinyir-compile --help",))
    source = _source(Path(arguments.file), arguments)
    if arguments.list:
        reports.signatures(source)
        return
    if arguments.explain_types:
        reports.explain_types(source)
        return
    if arguments.check:
        reports.check_kernels(source, _options(arguments, source))
        return
    last = Stage.labelled(arguments.emit or Stage.LIBRARY.label)
    target = _output(arguments, source, last)
    if last.is_text and target is not None:
        _check_constants(source, target.parent, target)
    if arguments.save_temps:
        _check_constants(source, Path(arguments.save_temps))
    if last is Stage.LIBRARY and source.needs_openmp and not arguments.openmp:
        raise UsageError(
            f"'{arguments.file}' calls OpenMP's runtime, which is not linked.",
            hints=("give --openmp, or make the text without it",),
        )
    if arguments.schedule is not None and source.stage.number > Stage.MLIR.number:
        raise UsageError("--schedule goes with a DSL file or text of stage 'graph' or 'mlir'.")
    if source.graphs is None and source.stage is Stage.MLIR and arguments.schedule is None:
        output.note(
            "note: text has no schedule of its own; the plain lowering is used (see --schedule)"
        )
    with compiled(source, _options(arguments, source), last) as done:
        if arguments.save_temps:
            _save_temps(done, Path(arguments.save_temps))
        _deliver(done, last, target)
    if arguments.verbose:
        output.note(f"# the files of these commands are kept in {done.work}")
    if arguments.time_report:
        reports.time_report(done.seconds)


def _check_options(arguments: argparse.Namespace) -> None:
    """Raises UsageError for an empty value, and for options of which one would be passed over."""
    for option, value in _named(arguments):
        if value == "" or (isinstance(value, list) and "" in value):
            raise UsageError(f"{option} needs a value, got ''.")
    given = {option for option, value in _named(arguments) if value not in (None, False)}
    reports_given = [option for option in _REPORTS if option in given]
    others = [*reports_given[1:], *(option for option in _MAKING if option in given)]
    if reports_given and others:
        raise UsageError(
            f"{reports_given[0]} only prints, so {others[0]} does not go with it.",
            hints=("give them one after the other",),
        )


def _named(arguments: argparse.Namespace) -> Iterator[tuple[str, object]]:
    """The options as users write them, each with its value."""
    for name, value in vars(arguments).items():
        yield _SPELLING.get(name, f"--{name.replace('_', '-')}"), value


_SPELLING = {"output": "-o", "file": "FILE"}


def _source(path: Path, arguments: argparse.Namespace) -> Source:
    if path.suffix == ".py":
        return Source.of_graphs(_graphs(path, arguments), path.stem)
    if arguments.arg:
        raise UsageError("--arg goes with a DSL file (.py).")
    source = text_source(_text(path), path)
    if arguments.kernel or arguments.fp:
        if source.graphs is None:
            option = "--kernel" if arguments.kernel else "--fp"
            raise UsageError(f"{option} goes with a DSL file or text of the stage 'graph'.")
        kept = _chosen({graph.name: graph for graph in source.graphs}, arguments.kernel, path)
        return Source.of_graphs(_asked(kept, arguments.fp), source.stem)
    return source


def _asked(graphs: Sequence[Graph], fp: str | None) -> list[Graph]:
    """The graphs as the kernels say, or as --fp does."""
    return [replace(graph, fast=fp == FAST) for graph in graphs] if fp else list(graphs)


def _graphs(path: Path, arguments: argparse.Namespace) -> list[Graph]:
    kernels = {kernel.name: kernel for kernel in load_kernels(path, Kernel)}
    chosen = _chosen(kernels, arguments.kernel, path)
    overrides = dict(map(_override, arguments.arg))
    known = {name for kernel in chosen for name in kernel.signature.parameters}
    for name in sorted(set(overrides) - known):
        raise ProgramError(f"No kernel of '{path.name}' has a parameter '{name}'.")
    return _asked([_trace(kernel, overrides, path) for kernel in chosen], arguments.fp)


def _trace(kernel: KernelFunction, overrides: Mapping[str, TensorType], path: Path) -> Graph:
    own = {name: each for name, each in overrides.items() if name in kernel.signature.parameters}
    with user_code(path):
        return kernel.trace(kernel.annotated_types(own), kernel.default_statics()).graph


def _chosen(named: Mapping[str, T], wanted: Sequence[str], path: Path) -> list[T]:
    for name in wanted:
        if name not in named:
            raise ProgramError(
                f"'{path.name}' has no kernel '{name}'.", hints=(f"it has {', '.join(named)}",)
            )
    return [each for name, each in named.items() if not wanted or name in wanted]


def _override(text: str) -> tuple[str, TensorType]:
    match = re.fullmatch(r"\s*(\w+)\s*=\s*(.*)", text)
    type_ = parse_type(match[2]) if match else None
    if match is None or type_ is None:
        raise UsageError(f"--arg takes NAME=TYPE, got '{text}'.", hints=("such as 'x=f32[8,64]'",))
    return match[1], type_


def _options(arguments: argparse.Namespace, source: Source) -> Options:
    print_ir = []
    if arguments.print_ir_after_all:
        print_ir.append("--mlir-print-ir-after-all")
    if arguments.print_ir_after_change:
        print_ir += ["--mlir-print-ir-after-all", "--mlir-print-ir-after-change"]
    return Options(
        target_cpu=arguments.target_cpu or portable_cpu(),
        openmp=arguments.openmp,
        schedule=_schedule(arguments.schedule, source),
        print_ir=tuple(dict.fromkeys(print_ir)),
        on_command=output.note if arguments.verbose else None,
        on_output=output.note if print_ir else None,
        keep=arguments.verbose,
        travels=True,
    )


def _schedule(chosen: str | None, source: Source) -> str | None:
    if chosen is None:
        return None
    if chosen == "none":
        return ""
    text = _text(Path(chosen))
    check_schedule(text, Path(chosen), source)
    return text


def _text(path: Path) -> str:
    """The text of a file; raises ProgramError where there is none."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise ProgramError(f"'{path}' cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise ProgramError(f"'{path}' is not text.") from None


def _output(arguments: argparse.Namespace, source: Source, last: Stage) -> Path | None:
    """Where the result goes; None is standard output, the default for text."""
    if arguments.output == "-" or (arguments.output is None and last.is_text):
        if not last.is_text and sys.stdout is not None and sys.stdout.isatty():
            raise UsageError(f"The stage '{last.label}' is not text; give -o PATH.")
        return None
    path = Path(arguments.output or f"{source.stem}{last.suffix}")
    if os.path.isdir(path):
        raise UsageError(f"'{path}' cannot be written: it is a folder.")
    if not os.path.isdir(path.parent):
        raise UsageError(f"'{path}' cannot be written: there is no folder '{path.parent}'.")
    if os.path.exists(path) and path.samefile(arguments.file):
        raise UsageError(f"'{path}' is the input; give another -o PATH.")
    if last is Stage.LIBRARY:
        output.check_header(path, path.with_suffix(HEADER_SUFFIX))
    is_there = path.suffix != last.suffix and os.path.isfile(path)
    if is_there and are_constants(path):
        raise UsageError(f"'{path}' has the constants of a text beside it; give another -o PATH.")
    if is_there and path.suffix == DATA_SUFFIX:
        raise UsageError(
            f"'{path}' is there, and a file of data by its name; give another -o PATH."
        )
    return path


def _deliver(done: Compilation, last: Stage, target: Path | None) -> None:
    """Prints the result, or puts it in place; a library's header goes beside it."""
    result = done.file(last).read_bytes()
    constants = done.source.constants
    if target is None:
        output.write(result)
        if last.is_text and constants.data:
            output.note(
                "note: the text names constants whose bytes are not in it; -o PATH writes both"
            )
        return
    files = {target: result}
    if last is Stage.LIBRARY and not output.is_device(target):
        header = header_text(done.source, target.stem).encode()
        files = {target.with_suffix(HEADER_SUFFIX): header, **files}
    if last.is_text:
        files |= _constants_file(done.source, target.parent)
    output.place(files)
    for path in files:
        output.line(f"made {path}")
    if last is Stage.LIBRARY:
        reports.signatures(done.source, indent="  ")


def _constants_file(source: Source, folder: Path) -> dict[Path, bytes]:
    """The file of the large constants that the text of `source` names, if it names any."""
    constants = source.constants
    return {folder / constants.name: constants.bytes()} if constants.data else {}


def _check_constants(source: Source, folder: Path, text: Path | None = None) -> None:
    """Raises UsageError where the file of the large constants would replace another one.

    That is one of the user's, or the `text` that is made.
    """
    for path in _constants_file(source, folder):
        if text is not None and path.resolve() == text.resolve():
            raise UsageError(
                f"'{path}' is where the constants of the text go; give another -o PATH."
            )
        if path.exists() and not are_constants(path):
            raise UsageError(
                f"'{path}', where the constants of the text go, is there and none of tinyir's.",
                hints=("no text beside it names it: move it, or choose another folder",),
            )


def _save_temps(done: Compilation, folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ProgramError(f"'{folder}' cannot be made: {error.strerror}.") from None
    stages = [stage for stage in Stage if done.file(stage).exists()]
    names = {stage: f"{done.source.stem}.{stage.number}{stage.suffix}" for stage in stages}
    files = {folder / names[stage]: done.file(stage).read_bytes() for stage in stages}
    output.place(files | _constants_file(done.source, folder))
