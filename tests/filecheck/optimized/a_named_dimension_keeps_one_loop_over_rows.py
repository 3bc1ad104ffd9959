# Softmax over rows of a known length is one nest over the rows, however many there are: blocks, and
# in a block one row at a time. Nothing between the operations is longer than a row.
# RUN: %tinyir-compile %s --emit optimized | %FileCheck %s --check-prefix=OPTIMIZED

from tinyir import f32, kernel, library


# OPTIMIZED-LABEL: func.func private @softmax.sized(
# OPTIMIZED: %[[SIZE:.*]] = arith.index_cast
# OPTIMIZED: tensor.empty(%[[SIZE]]) : tensor<?x64xf32>
# OPTIMIZED-NOT: {{scf.for |tensor.empty\(%}}
# OPTIMIZED: scf.forall (%{{.*}}) = (0) to (%[[SIZE]])
# OPTIMIZED-NOT: {{scf.for |tensor.empty\(%}}
# OPTIMIZED: scf.for
# OPTIMIZED-NOT: {{scf.for |tensor.empty\(%}}
# OPTIMIZED: arith.maximumf
# OPTIMIZED-NOT: {{scf.for |tensor.empty\(%}}
# OPTIMIZED: tensor.empty() : tensor<1x64xf32>
# OPTIMIZED-NOT: {{scf.for |tensor.empty\(%}}
# OPTIMIZED: arith.divf
# OPTIMIZED-NOT: {{scf.for |tensor.empty\(%}}
# OPTIMIZED: return
@kernel
def softmax(x: f32["rows", 64]):  # noqa: F821  (names of sizes)
    return library.softmax(x)
