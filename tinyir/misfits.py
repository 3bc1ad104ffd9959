"""What is said of a call that does not fit a compiled kernel: what it takes, and what came."""

from collections.abc import Mapping, Sequence
from typing import Any

from tinyir.backend.runtime import mismatch
from tinyir.backend.written import unwritable
from tinyir.errors import ProgramError, ProgramTypeError
from tinyir.frontend.differences import Difference, difference, shown_tree
from tinyir.frontend.kernel import TracedKernel
from tinyir.frontend.traced import Traced
from tinyir.frontend.trees import Structure, flatten

CHANGED = "An argument was changed by another thread during the call."


def unfit(
    traced: TracedKernel, args: Sequence[Any], hints: tuple[str, ...] = ()
) -> ProgramError | None:
    """The error that says why `args` do not fit, None where they do.

    `hints` are for arrays of other types. Trees are read once: another thread may change them.
    """
    signature = traced.graph.signature
    names = _names(traced)
    trees = [flatten(arg, name) for name, arg in zip(names, args, strict=False)]
    leaves = [pair for found, _ in trees for pair in found]
    if any(isinstance(leaf, Traced) for _, leaf in leaves):
        return ProgramTypeError(
            f"'{signature.name}' is compiled and cannot take traced values.",
            hints=("call the '@jit' function that it was compiled from",),
        )
    if len(args) != len(names):
        return ProgramTypeError(f"'{signature.name}' takes {_counted(names)}, got {len(args)}.")
    children = traced.arguments.children
    for name, expected, (found, given) in zip(names, children, trees, strict=True):
        other = difference(expected, given, name, dict(found))
        if other is not None:
            start = f"'{signature.name}' was compiled for"
            return _not_nested(start, expected, given, name, dict(found), other)
    values = [leaf for _, leaf in leaves]
    shown = signature.shown(place for place, _ in leaves)
    error = mismatch(shown, values)
    if error is None:
        return unwritable(shown, values)
    error.hints = error.hints or hints
    return error


def unfit_results(
    traced: TracedKernel, given: Structure, leaves: Mapping[str, Any]
) -> ProgramError | None:
    """The error for an 'out' of the structure `given`, with `leaves`, None where it fits."""
    name, expected = traced.graph.signature.name, traced.results
    other = difference(expected, given, "out", leaves)
    if other is None:
        return None
    return _not_nested(f"'{name}' returns", expected, given, "out", leaves, other)


def unknown_keyword(traced: TracedKernel, name: str) -> ProgramError:
    """The error for a call with the keyword `name`."""
    names = _names(traced)
    hint = "keyword-only arguments are static: they were given to compile()"
    if name in names:
        hint = "what is compiled takes arrays by position"
    return ProgramTypeError(
        f"The call does not fit '{traced.graph.name}': got an unexpected keyword argument "
        f"'{name}'.",
        notes=(f"it takes ({', '.join([*names, 'out=None'])})",),
        hints=(hint,),
    )


def _names(traced: TracedKernel) -> list[str]:
    return [*map(str, traced.arguments.keys)]


def _counted(names: Sequence[str]) -> str:
    """How many arguments, and which."""
    if not names:
        return "no arguments"
    return f"{len(names)} argument{'s' * (len(names) > 1)} ({', '.join(names)})"


def _not_nested(
    start: str,
    expected: Structure,
    given: Structure,
    place: str,
    leaves: Mapping[str, Any],
    other: Difference,
) -> ProgramError:
    """The error for a tree at `place`, which is first seen to differ as `other` says."""
    wanted, got = shown_tree(expected, place, {}), shown_tree(given, place, leaves)
    message = f"{start} '{place}: {wanted}', got '{got}'."
    return ProgramTypeError(message, notes=(other.note,), hints=other.hints)
