"""What `compile()` returns: a kernel for given types, callable from Python."""

import inspect
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from tinyir.backend.cache import HEADER, LIBRARY
from tinyir.backend.calls import DirectCall, Nesting
from tinyir.backend.parallel import one_at_a_time
from tinyir.backend.runtime import (
    MismatchError,
    NativeKernel,
    sizes_of,
    unfit_outputs,
)
from tinyir.driver import Options, cached_library, calls, stage_text
from tinyir.emit.parts import PARALLEL_WORK
from tinyir.errors import ProgramError, ProgramTypeError, ProgramValueError, TinyirError
from tinyir.frontend.kernel import TracedKernel
from tinyir.frontend.leafreader import leaf_reader
from tinyir.frontend.trees import LEAF, flatten, leaf_places, read_leaves, unflatten
from tinyir.ir.evaluation import failed_need
from tinyir.ir.graph import Status
from tinyir.ir.signature import Parameter
from tinyir.ir.work import work
from tinyir.misfits import CHANGED, unfit, unfit_results, unknown_keyword
from tinyir.nesting import nesting
from tinyir.places import BORDER, user_location
from tinyir.source import Source
from tinyir.stages import Stage

KEEPS_INTERPRETER = 4096
"""Kernels of no more work than this keep the interpreter to themselves: they end before another
thread could gain by it, and to release it takes a fifth of the time of a short call."""

_MOST_PLACES = 4
"""The most places in a kernel that an error lists."""


class Compiled(DirectCall):
    """One kernel, compiled for given types: callable, and readable at every stage.

    `compiled(x, y)` returns the results for arrays of the types that this was compiled for.
    `out=` is an array that the result is written to, or a tree of arrays, nested as the results
    are; it is returned. It may be an argument, too.
    Raises ProgramTypeError for other dtypes or trees, ProgramValueError for other shapes.
    """

    def __init__(
        self, traced: TracedKernel, options: Options, mismatch_hints: tuple[str, ...] = ()
    ) -> None:
        self._traced = traced
        self._mismatch_hints = mismatch_hints
        self._options = options
        self._source = Source.of_graphs([traced.graph], traced.graph.name)
        folder = cached_library(self._source, options)
        self.library_path: Path = folder / LIBRARY
        self.header: str = (folder / HEADER).read_text(encoding="utf-8")
        self._native = NativeKernel(self.library_path, traced.graph.signature)
        self._call_leaves = self._in_turn(self._direct_or(self._native.call))
        self._write_leaves = self._in_turn(self._native.call_into)
        # As calling, but raises MismatchError for arguments of other types.
        flat = self._call_leaves if traced.graph.signature.sizes else self._call_ready
        self._returns_one = traced.results == LEAF and traced.returned == (None,)
        self.call = flat if traced.is_flat else self._call_nested
        self.__call__ = self.fast_or(self._call)
        self.__signature__ = self._signature()

    def _signature(self) -> inspect.Signature:
        """What `inspect` and editors show. An argument `out` is shown as `out_`."""
        names = map(str, self._traced.arguments.keys)
        shown = ("out_" if name == "out" else name for name in names)
        inputs = [inspect.Parameter(name, inspect.Parameter.POSITIONAL_ONLY) for name in shown]
        return inspect.Signature([*inputs, inspect.signature(self._call).parameters["out"]])

    def __repr__(self) -> str:
        return f"<compiled {self._traced.graph.signature}>"

    @property
    def inputs(self) -> tuple[Parameter, ...]:
        """The names and types of the arrays that C receives, in order."""
        return self._traced.graph.signature.inputs

    @property
    def outputs(self) -> tuple[Parameter, ...]:
        """The names and types of the arrays that C fills, in order."""
        return self._traced.graph.signature.outputs

    def fits(self, sizes: Mapping[str, int]) -> bool:
        """Whether named dimensions may have these `sizes`.

        NumPy may compute what is refused here: it broadcasts a dimension that happens to be 1.
        """
        return failed_need(self._traced.graph, sizes) is None

    def text(self, stage: str) -> str:
        """The text of a stage: 'graph', 'mlir', 'schedule', 'optimized', ... 'asm'.

        Raises ProgramTypeError for a stage that is not text.
        """
        labels = [each.label for each in Stage if each.is_text]
        with BORDER:
            if stage not in labels:
                raise ProgramTypeError(
                    f"'{stage}' is not a stage of text.", hints=(f"those are {', '.join(labels)}",)
                )
            return stage_text(self._source, self._options, Stage.labelled(stage))

    def fast_or(self, otherwise: Callable[..., Any]) -> Callable[..., Any]:
        """What calls the kernel when the arguments are as it needs them, else `otherwise`."""
        nested = nesting(self._traced.arguments.children) if self._traced.is_spread else None
        call = self._direct_or(otherwise, nested) if nested else otherwise
        return otherwise if call is otherwise else self._in_turn(call)

    def _direct_or(
        self, otherwise: Callable[..., Any], nested: Nesting | None = None
    ) -> Callable[..., Any]:
        """`fast_or` that does not wait for others, by default for the leaves of the arguments."""
        graph = self._traced.graph
        if graph.writes and graph.checks:  # a call that returns a status is not to be repeated
            return otherwise
        releases_gil = work(graph.nodes) > KEEPS_INTERPRETER
        return calls().before(otherwise, self._native, nested, releases_gil=releases_gil)

    def _in_turn(self, call: Callable[..., Any]) -> Callable[..., Any]:
        """`call`, which waits for other kernels where this one has all threads."""
        amount = work(self._traced.graph.nodes)
        is_parallel = self._options.openmp and amount >= PARALLEL_WORK
        return one_at_a_time(call) if is_parallel else call

    def _call(self, *args: Any, out: Any = None, **unknown: Any) -> Any:
        """Every call that is not the fast one."""
        if unknown:
            with BORDER:
                raise unknown_keyword(self._traced, next(iter(unknown)))
        try:
            return self.call(*args) if out is None else self.into(args, out)
        except (MismatchError, TypeError) as error:
            with BORDER:
                fits = error if isinstance(error, TypeError) else ProgramTypeError(CHANGED)
                raise unfit(self._traced, args, self._mismatch_hints) or fits from None
        except ProgramError as error:
            with BORDER:
                raise self.explained(error, args) from None

    def into(self, args: Sequence[Any], out: Any) -> Any:
        """As calling with `out`, but raises MismatchError for arguments of other types."""
        signature = self._native.signature
        inputs = self._leaves(args)
        self._native.ready(inputs)
        sizes = sizes_of(signature, inputs)
        leaves, structure = flatten(out, "out")
        error: ProgramError | None = None
        if structure != self._traced.results:
            error = unfit_results(self._traced, structure, dict(leaves))
        else:
            pairs = list(zip(leaves, self._traced.returned, strict=True))
            made = [leaf for leaf, index in pairs if index is None]
            outputs = [leaf for _, leaf in made]
            error = unfit_outputs(signature, inputs, outputs, sizes)
            if error is not None:
                shown = signature.shown(self._places(), [place for place, _ in made])
                error = unfit_outputs(shown, inputs, outputs, sizes)
            for (place, leaf), index in pairs:
                if index is not None and leaf is not inputs[index]:
                    returned = self._places()[index]
                    error = ProgramValueError(
                        f"'{signature.name}' returns its argument '{returned}', so '{place}' must "
                        "be that very array."
                    )
        if error is not None:
            raise error.at(user_location())
        self._write_leaves(inputs, outputs, sizes)
        return out

    def _places(self) -> list[str]:
        """How Python writes each array of the arguments; C has names of its own for them."""
        structure = self._traced.arguments
        named = zip(map(str, structure.keys), structure.children, strict=True)
        return [place for name, child in named for place in leaf_places(child, name)]

    def _call_ready(self, *args: Any) -> Any:
        """`call` for arguments and results that are no trees."""
        return self._call_leaves(*self._native.ready(args))

    def _call_nested(self, *args: Any) -> Any:
        """`call` for arguments or results that are trees."""
        inputs = self._leaves(args)
        outputs = self._call_leaves(*inputs)
        if self._returns_one:
            return outputs
        made = iter(outputs if len(self.outputs) > 1 else (outputs,))
        leaves = (next(made) if at is None else inputs[at] for at in self._traced.returned)
        return unflatten(self._traced.results, leaves)

    def _leaves(self, args: Sequence[Any]) -> list[Any]:
        """The arrays in `args`; raises MismatchError for another nesting than compiled for."""
        structure = self._traced.arguments
        if len(args) != len(structure.keys):
            raise MismatchError
        found: list[Any] = []
        try:
            leaves = self._read(args)
            if leaves is not None:
                return leaves
            for arg, child in zip(args, structure.children, strict=True):
                if not read_leaves(child, arg, found):
                    raise MismatchError
        except (RuntimeError, ValueError):  # another thread changed a dict or a list
            raise MismatchError from None
        return found

    @cached_property
    def _read(self) -> Callable[[Sequence[Any]], list[Any] | None]:
        return leaf_reader(self._traced.arguments.children)

    def explained(self, error: ProgramError, args: Sequence[Any]) -> TinyirError:
        """The `error` of a call with `args`, placed where what it stands for is written.

        That is the call, unless the kernel returned a status that it returns for one place only.
        """
        called = user_location()
        graph = self._traced.graph
        if error.location is not None or not any(type(error) is each.error for each in Status):
            return error.at(called)
        try:
            sizes = sizes_of(graph.signature, self._leaves(args))
        except MismatchError:  # another thread has changed the arguments since
            return error.at(called)
        need = failed_need(graph, sizes)
        if need is not None:
            shown = ", ".join(f"{name} = {size}" for name, size in sizes.items())
            error.notes = (f"it needs {need.relation}, and got {shown}",)
            return error.at(called)
        checks = [each for each in graph.checks if type(error) is each.status.error]
        places = list(dict.fromkeys(each.failed.location for each in checks))
        if len(places) == 1 and places[0] is not None:
            error.notes = (f"it was called at {called}",) if called else ()
            return error.at(places[0])
        listed = ", ".join(map(str, places[:_MOST_PLACES]))
        more = f" and {len(places) - _MOST_PLACES} more" if len(places) > _MOST_PLACES else ""
        error.notes = (f"it returns this for what is at {listed}{more}",)
        return error.at(called)
