# Layer normalization passes over its rows once: the centred values are computed once, their squares
# are added up as they are made, and the scaling, the weight and the bias are one operation.
# RUN: %tinyir-compile %s --emit optimized | %FileCheck %s --check-prefix=OPTIMIZED

from tinyir import f32, kernel, library


# OPTIMIZED-LABEL: func.func @layer_norm(
# OPTIMIZED: %[[DESTINATION:.*]] = tensor.empty() : tensor<8x64xf32>
# OPTIMIZED-NOT: tensor.empty() : tensor<8x
# OPTIMIZED: scf.for {{.*}} iter_args(%{{.*}} = %[[DESTINATION]]) -> (tensor<8x64xf32>)
# OPTIMIZED-NOT: {{scf.for|tensor.empty.. : tensor<8x}}
# OPTIMIZED: %[[SUM:.*]] = linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]
# OPTIMIZED-NOT: {{scf.for|tensor.empty.. : tensor<8x}}
# OPTIMIZED: %[[CENTRED:.*]] = linalg.generic {{.*}} ins(%{{.*}}, %[[SUM]] :
# OPTIMIZED: arith.subf
# OPTIMIZED-NOT: {{scf.for|arith.subf|tensor.empty.. : tensor<8x}}
# OPTIMIZED: %[[SQUARES:.*]] = linalg.generic {{.*}} "reduction"]} ins(%[[CENTRED]] :
# OPTIMIZED: arith.mulf
# OPTIMIZED-NOT: {{scf.for|arith.subf|tensor.empty.. : tensor<8x}}
# OPTIMIZED: linalg.generic {{.*}} ins(%[[CENTRED]], %[[SQUARES]], %{{.*}}, %{{.*}} :
# OPTIMIZED: math.sqrt
# OPTIMIZED: arith.mulf
# OPTIMIZED-NEXT: arith.addf
# OPTIMIZED-NOT: {{scf.for|linalg.generic|linalg.reduce}}
# OPTIMIZED: return
@kernel
def layer_norm(x: f32[8, 64], weight: f32[64], bias: f32[64]):
    return library.layer_norm(x, weight, bias)
