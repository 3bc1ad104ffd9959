/* Calls a kernel of transformer.so:

       tinyir-compile examples/transformer.py
       cc -I. examples/call_from_c.c ./transformer.so -o call_from_c && ./call_from_c
*/
#include <stdio.h>

#include "transformer.h"

int main(void)
{
    static float x[8][64], y[8][64];

    for (int row = 0; row < 8; row++)
        for (int column = 0; column < 64; column++)
            x[row][column] = (float)(row * column) / 64;

    int status = softmax(&x[0][0], &y[0][0]);
    if (status != TINYIR_OK) {
        fprintf(stderr, "softmax returned the status %d\n", status);
        return 1;
    }

    for (int row = 0; row < 8; row += 7) {
        double sum = 0;
        for (int column = 0; column < 64; column++)
            sum += y[row][column];
        printf("row %d: %.4f ... %.4f, sum %.4f\n", row, y[row][0], y[row][63], sum);
    }
    return 0;
}
