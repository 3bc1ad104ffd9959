"""A Python function as a kernel: its parameters, and the graph it makes for given types."""

import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from tinyir.errors import Location, ProgramTypeError, TinyirError
from tinyir.frontend.aliases import linked
from tinyir.frontend.assignment import returned_argument, writes_of
from tinyir.frontend.functions import FUNCTIONS
from tinyir.frontend.memory import Link, Memory
from tinyir.frontend.missing import Explained
from tinyir.frontend.naming import free, input_names, output_names, unique
from tinyir.frontend.refused import no_array
from tinyir.frontend.sizes import RuntimeSize
from tinyir.frontend.statics import BY_POSITION, FAST, STRICT, checked_fp
from tinyir.frontend.substitutes import substituted
from tinyir.frontend.traced import Trace, Traced
from tinyir.frontend.trees import LEAF, Structure, flatten, unflatten
from tinyir.ir.graph import Graph, Node, Result
from tinyir.ir.types import DType, TensorType, is_array, type_of
from tinyir.places import definition, runs_user_code


@dataclass(frozen=True)
class TracedKernel:
    """A graph, and how the user's arguments and results are nested.

    Where `returned` has the number of an argument for a result, that is the caller's very array.
    """

    graph: Graph
    arguments: Structure
    results: Structure
    returned: tuple[int | None, ...]

    @property
    def is_flat(self) -> bool:
        """Whether arrays are the arguments, and new ones the result: one, a tuple, or none."""
        return self.is_spread and all(child == LEAF for child in self.arguments.children)

    @property
    def is_spread(self) -> bool:
        """Whether the result is one new array, a tuple of them, or none."""
        results = self.results
        several = results.kind is tuple and len(results.children) > 1
        nested = results.children if several or results.kind is type(None) else [results]
        return {*self.returned} <= {None} and all(child == LEAF for child in nested)


class KernelFunction:
    """A function written in the DSL. Keyword-only parameters are static."""

    def __init__(self, function: Any, fp: str = STRICT) -> None:
        if isinstance(function, KernelFunction):
            function = function.function
        if not (inspect.isfunction(function) or inspect.ismethod(function)):
            raise ProgramTypeError(
                f"A kernel is a Python function, got '{type(function).__name__}'.",
                hints=(
                    "put it above the decorator of the kernel"
                    if isinstance(function, staticmethod | classmethod)
                    else "wrap it: def kernel(x): return f(x)",
                ),
            )
        self.function: Callable[..., Any] = function
        self.fp = checked_fp(fp)
        name = function.__name__
        self.name = "anonymous" if name == "<lambda>" else name
        self.signature = inspect.signature(function)
        self.__doc__ = function.__doc__

    @property
    def location(self) -> Location:
        """Where the function's name stands in its 'def', which follows its decorators."""
        return definition(self.function.__code__)

    def bind(
        self, args: Sequence[Any], kwargs: Mapping[str, Any]
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """The call's array arguments and static arguments by parameter name.

        Raises ProgramTypeError when the call does not fit the parameters.
        """
        try:
            self._check_keywords(kwargs)
            bound = self.signature.bind(*args, **kwargs)
        except TypeError as error:
            raise ProgramTypeError(
                f"The call does not fit '{self.name}': {error}.",
                notes=(f"it is {self.name}{self._bare_signature()}",),
            ) from None
        arrays: dict[str, Any] = {}
        static: dict[str, Any] = {}
        for name, parameter in self.signature.parameters.items():
            if parameter.kind is inspect.Parameter.KEYWORD_ONLY:
                static[name] = bound.arguments.get(name, parameter.default)
            elif name not in bound.arguments:
                continue  # left at its default, which the function knows
            elif parameter.kind is inspect.Parameter.VAR_KEYWORD:
                static.update(bound.arguments[name])
            elif parameter.kind is inspect.Parameter.VAR_POSITIONAL:
                for index, value in enumerate(bound.arguments[name]):
                    taken = {*self.signature.parameters, *arrays}
                    arrays[free(f"{name}_{index}", taken)] = value
            else:
                arrays[name] = bound.arguments[name]
        return arrays, static

    def _bare_signature(self) -> inspect.Signature:
        """The parameters without types and defaults."""
        empty = inspect.Parameter.empty
        parameters = self.signature.parameters.values()
        return inspect.Signature(
            [each.replace(annotation=empty, default=empty) for each in parameters]
        )

    def _check_keywords(self, given: Iterable[str]) -> None:
        """Raises TypeError for a keyword that is no parameter: a misspelt one looks missing."""
        parameters = self.signature.parameters.values()
        if all(each.kind is not inspect.Parameter.VAR_KEYWORD for each in parameters):
            for name in given:
                if name not in self.signature.parameters:
                    raise TypeError(f"got an unexpected keyword argument '{name}'")

    def annotated_types(self, overrides: Mapping[str, TensorType]) -> dict[str, Any]:
        """The types of the array parameters from `overrides` and the annotations.

        Parameters with a default need none: they may be left at it.
        """
        types: dict[str, Any] = {}
        annotations = self._annotations()
        for name, parameter in self.signature.parameters.items():
            if parameter.kind in (inspect.Parameter.KEYWORD_ONLY, inspect.Parameter.VAR_KEYWORD):
                continue
            if parameter.kind is inspect.Parameter.VAR_POSITIONAL:
                raise ProgramTypeError(
                    f"The parameter '*{name}' of kernel '{self.name}' may be any number of arrays.",
                    location=self.location,
                    hints=(f"say how many: '{name}: (f32[8, 64], f32[64])' is a tuple of two",),
                )
            found = overrides.get(name, annotations.get(name))
            if found is not None:
                self._check_annotation(name, found)
                types[name] = found
            elif parameter.default is inspect.Parameter.empty:
                raise ProgramTypeError(
                    f"The parameter '{name}' of kernel '{self.name}' has no type.",
                    location=self.location,
                    hints=(f"write '{name}: f32[8, 64]', or give --arg '{name}=f32[8,64]'",),
                )
        return types

    def annotations(self) -> dict[str, Any]:
        """The types of those array parameters that are annotated."""
        found = self._annotations()
        parameters = self.signature.parameters.items()
        types = {
            name: found[name]
            for name, each in parameters
            if name in found and each.kind in BY_POSITION
        }
        for name, each in types.items():
            self._check_annotation(name, each)
        return types

    def default_statics(self) -> dict[str, Any]:
        """The static arguments, each at its default; raises ProgramTypeError for one without."""
        statics = {}
        for name, parameter in self.signature.parameters.items():
            if parameter.kind is inspect.Parameter.KEYWORD_ONLY:
                if parameter.default is inspect.Parameter.empty:
                    raise ProgramTypeError(
                        f"The static parameter '{name}' of kernel '{self.name}' has no value.",
                        location=self.location,
                        hints=("give it a default: nobody calls the kernels of a file",),
                    )
                statics[name] = parameter.default
        return statics

    def _annotations(self) -> dict[str, Any]:
        try:
            return inspect.get_annotations(self.function, eval_str=True)
        except TinyirError as error:
            error.location = self.location  # not that of a text which is evaluated
            raise
        except Exception as error:
            raise ProgramTypeError(
                f"The annotations of kernel '{self.name}' cannot be evaluated: "
                f"{type(error).__name__}: {error}.",
                location=self.location,
                hints=("a type is written f32[8, 64], with f32 imported from tinyir",),
            ) from None

    def _check_annotation(self, name: str, annotation: Any) -> None:
        try:
            leaves, _ = flatten(annotation, name)
        except TinyirError as error:
            raise error.at(self.location) from None
        for place, leaf in leaves:
            if not isinstance(leaf, TensorType | DType):
                raise ProgramTypeError(
                    f"The parameter '{place}' of kernel '{self.name}' has the annotation "
                    f"{getattr(leaf, '__name__', leaf)!r}, expected a tensor type.",
                    location=self.location,
                    hints=(f"write '{name}: f32[8, 64]'",),
                )

    def trace(self, arguments: Mapping[str, Any], static: Mapping[str, Any]) -> TracedKernel:
        """The graph for arguments that are trees of tensor types or arrays.

        Raises the error NumPy would raise for these types, at the user's line.
        """
        trace = Trace(FUNCTIONS, linked)
        taken: set[str] = set()
        inputs: dict[Node, Memory] = {}
        trees = [flatten(argument, name) for name, argument in arguments.items()]
        structure = Structure(tuple, tuple(arguments), tuple(child for _, child in trees))
        given = (leaf for leaves, _ in trees for leaf in leaves)
        for name, (place, leaf) in zip(input_names(structure, taken), given, strict=True):
            node = trace.builder.input(name, self._leaf_type(place, leaf), self.location)
            inputs[node] = Memory(node, place)
        leaves = [Traced(trace, node, Link(memory, node)) for node, memory in inputs.items()]
        values = unflatten(structure, iter(leaves))
        returned = self._call(dict(zip(arguments, values, strict=True)), static)
        try:
            found, result_structure = flatten(returned, "out")
            own = [returned_argument(leaf, inputs.values(), self.name) for _, leaf in found]
            named = zip(output_names(result_structure), found, own, strict=True)
            made = [(name, *leaf) for name, leaf, argument in named if argument is None]
            writes = writes_of(trace.builder, inputs, self.location)
            results = self._results(trace, made, taken)
            if not results and not writes:
                raise self._nothing(returned)
        except TinyirError as error:
            raise error.at(self.location) from None
        graph = trace.builder.finish(self.name, [*inputs], results, trace.names, writes)
        graph = replace(graph, fast=self.fp == FAST)
        return TracedKernel(graph, structure, result_structure, tuple(own))

    @runs_user_code
    def _call(self, values: Mapping[str, Any], static: Mapping[str, Any]) -> Any:
        """The function on values by parameter name; those of '*args' have names of their own.

        They are given by position until a parameter is left out, at its default: what is called
        may be a wrapper that knows no names.
        """
        parameters = self.signature.parameters.items()
        expected = (name for name, parameter in parameters if parameter.kind in BY_POSITION)
        positional: list[Any] = []
        named: dict[str, Any] = {}
        for name, value in values.items():
            if not named and name == next(expected, name):
                positional.append(value)
            else:
                named[name] = value
        with substituted(), Explained(self.name, self.signature, values, static):
            return self.function(*positional, **named, **static)

    def _leaf_type(self, place: str, leaf: Any) -> TensorType:
        if isinstance(leaf, TensorType):
            return leaf
        if isinstance(leaf, DType):
            return leaf[()]
        if not is_array(leaf):
            raise no_array(place, leaf, self.name, place in self.signature.parameters)
        try:
            return type_of(leaf)
        except TinyirError as error:
            error.notes = (f"it is that of the argument '{place}' of '{self.name}'",)
            raise

    def _results(
        self, trace: Trace, leaves: Sequence[tuple[str, str, Any]], taken: set[str]
    ) -> list[Result]:
        """The results, from the name of each, its place in what was returned, and its value."""
        results = []
        for name, place, leaf in leaves:
            if not isinstance(leaf, Traced | RuntimeSize | np.ndarray | np.generic | int | float):
                raise ProgramTypeError(
                    f"Kernel '{self.name}' returned '{type(leaf).__name__}', expected a tensor, "
                    "or a tuple, dict or dataclass of tensors.",
                    hints=("return what NumPy functions and operators computed",),
                )
            # The function is left: a constant's line is not known any more.
            try:
                node = trace.node(leaf, place=self.location)
            except TinyirError as error:
                error.notes = (f"it is that of the result '{place}' of '{self.name}'",)
                raise
            results.append(Result(unique(name, taken), node))
        return results

    def _nothing(self, returned: Any) -> ProgramTypeError:
        """The error for a function that leaves nothing behind."""
        hint = "does a 'return' lack its value?" if returned is None else "return at least one"
        return ProgramTypeError(f"Kernel '{self.name}' returns no tensor.", hints=(hint,))
