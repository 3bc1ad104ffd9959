"""Random programs over the whole table of primitives give NumPy's results within their bounds.

A long run is `python tests/programs.py 20000`.
"""

from programs import differing, drawn

from tinyir.ir.text import print_graph


def test_random_programs_agree_with_numpy():
    wrong = differing(drawn(40, 2026))
    assert not wrong, "\n".join(f"{finding}\n{print_graph(graph)}" for graph, finding in wrong)


def test_programs_are_the_same_for_the_same_seed():
    first, second = (drawn(5, 7) for _ in range(2))
    assert list(map(print_graph, first)) == list(map(print_graph, second))
