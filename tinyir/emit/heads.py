"""What functions in text say of their parameters, to compare with the banner above them."""

import re

from tinyir.emit.mlirtext import SIZE, buffer
from tinyir.ir.signature import Signature
from tinyir.stages import Stage

_IN_MLIR = re.compile(rf"%[\w.$-]+: (memref<[^<>]*(?:<[^<>]*>[^<>]*)*>|!llvm\.ptr|{SIZE})")
_IN_LLVM = re.compile(rf"(?<![\w.!])(?:ptr|{SIZE})\b")
_POINTERS = {Stage.LOWERED: "!llvm.ptr", Stage.LLVM: "ptr"}
"""The word for any buffer, in stages that do not say what is in it."""


def parameters(text: str, signature: Signature, stage: Stage) -> list[str] | None:
    """The types of a function's parameters in text of a stage; None if it does not say.

    `expected` is what they should be.
    """
    head = re.search(rf"^.*\b(?:func|define)\b.*@{signature.name}\((.*)$", text, re.MULTILINE)
    if head is None or stage.number >= Stage.ASM.number:
        return None
    return (_IN_LLVM if stage is Stage.LLVM else _IN_MLIR).findall(head[1])


def expected(signature: Signature, stage: Stage) -> list[str]:
    """The types of the parameters of a function of `signature` in text of a stage."""
    buffers = (*signature.inputs, *signature.outputs)
    pointers = [_POINTERS.get(stage) or buffer(each.type) for each in buffers]
    return [*pointers, *[SIZE] * len(signature.sizes)]
