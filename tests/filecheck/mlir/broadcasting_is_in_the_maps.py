# Broadcasting costs nothing: operands are read through affine maps, never copied to full size.
# RUN: %tinyir-compile %s --emit mlir | %FileCheck %s --check-prefix=MLIR

from tinyir import f32, kernel

# MLIR-DAG: #[[$ALL:map[0-9]*]] = affine_map<(d0, d1) -> (d0, d1)>
# MLIR-DAG: #[[$COLUMN:map[0-9]*]] = affine_map<(d0, d1) -> (d0, 0)>
# MLIR-DAG: #[[$ROW:map[0-9]*]] = affine_map<(d0, d1) -> (d1)>
# MLIR-DAG: #[[$SCALAR:map[0-9]*]] = affine_map<(d0, d1) -> ()>


# MLIR-LABEL: func.func @by_column(
# MLIR: indexing_maps = [#[[$ALL]], #[[$COLUMN]], #[[$ALL]]]
# MLIR-NEXT: iterator_types = ["parallel", "parallel"]
# MLIR: ins(%x, %c : tensor<2x3xf32>, tensor<2x1xf32>)
@kernel
def by_column(x: f32[2, 3], c: f32[2, 1]):
    return x + c


# MLIR-LABEL: func.func @by_row(
# MLIR: indexing_maps = [#[[$ALL]], #[[$ROW]], #[[$ALL]]]
# MLIR: ins(%x, %r : tensor<2x3xf32>, tensor<3xf32>)
@kernel
def by_row(x: f32[2, 3], r: f32[3]):
    return x + r


# MLIR-LABEL: func.func @by_scalar(
# MLIR: indexing_maps = [#[[$ALL]], #[[$SCALAR]], #[[$ALL]]]
# MLIR: ins(%x, %s : tensor<2x3xf32>, tensor<f32>)
@kernel
def by_scalar(x: f32[2, 3], s: f32):
    return x + s


# MLIR-LABEL: func.func @outer(
# MLIR: indexing_maps = [#[[$COLUMN]], #[[$ROW]], #[[$ALL]]]
# MLIR: -> tensor<2x3xf32>
@kernel
def outer(c: f32[2, 1], r: f32[3]):
    return c * r
