"""The command line: each option, each exit code, and what is left behind when something fails."""

import ctypes
import os
import re
import shlex
import stat
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest

from tinyir import __version__
from tinyir.cli import main
from tinyir.stages import Stage

DSL = """\
from tinyir import exp, f32, kernel


@kernel
def add(x: f32[2, 3], y: f32[3]):
    return x + y


@kernel
def softmax(x: f32[4, 6]):
    numerator = exp(x - x.max(axis=-1, keepdims=True))
    return numerator / numerator.sum(axis=-1, keepdims=True)
"""

ADD = "add(x: f32[2, 3], y: f32[3]) -> (out: f32[2, 3])"
SOFTMAX = "softmax(x: f32[4, 6]) -> (out: f32[4, 6])"

TEXT_STAGES = [stage for stage in Stage if stage.is_text]


@dataclass(frozen=True)
class Outcome:
    """What a command returned and printed."""

    status: int
    out: bytes
    err: str


Run = Callable[..., Outcome]


@pytest.fixture
def run(capsysbinary: pytest.CaptureFixture[bytes]) -> Run:
    """`run(*arguments)`: the command line in this process."""

    def call(*arguments: object) -> Outcome:
        capsysbinary.readouterr()
        try:
            status = main([str(each) for each in arguments])
        except SystemExit as exit_:  # argparse's own
            status = exit_.code
        shown = capsysbinary.readouterr()
        return Outcome(status, shown.out, shown.err.decode())

    return call


@pytest.fixture
def kernels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A DSL file, in the current folder, which holds nothing else."""
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    path = folder / "kernels.py"
    path.write_text(DSL)
    return path


@pytest.fixture
def work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which commands make their temporary folders."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


@pytest.fixture(scope="module")
def stages(tmp_path_factory: pytest.TempPathFactory) -> dict[Stage, Path]:
    """The files that --save-temps makes of DSL, and the library."""
    folder = tmp_path_factory.mktemp("stages")
    source = folder / "kernels.py"
    source.write_text(DSL)
    saved = folder / "saved" / "deeper"
    assert main([str(source), "--save-temps", str(saved), "-o", str(folder / "kernels.so")]) == 0
    return {stage: saved / f"kernels.{stage.number}{stage.suffix}" for stage in Stage}


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def process(*arguments: object, **options: object) -> subprocess.CompletedProcess[bytes]:
    """The command in a process of its own."""
    command = [sys.executable, Path(__file__).parent.parent / "bin" / "tinyir-compile", *arguments]
    given = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **options}
    return subprocess.run(list(map(str, command)), check=False, **given)


def computed_sum(library: Path) -> np.ndarray:
    """What the library's `add` makes of [[0, 1, 2], [3, 4, 5]] and [10, 20, 30]."""
    x = np.arange(6, dtype=np.float32).reshape(2, 3)
    y = np.array([10, 20, 30], np.float32)
    out = np.empty_like(x)
    pointers = [each.ctypes.data_as(ctypes.c_void_p) for each in (x, y, out)]
    assert ctypes.CDLL(str(library)).add(*pointers) == 0
    return out


SUM = [[10, 21, 32], [13, 24, 35]]


# What is made, and where it goes.


def test_a_library_and_its_header_are_made_in_the_current_folder(
    kernels: Path, run: Run, work: Path
) -> None:
    done = run("kernels.py")
    assert (done.status, done.err) == (0, "")
    assert done.out.decode() == f"made kernels.h\nmade kernels.so\n  {ADD}\n  {SOFTMAX}\n"
    assert names(kernels.parent) == {"kernels.py", "kernels.h", "kernels.so"}
    assert names(work) == set()
    assert computed_sum(kernels.with_suffix(".so")).tolist() == SUM
    assert "int add(" in kernels.with_suffix(".h").read_text()


def test_files_have_the_rights_that_the_umask_leaves(kernels: Path, run: Run) -> None:
    before = os.umask(0o027)
    try:
        run("kernels.py")
    finally:
        os.umask(before)
    rights = {name: stat.S_IMODE(os.stat(name).st_mode) for name in ("kernels.so", "kernels.h")}
    assert rights == {"kernels.so": 0o750, "kernels.h": 0o640}


@pytest.mark.parametrize("stage", TEXT_STAGES, ids=lambda stage: stage.label)
def test_emit_text(stage: Stage, stages: dict[Stage, Path], kernels: Path, run: Run) -> None:
    """A text goes to standard output, or whole into a file, and is what --save-temps saves."""
    text = stages[stage].read_bytes()
    banner = f"{stage.comment} tinyir {stage.label}\n{stage.comment} kernel {ADD}\n"
    assert text.decode().startswith(f"{banner}{stage.comment} kernel {SOFTMAX}\n")

    shown = run("kernels.py", "--emit", stage.label)
    assert (shown.status, shown.out, shown.err) == (0, text, "")
    written = run("kernels.py", "--emit", stage.label, "-o", "text.out")
    assert (written.status, written.out, written.err) == (0, b"made text.out\n", "")
    assert Path("text.out").read_bytes() == text
    assert names(kernels.parent) == {"kernels.py", "text.out"}


@pytest.mark.parametrize("stage", [Stage.GRAPH, Stage.OBJECT, Stage.LIBRARY], ids=lambda s: s.label)
def test_output_dash_is_standard_output(
    stage: Stage, stages: dict[Stage, Path], kernels: Path, run: Run
) -> None:
    done = run("kernels.py", "--emit", stage.label, "-o", "-")
    assert (done.status, done.out, done.err) == (0, stages[stage].read_bytes(), "")
    assert names(kernels.parent) == {"kernels.py"}


def test_object_has_a_default_name(kernels: Path, run: Run, stages: dict[Stage, Path]) -> None:
    assert run("kernels.py", "--emit", "object").out == b"made kernels.o\n"
    assert Path("kernels.o").read_bytes() == stages[Stage.OBJECT].read_bytes()


def test_saved_stages_are_all_ten(stages: dict[Stage, Path]) -> None:
    folder = stages[Stage.GRAPH].parent
    assert names(folder) == {path.name for path in stages.values()}
    assert {"kernels.0.graph", "kernels.2.schedule.mlir", "kernels.9.so"} <= names(folder)


@pytest.mark.parametrize(
    "name", ["größe und spaces.py", "a,b;c'd\"e.py", "-dash.py", "two.dots.py", "日本語.py"]
)
def test_any_name_of_a_file_will_do(name: str, tmp_path: Path, run: Run) -> None:
    """Tools take lists of file names and options; no letter in a user's name may matter."""
    folder = tmp_path / "a folder, with ümläuts"
    folder.mkdir()
    source = folder / name
    source.write_text(DSL)
    library = folder / f"{name}.so"
    done = run(source, "-o", library, "--save-temps", folder / "temps")
    assert (done.status, done.err) == (0, "")
    assert computed_sum(library).tolist() == SUM
    assert f"{source.stem}.6.ll" in names(folder / "temps")
    again = run(folder / "temps" / f"{source.stem}.3.optimized.mlir", "-o", folder / "again.so")
    assert (again.status, again.err) == (0, "")


def test_longest_name_that_the_file_system_takes(kernels: Path, run: Run) -> None:
    name = "l" * 252 + ".so"
    assert run("kernels.py", "-o", name).status == 0
    assert computed_sum(kernels.parent / name).tolist() == SUM
    too_long = "l" * 253 + ".so"
    done = run("kernels.py", "-o", too_long)
    assert (done.status, done.err.endswith("cannot be written: File name too long.\n")) == (1, True)
    assert names(kernels.parent) == {"kernels.py", name, name.replace(".so", ".h")}


def test_a_pipe_is_written_to_and_not_replaced(kernels: Path, run: Run) -> None:
    """Nor is a device: as root, replacing /dev/null would succeed."""
    pipe = kernels.parent / "pipe"
    os.mkfifo(pipe)
    received = []
    reader = threading.Thread(target=lambda: received.append(pipe.read_bytes()))
    reader.start()
    done = run("kernels.py", "-o", pipe)
    reader.join(timeout=60)
    assert done.status == 0
    assert received[0].startswith(b"\x7fELF")
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert names(kernels.parent) == {"kernels.py", "pipe"}


# Which kernels, of which types.


def test_list(kernels: Path, run: Run) -> None:
    assert run("kernels.py", "--list").out.decode() == f"{ADD}\n{SOFTMAX}\n"
    assert run("kernels.py", "--list", "--kernel", "softmax").out.decode() == f"{SOFTMAX}\n"
    assert names(kernels.parent) == {"kernels.py"}


@pytest.mark.parametrize("stage", [Stage.GRAPH, Stage.LOWERED, Stage.ASM], ids=lambda s: s.label)
def test_list_of_text(stage: Stage, stages: dict[Stage, Path], run: Run) -> None:
    assert run(stages[stage], "--list").out.decode() == f"{ADD}\n{SOFTMAX}\n"


def test_kernel_can_be_repeated_and_keeps_the_order_of_the_file(
    kernels: Path, run: Run, stages: dict[Stage, Path]
) -> None:
    one = run("kernels.py", "--kernel", "softmax", "--emit", "graph").out.decode()
    assert "kernel softmax(" in one
    assert "add(" not in one
    both = run("kernels.py", "--kernel", "softmax", "--kernel", "add", "--emit", "graph").out
    assert both == stages[Stage.GRAPH].read_bytes()
    assert run(stages[Stage.GRAPH], "--kernel", "add", "--list").out.decode() == f"{ADD}\n"


def test_arg_gives_and_overrides_types(kernels: Path, run: Run) -> None:
    kernels.write_text(
        "from tinyir import f32, kernel\n"
        "@kernel\ndef a(x, y: f32[3]):\n    return x + y\n"
        "@kernel\ndef b(x: f32[9]):\n    return x\n"
    )
    done = run("kernels.py", "--list", "--arg", "x=f64[2, 3]", "--arg", " y = f32 ")
    assert done.out.decode().splitlines() == [
        "a(x: f64[2, 3], y: f32[]) -> (out: f64[2, 3])",
        "b(x: f64[2, 3]) -> (out: f64[2, 3])",
    ]


# Text goes in again.


@pytest.mark.parametrize(
    "stage", [stage for stage in TEXT_STAGES if stage is not Stage.SCHEDULE], ids=lambda s: s.label
)
def test_any_stage_in_any_later_stage_out(
    stage: Stage, stages: dict[Stage, Path], kernels: Path, run: Run
) -> None:
    """From each text the library is the one that the DSL file gives."""
    schedule = ["--schedule", stages[Stage.SCHEDULE]] if stage is Stage.MLIR else []
    done = run(stages[stage], *schedule, "-o", "again.so", "--save-temps", "temps")
    assert (done.status, done.err) == (0, "")
    assert done.out.decode() == f"made again.h\nmade again.so\n  {ADD}\n  {SOFTMAX}\n"
    for later in Stage:
        made = Path("temps") / stages[later].name
        assert made.exists() == (later.number >= stage.number)
        if made.exists():
            assert made.read_bytes() == stages[later].read_bytes()
    assert computed_sum(Path("again.so").resolve()).tolist() == SUM


def test_an_edit_has_its_effect(stages: dict[Stage, Path], kernels: Path, run: Run) -> None:
    text = stages[Stage.OPTIMIZED].read_text()
    assert text.count("arith.addf %in, %in_0 : f32") == 1
    Path("edited.mlir").write_text(text.replace("arith.addf %in, %in_0", "arith.mulf %in, %in_0"))
    assert run("edited.mlir").status == 0
    assert computed_sum(Path("edited.so").resolve()).tolist() == [[0, 20, 60], [30, 80, 150]]


def test_mlir_text_without_a_schedule_is_lowered_plainly(
    stages: dict[Stage, Path], kernels: Path, run: Run
) -> None:
    done = run(stages[Stage.MLIR], "--emit", "optimized")
    assert done.err == (
        "note: text has no schedule of its own; the plain lowering is used (see --schedule)\n"
    )
    assert b"scf.for" not in done.out
    assert run("kernels.py", "--schedule", "none", "--emit", "optimized").out == done.out
    assert run(stages[Stage.MLIR], "--schedule", "none", "--emit", "optimized").err == ""


def test_own_schedule_can_be_given(stages: dict[Stage, Path], kernels: Path, run: Run) -> None:
    """With its banner or without, it is the schedule, and has one banner when it is shown."""
    schedule = stages[Stage.SCHEDULE].read_text()
    Path("bare.mlir").write_text("".join(schedule.splitlines(keepends=True)[3:]))
    for given in (stages[Stage.SCHEDULE], "bare.mlir"):
        shown = run("kernels.py", "--schedule", given, "--emit", "schedule")
        assert shown.out.decode() == schedule
        optimized = run("kernels.py", "--schedule", given, "--emit", "optimized").out
        assert optimized == stages[Stage.OPTIMIZED].read_bytes()


# What is told on the way.


def test_verbose_commands_can_be_pasted(
    tmp_path: Path, kernels: Path, run: Run, work: Path
) -> None:
    """The files that they name are kept, and each makes what it made."""
    source = kernels.rename("my kernels.py")
    done = run(source, "-v")
    assert done.out.decode().startswith("made my kernels.h\n")
    *commands, last = done.err.splitlines()
    (kept,) = work.iterdir()
    assert last == f"# the files of these commands are kept in {kept}"
    assert [shlex.split(each)[3].rpartition("/")[2] for each in commands] == [
        *["mlir-opt"] * 3,
        "mlir-translate",
        *["clang"] * 3,
    ]
    for command in commands:
        made = kept / re.search(r" -o (\S+)", command)[1]
        assert made.exists()
        made.unlink()
        subprocess.run(["sh", "-c", command], check=True, cwd=tmp_path)
        assert made.exists()
    assert (kept / "my_kernels.so").read_bytes() == Path("my kernels.so").read_bytes()


def test_ir_is_printed_after_passes(kernels: Path, run: Run, stages: dict[Stage, Path]) -> None:
    """mlir-opt prints to standard error; the result is the same as without."""
    every = run("kernels.py", "--emit", "lowered", "--print-ir-after-all")
    changed = run("kernels.py", "--emit", "lowered", "--print-ir-after-change")
    for done in (every, changed):
        assert done.status == 0
        assert done.out == stages[Stage.LOWERED].read_bytes()
    assert "IR Dump After CSE" in every.err
    assert "IR Dump After ConvertLinalgToLoopsPass" in changed.err
    assert 0 < changed.err.count("IR Dump After") < every.err.count("IR Dump After")


def test_time_report_has_each_stage(kernels: Path, run: Run) -> None:
    done = run("kernels.py", "--emit", "object", "--time-report")
    lines = [line.split() for line in done.err.splitlines()]
    made = [stage.label for stage in Stage if stage is not Stage.LIBRARY]
    assert [label for label, _, _ in lines] == [*made, "total"]
    assert {unit for _, _, unit in lines} == {"ms"}
    *parts, total = [float(number) for _, number, _ in lines]
    assert min(parts[3:]) > 0
    assert sum(parts) == pytest.approx(total, abs=1)


def test_doctor_shows_the_tools(run: Run) -> None:
    done = run("--doctor")
    assert (done.status, done.err) == (0, "")
    lines = done.out.decode().splitlines()
    patterns = [r"mlir-opt 22: 22\.", r"mlir-translate 22: 22\.", r"clang 22 or newer: \d+\."]
    for line, pattern in zip(lines, patterns, strict=True):
        assert re.fullmatch(rf"ok       {pattern}\d+\.\d+ at /.*", line)


def test_version_and_help(run: Run) -> None:
    assert run("--version").out.decode() == f"tinyir {__version__}\n"
    shown = run("--help")
    assert shown.status == 0
    assert "exit codes: 0 done; 1 the program or its input is wrong; 2 usage" in shown.out.decode()
    assert ", ".join(stage.label for stage in Stage) in " ".join(shown.out.decode().split())


@pytest.mark.skipif(os.uname().machine != "x86_64", reason="names processors of x86-64")
def test_target_cpu(kernels: Path, run: Run) -> None:
    """The default is the same on all machines of an architecture."""
    command = ["kernels.py", "--kernel", "add", "--arg", "x=f32[8, 64]", "--arg", "y=f32[64]"]
    command += ["--emit", "asm"]
    default, oldest = run(*command).out, run(*command, "--target-cpu", "x86-64").out
    assert default == run(*command, "--target-cpu", "x86-64-v3").out
    assert b"%ymm" in default
    assert b"%ymm" not in oldest
    assert b"%xmm" in oldest
    assert run(*command, "--target-cpu", "native").status == 0


# What goes wrong.

USAGE = {
    "no file": ([], "error: A FILE is needed.\n  hint: see tinyir-compile --help\n"),
    "arg of text": (
        ["kernels.ll", "--arg", "x=f32[3]"],
        "error: --arg goes with a DSL file (.py).\n",
    ),
    "arg without type": (
        ["kernels.py", "--arg", "x"],
        "error: --arg takes NAME=TYPE, got 'x'.\n  hint: such as 'x=f32[8,64]'\n",
    ),
    "arg with something else": (
        ["kernels.py", "--arg", "x=float*"],
        "error: --arg takes NAME=TYPE, got 'x=float*'.\n  hint: such as 'x=f32[8,64]'\n",
    ),
    "kernel of text": (
        ["kernels.ll", "--kernel", "add"],
        "error: --kernel goes with a DSL file or text of the stage 'graph'.\n",
    ),
    "schedule of late text": (
        ["kernels.ll", "--schedule", "none"],
        "error: --schedule goes with a DSL file or text of stage 'graph' or 'mlir'.\n",
    ),
    "earlier stage": (
        ["kernels.ll", "--emit", "mlir"],
        "error: The input is of stage 'llvm', which comes after 'mlir'.\n",
    ),
    "schedule alone": (
        ["kernels.schedule.mlir"],
        "error: A schedule alone has no kernels.\n"
        "  hint: --schedule FILE applies one to a DSL file, or to text of stage 'mlir'\n",
    ),
    "schedule of mlir": (
        ["kernels.mlir", "--schedule", "none", "--emit", "schedule"],
        "error: Text of stage 'mlir' has no schedule.\n"
        "  hint: --schedule FILE applies one to a DSL file, or to text of stage 'mlir'\n",
    ),
    "output is a folder": (
        ["kernels.py", "-o", "folder"],
        "error: 'folder' cannot be written: it is a folder, or its folder is missing.\n",
    ),
    "output in no folder": (
        ["kernels.py", "-o", "missing/kernels.so"],
        "error: 'missing/kernels.so' cannot be written: it is a folder, or its folder is "
        "missing.\n",
    ),
    "output in a file": (
        ["kernels.py", "-o", "kernels.ll/kernels.so"],
        "error: 'kernels.ll/kernels.so' cannot be written: it is a folder, or its folder is "
        "missing.\n",
    ),
    "output is the input": (
        ["kernels.ll", "-o", "folder/../kernels.ll", "--emit", "llvm"],
        "error: 'folder/../kernels.ll' is the input; give another -o PATH.\n",
    ),
    "output is the DSL file": (
        ["kernels.py", "-o", "kernels.py"],
        "error: 'kernels.py' is the input; give another -o PATH.\n",
    ),
    "output is a header": (
        ["kernels.py", "-o", "kernels.h"],
        "error: 'kernels.h' is the name of a header; give another -o PATH.\n",
    ),
}

ARGPARSE = {
    "unknown stage": (["kernels.py", "--emit", "mlri"], "invalid choice: 'mlri'"),
    "unknown option": (["kernels.py", "--fast"], "unrecognized arguments: --fast"),
    "abbreviation": (["kernels.py", "--save", "x"], "unrecognized arguments: --save x"),
    "two files": (["kernels.py", "kernels.ll"], "unrecognized arguments: kernels.ll"),
}


@pytest.fixture
def folder_of_all_kinds(kernels: Path, stages: dict[Stage, Path]) -> Path:
    """The current folder, with a DSL file, texts and a folder."""
    folder = kernels.parent
    (folder / "folder").mkdir()
    for stage in (Stage.MLIR, Stage.SCHEDULE, Stage.LLVM):
        (folder / f"kernels{stage.suffix}").write_bytes(stages[stage].read_bytes())
    return folder


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


@pytest.mark.parametrize("case", USAGE)
def test_usage(case: str, folder_of_all_kinds: Path, run: Run, work: Path) -> None:
    """Exit code 2; nothing is written."""
    arguments, expected = USAGE[case]
    before = contents(folder_of_all_kinds)
    done = run(*arguments)
    assert (done.status, done.out, done.err) == (2, b"", expected)
    assert contents(folder_of_all_kinds) == before
    assert names(work) == set()


@pytest.mark.parametrize("case", ARGPARSE)
def test_usage_that_argparse_refuses(case: str, kernels: Path, run: Run) -> None:
    arguments, expected = ARGPARSE[case]
    done = run(*arguments)
    assert (done.status, done.out) == (2, b"")
    assert done.err.startswith("usage: tinyir-compile ")
    assert expected in done.err


def banner_error(name: str, line: int, message: str, excerpt: str, hint: str) -> str:
    return f"{name}:{line}:1: error: '{name}' {message}.\n    {excerpt}\n    ^\n  hint: {hint}\n"


NOT_OURS = "is neither a DSL file (.py) nor text that tinyir wrote"
STAGE_HINT = "text of a stage starts with a line such as '// tinyir mlir'"
NO_KERNELS = "does not say which kernels it holds"
KERNEL_HINT = "after its first line comes '// kernel add(x: f32[4]) -> (out: f32[4])'"

WRONG_INPUT = {
    "no banner": ("module {\n}\n", banner_error("in.mlir", 1, NOT_OURS, "module {", STAGE_HINT)),
    "unknown stage": (
        "// tinyir mlri\n// kernel f(x: f32[4]) -> (out: f32[4])\n",
        banner_error("in.mlir", 1, NOT_OURS, "// tinyir mlri", STAGE_HINT),
    ),
    "comment of another stage": (
        "; tinyir mlir\n; kernel f(x: f32[4]) -> (out: f32[4])\n",
        banner_error("in.mlir", 1, NOT_OURS, "; tinyir mlir", STAGE_HINT),
    ),
    "no kernels": (
        "// tinyir mlir\nmodule {\n}\n",
        banner_error("in.mlir", 2, NO_KERNELS, "module {", KERNEL_HINT),
    ),
    "damaged kernel": (
        "// tinyir mlir\n// kernel f(x: f32[4]) -> (out: f32[4])\n// kernel g(x: f32[4]\n",
        banner_error("in.mlir", 3, NO_KERNELS, "// kernel g(x: f32[4]", KERNEL_HINT),
    ),
    "kernels only later": (
        "// tinyir mlir\n//\n// kernel f(x: f32[4]) -> (out: f32[4])\nmodule {}\n",
        banner_error("in.mlir", 2, NO_KERNELS, "//", KERNEL_HINT),
    ),
    "kernel of another name": (
        "// tinyir mlir\n// kernel f(x: f32[4]) -> (out: f32[4])\nfunc.func @ff() {}\n",
        banner_error(
            "in.mlir",
            2,
            "has no function 'f'",
            "// kernel f(x: f32[4]) -> (out: f32[4])",
            "these lines say what the text holds: change both, or neither",
        ),
    ),
    "empty": (
        "",
        f"in.mlir:1:1: error: 'in.mlir' {NOT_OURS}.\n  hint: {STAGE_HINT}\n",
    ),
    "bytes": (b"\x7fELF\xff\xfe", "error: 'in.mlir' is not text.\n"),
}


@pytest.mark.parametrize("case", WRONG_INPUT)
def test_input_that_is_not_text_of_a_stage(case: str, kernels: Path, run: Run) -> None:
    content, expected = WRONG_INPUT[case]
    Path("in.mlir").write_bytes(content if isinstance(content, bytes) else content.encode())
    done = run("in.mlir", "-o", "out.so")
    assert (done.status, done.out, done.err) == (1, b"", expected)
    assert names(kernels.parent) == {"kernels.py", "in.mlir"}


MISSING = {
    "DSL file": (["none.py"], "error: 'none.py' cannot be read: No such file or directory.\n"),
    "text": (["none.mlir"], "error: 'none.mlir' cannot be read: No such file or directory.\n"),
    "folder as text": (["."], "error: '.' cannot be read: Is a directory.\n"),
    "schedule": (
        ["kernels.py", "--schedule", "none.mlir"],
        "error: 'none.mlir' cannot be read: No such file or directory.\n",
    ),
    "kernel": (
        ["kernels.py", "--kernel", "sub"],
        "error: 'kernels.py' has no kernel 'sub'.\n  hint: it has add, softmax\n",
    ),
    "parameter": (
        ["kernels.py", "--arg", "z=f32[3]"],
        "error: No kernel of 'kernels.py' has a parameter 'z'.\n",
    ),
    "dtype": (
        ["kernels.py", "--arg", "x=f33[3]"],
        "error: There is no dtype 'f33'.\n  hint: the dtypes are f32, f64\n",
    ),
    "place for temporary files": (
        ["kernels.py", "--save-temps", "kernels.py/temps"],
        "error: 'kernels.py/temps' cannot be made: Not a directory.\n",
    ),
}


@pytest.mark.parametrize("case", MISSING)
def test_what_is_missing(case: str, kernels: Path, run: Run, work: Path) -> None:
    arguments, expected = MISSING[case]
    done = run(*arguments)
    assert (done.status, done.out, done.err) == (1, b"", expected)
    assert names(kernels.parent) == {"kernels.py"}
    assert names(work) == set()


FAILURES = {
    "wrong program": (["broken.py", "-o", "out.so"], 1),
    "wrong text": (["broken.mlir", "-o", "out.so"], 3),
    "tool failure": (["kernels.py", "-o", "out.so", "--target-cpu", "abacus"], 3),
    "folder in place of the header": (["kernels.py", "-o", "header.so"], 1),
}


@pytest.mark.parametrize("case", FAILURES)
def test_failure_leaves_outputs_as_they_were(
    case: str, kernels: Path, stages: dict[Stage, Path], run: Run, work: Path
) -> None:
    """Outputs appear whole and together, or not at all, and nothing lies beside them."""
    arguments, status = FAILURES[case]
    Path("broken.py").write_text(DSL.replace("return x + y", "return x + z"))
    Path("broken.mlir").write_text(
        stages[Stage.BUFFERIZED].read_text().replace("linalg.reduce", "linalg.reducto")
    )
    for name in ("out.so", "out.h", "header.so"):
        Path(name).write_text("precious")
    Path("header.h").mkdir()
    before = contents(kernels.parent)
    done = run(*arguments)
    assert done.status == status
    assert done.out == b""
    assert contents(kernels.parent) == before
    assert "Traceback" not in done.err
    assert len(names(work)) == (1 if status == 3 else 0), "a tool's input is kept"


def test_a_tool_points_at_the_line_of_the_text_that_went_in(
    stages: dict[Stage, Path], kernels: Path, run: Run, work: Path
) -> None:
    lines = stages[Stage.BUFFERIZED].read_text().splitlines(keepends=True)
    at = next(number for number, line in enumerate(lines, 1) if "math.exp" in line)
    lines[at - 1] = lines[at - 1].replace("math.exp", "math.expo")
    Path("my text.mlir").write_text("".join(lines))
    done = run("my text.mlir")
    assert done.status == 3
    first, source, carets, *_ = done.err.splitlines()
    assert re.fullmatch(
        rf"my text.mlir:{at}:\d+: error: mlir-opt [\d.]+ failed with exit .*", first
    )
    assert source == f"    {lines[at - 1].rstrip()}"
    assert carets.index("^") == source.index("math.expo")
    assert "unregistered operation 'math.expo'" in done.err or "'math.expo'" in done.err


def test_unwritable_folder(kernels: Path, run: Run) -> None:
    """/proc is a folder in which nobody can make files, not even root."""
    if not Path("/proc/self").exists():
        pytest.skip("this system has no /proc")
    done = run("kernels.py", "--emit", "graph", "-o", "/proc/kernels.graph")
    assert done.status == 1
    assert re.fullmatch(r"error: '/proc/kernels.graph' cannot be written: .*\.\n", done.err)


def test_interrupt(kernels: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tinyir.cli.compiled", interrupt)
    done = run("kernels.py")
    assert (done.status, done.out, done.err) == (130, b"", "interrupted\n")
    assert names(kernels.parent) == {"kernels.py"}


# Standard output that takes no more, in processes of their own.


def test_reader_that_has_seen_enough(kernels: Path) -> None:
    """As with `| head -1`: no complaint, no traceback."""
    reading, writing = os.pipe()
    os.close(reading)
    done = process("kernels.py", "--emit", "mlir", stdout=writing)
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize(
    ("arguments", "redirection", "status", "message"),
    [
        ("--emit graph", "> /dev/full", 1, "Standard output cannot be written: No space left"),
        ("--list", "> /dev/full", 1, "Standard output cannot be written: No space left"),
        ("--emit graph", ">&-", 1, "Standard output is closed."),
        ("--emit object", ">&-", 0, ""),
    ],
)
def test_full_or_closed_output(
    arguments: str, redirection: str, status: int, message: str, kernels: Path
) -> None:
    command = Path(__file__).parent.parent / "bin" / "tinyir-compile"
    line = shlex.join([sys.executable, str(command), "kernels.py"])
    done = subprocess.run(
        f"{line} {arguments} {redirection}", shell=True, capture_output=True, check=False, text=True
    )
    assert done.returncode == status
    assert done.stderr.startswith(f"error: {message}" if message else "")
    assert done.stderr.count("\n") == (1 if message else 0)


def test_a_process_returns_the_exit_code(kernels: Path, tmp_path: Path) -> None:
    """From another folder, too: the checkout's command finds its package by itself."""
    assert process(kernels, "--list", cwd=tmp_path).returncode == 0
    assert process("none.py", cwd=tmp_path).returncode == 1
    assert process(cwd=tmp_path).returncode == 2
    missing_tools = {**os.environ, "TINYIR_LLVM": str(tmp_path)}
    assert process(kernels, "-o", "-", cwd=tmp_path, env=missing_tools).returncode == 3
