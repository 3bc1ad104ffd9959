"""Which results of NumPy's functions show the arrays of their arguments: views do, copies do not.

A function that is in neither list may do either where all that it gave is an argument's elements,
arranged in another way: then it is not known, and an error where it matters.
"""

import operator
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from tinyir.frontend.indexing import has_arrays
from tinyir.frontend.memory import Link, Memory, path, root, unknown_like
from tinyir.frontend.traced import Trace, Traced
from tinyir.frontend.views import VIEWS
from tinyir.ir.graph import GraphBuilder, Node

_VIEWS = frozenset(
    (
        *VIEWS,
        operator.getitem,
        np.asarray,
        np.asanyarray,
        np.astype,
        np.atleast_1d,
        np.atleast_2d,
        np.atleast_3d,
        np.broadcast_arrays,
        np.diagonal,
        np.linalg.diagonal,
        np.linalg.matrix_transpose,
        np.ravel,
        np.real,
        np.reshape,
        sliding_window_view,
    )
)
"""Functions that return views, but for reshaped arrays whose elements lie apart."""

_COPIES = frozenset(
    (
        np.append,
        np.array,
        np.block,
        np.choose,
        np.column_stack,
        np.concatenate,
        np.copy,
        np.dstack,
        np.empty_like,
        np.full,
        np.full_like,
        np.hstack,
        np.ones_like,
        np.pad,
        np.repeat,
        np.roll,
        np.select,
        np.stack,
        np.take,
        np.take_along_axis,
        np.tile,
        np.vstack,
        np.where,
        np.zeros_like,
    )
)


def linked(
    implementation: Callable[..., Any],
    function: Callable[..., Any],
    result: Any,
    args: tuple[Any, ...],
    kwargs: Mapping[str, Any],
) -> Any:
    """The result of `function` as the user gets it: what shows an argument's array follows it."""
    given = list(_traced((*args, *kwargs.values())))
    bases = [each._node for each in given]
    shown = result
    if function not in _COPIES and any(root(base).constant is not None for base in bases):
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

    def link_of(one: Traced, shown: Traced) -> Link | None:
        if _copies(function, one, args, kwargs):
            return None
        for argument, base in zip(given, bases, strict=True):
            views = path(shown._node, base) if function in _VIEWS else None
            if views is not None or root(shown._node) is root(base):
                return _link(argument, views)
        return None

    def each_linked(one: Any, shown: Any) -> Any:
        if type(one) in (tuple, list):
            return type(one)(map(each_linked, one, shown))
        return (
            Traced(one._trace, one._node, link_of(one, shown)) if isinstance(one, Traced) else one
        )

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


def _copies(
    function: Callable[..., Any], result: Traced, args: tuple[Any, ...], kwargs: Mapping[str, Any]
) -> bool:
    """Whether NumPy makes a new array, or a scalar."""
    if function is operator.getitem:
        _, key = args
        entries = key if isinstance(key, tuple) else (key,)
        is_element = not result.ndim and not any(entry is Ellipsis for entry in entries)
        return is_element or has_arrays(key)
    if function is np.astype:
        return len(args) == 2 and kwargs.get("copy", True) is True
    return function in _COPIES


def linked_to(x: Traced) -> Link:
    """The link of `x` to its array, which is its own where it shows no other."""
    if x._link is None:
        node = x._node
        x._link = Link(Memory(node), node)
    return x._link


def _link(argument: Traced, views: tuple[Node, ...] | None) -> Link:
    """What shows the array that `argument` shows, by `views` of that."""
    link = linked_to(argument)
    are_known = views is not None and link.views is not None
    shown = (*(link.views or ()), *(views or ()))
    return Link(link.memory, link.memory.node, shown if are_known else None)


def _traced(values: Any) -> Iterator[Traced]:
    """The traced values in `values`, which may be nested in lists and tuples."""
    for value in values:
        if isinstance(value, Traced):
            yield value
        elif type(value) in (tuple, list):
            yield from _traced(value)
