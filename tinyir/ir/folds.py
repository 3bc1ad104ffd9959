"""How the reductions and scans of the table accumulate, per dtype."""

from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from tinyir.ir.primitive import Body, Call, Fold
from tinyir.ir.types import BF16, BOOL, F16, F32, F64, FLOATS, INTEGERS, SIGNED, UNSIGNED, DType

PLAIN_ROWS = range(96, 4097)
"""How long rows are that float32 is added up plainly in, before it is in float64: in longer ones
more sums stand side by side than there are registers for."""
PLAIN_ROWS_WITH_ERRORS = range(1, (1 << 14) + 1)
"""The same where rounding errors are kept after that, which takes longer than sums in memory."""
INFINITY = float("inf")
REORDERED = "reassoc"


def _bounds(dtype: DType) -> tuple[int, int]:
    info = np.iinfo(dtype.numpy)
    return int(info.min), int(info.max)


def _float_extremum(op: str, identity: float) -> Mapping[DType, Fold]:
    """Folds of floats; half precision compares in float32, which keeps the order."""
    fold = Fold((identity,), Call(op))
    half = Fold((identity,), Call(op), accumulator=F32)
    return {F32: fold, F64: fold, F16: half, BF16: half}


# float32 is added up in float64, and float64 with its rounding errors kept (TwoSum), so that the
# error is no worse than NumPy's pairwise summation at any length; in rows, as many elements are
# added up plainly before as keep within its error. Fewer than 8 elements, and columns, NumPy adds
# up one after the other, and so does float64 here. Only sums that are wider than their elements may
# be reordered: then it costs no accuracy, and makes them vectors. Products in another order could
# overflow on the way.
_PLAIN = Fold((0.0,), Call("arith.addf", REORDERED))
_PLAIN_OF_HALF = replace(_PLAIN, accumulator=F32)
_WIDE = replace(_PLAIN, accumulator=F64)
SUM = {
    F32: replace(_WIDE, short=Call("arith.addf"), rows=PLAIN_ROWS, fast=_PLAIN),
    F16: replace(_WIDE, fast=_PLAIN_OF_HALF),
    BF16: replace(_WIDE, fast=_PLAIN_OF_HALF),
    F64: Fold(
        (0.0, 0.0),
        Body("two_sum"),
        finish=Body("add_error"),
        join=Body("join_sums"),
        short=Call("arith.addf"),
        rows=PLAIN_ROWS_WITH_ERRORS,
        few=Fold((0.0,), Call("arith.addf")),
        fast=_PLAIN,
    ),
    **{dtype: Fold((0,), Call("arith.addi")) for dtype in INTEGERS},
    BOOL: Fold((False,), Call("arith.ori")),
}
PRODUCT = {
    **{dtype: Fold((1.0,), Call("arith.mulf"), accumulator=F64) for dtype in FLOATS},
    **{dtype: Fold((1,), Call("arith.muli")) for dtype in INTEGERS},
    BOOL: Fold((True,), Call("arith.andi")),
}
MAX = {
    **_float_extremum("arith.maximumf", -INFINITY),
    **{dtype: Fold((_bounds(dtype)[0],), Call("arith.maxsi")) for dtype in SIGNED},
    **{dtype: Fold((_bounds(dtype)[0],), Call("arith.maxui")) for dtype in UNSIGNED},
    BOOL: Fold((False,), Call("arith.ori")),
}
MIN = {
    **_float_extremum("arith.minimumf", INFINITY),
    **{dtype: Fold((_bounds(dtype)[1],), Call("arith.minsi")) for dtype in SIGNED},
    **{dtype: Fold((_bounds(dtype)[1],), Call("arith.minui")) for dtype in UNSIGNED},
    BOOL: Fold((True,), Call("arith.andi")),
}


def arg(float: str, signed: str, unsigned: str, low: bool) -> Mapping[DType, Fold]:
    """Folds that keep the best value and its index; the first NaN is the best of floats."""
    worst = -INFINITY if low else INFINITY
    side = 0 if low else 1
    return {
        **{dtype: Fold((worst, 0), Body("arg_float", predicate=float)) for dtype in (F32, F64)},
        **{t: Fold((_bounds(t)[side], 0), Body("arg_integer", predicate=signed)) for t in SIGNED},
        **{
            t: Fold((_bounds(t)[side], 0), Body("arg_integer", predicate=unsigned))
            for t in UNSIGNED
        },
    }


def scan(identity: float, float: str, int: str) -> Mapping[DType, Fold]:
    """Folds of a scan, which combines an element with the one before it."""
    return {
        **{dtype: Fold((identity,), Call(float)) for dtype in FLOATS},
        **{dtype: Fold((identity,), Call(int)) for dtype in INTEGERS},
    }


ANY = {BOOL: Fold((False,), Call("arith.ori"))}
ALL = {BOOL: Fold((True,), Call("arith.andi"))}


def roundings(length: int) -> int:
    """How many roundings an element goes through in NumPy's pairwise sum of `length` elements."""
    if length < 8:
        return length - 1
    if length <= 128:
        return length // 8 - 1 + 3 + length % 8
    half = length // 2 - length // 2 % 8
    return 1 + max(roundings(half), roundings(length - half))
