# Tiles of scores and of sums are vectors through their loops, and so are maxima and sums of rows.
# Rows of queries are copied as they lie before they become columns, and two keys pass at once.
# RUN: %tinyir-compile %s --emit optimized | %FileCheck %s --check-prefix=OPTIMIZED

from tinyir import f32, kernel, library


# OPTIMIZED-LABEL: func.func @attention(
# OPTIMIZED: scf.forall
# OPTIMIZED: scf.for {{.*}} -> (tensor<16x32xf32>)
# OPTIMIZED: tensor.insert_slice {{.*}} tensor<1x32xf32> into tensor<16x32xf32>
# OPTIMIZED: scf.for {{.*}} -> (tensor<48x16xf32>, vector<16xf32>)
# OPTIMIZED: scf.for {{.*}} -> (vector<6x16xf32>)
# OPTIMIZED: vector.outerproduct {{.*}} {kind = #vector.kind<add>} : vector<6xf32>, vector<16xf32>
# OPTIMIZED: scf.for {{.*}} -> (tensor<48x16xf32>, vector<16xf64>)
# OPTIMIZED: arith.subf {{.*}} : vector<2x16xf32>
# OPTIMIZED: scf.for {{.*}} -> (vector<4x16xf32>)
# OPTIMIZED: vector.outerproduct {{.*}} {kind = #vector.kind<add>} : vector<4xf32>, vector<16xf32>
# OPTIMIZED-NOT: linalg.contract
# OPTIMIZED: bufferization.materialize_in_destination
@kernel
def attention(q: f32[2, 48, 32], k: f32[2, 48, 32], v: f32[2, 48, 32]):
    return library.softmax(q @ k.transpose(0, 2, 1) / 8) @ v
