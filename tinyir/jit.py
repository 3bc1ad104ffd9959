"""`@jit` and `@kernel`: functions that compile themselves for the types they are called with."""

import functools
import os
import threading
import types
import weakref
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import Any, overload

from tinyir.backend.calls import DirectCall
from tinyir.backend.openmp import openmp_runtime
from tinyir.backend.runtime import MismatchError
from tinyir.compiled import Compiled
from tinyir.driver import Options
from tinyir.emit.cheader import symbol
from tinyir.errors import ProgramError, ProgramSizeError, ProgramTypeError
from tinyir.frontend.kernel import KernelFunction, TracedKernel
from tinyir.frontend.statics import STRICT, checked_fp, hashed
from tinyir.frontend.traced import Traced
from tinyir.frontend.trees import flatten, leaf_places, leaves_below
from tinyir.frontend.unsupported import unsupported_keyword
from tinyir.ir.types import is_at
from tinyir.misfits import CHANGED
from tinyir.places import BORDER, runs_user_code

Key = tuple[object, ...]
"""The types, nesting and static values that a kernel is compiled for."""


_ALL: "weakref.WeakSet[Jit]" = weakref.WeakSet()


def _unlock_all() -> None:
    """In a forked process nobody compiles yet, whatever threads its parent had."""
    for function in list(_ALL):
        function._lock = threading.RLock()


os.register_at_fork(after_in_child=_unlock_all)


_MOST_TRIED = 8


class Jit(DirectCall, KernelFunction):
    """A function that is compiled at its first call for each combination of types and statics.

    A call returns the function's results: compiled for arrays, recorded for traced values. `out=`
    is where the results go, as in `Compiled`, unless the function has an `out` itself.
    Arrays that it captures from around it are constants: what they hold at that call is compiled.
    """

    _mismatch_hints: tuple[str, ...] = ()

    def __init__(
        self, function: Callable[..., Any], options: Options | None = None, fp: str = STRICT
    ) -> None:
        super().__init__(function, fp)
        functools.update_wrapper(self, function)
        self._options = options or Options(openmp=openmp_runtime() is not None)
        self._compiled: dict[Key, Compiled] = {}
        self._latest: Compiled | None = None
        self._tried: list[Compiled] = []
        self._bound: dict[object, Jit] = {}
        self._lock = threading.RLock()
        self.__call__ = self._dispatch
        self.__signature__ = self.signature
        _ALL.add(self)

    @runs_user_code
    def _dispatch(self, *args: Any, **kwargs: Any) -> Any:
        """Every call that none of the specialisations tried first has taken."""
        out = None if "out" in self.signature.parameters else kwargs.pop("out", None)
        if self._latest is not None and not kwargs:
            try:
                return self._latest.call(*args) if out is None else self._latest.into(args, out)
            except (MismatchError, ProgramSizeError, TypeError):
                pass  # other types or sizes, or a call that bind() explains below
            except ProgramError as error:
                with BORDER:
                    raise self._latest.explained(error, args) from None
        with BORDER:
            arrays, static = self.bind(args, kwargs)
            if any(isinstance(leaf, Traced) for leaf in leaves_below(arrays.items())):
                if out is not None:
                    raise unsupported_keyword("out", self.name)
                return self.function(*args, **kwargs)
            compiled = self._specialised(self._asked(arrays), static)
            if not kwargs:
                self._latest = compiled
                self._try_first(compiled)
            return compiled(*arrays.values(), out=out)

    def _asked(self, arrays: Mapping[str, Any]) -> Mapping[str, Any]:
        """What a call with `arrays` compiles for: trees of them, or of types."""
        return arrays

    def _try_first(self, compiled: Compiled) -> None:
        """Lets calls without keywords try `compiled` first, then those that were tried before."""
        with self._lock:
            if compiled in self._tried:
                return
            if len(self._tried) == _MOST_TRIED:
                self._tried.clear()
                self.__call__ = self._dispatch
            self._tried.append(compiled)
            self.__call__ = compiled.fast_or(self.__call__)

    def __get__(self, instance: object, owner: type | None = None) -> "Jit":
        """The method of `instance`, which is static: equal ones share what was compiled.

        Raises ProgramTypeError when it cannot be hashed.
        """
        if instance is None:
            return self
        with BORDER:
            key = hashed(instance, f"The object of the method '{self.name}'", _METHOD_HINT)
        with self._lock:
            found = self._bound.get(key)
            if found is None:
                method = types.MethodType(self.function, instance)
                found = self._bound[key] = type(self)(method, self._options, self.fp)
        return found

    def compile(self, *args: Any, **static: Any) -> Compiled:
        """This function compiled for `args`: tensor types, arrays, or trees of them."""
        with BORDER:
            return self._specialised(*self.bind(args, static))

    def _specialised(self, arrays: Mapping[str, Any], static: Mapping[str, Any]) -> Compiled:
        key = self._key(arrays, static)
        with self._lock:  # of several threads one compiles
            found = self._compiled.get(key) or self._sized(key)
            if found is None:
                traced = self._traced(arrays, static)
                if not _is_for(traced, key):
                    raise ProgramTypeError(CHANGED)
                found = Compiled(traced, self._options, self._mismatch_hints)
                self._compiled[key] = found
        return found

    def _sized(self, key: Key) -> Compiled | None:
        """What was compiled for named dimensions that have the sizes in `key`, if anything."""
        for known, compiled in self._compiled.items():
            sizes: dict[str, int] = {}
            same = len(known) == len(key) and all(map(partial(is_at, sizes), known, key))
            if same and sizes and compiled.fits(sizes):
                return compiled
        return None

    def _traced(self, arrays: Mapping[str, Any], static: Mapping[str, Any]) -> TracedKernel:
        """The function's graph, under a name that C allows: its own may be that of `exp`."""
        traced = self.trace(arrays, static)
        return replace(traced, graph=replace(traced.graph, name=symbol(self.name)))

    def __repr__(self) -> str:
        return f"<{type(self).__name__.lower()} {self.name}{self.signature}>"

    def __reduce__(self) -> str:
        """For pickle, the name of the function in its module, as for functions."""
        return self.function.__qualname__

    def _key(self, arrays: Mapping[str, Any], static: Mapping[str, Any]) -> Key:
        parts: list[object] = []
        for name, argument in arrays.items():
            leaves, structure = flatten(argument, name)
            parts += [name, structure, *(self._leaf_type(path, leaf) for path, leaf in leaves)]
        for name, value in static.items():
            what = f"The static argument '{name}' of '{self.name}'"
            hint = "keyword-only arguments are static; pass arrays by position"
            parts.append((name, hashed(value, what, hint)))
        return tuple(parts)


class Kernel(Jit):
    """A function that a DSL file exports, under its own name.

    A call with arrays is one of the kernel that the file exports: parameters have the types that
    they are annotated with. `compile` takes any others.
    """

    _mismatch_hints = ("the function's compile() makes a kernel for arguments of other types",)

    def _asked(self, arrays: Mapping[str, Any]) -> Mapping[str, Any]:
        return {name: self._annotated.get(name, given) for name, given in arrays.items()}

    @functools.cached_property
    def _annotated(self) -> dict[str, Any]:
        return self.annotations()

    def _traced(self, arrays: Mapping[str, Any], static: Mapping[str, Any]) -> TracedKernel:
        return self.trace(arrays, static)


@overload
def jit(function: Callable[..., Any], *, fp: str = STRICT) -> Jit: ...
@overload
def jit(*, fp: str = STRICT) -> Callable[[Callable[..., Any]], Jit]: ...
def jit(
    function: Callable[..., Any] | None = None, *, fp: str = STRICT
) -> Jit | Callable[[Callable[..., Any]], Jit]:
    """Decorates a function to be compiled for the types of its arguments; `@jit`.

    With `fp="fast"` results may differ from NumPy's in their last bits, and more where terms
    cancel: the C header says what is given up.
    """
    with BORDER:
        checked_fp(fp)
        return partial(jit, fp=fp) if function is None else Jit(function, fp=fp)


@overload
def kernel(function: Callable[..., Any], *, fp: str = STRICT) -> Kernel: ...
@overload
def kernel(*, fp: str = STRICT) -> Callable[[Callable[..., Any]], Kernel]: ...
def kernel(
    function: Callable[..., Any] | None = None, *, fp: str = STRICT
) -> Kernel | Callable[[Callable[..., Any]], Kernel]:
    """Decorates a function to be exported by its DSL file; `@kernel`.

    Python calls it with arrays of the types that its parameters are annotated with. `fp` as for
    `jit`.
    """
    with BORDER:
        checked_fp(fp)
        return partial(kernel, fp=fp) if function is None else Kernel(function, fp=fp)


def _is_for(traced: TracedKernel, key: Key) -> bool:
    """Whether the arguments were of the types in `key` when they were traced, too."""
    types = (each.type for each in traced.graph.signature.inputs)
    parts: list[object] = []
    arguments = traced.arguments
    for name, structure in zip(arguments.keys, arguments.children, strict=True):
        count = sum(1 for _ in leaf_places(structure, ""))
        parts += [name, structure, *islice(types, count)]
    return key[: len(parts)] == tuple(parts)


_METHOD_HINT = "give its class __hash__ and __eq__, or compile a function of its arrays"
