"""THE table: one row per primitive operation.

A row is everything that tinyir knows of an operation; its name stands nowhere else in Python or
in a template. GELU, softmax and the like are not here, nor are functions such as np.var: they
are written with these primitives in `frontend`.
"""

from collections.abc import Mapping

import numpy as np

from tinyir.ir import folds
from tinyir.ir.kernels import erf
from tinyir.ir.primitive import (
    Body,
    Call,
    Compare,
    Identity,
    Kind,
    Primitive,
    Quick,
    SignRule,
    Spelling,
)
from tinyir.ir.types import BF16, F16, F32, F64, DType, TypeClass

INFINITY = float("inf")

ELEMENTWISE, REDUCTION = Kind.ELEMENTWISE, Kind.REDUCTION


def by_class(
    *,
    float: Spelling | None = None,
    int: Spelling | None = None,
    signed: Spelling | None = None,
    unsigned: Spelling | None = None,
    bool: Spelling | None = None,
    f16: Spelling | None = None,
    bf16: Spelling | None = None,
) -> Mapping[TypeClass | DType, Spelling]:
    """A row's spelling per class of dtype; `int` serves signed and unsigned.

    `f16` and `bf16` are for where NumPy's loops, or those of ml_dtypes, differ from float32's.
    """
    found: dict[TypeClass | DType, Spelling | None] = {
        TypeClass.FLOAT: float,
        TypeClass.SIGNED: signed or int,
        TypeClass.UNSIGNED: unsigned or int,
        TypeClass.BOOL: bool,
        F16: f16,
        BF16: bf16,
    }
    return {key: spelling for key, spelling in found.items() if spelling}


def computed(template: str) -> Mapping[TypeClass | DType, Spelling]:
    """The spelling of a function of floats with a template for float32 and one for float64."""
    return {TypeClass.FLOAT: Body(template, per_dtype=True)}


# Bounds of the error, in ulps; docs/accuracy.md has the measured ones.
CLOSE = {F16: 1, BF16: 1, F32: 1, F64: 1}
NEAR = {F16: 1, BF16: 1, F32: 1, F64: 2}

TANH = {F32: Quick(Body("tanh_quick", per_dtype=True), ulps=4)}
ERF = {F32: Quick(Body("erf_quick", per_dtype=True), ulps=7)}

NEVER = Body("constant", result_constants={"value": False})
ALWAYS = Body("constant", result_constants={"value": True})


def against_zero(float: str, int: str) -> Mapping[TypeClass | DType, Spelling]:
    """The spelling of a comparison with zero by its predicates; a bool is compared as it is."""
    zero = {"zero": 0}
    return by_class(
        float=Body("compare_with_zero", "arith.cmpf", float, zero),
        int=Body("compare_with_zero", "arith.cmpi", int, zero),
        bool=Body("compare_with_zero", "arith.cmpi", int, zero),
    )


def comparison(float: str, signed: str, unsigned: str) -> Mapping[TypeClass | DType, Spelling]:
    """The spelling of a comparison by its predicates."""
    return by_class(
        float=Compare("arith.cmpf", float),
        signed=Compare("arith.cmpi", signed),
        unsigned=Compare("arith.cmpi", unsigned),
        bool=Compare("arith.cmpi", unsigned),
    )


# fmt: off
INPUT = Primitive(name="input", kind=Kind.INPUT, arity=0)
CONSTANT = Primitive(name="constant", kind=Kind.CONSTANT, arity=0)
CAST = Primitive(name="cast", kind=Kind.CAST, numpy=np.astype)
SELECT = Primitive(name="where", kind=Kind.ELEMENTWISE, arity=3, numpy=np.where, spelling=by_class(bool=Call("arith.select")))
RESHAPE = Primitive(name="reshape", kind=Kind.RESHAPE, numpy=np.reshape)
TRANSPOSE = Primitive(name="transpose", kind=Kind.TRANSPOSE, numpy=np.transpose)
BROADCAST = Primitive(name="broadcast_to", kind=Kind.BROADCAST, numpy=np.broadcast_to)
SLICE = Primitive(name="slice", kind=Kind.SLICE)
UPDATE = Primitive(name="update", kind=Kind.UPDATE, arity=2)
REVERSE = Primitive(name="flip", kind=Kind.REVERSE, numpy=np.flip)
CONCATENATE = Primitive(name="concatenate", kind=Kind.CONCATENATE, arity=-1, numpy=np.concatenate)
GATHER = Primitive(name="gather", kind=Kind.GATHER, arity=-1)
IOTA = Primitive(name="iota", kind=Kind.IOTA, arity=0)
SIZE = Primitive(name="size", kind=Kind.SIZE, arity=0)
CONTRACTION = Primitive(name="einsum", kind=Kind.CONTRACTION, arity=2, numpy=np.einsum)

STRUCTURAL = (INPUT, CONSTANT, CAST, RESHAPE, TRANSPOSE, BROADCAST, SLICE, UPDATE, REVERSE, CONCATENATE, GATHER, IOTA, SIZE, CONTRACTION)

ARITHMETIC = (
    # x + y, and so on: the operators of traced values come from these rows' NumPy functions.
    Primitive(name="add", kind=ELEMENTWISE, arity=2, numpy=np.add, sign=SignRule.SUM, spelling=by_class(float=Call("arith.addf"), int=Call("arith.addi"), bool=Call("arith.ori"))),
    Primitive(name="subtract", kind=ELEMENTWISE, arity=2, numpy=np.subtract, sign=SignRule.DIFFERENCE, spelling=by_class(float=Call("arith.subf"), int=Call("arith.subi"))),
    Primitive(name="multiply", kind=ELEMENTWISE, arity=2, numpy=np.multiply, sign=SignRule.PRODUCT, spelling=by_class(float=Call("arith.mulf"), int=Call("arith.muli"), bool=Call("arith.andi"))),
    Primitive(name="divide", kind=ELEMENTWISE, costly=True, inverts=True, arity=2, numpy=np.divide, sign=SignRule.QUOTIENT, spelling=by_class(float=Call("arith.divf"))),
    Primitive(
        name="floor_divide", kind=ELEMENTWISE, costly=True, arity=2, numpy=np.floor_divide,
        spelling=by_class(float=Body("floor_divide_float"), signed=Body("floor_divide_signed"), unsigned=Body("divide_unsigned", op="arith.divui")),
    ),
    Primitive(
        name="remainder", kind=ELEMENTWISE, costly=True, arity=2, numpy=np.remainder,
        spelling=by_class(float=Body("remainder_float"), signed=Body("remainder_signed"), unsigned=Body("divide_unsigned", op="arith.remui")),
    ),
    Primitive(
        name="fmod", kind=ELEMENTWISE, costly=True, arity=2, numpy=np.fmod,
        spelling=by_class(float=Call("arith.remf"), signed=Body("fmod_signed"), unsigned=Body("divide_unsigned", op="arith.remui")),
    ),
    Primitive(
        name="power", kind=ELEMENTWISE, arity=2, numpy=np.power, sign=SignRule.POWER, spelling=by_class(float=Body("power", per_dtype=True), signed=Call("math.ipowi"), unsigned=Body("power_unsigned")),
        constant_exponent={0.5: Call("math.sqrt"), 2.0: Body("square", op="arith.mulf"), 3.0: Body("cube"), -1.0: Body("reciprocal")},
        domain=(0.0, 8.0), ulps=NEAR | {F32: 2},  # a product of three has two roundings
    ),
    Primitive(name="negative", kind=ELEMENTWISE, numpy=np.negative, sign=SignRule.OPPOSITE, spelling=by_class(float=Call("arith.negf"), int=Body("negative_integer"))),
    Primitive(name="positive", kind=ELEMENTWISE, numpy=np.positive, sign=SignRule.SAME, spelling=by_class(float=Identity(), int=Identity())),
    Primitive(name="absolute", kind=ELEMENTWISE, numpy=np.absolute, sign=SignRule.NOT_NEGATIVE, spelling=by_class(float=Call("math.absf"), signed=Call("math.absi"), unsigned=Identity(), bool=Identity())),
    Primitive(name="sign", kind=ELEMENTWISE, numpy=np.sign, spelling=by_class(float=Body("sign_float", constants={"zero": 0.0}), bf16=Body("sign_float", constants={"zero": -0.0}), signed=Body("sign_signed"), unsigned=Body("sign_unsigned"))),
    Primitive(name="square", kind=ELEMENTWISE, numpy=np.square, sign=SignRule.NOT_NEGATIVE, spelling=by_class(float=Body("square", op="arith.mulf"), int=Body("square", op="arith.muli"))),
    Primitive(name="reciprocal", kind=ELEMENTWISE, costly=True, numpy=np.reciprocal, spelling=by_class(float=Body("reciprocal"))),
    Primitive(name="copysign", kind=ELEMENTWISE, arity=2, numpy=np.copysign, spelling=by_class(float=Call("math.copysign"))),
)

# NumPy's maximum and minimum return a NaN operand, fmax and fmin the other one. Of two equal
# operands all return the second, which tells zeros apart; in float16 the first.
EXTREMA = (
    Primitive(name="maximum", kind=ELEMENTWISE, arity=2, numpy=np.maximum, sign=SignRule.GREATEST, spelling=by_class(float=Body("extremum", predicate="ogt"), f16=Body("extremum", predicate="oge"), signed=Call("arith.maxsi"), unsigned=Call("arith.maxui"), bool=Call("arith.ori"))),
    Primitive(name="minimum", kind=ELEMENTWISE, arity=2, numpy=np.minimum, sign=SignRule.LEAST, spelling=by_class(float=Body("extremum", predicate="olt"), f16=Body("extremum", predicate="ole"), signed=Call("arith.minsi"), unsigned=Call("arith.minui"), bool=Call("arith.andi"))),
    Primitive(name="fmax", kind=ELEMENTWISE, arity=2, numpy=np.fmax, spelling=by_class(float=Body("extremum_of_numbers", predicate="ogt"), f16=Body("extremum_of_numbers", predicate="oge"), signed=Call("arith.maxsi"), unsigned=Call("arith.maxui"), bool=Call("arith.ori"))),
    Primitive(name="fmin", kind=ELEMENTWISE, arity=2, numpy=np.fmin, spelling=by_class(float=Body("extremum_of_numbers", predicate="olt"), f16=Body("extremum_of_numbers", predicate="ole"), signed=Call("arith.minsi"), unsigned=Call("arith.minui"), bool=Call("arith.andi"))),
)

ROUNDING = (
    Primitive(name="floor", kind=ELEMENTWISE, numpy=np.floor, spelling=by_class(float=Call("math.floor"), int=Identity(), bool=Identity())),
    Primitive(name="ceil", kind=ELEMENTWISE, numpy=np.ceil, spelling=by_class(float=Call("math.ceil"), int=Identity(), bool=Identity())),
    Primitive(name="trunc", kind=ELEMENTWISE, numpy=np.trunc, spelling=by_class(float=Call("math.trunc"), int=Identity(), bool=Identity())),
    Primitive(name="rint", kind=ELEMENTWISE, numpy=np.rint, spelling=by_class(float=Call("math.roundeven"))),
)

TRANSCENDENTAL = (
    Primitive(name="sqrt", kind=ELEMENTWISE, costly=True, numpy=np.sqrt, sign=SignRule.NOT_NEGATIVE, spelling=by_class(float=Call("math.sqrt")), domain=(0.0, 8.0)),
    Primitive(name="hypot", kind=ELEMENTWISE, arity=2, numpy=np.hypot, sign=SignRule.NOT_NEGATIVE, spelling=computed("hypot"), ulps=NEAR),
    Primitive(name="cbrt", kind=ELEMENTWISE, numpy=np.cbrt, spelling=computed("cbrt"), ulps=CLOSE),
    Primitive(name="exp", kind=ELEMENTWISE, numpy=np.exp, of_not_positive=Body("exp_of_not_positive", per_dtype=True), sign=SignRule.NOT_NEGATIVE, spelling=computed("exp"), ulps=CLOSE),
    Primitive(name="exp2", kind=ELEMENTWISE, numpy=np.exp2, sign=SignRule.NOT_NEGATIVE, spelling=computed("exp2"), ulps=CLOSE),
    Primitive(name="expm1", kind=ELEMENTWISE, numpy=np.expm1, spelling=computed("expm1"), ulps=NEAR),
    Primitive(name="log", kind=ELEMENTWISE, numpy=np.log, spelling=computed("log"), domain=(0.0, 8.0), ulps=CLOSE),
    Primitive(name="log2", kind=ELEMENTWISE, numpy=np.log2, spelling=computed("log2"), domain=(0.0, 8.0), ulps=CLOSE),
    Primitive(name="log10", kind=ELEMENTWISE, numpy=np.log10, spelling=computed("log10"), domain=(0.0, 8.0), ulps=CLOSE),
    Primitive(name="log1p", kind=ELEMENTWISE, numpy=np.log1p, spelling=computed("log1p"), domain=(-1.0, 8.0), ulps=NEAR),
    Primitive(name="sin", kind=ELEMENTWISE, numpy=np.sin, spelling=computed("sin"), ulps=NEAR),
    Primitive(name="cos", kind=ELEMENTWISE, numpy=np.cos, spelling=computed("cos"), ulps=NEAR),
    Primitive(name="tan", kind=ELEMENTWISE, numpy=np.tan, spelling=computed("tan"), ulps=NEAR),
    Primitive(name="arcsin", kind=ELEMENTWISE, numpy=np.arcsin, spelling=computed("arcsin"), domain=(-1.0, 1.0), ulps=NEAR),
    Primitive(name="arccos", kind=ELEMENTWISE, numpy=np.arccos, spelling=computed("arccos"), domain=(-1.0, 1.0), ulps=NEAR),
    Primitive(name="arctan", kind=ELEMENTWISE, numpy=np.arctan, spelling=computed("arctan"), ulps=NEAR),
    Primitive(name="arctan2", kind=ELEMENTWISE, arity=2, numpy=np.arctan2, spelling=computed("arctan2"), ulps=NEAR),
    Primitive(name="sinh", kind=ELEMENTWISE, numpy=np.sinh, spelling=computed("sinh"), ulps=NEAR),
    Primitive(name="cosh", kind=ELEMENTWISE, numpy=np.cosh, spelling=computed("cosh"), ulps=NEAR),
    Primitive(name="tanh", kind=ELEMENTWISE, numpy=np.tanh, spelling=computed("tanh"), quick=TANH, ulps=NEAR),
    Primitive(name="arcsinh", kind=ELEMENTWISE, numpy=np.arcsinh, spelling=computed("arcsinh"), ulps=NEAR),
    Primitive(name="arccosh", kind=ELEMENTWISE, numpy=np.arccosh, spelling=computed("arccosh"), domain=(1.0, 8.0), ulps=NEAR),
    Primitive(name="arctanh", kind=ELEMENTWISE, numpy=np.arctanh, spelling=computed("arctanh"), domain=(-1.0, 1.0), ulps=NEAR),
    Primitive(name="erf", kind=ELEMENTWISE, numpy=erf, promotes_like=np.exp, spelling=computed("erf"), quick=ERF, ulps=NEAR),
)

COMPARISONS = (
    Primitive(name="equal", kind=ELEMENTWISE, arity=2, numpy=np.equal, spelling=comparison("oeq", "eq", "eq")),
    Primitive(name="not_equal", kind=ELEMENTWISE, arity=2, numpy=np.not_equal, spelling=comparison("une", "ne", "ne")),
    Primitive(name="less", kind=ELEMENTWISE, arity=2, numpy=np.less, spelling=comparison("olt", "slt", "ult")),
    Primitive(name="less_equal", kind=ELEMENTWISE, arity=2, numpy=np.less_equal, spelling=comparison("ole", "sle", "ule")),
    Primitive(name="greater", kind=ELEMENTWISE, arity=2, numpy=np.greater, spelling=comparison("ogt", "sgt", "ugt")),
    Primitive(name="greater_equal", kind=ELEMENTWISE, arity=2, numpy=np.greater_equal, spelling=comparison("oge", "sge", "uge")),
    Primitive(name="isnan", kind=ELEMENTWISE, numpy=np.isnan, spelling=by_class(float=Body("isnan"), int=NEVER, bool=NEVER)),
    Primitive(name="isinf", kind=ELEMENTWISE, numpy=np.isinf, spelling=by_class(float=Body("compare_magnitude", predicate="oeq", constants={"limit": INFINITY}), int=NEVER, bool=NEVER)),
    Primitive(name="isfinite", kind=ELEMENTWISE, numpy=np.isfinite, spelling=by_class(float=Body("compare_magnitude", predicate="olt", constants={"limit": INFINITY}), int=ALWAYS, bool=ALWAYS)),
    Primitive(name="signbit", kind=ELEMENTWISE, numpy=np.signbit, spelling=by_class(float=Body("signbit"))),
)

# Their operands are bools: NumPy casts to them, except for logical_not.
LOGICAL = (
    Primitive(name="logical_and", kind=ELEMENTWISE, arity=2, numpy=np.logical_and, spelling=by_class(bool=Call("arith.andi"))),
    Primitive(name="logical_or", kind=ELEMENTWISE, arity=2, numpy=np.logical_or, spelling=by_class(bool=Call("arith.ori"))),
    Primitive(name="logical_xor", kind=ELEMENTWISE, arity=2, numpy=np.logical_xor, spelling=by_class(bool=Call("arith.xori"))),
    Primitive(name="logical_not", kind=ELEMENTWISE, numpy=np.logical_not, spelling=against_zero("oeq", "eq")),
)

BITWISE = (
    Primitive(name="bitwise_and", kind=ELEMENTWISE, arity=2, numpy=np.bitwise_and, spelling=by_class(int=Call("arith.andi"), bool=Call("arith.andi"))),
    Primitive(name="bitwise_or", kind=ELEMENTWISE, arity=2, numpy=np.bitwise_or, spelling=by_class(int=Call("arith.ori"), bool=Call("arith.ori"))),
    Primitive(name="bitwise_xor", kind=ELEMENTWISE, arity=2, numpy=np.bitwise_xor, spelling=by_class(int=Call("arith.xori"), bool=Call("arith.xori"))),
    Primitive(name="invert", kind=ELEMENTWISE, numpy=np.invert, spelling=by_class(int=Body("invert", constants={"ones": -1}), bool=Body("invert", constants={"ones": True}))),
    Primitive(name="left_shift", kind=ELEMENTWISE, arity=2, numpy=np.left_shift, spelling=by_class(int=Body("shift_to_zero", op="arith.shli"))),
    Primitive(name="right_shift", kind=ELEMENTWISE, arity=2, numpy=np.right_shift, spelling=by_class(signed=Body("shift_to_sign"), unsigned=Body("shift_to_zero", op="arith.shrui"))),
)
REDUCTIONS = (
    Primitive(name="sum", kind=REDUCTION, numpy=np.sum, combines=np.add, sign=SignRule.SAME, fold=folds.SUM, widens=True, ulps={F16: 1, BF16: 1, F32: 8, F64: 8}),
    Primitive(name="prod", kind=REDUCTION, numpy=np.prod, combines=np.multiply, fold=folds.PRODUCT, widens=True, domain=(-1.5, -0.5), ulps={F16: 1, BF16: 1, F32: 8, F64: 8}),
    Primitive(name="max", kind=REDUCTION, numpy=np.max, combines=np.maximum, sign=SignRule.SAME, fold=folds.MAX, needs_elements=True),
    Primitive(name="min", kind=REDUCTION, numpy=np.min, combines=np.minimum, sign=SignRule.SAME, fold=folds.MIN, needs_elements=True),
    Primitive(name="any", kind=REDUCTION, numpy=np.any, combines=np.logical_or, fold=folds.ANY),
    Primitive(name="all", kind=REDUCTION, numpy=np.all, combines=np.logical_and, fold=folds.ALL),
    Primitive(name="argmax", kind=Kind.ARG_REDUCTION, numpy=np.argmax, finds=np.max, fold=folds.arg("ogt", "sgt", "ugt", low=True), needs_elements=True),
    Primitive(name="argmin", kind=Kind.ARG_REDUCTION, numpy=np.argmin, finds=np.min, fold=folds.arg("olt", "slt", "ult", low=False), needs_elements=True),
)

# Scans go from element to element in the dtype of the result, as NumPy's do: bit for bit. They
# start from -0.0, to which adding a zero of either sign leaves that zero.
SCANS = (
    Primitive(name="cumsum", kind=Kind.SCAN, numpy=np.cumsum, combines=np.add, fold=folds.scan(-0.0, "arith.addf", "arith.addi"), widens=True),
    Primitive(name="cumprod", kind=Kind.SCAN, numpy=np.cumprod, combines=np.multiply, fold=folds.scan(1, "arith.mulf", "arith.muli"), widens=True),
)
# fmt: on

PRIMITIVES: tuple[Primitive, ...] = (
    *STRUCTURAL,
    SELECT,
    *ARITHMETIC,
    *EXTREMA,
    *ROUNDING,
    *TRANSCENDENTAL,
    *COMPARISONS,
    *LOGICAL,
    *BITWISE,
    *REDUCTIONS,
    *SCANS,
)

BY_NAME = {primitive.name: primitive for primitive in PRIMITIVES}
BY_NUMPY = {primitive.numpy: primitive for primitive in PRIMITIVES if primitive.numpy}

_BEYOND_NUMPY = {each.name: each for each in PRIMITIVES if each.promotes_like}


def row_of(ufunc: np.ufunc) -> Primitive | None:
    """The row that computes a ufunc: NumPy's, or another library's where NumPy has none.

    That goes by the name: the 'erf' of scipy.special is the row 'erf'.
    """
    return BY_NUMPY.get(ufunc) or _BEYOND_NUMPY.get(ufunc.__name__)
