"""Takes text of one stage to any later stage, one tool at a time, in one work folder."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tinyir.backend import pipelines
from tinyir.backend.cpu import clang_target
from tinyir.backend.toolchain import Tool, Toolchain
from tinyir.backend.tools import Runner
from tinyir.stages import Stage


@dataclass
class Builder:
    """The tool side of the flow. Files in `runner.work` are called `<stem><stage's suffix>`.

    `banner` makes the comment lines that a text stage starts with; `schedule` says whether
    there is a schedule to apply; `exports` is the linker's list of exported names,
    `bufferization` the text of the transform-dialect file that bufferizes, and `data` assembler
    text with the large constants.
    """

    toolchain: Toolchain
    runner: Runner
    stem: str
    target_cpu: str
    banner: Callable[[Stage], str]
    exports: str
    bufferization: str
    data: str
    schedule: bool
    print_ir: Sequence[str] = ()
    seconds: dict[Stage, float] = field(default_factory=dict)

    def path(self, stage: Stage) -> Path:
        """The file of `stage`."""
        return self.runner.work / self._name(stage)

    def make(self, stage: Stage) -> None:
        """Makes the file of `stage` from the file of the stage before it."""
        steps: dict[Stage, Callable[[], None]] = {
            Stage.OPTIMIZED: self._optimize,
            Stage.BUFFERIZED: self._bufferize,
            Stage.LOWERED: lambda: self._mlir_opt(Stage.BUFFERIZED, stage, pipelines.LOWER),
            Stage.LLVM: self._translate,
            Stage.ASM: self._assembler_text,
            Stage.OBJECT: lambda: self._clang(Stage.ASM, stage, ("-c",)),
            Stage.LIBRARY: self._link,
        }
        steps[stage]()

    def _optimize(self) -> None:
        schedule = self._name(Stage.SCHEDULE)
        passes = pipelines.with_schedule(schedule) if self.schedule else pipelines.OPTIMIZE
        self._mlir_opt(Stage.MLIR, Stage.OPTIMIZED, passes)

    def _bufferize(self) -> None:
        (self.runner.work / pipelines.BUFFERIZATION).write_text(self.bufferization)
        self._mlir_opt(Stage.OPTIMIZED, Stage.BUFFERIZED, pipelines.BUFFERIZE)

    def _mlir_opt(self, source: Stage, target: Stage, passes: Sequence[str]) -> None:
        options = (*passes, *self.print_ir)
        self._run(self.toolchain.mlir_opt, source, target, options)

    def _translate(self) -> None:
        self._run(self.toolchain.mlir_translate, Stage.LOWERED, Stage.LLVM, pipelines.TRANSLATE)

    def _clang(self, source: Stage, target: Stage, options: Sequence[str]) -> None:
        self._run(self.toolchain.clang, source, target, options)

    def _assembler_text(self) -> None:
        self._clang(Stage.LLVM, Stage.ASM, ("-S", *self._codegen()))
        with self.path(Stage.ASM).open("a") as file:
            file.write(self.data)

    def _link(self) -> None:
        script = self.runner.work / f"{self.stem}.map"
        script.write_text(self.exports)
        options = (*pipelines.LINK, f"-Wl,--version-script={script.name}")
        self._run(self.toolchain.clang, Stage.OBJECT, Stage.LIBRARY, options)

    def _codegen(self) -> tuple[str, ...]:
        return (*pipelines.CODEGEN, *clang_target(self.target_cpu))

    def _run(self, tool: Tool, source: Stage, target: Stage, options: Sequence[str]) -> None:
        seconds = self.runner.run(tool, (self._name(source), *options, "-o", self._name(target)))
        self.seconds[target] = seconds
        if target.is_text:
            path = self.path(target)
            text = path.read_text(encoding="utf-8")
            path.write_text(self.banner(target) + text, encoding="utf-8")

    def _name(self, stage: Stage) -> str:
        return f"{self.stem}{stage.suffix}"
