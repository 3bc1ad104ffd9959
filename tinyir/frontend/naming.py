"""Names of arguments and results in C and in text."""

import keyword
from collections.abc import Container


def result_name(path: str) -> str:
    """'out' for one result, 'out0', 'out1' for a tuple's, their own names for named ones."""
    rest = path.removeprefix("out_")
    if rest == path:
        return path
    return f"out{rest}" if rest[0].isdigit() else rest


def unique(wanted: str, taken: set[str]) -> str:
    """`wanted`, or with a number where that is `taken` or a keyword; it is taken then."""
    name, count = wanted, 0
    while name in taken or keyword.iskeyword(name):
        count += 1
        name = f"{wanted}_{count}"
    taken.add(name)
    return name


def free(wanted: str, taken: Container[str]) -> str:
    """`wanted`, lengthened until it is not `taken`."""
    while wanted in taken:
        wanted += "_"
    return wanted
