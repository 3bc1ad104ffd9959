# With OpenMP, large softmax is one parallel loop over rows: each iteration has its scratch on its
# thread's stack, writes its row in place and copies nothing. The only loop inside is over pieces of
# a row, with which the next one is fetched.
# RUN: %tinyir-compile %s --openmp --emit bufferized | %FileCheck %s --check-prefix=BUFFERIZED

from tinyir import f32, kernel, library


# BUFFERIZED-LABEL: func.func @softmax(
# BUFFERIZED-SAME: %[[X:.*]]: memref<512x512xf32> {llvm.noalias}, %[[OUT:.*]]: memref<512x512xf32>
# BUFFERIZED-NOT: {{memref.alloc\(|scf.for }}
# BUFFERIZED: scf.forall (%[[ROW:.*]]) in (512) {
# BUFFERIZED-NOT: {{scf.for|memref.alloc\(|copy}}
# BUFFERIZED: memref.alloca() {alignment = 64 : i64} : memref<1x512xf32>
# BUFFERIZED-NOT: {{memref.alloc\(|copy}}
# BUFFERIZED: scf.for {{.*}} = %c0 to %c512 step %c64 {
# BUFFERIZED-NOT: {{scf.for|memref.alloc\(|copy}}
# BUFFERIZED: memref.subview %[[OUT]][%[[ROW]], 0] [1, 512] [1, 1]
# BUFFERIZED-NOT: {{scf.for|memref.alloc\(|copy}}
# BUFFERIZED: return
@kernel
def softmax(x: f32[512, 512]):
    return library.softmax(x)
