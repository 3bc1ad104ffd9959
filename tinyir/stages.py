"""The ten stages: one list for --emit, file names, golden suffixes and FileCheck prefixes."""

import enum


class Stage(enum.Enum):
    """A stage of the compiler. In the order of the flow; `suffix` ends its files' names."""

    GRAPH = ("graph", ".graph", "//")
    MLIR = ("mlir", ".mlir", "//")
    SCHEDULE = ("schedule", ".schedule.mlir", "//")
    OPTIMIZED = ("optimized", ".optimized.mlir", "//")
    BUFFERIZED = ("bufferized", ".bufferized.mlir", "//")
    LOWERED = ("lowered", ".lowered.mlir", "//")
    LLVM = ("llvm", ".ll", ";")
    ASM = ("asm", ".s", "#")
    OBJECT = ("object", ".o", None)
    LIBRARY = ("library", ".so", None)

    def __init__(self, label: str, suffix: str, comment: str | None) -> None:
        self.label = label
        self.suffix = suffix
        self.comment = comment

    @property
    def number(self) -> int:
        """The position in the flow, from 0."""
        return list(Stage).index(self)

    @property
    def is_text(self) -> bool:
        """Whether the stage is text, which starts with a banner of comments."""
        return self.comment is not None

    @staticmethod
    def labelled(label: str) -> "Stage":
        """The stage called `label` on the command line; raises ValueError when there is none."""
        for stage in Stage:
            if stage.label == label:
                return stage
        raise ValueError(label)
