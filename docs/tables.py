"""Prints the table of operations as Markdown: which equal NumPy exactly, and which are bounded.

docs/regenerate.py puts it into README.md.
"""

from collections.abc import Sequence

from tinyir.frontend.functions import FUNCTIONS
from tinyir.ir.optable import BY_NUMPY
from tinyir.ir.primitive import Kind, Primitive


def main() -> None:
    """Prints the table: operations with the same difference from NumPy share a line."""
    by_difference: dict[str, list[str]] = {}
    for function, row in BY_NUMPY.items():
        by_difference.setdefault(_difference(row), []).append(function.__name__)
    composed = [function.__name__ for function in FUNCTIONS if function not in BY_NUMPY]
    by_difference["that of the operations it is made of"] = composed
    print("| `np.` | difference |")
    print("| --- | --- |")
    for difference, names in by_difference.items():
        print(f"| {_spelled(names)} | {difference} |")


def _difference(row: Primitive) -> str:
    if not row.ulps:
        return "none: NumPy's bits"
    if row.kind is Kind.REDUCTION:
        return "an error no larger than NumPy's"
    bounds = [f"{bound:g} ulp in {dtype.numpy}" for dtype, bound in row.ulps.items()]
    return f"at most {', '.join(bounds)} from the exact value"


def _spelled(names: Sequence[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


if __name__ == "__main__":
    main()
