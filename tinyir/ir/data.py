"""Large constants: text names them, and their bytes lie in one file beside it.

The name is a hash of type and bytes, so that text which names a constant depends on its value.
"""

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from tinyir.errors import ProgramError
from tinyir.ir.types import TensorType, static_shape, type_of

WRITTEN_OUT = 1024
"""The most elements that a constant may have to stand in text."""

DATA_SUFFIX = ".data"
"""How the names of files of constants end."""

ALIGNMENT = 64
"""Each constant starts at a multiple of this many bytes."""


@dataclass(frozen=True)
class Data:
    """A large constant: its name, its type, and where in the file its bytes start."""

    digest: str
    type: TensorType
    offset: int

    @property
    def size(self) -> int:
        """The number of bytes."""
        return self.type.size * self.type.dtype.bytes

    def __str__(self) -> str:
        return f"{self.digest}: {self.type}"


@dataclass(frozen=True)
class DataFile:
    """The large constants of a text and the file that holds them; there may be none."""

    name: str = ""
    data: tuple[Data, ...] = ()
    arrays: Mapping[str, np.ndarray] = field(default_factory=dict)

    @staticmethod
    def of(arrays: Mapping[str, np.ndarray], name: str) -> "DataFile":
        """The constants `arrays` by digest, in this order, in a file called `name`."""
        types = [(digest, type_of(array)) for digest, array in arrays.items()]
        return DataFile(name, _placed(types), arrays)

    @staticmethod
    def read(folder: Path, name: str, types: Iterable[tuple[str, TensorType]]) -> "DataFile":
        """The constants of these digests and types in the file `name`.

        Raises ProgramError when it does not hold them.
        """
        data = _placed(types)
        try:
            content = np.fromfile(folder / name, np.uint8)
        except OSError as error:
            raise ProgramError(
                f"'{name}', which holds the constants of the text, cannot be read: "
                f"{error.strerror}.",
                hints=("keep it in the folder of the text, under this name",),
            ) from None
        return DataFile(name, data, {each.digest: _array(each, content, name) for each in data})

    def write(self, path: Path) -> None:
        """Writes the file at `path`."""
        with path.open("wb") as file:
            for each in self.data:
                file.seek(each.offset)
                file.write(_bytes(self.arrays[each.digest]))

    def bytes(self) -> bytes:
        """The content of the file."""
        last = self.data[-1]
        content = bytearray(last.offset + last.size)
        for each in self.data:
            content[each.offset : each.offset + each.size] = _bytes(self.arrays[each.digest])
        return bytes(content)


NO_DATA = DataFile()


def digest_of(array: np.ndarray) -> str:
    """The name of a constant: it stands for dtype, shape and every byte."""
    digest = hashlib.sha256(str(type_of(array)).encode())
    digest.update(_bytes(array))
    return digest.hexdigest()[:32]


def is_large(array: np.ndarray) -> bool:
    """Whether the constant is named in text, not written out."""
    return array.size > WRITTEN_OUT


def _placed(types: Iterable[tuple[str, TensorType]]) -> tuple[Data, ...]:
    placed: list[Data] = []
    end = 0
    for digest, type_ in types:
        placed.append(Data(digest, type_, -(-end // ALIGNMENT) * ALIGNMENT))
        end = placed[-1].offset + placed[-1].size
    return tuple(placed)


def _array(data: Data, content: np.ndarray, name: str) -> np.ndarray:
    """The constant `data` in the content of its file."""
    part = content[data.offset : data.offset + data.size]
    if part.size == data.size:
        array = part.view(data.type.dtype.numpy).reshape(static_shape(data.type.shape))
        if digest_of(array) == data.digest:
            return array
    raise ProgramError(
        f"'{name}' does not hold the constant {data} that the text names.",
        hints=("the text and its constants must be of one compilation",),
    )


def _bytes(array: np.ndarray) -> memoryview:
    """The array's memory; of bytes, as the buffer protocol does not know every dtype."""
    return np.ascontiguousarray(array).reshape(-1).view(np.uint8).data
