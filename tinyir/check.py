"""`--check`: builds kernels and compares them with NumPy's evaluation of their graphs.

Inputs are ordinary values, and edges: NaN, infinities, signed zeros, denormals, limits, equal
values, values of every magnitude, indices in and out of bounds; see `ir.draws`.

A result must be NumPy's, bit for bit (any NaN equals any other), where all operations behind it
are. The other operations have bounds: ulps in the table of primitives, and for sums and products
one rounding for each element in the dtype that they are accumulated in. For these NumPy evaluates
the graph several times: as it is, with each such operation exact, and with its exact result moved
by its bound, up, down, and up or down at random for each element (see `ir.bounds`). A result must
lie between the lowest and the highest of these evaluations, or beyond them by half their distance
and an ulp: so it may be what cancellations, overflows and branches make of the bounds, and no
more. NaN and infinities are allowed where an evaluation has them or comes to the end of the range.
The status of a kernel, such as that of an index out of bounds, must be that of an evaluation.
With `fp="fast"`, sums, products and quotients have bounds, too.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tinyir.backend.cache import LIBRARY
from tinyir.backend.cpu import runs_here
from tinyir.backend.runtime import NativeKernel
from tinyir.driver import Options, cached_library
from tinyir.errors import ProgramError, UsageError
from tinyir.ir.bounds import Moves, Outcome, is_exact, run
from tinyir.ir.draws import Draw, draws
from tinyir.ir.graph import Graph, Status
from tinyir.ir.signature import Parameter
from tinyir.ir.types import DType, TypeClass, dtype_of
from tinyir.source import Source

MOST_EVALUATIONS = 64
"""How often NumPy evaluates a graph before a result that lies outside is called wrong."""

CANCELLED = 1e4
"""A result may differ by so many ulps only where it is small beside what it was made of."""


@dataclass(frozen=True)
class Difference:
    """An element that is not NumPy's, in ulps, and the bounds that it is held to."""

    draw: str
    index: tuple[int, ...]
    computed: object
    expected: object
    ulps: float
    bound: float
    ulp: float

    def __str__(self) -> str:
        place = f"[{', '.join(map(str, self.index))}] of " if self.index else ""
        values = f"{self.computed}, NumPy has {self.expected}, at {place}'{self.draw}'"
        if not np.isfinite(self.ulps + self.bound):
            return values
        allowed = f"{self.bound:.3g}"
        if self.bound > CANCELLED:
            allowed += f", or {self.bound * self.ulp:.2g}: terms cancel"
        return f"{self.ulps:.3g} ulps, allowed are {allowed} ({values})"


@dataclass
class Finding:
    """What the draws showed of one output of a kernel."""

    kernel: str
    output: Parameter
    compared: int = 0
    largest: Difference | None = None
    wrong: Difference | str | None = None

    def __str__(self) -> str:
        if self.wrong is not None:
            return f"WRONG: {self.wrong}"
        if not self.compared:
            return "not compared: every draw was refused"
        return f"within bounds: {self.largest}" if self.largest else "bit-equal"


@dataclass(frozen=True)
class Range:
    """The lowest and highest value that each element may have, and where it may be NaN.

    `sign` is whether zeros must be negative, where all evaluations agree on it.
    """

    low: np.ndarray
    high: np.ndarray
    nan: np.ndarray
    sign: np.ndarray
    signed: np.ndarray

    def holds(self, computed: np.ndarray) -> np.ndarray:
        """Which elements are in the range."""
        wide = computed.astype(np.longdouble)
        inside = (wide >= self.low) & (wide <= self.high)
        signs = ~self.signed | (wide != 0) | (np.signbit(wide) == self.sign)
        return np.asarray(np.where(np.isnan(wide), self.nan, inside & signs))


def check(source: Source, options: Options) -> list[Finding]:
    """Compares every kernel of `source` with NumPy, in their order."""
    if source.graphs is None:
        raise UsageError("--check goes with a DSL file (.py) or text of the stage 'graph'.")
    if not runs_here(options.target_cpu):
        raise UsageError(
            f"--check runs the kernels, and this machine runs no code for '{options.target_cpu}'.",
            hints=("--target-cpu native checks them as this machine runs them",),
        )
    library = cached_library(source, options) / LIBRARY
    findings: list[Finding] = []
    for graph in source.graphs:
        findings += _kernel(graph, NativeKernel(library, graph.signature))
    return findings


def _kernel(graph: Graph, native: NativeKernel) -> list[Finding]:
    signature = graph.signature
    written = [signature.inputs[index] for index in signature.written]
    findings = [Finding(graph.name, each) for each in (*signature.outputs, *written)]
    for draw in draws(graph):
        computed = _call(native, draw)
        evaluations = _evaluations(graph, draw, computed)
        alike = _alike(computed, evaluations)
        if not alike:
            expected, got = (_status(each) for each in (evaluations[0], computed))
            wrong = f"the status is {got}, for NumPy it is {expected} ('{draw.name}')"
            for finding in findings:
                finding.wrong = finding.wrong or wrong
            continue
        for index, (finding, result) in enumerate(zip(findings, computed.results, strict=False)):
            values = [each.results[index] for each in alike]
            _record(finding, draw, result, values)
    return findings


def _call(native: NativeKernel, draw: Draw) -> Outcome:
    """What the compiled kernel leaves behind; a status shows as the error that it stands for.

    Arguments that it writes to are copies, as other evaluations start from the same ones.
    """
    written = native.signature.written
    arrays = [each.copy() if at in written else each for at, each in enumerate(draw.arrays)]
    try:
        returned = native.call(*arrays)
    except ProgramError as error:
        return Outcome((), next(status for status in Status if type(error) is status.error))
    results = returned if len(native.signature.outputs) > 1 else (returned,)
    results = results if native.signature.outputs else ()
    return Outcome(tuple(map(np.asarray, (*results, *(arrays[at] for at in written)))))


def _evaluations(graph: Graph, draw: Draw, computed: Outcome) -> list[Outcome]:
    """NumPy's evaluations: one of an exact graph, else until they explain what was computed."""
    found = [run(graph, draw.arrays)]
    if all(is_exact(node, graph.fast) for node in graph.nodes):
        return found
    random = np.random.default_rng(0)
    found += [run(graph, draw.arrays, Moves(way)) for way in (0.0, 1.0, -1.0)]
    while len(found) < MOST_EVALUATIONS and not _explain(found, computed):
        found.append(run(graph, draw.arrays, Moves(random)))
    return found


def _alike(computed: Outcome, evaluations: Sequence[Outcome]) -> list[Outcome]:
    return [each for each in evaluations if each.status is computed.status]


def _explain(evaluations: Sequence[Outcome], computed: Outcome) -> bool:
    """Whether what was computed is in the range of the evaluations."""
    alike = _alike(computed, evaluations)
    return bool(alike) and all(
        _range([each.results[index] for each in alike]).holds(result).all()
        for index, result in enumerate(computed.results)
    )


def _range(values: Sequence[np.ndarray]) -> Range:
    """The range that evaluations of one result span."""
    dtype = dtype_of(values[0].dtype)
    end = dtype.limits.largest if dtype.type_class is TypeClass.FLOAT else np.inf
    stack = np.stack([value.astype(np.longdouble) for value in values])
    is_nan = np.isnan(stack)
    low = np.where(is_nan, np.inf, stack).min(axis=0)
    high = np.where(is_nan, -np.inf, stack).max(axis=0)
    first, last = (np.clip(each, -end, end) for each in (low, high))
    spread = np.where(first < last, last - first, 0)
    slack = spread / 2 + np.where(spread > 0, _ulp(np.maximum(abs(first), abs(last)), dtype), 0)
    below, above = first - slack, last + slack
    signs = np.signbit(stack)
    return Range(
        low=np.where(spread > 0, np.where(below <= -end, -np.inf, below), low),
        high=np.where(spread > 0, np.where(above >= end, np.inf, above), high),
        nan=np.asarray(is_nan.any(axis=0)),
        sign=signs[0],
        signed=((stack == 0) & (signs == signs[0])).all(axis=0),
    )


def _ulp(values: np.ndarray, dtype: DType) -> np.ndarray:
    """The distance of `values` to the next number of `dtype`; 1 of integers and bools."""
    if dtype.type_class is not TypeClass.FLOAT:
        return np.ones_like(values)
    sizes = np.clip(values, dtype.limits.smallest_normal, dtype.limits.largest)
    return np.asarray(np.ldexp(np.longdouble(dtype.limits.eps), np.frexp(sizes)[1] - 1))


def _record(
    finding: Finding, draw: Draw, computed: np.ndarray, values: Sequence[np.ndarray]
) -> None:
    """Notes the largest difference from NumPy, whose result is the first of `values`."""
    finding.compared += 1
    span = _range(values)
    wrong = ~span.holds(computed)
    got, expected = (each.astype(np.longdouble) for each in (computed, values[0]))
    same = (got == expected) & (np.signbit(got) == np.signbit(expected))
    same |= np.isnan(got) & np.isnan(expected)
    if same.all() and not wrong.any():
        return
    unit = _ulp(abs(expected), finding.output.type.dtype)
    with np.errstate(all="ignore"):
        ulps = np.where(same, 0, np.nan_to_num(abs(got - expected) / unit, nan=np.inf))
        bound = np.maximum(span.high - expected, expected - span.low) / unit
    chosen = np.where(wrong, ulps, -1) if wrong.any() else ulps
    index = tuple(map(int, np.unravel_index(int(np.argmax(chosen)), chosen.shape)))
    difference = Difference(
        draw.name,
        index,
        computed[index],
        values[0][index],
        float(ulps[index]),
        float(bound[index]),
        float(unit[index]),
    )
    if wrong.any():
        finding.wrong = finding.wrong or difference
    elif finding.largest is None or difference.ulps > finding.largest.ulps:
        finding.largest = difference


def _status(outcome: Outcome) -> str:
    return outcome.status.name if outcome.status else "OK"
