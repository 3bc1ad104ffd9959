"""The graph as text, which `parse` reads back: printing again gives the same.

kernel softmax(x: f32[8, 64]) -> (out: f32[8, 64]) {  loc("softmax.py":5:1)
  %t0 = max(%x) axes=[1] : f32[8]  loc("softmax.py":7:27)
  ...
  return %t3
}
"""

from collections.abc import Iterator
from typing import Any

import numpy as np

from tinyir.errors import Location
from tinyir.ir import optable
from tinyir.ir.attributes import Attributes
from tinyir.ir.data import is_large
from tinyir.ir.graph import Graph
from tinyir.ir.names import value_names

LISTS = ("axes", "shape", "starts", "steps")
WORDS = ("dtype", "position", "equation", "size")
"""The attributes that are printed under their own names, as lists and as single words."""


def print_graph(graph: Graph, *, locations: bool = True) -> str:
    """The graph as text; without `locations`, what the compiled code depends on."""
    names = value_names(graph)
    lines = [f"kernel {graph.signature} {{{_place(graph.location, locations)}"]
    lines += [f"  need {need.status.name} {need.relation}" for need in graph.needs]
    for node in graph.nodes:
        if node.op is optable.INPUT:
            continue
        operands = ", ".join(f"%{names[operand]}" for operand in node.operands)
        attributes = "".join(f" {text}" for text in _attributes(node.attributes))
        place = _place(node.location, locations)
        lines.append(
            f"  %{names[node]} = {node.op.name}({operands}){attributes} : {node.type}{place}"
        )
    results = ", ".join(f"%{names[result.node]}" for result in graph.results)
    lines += [f"  check {check.status.name} %{names[check.failed]}" for check in graph.checks]
    lines += [f"  write %{names[each.input]} = %{names[each.node]}" for each in graph.writes]
    return "\n".join([*lines, f"  return {results}".rstrip(), "}", ""])


def number_text(value: Any) -> str:
    """The shortest text that reads back as the same value; NaN is written as its bits."""
    if np.isnan(value):
        bits = int(np.asarray(value).view(f"u{value.dtype.itemsize}"))
        return f"0x{bits:0{2 * value.dtype.itemsize}X}"
    return str(value)


def _attributes(attributes: Attributes) -> Iterator[str]:
    value = attributes.value
    if value is not None and is_large(value.array):
        yield f"data={value.digest}"
    elif value is not None:
        yield f"value={_array_text(value.array)}"
    for name in LISTS:
        numbers = getattr(attributes, name)
        if numbers is not None:
            yield f"{name}=[{', '.join(map(str, numbers))}]"
    for name in WORDS:
        word = getattr(attributes, name)
        if word is not None:
            yield f"{name}={word}"


def _array_text(array: np.ndarray) -> str:
    if array.ndim == 0:
        return number_text(array[()])
    return f"[{', '.join(_array_text(part) for part in array)}]"


def _place(location: Location | None, wanted: bool) -> str:
    if location is None or not wanted:
        return ""
    return f'  loc("{location.file}":{location.line}:{location.column})'
