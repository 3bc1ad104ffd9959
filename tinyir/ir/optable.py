"""THE table: one row per primitive operation.

A row is everything that tinyir knows of an operation; its name stands nowhere else in Python or
in a template. GELU, softmax and the like are not here: they are functions written in the DSL.
"""

import numpy as np

from tinyir.errors import InternalError
from tinyir.ir.primitive import Body, Call, CastRule, Conversion, Fold, Kind, Primitive
from tinyir.ir.types import F32, F64, DType, TypeClass

FLOAT = TypeClass.FLOAT
INFINITY = float("inf")

# fmt: off
INPUT = Primitive(name="input", kind=Kind.INPUT, arity=0)
CONSTANT = Primitive(name="constant", kind=Kind.CONSTANT, arity=0)
CAST = Primitive(name="cast", kind=Kind.CAST, numpy=np.astype)
RESHAPE = Primitive(name="reshape", kind=Kind.RESHAPE, numpy=np.reshape)

ELEMENTWISE = (
    # x + y, and so on: the operators of traced values come from these rows' NumPy functions.
    Primitive(name="add", kind=Kind.ELEMENTWISE, arity=2, numpy=np.add, spelling={FLOAT: Call("arith.addf")}),
    Primitive(name="subtract", kind=Kind.ELEMENTWISE, arity=2, numpy=np.subtract, spelling={FLOAT: Call("arith.subf")}),
    Primitive(name="multiply", kind=Kind.ELEMENTWISE, arity=2, numpy=np.multiply, spelling={FLOAT: Call("arith.mulf")}),
    Primitive(name="divide", kind=Kind.ELEMENTWISE, arity=2, numpy=np.divide, spelling={FLOAT: Call("arith.divf")}),
    Primitive(
        name="power", kind=Kind.ELEMENTWISE, arity=2, numpy=np.power, spelling={FLOAT: Call("math.powf")},
        constant_exponent={0.5: Call("math.sqrt"), 2.0: Body("square"), 3.0: Body("cube"), -1.0: Body("reciprocal")},
        domain=(0.0, 8.0), ulps={F32: 2, F64: 2},
    ),
    Primitive(name="negative", kind=Kind.ELEMENTWISE, numpy=np.negative, spelling={FLOAT: Call("arith.negf")}),
    Primitive(name="square", kind=Kind.ELEMENTWISE, numpy=np.square, spelling={FLOAT: Body("square")}),
    Primitive(name="reciprocal", kind=Kind.ELEMENTWISE, numpy=np.reciprocal, spelling={FLOAT: Body("reciprocal")}),
    Primitive(name="sqrt", kind=Kind.ELEMENTWISE, numpy=np.sqrt, spelling={FLOAT: Call("math.sqrt")}, domain=(0.0, 8.0)),
    Primitive(name="exp", kind=Kind.ELEMENTWISE, numpy=np.exp, spelling={FLOAT: Call("math.exp")}, ulps={F32: 4, F64: 2}),
    Primitive(name="tanh", kind=Kind.ELEMENTWISE, numpy=np.tanh, spelling={FLOAT: Call("math.tanh")}, ulps={F32: 4, F64: 4}),
)

REDUCTIONS = (
    # float32 is added up in float64, and float64 with its rounding errors kept (TwoSum), so that
    # the error is no worse than NumPy's pairwise summation at any length.
    Primitive(
        name="sum", kind=Kind.REDUCTION, numpy=np.sum,
        fold={
            F32: Fold(identities=(0.0,), accumulator=F64, step=Body("add_widened"), finish=Conversion("arith.truncf")),
            F64: Fold(identities=(0.0, 0.0), step=Body("two_sum"), finish=Body("add_error")),
        },
        ulps={F32: 8, F64: 8},
    ),
    Primitive(
        name="max", kind=Kind.REDUCTION, numpy=np.max, needs_elements=True,
        fold={dtype: Fold(identities=(-INFINITY,), step=Call("arith.maximumf")) for dtype in (F32, F64)},
    ),
    Primitive(
        name="min", kind=Kind.REDUCTION, numpy=np.min, needs_elements=True,
        fold={dtype: Fold(identities=(INFINITY,), step=Call("arith.minimumf")) for dtype in (F32, F64)},
    ),
)

CASTS = (
    CastRule(FLOAT, FLOAT, widens=True, spelling=Conversion("arith.extf")),
    CastRule(FLOAT, FLOAT, widens=False, spelling=Conversion("arith.truncf")),
)
# fmt: on

PRIMITIVES: tuple[Primitive, ...] = (INPUT, CONSTANT, CAST, RESHAPE, *ELEMENTWISE, *REDUCTIONS)

BY_NAME = {primitive.name: primitive for primitive in PRIMITIVES}
BY_NUMPY = {primitive.numpy: primitive for primitive in PRIMITIVES if primitive.numpy}


def cast_rule(source: DType, target: DType) -> CastRule:
    """The row of CASTS for a cast between two different dtypes."""
    widens = target.bits > source.bits
    for rule in CASTS:
        if (rule.source, rule.target, rule.widens) == (
            source.type_class,
            target.type_class,
            widens,
        ):
            return rule
    raise InternalError(f"There is no cast from {source} to {target}.")
