# A sum of float64 has a second accumulator for the rounding errors (TwoSum), added at the end.
# RUN: %tinyir-compile %s --emit mlir | %FileCheck %s --check-prefix=MLIR

from tinyir import f64, kernel


# MLIR-LABEL: func.func @total(
# MLIR: %[[SUMS:.*]], %[[ERRORS:.*]] = linalg.reduce
# MLIR: linalg.yield %{{.*}}, %{{.*}} : f64, f64
# MLIR: ins(%[[SUMS]], %[[ERRORS]] : tensor<2xf64>, tensor<2xf64>)
# MLIR: (%[[SUM:.*]]: f64, %[[ERROR:.*]]: f64, %{{.*}}: f64)
# MLIR: arith.addf %[[SUM]], %[[ERROR]] : f64
@kernel
def total(x: f64[2, 9]):
    return x.sum(axis=1)
