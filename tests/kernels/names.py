"""Names of parameters and variables that are also names of tinyir's, of C's or of MLIR's."""

from tinyir import f32, f64, kernel


@kernel
def of_scalar_bodies(in0: f32[3], acc0: f32[3], out: f32[3], result: f32[3]):
    return in0 * acc0 + out / result


@kernel
def of_numbered_values(t0: f32[3], t1: f32[3], x_1: f32[3]):
    x = t0 * t1
    return x * 3 + x_1 * 5


@kernel
def of_template_locals(x: f32[2, 3], y: f64[2, 3]):
    square = x * 2
    one = square**3 + 1 / (square + 9)
    wide = one.sum(axis=1)
    added = y + 1
    lost = added * added
    return wide, lost.sum(axis=0)


@kernel
def of_c_keywords(float: f32[3], float_: f32[3], restrict: f32[3]):
    int = float * float_
    return {"double": int + restrict}


@kernel
def of_c_limits(INT64_MAX: f32[3], SIZE_MAX: f32[3]):  # noqa: N803  (as <stdint.h> has them)
    return {"INT_FAST8_MAX": INT64_MAX + SIZE_MAX, "UINT8_C": INT64_MAX * SIZE_MAX}


@kernel
def of_mlir(tensor: f32[3], memref: f32[3], module: f32[3]):
    func = tensor + memref
    linalg = func * module
    return linalg * linalg


@kernel
def beyond_ascii(σ: f32[3], µ: f32[3]):
    δ = σ - µ
    return {"größe": δ * δ}


@kernel
def reused(x: f32[3]):
    value = x + 1
    value = value * 2
    value = value - x
    return value * value


@kernel
def same_as_kernel(same_as_kernel: f32[3]):
    return same_as_kernel + 1


@kernel
def module(x: f32[2, 3]):
    return x / x.sum(axis=1, keepdims=True)
