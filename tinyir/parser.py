"""The arguments of `tinyir-compile`, and what its help says about them."""

import argparse

from tinyir import __version__
from tinyir.backend.cpu import portable_cpu
from tinyir.frontend.statics import FAST, STRICT
from tinyir.stages import Stage

EXIT_CODES = """exit codes: 0 done; 1 the program or its input is wrong; 2 usage;
3 a tool is missing or failed; 4 a fault of tinyir"""


def parser() -> argparse.ArgumentParser:
    """What reads the arguments."""
    labels = [stage.label for stage in Stage]
    made = argparse.ArgumentParser(
        prog="tinyir-compile",
        description="Compiles NumPy-style kernels to a C library; every step is readable text.",
        epilog=EXIT_CODES,
        allow_abbrev=False,
    )
    add = made.add_argument
    add("file", nargs="?", metavar="FILE", help=".py (DSL file), or text of any stage")
    add("-o", dest="output", metavar="PATH", help="output; '-' is standard output")
    add(
        "--emit",
        choices=labels,
        metavar="STAGE",
        help=f"one of {', '.join(labels)}; default library",
    )
    add(
        "--kernel",
        action="append",
        default=[],
        metavar="NAME",
        help="only this kernel (repeatable)",
    )
    add(
        "--arg",
        action="append",
        default=[],
        metavar="NAME=TYPE",
        help="a parameter's type: 'x=f32[8,64]'",
    )
    add(
        "--schedule",
        metavar="FILE",
        help="apply this transform-dialect file; 'none': the plain lowering",
    )
    add("--save-temps", metavar="DIR", help="every stage, numbered, in DIR")
    add("--print-ir-after-all", action="store_true", help="handed to mlir-opt")
    add("--print-ir-after-change", action="store_true", help="handed to mlir-opt")
    add("--time-report", action="store_true", help="time per stage")
    add("-v", "--verbose", action="store_true", help="each tool command as run, ready to paste")
    add(
        "--openmp",
        action=argparse.BooleanOptionalAction,
        default=False,
        help="parallel loops, with OpenMP's runtime (default: one thread, nothing but libc)",
    )
    add(
        "--target-cpu",
        metavar="CPU",
        help=f"default {portable_cpu()}; 'native' is this machine, 'aarch64' the baseline of that "
        "architecture; vectors and tiles are as wide as its registers",
    )
    add(
        "--fp",
        choices=[STRICT, FAST],
        help="fast: sums in the precision of their terms and any order, products and sums rounded "
        "once, reciprocals for divisions; NumPy's last bits are given up (default: as the kernels "
        "say)",
    )
    add(
        "--check",
        action="store_true",
        help="build each kernel and compare it, on ordinary and edge inputs, with NumPy's "
        "evaluation of its graph, where float means are added up in float64: bit for bit where all "
        "its operations are exact, else within what their bounds can add up to; exits 1 where one "
        "differs",
    )
    add(
        "--explain-types",
        action="store_true",
        help="the type of each line of each kernel, and why dtypes change",
    )
    add("--list", action="store_true", help="kernels and their signatures")
    add("--doctor", action="store_true", help="the tools found, what is missing and how to get it")
    add("--version", action="version", version=f"tinyir {__version__}")
    return made
