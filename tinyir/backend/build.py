"""Takes text of one stage to any later stage, one tool at a time, in one work folder."""

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tinyir.backend import pipelines
from tinyir.backend.cpu import clang_target
from tinyir.backend.toolchain import Tool, Toolchain
from tinyir.backend.tools import Runner
from tinyir.errors import ToolError, UsageError
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

    def make(self, stages: Sequence[Stage], *, every: bool) -> None:
        """Makes the files of `stages`, in order, the first from the file of the stage before it.

        Without `every`, mlir-opt makes the last of its stages in one run, and no files of those
        before: it takes longer to start than to compile. The last stage's bytes are the same.
        """
        by_mlir_opt = [stage for stage in stages if stage in pipelines.PASSES]
        for group in ([stage] for stage in by_mlir_opt) if every else [by_mlir_opt]:
            if group:
                self._mlir_opt(group)
        steps: dict[Stage, Callable[[], None]] = {
            Stage.LLVM: self._translate,
            Stage.ASM: self._assembler_text,
            Stage.OBJECT: lambda: self._clang(Stage.ASM, Stage.OBJECT, ("-c",)),
            Stage.LIBRARY: self._link,
        }
        for stage in stages[len(by_mlir_opt) :]:
            steps[stage]()

    def _mlir_opt(self, stages: Sequence[Stage]) -> None:
        """Makes the last of `stages` from the file of the stage before the first."""
        if Stage.BUFFERIZED in stages:
            (self.runner.work / pipelines.BUFFERIZATION).write_text(self.bufferization)
        passes = [each for stage in stages for each in self._passes(stage)]
        source, _ = pipelines.PASSES[stages[0]]
        self._run(self.toolchain.mlir_opt, source, stages[-1], (*passes, *self.print_ir))

    def _passes(self, stage: Stage) -> Sequence[str]:
        if stage is Stage.OPTIMIZED and self.schedule:
            return pipelines.with_schedule(self._name(Stage.SCHEDULE))
        return pipelines.PASSES[stage][1]

    def _translate(self) -> None:
        self._run(self.toolchain.mlir_translate, Stage.LOWERED, Stage.LLVM, pipelines.TRANSLATE)

    def _clang(self, source: Stage, target: Stage, options: Sequence[str]) -> None:
        self._run(self.toolchain.clang, source, target, options)

    def _assembler_text(self) -> None:
        try:
            self._clang(Stage.LLVM, Stage.ASM, ("-S", *self._codegen()))
        except ToolError:
            self._check_cpu()  # an unknown one is the user's word, and no failure of clang
            raise
        with self.path(Stage.ASM).open("a") as file:
            file.write(self.data)

    def _check_cpu(self) -> None:
        """Raises UsageError when an empty file can be compiled, but not for the CPU."""
        if self._compiles_nothing() and not self._compiles_nothing(*clang_target(self.target_cpu)):
            clang = self.toolchain.clang
            raise UsageError(
                f"There is no CPU '{self.target_cpu}' for {clang.name}.",
                hints=(f"'{clang.path} --print-supported-cpus' lists them",),
            )

    def _compiles_nothing(self, *options: str) -> bool:
        try:
            self.runner.run(
                self.toolchain.clang, ("-fsyntax-only", "-x", "c", os.devnull, *options)
            )
        except ToolError:
            return False
        return True

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
