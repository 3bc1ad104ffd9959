# Rows of float32 are added up plainly in lanes that stand side by side, and those in fewer, with no
# more roundings than in NumPy's sum; from there on in float64. A short row, one sum alone, and what
# is read from an argument as it is, are added up in float64 from the start.
# RUN: %tinyir-compile %s --emit mlir | %FileCheck %s --check-prefix=MLIR

from tinyir import f32, kernel


# MLIR-DAG: #[[PLAIN:.*]] = affine_map<(d0, d1, d2) -> (d0, d1 * 48 + d2)>
# MLIR-DAG: #[[FEWER:.*]] = affine_map<(d0, d1, d2) -> (d0, d1 * 16 + d2)>
# MLIR-DAG: #[[FEW:.*]] = affine_map<(d0, d1, d2) -> (d0, d1 * 4 + d2)>
# MLIR: func.func @rows(
# MLIR: tensor.empty() : tensor<16xi8>
# MLIR: indexing_maps = [#[[PLAIN]],
# MLIR-NEXT: iterator_types = ["parallel", "reduction", "parallel"]
# MLIR: arith.addf
# MLIR-NEXT: linalg.yield
# MLIR-NEXT: -> (tensor<2x48xf32>)
# MLIR: tensor.empty() : tensor<3xi8>
# MLIR: indexing_maps = [#[[FEWER]],
# MLIR: arith.addf
# MLIR-NEXT: linalg.yield
# MLIR-NEXT: -> (tensor<2x16xf32>)
# MLIR: indexing_maps = [#[[FEW]],
# MLIR: arith.extf
# MLIR-NEXT: arith.addf
# MLIR-NEXT: linalg.yield
# MLIR-NEXT: -> (tensor<2x4xf64>)
# MLIR: linalg.reduce
# MLIR-NEXT: : tensor<2x4xf64>
# MLIR-NEXT: : tensor<2xf64>
# MLIR-LABEL: func.func @one_sum(
# MLIR-NOT: .plain
# MLIR: linalg.reduce
# MLIR-NEXT: ins(%{{.*}} : tensor<768xf32>
# MLIR-LABEL: func.func @short_rows(
# MLIR-NOT: .plain
# MLIR: linalg.reduce
# MLIR-NEXT: ins(%{{.*}} : tensor<2x64xf32>
# MLIR-LABEL: func.func @of_an_argument(
# MLIR-NOT: .plain
# MLIR: linalg.reduce
# MLIR-NEXT: ins(%{{.*}} : tensor<2x768xf32>
@kernel
def rows(x: f32[2, 768]):
    return (-x).sum(axis=1)


@kernel
def one_sum(x: f32[768]):
    return (-x).sum()


@kernel
def short_rows(x: f32[2, 64]):
    return (-x).sum(axis=1)


@kernel
def of_an_argument(x: f32[2, 768]):
    return x.sum(axis=1)
