"""What functions in text say of their parameters, to compare with the banner above them."""

import re

from tinyir.emit.mlirtext import memref
from tinyir.ir.graph import Signature
from tinyir.stages import Stage

_TYPED = re.compile(r"memref<[^<>]*(?:<[^<>]*>[^<>]*)*>")
_POINTERS = {Stage.LOWERED: "!llvm.ptr", Stage.LLVM: "ptr"}
"""The word for any buffer, in stages that do not say what is in it."""


def buffers(text: str, signature: Signature, stage: Stage) -> list[str] | None:
    """The types of the buffers that a function takes in text of a stage; None if it does not say.

    `expected` is what they should be.
    """
    head = re.search(rf"^.*\b(?:func|define)\b.*@{signature.name}\((.*)$", text, re.MULTILINE)
    if head is None or stage.number >= Stage.ASM.number:
        return None
    if stage in _POINTERS:
        return re.findall(rf"(?<![\w.!]){re.escape(_POINTERS[stage])}\b", head[1])
    return _TYPED.findall(head[1])


def expected(signature: Signature, stage: Stage) -> list[str]:
    """The types of the buffers that a function of `signature` takes in text of a stage."""
    parameters = (*signature.inputs, *signature.outputs)
    return [_POINTERS.get(stage) or memref(parameter.type) for parameter in parameters]
