"""What the command line reads: kernels of a DSL file or of text, types for them, a schedule."""

import argparse
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import TypeVar

from tinyir.errors import ProgramError, ToolError, UsageError
from tinyir.frontend.kernel import KernelFunction
from tinyir.frontend.loader import load_kernels, user_code
from tinyir.frontend.statics import BY_POSITION, FAST
from tinyir.ir.graph import Graph
from tinyir.ir.parse import parse_type
from tinyir.ir.types import TensorType
from tinyir.jit import Kernel
from tinyir.source import Source, check_schedule, failed_schedule, text_source

T = TypeVar("T")


def source_of(path: Path, arguments: argparse.Namespace) -> Source:
    """The kernels of the file at `path` that are asked for, with the types that are given."""
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
    _check_names(overrides, chosen, path)
    return _asked([_trace(kernel, overrides, path) for kernel in chosen], arguments.fp)


def _check_names(names: Iterable[str], kernels: Sequence[KernelFunction], path: Path) -> None:
    """Raises ProgramError for a name that is none of a parameter with a type."""
    typed = {
        kernel.name: [
            name
            for name, parameter in kernel.signature.parameters.items()
            if parameter.kind in BY_POSITION
        ]
        for kernel in kernels
    }
    every = {*chain(*(kernel.signature.parameters for kernel in kernels))}
    for name in sorted({*names} - {*chain(*typed.values())}):
        message = f"No kernel of '{path.name}' has a parameter '{name}'."
        if name in every:
            message = f"The parameter '{name}' has no type: it is static, or any number of arrays."
        listed = (f"'{kernel}' has {', '.join(own) or 'none'}" for kernel, own in typed.items())
        raise ProgramError(message, hints=("; ".join(listed),))


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


def schedule_of(chosen: str | None, source: Source) -> str | None:
    """The text of the schedule that is `chosen`: None is tinyir's own, '' none."""
    if chosen is None:
        return None
    if chosen == "none":
        return ""
    text = _text(Path(chosen))
    check_schedule(text, Path(chosen), source)
    return text


@contextmanager
def tried_schedule(chosen: str | None, source: Source) -> Iterator[None]:
    """Where tools use the schedule that is `chosen`: their errors say where it does not fit."""
    try:
        yield
    except ToolError as error:
        if chosen is None or chosen == "none":
            raise
        raise failed_schedule(error, _text(Path(chosen)), Path(chosen), source) from None


def _text(path: Path) -> str:
    """The text of a file; raises ProgramError where there is none."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise ProgramError(f"'{path}' cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise ProgramError(f"'{path}' is not text.") from None
