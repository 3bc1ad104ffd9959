"""Functions that move, join, split and repeat arrays: compiled, they give what NumPy gives.

Every function also runs with a sum, a product and a concatenation after it, because those read
views otherwise than a result does.
"""

from functools import partial

import numpy as np
import pytest

from tests.calls import Call, error_of, numbers, same, trace
from tinyir import f32, jit
from tinyir.ir.types import BF16, BOOL, DTYPES, F16, F32, F64, I8, I64, U8

EMPTY = numbers(0, 3)
MATRIX = numbers(3, 4)
ROW = numbers(1, 5)
SCALAR = numbers()
TENSOR = numbers(2, 3, 4)
UNITS = numbers(1, 3, 1, 2)
VECTOR = numbers(6)

REARRANGED = {
    "transpose": (np.transpose, TENSOR),
    "transpose_axes": (lambda x: np.transpose(x, (1, 0, 2)), TENSOR),
    "transpose_negative": (lambda x: np.transpose(x, (-1, 0, 1)), TENSOR),
    "transpose_units": (np.transpose, UNITS),
    "transpose_vector": (np.transpose, VECTOR),
    "transpose_scalar": (np.transpose, SCALAR),
    "transpose_named": (lambda x: np.transpose(axes=(1, 0), a=x), MATRIX),
    "permute_dims": (lambda x: np.permute_dims(x, (2, 0, 1)), TENSOR),
    "matrix_transpose": (np.matrix_transpose, TENSOR),
    "swapaxes": (lambda x: np.swapaxes(x, 0, -1), TENSOR),
    "moveaxis": (lambda x: np.moveaxis(x, 0, -1), TENSOR),
    "moveaxis_several": (lambda x: np.moveaxis(x, (0, 1), (-1, 0)), TENSOR),
    "rollaxis": (lambda x: np.rollaxis(x, 2), TENSOR),
    "expand_dims": (lambda x: np.expand_dims(x, 1), MATRIX),
    "expand_dims_several": (lambda x: np.expand_dims(x, (0, -1)), MATRIX),
    "squeeze": (np.squeeze, UNITS),
    "squeeze_axis": (lambda x: np.squeeze(x, 0), UNITS),
    "squeeze_axes": (lambda x: np.squeeze(x, axis=(0, -2)), UNITS),
    "broadcast_to": (lambda x: np.broadcast_to(x, (4, 5)), ROW),
    "broadcast_to_higher": (lambda x: np.broadcast_to(x, (2, 4, 3, 3, 2)), UNITS),
    "broadcast_to_nothing": (lambda x: np.broadcast_to(x, (0, 5)), ROW),
    "broadcast_to_size": (lambda x: np.broadcast_to(x, 3), SCALAR),
    "flip": (np.flip, TENSOR),
    "flip_scalar": (np.flip, SCALAR),
    "flip_no_axes": (lambda x: np.flip(x, ()), SCALAR),
    "flip_axis": (lambda x: np.flip(x, 1), TENSOR),
    "flip_axes": (lambda x: np.flip(x, (0, -1)), TENSOR),
    "fliplr": (np.fliplr, MATRIX),
    "flipud": (np.flipud, MATRIX),
    "rot90": (np.rot90, MATRIX),
    "rot90_twice": (lambda x: np.rot90(x, 2), MATRIX),
    "rot90_thrice": (lambda x: np.rot90(x, 3, (1, 2)), TENSOR),
    "reshape": (lambda x: np.reshape(x, (4, 6)), TENSOR),
    "reshape_rest": (lambda x: np.reshape(x, (2, -1, 2)), TENSOR),
    "reshape_size": (lambda x: np.reshape(x, -1), TENSOR),
    "reshape_scalar": (lambda x: np.reshape(x, ()), numbers(1, 1)),
    "reshape_empty": (lambda x: np.reshape(x, (5, 0)), EMPTY),
    "reshape_columns": (lambda x: np.reshape(x, (4, 6), order="F"), TENSOR),
    "reshape_columns_rest": (lambda x: np.reshape(x, (3, -1), order="F"), TENSOR),
    "ravel": (np.ravel, TENSOR),
    "ravel_columns": (lambda x: np.ravel(x, "F"), TENSOR),
    "atleast_1d": (np.atleast_1d, SCALAR),
    "atleast_2d": (np.atleast_2d, VECTOR),
    "atleast_3d": (np.atleast_3d, MATRIX),
    "tile": (lambda x: np.tile(x, 2), MATRIX),
    "tile_axes": (lambda x: np.tile(x, (2, 1, 3)), MATRIX),
    "tile_few": (lambda x: np.tile(x, (3,)), TENSOR),
    "tile_none": (lambda x: np.tile(x, (0, 2)), MATRIX),
    "tile_scalar": (lambda x: np.tile(x, 3), SCALAR),
    "tile_empty": (lambda x: np.tile(x, (2, 2)), EMPTY),
    "repeat": (lambda x: np.repeat(x, 3), MATRIX),
    "repeat_axis": (lambda x: np.repeat(x, 2, axis=-1), MATRIX),
    "repeat_each": (lambda x: np.repeat(x, [2, 0, 3], axis=0), MATRIX),
    "repeat_one_count": (lambda x: np.repeat(x, [2], axis=0), MATRIX),
    "repeat_none": (lambda x: np.repeat(x, 0, axis=1), MATRIX),
    "repeat_scalar": (lambda x: np.repeat(x, 4), SCALAR),
    "take_scalar_axis": (lambda x: np.take(x, [[0]], axis=-1), SCALAR),
    "take_none_of_scalar": (lambda x: np.take(x, [], axis=0), SCALAR),
    "repeat_scalar_axis": (lambda x: np.repeat(x, 4, axis=-1), SCALAR),
    "roll": (lambda x: np.roll(x, 2), MATRIX),
    "roll_axis": (lambda x: np.roll(x, -1, axis=1), MATRIX),
    "roll_axes": (lambda x: np.roll(x, (1, 2), axis=(0, -1)), MATRIX),
    "roll_axes_alike": (lambda x: np.roll(x, 5, axis=(0, 2)), TENSOR),
    "roll_axis_twice": (lambda x: np.roll(x, (1, 1), axis=(0, 0)), MATRIX),
    "roll_around": (lambda x: np.roll(x, 6), VECTOR),
    "roll_empty": (lambda x: np.roll(x, 2, axis=0), EMPTY),
    "pad": (lambda x: np.pad(x, 1), MATRIX),
    "pad_pair": (lambda x: np.pad(x, (1, 2)), MATRIX),
    "pad_pairs": (lambda x: np.pad(x, ((1, 0), (0, 2))), MATRIX),
    "pad_dict": (lambda x: np.pad(x, {-1: (1, 2)}), MATRIX),
    "pad_nothing": (lambda x: np.pad(x, 0), MATRIX),
    "pad_empty": (lambda x: np.pad(x, 1), EMPTY),
    "pad_scalar": (lambda x: np.pad(x, 1), SCALAR),
    "pad_values": (lambda x: np.pad(x, 2, constant_values=((1, 2), (3, -0.0))), MATRIX),
    "pad_edge": (lambda x: np.pad(x, ((1, 2), (3, 0)), "edge"), MATRIX),
    "pad_reflect": (lambda x: np.pad(x, ((1, 2), (7, 5)), mode="reflect"), MATRIX),
    "pad_reflect_one": (lambda x: np.pad(x, ((2, 1), (0, 0)), mode="reflect"), ROW),
    "pad_symmetric": (lambda x: np.pad(x, (2, 5), mode="symmetric"), MATRIX),
    "pad_wrap": (lambda x: np.pad(x, (4, 7), mode="wrap"), MATRIX),
    "pad_edge_of_nothing": (lambda x: np.pad(x, ((0, 0), (1, 1)), "edge"), EMPTY),
    "one_row_of_many": (lambda x: np.diagonal(x[:, None, :1] + 0), numbers(2, 3)),
    "sliding_windows": (lambda x: np.lib.stride_tricks.sliding_window_view(x, 3, axis=1), TENSOR),
}

SEVERAL = {
    "split": (lambda x: np.split(x, 2), TENSOR),
    "split_at": (lambda x: np.split(x, [1, 3, 3, 9], axis=-1), TENSOR),
    "array_split": (lambda x: np.array_split(x, 4), VECTOR),
    "hsplit": (lambda x: np.hsplit(x, 2), MATRIX),
    "hsplit_vector": (lambda x: np.hsplit(x, [2]), VECTOR),
    "vsplit": (lambda x: np.vsplit(x, [1]), MATRIX),
    "dsplit": (lambda x: np.dsplit(x, 2), TENSOR),
    "unstack": (lambda x: np.unstack(x, axis=1), TENSOR),
    "unstack_vector": (np.unstack, VECTOR),
    "rows": (lambda x: [row + 1 for row in x], MATRIX),
    "unpacked": (lambda x: (lambda a, b: (a - b, b))(*x), TENSOR),
    "broadcast_arrays": (lambda x, y: np.broadcast_arrays(x, y, 2.0), numbers(3, 1), ROW),
    "atleast_2d": (lambda x, y: np.atleast_2d(x, y, [1, 2]), SCALAR, VECTOR),
}

COLUMN = numbers(3, 1)
JOINED = {
    "concatenate": (lambda x, y: np.concatenate([x, y], 1), MATRIX, COLUMN),
    "concatenate_flat": (lambda x, y: np.concatenate((x, y), axis=None), MATRIX, SCALAR),
    "concatenate_lists": (lambda x: np.concatenate([x, [1, 2], np.arange(3)]), VECTOR),
    "concatenate_traced_list": (lambda x, y: np.concatenate([x, [y, 2 * y, 1]]), VECTOR, SCALAR),
    "concatenate_rows": (np.concatenate, TENSOR),
    "concatenate_one": (lambda x: np.concatenate([x]), VECTOR),
    "concatenate_empty": (lambda x, y: np.concatenate([x, y, x]), EMPTY, numbers(2, 3)),
    "concatenate_nothing": (lambda x: np.concatenate([x, x]), EMPTY),
    "concatenate_dtype": (lambda x: np.concatenate([x, x], dtype=np.float64), VECTOR),
    "concatenate_unsafe": (
        lambda x: np.concatenate([x, x], dtype=np.int32, casting="unsafe"),
        np.arange(3.0),
    ),
    "concatenate_views": (lambda x: np.concatenate([x.T, x[::-1, 1:].T, x.T]), MATRIX),
    "stack": (lambda x, y: np.stack([x, y]), MATRIX, numbers(3, 4, seed=1)),
    "stack_last": (lambda x: np.stack((x, 2 * x), axis=-1), MATRIX),
    "stack_scalars": (lambda x: np.stack([x, 1.5, x]), SCALAR),
    "hstack": (lambda x, y: np.hstack([x, y]), MATRIX, COLUMN),
    "hstack_vectors": (lambda x, y: np.hstack((x, y, 3)), VECTOR, SCALAR),
    "vstack": (lambda x: np.vstack([x, x[0], np.zeros(4)]), MATRIX),
    "vstack_dtype": (lambda x: np.vstack([x, x], dtype=np.float64), VECTOR),
    "dstack": (lambda x, y: np.dstack([x, y]), MATRIX, numbers(3, 4, 2)),
    "dstack_vectors": (lambda x: np.dstack([x, x]), VECTOR),
    "column_stack": (lambda x, y: np.column_stack([x, y]), numbers(3), MATRIX),
    "append": (np.append, MATRIX, VECTOR),
    "append_axis": (lambda x: np.append(x, [[1, 2, 3, 4]], axis=0), MATRIX),
    "block": (
        lambda x, y: np.block([[x, np.eye(3)], [np.zeros(4), y, 1, 2]]),
        MATRIX,
        SCALAR,
    ),
    "block_vectors": (lambda x, y: np.block([x, y, 4.0]), VECTOR, SCALAR),
    "block_without_lists": (np.block, MATRIX),
}

PROMOTED = [(F32, F64), (F16, F32), (I64, F32), (BOOL, U8), (U8, I8), (BF16, F32), (BOOL, BOOL)]


def cases() -> list[Call]:
    alone = {**REARRANGED, **SEVERAL, **JOINED}
    calls = [Call(name, function, tuple(arrays)) for name, (function, *arrays) in alone.items()]
    for name, (function, array) in REARRANGED.items():
        calls += [
            Call(f"{name}-{then.__name__}", partial(_then, then, function), (array,))
            for then in (maximum, added, joined, chosen)
        ]
    for one, other in PROMOTED:
        arrays = (numbers(3, dtype=one), numbers(2, dtype=other))
        calls.append(Call(f"concatenate-{one}-{other}", lambda *xs: np.concatenate(xs), arrays))
    for dtype in DTYPES:
        calls.append(Call(f"views-{dtype}", views, (numbers(3, 4, dtype=dtype),)))
    return calls


def _then(then, function, x):
    return then(function(x))


def maximum(x):
    """A reduction of a view; one of an empty view is NumPy's sum."""
    return np.max(x, axis=-1) if x.ndim and x.shape[-1] else np.sum(x)


def added(x):
    """Elementwise: two views of one array, at once."""
    return x - x[::-1] if x.ndim else x - 1


def joined(x):
    return np.concatenate([x, x[..., ::-1]], -1) if x.ndim else np.stack([x, x])


def chosen(x):
    """A gather."""
    return x[..., [-1, 0]] if x.ndim and x.shape[-1] else x


def views(x):
    return x.T, x[::-2], np.broadcast_to(x, (2, 3, 4)), np.concatenate([x, x]), x[[2, 0]]


CASES = cases()


@pytest.fixture(scope="module")
def compiled(natives):
    return natives([case.graph() for case in CASES], "shapes")


@pytest.mark.parametrize("case", CASES, ids=str)
def test_same_as_numpy(case, compiled):
    same(compiled[case.graph().name].call(*case.arrays), case)


# What NumPy refuses.

REFUSED = {
    "transpose": (lambda x: np.transpose(x, (0, 0)), ValueError, "repeated axis in transpose"),
    "transpose_rank": (lambda x: np.transpose(x, (0, 1, 2)), ValueError, "axes don't match array"),
    "matrix_transpose": (lambda x: np.matrix_transpose(x[0]), ValueError, "at least 2-dim"),
    "swapaxes": (lambda x: np.swapaxes(x, 0, 2), np.exceptions.AxisError, "axis2: axis 2 is out"),
    "moveaxis": (lambda x: np.moveaxis(x, (0, 1), 0), ValueError, "the same number of elements"),
    "expand_dims": (lambda x: np.expand_dims(x, (0, 0)), ValueError, "repeated axis"),
    "squeeze": (lambda x: np.squeeze(x, 0), ValueError, "select an axis to squeeze out which has"),
    "squeeze_axis": (lambda x: np.squeeze(x, 2), np.exceptions.AxisError, "axis 2 is out of bound"),
    "squeeze_float": (lambda x: np.squeeze(x, 0.5), TypeError, "'float' object cannot be"),
    "broadcast_to": (lambda x: np.broadcast_to(x, (3, 5)), ValueError, "could not be broadcast"),
    "broadcast_down": (lambda x: np.broadcast_to(x, 4), ValueError, "input operand has more dim"),
    "broadcast_negative": (lambda x: np.broadcast_to(x, -1), ValueError, "must be non-negative"),
    "broadcast_arrays": (
        lambda x: np.broadcast_arrays(x, x.T),
        ValueError,
        "could not be broadcast",
    ),
    "flip": (lambda x: np.flip(x, 2), np.exceptions.AxisError, "axis 2 is out of bounds"),
    "fliplr": (lambda x: np.fliplr(x[0]), ValueError, "Input must be >= 2-d"),
    "rot90": (lambda x: np.rot90(x, axes=(0, 0)), ValueError, "Axes must be different"),
    "reshape": (lambda x: np.reshape(x, (5, -1)), ValueError, "cannot reshape array of size 12 in"),
    "reshape_unknown": (lambda x: np.reshape(x, (-1, -1)), ValueError, "only specify one unknown"),
    "reshape_float": (lambda x: np.reshape(x, (3, 4.0)), TypeError, "'float' object cannot be"),
    "reshape_order": (lambda x: np.reshape(x, 12, order="Z"), ValueError, "got 'Z'"),
    "ravel_order": (lambda x: np.ravel(x, order="Z"), ValueError, "must be one of 'C', 'F', 'A'"),
    "split": (lambda x: np.split(x, 2), ValueError, "does not result in an equal division"),
    "split_axis": (lambda x: np.split(x, 2, axis=2), IndexError, "tuple index out of range"),
    "array_split": (lambda x: np.array_split(x, 0), ValueError, "must be larger than 0"),
    "vsplit": (lambda x: np.vsplit(x[0], 2), ValueError, "only works on arrays of 2 or more"),
    "dsplit": (lambda x: np.dsplit(x, 2), ValueError, "only works on arrays of 3 or more"),
    "unstack": (lambda x: np.unstack(x[0, 0]), ValueError, "Input array must be at least 1-d"),
    "unpacked": (lambda x: (lambda a, b: a)(*x), TypeError, "takes 2 positional arguments"),
    "concatenate": (lambda x: np.concatenate([x, x.T]), ValueError, "must match exactly"),
    "concatenate_rank": (lambda x: np.concatenate([x, x[0]]), ValueError, "dimension"),
    "concatenate_axis": (
        lambda x: np.concatenate([x, x], 2),
        np.exceptions.AxisError,
        "axis 2 is out of bounds for array of dimension 2",
    ),
    "concatenate_scalars": (lambda x: np.concatenate([x[0, 0], 1]), ValueError, "zero-dimensional"),
    "concatenate_casting": (
        lambda x: np.concatenate([x], dtype=np.int32),
        TypeError,
        "Cannot cast array data from .* according to the rule 'same_kind'",
    ),
    "stack": (lambda x: np.stack([x, x[0]]), ValueError, "must have the same shape"),
    "stack_axis": (
        lambda x: np.stack([x, x], 3),
        np.exceptions.AxisError,
        "axis 3 is out of",
    ),
    "hstack": (lambda x: np.hstack([x, x.T]), ValueError, "must match exactly"),
    "vstack": (lambda x: np.vstack([x, x[:, 0]]), ValueError, "must match exactly"),
    "append": (lambda x: np.append(x, x[0], axis=0), ValueError, "dimension"),
    "block": (lambda x: np.block([[x], x]), ValueError, r"List depths are mismatched.*arrays\[1\]"),
    "block_empty": (lambda x: np.block([[x], []]), ValueError, r"List at arrays\[1\] cannot be"),
    "block_tuple": (lambda x: np.block((x, x)), TypeError, "Only lists can be used"),
    "tile": (lambda x: np.tile(x, -1), ValueError, "negative dimensions are not allowed"),
    "tile_float": (lambda x: np.tile(x, 1.5), TypeError, "'float' object cannot be"),
    "repeat": (lambda x: np.repeat(x, -1), ValueError, "negative"),
    "repeat_each": (lambda x: np.repeat(x, [1, 2], axis=0), ValueError, "could not be broadcast"),
    "repeat_float": (lambda x: np.repeat(x, np.array([1.5])), TypeError, "according to the rule"),
    "repeat_axis": (lambda x: np.repeat(x, 2, 2), np.exceptions.AxisError, "axis 2 is out"),
    "roll": (lambda x: np.roll(x, (1, 2, 3), axis=(0, 1)), ValueError, "shape mismatch"),
    "roll_axis": (lambda x: np.roll(x, 1, axis=2), np.exceptions.AxisError, "axis 2 is out"),
    "pad": (lambda x: np.pad(x, -1), ValueError, "can't contain negative values"),
    "pad_float": (lambda x: np.pad(x, 1.5), TypeError, "must be of integral type"),
    "pad_widths": (lambda x: np.pad(x, [(1, 2, 3)]), ValueError, "could not be broadcast"),
    "pad_axis": (lambda x: np.pad(x, {2: 1}), IndexError, "list assignment index out of range"),
    "pad_mode": (lambda x: np.pad(x, 1, "foo"), ValueError, "mode 'foo' is not supported"),
    "pad_keyword": (
        lambda x: np.pad(x, 1, "edge", constant_values=1),
        ValueError,
        "unsupported keyword arguments for mode 'edge'",
    ),
    "pad_empty": (lambda x: np.pad(x[:0], 1, "edge"), ValueError, "can't extend empty axis 0"),
    "windows": (
        lambda x: np.lib.stride_tricks.sliding_window_view(x, 5, axis=1),
        ValueError,
        "window shape cannot be larger than input array shape",
    ),
}

# NumPy goes ahead with these.
ONLY_HERE = {
    "order": (lambda x: np.reshape(x, 12, order="A"), ValueError, "not laid out in memory"),
    "pad_mean": (lambda x: np.pad(x, 1, "mean"), ValueError, "'mean' of 'pad' is not supported"),
    "pad_odd": (
        lambda x: np.pad(x, 1, "reflect", reflect_type="odd"),
        ValueError,
        "reflect_type 'odd' is not supported",
    ),
    "out": (
        lambda x: np.concatenate([x, x], out=np.empty((6, 4), np.float32)),
        TypeError,
        "keyword 'out' of 'concatenate'",
    ),
    "repeats": (lambda x: np.repeat(x, np.argmax(x)), TypeError, "used as an index, a size"),
    "insert": (lambda x: np.insert(x, 0, 1), TypeError, "'insert' is not supported"),
    "delete": (lambda x: np.delete(x, 0), TypeError, "'delete' is not supported"),
    "resize": (lambda x: np.resize(x, 3), TypeError, "'resize' is not supported"),
}


@pytest.mark.parametrize("name", [*REFUSED, *ONLY_HERE])
def test_refused_while_tracing(name):
    function, kind, message = {**REFUSED, **ONLY_HERE}[name]
    assert isinstance(error_of(function, MATRIX), kind if name in REFUSED else type(None))
    with pytest.raises(kind, match=message):
        trace(function, (MATRIX,))


def joined_twice(x):
    return np.concatenate([x, x]), np.concatenate([x, -x]), np.concatenate([x, x + 1])


def padded(x):
    return np.pad(x, 1), np.pad(-x, 1)


def stacked(x):
    return np.stack([x[0], x[1]]), np.stack([x[0], x[0]])


def in_blocks(x):
    return np.block([[x, x], [x, x]]), np.block([[x, x], [x, x + 1]])


def turned(x):
    return np.concatenate([-x[1:], x[:1]]), np.concatenate([-x[1:], x[1:]])


def of_each_other(x):
    one, other = np.concatenate([x, x]), np.concatenate([x, -x])
    return other.reshape(-1), one, np.concatenate([one, other]), np.concatenate([one, one])


def rolled(x):
    return np.roll(x, 1, axis=0), np.roll(x, 1, axis=1), np.roll(x, -1, axis=0)


def changed(x):
    one = x.copy()
    one[0] = 7
    other = one.copy()
    other[1] = -x[1]
    one[1] = x[0]
    return one, other


ALIKE = [joined_twice, padded, stacked, in_blocks, turned, of_each_other, rolled, changed]


@pytest.mark.parametrize("rows", [2, "n"])
@pytest.mark.parametrize("function", ALIKE)
def test_results_that_begin_alike(function, rows):
    """Parts that are equal are one value to mlir-opt, what they are put into must not be."""
    x = np.arange(1, 5, dtype=np.float32).reshape(2, 2)
    compiled = jit(function).compile(f32[rows, 2])
    for got, expected in zip(compiled(x), function(x), strict=True):
        np.testing.assert_array_equal(got, expected, strict=True)
