# keepdims=True adds a dimension of size 1 that the reader's affine map leaves out again: there is
# no reshape in the text.
# RUN: %tinyir-compile %s --emit mlir | %FileCheck %s --check-prefix=MLIR

from tinyir import f32, kernel

# MLIR-DAG: #[[$ALL:map[0-9]*]] = affine_map<(d0, d1) -> (d0, d1)>
# MLIR-DAG: #[[$ROW:map[0-9]*]] = affine_map<(d0, d1) -> (d0)>


# MLIR-LABEL: func.func @shifted(
# MLIR-NOT: {{expand_shape|collapse_shape}}
# MLIR: %[[MAXIMA:.*]] = linalg.reduce
# MLIR-NOT: {{expand_shape|collapse_shape}}
# MLIR: indexing_maps = [#[[$ALL]], #[[$ROW]], #[[$ALL]]]
# MLIR: ins(%x, %[[MAXIMA]] : tensor<2x3xf32>, tensor<2xf32>)
# MLIR-NOT: {{expand_shape|collapse_shape}}
# MLIR: return
@kernel
def shifted(x: f32[2, 3]):
    return x - x.max(axis=1, keepdims=True)
