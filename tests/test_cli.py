"""The command line where all goes well: each option, what is made, and where it goes."""

import os
import re
import shlex
import stat
import subprocess
import threading
from pathlib import Path

import pytest
from command_line import ADD, DSL, SOFTMAX, SUM, TEXT_STAGES, Run, computed_sum, names

from tinyir import __version__
from tinyir.stages import Stage

pytest_plugins = ["command_line"]


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


@pytest.mark.parametrize("arguments", [[], ["-o", "other.so"]])
def test_a_header_of_the_users_stays(arguments: list[str], kernels: Path, run: Run) -> None:
    """A header that tinyir wrote is written again."""
    header = kernels.with_name("other.h" if arguments else "kernels.h")
    header.write_text("#define MINE 1")
    done = run(kernels.name, *arguments)
    assert done.status == 2
    assert done.err.startswith(f"error: '{header.name}', where the header of the library goes, is")
    assert header.read_text() == "#define MINE 1"
    header.unlink()
    for _ in range(2):
        assert run(kernels.name, *arguments).status == 0
    assert "Made by tinyir" in header.read_text()


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


@pytest.mark.parametrize("name", ["größe und a,b;c'd\"e.py", "-dash.v2.py", "日本語.py"])
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


def test_a_long_name_of_a_file(kernels: Path, run: Run) -> None:
    """Files of stages have longer names than the file system takes."""
    name = "l" * 252 + ".py"
    kernels.rename(kernels.parent / name)
    done = run(name, "-o", "short.so")
    assert (done.status, done.err) == (0, "")
    assert computed_sum(kernels.parent / "short.so").tolist() == SUM


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
    named = run("kernels.py", "--list", "--arg", "x=f64[tokens,3]").out.decode().splitlines()
    assert named == [
        "a(x: f64[tokens, 3], y: f32[3]) -> (out: f64[tokens, 3])",
        "b(x: f64[tokens, 3]) -> (out: f64[tokens, 3])",
    ]


def test_what_sizes_must_be_is_shown(kernels: Path, run: Run) -> None:
    """A forgotten 'keepdims' is right for one number of rows only."""
    kernels.write_text(
        "from tinyir import f32, kernel\n"
        "@kernel\ndef centred(x: f32['rows', 64]):\n    return x - x.mean(axis=-1)\n"
        "@kernel\ndef twice(x: f32['rows', 64]):\n    return x * 2\n"
    )
    shown = [
        "centred(x: f32[rows, 64]) -> (out: f32[rows, 64])",
        "  needs rows == 64",
        "twice(x: f32[rows, 64]) -> (out: f32[rows, 64])",
    ]
    assert run("kernels.py", "--list").out.decode().splitlines() == shown
    made = run("kernels.py", "-o", "kernels.so").out.decode().splitlines()
    assert made[2:] == [f"  {line}" for line in shown]


WRONG_TYPES = {
    "f32[tokens + 1]": "The dimension tokens + 1 of 'x' is neither a number nor a name.",
    "f32[2 tokens]": "'2 tokens' is not a list of dimensions.",
    "f32[-1]": "A dimension cannot be negative, got -1.",
    "f32[a, b": "--arg takes NAME=TYPE, got 'x=f32[a, b'.",
}


@pytest.mark.parametrize("type_", WRONG_TYPES)
def test_an_arg_that_is_no_type_is_refused(type_: str, kernels: Path, run: Run) -> None:
    done = run("kernels.py", "--list", "--arg", f"x={type_}")
    assert done.status in (1, 2)
    assert f"error: {WRONG_TYPES[type_]}\n" in done.err


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
        "clang",
        "cat",
        *["clang"] * 2,
    ]
    for command in commands:
        made = kept / re.search(r" (?:-o|>>) (\S+)", command)[1]
        assert made.exists()
        if " -o " in command:
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
