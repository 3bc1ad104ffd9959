"""np.einsum on traced values: its subscripts, and the contractions they ask for."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from string import ascii_letters
from typing import Any

import numpy as np

from tinyir.errors import ProgramValueError, TinyirError
from tinyir.frontend.arguments import (
    as_dtype,
    as_traced,
    common_dtype,
    numpy_error,
    refuse,
    trace_of,
)
from tinyir.frontend.contract import LETTERS, Labelled, add_up, aligned, contract, diagonals
from tinyir.frontend.elementwise import astype
from tinyir.frontend.traced import Traced
from tinyir.frontend.unfit import ELLIPSIS, clashing, unfit_sizes, unfit_subscripts
from tinyir.ir.dims import Shape
from tinyir.ir.types import DType


def einsum(
    *operands: Any,
    out: Any = None,
    optimize: Any = False,
    dtype: Any = None,
    casting: Any = "safe",
    **unsupported: Any,
) -> Traced:
    """The sum of products that the subscripts name; operands are contracted from left to right.

    `optimize` would change the order of contractions, not the result.
    """
    refuse("einsum", out=out, **unsupported)
    try:
        subscripts, arrays = _subscripts(operands)
    except (KeyError, TypeError):
        raise numpy_error(np.einsum, *operands) from None
    trace = trace_of(*arrays)
    values = [as_traced(trace, array) for array in arrays]
    parsed = _parse(subscripts, [value.shape for value in values])
    wanted = _dtype(values, dtype, casting)
    inputs, output = parsed.inputs, parsed.output
    if inputs is None or output is None or wanted is None:
        keywords = {"casting": casting, **({} if dtype is None else {"dtype": dtype})}
        raise parsed.unfit(numpy_error(np.einsum, subscripts, *values, **keywords))
    # Half precision stays in float32 from one contraction to the next.
    between = wanted if len(values) <= 2 else wanted.computes_in or wanted
    parts = [
        Labelled(astype(value, between), labels)
        for value, labels in zip(values, inputs, strict=True)
    ]
    total = _product(parts, output)
    return astype(aligned(total, output), wanted)


def _product(parts: Sequence[Labelled], output: str) -> Labelled:
    """The parts multiplied from left to right, with what no later part needs added up."""
    total = parts[0]
    for index, part in enumerate(parts[1:], 1):
        needed = output + "".join(later.labels for later in parts[index + 1 :])
        both = dict.fromkeys(total.labels + part.labels)
        inner = [label for label in both if label in needed and label not in output]
        total = contract(total, part, [*output, *inner])
    return add_up(diagonals(total), output)


def _subscripts(operands: Sequence[Any]) -> tuple[str, list[Any]]:
    """The subscripts as a string, and the arrays: np.einsum takes them in two forms."""
    if not operands or isinstance(operands[0], str):
        return "".join(operands[:1]), list(operands[1:])
    pairs = len(operands) // 2
    terms = [_letters(numbers) for numbers in operands[1 : 2 * pairs : 2]]
    result = [_letters(operands[-1])] if len(operands) % 2 else []
    return "->".join([",".join(terms), *result]), list(operands[: 2 * pairs : 2])


def _letters(numbers: Any) -> str:
    """Subscripts given as numbers or an ellipsis; raises KeyError for any other."""
    return "".join(_LETTERS[each] for each in numbers)


_LETTERS: dict[Any, str] = {**dict(enumerate(sorted(ascii_letters))), ...: ELLIPSIS}
"""NumPy's spelling of numbers as letters."""


@dataclass(frozen=True)
class _Parsed:
    """Subscripts, and the shapes of the operands.

    `inputs` and `output` have a letter for each dimension of the operands and of the result; they
    are None where the subscripts do not fit.
    """

    text: str
    terms: list[str]
    shapes: list[Shape]
    inputs: list[str] | None = None
    output: str | None = None

    def unfit(self, error: TinyirError) -> TinyirError:
        """NumPy's `error` about them, in words that have the shapes where these are the cause."""
        if not isinstance(error, ProgramValueError) or not all(map(_is_term, self.terms)):
            return error
        if self.inputs is None:
            return unfit_subscripts(error, self.text, self.terms, self.shapes)
        return unfit_sizes(error, self.text, self.inputs, self.shapes)


def _parse(subscripts: str, shapes: list[Shape]) -> _Parsed:
    text = subscripts.replace(" ", "")
    left, arrow, right = text.partition("->")
    parsed = _Parsed(text, left.split(","), shapes)
    terms = parsed.terms
    if len(terms) != len(shapes) or not all(map(_is_term, [*terms, right])):
        return parsed
    counts = [
        len(shape) - len(term.replace(ELLIPSIS, ""))
        for term, shape in zip(terms, shapes, strict=True)
    ]
    if any(n < 0 or (n and ELLIPSIS not in term) for n, term in zip(counts, terms, strict=True)):
        return parsed
    rank = max(counts, default=0)
    spare = "".join(letter for letter in LETTERS if letter not in text)[:rank]
    inputs = [
        term.replace(ELLIPSIS, spare[rank - count :])
        for count, term in zip(counts, terms, strict=True)
    ]
    joined = "".join(inputs)
    if arrow:
        output = right.replace(ELLIPSIS, spare)
    else:
        once = sorted(each for each in set(joined) - set(spare) if joined.count(each) == 1)
        output = spare + "".join(once)
    fits = set(spare) <= set(output) <= set(joined) and len(set(output)) == len(output)
    is_known = fits and clashing(inputs, shapes) is None
    return replace(parsed, inputs=inputs, output=output if is_known else None)


def _is_term(term: str) -> bool:
    return re.fullmatch(r"[A-Za-z]*(\.\.\.)?[A-Za-z]*", term) is not None


def _dtype(values: Sequence[Traced], dtype: Any, casting: Any) -> DType | None:
    """The dtype that is computed in, None when NumPy has no einsum for these."""
    wanted = common_dtype(values) if dtype is None else as_dtype(dtype)
    castable = all(np.can_cast(value.dtype, wanted.numpy, casting) for value in values)
    return wanted if castable and wanted.numpy.isbuiltin == 1 else None
