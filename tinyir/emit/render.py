"""The one Jinja environment: records in, text out."""

import contextlib
import functools
import os
from collections.abc import Sequence
from pathlib import Path

import jinja2
from jinja2.bccache import Bucket

from tinyir.emit.fileviews import DataSectionView, HeaderView, ModuleView
from tinyir.emit.scheduleviews import LoopsView, ScheduleView
from tinyir.errors import InternalError
from tinyir.ir.data import DataFile
from tinyir.ir.signature import Signature


def template_folder() -> Path:
    """Where the templates are: in the installed package, or beside it in a checkout."""
    package = Path(__file__).resolve().parent.parent
    for folder in (package / "templates", package.parent / "templates"):
        if folder.is_dir():
            return folder
    raise InternalError("The templates are missing from this installation.")


@functools.cache
def environment() -> jinja2.Environment:
    """The environment: strict about undefined names, plain text, no stray lines."""
    return jinja2.Environment(
        loader=jinja2.FileSystemLoader(template_folder()),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
        auto_reload=False,
    )


class _CompiledTemplates(jinja2.FileSystemBytecodeCache):
    """Templates compiled to Python, in files that checksums of their sources guard."""

    def dump_bytecode(self, bucket: Bucket) -> None:
        with contextlib.suppress(OSError):  # it saves time and nothing else, so it may fail
            super().dump_bytecode(bucket)


def keep_compiled(folder: Path) -> None:
    """Keeps what Jinja makes of templates in `folder`: that takes longer than to render them."""
    environment().bytecode_cache = _CompiledTemplates(str(folder), "template-%s")


def template_files() -> list[Path]:
    """All templates, sorted; compiled code depends on them."""
    return [Path(name) for name in files_below(template_folder(), ".j2")]


def files_below(folder: Path, ending: str) -> list[str]:
    """The files below `folder` whose names end so, sorted. (Paths take ten times the time.)"""
    walk = os.walk(folder)
    found = [os.path.join(at, name) for at, _, names in walk for name in names]
    return [name for name in sorted(found) if name.endswith(ending)]


def render_module(view: ModuleView) -> str:
    """Text of the `mlir` stage."""
    return _render("module/module.mlir.j2", module=view)


def render_schedule(view: ScheduleView) -> str:
    """Text of the `schedule` stage."""
    return _render("schedule/schedule.mlir.j2", schedule=view)


def render_header(view: HeaderView) -> str:
    """A C header."""
    return _render("c/header.h.j2", header=view)


def render_bufferization() -> str:
    """The transform-dialect text that bufferizes a module."""
    return _render("schedule/bufferize.mlir.j2")


def render_loops(views: Sequence[LoopsView]) -> str:
    """The transform-dialect text that tells LLVM how to vectorise loops."""
    return _render("schedule/loops.mlir.j2", kernels=views)


def render_exports(names: Sequence[str]) -> str:
    """A linker version script that exports `names` and nothing else."""
    return _render("c/exports.map.j2", names=tuple(names))


def render_fast_call(
    layout: object, writeable: int, convention: int, arities: Sequence[Sequence[int]]
) -> str:
    """The C file that makes builtin functions of Python from kernels; see `backend.fastcall`."""
    return _render(
        "c/fast_call.c.j2",
        layout=layout,
        writeable=writeable,
        convention=convention,
        arities=arities,
    )


def render_data(view: DataSectionView) -> str:
    """The assembler text that defines the large constants; '' when there are none."""
    return _render("asm/data.s.j2", section=view) if view.constants else ""


def render_needs(level: int | None) -> str:
    """The assembler text that says what level of x86-64 the code needs; '' when it needs none."""
    return _render("asm/needs.s.j2", level=level) if level else ""


def render_banner(
    comment: str, stage: str, signatures: Sequence[Signature], constants: DataFile
) -> str:
    """The comment lines at the top of a text: its stage, its kernels, and its large constants."""
    return _render(
        "module/banner.j2",
        comment=comment,
        stage=stage,
        signatures=signatures,
        constants=constants,
    )


def _render(name: str, **context: object) -> str:
    try:
        return environment().get_template(name).render(context)
    except jinja2.TemplateError as error:
        place = getattr(error, "filename", None) or name
        raise InternalError(f"The template '{place}' does not render: {error}") from error
