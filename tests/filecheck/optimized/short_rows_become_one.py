# Elements that are computed one by one, in rows too short for vectors, are one long row in each
# tile, whatever their shape. Where a row is read again for each row, they stay as they are.
# RUN: %tinyir-compile %s --emit optimized | %FileCheck %s --check-prefix=OPTIMIZED

import numpy as np

from tinyir import f32, kernel

# OPTIMIZED-LABEL: func.func @flat(
# OPTIMIZED: tensor.collapse_shape %{{.*}} : tensor<{{.*}}x7xf32> into tensor<{{[^x]*}}xf32>
# OPTIMIZED: linalg.generic {{.*}} outs(%{{.*}} : tensor<{{[^x]*}}xf32>)
# OPTIMIZED-LABEL: func.func private @named.sized(
# OPTIMIZED: linalg.generic {{.*}} iterator_types = ["parallel"]} ins(%{{.*}} : tensor<?xf32>)
# OPTIMIZED-LABEL: func.func @repeated(
# OPTIMIZED-NOT: collapse_shape
# OPTIMIZED: linalg.generic {{.*}} iterator_types = ["parallel", "parallel"]}


@kernel
def flat(x: f32[1000, 7], scale: f32[()]):
    return np.tanh(x) * scale


@kernel
def named(x: f32["rows", 3, 3]):  # noqa: F821  (the name of a size)
    return np.tanh(x)


@kernel
def repeated(x: f32[1000, 7], bias: f32[7]):
    return np.tanh(x + bias)
