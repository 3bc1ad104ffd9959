"""Scalar computations as steps: the operation of a row, and the conversions around it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tinyir.emit import mlirtext
from tinyir.emit.views import BodyView, ValueView
from tinyir.ir.casts import Step, cast_steps
from tinyir.ir.primitive import Body, Call, Compare, Conversion, Identity, Spelling
from tinyir.ir.types import DType, TypeClass


@dataclass(frozen=True)
class Scalar:
    """A scalar SSA value."""

    name: str
    dtype: DType

    @property
    def view(self) -> ValueView:
        """The value as templates see it."""
        return ValueView(self.name, self.dtype.mlir)


@dataclass(frozen=True)
class Steps:
    """Bodies in order, and what the last of them defines."""

    bodies: tuple[BodyView, ...]
    results: tuple[Scalar, ...]


def apply(spelling: Spelling, operands: Sequence[Scalar], result: DType) -> Steps:
    """One row's operation, in the dtype that its operands compute in."""
    wide = operands[0].dtype.computes_in
    if wide is None:
        return _single(spelling, operands, result)
    bodies: list[BodyView] = []
    inner = []
    for index, operand in enumerate(operands):
        widened = convert(operand, wide, f"wide{index}")
        bodies += widened.bodies
        inner += widened.results
    target = wide if result.type_class is TypeClass.FLOAT else result
    name = "narrow" if target is not result else "result"
    computed = _single(spelling, inner, target, name)
    narrowed = convert(computed.results[0], result, "result")
    return Steps((*bodies, *computed.bodies, *narrowed.bodies), narrowed.results)


def convert(value: Scalar, target: DType, name: str) -> Steps:
    """A cast to `target`, called `name`; `value` itself where nothing has to be done."""
    return through(value, cast_steps(value.dtype, target), name)


def through(value: Scalar, steps: Sequence[Step], name: str) -> Steps:
    """`value` taken through `steps`, the last of which is called `name`."""
    bodies: list[BodyView] = []
    for index, (spelling, dtype) in enumerate(steps):
        called = name if index == len(steps) - 1 else f"{name}.{index}"
        step = _single(spelling, [value], dtype, called)
        bodies += step.bodies
        (value,) = step.results
    return Steps(tuple(bodies), (value,))


def accumulate(
    spelling: Spelling, element: Scalar, accumulators: Sequence[Scalar]
) -> Steps:
    """One step of a reduction: the element, in the accumulators' dtype, joins them."""
    dtype = accumulators[0].dtype
    widened = convert(element, dtype, "element")
    results = tuple(
        Scalar(f"result{index or ''}", each.dtype) for index, each in enumerate(accumulators)
    )
    body = body_view(spelling, (*widened.results, *accumulators), results)
    return Steps((*widened.bodies, body), results)


def body_view(
    spelling: Spelling, operands: Sequence[Scalar], results: Sequence[Scalar]
) -> BodyView:
    """The record of one operation."""
    template, op, predicate = "call", "", ""
    constants: dict[str, str] = {}
    match spelling:
        case Call(op):
            pass
        case Conversion(op):
            template = "conversion"
        case Compare(op, predicate):
            template = "compare"
        case Body(template, op, predicate, numbers, result_numbers):
            constants = {
                **_bit_counts(operands[0].dtype),
                **_literals(numbers, operands[0].dtype),
                **_literals(result_numbers, results[0].dtype),
            }
        case Identity():
            raise AssertionError("an identity has no body")
    return BodyView(
        f"scalar/{template}.mlir.j2",
        op,
        predicate,
        constants,
        tuple(each.view for each in operands),
        tuple(each.view for each in results),
    )


def _literals(numbers: Mapping[str, float | int], dtype: DType) -> dict[str, str]:
    return {name: mlirtext.number(value, dtype) for name, value in numbers.items()}


def _bit_counts(dtype: DType) -> dict[str, str]:
    """The number of bits and of the last bit of an integer type, which shifts need."""
    return {"width": str(dtype.bits), "last": str(dtype.bits - 1)}


def _single(
    spelling: Spelling, operands: Sequence[Scalar], result: DType, name: str = "result"
) -> Steps:
    if isinstance(spelling, Identity):
        return Steps((), (Scalar(operands[0].name, result),))
    results = (Scalar(name, result),)
    return Steps((body_view(spelling, operands, results),), results)
