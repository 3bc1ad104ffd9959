"""The assembler text that tinyir adds to clang's: large constants, read from their file."""

from tinyir.emit import mlirtext
from tinyir.emit.fileviews import DataSectionView, IncludedView
from tinyir.ir.data import ALIGNMENT, DataFile


def data_section(constants: DataFile) -> DataSectionView:
    """The section with the constants of a text."""
    included = tuple(
        IncludedView(mlirtext.data_symbol(each.digest), each.offset, each.size)
        for each in constants.data
    )
    return DataSectionView(constants.name, ALIGNMENT, included)


LEVELS = {"x86-64-v2": 2, "x86-64-v3": 4, "x86-64-v4": 8}
"""The levels of x86-64 as the ABI numbers them (GNU_PROPERTY_X86_ISA_1_NEEDED)."""
