"""A Python function as a kernel: its parameters, and the graph it makes for given types."""

import inspect
import keyword
import linecache
import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tinyir.errors import Location, ProgramTypeError, ProgramValueError
from tinyir.frontend.functions import FUNCTIONS
from tinyir.frontend.traced import Trace, Traced
from tinyir.frontend.trees import Structure, flatten, unflatten
from tinyir.ir.graph import Graph, Result
from tinyir.ir.types import DType, TensorType, type_of


@dataclass(frozen=True)
class TracedKernel:
    """A graph, and how the user's arguments and results are nested."""

    graph: Graph
    arguments: Structure
    results: Structure


class KernelFunction:
    """A function written in the DSL. Keyword-only parameters are static."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self.name = function.__name__
        self.signature = inspect.signature(function)
        self.__doc__ = function.__doc__

    @property
    def location(self) -> Location:
        """Where the function's name stands in its 'def', which follows its decorators."""
        code = self.function.__code__
        shown = os.path.basename(code.co_filename)
        definition = re.compile(rf"(\s*(?:async\s+)?def\s+){re.escape(code.co_name)}\b")
        lines = linecache.getlines(code.co_filename)
        for number, line in enumerate(lines[code.co_firstlineno - 1 :], code.co_firstlineno):
            match = definition.match(line)
            if match:
                column = match.end(1) + 1
                end = column + len(code.co_name)
                return Location(shown, number, column, end, path=code.co_filename)
        return Location(shown, code.co_firstlineno, path=code.co_filename)

    def bind(
        self, args: Sequence[Any], kwargs: Mapping[str, Any]
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """The call's array arguments and static arguments by parameter name.

        Raises ProgramTypeError when the call does not fit the parameters.
        """
        try:
            bound = self.signature.bind(*args, **kwargs)
        except TypeError as error:
            raise ProgramTypeError(f"{self.name}(): {error}.") from None
        bound.apply_defaults()
        arrays: dict[str, Any] = {}
        static: dict[str, Any] = {}
        for name, value in bound.arguments.items():
            kind = self.signature.parameters[name].kind
            if kind is inspect.Parameter.KEYWORD_ONLY:
                static[name] = value
            elif kind is inspect.Parameter.VAR_KEYWORD:
                static.update(value)
            elif kind is inspect.Parameter.VAR_POSITIONAL:
                arrays.update({f"{name}_{index}": each for index, each in enumerate(value)})
            else:
                arrays[name] = value
        return arrays, static

    def annotated_types(self, overrides: Mapping[str, TensorType]) -> dict[str, Any]:
        """The types of the array parameters from `overrides` and the annotations."""
        types: dict[str, Any] = {}
        unknown = set(overrides) - set(self.signature.parameters)
        if unknown:
            raise ProgramValueError(
                f"Kernel '{self.name}' has no parameter '{min(unknown)}'.", location=self.location
            )
        annotations = inspect.get_annotations(self.function, eval_str=True)
        for name, parameter in self.signature.parameters.items():
            if parameter.kind is inspect.Parameter.KEYWORD_ONLY:
                continue
            found = overrides.get(name, annotations.get(name))
            if found is None:
                raise ProgramTypeError(
                    f"The parameter '{name}' of kernel '{self.name}' has no type.",
                    location=self.location,
                    hints=(f"write '{name}: f32[8, 64]', or give --arg '{name}=f32[8,64]'",),
                )
            types[name] = found
        return types

    def trace(self, arguments: Mapping[str, Any], static: Mapping[str, Any]) -> TracedKernel:
        """The graph for arguments that are trees of tensor types or arrays.

        Raises the error NumPy would raise for these types, at the user's line.
        """
        trace = Trace(FUNCTIONS)
        taken: set[str] = set()
        leaves = []
        structures = []
        for name, argument in arguments.items():
            found, structure = flatten(argument, name)
            structures.append(structure)
            for path, leaf in found:
                type_ = self._leaf_type(path, leaf)
                node = trace.builder.input(_unique(path, taken), type_, self.location)
                leaves.append(Traced(trace, node))
        structure = Structure(tuple, tuple(arguments), tuple(structures))
        values = unflatten(structure, iter(leaves))
        returned = self.function(*values, **static)
        results, result_structure = self._results(trace, returned, taken)
        inputs = [leaf._node for leaf in leaves]
        graph = trace.builder.finish(self.name, inputs, results, trace.names)
        return TracedKernel(graph, structure, result_structure)

    def _leaf_type(self, path: str, leaf: Any) -> TensorType:
        if isinstance(leaf, TensorType):
            return leaf
        if isinstance(leaf, DType):
            return leaf[()]
        if isinstance(leaf, np.ndarray | np.generic):
            return type_of(np.asarray(leaf))
        raise ProgramTypeError(
            f"The argument '{path}' of '{self.name}' must be an array, got "
            f"'{type(leaf).__name__}'.",
            hints=("a Python number is a static value: make its parameter keyword-only",)
            if isinstance(leaf, int | float)
            else (f"annotate it with a type such as '{path}: f32[8, 64]', or pass a NumPy array",),
        )

    def _results(
        self, trace: Trace, returned: Any, taken: set[str]
    ) -> tuple[list[Result], Structure]:
        leaves, structure = flatten(returned, "out")
        results = []
        for path, leaf in leaves:
            if not isinstance(leaf, Traced | np.ndarray | np.generic | int | float):
                raise ProgramTypeError(
                    f"Kernel '{self.name}' returned '{type(leaf).__name__}', expected a tensor, "
                    "or a tuple, dict or dataclass of tensors.",
                    location=self.location,
                    hints=("does a 'return' lack its value?",) if leaf is None else (),
                )
            results.append(Result(_unique(_result_name(path), taken), trace.node(leaf)))
        if not results:
            raise ProgramTypeError(f"Kernel '{self.name}' returns nothing.", location=self.location)
        return results, structure


def _result_name(path: str) -> str:
    """'out' for one result, 'out0', 'out1' for a tuple's, their own names for named ones."""
    rest = path.removeprefix("out_")
    if rest == path:
        return path
    return f"out{rest}" if rest[0].isdigit() else rest


def _unique(wanted: str, taken: set[str]) -> str:
    name, count = wanted, 0
    while name in taken or keyword.iskeyword(name):
        count += 1
        name = f"{wanted}_{count}"
    taken.add(name)
    return name


def leaves_of(structure: Structure, arguments: Mapping[str, Any]) -> Iterator[Any]:
    """The leaves of `arguments`, in the order of the graph's inputs."""
    for name in structure.keys:
        for _, leaf in flatten(arguments[str(name)], str(name))[0]:
            yield leaf
