"""The command line where something is wrong: messages, exit codes, and what is left behind."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from command_line import ADD, DSL, SOFTMAX, Run, names, process

from tinyir.stages import Stage

pytest_plugins = ["command_line"]

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
        "error: 'folder' cannot be written: it is a folder.\n",
    ),
    "output in no folder": (
        ["kernels.py", "-o", "missing/kernels.so"],
        "error: 'missing/kernels.so' cannot be written: there is no folder 'missing'.\n",
    ),
    "output in a file": (
        ["kernels.py", "-o", "kernels.ll/kernels.so"],
        "error: 'kernels.ll/kernels.so' cannot be written: there is no folder 'kernels.ll'.\n",
    ),
    "output is the input": (
        ["kernels.ll", "-o", "folder/../kernels.ll", "--emit", "llvm"],
        "error: 'folder/../kernels.ll' is the input; give another -o PATH.\n",
    ),
    "output is the DSL file": (
        ["kernels.py", "-o", "kernels.py"],
        "error: 'kernels.py' is the input; give another -o PATH.\n",
    ),
    **{
        f"{report} and {option}": (
            ["kernels.py", report, option, *values],
            f"error: {report} only prints, so {option} does not go with it.\n"
            "  hint: give them one after the other\n",
        )
        for report in ("--doctor", "--list", "--explain-types", "--check")
        for option, *values in (
            ("--emit", "mlir"),
            ("-o", "made.so"),
            ("--save-temps", "folder"),
            ("--time-report",),
        )
    },
    "two reports": (
        ["kernels.py", "--check", "--list"],
        "error: --list only prints, so --check does not go with it.\n"
        "  hint: give them one after the other\n",
    ),
    **{
        f"empty {option}": (["kernels.py", option, ""], f"error: {option} needs a value, got ''.\n")
        for option in ("-o", "--kernel", "--arg", "--schedule", "--save-temps", "--target-cpu")
    },
    "empty kernel of two": (
        ["kernels.py", "--kernel", "add", "--kernel="],
        "error: --kernel needs a value, got ''.\n",
    ),
    "empty file": ([""], "error: FILE needs a value, got ''.\n"),
    "empty value of a report": (
        ["kernels.py", "--list", "-o", ""],
        "error: -o needs a value, got ''.\n",
    ),
    "file for all stages": (
        ["kernels.py", "--save-temps", "kernels.ll"],
        "error: --save-temps takes a folder, and 'kernels.ll' is no folder.\n"
        "  hint: name another: it is made where it is not there\n",
    ),
    "folder in a file for all stages": (
        ["kernels.py", "--save-temps", "kernels.ll/temps/all", "-o", "folder/kernels.so"],
        "error: --save-temps takes a folder, and 'kernels.ll' is no folder.\n"
        "  hint: name another: it is made where it is not there\n",
    ),
    "device for all stages": (
        ["kernels.py", "--save-temps", "/dev/null"],
        "error: --save-temps takes a folder, and '/dev/null' is no folder.\n"
        "  hint: name another: it is made where it is not there\n",
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
    "empty stage": (["kernels.py", "--emit", ""], "invalid choice: ''"),
    "empty fp": (["kernels.py", "--fp="], "invalid choice: ''"),
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
        "error: No kernel of 'kernels.py' has a parameter 'z'.\n"
        "  hint: 'add' has x, y; 'softmax' has x\n",
    ),
    "parameter of the kernel that is asked for": (
        ["kernels.py", "--kernel", "softmax", "--arg", "y=f32[3]", "--arg", "x=f32[4, 4]"],
        "error: No kernel of 'kernels.py' has a parameter 'y'.\n  hint: 'softmax' has x\n",
    ),
    "dtype": (
        ["kernels.py", "--arg", "x=f33[3]"],
        "error: There is no dtype 'f33'.\n"
        "  hint: the dtypes are bool, i8, i16, i32, i64, u8, u16, u32, u64, f16, bf16, f32, f64\n",
    ),
}


@pytest.mark.parametrize("case", MISSING)
def test_what_is_missing(case: str, kernels: Path, run: Run, work: Path) -> None:
    arguments, expected = MISSING[case]
    done = run(*arguments)
    assert (done.status, done.out, done.err) == (1, b"", expected)
    assert names(kernels.parent) == {"kernels.py"}
    assert names(work) == set()


@pytest.mark.parametrize("name", ["axis", "rest", "named"])
def test_a_parameter_that_has_no_type(name: str, kernels: Path, run: Run) -> None:
    kernels.write_text(
        "from tinyir import f32, kernel\n"
        "@kernel\ndef total(x: f32[4], *, axis=0):\n    return x.sum(axis=axis)\n"
        "@kernel\ndef made(*rest, **named):\n    return 1.0\n"
    )
    done = run("kernels.py", "--arg", f"{name}=f32[3]")
    assert (done.status, done.out, done.err) == (
        1,
        b"",
        f"error: The parameter '{name}' has no type: it is static, or any number of arrays.\n"
        "  hint: 'total' has x; 'made' has none\n",
    )


SCHEDULE_HINT = (
    "  hint: --emit schedule prints one for these kernels, --schedule none needs no file\n"
)
NO_SCHEDULE = "is no schedule: it has no 'transform.named_sequence'.\n"
OTHER_SCHEDULE = (
    "{name}:{line}:1: error: '{name}' is a schedule for '{kernel}', which is none of the kernels.\n"
    "    // kernel {banner}\n"
    "    ^\n"
    "  note: it is for add, softmax\n"
    "  note: those to compile are {present}\n"
)
ADD_AT, SOFTMAX_AT = (
    {"name": "kernels.schedule.mlir", "line": line, "kernel": kernel, "banner": banner}
    for line, (kernel, banner) in enumerate((("add", ADD), ("softmax", SOFTMAX)), 2)
)

OTHER_SCHEDULES = {
    "DSL file": (
        ["kernels.py", "--schedule", "kernels.py"],
        f"kernels.py:1:1: error: 'kernels.py' {NO_SCHEDULE}"
        "    from tinyir import exp, f32, kernel\n    ^\n",
    ),
    "text of another stage": (
        ["kernels.py", "--schedule", "kernels.mlir"],
        f"kernels.mlir:1:1: error: 'kernels.mlir' {NO_SCHEDULE}    // tinyir mlir\n    ^\n",
    ),
    "of the stage that is read": (
        ["kernels.mlir", "--schedule", "kernels.mlir"],
        f"kernels.mlir:1:1: error: 'kernels.mlir' {NO_SCHEDULE}    // tinyir mlir\n    ^\n",
    ),
    "nothing": (
        ["kernels.py", "--schedule", "nothing"],
        f"nothing:1:1: error: 'nothing' {NO_SCHEDULE}",
    ),
    "no text": (["kernels.py", "--schedule", "bytes"], "error: 'bytes' is not text.\n"),
    "one kernel more": (
        ["kernels.py", "--kernel", "add", "--schedule", "kernels.schedule.mlir"],
        OTHER_SCHEDULE.format(**SOFTMAX_AT, present="add"),
    ),
    "the other kernel": (
        ["kernels.py", "--kernel", "softmax", "--schedule", "kernels.schedule.mlir"],
        OTHER_SCHEDULE.format(**ADD_AT, present="softmax"),
    ),
    "another file": (
        ["other.py", "--schedule", "kernels.schedule.mlir"],
        OTHER_SCHEDULE.format(**ADD_AT, present="sum_up, softmax"),
    ),
    "text of another file": (
        ["other.mlir", "--schedule", "kernels.schedule.mlir"],
        OTHER_SCHEDULE.format(**ADD_AT, present="sum_up, softmax"),
    ),
}


@pytest.mark.parametrize("last", ["library", "schedule", "optimized"])
@pytest.mark.parametrize("case", OTHER_SCHEDULES)
def test_a_file_that_is_no_schedule_for_the_kernels(
    case: str, last: str, folder_of_all_kinds: Path, run: Run, work: Path
) -> None:
    """It is an error of the input: no tool sees it, and nothing is written."""
    arguments, expected = OTHER_SCHEDULES[case]
    Path("nothing").touch()
    Path("bytes").write_bytes(b"\x7fELF\xff\xfe")
    Path("other.py").write_text(DSL.replace("def add", "def sum_up"))
    assert run("other.py", "--emit", "mlir", "-o", "other.mlir").status == 0
    before = contents(folder_of_all_kinds)
    done = run(*arguments, "--emit", last)
    hint = "" if case == "no text" else SCHEDULE_HINT
    assert (done.status, done.out, done.err) == (1, b"", expected + hint)
    assert contents(folder_of_all_kinds) == before
    assert names(work) == set()


def test_a_schedule_for_some_of_the_kernels_is_one(kernels: Path, run: Run) -> None:
    """The others are lowered plainly; sizes may be others, too."""
    options = ("--emit", "schedule", "-o", "softmax.mlir")
    assert run("kernels.py", "--kernel", "softmax", *options).status == 0
    kernels.write_text(DSL.replace("f32[4, 6]", "f32[8, 12]"))
    done = run("kernels.py", "--schedule", "softmax.mlir", "--emit", "optimized")
    assert (done.status, done.err) == (0, "")
    assert b"scf.for" in done.out


@pytest.mark.parametrize(
    ("file", "option"),
    [
        ("kernels.py", "--emit=optimized"),
        ("kernels.py", "--emit=asm"),
        ("kernels.py", "--check"),
        ("other.mlir", "--emit=asm"),
    ],
)
def test_a_schedule_that_fails_is_one_for_another_signature(
    file: str, option: str, kernels: Path, run: Run
) -> None:
    """What the tool printed follows."""
    options = ("--kernel", "softmax", "--emit")
    assert run("kernels.py", *options, "schedule", "-o", "softmax.mlir").status == 0
    kernels.write_text(DSL.replace("f32[4, 6]", 'f32["n", 6]'))
    assert run("kernels.py", *options, "mlir", "-o", "other.mlir").status == 0
    done = run(file, "--schedule", "softmax.mlir", option)
    assert (done.status, done.out) == (3, b"")
    start, _, rest = done.err.partition("  note: mlir-opt ")
    assert start == (
        "softmax.mlir:2:1: error: The schedule 'softmax.mlir' does not fit 'softmax': it is for "
        f"another signature.\n    // kernel {SOFTMAX}\n    ^\n"
        "  note: the kernel is softmax(x: f32[n, 6]) -> (out: f32[n, 6])\n"
    )
    assert "failed with exit status 1.\n  note: it printed:\n" in rest
    assert "requires exactly one target handle" in rest
    assert rest.endswith(SCHEDULE_HINT)


@pytest.mark.parametrize("option", ["--emit=optimized", "--check"])
def test_a_schedule_that_fails_for_the_same_signature_may_be_old(
    option: str, kernels: Path, run: Run
) -> None:
    """The kernel computes something else, or the schedule was edited."""
    assert run("kernels.py", "--emit", "schedule", "-o", "kernels.mlir").status == 0
    text = Path("kernels.mlir").read_text()
    Path("kernels.mlir").write_text(text.replace("tile_sizes [", "tile_sizes [1, 1, 1, "))
    done = run("kernels.py", "--schedule", "kernels.mlir", option)
    assert (done.status, done.out) == (3, b"")
    assert re.match(r"error: mlir-opt [\d.]+ failed with exit status 1\.\n", done.err)
    hint = SCHEDULE_HINT.replace("--emit", "does it fit what the kernels compute now? --emit")
    assert done.err.endswith(hint)


def test_a_tool_that_fails_elsewhere_says_nothing_of_the_schedule(
    kernels: Path, stages: dict[Stage, Path], run: Run
) -> None:
    text = stages[Stage.MLIR].read_text()
    Path("broken.mlir").write_text(text.replace("arith.addf", "arith.addg", 1))
    done = run("broken.mlir", "--schedule", str(stages[Stage.SCHEDULE]), "--emit", "optimized")
    assert done.status == 3
    assert "arith.addg" in done.err
    assert "--emit schedule" not in done.err


FAILURES = {
    "wrong program": (["broken.py", "-o", "out.so"], 1),
    "wrong text": (["broken.mlir", "-o", "out.so"], 3),
    "no such CPU": (["kernels.py", "-o", "out.so", "--target-cpu", "abacus"], 2),
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
        stages[Stage.BUFFERIZED].read_text().replace("linalg.generic", "linalg.genetic")
    )
    for name in ("out.so", "out.h", "header.so"):
        Path(name).write_text("/* Made by tinyir, and precious */")
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
    at = next(number for number, line in enumerate(lines, 1) if "math.fma" in line)
    lines[at - 1] = lines[at - 1].replace("math.fma", "math.fmad")
    Path("my text.mlir").write_text("".join(lines))
    done = run("my text.mlir")
    assert done.status == 3
    first, source, carets, *_ = done.err.splitlines()
    assert re.fullmatch(
        rf"my text.mlir:{at}:\d+: error: mlir-opt [\d.]+ failed with exit .*", first
    )
    assert source == f"    {lines[at - 1].rstrip()}"
    assert carets.index("^") == source.index("math.fmad")
    assert "unregistered operation 'math.fmad'" in done.err or "'math.fmad'" in done.err


TYPED = (Stage.MLIR, Stage.OPTIMIZED, Stage.BUFFERIZED)
COUNTED = (Stage.LOWERED, Stage.LLVM)


@pytest.mark.parametrize("stage", [*TYPED, *COUNTED], ids=lambda stage: stage.label)
@pytest.mark.parametrize(
    ("old", "new", "shows"),
    [
        ("y: f32[3]", "y: f32[4]", TYPED),
        ("x: f32[4, 6]", "x: i32[4, 6]", TYPED),
        ("x: f32[2, 3], y", "y", (*TYPED, *COUNTED)),
        ("y: f32[3])", "y: f32[3], z: f32[3])", (*TYPED, *COUNTED)),
    ],
    ids=["shape", "dtype", "one less", "one more"],
)
def test_a_banner_that_says_other_types_than_the_function(
    stage: Stage,
    old: str,
    new: str,
    shows: tuple[Stage, ...],
    stages: dict[Stage, Path],
    run: Run,
    tmp_path: Path,
) -> None:
    """The types of the banner become the header: they may not be others than the code's."""
    text = stages[stage].read_text()
    line = next(at for at, each in enumerate(text.splitlines(), 1) if old in each)
    path = tmp_path / f"edited{stage.suffix}"
    path.write_text(text.replace(old, new, 1))
    done = run(path, "--emit", "asm", "-o", "-")
    if stage not in shows:
        assert done.status == 0
        return
    assert done.status == 1
    first, *_, it_takes, line_says, hint = done.err.splitlines()
    kernel = "softmax" if "6" in old else "add"
    assert first == (
        f"{path.name}:{line}:1: error: The function '{kernel}' does not take what this line says."
    )
    assert it_takes.partition("takes ")[2] != line_says.partition("says ")[2]
    assert hint == "  hint: these lines say what the text holds: change both, or neither"


def test_a_cpu_that_there_is_not(kernels: Path, run: Run, work: Path) -> None:
    """It is the user's word, and not clang that fails."""
    done = run("kernels.py", "--target-cpu", "nonesuch")
    assert done.status == 2
    first, hint = done.err.splitlines()
    assert first == "error: There is no CPU 'nonesuch' for clang."
    assert re.fullmatch(r"  hint: '\S*clang\S* --print-supported-cpus' lists them", hint)
    assert names(work) == set()
    assert run("kernels.py", "--target-cpu", "nonesuch", "--emit", "llvm").status == 0


def test_unwritable_folder(kernels: Path, run: Run) -> None:
    """/proc is a folder in which nobody can make files, not even root."""
    if not Path("/proc/self").exists():
        pytest.skip("this system has no /proc")
    done = run("kernels.py", "--emit", "graph", "-o", "/proc/kernels.graph")
    assert done.status == 1
    assert re.fullmatch(r"error: '/proc/kernels.graph' cannot be written: .*\.\n", done.err)
    done = run("kernels.py", "--save-temps", "/proc/temps", "--emit", "graph")
    assert (done.status, done.out) == (1, b"")
    assert re.fullmatch(r"error: '/proc/temps' cannot be made: .*\.\n", done.err)


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
