"""Prints the tables of README.md and docs/supported.md as Markdown, from tinyir's own tables.

    python docs/tables.py bounds|dtypes|elementwise|functions|array|refused

docs/regenerate.py puts them into the documents, and tests/test_docs.py fails where they are stale.
"""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import numpy as np
from numpy.testing import overrides

from tinyir.errors import TinyirError
from tinyir.frontend import unsupported
from tinyir.frontend.assignment import ASSIGNMENT
from tinyir.frontend.creation import CREATION
from tinyir.frontend.elementwise import ELEMENTWISE
from tinyir.frontend.functions import FUNCTIONS
from tinyir.frontend.indexing import INDEXING
from tinyir.frontend.inplace import INPLACE
from tinyir.frontend.interpolation import INTERPOLATION
from tinyir.frontend.joining import JOINING
from tinyir.frontend.linalg import LINALG
from tinyir.frontend.nanfunctions import NAN_FUNCTIONS
from tinyir.frontend.norms import NORMS
from tinyir.frontend.outputs import OUTPUTS
from tinyir.frontend.padding import PADDING
from tinyir.frontend.products import PRODUCTS
from tinyir.frontend.queries import QUERIES
from tinyir.frontend.reductions import REDUCTIONS
from tinyir.frontend.scans import SCANS
from tinyir.frontend.shapes import SHAPES
from tinyir.frontend.statistics import STATISTICS
from tinyir.frontend.substitutes import SUBSTITUTED
from tinyir.frontend.traced import Traced
from tinyir.ir.optable import BY_NUMPY
from tinyir.ir.primitive import Kind
from tinyir.ir.rules import loop_of
from tinyir.ir.types import DTYPES, F32, FLOATS, INTEGERS, SIGNED, UNSIGNED, DType

Function = Callable[..., Any]

EXACT = "NumPy's bits"
MOVES = "NumPy's bits: elements are only moved"
ADDED = "float sums are added up in float64; otherwise NumPy's bits"

GROUPS: tuple[tuple[str, tuple[Mapping[Function, Function], ...], str], ...] = (
    ("making arrays", (CREATION, SUBSTITUTED), EXACT),
    ("shapes and views", (SHAPES,), MOVES),
    (
        "joining, padding",
        (JOINING, PADDING),
        "NumPy's bits; modes of `pad` are constant, edge, reflect, symmetric, wrap and empty",
    ),
    ("taking elements", (INDEXING,), MOVES),
    ("writing to arrays", (INPLACE,), f"{MOVES}, one value where it is not that of `copyto`"),
    ("questions about types", (QUERIES,), "NumPy's own answer, while tracing"),
    ("reductions", (REDUCTIONS,), ADDED),
    ("scans, differences", (SCANS,), "NumPy's bits; `trapezoid` adds up as `sum` does"),
    ("interpolation", (INTERPOLATION,), EXACT),
    ("averages, variances", (STATISTICS,), "sums are added up in float64; means are rounded once"),
    ("without NaN", (NAN_FUNCTIONS,), "that of the function without `nan`"),
    ("products", (PRODUCTS,), "of integers NumPy's bits; floats are added in another order"),
    ("linear algebra", (LINALG, NORMS), "that of the products and reductions they are made of"),
)
"""The functions that are not elementwise: title, tables, and what their results equal."""

CLASSES = {"bool": DTYPES[:1], "signed": SIGNED, "unsigned": UNSIGNED, "float": FLOATS}


def bounds() -> Iterator[str]:
    """The rows whose results are not always NumPy's bits, by how far they may be off."""
    by_difference = grouped(
        (_difference(function), name_of(function))
        for function, row in BY_NUMPY.items()
        if row.ulps or row.kind is Kind.CONTRACTION
    )
    yield from table("`np.`", "difference from the exact value, at most")
    for difference, names in by_difference.items():
        yield line(spelled(names), difference)


def dtypes() -> Iterator[str]:
    """The dtypes, as tinyir, NumPy and C call them."""
    yield from table("tinyir", "NumPy", "C", "arithmetic")
    for dtype in DTYPES:
        name = "bool_" if dtype.name == "bool" else dtype.name
        inside = dtype.computes_in
        how = f"computed in {inside.numpy}, rounded to {dtype.numpy}" if inside else "its own"
        yield line(f"`{name}`", f"`{dtype.numpy}`", f"`{dtype.c}`", how)


def elementwise() -> Iterator[str]:
    """Elementwise functions by the dtypes they compute in and what their results equal."""
    rows = [function for function, op in BY_NUMPY.items() if op.kind is Kind.ELEMENTWISE]
    known = dict.fromkeys(each for each in (*rows, *ELEMENTWISE) if not is_method(each))
    ufuncs = [each for each in known if isinstance(each, np.ufunc) or each in BY_NUMPY]
    found = grouped(((_loops(each), _difference(each)), name_of(each)) for each in ufuncs)
    yield from table("`np.`", "computes in", "result")
    for (loops, difference), names in sorted(found.items()):
        yield line(spelled(names), loops, difference)
    rest = [name_of(each) for each in known if each not in ufuncs]
    yield line(spelled(rest), "all", "that of the functions above it is made of")


def functions() -> Iterator[str]:
    """All other functions, by group; raises where FUNCTIONS has one that no group has."""
    others = {*ELEMENTWISE, *BY_NUMPY, *ASSIGNMENT, *OUTPUTS}
    left = {each for each in FUNCTIONS if each not in others}
    yield from table("group", "`np.`", "result")
    for title, tables, equals in GROUPS:
        members = dict.fromkeys(function for each in tables for function in each)
        left -= set(members)
        names = [name_of(each) for each in members if each.__name__ not in ("getitem", "fill")]
        yield line(title, spelled(names), equals)
    if left:
        raise SystemExit(f"no group has {sorted(map(name_of, left))}")


def array() -> Iterator[str]:
    """What traced values have of ndarray, and what they lack."""
    public = {name for name in dir(np.ndarray) if not name.startswith("_")}
    have = {name for name in dir(Traced) if name in public}
    called = {name for name in have if callable(getattr(np.ndarray, name))}
    yield from table("", "")
    yield line("methods", spelled(sorted(called)))
    yield line("attributes", spelled(sorted(have - called)))
    yield line("not supported", spelled(sorted(public - have)))


def refusals() -> Iterator[str]:
    """NumPy's functions that traced values refuse, by the reason that the error gives."""
    known = {name_of(function) for function in (*FUNCTIONS, *BY_NUMPY)}
    given = {*overrides.get_overridable_numpy_array_functions()}
    given |= {each for each in vars(np).values() if isinstance(each, np.ufunc)}
    names: dict[str, list[str]] = {}
    for function in given:
        if name_of(function) not in known and (function.__module__ or "numpy") in (
            "numpy",
            "numpy.linalg",
        ):
            names.setdefault(_reason(function), []).append(name_of(function))
    yield from table("why", "`np.`")
    for reason in sorted(names, key=lambda reason: (reason == OTHERS, reason)):
        yield line(reason, spelled(sorted(set(names[reason]))))


OTHERS = "not written yet, or of use only for arrays that exist (saving, printing, writing to them)"


def _reason(function: Function) -> str:
    return unsupported.reason_of(function) or OTHERS


def _difference(function: Function) -> str:
    row = BY_NUMPY.get(function)
    if row is None:
        return "that of the functions it is made of"
    if row.kind is Kind.CONTRACTION:
        return "that of adding up float products one by one; products of matrices, too"
    if row.kind is Kind.REDUCTION and row.ulps:
        return "an error no larger than NumPy's, of floats"
    if not row.ulps:
        return EXACT
    usual = row.ulps[F32]
    others = [f"{n:g} in {dtype.numpy}" for dtype, n in row.ulps.items() if n != usual]
    return ", ".join([f"{usual:g} ulp", *others])


def _loops(function: Function) -> str:
    """The dtypes that a function computes in; operands of others are cast to one of them first."""
    row = BY_NUMPY.get(function)
    ufunc = (row and row.promotes_like) or function
    if not isinstance(ufunc, np.ufunc):
        return "all"
    found = [dtype for dtype in DTYPES if _has_loop(ufunc, dtype)]
    if row and row.spelling and function not in FUNCTIONS:
        found = [dtype for dtype in found if row.spelling_for(dtype)]
    return classes(found)


def _has_loop(ufunc: np.ufunc, dtype: DType) -> bool:
    own = dtype.numpy
    for others in (own, np.dtype(np.int32)):  # ldexp takes an exponent
        try:
            loop = loop_of(ufunc, [own, *[others] * (ufunc.nin - 1)])
        except TinyirError:
            continue
        if loop[0] == own:
            return True
    return False


def classes(found: Iterable[DType]) -> str:
    """Dtypes as the names of the classes they fill, and those left over."""
    left = list(found)
    if len(left) == len(DTYPES):
        return "all"
    names = []
    for name, members in {
        "bool": DTYPES[:1],
        "integers": INTEGERS,
        "floats": FLOATS,
        **CLASSES,
    }.items():
        if set(members) <= set(left):
            names.append(name)
            left = [dtype for dtype in left if dtype not in members]
    return ", ".join([*names, *(str(dtype.numpy) for dtype in left)])


def is_method(function: Function) -> bool:
    """Whether this is a method of a ufunc, such as np.add.outer."""
    return isinstance(getattr(function, "__self__", None), np.ufunc)


def name_of(function: Function) -> str:
    """What stands after 'np.' in a program, or the full name of what is tinyir's own."""
    if is_method(function):
        return f"{function.__self__.__name__}.{function.__name__}"  # type: ignore[attr-defined]  # it is a method
    module = (getattr(function, "__module__", None) or "numpy").removeprefix("numpy").strip(".")
    if module.startswith("tinyir"):
        module = "tinyir"
    return f"{module}.{function.__name__}" if module else function.__name__


def grouped(pairs: Iterable[tuple[Any, str]]) -> dict[Any, list[str]]:
    """The second of each pair under its first."""
    found: dict[Any, list[str]] = {}
    for key, name in pairs:
        found.setdefault(key, []).append(name)
    return found


def spelled(names: Iterable[str]) -> str:
    """Names as code."""
    return ", ".join(f"`{name}`" for name in names)


def table(*titles: str) -> Iterator[str]:
    """The head of a table."""
    yield line(*titles)
    yield line(*["---"] * len(titles))


def line(*cells: str) -> str:
    """A line of a table."""
    return f"| {' | '.join(cells)} |"


TABLES = {
    "bounds": bounds,
    "dtypes": dtypes,
    "elementwise": elementwise,
    "functions": functions,
    "array": array,
    "refused": refusals,
}

if __name__ == "__main__":
    print("\n".join(TABLES[sys.argv[1]]()))
