"""The mlir-opt pass pipelines, as data. The order of passes is explained where it matters."""

from pathlib import Path

from tinyir.stages import Stage

# After the schedule: what tiling left behind. CSE comes first, because a copy of a value onto
# itself folds only when both sides are one SSA value.
OPTIMIZE = ("--cse", "--canonicalize", "--cse")

# Fusion into loops words a message before it knows whether it needs it: with the loops as text, for
# which mlir-opt would verify the whole function each time. Passes verify it anyway.
UNVERIFIED_MESSAGES = "--mlir-print-assume-verified"

# Transform-dialect files: the one step of bufferization that passes cannot be told, and stores and
# hints on loops for LLVM.
BUFFERIZATION = "bufferize.mlir"
LOOPS = "loops.mlir"


_MOST_STACK = 2 << 20
_LARGEST_ON_STACK = 64 << 10


def stack_buffer(operations: int) -> int:
    """The bytes of the largest buffer on the stack: 2 MB for those of all `operations`.

    Threads have stacks of 4 MB and more.
    """
    return min(_LARGEST_ON_STACK, _MOST_STACK // max(1, operations))


def _applied(file: str, entry: str = "__transform_main") -> tuple[str, str]:
    """The passes that apply the named sequence `entry` of the transform-dialect file `file`."""
    return (
        f"--transform-preload-library=transform-library-paths={file}",
        f"--transform-interpreter=entry-point={entry}",
    )


def _bufferize(stack: int, openmp: bool) -> tuple[str, ...]:
    return (
        "--eliminate-empty-tensors",
        "--empty-tensor-to-alloc-tensor",
        *_applied(BUFFERIZATION, "bufferize"),
        # One thread's blocks are a loop like others, out of which buffers are hoisted.
        *(() if openmp else ("--scf-forall-to-for",)),
        "--cse",
        "--canonicalize",
        "--cse",
        "--loop-invariant-code-motion",
        "--buffer-loop-hoisting",
        # Row scratch goes on the stack; larger buffers stay on the heap.
        f"--promote-buffers-to-stack=max-alloc-size-in-bytes={stack}",
        "--buffer-deallocation-pipeline",
    )


# Canonicalization removes the empty scopes of allocations, which block scf to cf, and those that
# are all of a function.
_OPENMP = (
    "--convert-scf-to-openmp",
    "--canonicalize",
    "--transform-interpreter=entry-point=blocks",
    "--canonicalize",
)


def _lower(openmp: bool) -> tuple[str, ...]:
    return (
        *(("--scf-forall-to-parallel",) if openmp else ()),
        *_applied(LOOPS, "stores"),
        "--convert-linalg-to-loops",
        "--transform-interpreter=entry-point=loops",
        "--convert-vector-to-scf=full-unroll",
        "--canonicalize",
        "--cse",
        *(_OPENMP if openmp else ()),
        "--fold-memref-alias-ops",
        "--expand-strided-metadata",
        "--lower-affine",
        # Integer powers become a function of their own.
        "--convert-math-to-funcs",
        "--convert-vector-to-llvm",
        # Memrefs are lowered before scf becomes cf, so that scratch in a loop body can stay on the
        # stack: its scope still is one block.
        "--finalize-memref-to-llvm=use-aligned-alloc=1",
        "--convert-scf-to-cf",
        "--convert-math-to-llvm",
        "--convert-math-to-libm",
        "--convert-arith-to-llvm",
        # A buffer of known shape is passed as one pointer: the function in the library is the one
        # that the C header declares.
        "--convert-func-to-llvm=use-bare-ptr-memref-call-conv",
        "--convert-cf-to-llvm",
        "--convert-ub-to-llvm",
        *(("--convert-openmp-to-llvm",) if openmp else ()),
        "--reconcile-unrealized-casts",
        "--canonicalize",
        "--cse",
    )


SOURCES = {
    Stage.OPTIMIZED: Stage.MLIR,
    Stage.BUFFERIZED: Stage.OPTIMIZED,
    Stage.LOWERED: Stage.BUFFERIZED,
}
"""The stages that mlir-opt makes, and what from."""


def passes(stage: Stage, schedule: str | None, stack: int, openmp: bool) -> tuple[str, ...]:
    """The passes that make `stage`.

    `schedule` is the transform-dialect file to apply, if any; `stack` the bytes of the largest
    buffer on the stack.
    """
    match stage:
        case Stage.OPTIMIZED:
            applied = (UNVERIFIED_MESSAGES, *_applied(schedule)) if schedule else ()
            return (*applied, *OPTIMIZE)
        case Stage.BUFFERIZED:
            return _bufferize(stack, openmp)
        case _:
            return _lower(openmp)


TRANSLATE = ("--mlir-to-llvmir",)

# No contraction across the user's operations, no fast math: NumPy's results, bit for bit.
CODEGEN = ("-O3", "-fPIC", "-ffp-contract=off", "-Wno-override-module")

# Nothing but libc, unless a function needs libm.
LINK = ("-shared", "-fPIC", "-Wl,--as-needed,-z,defs", "-lm")


def link_openmp(runtime: Path) -> tuple[str, ...]:
    """The linker's options for the OpenMP runtime `runtime`, which is no part of the system."""
    return (str(runtime), f"-Wl,-rpath,{runtime.parent}")
