"""Dimensions: numbers, and sizes that are known at run time only, which are computed with here.

A `Size` is a polynomial in the names of dimensions and in the smaller or larger of two sizes, or
a quotient of one. Equal polynomials are equal. One that is a number becomes an int, so a `Size` is
never known. Names are sizes of arrays: none is negative.
"""

import operator
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Any, NoReturn

from tinyir.errors import ProgramTypeError


@dataclass(frozen=True)
class Extremum:
    """The smaller or larger of two sizes, by its name in Python."""

    name: str
    one: "Dim"
    other: "Dim"

    def __str__(self) -> str:
        return f"{self.name}({self.one}, {self.other})"


@dataclass(frozen=True)
class Quotient:
    """A size divided by a positive number, rounded down."""

    dividend: "Size"
    divisor: int

    def __str__(self) -> str:
        dividend = self.dividend.name or f"({self.dividend})"
        return f"({dividend}//{self.divisor})"


Factor = str | Extremum | Quotient
Product = tuple[Factor, ...]
"""Factors that are multiplied, sorted by their text; none is the number 1."""


@dataclass(frozen=True)
class Size:
    """A size that is known at run time only: a sum of products, each with its coefficient."""

    terms: tuple[tuple[Product, int], ...]

    @staticmethod
    def named(name: str) -> "Size":
        """The size of the dimension called `name`."""
        return Size((((name,), 1),))

    @cached_property
    def name(self) -> str | None:
        """The name of a dimension that only has one, None for a computed size."""
        (product, coefficient), *rest = self.terms
        is_name = not rest and coefficient == 1 and len(product) == 1
        return product[0] if is_name and isinstance(product[0], str) else None

    @cached_property
    def _text(self) -> str:
        text = ""
        for product, coefficient in self.terms:
            factors = "*".join(map(str, product))
            number = abs(coefficient)
            shown = f"{number}*{factors}" if factors and number != 1 else factors or str(number)
            sign = "-" if coefficient < 0 else "+"
            text += f" {sign} {shown}" if text else shown if coefficient > 0 else f"-{shown}"
        return text

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return self._text

    def __add__(self, other: Any) -> Any:
        if not isinstance(other, int | Size):
            return NotImplemented
        return _sum((*self.terms, *_terms(other)))

    def __mul__(self, other: Any) -> Any:
        if not isinstance(other, int | Size):
            return NotImplemented
        return _sum(
            (tuple(sorted((*one, *another), key=str)), count * times)
            for one, count in self.terms
            for another, times in _terms(other)
        )

    def __neg__(self) -> "Size":
        return Size(tuple((product, -count) for product, count in self.terms))

    def __sub__(self, other: Any) -> Any:
        return self + -other if isinstance(other, int | Size) else NotImplemented

    def __rsub__(self, other: Any) -> Any:
        return -self + other

    def __floordiv__(self, other: Any) -> Any:
        if not isinstance(other, int) or other < 1:
            return NotImplemented
        if all(count % other == 0 for _, count in self.terms):
            return _sum((product, count // other) for product, count in self.terms)
        return _sum([((Quotient(self, other),), 1)])

    __radd__ = __add__
    __rmul__ = __mul__

    def _unknown(self, *_: object) -> NoReturn:
        raise unknown(self)

    __index__ = __int__ = __float__ = _unknown
    __lt__ = __le__ = __gt__ = __ge__ = _unknown
    __truediv__ = __rtruediv__ = __rfloordiv__ = __mod__ = __rmod__ = __pow__ = __rpow__ = _unknown


Dim = int | Size
"""A dimension: a number, or a size that is known at run time only."""

Shape = tuple[Dim, ...]


def unknown(size: Size) -> ProgramTypeError:
    """The error for a size that would have to be known while tracing."""
    return ProgramTypeError(
        f"The size {size} is known at run time only.",
        notes=("it is that of a named dimension, or computed from one",),
        hints=("give the dimension a number, where its size decides what is computed",),
    )


def minimum(one: Dim, other: Dim) -> Dim:
    """The smaller of two sizes."""
    return _extremum("min", one, other)


def maximum(one: Dim, other: Dim) -> Dim:
    """The larger of two sizes."""
    return _extremum("max", one, other)


def _extremum(name: str, one: Dim, other: Dim) -> Dim:
    """That one of them where the sign of their difference is known."""
    difference = one - other
    if at_least(difference, 0):
        return other if name == "min" else one
    if at_least(-difference, 0):
        return one if name == "min" else other
    found: Dim = _sum([((Extremum(name, one, other),), 1)])
    return found


def at_least(size: Dim, bound: int) -> bool:
    """Whether `size` is `bound` or more, whatever the names are; False where that is not known."""
    lowest = _lowest(size)
    return lowest is not None and lowest >= bound


def _lowest(size: Dim) -> int | None:
    """A number that `size` never is below, None where none is known."""
    lowest = 0
    for product, count in _terms(size):
        bounds = [_lowest_factor(factor) for factor in product]
        if (count < 0 and product) or any(bound is None or bound < 0 for bound in bounds):
            return None
        lowest += count * prod(bound or 0 for bound in bounds)
    return lowest


def _lowest_factor(factor: Factor) -> int | None:
    match factor:
        case Extremum("max", one, other):
            return max((low for low in map(_lowest, (one, other)) if low is not None), default=None)
        case Extremum(_, one, other):
            lows = _lowest(one), _lowest(other)
            return None if None in lows else min(low for low in lows if low is not None)
        case Quotient(dividend, divisor):
            low = _lowest(dividend)
            return None if low is None else low // divisor
        case _:
            return 0


def quotient(size: Dim, divisor: Dim) -> Dim | None:
    """The size that times `divisor` is `size`, None where there is none."""
    if isinstance(size, int) and isinstance(divisor, int):
        return size // divisor if divisor and size % divisor == 0 else None
    if divisor == 0:
        return None
    first, *rest = _terms(divisor)
    if rest:  # a sum: only a multiple of it is found
        terms = dict(_terms(size))
        ratio = terms.get(first[0], 0) // first[1]
        return ratio if divisor * ratio == size else None
    factors, times = first
    made = []
    for product, count in _terms(size):
        left = list(product)
        for factor in factors:
            if factor not in left:
                return None
            left.remove(factor)
        if count % times:
            return None
        made.append((tuple(left), count // times))
    found: Dim = _sum(made)
    return found


def clash(one: Dim, other: Dim) -> bool:
    """Whether two sizes are known to differ."""
    difference = one - other
    return at_least(difference, 1) or at_least(-difference, 1)


def shape_text(shape: Shape) -> str:
    """A shape as NumPy's errors show it: '(2,3)'."""
    return str(shape).replace(" ", "")


def value(dim: Dim, sizes: Mapping[str, int]) -> int:
    """The number that `dim` is when names have these `sizes`."""
    if isinstance(dim, int):
        return dim
    return sum(
        count * prod(_factor_value(factor, sizes) for factor in product)
        for product, count in dim.terms
    )


def _factor_value(factor: Factor, sizes: Mapping[str, int]) -> int:
    match factor:
        case Extremum(name, one, other):
            choose: Callable[..., int] = min if name == "min" else max
            return choose(value(one, sizes), value(other, sizes))
        case Quotient(dividend, divisor):
            return value(dividend, sizes) // divisor
        case _:
            return sizes[factor]


def names_of(dim: Dim) -> Iterator[str]:
    """The names in a dimension."""
    for product, _ in _terms(dim):
        for factor in product:
            match factor:
                case Extremum(_, one, other):
                    yield from names_of(one)
                    yield from names_of(other)
                case Quotient(dividend, _):
                    yield from names_of(dividend)
                case _:
                    yield factor


def _terms(dim: Dim) -> tuple[tuple[Product, int], ...]:
    if isinstance(dim, Size):
        return dim.terms
    return (((), operator.index(dim)),) if dim else ()


def _sum(terms: Any) -> Any:
    """The sum of products with coefficients: an int where no name is left."""
    counts: dict[Product, int] = {}
    for product, count in terms:
        counts[product] = counts.get(product, 0) + count
    kept = [(product, count) for product, count in counts.items() if count]
    if not any(product for product, _ in kept):
        return sum(count for _, count in kept)
    # The number comes last, longer products first.
    kept.sort(key=lambda term: (-len(term[0]), term[1] < 0, "*".join(map(str, term[0]))))
    return Size(tuple(kept))
