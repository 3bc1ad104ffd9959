"""Names of arguments and results in C and in text."""

import keyword
from collections.abc import Container, Iterator

from tinyir.frontend.trees import LEAF, Structure, leaf_names


def input_names(arguments: Structure, taken: set[str]) -> Iterator[str]:
    """A name for each leaf of the arguments, all different; they are `taken` then.

    An argument that is an array keeps its own name, whatever the keys of a dict look like.
    """
    children = list(zip(map(str, arguments.keys), arguments.children, strict=True))
    taken.update(name for name, child in children if child == LEAF)
    for name, child in children:
        for wanted in leaf_names(child, name):
            yield name if child == LEAF else unique(wanted, taken)


def output_names(results: Structure) -> Iterator[str]:
    """'out' for one result, 'out0', 'out1' for a tuple's, their own names for named ones.

    Two may be the same.
    """
    for path in leaf_names(results, "out"):
        rest = path.removeprefix("out_")
        yield f"out{rest}" if rest[:1].isdigit() or not rest.strip("_") else rest


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
