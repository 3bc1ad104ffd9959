"""Takes text of one stage to any later stage, one tool at a time, in one work folder."""

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tinyir.backend import pipelines
from tinyir.backend.cpu import AARCH64, clang_target, is_foreign
from tinyir.backend.toolchain import Tool, Toolchain, known_targets
from tinyir.backend.tools import Runner
from tinyir.errors import ToolError, UsageError
from tinyir.stages import Stage


@dataclass
class Builder:
    """The tool side of the flow. Files in `runner.work` are called `<stem><stage's suffix>`.

    `banner` makes the comment lines that a text stage starts with; `schedule` says whether
    there is a schedule to apply, `stack` how many bytes a buffer on the stack may have, and
    `openmp` is the runtime library of parallel loops (None: one thread); `exports` is the linker's
    list of exported names, `transforms` the transform-dialect files by the name that the passes
    know them by, and `data` assembler text with the large constants and what the CPU must have.
    """

    toolchain: Toolchain
    runner: Runner
    stem: str
    target_cpu: str
    banner: Callable[[Stage], str]
    exports: str
    transforms: Mapping[str, str]
    data: str
    schedule: bool
    stack: int
    openmp: Path | None = None
    print_ir: Sequence[str] = ()
    seconds: dict[Stage, float] = field(default_factory=dict)

    def path(self, stage: Stage) -> Path:
        """The file of `stage`."""
        return self.runner.work / self._name(stage)

    def make(self, stages: Sequence[Stage], *, every: bool) -> None:
        """Makes the files of `stages`, in order, the first from the file of the stage before it.

        Without `every`, mlir-opt makes the last of its stages in one run, and so does clang when
        that is the library, without files of those before: tools take longer to start than to
        compile. The last stage's bytes are the same.
        """
        if Stage.LIBRARY in stages and is_foreign(self.target_cpu):
            raise UsageError(
                f"A library for {self.target_cpu} is linked on such a machine.",
                hints=("--emit asm and --emit object work on others, too",),
            )
        by_mlir_opt = [stage for stage in stages if stage in pipelines.SOURCES]
        for group in ([stage] for stage in by_mlir_opt) if every else [by_mlir_opt]:
            if group:
                self._mlir_opt(group)
        steps: dict[Stage, Callable[[], None]] = {
            Stage.LLVM: self._translate,
            Stage.ASM: self._assembler_text,
            Stage.OBJECT: self._assemble,
            Stage.LIBRARY: lambda: self._link(Stage.OBJECT, ()),
        }
        others = list(stages[len(by_mlir_opt) :])
        if others[-3:] == [Stage.ASM, Stage.OBJECT, Stage.LIBRARY] and not every and not self.data:
            others[-3:] = [Stage.LIBRARY]
            steps[Stage.LIBRARY] = lambda: self._link(Stage.LLVM, self._codegen())
        for stage in others:
            steps[stage]()

    def _mlir_opt(self, stages: Sequence[Stage]) -> None:
        """Makes the last of `stages` from the file of the stage before the first."""
        for name, text in self.transforms.items():
            (self.runner.work / name).write_text(text)
        passes = [each for stage in stages for each in self._passes(stage)]
        source = pipelines.SOURCES[stages[0]]
        self._run(self.toolchain.mlir_opt, source, stages[-1], (*passes, *self.print_ir))

    def _passes(self, stage: Stage) -> Sequence[str]:
        schedule = self._name(Stage.SCHEDULE) if self.schedule else None
        return pipelines.passes(stage, schedule, self.stack, self.openmp is not None)

    def _translate(self) -> None:
        self._run(self.toolchain.mlir_translate, Stage.LOWERED, Stage.LLVM, pipelines.TRANSLATE)

    def _clang(self, source: Stage, target: Stage, options: Sequence[str]) -> None:
        try:
            self._run(self.toolchain.clang, source, target, options)
        except ToolError:
            self._check_cpu()  # an unknown one is the user's word, and no failure of clang
            raise

    def _assembler_text(self) -> None:
        self._clang(Stage.LLVM, Stage.ASM, ("-S", *self._codegen()))
        if self.data:
            self.runner.append(f"{self.stem}.data.s", self.data, self._name(Stage.ASM))

    def _assemble(self) -> None:
        # The CPU decides how the assembler pads.
        self._clang(Stage.ASM, Stage.OBJECT, ("-c", *clang_target(self.target_cpu)))

    def _check_cpu(self) -> None:
        """Raises UsageError when an empty file can be compiled, but not for the CPU."""
        clang = self.toolchain.clang
        if is_foreign(self.target_cpu) and AARCH64 not in known_targets(clang):
            raise UsageError(
                f"{clang.name} {clang.version} makes no code for {AARCH64}.",
                notes=(f"'{clang.path} --print-targets' lists {', '.join(known_targets(clang))}",),
                hints=(
                    "set TINYIR_LLVM to the bin folder of an LLVM with this target",
                    f"text up to stage '{Stage.LLVM.label}' needs none",
                ),
            )
        if self._compiles_nothing() and not self._compiles_nothing(*clang_target(self.target_cpu)):
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

    def _link(self, source: Stage, options: Sequence[str]) -> None:
        script = self.runner.work / f"{self.stem}.map"
        script.write_text(self.exports)
        openmp = pipelines.link_openmp(self.openmp) if self.openmp else ()
        link = (*pipelines.LINK, *openmp, f"-Wl,--version-script={script.name}")
        self._clang(source, Stage.LIBRARY, (*options, *link))

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
