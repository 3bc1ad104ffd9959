"""The columns of the table of primitives: what a row may say. The rows are in `optable`."""

import enum
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tinyir.ir.types import DType, TypeClass


class Kind(enum.Enum):
    """The closed list of kinds; a kind has one typing rule, one record and one template."""

    INPUT = "input"
    CONSTANT = "constant"
    ELEMENTWISE = "elementwise"
    CAST = "cast"
    REDUCTION = "reduction"
    RESHAPE = "reshape"


@dataclass(frozen=True)
class Call:
    """A scalar body that is one MLIR operation, such as `arith.addf`."""

    op: str


@dataclass(frozen=True)
class Body:
    """A scalar body with a template of its own: `templates/scalar/<template>.mlir.j2`."""

    template: str


@dataclass(frozen=True)
class Conversion:
    """A scalar body that is one MLIR cast, such as `arith.extf`."""

    op: str


Spelling = Call | Body | Conversion


@dataclass(frozen=True)
class Fold:
    """How a reduction of one dtype accumulates.

    `identities` gives each accumulator's initial value, `accumulator` their dtype (None: the
    operand's), `step` combines an element with the accumulators, and `finish` makes the result
    from them (None: the one accumulator is the result).
    """

    identities: tuple[float, ...]
    step: Spelling
    accumulator: DType | None = None
    finish: Spelling | None = None


@dataclass(frozen=True)
class Primitive:
    """One primitive operation: a row of the table.

    `numpy` has two uses: it is the function whose call on a traced value records this primitive,
    and the one that evaluates it in the reference. `domain` is the interval that the row's tests
    draw from, and `ulps` the bound on the difference from NumPy (none: bit for bit).
    """

    name: str
    kind: Kind
    arity: int = 1
    numpy: Callable[..., Any] | None = None
    spelling: Mapping[TypeClass, Spelling] = field(default_factory=dict)
    constant_exponent: Mapping[float, Spelling] = field(default_factory=dict)
    fold: Mapping[DType, Fold] = field(default_factory=dict)
    needs_elements: bool = False
    domain: tuple[float, float] = (-8.0, 8.0)
    ulps: Mapping[DType, float] = field(default_factory=dict)

    def __repr__(self) -> str:
        return f"<primitive {self.name}>"


@dataclass(frozen=True)
class CastRule:
    """The MLIR operation that casts `source` to `target`; `widens` tells bits apart."""

    source: TypeClass
    target: TypeClass
    widens: bool
    spelling: Conversion
