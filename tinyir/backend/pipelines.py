"""The mlir-opt pass pipelines, as data. The order of passes is explained where it matters."""

from tinyir.stages import Stage

# After the schedule: what tiling left behind. CSE comes first, because a copy of a value onto
# itself folds only when both sides are one SSA value.
OPTIMIZE = ("--cse", "--canonicalize", "--cse")

# The transform-dialect file with the one step of bufferization that passes cannot be told.
BUFFERIZATION = "bufferize.mlir"

BUFFERIZE = (
    "--eliminate-empty-tensors",
    "--empty-tensor-to-alloc-tensor",
    f"--transform-preload-library=transform-library-paths={BUFFERIZATION}",
    "--transform-interpreter=entry-point=bufferize",
    "--cse",
    "--canonicalize",
    "--cse",
    "--loop-invariant-code-motion",
    "--buffer-loop-hoisting",
    # Row scratch goes on the stack; larger buffers stay on the heap.
    "--promote-buffers-to-stack=max-alloc-size-in-bytes=32768",
    "--buffer-deallocation-pipeline",
)

LOWER = (
    "--convert-linalg-to-loops",
    "--convert-vector-to-scf=full-unroll",
    "--canonicalize",
    "--cse",
    "--fold-memref-alias-ops",
    "--expand-strided-metadata",
    "--lower-affine",
    # Integer powers become a function of their own.
    "--convert-math-to-funcs",
    "--convert-vector-to-llvm",
    # Memrefs are lowered before scf becomes cf, so that scratch in a loop body can stay on the
    # stack: its scope still is one block.
    "--finalize-memref-to-llvm",
    "--convert-scf-to-cf",
    "--convert-math-to-llvm",
    "--convert-math-to-libm",
    "--convert-arith-to-llvm",
    # A buffer of known shape is passed as one pointer: the function in the library is the one
    # that the C header declares.
    "--convert-func-to-llvm=use-bare-ptr-memref-call-conv",
    "--convert-cf-to-llvm",
    "--convert-ub-to-llvm",
    "--reconcile-unrealized-casts",
    "--canonicalize",
    "--cse",
)

PASSES = {
    Stage.OPTIMIZED: (Stage.MLIR, OPTIMIZE),
    Stage.BUFFERIZED: (Stage.OPTIMIZED, BUFFERIZE),
    Stage.LOWERED: (Stage.BUFFERIZED, LOWER),
}
"""The stages that mlir-opt makes: what from, and by which passes."""

TRANSLATE = ("--mlir-to-llvmir",)

# No contraction across the user's operations, no fast math: NumPy's results, bit for bit.
CODEGEN = ("-O3", "-fPIC", "-ffp-contract=off", "-Wno-override-module")

# Nothing but libc, unless a function needs libm.
LINK = ("-shared", "-fPIC", "-Wl,--as-needed,-z,defs", "-lm")


def with_schedule(schedule: str) -> tuple[str, ...]:
    """The passes that apply the transform-dialect file `schedule`."""
    return (
        f"--transform-preload-library=transform-library-paths={schedule}",
        "--transform-interpreter",
        *OPTIMIZE,
    )
