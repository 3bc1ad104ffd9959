"""The assembler text that tinyir adds to clang's: large constants, read from their file."""

from dataclasses import dataclass

from tinyir.emit import mlirtext
from tinyir.ir.data import ALIGNMENT, DataFile


@dataclass(frozen=True)
class IncludedView:
    """A large constant in the assembler text: where its bytes are in the file."""

    symbol: str
    offset: int
    size: int


@dataclass(frozen=True)
class DataSectionView:
    """The large constants in the assembler text."""

    file: str
    alignment: int
    constants: tuple[IncludedView, ...]


def data_section(constants: DataFile) -> DataSectionView:
    """The section with the constants of a text."""
    included = tuple(
        IncludedView(mlirtext.data_symbol(each.digest), each.offset, each.size)
        for each in constants.data
    )
    return DataSectionView(constants.name, ALIGNMENT, included)
