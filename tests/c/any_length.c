/* Calls the kernels of examples/any_length.py for several sizes: the table and the words come from
   standard input, results go to standard output, all as raw bytes in the order of the calls. */
#include <stdio.h>

#include "any_length.h"

enum { VOCABULARY = 10, MOST = 64, COLUMNS = 64 };

static float table[VOCABULARY][COLUMNS], x[MOST][COLUMNS];
static float cache[VOCABULARY + MOST][COLUMNS], out[MOST][COLUMNS];
static int64_t words[MOST];

static int pass_on(int status, const float *rows, int64_t count)
{
    size_t size = (size_t)count * COLUMNS;
    return status == TINYIR_OK && fwrite(rows, sizeof *rows, size, stdout) == size;
}

int main(void)
{
    static const int64_t sizes[] = {0, 1, 2, 7, MOST};

    if (fread(table, sizeof table, 1, stdin) != 1 || fread(words, sizeof words, 1, stdin) != 1)
        return 2;
    for (size_t index = 0; index < sizeof sizes / sizeof *sizes; index++) {
        int64_t count = sizes[index];
        if (!pass_on(embed(*table, words, *x, VOCABULARY, count), *x, count))
            return 3;
        int64_t seen = VOCABULARY + count;
        if (!pass_on(extend(*table, *x, *cache, VOCABULARY, count), *cache, seen))
            return 4;
        if (!pass_on(attend(*x, *cache, *cache, *out, count, seen), *out, count))
            return 5;
    }
    if (embed(*table, words, *x, VOCABULARY, -1) != TINYIR_ESHAPE)
        return 6;
    if (embed(*table, words, *x, 0, 1) != TINYIR_EINDEX)
        return 7;
    return embed(*table, words, *x, 2, MOST) == TINYIR_EINDEX ? 0 : 8;
}
