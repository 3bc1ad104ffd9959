# The function that C calls checks the sizes and calls the one that computes, which nobody else can
# see. Each name is one parameter after the pointers, in the order of first appearance.
# RUN: %tinyir-compile %s --emit mlir | %FileCheck %s --check-prefix=MLIR

from tinyir import f32, kernel


# MLIR-LABEL: func.func @added(
# MLIR-SAME: %x.buffer: memref<f32> {llvm.noalias}, %y.buffer: memref<f32> {llvm.noalias},
# MLIR-SAME: %out.buffer: memref<f32> {llvm.noalias}, %$a.size: i64, %$c.size: i64, %$b.size: i64)
# MLIR: %[[SAME:.*]] = arith.cmpi eq, %$b, %$a : index
# MLIR: arith.select %[[SAME]], %status.ok,
# MLIR: arith.cmpi sge, %$b,
# MLIR: arith.cmpi sge, %$c,
# MLIR: arith.cmpi sge, %$a,
# MLIR: scf.if %fits -> (i32) {
# MLIR-NEXT: func.call @added.sized(
# MLIR-LABEL: func.func private @added.sized(
# MLIR-SAME: attributes {llvm.linkage = #llvm.linkage<internal>}
# MLIR: memref.reinterpret_cast %x.buffer to offset: [0], sizes: [%$a, %$c], strides: [%$c, 1]
# MLIR: tensor.empty(%$a, %$c) : tensor<?x?xf32>
@kernel
def added(x: f32["a", "c"], y: f32["b", "c"]):  # noqa: F821  (names of sizes)
    return x + y
