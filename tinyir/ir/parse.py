"""Text of the stage `graph` back to graphs; what cannot be read is refused at its line."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

import numpy as np

from tinyir.errors import InternalError, Location, ProgramError, TinyirError
from tinyir.ir import optable
from tinyir.ir.attributes import Attributes, Literal
from tinyir.ir.dims import Dim, Shape, names_of
from tinyir.ir.dimtext import parse_dim, parse_dims
from tinyir.ir.graph import (
    Graph,
    GraphBuilder,
    Node,
    Result,
    Status,
    Write,
)
from tinyir.ir.names import value_names
from tinyir.ir.needs import Relation
from tinyir.ir.signature import Parameter, Signature
from tinyir.ir.text import LISTS, WORDS
from tinyir.ir.types import BOOL, DType, TensorType, dtype_named, static_shape

_LOCATION = r'(?:  loc\("(?P<file>.*)":(?P<line>\d+):(?P<column>\d+)\))?'
_KERNEL = re.compile(r"kernel (\w+)\((.*)\) -> \((.*)\)( fp=fast)?")
_FIRST_LINE = re.compile(r"(?P<signature>.*) \{" + _LOCATION)
_PARAMETER = re.compile(r"(inout )?(\w+): (\w+)\[([^\[\]]*)\](?:, |$)")
_NODE = re.compile(
    r"%(?P<name>\w+) = (?P<op>\w+)\((?P<operands>[^)]*)\)(?P<attributes>.*?)"
    r" : (?P<dtype>\w+)\[(?P<shape>[^\[\]]*)\]" + _LOCATION
)
_ATTRIBUTE = re.compile(r" (\w+)=(.*?)(?= \w+=|$)")


def parse_signature(text: str) -> Signature | None:
    """The signature in `kernel NAME(...) -> (...)`, the form that `str(Signature)` has."""
    match = _KERNEL.fullmatch(text)
    if match is None or any(_PARAMETER.sub("", part) for part in match.group(2, 3)):
        return None
    inputs, outputs = (tuple(_parameters(part)) for part in match.group(2, 3))
    return Signature(match[1], inputs, outputs, bool(match[4]))


def parse_type(text: str) -> TensorType | None:
    """The type in 'f32[8, 64]' or 'f32', None for text of another form.

    Raises ProgramTypeError for a dtype that does not exist.
    """
    match = re.fullmatch(r"(\w+)(?:\[([^\[\]]*)\])?", text.strip())
    return _type(match[1], match[2] or "") if match else None


def parse_graphs(
    text: str, file: str, data: Mapping[str, np.ndarray] = MappingProxyType({})
) -> list[Graph]:
    """The graphs in `text`; raises ProgramError with the line in `file` that is not one.

    `data` holds the large constants by name.
    """
    graphs: list[Graph] = []
    reader: _Reader | None = None
    number = 0
    for number, line in enumerate(text.splitlines(), 1):
        stripped = line.strip()
        place = Location(file, number, 1, len(line) + 1)
        try:
            if not stripped or stripped.startswith("//"):
                continue
            if reader is None:
                reader = _Reader(stripped, data)
            elif stripped == "}":
                graphs.append(reader.finish())
                reader = None
            else:
                reader.line(stripped)
        except InternalError as error:
            # The rules that tinyir's own graphs keep are broken by the text.
            raise ProgramError(error.message, location=place) from None
        except TinyirError as error:
            error.location = place  # not where types are made
            raise error from None
    if reader is not None:
        raise ProgramError(
            f"The text ends inside kernel '{reader.signature.name}'.",
            location=Location(file, number),
        )
    return graphs


class _Reader:
    """Reads one kernel line by line."""

    def __init__(self, first: str, data: Mapping[str, np.ndarray]) -> None:
        match = _FIRST_LINE.fullmatch(first)
        signature = parse_signature(match["signature"]) if match else None
        if match is None or signature is None:
            raise ProgramError(
                "Expected a line 'kernel NAME(ARGUMENT: TYPE, ...) -> (RESULT: TYPE, ...) {'."
            )
        names = [each.name for each in (*signature.inputs, *signature.outputs)]
        for name in names:
            if names.count(name) > 1:
                raise ProgramError(f"Two parameters or results are called '{name}'.")
        self.signature = signature
        self.data = data
        self.builder = GraphBuilder()
        place = _parse_location(match)
        self.inputs = [self.builder.input(each.name, each.type, place) for each in signature.inputs]
        # A parameter may have another name in the body than in the signature: see `value_names`.
        own = value_names(Graph(signature.name, tuple(self.inputs), (), ()))
        self.values = {own[node]: node for node in self.inputs}
        self.names: dict[Node, str] = {}
        self.written: dict[Node, Node] = {}
        self.results: list[Node] | None = None

    def line(self, text: str) -> None:
        if self.results is not None:
            raise ProgramError("Expected '}' after the line that returns.")
        keyword, _, names = text.partition(" ")
        if keyword == "return":
            self.results = [self._value(name) for name in names.split(",") if name]
            return
        if keyword in ("check", "need", "write"):
            {"check": self._check, "need": self._need, "write": self._write}[keyword](text)
            return
        match = _NODE.fullmatch(text)
        if match is None:
            raise ProgramError("Expected a line '%NAME = OPERATION(%OPERAND, ...) : TYPE'.")
        if match["name"] in self.values:
            raise ProgramError(f"'%{match['name']}' is defined twice.")
        op = optable.BY_NAME.get(match["op"])
        if op is None:
            raise ProgramError(f"There is no operation '{match['op']}'.")
        type_ = _type(match["dtype"], match["shape"])
        attributes = _parse_attributes(match["attributes"], type_, self.data)
        self._check_names(*(attributes.shape or ()), *(attributes.starts or ()))
        self._check_names(attributes.size or 0)
        operands = [self._value(name) for name in match["operands"].split(",") if name]
        location = _parse_location(match)
        if attributes.value is not None:
            node = self.builder.constant(attributes.value.array, location)
        else:
            node = self.builder.apply(op, operands, attributes, location)
        if node.type != type_:
            raise ProgramError(f"'{op.name}' has the type {node.type} here, the text says {type_}.")
        self.names[node] = match["name"]
        self.values[match["name"]] = node

    def finish(self) -> Graph:
        outputs = self.signature.outputs
        results = self.results or []
        if len(results) != len(outputs):
            name = self.signature.name
            raise ProgramError(f"'{name}' has {len(outputs)} results, got {len(results)}.")
        for output, node in zip(outputs, results, strict=True):
            if node.type != output.type:
                raise ProgramError(
                    f"'{output.name}' is {output.type}, but returned is {node.type}."
                )
        named = [Result(each.name, node) for each, node in zip(outputs, results, strict=True)]
        declared = [self.inputs[index] for index in self.signature.written]
        if declared != [node for node in self.inputs if node in self.written]:
            raise ProgramError(
                "Those that are 'inout', and no others, have a line 'write %NAME ='."
            )
        writes = [Write(node, self.written[node]) for node in declared]
        graph = self.builder.finish(self.signature.name, self.inputs, named, self.names, writes)
        return replace(graph, fast=self.signature.fast)

    def _check(self, text: str) -> None:
        match = re.fullmatch(r"check (\w+) %(\w+)", text)
        if match is None or match[1] not in Status.__members__:
            raise ProgramError("Expected a line 'check INDEX %VALUE'.")
        self.builder.check(self._value(match[2]), Status[match[1]])

    def _write(self, text: str) -> None:
        match = re.fullmatch(r"write %(\w+) = %(\w+)", text)
        if match is None:
            raise ProgramError("Expected a line 'write %ARGUMENT = %VALUE'.")
        self.written[self._value(match[1])] = self._value(match[2])

    def _need(self, text: str) -> None:
        match = re.fullmatch(r"need (\w+) (.+) (==|>=) (.+)", text)
        if match is None or match[1] not in Status.__members__:
            raise ProgramError("Expected a line 'need SHAPE SIZE == SIZE'.")
        relation = Relation(parse_dim(match[2]), match[3], parse_dim(match[4]))
        self._check_names(relation.one, relation.other)
        self.builder.need(relation, Status[match[1]])

    def _check_names(self, *dims: Dim) -> None:
        known = {name for each in self.inputs for dim in each.type.shape for name in names_of(dim)}
        for name in (name for dim in dims for name in names_of(dim)):
            if name not in known:
                raise ProgramError(f"No parameter has a dimension '{name}'.")

    def _value(self, name: str) -> Node:
        key = name.strip().removeprefix("%")
        if key not in self.values:
            raise ProgramError(f"'%{key}' is not defined above this line.")
        return self.values[key]


def _parse_location(match: re.Match[str]) -> Location | None:
    if match["file"] is None:
        return None
    return Location(match["file"], int(match["line"]), int(match["column"]))


def _parameters(text: str) -> Iterable[Parameter]:
    for match in _PARAMETER.finditer(text):
        yield Parameter(match[2], _type(match[3], match[4]), bool(match[1]))


def _type(dtype: str, shape: str) -> TensorType:
    try:
        return TensorType(dtype_named(dtype), parse_dims(shape))
    except TinyirError as error:
        error.location = None  # the text has one of its own
        raise


def _parse_attributes(text: str, type_: TensorType, data: Mapping[str, np.ndarray]) -> Attributes:
    found = {match[1]: match[2].strip() for match in _ATTRIBUTE.finditer(text)}
    unknown = set(found) - {"value", "data", *LISTS, *WORDS}
    if unknown or _ATTRIBUTE.sub("", text):
        raise ProgramError(f"'{min(unknown, default=text.strip())}' is not an attribute.")
    dtype, position = found.get("dtype"), found.get("position")
    value = _parse_array(found["value"], type_) if "value" in found else None
    if "data" in found:
        value = data.get(found["data"])
        if value is None:
            raise ProgramError(f"The bytes of the constant '{found['data']}' are missing.")
    lists = {name: _parse_sizes(found[name]) for name in ("shape", "starts") if name in found}
    axes, steps, size = (found.get(name) for name in ("axes", "steps", "size"))
    return Attributes(
        value=None if value is None else Literal(value),
        dtype=None if dtype is None else dtype_named(dtype),
        position=None if position is None else _parse_size(position),
        equation=found.get("equation"),
        axes=None if axes is None else _parse_numbers(axes),
        shape=lists.get("shape"),
        starts=lists.get("starts"),
        steps=None if steps is None else _parse_numbers(steps),
        size=None if size is None else parse_dim(size),
    )


def _parse_size(text: str) -> int:
    if not text.isdecimal():
        raise ProgramError(f"Expected a number, got '{text}'.")
    return int(text)


def _parse_sizes(text: str) -> Shape:
    match = re.fullmatch(r"\[([^\[\]]*)\]", text)
    if match is None:
        raise ProgramError(f"Expected sizes such as '[8, 64]', got '{text}'.")
    return parse_dims(match[1])


def _parse_numbers(text: str) -> tuple[int, ...]:
    if not re.fullmatch(r"\[(\d+(, \d+)*)?\]", text):
        raise ProgramError(f"Expected numbers such as '[0, 1]', got '{text}'.")
    return tuple(map(int, re.findall(r"\d+", text)))


def _parse_array(text: str, type_: TensorType) -> np.ndarray:
    dtype, shape = type_.dtype.numpy, static_shape(type_.shape)
    try:
        numbers = re.findall(r"[^\[\], ]+", text)
        values = [_parse_number(number, type_.dtype) for number in numbers]
        return np.array(values, dtype).reshape(shape)
    except (ValueError, OverflowError):
        raise ProgramError(f"'{text}' is not a value of the type {type_}.") from None


def _parse_number(text: str, dtype: DType) -> Any:
    if text.startswith("0x"):
        return np.array(int(text, 16), f"u{dtype.bytes}").view(dtype.numpy)[()]
    if dtype is BOOL:  # NumPy takes any text for true
        return ["False", "True"].index(text) == 1
    return dtype.numpy.type(text)
