"""How calls in C reach the arrays in nested arguments."""

from collections.abc import Sequence

from tinyir.backend.calls import Nesting
from tinyir.frontend.trees import Structure


def nesting(structures: Sequence[Structure]) -> Nesting | None:
    """How the arrays in values of these `structures` are reached.

    None for other kinds of trees than tuples, lists and dicts.
    """
    words: list[int] = []
    owners: list[object] = []
    for structure in structures:
        if structure.kind is not None and structure.kind not in (tuple, list, dict):
            return None
        below = nesting(structure.children)
        if below is None:
            return None
        if structure.kind is None:
            words.append(0)
            continue
        words += [id(structure.kind), len(structure.keys)]
        if structure.kind is dict:
            words += map(id, structure.keys)
            owners += structure.keys
        words += below.words
        owners += below.owners
    return Nesting(len(structures), tuple(words), tuple(owners))
