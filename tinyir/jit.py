"""`@jit` and `@kernel`: functions that compile themselves for the types they are called with."""

import dataclasses
import functools
import os
import threading
import types
import weakref
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from tinyir.backend.cache import HEADER, LIBRARY
from tinyir.backend.runtime import MismatchError, NativeKernel, mismatch, output_mismatch
from tinyir.driver import Options, cached_library, stage_text
from tinyir.emit.cheader import symbol
from tinyir.errors import ProgramError, ProgramTypeError, TinyirError
from tinyir.frontend.kernel import KernelFunction, TracedKernel, leaves_of
from tinyir.frontend.places import user_location
from tinyir.frontend.refused import unsupported_keyword
from tinyir.frontend.traced import Traced
from tinyir.frontend.trees import LEAF, flatten, unflatten
from tinyir.ir.graph import Parameter
from tinyir.source import Source
from tinyir.stages import Stage


class Compiled:
    """One kernel, compiled for given types: callable, and readable at every stage."""

    def __init__(self, traced: TracedKernel, options: Options) -> None:
        self._traced = traced
        self._options = options
        self._source = Source.of_graphs([traced.graph], traced.graph.name)
        folder = cached_library(self._source, options)
        self.library_path: Path = folder / LIBRARY
        self.header: str = (folder / HEADER).read_text(encoding="utf-8")
        self._native = NativeKernel(self.library_path, traced.graph.signature)
        flat = all(child == LEAF for child in traced.arguments.children)
        # As calling, but raises MismatchError for arguments of other types.
        self.call = self._native.call if flat and traced.results == LEAF else self._call_nested

    @property
    def inputs(self) -> tuple[Parameter, ...]:
        """The names and types of the arrays that C receives, in order."""
        return self._traced.graph.signature.inputs

    @property
    def outputs(self) -> tuple[Parameter, ...]:
        """The names and types of the arrays that C fills, in order."""
        return self._traced.graph.signature.outputs

    def text(self, stage: str) -> str:
        """The text of a stage: 'graph', 'mlir', 'schedule', 'optimized', ... 'asm'.

        Raises ProgramTypeError for a stage that is not text.
        """
        labels = [each.label for each in Stage if each.is_text]
        if stage not in labels:
            raise ProgramTypeError(
                f"'{stage}' is not a stage of text.", hints=(f"those are {', '.join(labels)}",)
            )
        return stage_text(self._source, self._options, Stage.labelled(stage))

    def __call__(self, *args: Any, out: Any = None) -> Any:
        """The results for arrays of the types that this was compiled for.

        `out` is an array that the result is written to, or a tree of arrays, nested as the results
        are; it is returned. It may be an argument, too.
        Raises ProgramTypeError for other dtypes or trees, ProgramValueError for other shapes.
        """
        try:
            return self.call(*args) if out is None else self._call_into(args, out)
        except (MismatchError, TypeError):
            self._explain(args)
            raise

    def _call_into(self, args: Sequence[Any], out: Any) -> Any:
        """`call` with the results in the arrays of `out`."""
        leaves, structure = flatten(out, "out")
        signature = self._traced.graph.signature
        error: ProgramError | None = ProgramTypeError(
            f"'out' is not nested as the results of '{signature.name}' are."
        )
        outputs = [leaf for _, leaf in leaves]
        if structure == self._traced.results:
            error = output_mismatch(signature, outputs)
        if error is not None:
            raise error.at(user_location())
        self._native.call_into(self._leaves(args), outputs)
        return out

    def _call_nested(self, *args: Any) -> Any:
        """`call` for arguments or results that are trees."""
        outputs = self._native.call(*self._leaves(args))
        leaves = (outputs,) if len(self.outputs) == 1 else outputs
        return unflatten(self._traced.results, iter(leaves))

    def _leaves(self, args: Sequence[Any]) -> list[Any]:
        """The arrays in `args`; raises MismatchError for another nesting than compiled for."""
        structure = self._traced.arguments
        if len(args) != len(structure.keys):
            raise MismatchError
        by_name = dict(zip(map(str, structure.keys), args, strict=True))
        for name, child in zip(structure.keys, structure.children, strict=True):
            if flatten(by_name[str(name)], str(name))[1] != child:
                raise MismatchError
        return list(leaves_of(structure, by_name))

    def _explain(self, args: Sequence[Any]) -> None:
        """Raises the error that says why `args` do not fit."""
        signature = self._traced.graph.signature
        names = tuple(map(str, self._traced.arguments.keys))
        if any(isinstance(leaf, Traced) for leaf in _all_leaves(zip(names, args, strict=False))):
            raise ProgramTypeError(
                f"'{signature.name}' is compiled and cannot take traced values.",
                location=user_location(),
                hints=("call the '@jit' function that it was compiled from",),
            )
        error: ProgramError | None = None
        try:
            error = mismatch(signature, self._leaves(args))
        except MismatchError:
            message = f"The arguments of '{signature.name}' are not nested as compiled for."
            if len(args) != len(names):
                message = f"'{signature.name}' takes ({', '.join(names)}), got {len(args)} of them."
            error = ProgramTypeError(message, notes=(f"its arrays are {signature}",))
        if error is not None:
            raise error.at(user_location())


_ALL: "weakref.WeakSet[Jit]" = weakref.WeakSet()


def _unlock_all() -> None:
    """In a forked process nobody compiles yet, whatever threads its parent had."""
    for function in list(_ALL):
        function._lock = threading.RLock()


os.register_at_fork(after_in_child=_unlock_all)


class Jit(KernelFunction):
    """A function that is compiled at its first call for each combination of types and statics.

    Arrays that it captures from around it are constants: what they hold at that call is compiled.
    """

    def __init__(self, function: Callable[..., Any], options: Options | None = None) -> None:
        super().__init__(function)
        functools.update_wrapper(self, function)
        self._options = options or Options()
        self._compiled: dict[object, Compiled] = {}
        self._latest: Callable[..., Any] | None = None
        self._bound: dict[object, Jit] = {}
        self._lock = threading.RLock()
        _ALL.add(self)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """The function's results: compiled for arrays, recorded for traced values.

        `out=` is where the results go, as in `Compiled`, unless the function has an `out` itself.
        """
        if self._latest is not None and not kwargs:
            try:
                return self._latest(*args)
            except (MismatchError, TypeError):
                pass  # other types, or a call that bind() explains below
        out = None if "out" in self.signature.parameters else kwargs.pop("out", None)
        try:
            arrays, static = self.bind(args, kwargs)
            if any(isinstance(leaf, Traced) for leaf in _all_leaves(arrays.items())):
                if out is not None:
                    raise unsupported_keyword("out", self.name)
                return self.function(*args, **kwargs)
            compiled = self._specialised(arrays, static)
        except TinyirError as error:
            raise error.at(user_location()) from None
        if not kwargs:
            self._latest = compiled.call
        return compiled(*arrays.values(), out=out)

    def __get__(self, instance: object, owner: type | None = None) -> "Jit":
        """The method of `instance`, which is static: equal ones share what was compiled.

        Raises ProgramTypeError when it cannot be hashed.
        """
        if instance is None:
            return self
        key = _hashed(instance, f"The object of the method '{self.name}'", _METHOD_HINT)
        with self._lock:
            found = self._bound.get(key)
            if found is None:
                method = types.MethodType(self.function, instance)
                found = self._bound[key] = type(self)(method, self._options)
        return found

    def compile(self, *args: Any, **static: Any) -> Compiled:
        """This function compiled for `args`: tensor types, arrays, or trees of them."""
        try:
            return self._specialised(*self.bind(args, static))
        except TinyirError as error:
            raise error.at(user_location()) from None

    def _specialised(self, arrays: Mapping[str, Any], static: Mapping[str, Any]) -> Compiled:
        key = self._key(arrays, static)
        with self._lock:  # of several threads one compiles
            found = self._compiled.get(key)
            if found is None:
                found = Compiled(self._traced(arrays, static), self._options)
                self._compiled[key] = found
        return found

    def _traced(self, arrays: Mapping[str, Any], static: Mapping[str, Any]) -> TracedKernel:
        """The function's graph, under a name that C allows: its own may be that of `exp`."""
        traced = self.trace(arrays, static)
        return replace(traced, graph=replace(traced.graph, name=symbol(self.name)))

    def __reduce__(self) -> str:
        """For pickle, the name of the function in its module, as for functions."""
        return self.function.__qualname__

    def _key(self, arrays: Mapping[str, Any], static: Mapping[str, Any]) -> object:
        parts: list[object] = []
        for name, argument in arrays.items():
            leaves, structure = flatten(argument, name)
            parts += [name, structure, *(self._leaf_type(path, leaf) for path, leaf in leaves)]
        for name, value in static.items():
            what = f"The static argument '{name}' of '{self.name}'"
            hint = "keyword-only arguments are static; pass arrays by position"
            parts.append((name, _hashed(value, what, hint)))
        return tuple(parts)


class Kernel(Jit):
    """A function that a DSL file exports, under its own name."""

    def _traced(self, arrays: Mapping[str, Any], static: Mapping[str, Any]) -> TracedKernel:
        return self.trace(arrays, static)


def jit(function: Callable[..., Any]) -> Jit:
    """Decorates a function to be compiled for the types of its arguments; `@jit`."""
    return Jit(function)


def kernel(function: Callable[..., Any]) -> Kernel:
    """Decorates a function to be exported by its DSL file, and to be callable; `@kernel`."""
    return Kernel(function)


_METHOD_HINT = "give its class __hash__ and __eq__, or compile a function of its arrays"


def _hashed(value: object, what: str, hint: str) -> object:
    """The key for a static value; raises ProgramTypeError when it cannot be hashed."""
    try:
        hash(value)
    except TypeError:
        raise ProgramTypeError(
            f"{what} must be hashable, got '{type(value).__name__}'.", hints=(hint,)
        ) from None
    return _exactly(value)


def _exactly(value: Any) -> object:
    """A key for a static value that tells apart what is equal: 1, 1.0 and True, 0.0 and -0.0."""
    if isinstance(value, np.generic):
        return (type(value), value.tobytes())
    if isinstance(value, float | complex):
        return (type(value), repr(value))
    if isinstance(value, tuple):
        return (type(value), *map(_exactly, value))
    if isinstance(value, frozenset):
        return (type(value), frozenset(map(_exactly, value)))
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        fields = (getattr(value, field.name) for field in dataclasses.fields(value))
        return (type(value), value, *map(_exactly, fields))
    return (type(value), value)


def _all_leaves(arguments: Iterable[tuple[str, Any]]) -> Iterator[Any]:
    for name, argument in arguments:
        for _, leaf in flatten(argument, name)[0]:
            yield leaf
