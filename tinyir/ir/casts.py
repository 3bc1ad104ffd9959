"""The MLIR steps of a cast between two dtypes, with NumPy's results on x86-64.

A float that an integer type cannot hold becomes what the processor's conversion to 32 or 64 bits
gives (the smallest integer), cut to the type's width.
"""

import numpy as np

from tinyir.ir.primitive import Body, Conversion, Identity, Spelling
from tinyir.ir.types import BF16, BOOL, F16, F32, F64, I32, I64, U64, DType, TypeClass

Step = tuple[Spelling, DType]
"""How to make a value of the next dtype."""


def cast_steps(source: DType, target: DType) -> tuple[Step, ...]:
    """The steps from `source` to `target`; none when they are the same."""
    if source is target:
        return ()
    through = _intermediate(source, target)
    if through is not None:
        return (*cast_steps(source, through), *cast_steps(through, target))
    return ((_single(source, target), target),)


def _intermediate(source: DType, target: DType) -> DType | None:
    """A dtype on the way, where no single operation leads from `source` to `target`."""
    halves = (F16, BF16)
    if target is BOOL:
        return F32 if source is BF16 else None
    if source in halves and target is not F32 and not (source is F16 and target is F64):
        return F32
    if target in halves and source is not F32 and not (target is F16 and source is F64):
        return F32
    if source.type_class is TypeClass.FLOAT and target.is_integer and target is not U64:
        wide = I64 if target.bits == 64 or (target.bits, target.type_class) == _U32 else I32
        return None if target is wide else wide
    return None


_U32 = (32, TypeClass.UNSIGNED)


def _single(source: DType, target: DType) -> Spelling:
    if target is BOOL:
        is_float = source.type_class is TypeClass.FLOAT
        return Body(
            "compare_with_zero",
            op="arith.cmpf" if is_float else "arith.cmpi",
            predicate="une" if is_float else "ne",
            constants={"zero": 0},
        )
    match source.type_class, target.type_class:
        case TypeClass.FLOAT, TypeClass.FLOAT if BF16 in (source, target):
            return Body("widen_bf16" if source is BF16 else "narrow_to_bf16")
        case TypeClass.FLOAT, TypeClass.FLOAT:
            return Conversion("arith.extf" if target.bits > source.bits else "arith.truncf")
        case TypeClass.FLOAT, TypeClass.UNSIGNED:
            return Body(
                "float_to_u64", constants={"limit": 2**63, "zero": 0}, result_constants=_low(I64)
            )
        case TypeClass.FLOAT, _:
            return Body(
                "float_to_signed",
                constants={"limit": 2 ** (target.bits - 1), "zero": 0},
                result_constants=_low(target),
            )
        case TypeClass.SIGNED, TypeClass.FLOAT:
            return Conversion("arith.sitofp")
        case _, TypeClass.FLOAT:
            return Conversion("arith.uitofp")
    if target.bits == source.bits:
        return Identity()
    if target.bits < source.bits:
        return Conversion("arith.trunci")
    return Conversion("arith.extsi" if source.type_class is TypeClass.SIGNED else "arith.extui")


def _low(dtype: DType) -> dict[str, int]:
    return {"smallest": int(np.iinfo(dtype.numpy).min)}
