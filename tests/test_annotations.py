"""Calls of `@kernel` functions: they are those of the kernel that the file exports."""

import re

import numpy as np
import pytest

from tinyir import errors, f32, i64, jit, kernel

pytestmark = pytest.mark.usefixtures("way")

X = np.arange(6, dtype=np.float32).reshape(2, 3)


@kernel
def half(x: f32[2, 3]):
    return 0.5 * x


@kernel
def scaled(x: f32["n", 3], y: f32["n", "m"], by: f32):  # noqa: F821
    return by * x.sum(axis=1) + y.sum(axis=1)


@kernel
def project(x: f32[2, 3], params: {"weight": f32[3, 4], "bias": f32[4]}):  # noqa: F821
    return x @ params["weight"] + params["bias"]


@kernel
def partly(x: f32[2, 3], y, *more, axis=0):
    return x.sum(axis=axis) + sum(more, y)


@kernel
def with_default(x: f32[2, 3], y: f32[3] = X[0]):
    return x + y


WEIGHT, BIAS = np.ones((3, 4), np.float32), np.ones(4, np.float32)
PARAMS = {"weight": WEIGHT, "bias": BIAS}
BY = np.float32(2)

FITTING = {
    "types": (half, X),
    "a scalar": (scaled, X, X, BY),
    "no elements": (scaled, X[:0], X[:0], BY),
    "other sizes": (scaled, X[:1], np.ones((1, 7), np.float32), BY),
    "a tree": (project, X, PARAMS),
    "without annotation": (partly, X, np.float64(3)),
    "without annotation, another shape": (partly, X, X.astype(np.int64), X[0], X),
    "a default": (with_default, X),
    "instead of a default": (with_default, X, X[1]),
    "a copy of other strides": (half, np.asfortranarray(X)),
}


@pytest.mark.parametrize("case", FITTING)
def test_arguments_of_the_annotated_types(case: str) -> None:
    function, *arguments = FITTING[case]
    got, expected = function(*arguments), function.function(*arguments)
    np.testing.assert_allclose(got, expected, rtol=1e-6)
    assert got.dtype == expected.dtype


UNFIT = {
    "dtype": (half, [X.astype(np.float64)], TypeError, "'x: f32[2, 3]', got the dtype 'float64'"),
    "integers": (half, [X.astype(np.int64)], TypeError, "'x: f32[2, 3]', got the dtype 'int64'"),
    "shape": (half, [X.T], ValueError, "'x: f32[2, 3]', got the shape (3, 2)"),
    "rank": (half, [X[0]], ValueError, "'x: f32[2, 3]', got the shape (3,)"),
    "which broadcasts": (half, [X[:1]], ValueError, "'x: f32[2, 3]', got the shape (1, 3)"),
    "scalar": (scaled, [X, X, np.float64(2)], TypeError, "'by: f32[]', got the dtype 'float64'"),
    "two sizes of a name": (scaled, [X, X[:1], BY], ValueError, "expects one size 'n', got 2 in"),
    "number beside a name": (scaled, [X.T, X, BY], ValueError, "'x: f32[n, 3]', got the shape"),
    "array of a tree": (
        project,
        [X, PARAMS | {"bias": WEIGHT}],
        ValueError,
        "'params[\"bias\"]: f32[4]', got the shape (3, 4)",
    ),
    "beside one without annotation": (partly, [X[0], X], ValueError, "'x: f32[2, 3]', got the"),
    "instead of a default": (with_default, [X, X], ValueError, "'y: f32[3]', got the shape (2, 3)"),
}


OTHER_TYPES = ("the function's compile() makes a kernel for arguments of other types",)

NESTED = {
    "a key less": (project, [X, {"weight": WEIGHT}], "'project' was compiled for 'params: {", ()),
    "array for a tree": (project, [X, WEIGHT], "'project' was compiled for 'params: {", ()),
    "tree for an array": (
        half,
        [(X, X)],
        "'half' was compiled for 'x: array', got '(array, array)'",
        ("np.asarray(x) makes an array",),
    ),
}
EXPLAINED = {name: (*case, OTHER_TYPES) for name, case in UNFIT.items()}
EXPLAINED |= {name: (*case[:2], TypeError, *case[2:]) for name, case in NESTED.items()}


@pytest.mark.parametrize("case", EXPLAINED)
def test_arguments_that_do_not_fit(case: str) -> None:
    """At the first call, and after others were compiled."""
    function, arguments, class_, message, hints = EXPLAINED[case]
    for again in (kernel(function.function), function):
        with pytest.raises(class_, match=re.escape(message)) as raised:
            again(*arguments)
        error = raised.value
        assert isinstance(error, errors.ProgramError)
        assert error.location.file == "test_annotations.py"
        assert error.hints == hints


def test_one_kernel_serves_all_sizes_of_a_name() -> None:
    fresh = kernel(scaled.function)
    for n in (0, 1, 5):
        fresh(np.ones((n, 3), np.float32), np.ones((n, 2), np.float32), BY)
    assert len(fresh._compiled) == 1


def test_other_types_are_compiled_where_they_are_asked_for() -> None:
    wide = X.T.astype(np.float64)
    assert np.array_equal(half.compile(wide)(wide), wide / 2)
    with pytest.raises(TypeError, match="got the dtype 'float64'"):
        half(wide)
    assert np.array_equal(half(X), X / 2)


def test_a_traced_value_may_have_any_type() -> None:
    wide = X.T.astype(np.float64)
    assert np.array_equal(jit(lambda x: half(x) + 1)(wide), wide / 2 + 1)


def test_results_go_to_arrays_of_the_annotated_types() -> None:
    out = np.empty((2, 3), np.float32)
    assert half(X, out=out) is out
    assert np.array_equal(out, X / 2)
    with pytest.raises(ValueError, match=r"'half' expects 'x: f32\[2, 3\]', got the shape"):
        half(X[0], out=out)


def test_static_values_are_those_of_the_call() -> None:
    for axis in (0, 1):
        assert np.array_equal(partly(X, X[0, 0], axis=axis), X.sum(axis=axis))
    with pytest.raises(ValueError, match=r"expects 'x: f32\[2, 3\]'"):
        partly(X[0], X[0, 0], axis=1)


def test_methods_have_annotations_too() -> None:
    class Layer:
        @kernel
        def halved(self, x: f32[2, 3]):
            return x / 2

    layer = Layer()
    assert np.array_equal(layer.halved(X), X / 2)
    with pytest.raises(ValueError, match=r"expects 'x: f32\[2, 3\]', got the shape \(3,\)"):
        layer.halved(X[0])


def test_arguments_that_are_written_are_those_of_the_annotation() -> None:
    @kernel
    def filled(x: i64["n"]):  # noqa: F821
        x[:] = 3

    array = np.zeros(4, np.int64)
    filled(array)
    assert array.tolist() == [3, 3, 3, 3]
    with pytest.raises(TypeError, match="got the dtype 'float32'"):
        filled(X[0])


def test_an_annotation_that_is_no_type_is_told_at_the_first_call() -> None:
    @kernel
    def annotated(x: np.ndarray):
        return x

    with pytest.raises(TypeError, match="has the annotation 'ndarray', expected a tensor type"):
        annotated(X)
