"""Reads dimensions as `Size` prints them: 'n', '2*n*m - 1', 'max(n - 1, 0)', '((n + 1)//2)'."""

import re
from collections.abc import Iterator

from tinyir.errors import ProgramValueError
from tinyir.ir.dims import Dim, Size, maximum, minimum

_TOKEN = re.compile(r"\s*(\d+|\w+|//|[-+*(),])")
_EXTREMA = {"min": minimum, "max": maximum}


def parse_dims(text: str) -> tuple[Dim, ...]:
    """The dimensions in a list such as '8, n - 1'; raises ProgramValueError for what is none."""
    reader = _Reader(text)
    dims = []
    while reader.ahead:
        dims.append(reader.sum())
        if reader.ahead:
            reader.take(",")
    return tuple(dims)


def parse_dim(text: str) -> Dim:
    """One dimension."""
    dims = parse_dims(text)
    if len(dims) != 1:
        raise ProgramValueError(f"Expected one dimension, got '{text}'.")
    return dims[0]


class _Reader:
    """Reads tokens by recursive descent."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._tokens = _tokens(text)
        self.ahead = next(self._tokens, "")

    def take(self, expected: str = "") -> str:
        """The next token, which may have to be `expected`."""
        token = self.ahead
        if not token or (expected and token != expected):
            raise ProgramValueError(f"'{self._text}' is not a list of dimensions.")
        self.ahead = next(self._tokens, "")
        return token

    def sum(self) -> Dim:
        """Products, added and subtracted."""
        sign = -1 if self.ahead == "-" and self.take() else 1
        total: Dim = sign * self._product()
        while self.ahead in ("+", "-"):
            sign = 1 if self.take() == "+" else -1
            total = total + sign * self._product()
        return total

    def _product(self) -> Dim:
        result = self._factor()
        while self.ahead in ("*", "//"):
            if self.take() == "*":
                result = result * self._factor()
            else:
                divisor = self._factor()
                if not isinstance(divisor, int) or divisor < 1:
                    raise ProgramValueError(f"A size is not divided by '{divisor}'.")
                result = result // divisor
        return result

    def _factor(self) -> Dim:
        token = self.take()
        if token.isdecimal():
            return int(token)
        if token == "(":
            inner = self.sum()
            self.take(")")
            return inner
        if token in _EXTREMA and self.ahead == "(":
            self.take("(")
            one = self.sum()
            self.take(",")
            other = self.sum()
            self.take(")")
            return _EXTREMA[token](one, other)
        if not token.isidentifier():
            raise ProgramValueError(f"A named dimension is an identifier, got '{token}'.")
        return Size.named(token)


def _tokens(text: str) -> Iterator[str]:
    position = 0
    text = text.rstrip()
    while position < len(text):
        match = _TOKEN.match(text, position)
        if match is None:
            raise ProgramValueError(f"'{text}' is not a list of dimensions.")
        yield match[1]
        position = match.end()
