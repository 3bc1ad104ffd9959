"""The columns of the table of primitives: what a row may say. The rows are in `optable`."""

import enum
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tinyir.ir.types import DType, TypeClass


class Kind(enum.Enum):
    """The closed list of kinds; a kind has one typing rule, one record and one template."""

    INPUT = "input"
    CONSTANT = "constant"
    ELEMENTWISE = "elementwise"
    CAST = "cast"
    REDUCTION = "reduction"
    ARG_REDUCTION = "arg_reduction"
    SCAN = "scan"
    RESHAPE = "reshape"
    TRANSPOSE = "transpose"
    BROADCAST = "broadcast"
    SLICE = "slice"
    UPDATE = "update"
    REVERSE = "reverse"
    CONCATENATE = "concatenate"
    GATHER = "gather"
    IOTA = "iota"
    SIZE = "size"
    CONTRACTION = "contraction"
    CALL = "call"
    CALL_RESULT = "call_result"


@dataclass(frozen=True)
class Call:
    """A scalar body that is one MLIR operation, such as `arith.addf`.

    `fastmath` names the freedom that the operation has, such as `reassoc`.
    """

    op: str
    fastmath: str = ""


@dataclass(frozen=True)
class Compare:
    """A scalar body that is one MLIR comparison, such as `arith.cmpf olt`."""

    op: str
    predicate: str


@dataclass(frozen=True)
class Conversion:
    """A scalar body that is one MLIR cast, such as `arith.extf`."""

    op: str


@dataclass(frozen=True)
class Identity:
    """A scalar body that yields its operand."""


@dataclass(frozen=True)
class Body:
    """A scalar body with a template of its own: `templates/scalar/<template>.mlir.j2`.

    `op` and `predicate` are MLIR's names where one template serves several rows; `constants` and
    `result_constants` are numbers that the template uses, spelled in the dtype of the first
    operand and of the result. With `per_dtype` the template exists once for each dtype that the
    row computes in: `templates/scalar/<template>.<dtype>.mlir.j2`.
    """

    template: str
    op: str = ""
    predicate: str = ""
    constants: Mapping[str, float | int] = field(default_factory=dict)
    result_constants: Mapping[str, float | int] = field(default_factory=dict)
    per_dtype: bool = False

    def file(self, dtype: DType) -> str:
        """The template's name for operands that compute in `dtype`."""
        return f"{self.template}.{dtype}" if self.per_dtype else self.template


Spelling = Call | Compare | Conversion | Identity | Body


@dataclass(frozen=True)
class Fold:
    """How a reduction of one dtype accumulates.

    `identities` gives each accumulator's initial value, `accumulator` their dtype (None: the
    operand's), `step` combines an element with the accumulators, and `finish` makes the result
    from them (None: the one accumulator is the result). With `join`, which combines accumulators
    with accumulators, long rows are added up in lanes, side by side. With `short`, a few elements
    may be combined so before they join the accumulators, in rows whose length is in `rows`. `few`
    is how it is done where NumPy combines one after the other: fewer than 8, and columns. `fast`
    is it where NumPy's accuracy is not asked for (None: the same).
    """

    identities: tuple[float | int, ...]
    step: Spelling
    accumulator: DType | None = None
    finish: Spelling | None = None
    join: Spelling | None = None
    short: Spelling | None = None
    rows: range = range(0)
    few: "Fold | None" = None
    fast: "Fold | None" = None

    def finishes(self, operand: DType, result: DType) -> bool:
        """Whether an operation follows that makes the result from the accumulators."""
        return self.finish is not None or (self.accumulator or operand) is not result


@dataclass(frozen=True)
class Quick:
    """A shorter body for one dtype under `fp="fast"`, and the bound on its difference in ulps."""

    spelling: Spelling
    ulps: float


class SignRule(enum.Enum):
    """What the signs of a row's results follow from: its operands' signs, or nothing."""

    UNKNOWN = enum.auto()
    NOT_NEGATIVE = enum.auto()
    SAME = enum.auto()
    OPPOSITE = enum.auto()
    SUM = enum.auto()
    DIFFERENCE = enum.auto()
    PRODUCT = enum.auto()
    QUOTIENT = enum.auto()
    POWER = enum.auto()
    LEAST = enum.auto()
    GREATEST = enum.auto()


@dataclass(frozen=True)
class Primitive:
    """One primitive operation: a row of the table.

    `numpy` has two uses: it is the function whose call on a traced value records this primitive,
    and the one that evaluates it in the reference; where it is no ufunc, `promotes_like` is one
    with the same dtypes. `spelling` is per class of the first operand, or for its very dtype.
    `constant_exponent` holds the bodies for a last operand that is this constant, and
    `of_not_positive` the body for an operand whose values are all known not to be positive.
    `sign` is the rule by which such things are known. `combines` is the ufunc whose reduce or
    accumulate a reduction or scan is (np.add for np.sum), and `finds` the reduction whose place
    another one gives (np.max for np.argmax). `widens` says that small integers are
    added up in 64 bits, as np.sum does. `costly` says that it takes the time of several additions,
    as what has `ulps` does, too. With `inverts`, `fp="fast"` may multiply by the reciprocal of the
    last operand; `quick` has what it takes for operands of a dtype. `domain` is the interval that
    the row's tests draw from, and `ulps` the bound on the difference from the exact value (none:
    the result is NumPy's, bit for bit).
    """

    name: str
    kind: Kind
    arity: int = 1
    numpy: Callable[..., Any] | None = None
    promotes_like: Callable[..., Any] | None = None
    spelling: Mapping[TypeClass | DType, Spelling] = field(default_factory=dict)
    constant_exponent: Mapping[float, Spelling] = field(default_factory=dict)
    of_not_positive: Spelling | None = None
    sign: SignRule = SignRule.UNKNOWN
    fold: Mapping[DType, Fold] = field(default_factory=dict)
    combines: np.ufunc | None = None
    finds: Callable[..., Any] | None = None
    needs_elements: bool = False
    widens: bool = False
    costly: bool = False
    inverts: bool = False
    quick: Mapping[DType, Quick] = field(default_factory=dict)
    domain: tuple[float, float] = (-8.0, 8.0)
    ulps: Mapping[DType, float] = field(default_factory=dict)

    def spelling_for(self, dtype: DType) -> Spelling | None:
        """How the row is spelled for a first operand of `dtype`."""
        return self.spelling.get(dtype) or self.spelling.get(dtype.type_class)

    def __repr__(self) -> str:
        return f"<primitive {self.name}>"
