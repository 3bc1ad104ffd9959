# Accumulators start at the identity of their operation: -inf, inf and 0.
# RUN: %tinyir-compile %s --emit mlir | %FileCheck %s --check-prefix=MLIR

from tinyir import f32, kernel


# MLIR-LABEL: func.func @maximum(
# MLIR: %[[IDENTITY:.*]] = arith.constant 0xFF800000 : f32
# MLIR: %[[INIT:.*]] = linalg.fill {{.*}}ins(%[[IDENTITY]] : f32)
# MLIR: linalg.reduce
# MLIR: outs(%[[INIT]] : tensor<2xf32>)
# MLIR: arith.maximumf
@kernel
def maximum(x: f32[2, 3]):
    return x.max(axis=1)


# MLIR-LABEL: func.func @minimum(
# MLIR: %[[IDENTITY:.*]] = arith.constant 0x7F800000 : f32
# MLIR: linalg.fill {{.*}}ins(%[[IDENTITY]] : f32)
# MLIR: arith.minimumf
@kernel
def minimum(x: f32[2, 3]):
    return x.min(axis=1)


# MLIR-LABEL: func.func @total(
# MLIR: %[[IDENTITY:.*]] = arith.constant 0.0 : f64
# MLIR: linalg.fill {{.*}}ins(%[[IDENTITY]] : f64)
# MLIR: arith.addf
@kernel
def total(x: f32[2, 3]):
    return x.sum(axis=1)
