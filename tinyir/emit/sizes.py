"""Sizes in a function: names of dimensions as values, and the operations that compute others."""

from collections.abc import Callable, Sequence

from tinyir.emit import mlirtext
from tinyir.emit.sizeviews import SizeConstantView, SizeOperation, SizeParameterView, SizeView
from tinyir.emit.views import ValueView
from tinyir.ir.dims import Dim, Extremum, Factor, Product, Quotient, Shape, Size
from tinyir.ir.types import TensorType

_EXTREMA = {"min": "arith.minsi", "max": "arith.maxsi"}


class Sizes:
    """The values of sizes. Their names start with '$', which no other name does.

    `emit` takes the operations that compute a size where it is first asked for.
    """

    def __init__(self, names: Sequence[str], emit: Callable[[SizeOperation], None]) -> None:
        self.names = {name: _value_name(name, index) for index, name in enumerate(names)}
        self._emit = emit
        self._known: dict[Dim, str] = {}
        self._made_count = 0

    def parameters(self) -> tuple[ValueView, ...]:
        """The parameters of the function that give the sizes of names; reads them as indices."""
        found = []
        for name in self.names.values():
            found.append(ValueView(f"{name}.size", mlirtext.SIZE))
            self._emit(SizeParameterView(name, f"{name}.size", mlirtext.SIZE))
        return tuple(found)

    def name(self, dim: Dim) -> str:
        """The name of the value of `dim`."""
        if isinstance(dim, Size) and dim.name is not None:
            return self.names[dim.name]
        if dim not in self._known:
            self._known[dim] = self._sum(dim) if isinstance(dim, Size) else self._number(dim)
        return self._known[dim]

    def text(self, dim: Dim) -> str:
        """A number, or the value of a size, as lists of sizes have them."""
        return f"%{self.name(dim)}" if isinstance(dim, Size) else str(dim)

    def list(self, dims: Shape) -> str:
        """'[8, %$n]'."""
        return mlirtext.index_list(map(self.text, dims))

    def tensor(self, name: str, type_: TensorType) -> ValueView:
        """A tensor called `name`, with the sizes that its type leaves open."""
        open_sizes = ", ".join(self.text(dim) for dim in type_.shape if isinstance(dim, Size))
        return ValueView(name, mlirtext.tensor(type_), open_sizes)

    def _sum(self, size: Size) -> str:
        (product, count), *rest = size.terms
        total = self._scaled(product, count)
        for product, count in rest:
            op = "arith.subi" if count < 0 else "arith.addi"
            total = self._step(op, total, self._scaled(product, abs(count)))
        return total

    def _scaled(self, product: Product, count: int) -> str:
        if not product:
            return self.name(count)
        value = self._factor(product[0])
        for factor in product[1:]:
            value = self._step("arith.muli", value, self._factor(factor))
        return value if count == 1 else self._step("arith.muli", value, self.name(count))

    def _factor(self, factor: Factor) -> str:
        match factor:
            case Extremum(name, one, other):
                return self._step(_EXTREMA[name], self.name(one), self.name(other))
            case Quotient(dividend, divisor):
                return self._step("arith.floordivsi", self.name(dividend), self.name(divisor))
            case _:
                return self.names[factor]

    def _number(self, number: int) -> str:
        name = self._next_name()
        self._emit(SizeConstantView(name, number))
        return name

    def _step(self, op: str, one: str, other: str) -> str:
        name = self._next_name()
        self._emit(SizeView(name, op, one, other))
        return name

    def _next_name(self) -> str:
        self._made_count += 1
        return f"${self._made_count - 1}"


def _value_name(name: str, index: int) -> str:
    return f"${name}" if name.isascii() else f"$.{index}"
