# After lowering every operation is one of the LLVM dialect, which mlir-translate takes.
# RUN: %tinyir-compile %s --emit lowered | %FileCheck %s --check-prefix=LOWERED

from tinyir import f32, kernel, library


# LOWERED-LABEL: llvm.func @softmax(
# LOWERED-SAME: !llvm.ptr {llvm.noalias}, %{{.*}}: !llvm.ptr {llvm.noalias}) -> i32
# LOWERED-NOT: {{ (func|linalg|memref|tensor|vector|scf|cf|arith|math|affine|ub|builtin)[.]}}
# LOWERED: llvm.return
@kernel
def softmax(x: f32[8, 64]):
    return library.softmax(x)


# LOWERED-LABEL: llvm.func @gelu(
# LOWERED-NOT: {{ (func|linalg|memref|tensor|vector|scf|cf|arith|math|affine|ub|builtin)[.]}}
# LOWERED: llvm.return
@kernel
def gelu(x: f32[8, 64]):
    return library.gelu(x)
