"""Which results of NumPy's functions show the arrays of their arguments: views do, copies do not.

A few functions return views, and some of them only of arrays that lie as is wanted. Where that is
not known it is an error where it matters. All others return new arrays.
"""

import operator
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from tinyir.errors import ProgramValueError
from tinyir.frontend.indexing import has_arrays
from tinyir.frontend.layouts import are_plain, are_views, is_in_order
from tinyir.frontend.memory import Link, own_link, path, root, unknown_like
from tinyir.frontend.traced import Trace, Traced
from tinyir.frontend.views import VIEWS
from tinyir.ir.graph import GraphBuilder, Node
from tinyir.ir.primitive import Kind
from tinyir.places import user_location

_VIEWS = frozenset(
    (
        *VIEWS,
        operator.getitem,
        np.array,
        np.asanyarray,
        np.asarray,
        np.ascontiguousarray,
        np.asfortranarray,
        np.astype,
        np.atleast_1d,
        np.atleast_2d,
        np.atleast_3d,
        np.broadcast_arrays,
        np.diag,
        np.diagonal,
        np.diff,
        np.einsum,
        np.imag,
        np.ix_,
        np.linalg.diagonal,
        np.linalg.matrix_transpose,
        np.meshgrid,
        np.ravel,
        np.real,
        np.reshape,
        sliding_window_view,
    )
)
"""Functions that return views, but where they compute, or copy to bring elements into an order."""

# Looked up here: while a function is traced, some of NumPy's names stand for substitutes.

_COPY = {
    np.array: (0, True),
    np.asanyarray: (0, None),
    np.asarray: (0, None),
    np.astype: (5, True),
    np.meshgrid: (0, True),
    np.reshape: (0, None),
}
"""Functions that copy where they are told: the place of that parameter, or 0, and its default."""

_ORDER = {
    np.array: (0, None),
    np.asanyarray: (2, None),
    np.asarray: (2, None),
    np.ascontiguousarray: (0, "C"),
    np.asfortranarray: (0, "F"),
    np.astype: (2, None),
    np.ravel: (1, "C"),
}
"""Functions that may copy for an order of elements: its place or 0, and its default."""

_READ_ONLY = frozenset(
    (np.broadcast_to, np.diag, np.diagonal, np.imag, np.linalg.diagonal, sliding_window_view)
)
"""Functions that return what nothing can be written to: never copies of elements that they show."""

_DIAGONALS = frozenset((np.diag, np.diagonal, np.einsum, np.linalg.diagonal))
"""Functions whose views NumPy makes by strides, wherever the elements lie."""

_ARRAYS = frozenset(
    (
        np.array,
        np.asanyarray,
        np.asarray,
        np.broadcast_arrays,
        np.broadcast_to,
        np.copy,
        np.empty_like,
        np.full,
        np.full_like,
        np.ones_like,
        np.pad,
        np.roll,
        np.select,
        np.tensordot,
        np.tile,
        np.where,
        np.zeros_like,
    )
)
"""Functions that return an array also where it has no dimensions: others return a scalar then."""

_ELEMENTS = frozenset((np.einsum, np.flip, np.unstack))
"""Functions that return scalars where what they return has no dimensions, of arrays, too."""


def linked(
    implementation: Callable[..., Any],
    function: Callable[..., Any],
    result: Any,
    args: tuple[Any, ...],
    kwargs: Mapping[str, Any],
) -> Any:
    """The result of `function` as the user gets it: what shows an argument's array follows it."""
    if result is None:  # x[key] = value
        return None
    given = list(_traced((*args, *kwargs.values())))
    bases = [each._node for each in given]
    shown = result
    if function in _VIEWS and any(root(base).constant is not None for base in bases):
        # What is made of constants is constants, and equal ones are one node. What is made of
        # values that are not known tells what it shows.
        unknown = [Traced(each._trace, unknown_like(each.type)) for each in given]
        bases = [each._node for each in unknown]
        others = iter(unknown)
        arguments = [_with(others, each) for each in args]
        named = {name: _with(others, each) for name, each in kwargs.items()}
        trace = given[0]._trace
        with _apart(trace):
            shown = trace.run(implementation, *arguments, **named)
    # Of lists NumPy makes new arrays.
    tops = {id(each) for each in (*args, *kwargs.values())}
    pairs = [pair for pair in zip(given, bases, strict=True) if id(pair[0]) in tops]
    order = _order(function, args, kwargs)
    is_new = function is np.diag and given[0].ndim == 1  # the matrix of a diagonal
    is_read_only = function in _READ_ONLY and not (is_new or kwargs.get("writeable"))

    def link_of(shown: Traced) -> Link | None:
        found = [(of, path(shown._node, base)) for of, base in pairs if _is_of(shown, base)]
        if not found or _copies(function, args, kwargs):
            return None
        shown_by = [(len(views), of, views) for of, views in found if views is not None]
        _, argument, views = min(shown_by, key=operator.itemgetter(0), default=(0, *found[0]))
        link = _link(argument, views, order, is_read_only, function in _DIAGONALS)
        if link is None and function is not np.astype and _copy(function, args, kwargs) is False:
            raise ProgramValueError(
                "Unable to avoid a copy of elements that are to be in another order.",
                location=user_location(),
            )
        return link

    def each_linked(one: Any, shown: Any) -> Any:
        if type(one) in (tuple, list):
            return type(one)(map(each_linked, one, shown))
        if not isinstance(one, Traced):
            return one
        if _is_scalar(function, one, args, given[0]):
            return Traced(one._trace, one._node)
        link = link_of(shown) if function in _VIEWS else None
        if link is None and (is_read_only or not one.ndim):
            link = own_link(one._node, is_read_only)
        return Traced(one._trace, one._node, link)

    return each_linked(result, shown)


@contextmanager
def _apart(trace: Trace) -> Iterator[None]:
    """While nodes are made that the graph does not get, nor what they check."""
    kept, trace.builder = trace.builder, GraphBuilder()
    try:
        yield
    finally:
        trace.builder = kept


def _with(others: Iterator[Traced], value: Any) -> Any:
    """`value` with the next of `others` in place of each traced value."""
    if isinstance(value, Traced):
        return next(others)
    if type(value) in (tuple, list):
        return type(value)(_with(others, each) for each in value)
    return value


def _is_of(shown: Traced, base: Node) -> bool:
    """Whether all that is shown is elements of `base`."""
    return root(shown._node) is root(base)


def _copies(function: Callable[..., Any], args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> bool:
    """Whether NumPy makes a new array of elements of another, wherever they lie."""
    if function is operator.getitem:
        return has_arrays(args[1])
    if function is np.einsum:
        return _computes(args, kwargs)
    return function in _COPY and _copy(function, args, kwargs) is True


def _copy(
    function: Callable[..., Any], args: tuple[Any, ...], kwargs: Mapping[str, Any]
) -> bool | None:
    """Whether a copy is asked for, is forbidden, or is made if needed; for astype those are one."""
    place, default = _COPY.get(function, (0, None))
    copy = kwargs.get("copy", args[place] if 0 < place < len(args) else default)
    return copy if copy is None else bool(copy)


def _computes(args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> bool:
    """Whether einsum returns a new array, which depends on its subscripts alone."""
    ones = [np.ones((1,) * x.ndim, x.dtype) if isinstance(x, Traced) else x for x in args]
    result = np.einsum(*ones, **kwargs)
    return not any(np.may_share_memory(result, x) for x in ones if isinstance(x, np.ndarray))


def _is_scalar(
    function: Callable[..., Any], result: Traced, args: tuple[Any, ...], first: Traced
) -> bool:
    """Whether NumPy returns a scalar, which no write changes; `first` is a traced argument."""
    if result.ndim or function in _ARRAYS:
        return False
    if function is operator.getitem:
        _, key = args
        entries = key if isinstance(key, tuple) else (key,)
        return not any(entry is Ellipsis for entry in entries)
    return function in _ELEMENTS or function not in _VIEWS or first._is_scalar


def _order(
    function: Callable[..., Any], args: tuple[Any, ...], kwargs: Mapping[str, Any]
) -> str | None:
    """The order, 'C' or 'F', of the elements that `function` returns; None if it may be any."""
    place, default = _ORDER.get(function, (0, None))
    order = kwargs.get("order", args[place] if 0 < place < len(args) else default)
    return order if function in _ORDER and order in ("C", "F") else None


def linked_to(x: Traced) -> Link:
    """The link of `x` to its array, which is its own where it shows no other.

    Of a scalar NumPy makes a new array wherever it needs one.
    """
    if x._is_scalar:
        return own_link(x._node)
    if x._link is None:
        x._link = own_link(x._node)
    return x._link


def _link(
    argument: Traced,
    views: tuple[Node, ...] | None,
    order: str | None,
    is_read_only: bool,
    is_diagonal: bool,
) -> Link | None:
    """What shows the array that `argument` shows, by `views` of that; None where it is a copy.

    A diagonal never is.
    """
    link = linked_to(argument)
    memory, before = link.memory, link.views
    if views is None or before is None:
        may_copy = views is None or order or any(view.op.kind is Kind.RESHAPE for view in views)
        is_fixed = is_read_only or (link.is_read_only and not may_copy)
        return Link(memory, memory.node, None, is_fixed)
    shown = (*before, *views)
    is_view = are_views(memory, shown)
    by_strides = link.by_strides or (is_diagonal and not is_view)
    if by_strides:
        is_view = True if is_diagonal or are_plain(views) else None
    if is_view and order:
        is_view = None if by_strides else is_in_order(memory, before, order)
    if is_view is False and not is_read_only:
        return None
    is_fixed = is_read_only or (link.is_read_only and is_view is True)
    return Link(memory, memory.node, shown if is_view else None, is_fixed, by_strides)


def _traced(values: Any) -> Iterator[Traced]:
    """The traced values in `values`, which may be nested in lists and tuples."""
    for value in values:
        if isinstance(value, Traced):
            yield value
        elif type(value) in (tuple, list):
            yield from _traced(value)
