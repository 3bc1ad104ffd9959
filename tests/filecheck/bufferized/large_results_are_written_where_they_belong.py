# A block of a large result is split in what is stored past the caches and what is not; both are
# written to their destination.
# RUN: %tinyir-compile %s --emit bufferized | %FileCheck %s --check-prefix=BUFFERIZED

from tinyir import f32, kernel


# BUFFERIZED-LABEL: func.func @doubled(
# BUFFERIZED-SAME: %[[X:.*]]: memref<3000x5001xf32> {llvm.noalias}, %[[OUT:.*]]: memref<
# BUFFERIZED: call @doubled.out.streamed(%[[OUT]])
# BUFFERIZED-NOT: {{memref.alloc|memref.copy|linalg.copy}}
# BUFFERIZED: linalg.generic {{.*}} outs(%{{.*}} : memref<16xf32, {{.*}}attrs = {streamed}
# BUFFERIZED-NOT: {{memref.alloc|memref.copy|linalg.copy}}
# BUFFERIZED: return
@kernel
def doubled(x: f32[3000, 5001]):
    return x * 2
