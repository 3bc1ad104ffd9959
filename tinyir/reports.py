"""What the command line prints beside compiling: types, comparisons with NumPy, tools, times."""

from collections.abc import Mapping

from tinyir import output
from tinyir.backend.toolchain import Tool, survey
from tinyir.check import check
from tinyir.driver import Options
from tinyir.errors import ProgramError, ToolError, UsageError
from tinyir.ir.explain import explain
from tinyir.source import Source
from tinyir.stages import Stage


def explain_types(source: Source) -> None:
    """Prints the dtype and shape of each line of each kernel, and why it was promoted."""
    if source.graphs is None:
        raise UsageError("--explain-types goes with a DSL file (.py) or text of the stage 'graph'.")
    for graph in source.graphs:
        output.line(str(graph.signature))
        for line in explain(graph):
            output.line(f"  {line.place}: {line.type}  {line.code}".rstrip())
            for cast in line.casts:
                output.line(f"      {cast}")


def signatures(source: Source, indent: str = "") -> None:
    """Prints the kernels, each with what must hold of its sizes, where that is known."""
    needs = {graph.signature: graph.needs for graph in source.graphs or ()}
    for signature in source.signatures:
        output.line(f"{indent}{signature}")
        for need in needs.get(signature, ()):
            output.line(f"{indent}  needs {need.relation}")


def check_kernels(source: Source, options: Options) -> None:
    """Prints what each output's comparison with NumPy showed; raises when one is wrong."""
    findings = check(source, options)
    kernels, outputs = (
        max(map(len, names), default=0)
        for names in zip(*((each.kernel, each.output.name) for each in findings), strict=True)
    )
    for each in findings:
        output.line(f"{each.kernel:{kernels}}  {each.output.name:{outputs}}  {each}")
    wrong = [each for each in findings if each.wrong is not None]
    if wrong:
        raise ProgramError(
            f"{len(wrong)} of {len(findings)} results differ from NumPy's beyond their bounds."
        )


def doctor() -> None:
    """Prints the tools found; raises ToolError that says how to get those that are missing."""
    missing = []
    for needed, found in survey():
        if isinstance(found, Tool):
            output.line(f"ok       {needed}: {found.version} at {found.path}")
            continue
        output.line(f"missing  {needed}")
        for note in found.notes:
            output.line(f"           {note}")
        missing.append((needed, found))
    if missing:
        names = ", ".join(needed for needed, _ in missing)
        raise ToolError(f"tinyir cannot compile without: {names}.", hints=missing[0][1].hints)


def time_report(seconds: Mapping[Stage, float]) -> None:
    """Prints how long each stage took."""
    for stage, each in seconds.items():
        output.note(f"{stage.label:>12}  {each * 1e3:8.1f} ms")
    output.note(f"{'total':>12}  {sum(seconds.values()) * 1e3:8.1f} ms")
