/* Calls every kernel of examples/transformer.py: arrays come from standard input, results go to
   standard output, both as raw bytes in the order of the calls below. */
#include <stdio.h>

#include "transformer.h"

enum { ROWS = 8, COLUMNS = 64, SIZE = ROWS * COLUMNS };

static float x[SIZE], weight[COLUMNS], bias[COLUMNS];
static double wide[SIZE];
static float narrow[SIZE];

static int fill(float *array, size_t count)
{
    return fread(array, sizeof *array, count, stdin) == count;
}

static int pass_on(int status, const void *array, size_t size)
{
    return status == TINYIR_OK && fwrite(array, size, SIZE, stdout) == SIZE;
}

int main(void)
{
    if (!fill(x, SIZE) || !fill(weight, COLUMNS) || !fill(bias, COLUMNS))
        return 2;
    if (!pass_on(gelu(x, wide), wide, sizeof *wide))
        return 3;
    if (!pass_on(gelu_f32(x, narrow), narrow, sizeof *narrow))
        return 4;
    if (!pass_on(softmax(x, narrow), narrow, sizeof *narrow))
        return 5;
    if (!pass_on(layer_norm(x, weight, bias, narrow), narrow, sizeof *narrow))
        return 6;
    return 0;
}
