"""What Python says of the status of a kernel: where it is from, and where the kernel was called."""

import re

import numpy as np
import pytest

from tinyir import errors, f32, i64, jit

pytestmark = pytest.mark.usefixtures("way")

X = np.ones((4, 3), np.float32)
NINE = np.array([9])


def taken(x, i):
    doubled = x * 2
    return np.take(doubled, i, axis=0) + 1


def indexed(x, i):
    return x[i[0], i[0]] * 2


def indexed_in_a_tree(x, i):
    pair = {"x": x[1:], "i": i}
    return pair["x"][pair["i"]]


def written(x, i):
    x[0] = np.take(x, i[0], axis=0)


def chosen(x, i):
    return np.choose(i, [x[0, 0], x[0, 1]])


def raised_to(x, i):
    return i**-i


def averaged(x, i):
    return np.average(x[0], weights=i[0] * np.zeros(3))


def highest(x, i):
    return np.nanargmax(x / 0 * 0)


def of_two_lines(x, i):
    """Two checks, of which a status does not tell."""
    rows = x[i]
    return rows.sum() + x[0][i]


def of_many_lines(x, i):
    return x[i] + x[i + 1] + x[i + 2] + x[i + 3] + x[i + 4] + x[i + 5]


ONE_PLACE = {
    "take": (taken, IndexError, "np.take(doubled, i, axis=0)"),
    "an index twice": (indexed, IndexError, "x[i[0], i[0]]"),
    "of a tree": (indexed_in_a_tree, IndexError, 'pair["x"][pair["i"]]'),
    "choose": (chosen, ValueError, "np.choose(i, [x[0, 0], x[0, 1]])"),
    "power": (raised_to, ValueError, "i**-i"),
    "average": (averaged, ZeroDivisionError, "np.average(x[0], weights=i[0] * np.zeros(3))"),
    "nanargmax": (highest, ValueError, "np.nanargmax(x / 0 * 0)"),
}


def error_of(call) -> errors.ProgramError:
    with pytest.raises((IndexError, ValueError, ZeroDivisionError), match="TINYIR_E") as raised:
        call()
    return raised.value


def marked(error: errors.ProgramError) -> str:
    source, carets = error.location.excerpt().splitlines()
    return source[carets.index("^") : len(carets)]


def here(call) -> str:
    return rf"test_statuses\.py:{call.__code__.co_firstlineno}:\d+"


@pytest.mark.parametrize("case", ONE_PLACE)
def test_a_status_of_one_place_is_told_at_that_place(case: str) -> None:
    """As well for the first call as for later ones, which take a shorter way."""
    function, class_, place = ONE_PLACE[case]
    compiled = jit(function)
    for call in (
        lambda: compiled(X, NINE),
        lambda: compiled(X, NINE),
        lambda: compiled.compile(f32["n", 3], i64["m"])(X, NINE),
        lambda: compiled.compile(X, NINE)(X, NINE),
    ):
        error = error_of(call)
        assert isinstance(error, class_)
        assert f"'{function.__name__}' returned" in error.message
        assert marked(error) == place
        assert re.fullmatch(f"it was called at {here(call)}", error.notes[0])


def test_nor_does_it_matter_where_results_go() -> None:
    out = np.empty((1, 3), np.float32)
    compiled = jit(taken)
    for call in (lambda: compiled(X, NINE, out=out), lambda: compiled(X, NINE, out=out)):
        assert marked(error_of(call)) == "np.take(doubled, i, axis=0)"


def test_arguments_that_are_written_do_not_hide_the_place() -> None:
    compiled = jit(written)
    for call in (lambda: compiled(X.copy(), NINE), lambda: compiled(X.copy(), NINE)):
        assert marked(error_of(call)) == "np.take(x, i[0], axis=0)"


@pytest.mark.parametrize(
    ("function", "places"),
    [
        (of_two_lines, r"{file}:\d+:12, {file}:\d+:25"),
        (of_many_lines, r"{file}:\d+:12, {file}:\d+:19, {file}:\d+:30, {file}:\d+:41 and 2 more"),
    ],
)
def test_a_status_of_several_places_is_told_at_the_call(function, places: str) -> None:
    compiled = jit(function)
    for call in (lambda: compiled(X, NINE), lambda: compiled(X, NINE)):
        error = error_of(call)
        listed = places.replace("{file}", r"test_statuses\.py")
        assert re.fullmatch(f"it returns this for what is at {listed}", error.notes[0])
        assert re.match(here(call), str(error.location))


def test_a_status_of_sizes_says_which_and_not_where() -> None:
    compiled = jit(indexed_in_a_tree).compile(f32["n", 3], i64["m"])
    error = error_of(lambda: compiled(X[:1], NINE))
    assert isinstance(error, IndexError)
    assert error.notes == ("it needs max(max(n - 1, 0), -m + 1) >= 1, and got n = 1, m = 1",)
