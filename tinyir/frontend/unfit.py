"""What is said of products whose operands do not fit: their shapes, and what would fit.

That they do not is for the products to find; the class of the error is NumPy's.
"""

from collections.abc import Iterable, Sequence

from tinyir.errors import TinyirError
from tinyir.ir.dims import Dim, Shape, clash, shape_text

ELLIPSIS = "..."

_PLACES = ("first", "second")


def unfit_cores(
    error: TinyirError, name: str, shapes: Sequence[Shape], cores: Sequence[str]
) -> TinyirError:
    """`error` about a function of two operands that adds up the dimension k of both.

    The last dimensions of each have the letters of its core; those before them broadcast.
    """
    outside = [shape[: -len(core)] for shape, core in zip(shapes, cores, strict=True)]
    expected = _listed(
        f"({','.join([*[ELLIPSIS] * bool(before), *core])}{',' * (core == 'k' and not before)})"
        for before, core in zip(outside, cores, strict=True)
    )
    start = f"'{name}' expects shapes {expected}, got {_listed(map(shape_text, shapes))}"
    for place, shape, core in zip(_PLACES, shapes, cores, strict=True):
        if len(shape) < len(core):
            hint = "'@' multiplies vectors and matrices" if shape else "'*' multiplies by a number"
            message = f"{start}: the {place} has too few dimensions."
            return type(error)(message, hints=(hint,))
    one, other = (_size_of_k(*each) for each in zip(shapes, cores, strict=True))
    if clash(one, other):
        message = f"{start}: k is {one} in the first and {other} in the second."
        return type(error)(message, hints=(_turned(shapes, cores),))
    return type(error)(
        f"{start}: the dimensions before these, {_listed(map(shape_text, outside))}, do not "
        "broadcast.",
        notes=("from the last of them on, sizes must be equal or one of them 1",),
        hints=("give one a dimension of size 1 there: x[:, None], or reshape",),
    )


def _size_of_k(shape: Shape, core: str, *, turned: bool = False) -> Dim:
    """The size of k, or what it is in the transposed matrix."""
    is_last = core.endswith("k") != turned
    return shape[-1 if is_last or len(core) == 1 else -2]


def _turned(shapes: Sequence[Shape], cores: Sequence[str]) -> str:
    """What to do where k has two sizes: what fits otherwise, if anything does."""
    one, other = (_size_of_k(*each) for each in zip(shapes, cores, strict=True))
    first, second = (_size_of_k(*each, turned=True) for each in zip(shapes, cores, strict=True))
    one_t, other_t = (".T" if len(shape) == 2 else ".mT" for shape in shapes)
    if len(cores[1]) == 2 and second == one:
        return f"the second fits transposed: y{other_t}"
    if len(cores[0]) == 2 and first == other:
        return f"the first fits transposed: x{one_t}"
    if {*map(len, cores)} == {2} and first == second:
        return "they fit in the other order: y @ x"
    return "k is added up: transpose, slice or reshape one of them so that both have the same"


def unfit_axes(
    error: TinyirError, name: str, shapes: Sequence[Shape], axes: Sequence[Sequence[int]]
) -> TinyirError:
    """`error` about a function that adds up such axes of two operands, in pairs."""
    got = f"got {_listed(map(shape_text, shapes))}"
    if len(axes[0]) != len(axes[1]):
        counts = " and ".join(str(len(each)) for each in axes)
        return type(error)(
            f"'{name}' expects as many axes of each operand, {got} with {counts} of them.",
            hints=("axes=(those of the first, those of the second) are added up in pairs",),
        )
    for one, other in zip(*axes, strict=True):
        sizes = shapes[0][one], shapes[1][other]
        if clash(*sizes):
            return type(error)(
                f"'{name}' expects one size for axis {one} of the first and axis {other} of the "
                f"second, {got}: {sizes[0]} and {sizes[1]}.",
                hints=("these are added up: transpose, slice or reshape one of the operands",),
            )
    return error  # an axis twice


def unfit_chain(error: TinyirError, name: str, shapes: Sequence[Shape]) -> TinyirError:
    """`error` about a function that multiplies several matrices; the ends may be vectors."""
    return type(error)(
        f"'{name}' expects as many rows of each as the one before has columns, got "
        f"{_listed(map(shape_text, shapes))}.",
        hints=("transpose, slice or reshape one of them",),
    )


def unfit_flat(error: TinyirError, name: str, shapes: Sequence[Shape]) -> TinyirError:
    """`error` about a function that multiplies the elements of two operands in pairs."""
    return type(error)(
        f"'{name}' expects as many elements of both, got {_listed(map(shape_text, shapes))}.",
        hints=("np.tensordot, np.matmul and np.einsum add up some of the dimensions",),
    )


def unfit_subscripts(
    error: TinyirError, subscripts: str, terms: Sequence[str], shapes: Sequence[Shape]
) -> TinyirError:
    """`error` about an einsum of more or fewer operands than its terms, or of other ranks."""
    if len(terms) != len(shapes):
        return type(error)(
            f"'einsum' expects {_counted(len(terms), 'operand')} for '{subscripts}', got "
            f"{len(shapes)}.",
            hints=("a comma is between the letters of one operand and those of the next",),
        )
    for operand, (term, shape) in enumerate(zip(terms, shapes, strict=True)):
        letters = len(term.replace(ELLIPSIS, ""))
        least = "at least " if ELLIPSIS in term else ""
        if len(shape) < letters or (len(shape) > letters and not least):
            hint = f"'{ELLIPSIS}' stands for dimensions without letters: '{term}{ELLIPSIS}'"
            if len(shape) < letters:
                hint = "leave a letter out, or make a dimension: x[:, None], or reshape"
            return type(error)(
                f"'einsum' expects {least}{_counted(letters, 'dimension')} for '{term}' of "
                f"'{subscripts}', got the shape {shape_text(shape)} of operand {operand}.",
                hints=(hint,),
            )
    return error  # letters that are none


def unfit_sizes(
    error: TinyirError, subscripts: str, labels: Sequence[str], shapes: Sequence[Shape]
) -> TinyirError:
    """`error` about an einsum whose letters have several sizes; `labels` are those of each operand.

    Other letters stand for the dimensions of an ellipsis.
    """
    found = clashing(labels, shapes)
    if found is None:
        return error  # the result has letters that it cannot have
    label, (first, one), (second, other) = found
    letter = f"'{label}'" if label in subscripts else f"a dimension of '{ELLIPSIS}'"
    hint = "a letter has one size in all operands, or 1 where it stretches"
    for operand in (second, first):
        turned = [*labels]
        turned[operand] = labels[operand][::-1]
        is_known = all(isinstance(dim, int) for shape in shapes for dim in shape)
        if is_known and len(shapes[operand]) == 2 and clashing(turned, shapes) is None:
            hint = f"'{turned[operand]}' for '{labels[operand]}' fits: it reads it transposed"
            break
    where = "" if first == second else f" in operand {first}"
    return type(error)(
        f"'einsum' expects one size for {letter} of '{subscripts}', got "
        f"{_listed(map(shape_text, shapes))}: it is {one}{where} and {other} in operand {second}.",
        hints=(hint,),
    )


def clashing(
    labels: Sequence[str], shapes: Sequence[Shape]
) -> tuple[str, tuple[int, Dim], tuple[int, Dim]] | None:
    """A label of two sizes in one operand, or of two beside 1 in all; each size and its operand."""
    sizes: dict[str, tuple[int, Dim]] = {}
    for operand, (letters, shape) in enumerate(zip(labels, shapes, strict=True)):
        own: dict[str, Dim] = {}
        for label, size in zip(letters, shape, strict=True):
            if clash(own.setdefault(label, size), size):
                return label, (operand, own[label]), (operand, size)
            before, known = sizes.get(label, (operand, 1))
            if 1 not in (known, size) and clash(known, size):
                return label, (before, known), (operand, size)
            sizes[label] = (operand, size) if known == 1 else (before, known)
    return None


def _counted(count: int, what: str) -> str:
    return f"{count} {what}{'s' * (count != 1)}"


def _listed(words: Iterable[str]) -> str:
    *most, last = words
    return f"{', '.join(most)} and {last}" if most else last
