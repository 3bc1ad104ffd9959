/* The native half of accuracy.py: exact values, and the error of computed ones in ulps.

   Compiled twice. With -DFLOAT64 the first part gives float64 values, which are exact as far as
   float32 results are concerned; -ffast-math lets the compiler call libmvec. Without it the rest:
   __float128 values for float64 results, and the comparisons. */

#ifdef FLOAT64

#include <math.h>

#define EXACT(name, value)                                              \
    void exact_##name(const float *xs, double *values, long count) {    \
        for (long i = 0; i < count; i++) { double x = xs[i]; values[i] = value; } \
    }

EXACT(exp, exp(x)) EXACT(exp2, exp2(x)) EXACT(expm1, expm1(x))
EXACT(log, log(x)) EXACT(log2, log2(x)) EXACT(log10, log10(x)) EXACT(log1p, log1p(x))
EXACT(sin, sin(x)) EXACT(cos, cos(x)) EXACT(tan, tan(x))
EXACT(sinh, sinh(x)) EXACT(cosh, cosh(x)) EXACT(tanh, tanh(x)) EXACT(erf, erf(x))
EXACT(arcsin, asin(x)) EXACT(arccos, acos(x)) EXACT(arctan, atan(x))
EXACT(arcsinh, asinh(x)) EXACT(arccosh, acosh(x)) EXACT(arctanh, atanh(x)) EXACT(cbrt, cbrt(x))

#else

#include <math.h>
#include <quadmath.h>
#include <stdint.h>
#include <string.h>

/* The error of each value in ulps of float32 at the exact one, which counts as 2^128 when it is
   larger. Infinity where one of both is NaN, or the signs differ. */
void ulps_float32(const float *values, const double *exact, float *ulps, long count) {
    for (long i = 0; i < count; i++) {
        double want = exact[i], got = values[i];
        double size = fabs(want) < 0x1p128 ? fabs(want) : 0x1p128;
        double size_got = fabs(got) < 0x1p128 ? fabs(got) : 0x1p128;
        double binade = size > 0x1p-126 ? size : 0x1p-126;
        binade = binade < 0x1p127 ? binade : 0x1p127;
        uint64_t bits;
        memcpy(&bits, &binade, 8);
        bits &= 0x7ff0000000000000u;
        memcpy(&binade, &bits, 8);
        int64_t sign, sign_got;
        memcpy(&sign, &want, 8);
        memcpy(&sign_got, &got, 8);
        int nan = want != want, nan_got = got != got;
        double error = fabs(size_got - size) / (binade * 0x1p-23);
        error = (nan != nan_got) | (!nan & ((sign ^ sign_got) < 0)) ? INFINITY : error;
        ulps[i] = (float)(nan & nan_got ? 0 : error);
    }
}

/* The index of the largest error; floats from 0 on are ordered as their bits are. */
long worst(const float *ulps, long count) {
    int32_t largest = 0, bits;
    for (long i = 0; i < count; i++) {
        memcpy(&bits, ulps + i, 4);
        largest = bits > largest ? bits : largest;
    }
    long at = 0;
    for (memcpy(&bits, ulps, 4); bits != largest; memcpy(&bits, ulps + at, 4)) at++;
    return at;
}

typedef __float128 quad;

#define QUAD(name, value) static quad quad_##name(quad x, quad y) { (void)y; return value; }

QUAD(exp, expq(x)) QUAD(exp2, exp2q(x)) QUAD(expm1, expm1q(x))
QUAD(log, logq(x)) QUAD(log2, log2q(x)) QUAD(log10, log10q(x)) QUAD(log1p, log1pq(x))
QUAD(sin, sinq(x)) QUAD(cos, cosq(x)) QUAD(tan, tanq(x))
QUAD(sinh, sinhq(x)) QUAD(cosh, coshq(x)) QUAD(tanh, tanhq(x)) QUAD(erf, erfq(x))
QUAD(arcsin, asinq(x)) QUAD(arccos, acosq(x)) QUAD(arctan, atanq(x)) QUAD(arctan2, atan2q(x, y))
QUAD(arcsinh, asinhq(x)) QUAD(arccosh, acoshq(x)) QUAD(arctanh, atanhq(x))
QUAD(cbrt, cbrtq(x)) QUAD(hypot, hypotq(x, y)) QUAD(power, powq(x, y))

static quad exact(const char *name, quad x, quad y) {
#define TRY(each) if (!strcmp(name, #each)) return quad_##each(x, y);
    TRY(exp) TRY(exp2) TRY(expm1) TRY(log) TRY(log2) TRY(log10) TRY(log1p) TRY(sin) TRY(cos)
    TRY(tan) TRY(sinh) TRY(cosh) TRY(tanh) TRY(erf) TRY(arcsin) TRY(arccos) TRY(arctan)
    TRY(arctan2) TRY(arcsinh) TRY(arccosh) TRY(arctanh) TRY(cbrt) TRY(hypot) TRY(power)
    return nanq("");
}

/* The error of each value in ulps of a type with `digits` bits and exponents up to `top`, as in
   ulps_float32. */
void ulps(const char *name, const double *xs, const double *ys, const double *values,
          double *ulps, long count, int digits, int top) {
    quad limit = scalbnq(1, top + 1);
    for (long i = 0; i < count; i++) {
        quad want = exact(name, xs[i], ys[i]), got = values[i];
        if (isnanq(want) || isnanq(got)) {
            ulps[i] = isnanq(want) && isnanq(got) ? 0 : INFINITY;
            continue;
        }
        quad size = fminq(fabsq(want), limit), size_got = fminq(fabsq(got), limit);
        int exponent;
        frexpq(size, &exponent);
        exponent = size == 0 || exponent - 1 < 1 - top ? 1 - top : exponent - 1;
        exponent = exponent > top ? top : exponent;
        quad error = fabsq(size - size_got) / scalbnq(1, exponent - digits + 1);
        ulps[i] = signbitq(want) != signbitq(got) ? INFINITY : (double)error;
    }
}

#endif
