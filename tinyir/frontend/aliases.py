"""Which results of NumPy's functions show the arrays of their arguments: views do, copies do not.

A function that is in neither list may do either where all that it gave is an argument's elements,
arranged in another way: then it is not known, and an error where it matters.
"""

import operator
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from tinyir.frontend.indexing import is_plain
from tinyir.frontend.memory import Link, Memory, root
from tinyir.frontend.traced import Traced
from tinyir.frontend.views import VIEWS

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
    function: Callable[..., Any], result: Any, args: tuple[Any, ...], kwargs: Mapping[str, Any]
) -> Any:
    """The result of `function` as the user gets it: what shows an argument's array follows it."""
    if type(result) in (tuple, list):
        return type(result)(linked(function, each, args, kwargs) for each in result)
    if not isinstance(result, Traced):
        return result
    if not _copies(function, result, args, kwargs):
        shows = function in _VIEWS
        for each in _traced((*args, *kwargs.values())):
            if _may_show(result, each, shows):
                return Traced(result._trace, result._node, _link(each, shows))
    return Traced(result._trace, result._node)


def _copies(
    function: Callable[..., Any], result: Traced, args: tuple[Any, ...], kwargs: Mapping[str, Any]
) -> bool:
    """Whether NumPy makes a new array, or a scalar."""
    if function is operator.getitem:
        x, key = args
        entries = key if isinstance(key, tuple) else (key,)
        is_element = not result.ndim and not any(entry is Ellipsis for entry in entries)
        return is_element or not is_plain(x._trace, key)
    if function is np.astype:
        return len(args) == 2 and kwargs.get("copy", True) is True
    return function in _COPIES


def _may_show(result: Traced, argument: Traced, shows: bool) -> bool:
    """Whether the elements of `result` may be those of `argument`."""
    one, other = root(result._node), root(argument._node)
    # Of a constant a view is another constant.
    are_constants = one.constant is not None and other.constant is not None
    return one is other or (shows and are_constants)


def _link(argument: Traced, shows: bool) -> Link:
    """What shows the array that `argument` shows."""
    if argument._link is None:
        node = argument._node
        argument._link = Link(Memory(node), node)
    link = argument._link
    return Link(link.memory, link.memory.node, shows and link.is_view)


def _traced(values: Any) -> Iterator[Traced]:
    """The traced values in `values`, which may be nested in lists and tuples."""
    for value in values:
        if isinstance(value, Traced):
            yield value
        elif isinstance(value, tuple | list):
            yield from _traced(value)
