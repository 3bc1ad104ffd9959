"""How MLIR spells types, literals, affine maps and locations: pure functions to str."""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from tinyir.emit.layout import Index
from tinyir.errors import Location
from tinyir.ir.dims import Shape
from tinyir.ir.signature import Signature
from tinyir.ir.types import DType, TensorType, TypeClass

SIZE = "i64"
"""How a function takes the size of a named dimension."""


def dims(shape: Shape) -> str:
    """'8x64x' for (8, 64); a named dimension is '?'."""
    return "".join(f"{dim if isinstance(dim, int) else '?'}x" for dim in shape)


def tensor(type_: TensorType) -> str:
    """'tensor<8x64xf32>'; of bools, as memory holds them, 'tensor<8x64xi8>'."""
    return f"tensor<{dims(type_.shape)}{type_.dtype.storage}>"


def memref(type_: TensorType) -> str:
    """'memref<8x64xf32>': contiguous, row-major, as memory holds it."""
    return f"memref<{dims(type_.shape)}{type_.dtype.storage}>"


def window(type_: TensorType, strides: Iterable[int]) -> str:
    """'memref<8x64xf32, strided<[128, 1], offset: ?>>': a part of an array, from anywhere on."""
    return f"{memref(type_)[:-1]}, strided<{index_list(strides)}, offset: ?>>"


def vector(type_: TensorType) -> str:
    """'vector<16xf32>': a value in registers."""
    return f"vector<{dims(type_.shape)}{type_.dtype.storage}>"


def buffer(type_: TensorType) -> str:
    """How a function takes a value of `type_`. MLIR has no strides of empty rows: they are flat.

    Where a dimension is named it is the first element: only a buffer of known shape is a pointer.
    """
    shown = type_ if type_.size else TensorType(type_.dtype, (0,))
    return memref(shown if shown.is_static else TensorType(type_.dtype, ()))


def number(value: Any, dtype: DType) -> str:
    """A literal that MLIR reads as exactly `value` in `dtype`: short decimals, else the bits."""
    if dtype.type_class is not TypeClass.FLOAT:
        return str(int(value))
    exact = dtype.numpy.type(value)
    if not np.isfinite(exact):
        return _bits(exact)
    text = _with_point(str(exact))
    return text if dtype.numpy.type(float(text)) == exact else _bits(exact)


def dense(array: np.ndarray, dtype: DType) -> str:
    """'dense<[[1.0, 2.0]]>', or 'dense<>' of an array without elements."""
    return f"dense<{_nested(array, dtype) if array.size else ''}>"


def affine_map(loops: int, indices: Iterable[Index]) -> str:
    """'affine_map<(d0, d1) -> (d0 * 2 + 1, 0)>'."""
    inputs = ", ".join(f"d{loop}" for loop in range(loops))
    return f"affine_map<({inputs}) -> ({', '.join(map(_affine, indices))})>"


def body_symbol(signature: Signature) -> str:
    """The function that computes: 'softmax', or one behind it that is called when sizes fit."""
    return f"{signature.name}.sized" if signature.sizes else signature.name


def data_symbol(digest: str) -> str:
    """'data.<digest>': the symbol of a large constant, which no kernel can be called."""
    return f"data.{digest}"


def index_list(values: Iterable[object]) -> str:
    """'[0, 1]'."""
    return f"[{', '.join(map(str, values))}]"


def reassociation(groups: Sequence[Sequence[int]]) -> str:
    """'[[0, 1], [2]]'."""
    return index_list(index_list(group) for group in groups)


def owner(name: str) -> str:
    """' {of = "t3"}', an attribute that makes an operation differ from its like."""
    return f' {{of = "{name}"}}'


def location(place: Location | None) -> str:
    """'loc("gelu.py":7:12)'."""
    if place is None:
        return "loc(unknown)"
    name = place.file.replace("\\", "\\\\").replace('"', '\\"')
    return f'loc("{name}":{place.line}:{place.column})'


def _affine(index: Index) -> str:
    if index.loop is None:
        return str(index.start)
    scaled = f"d{index.loop}" if index.step == 1 else f"d{index.loop} * {index.step}"
    scaled = "".join(f"d{loop} * {step} + " for loop, step in index.outer) + scaled
    if index.lane is not None:
        return f"{scaled} + d{index.lane}"
    return f"{scaled} + {index.start}" if index.start else scaled


def _bits(value: np.generic) -> str:
    unsigned = int(np.asarray(value).view(f"u{value.dtype.itemsize}"))
    return f"0x{unsigned:0{2 * value.dtype.itemsize}X}"


def _with_point(text: str) -> str:
    """A decimal as MLIR wants it: '1e-05' is '1.0e-05', and '3' is '3.0'."""
    mantissa, e, exponent = text.partition("e")
    return f"{mantissa if '.' in mantissa else mantissa + '.0'}{e}{exponent}"


def _nested(array: np.ndarray, dtype: DType) -> str:
    if array.ndim == 0:
        return number(array[()], dtype)
    return f"[{', '.join(_nested(part, dtype) for part in array)}]"
