# A long row of float64 is added up in lanes, each with a sum and its rounding errors: first block
# by block, then the lanes. The lanes divide the row, so there is no rest.
# RUN: %tinyir-compile %s --emit mlir | %FileCheck %s --check-prefix=MLIR

from tinyir import f64, kernel


# MLIR: #[[BLOCKS:.*]] = affine_map<(d0, d1, d2) -> (d0, d1 * 48 + d2)>
# MLIR: func.func @long_rows(
# MLIR: tensor.empty() : tensor<21xf64>
# MLIR: linalg.generic
# MLIR-NEXT: indexing_maps = [#[[BLOCKS]],
# MLIR-NEXT: iterator_types = ["parallel", "reduction", "parallel"]
# MLIR: } -> (tensor<2x48xf64>, tensor<2x48xf64>)
# MLIR: linalg.reduce
# MLIR-NEXT: : tensor<2x48xf64>, tensor<2x48xf64>
# MLIR-NEXT: : tensor<2xf64>, tensor<2xf64>
# MLIR-NEXT: dimensions = [1]
# MLIR-LABEL: func.func @short_rows(
# MLIR-NOT: "reduction"
# MLIR: linalg.reduce
# MLIR-NEXT: ins(%{{.*}}, %{{.*}} : tensor<2x60xf64>
@kernel
def long_rows(x: f64[2, 1008]):
    return x.sum(axis=1)


@kernel
def short_rows(x: f64[2, 60]):
    return x.sum(axis=1)
