# Softmax passes over its rows once: one loop, in which the subtraction and the exponential are one
# operation, the numerator is computed once for both of its uses, and nothing but the result is as
# large as the tensor. The exponential is told by the shift that makes its power of two.
# RUN: %tinyir-compile %s --emit optimized | %FileCheck %s --check-prefix=OPTIMIZED

from tinyir import exp, f32, kernel


# OPTIMIZED-LABEL: func.func @softmax(
# OPTIMIZED: %[[DESTINATION:.*]] = tensor.empty() : tensor<8x64xf32>
# OPTIMIZED-NOT: tensor.empty() : tensor<8x
# OPTIMIZED: scf.for {{.*}} iter_args(%{{.*}} = %[[DESTINATION]]) -> (tensor<8x64xf32>)
# OPTIMIZED-NOT: {{scf.for|tensor.empty.. : tensor<8x}}
# OPTIMIZED: %[[MAXIMUM:.*]] = linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]
# OPTIMIZED: arith.maximumf
# OPTIMIZED-NOT: {{scf.for|tensor.empty.. : tensor<8x}}
# OPTIMIZED: %[[NUMERATOR:.*]] = linalg.generic {{.*}} ins(%{{.*}}, %[[MAXIMUM]] :
# OPTIMIZED: %[[SHIFTED:.*]] = arith.subf
# OPTIMIZED-NEXT: arith.cmpf olt, %[[SHIFTED]]
# OPTIMIZED: arith.shli
# OPTIMIZED-NOT: {{scf.for|arith.shli|tensor.empty.. : tensor<8x}}
# OPTIMIZED: %[[SUM:.*]] = linalg.generic {{.*}} "reduction"]} ins(%[[NUMERATOR]] :
# OPTIMIZED-NOT: {{scf.for|arith.shli|tensor.empty.. : tensor<8x}}
# OPTIMIZED: linalg.generic {{.*}} ins(%[[NUMERATOR]], %[[SUM]] :
# OPTIMIZED: arith.divf
# OPTIMIZED-NOT: {{scf.for|linalg.generic|linalg.reduce}}
# OPTIMIZED: return
@kernel
def softmax(x: f32[8, 64]):
    numerator = exp(x - x.max(axis=-1, keepdims=True))
    return numerator / numerator.sum(axis=-1, keepdims=True)
