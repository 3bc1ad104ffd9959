# A long row of float64 is added up in lanes: first block by block, then the lanes. A few elements
# of each row are added up plainly, with no more roundings than in NumPy's sum; from there on, and
# wherever there is one sum alone, each lane has a sum and its rounding errors. The lanes divide the
# row, so there is no rest.
# RUN: %tinyir-compile %s --emit mlir | %FileCheck %s --check-prefix=MLIR

from tinyir import f64, kernel


# MLIR-DAG: #[[PLAIN:.*]] = affine_map<(d0, d1, d2) -> (d0, d1 * 48 + d2)>
# MLIR-DAG: #[[FEW:.*]] = affine_map<(d0, d1, d2) -> (d0, d1 * 4 + d2)>
# MLIR: func.func @rows(
# MLIR: tensor.empty() : tensor<21xi8>
# MLIR: linalg.generic
# MLIR-NEXT: indexing_maps = [#[[PLAIN]],
# MLIR-NEXT: iterator_types = ["parallel", "reduction", "parallel"]
# MLIR: arith.addf
# MLIR-NEXT: linalg.yield
# MLIR-NEXT: -> (tensor<2x48xf64>)
# MLIR: tensor.empty() : tensor<12xi8>
# MLIR: linalg.generic
# MLIR-NEXT: indexing_maps = [#[[FEW]],
# MLIR: } -> (tensor<2x4xf64>, tensor<2x4xf64>)
# MLIR: linalg.reduce
# MLIR-NEXT: : tensor<2x4xf64>, tensor<2x4xf64>
# MLIR-NEXT: : tensor<2xf64>, tensor<2xf64>
# MLIR-NEXT: dimensions = [1]
# MLIR-LABEL: func.func @one_sum(
# MLIR: tensor.empty() : tensor<21xi8>
# MLIR: iterator_types = ["reduction", "parallel"]
# MLIR: } -> (tensor<48xf64>, tensor<48xf64>)
# MLIR: } -> (tensor<4xf64>, tensor<4xf64>)
# MLIR: linalg.reduce
# MLIR-LABEL: func.func @short_rows(
# MLIR-NOT: "reduction"
# MLIR: linalg.reduce
# MLIR-NEXT: ins(%{{.*}}, %{{.*}} : tensor<2x15xf64>
@kernel
def rows(x: f64[2, 1008]):
    return x.sum(axis=1)


@kernel
def one_sum(x: f64[1008]):
    return x.sum()


@kernel
def short_rows(x: f64[2, 15]):
    return x.sum(axis=1)
