"""`tinyir-compile`: arguments, exit codes and printing; it decides nothing about compiling."""

import argparse
import os
import sys
import traceback
from collections.abc import Iterator, Sequence
from pathlib import Path

from tinyir import output, reports
from tinyir.backend.cpu import portable_cpu
from tinyir.driver import Compilation, Options, compiled, header_text
from tinyir.errors import InternalError, ProgramError, TinyirError, UsageError
from tinyir.inputs import schedule_of, source_of, tried_schedule
from tinyir.ir.data import DATA_SUFFIX
from tinyir.parser import parser
from tinyir.source import Source, are_constants
from tinyir.stages import Stage

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
    source = source_of(Path(arguments.file), arguments)
    if arguments.list:
        reports.signatures(source)
        return
    if arguments.explain_types:
        reports.explain_types(source)
        return
    if arguments.check:
        with tried_schedule(arguments.schedule, source):
            reports.check_kernels(source, _options(arguments, source))
        return
    last = Stage.labelled(arguments.emit or Stage.LIBRARY.label)
    target = _output(arguments, source, last)
    if last.is_text and target is not None:
        _check_constants(source, target.parent, target)
    if arguments.save_temps:
        output.check_folder("--save-temps", Path(arguments.save_temps))
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
    using = tried_schedule(arguments.schedule, source)
    with using, compiled(source, _options(arguments, source), last) as done:
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


def _options(arguments: argparse.Namespace, source: Source) -> Options:
    print_ir = []
    if arguments.print_ir_after_all:
        print_ir.append("--mlir-print-ir-after-all")
    if arguments.print_ir_after_change:
        print_ir += ["--mlir-print-ir-after-all", "--mlir-print-ir-after-change"]
    return Options(
        target_cpu=arguments.target_cpu or portable_cpu(),
        openmp=arguments.openmp,
        schedule=schedule_of(arguments.schedule, source),
        print_ir=tuple(dict.fromkeys(print_ir)),
        on_command=output.note if arguments.verbose else None,
        on_output=output.note if print_ir else None,
        keep=arguments.verbose,
        travels=True,
    )


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
