"""The C side of a library: which names C allows, and the records of its header."""

import re
from collections.abc import Sequence

from tinyir.emit.cnames import C_KEYWORDS, LIBC_NAMES, is_macro
from tinyir.emit.fileviews import HeaderView, ParameterView, PrototypeView
from tinyir.errors import Location, ProgramValueError
from tinyir.ir.graph import Status
from tinyir.ir.signature import Parameter, Signature


def check_kernel_name(name: str, location: Location | None = None) -> None:
    """Raises ProgramValueError for a name that C or its library has taken."""
    if not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", name):
        raise ProgramValueError(
            f"The kernel name '{name}' is not a C identifier.",
            location=location,
            hints=("use ASCII letters, digits and '_'",),
        )
    owner = _owner(name)
    if owner:
        raise ProgramValueError(
            f"The kernel name '{name}' is {owner}, so the library could not export it.",
            location=location,
            hints=(f"rename the kernel, for example to '{symbol(name)}'",),
        )


def symbol(name: str) -> str:
    """`name` where C allows it, else a similar name: for functions whose name no C program sees."""
    plain = re.sub(r"\W", "_", name, flags=re.ASCII)
    if plain[:1].isdigit() or _owner(plain):
        return f"{plain.strip('_')}_kernel"
    return plain


def _owner(name: str) -> str | None:
    """Who has taken `name`, None when it is free."""
    if name in C_KEYWORDS:
        return "a keyword of C"
    if name in LIBC_NAMES:
        return "a function of the C library"
    if is_macro(name) or name.startswith("TINYIR_"):
        return "a name of C's headers"
    is_reserved = re.match(r"_[_A-Z]", name) or name in ("_init", "_fini")
    return "reserved in C" if is_reserved else None


def header(name: str, signatures: Sequence[Signature]) -> HeaderView:
    """The header of a library called `name`."""
    guard = re.sub(r"\W", "_", f"TINYIR_{name}_H", flags=re.ASCII).upper()
    statuses = tuple(f"TINYIR_E{status.name} = {status.value}" for status in Status)
    has_sizes = any(signature.sizes for signature in signatures)
    has_fast = any(signature.fast for signature in signatures)
    has_written = any(signature.written for signature in signatures)
    prototypes = tuple(_prototype(signature) for signature in signatures)
    return HeaderView(guard, statuses, has_sizes, has_fast, has_written, prototypes)


def _prototype(signature: Signature) -> PrototypeView:
    taken = set(C_KEYWORDS)
    inputs = [_parameter(each, "input", taken) for each in signature.inputs]
    outputs = [_parameter(each, "output", taken) for each in signature.outputs]
    sizes = [_size(name, taken) for name in signature.sizes]
    return PrototypeView(signature.name, str(signature), tuple(inputs + outputs + sizes))


def _parameter(parameter: Parameter, kind: str, taken: set[str]) -> ParameterView:
    name = _free(parameter.name, taken)
    kind = "input and output" if parameter.written else kind
    qualifier = "const " if kind == "input" else ""
    return ParameterView(f"{qualifier}{parameter.type.dtype.c} *{name}", f"{kind} {parameter.type}")


def _size(name: str, taken: set[str]) -> ParameterView:
    return ParameterView(f"int64_t {_free(name, taken)}", f"size {name}")


def _free(name: str, taken: set[str]) -> str:
    """The name of a C parameter, that is not `taken`: two Python names may be one in C."""
    name = re.sub(r"\W", "_", name, flags=re.ASCII)
    while name in taken or is_macro(name):
        name += "_"
    taken.add(name)
    return name
