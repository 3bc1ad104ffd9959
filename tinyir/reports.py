"""What the command prints about kernels and tools, instead of compiling or after it."""

import sys
from collections.abc import Mapping

from tinyir.backend.toolchain import Tool, survey
from tinyir.check import check as compare
from tinyir.driver import Options, Source
from tinyir.errors import ProgramError, ToolError, UsageError
from tinyir.ir.explain import explain
from tinyir.stages import Stage


def explain_types(source: Source) -> None:
    """Prints the type of each line of each kernel, and why dtypes change."""
    if source.graphs is None:
        raise UsageError("--explain-types goes with a DSL file (.py) or text of the stage 'graph'.")
    for graph in source.graphs:
        print(graph.signature)
        for line in explain(graph):
            print(f"  {line.place}: {line.type}  {line.code}".rstrip())
            for cast in line.casts:
                print(f"      {cast}")


def check(source: Source, options: Options) -> None:
    """Prints what each output's comparison with NumPy showed; raises when one is wrong."""
    findings = compare(source, options)
    kernels, outputs = (
        max(map(len, names), default=0)
        for names in zip(*((each.kernel, each.output.name) for each in findings), strict=True)
    )
    for each in findings:
        print(f"{each.kernel:{kernels}}  {each.output.name:{outputs}}  {each}")
    wrong = [each for each in findings if each.wrong is not None]
    if wrong:
        raise ProgramError(
            f"{len(wrong)} of {len(findings)} results differ from NumPy's beyond their bounds."
        )


def time_report(seconds: Mapping[Stage, float]) -> None:
    """Prints the time that each stage took."""
    for stage, each in seconds.items():
        say(f"{stage.label:>12}  {each * 1e3:8.1f} ms")
    say(f"{'total':>12}  {sum(seconds.values()) * 1e3:8.1f} ms")


def doctor() -> None:
    """Prints the tools that are found; raises ToolError when one is missing."""
    problems = []
    for requirement, found in survey():
        if isinstance(found, Tool):
            print(f"ok       {requirement}: {found.version} at {found.path}")
        else:
            print(f"missing  {requirement}")
            problems.append(found)
    for problem in problems:
        raise ToolError(problem.message, notes=problem.notes, hints=problem.hints)


def say(text: str) -> None:
    """Prints a line beside the result, which may be on standard output."""
    print(text, file=sys.stderr)
