"""Scalar computations as steps: the operation of a row, and the conversions around it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tinyir.emit import mlirtext
from tinyir.emit.views import BodyView, ValueView
from tinyir.ir.casts import cast_steps
from tinyir.ir.primitive import Body, Call, Compare, Conversion, Identity, Spelling
from tinyir.ir.types import DType, TypeClass


@dataclass(frozen=True)
class Scalar:
    """A scalar SSA value; `in_memory` when it is an element as tensors hold it."""

    name: str
    dtype: DType
    in_memory: bool = False

    @property
    def view(self) -> ValueView:
        """The value as templates see it."""
        return ValueView(self.name, self.dtype.storage if self.in_memory else self.dtype.mlir)


@dataclass(frozen=True)
class Steps:
    """Bodies in order, and what the last of them defines."""

    bodies: tuple[BodyView, ...]
    results: tuple[Scalar, ...]


def apply(spelling: Spelling, operands: Sequence[Scalar], result: DType) -> Steps:
    """One row's operation on elements, in the dtype that they compute in, to an element."""
    if isinstance(spelling, Identity) and operands[0].in_memory:
        return Steps((), (operands[0],))
    bodies: list[BodyView] = []
    inner: list[Scalar] = []
    wide = operands[0].dtype.computes_in
    for index, operand in enumerate(operands):
        loaded = load(operand, f"value{index}")
        widened = convert(loaded.results[0], wide or operand.dtype, f"wide{index}")
        bodies += (*loaded.bodies, *widened.bodies)
        inner += widened.results
    target = wide if wide and result.type_class is TypeClass.FLOAT else result
    computed = _single(spelling, inner, target, "computed" if target is not result else "result")
    narrowed = convert(computed.results[0], result, "result")
    stored = store(narrowed.results[0])
    return Steps((*bodies, *computed.bodies, *narrowed.bodies, *stored.bodies), stored.results)


def load(element: Scalar, name: str) -> Steps:
    """The value of an element of a tensor."""
    stored = element.dtype.stored_as
    if stored is None or not element.in_memory:
        return Steps((), (Scalar(element.name, element.dtype),))
    return convert(Scalar(element.name, stored), element.dtype, name)


def store(value: Scalar) -> Steps:
    """The element of a tensor that holds `value`."""
    stored = value.dtype.stored_as
    if stored is None:
        return Steps((), (value,))
    converted = convert(value, stored, "stored")
    return Steps(converted.bodies, (Scalar("stored", value.dtype, in_memory=True),))


def cast(element: Scalar, target: DType) -> Steps:
    """A cast from an element of a tensor to an element of one of `target`."""
    loaded = load(element, "value")
    converted = convert(loaded.results[0], target, "result")
    stored = store(converted.results[0])
    return Steps((*loaded.bodies, *converted.bodies, *stored.bodies), stored.results)


def convert(value: Scalar, target: DType, name: str) -> Steps:
    """A cast to `target`, called `name`; `value` itself where nothing has to be done."""
    steps = cast_steps(value.dtype, target)
    bodies: list[BodyView] = []
    for index, (spelling, dtype) in enumerate(steps):
        called = name if index == len(steps) - 1 else f"{name}.{index}"
        step = _single(spelling, [value], dtype, called)
        bodies += step.bodies
        (value,) = step.results
    return Steps(tuple(bodies), (value,))


def of_index(index: ValueView, dtype: DType) -> Steps:
    """An index as an element of an integer dtype."""
    result = Scalar("result", dtype)
    body = BodyView(
        "scalar/conversion.mlir.j2", "arith.index_cast", "", {}, (index,), (result.view,)
    )
    return Steps((body,), (result,))


def accumulate(spelling: Spelling, element: Scalar, accumulators: Sequence[Scalar]) -> Steps:
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
    template, op, predicate, fastmath = "call", "", "", ""
    constants: dict[str, str] = {}
    match spelling:
        case Call(op, fastmath):
            pass
        case Conversion(op):
            template = "conversion"
        case Compare(op, predicate):
            template = "compare"
        case Body(_, op, predicate, numbers, result_numbers):
            template = spelling.file(operands[0].dtype)
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
        fastmath,
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
