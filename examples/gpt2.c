/* Continues ids of tokens with GPT-2, by the kernels of examples/gpt2.py:

       GPT2=small tinyir-compile examples/gpt2.py
       cc -I. -DWIDTH=768 -DVOCABULARY=50257 examples/gpt2.c ./gpt2.so -o gpt2
       ./gpt2 model.safetensors 10 36235 39141 18765

   The weights are read where the file of Hugging Face is mapped, but for the matrices of blocks,
   which are packed once. Keys and values of tokens are written into a cache by the kernel that reads
   there those of the tokens before. */
#define _POSIX_C_SOURCE 200809L
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include "gpt2.h"

#ifndef WIDTH /* those of the kernels, where GPT2 is not set */
#define WIDTH 48
#define VOCABULARY 200
#endif

enum { MOST_LAYERS = 48 };

struct layer {
    const float *weights[12];
    float *cache;
};

static const struct { const char *name; int64_t rows, columns; } parts[12] = {
    {"ln_1.weight", 1, WIDTH},
    {"ln_1.bias", 1, WIDTH},
    {"attn.c_attn.weight", WIDTH, 3 * WIDTH},
    {"attn.c_attn.bias", 1, 3 * WIDTH},
    {"attn.c_proj.weight", WIDTH, WIDTH},
    {"attn.c_proj.bias", 1, WIDTH},
    {"ln_2.weight", 1, WIDTH},
    {"ln_2.bias", 1, WIDTH},
    {"mlp.c_fc.weight", WIDTH, 4 * WIDTH},
    {"mlp.c_fc.bias", 1, 4 * WIDTH},
    {"mlp.c_proj.weight", 4 * WIDTH, WIDTH},
    {"mlp.c_proj.bias", 1, WIDTH},
};

static const char *data; /* the part of the file that the text of its header tells of */
static long long data_size;
static char *header;
static struct layer layers[MOST_LAYERS];
static int count_of_layers;

static void fail(const char *message, const char *what)
{
    fprintf(stderr, "error: %s%s\n", message, what);
    exit(1);
}

static void *memory(int64_t floats)
{
    void *found = malloc((size_t)floats * sizeof(float));
    if (!found)
        fail("there is too little memory", "");
    return found;
}

static void map(const char *path)
{
    struct stat status;
    uint64_t length;
    int file = open(path, O_RDONLY);
    if (file < 0 || fstat(file, &status) || (size_t)status.st_size < sizeof length)
        fail("there is no file of weights ", path);
    char *start = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
    if (start == MAP_FAILED)
        fail("this cannot be mapped: ", path);
    memcpy(&length, start, sizeof length);
    if (length > (size_t)status.st_size - sizeof length)
        fail("this is not a file of safetensors: ", path);
    header = memory((int64_t)(length / sizeof(float)) + 1);
    memcpy(header, start + sizeof length, length);
    header[length] = '\0';
    data = start + sizeof length + length;
    data_size = status.st_size - (long long)(sizeof length + length);
}

/* The tensor called `name`, NULL where there is none; `size` is its number of elements. */
static const float *find(const char *name, int64_t *size)
{
    static const char *const starts[] = {"\"", "\"transformer."};
    for (int index = 0; index < 2; index++) {
        char key[80];
        long long first, end;
        snprintf(key, sizeof key, "%s%s\":{\"dtype\":\"F32\",", starts[index], name);
        const char *entry = strstr(header, key);
        const char *offsets = entry ? strstr(entry, "\"data_offsets\":[") : NULL;
        if (offsets && sscanf(strchr(offsets, '['), "[%lld,%lld]", &first, &end) == 2 &&
            0 <= first && first <= end && end <= data_size) {
            *size = (end - first) / (int64_t)sizeof(float);
            return (const float *)(const void *)(data + first);
        }
    }
    return NULL;
}

/* The tensor called `name`, which must have rows of `columns` elements; `rows` 0 is any number. */
static const float *tensor(const char *name, int64_t columns, int64_t *rows)
{
    int64_t size;
    const float *found = find(name, &size);
    if (!found || size % columns || (*rows && size != *rows * columns))
        fail("the file has no float32 tensor of the right size called ", name);
    *rows = size / columns;
    return found;
}

/* A matrix as kernels read it fastest: panels of 16 columns, each with all rows. */
static const float *packed(const float *matrix, int64_t rows, int64_t columns)
{
    float *panels = memory(rows * columns), *next = panels;
    for (int64_t column = 0; column < columns; column += 16)
        for (int64_t row = 0; row < rows; row++, next += 16)
            memcpy(next, &matrix[row * columns + column], 16 * sizeof *next);
    return panels;
}

static void find_layers(int64_t context)
{
    char name[40] = "h.0.ln_1.weight";
    int64_t size;
    while (find(name, &size) && count_of_layers < MOST_LAYERS) {
        struct layer *layer = &layers[count_of_layers];
        for (int index = 0; index < 12; index++) {
            snprintf(name, sizeof name, "h.%d.%s", count_of_layers, parts[index].name);
            int64_t rows = parts[index].rows, columns = parts[index].columns;
            const float *weights = tensor(name, columns, &rows);
            layer->weights[index] = rows > 1 ? packed(weights, rows, columns) : weights;
        }
        layer->cache = memory(context * 2 * WIDTH);
        snprintf(name, sizeof name, "h.%d.ln_1.weight", ++count_of_layers);
    }
}

/* Ends the program unless a kernel's status says that all is well. */
static void done(int status)
{
    if (status != TINYIR_OK)
        fail("a kernel refuses its arguments", "");
}

static int64_t number(const char *text)
{
    char *end;
    long long found = strtoll(text, &end, 10);
    if (end == text || *end)
        fail("this is not a number: ", text);
    return found;
}

int main(int count, char **arguments)
{
    if (count < 4)
        fail("usage: gpt2 model.safetensors TOKENS ID...", "");
    map(arguments[1]);
    int64_t vocabulary = VOCABULARY, context = 0, one = 1;
    const float *wte = tensor("wte.weight", WIDTH, &vocabulary);
    const float *wpe = tensor("wpe.weight", WIDTH, &context);
    const float *scale = tensor("ln_f.weight", WIDTH, &one);
    const float *bias = tensor("ln_f.bias", WIDTH, &one);
    find_layers(context);

    int64_t tokens = count - 3, first = 0, wanted = number(arguments[2]);
    if (wanted < 1)
        fail("TOKENS is how many to generate, 1 or more, and not ", arguments[2]);
    if (wanted > context - tokens)
        fail("there are more tokens than the context has", "");
    int64_t end = tokens + wanted;
    int64_t *ids = malloc((size_t)context * sizeof *ids);
    float *x = memory(context * WIDTH), *y = memory(context * WIDTH), *logits = memory(vocabulary);
    if (!ids)
        fail("there is too little memory", "");
    for (int64_t index = 0; index < tokens; index++) {
        ids[index] = number(arguments[index + 3]);
        if (ids[index] < 0 || ids[index] >= vocabulary)
            fail("this id is outside the vocabulary: ", arguments[index + 3]);
    }

    for (int64_t seen = tokens; seen < end; first = seen++, tokens = 1) {
        done(embed(&ids[first], wte, &wpe[first * WIDTH], x, tokens));
        for (int index = 0; index < count_of_layers; index++) {
            const float *const *w = layers[index].weights;
            float *cache = layers[index].cache;
            done(attend(x, cache, w[0], w[1], w[2], w[3], w[4], w[5], y, tokens, seen));
            done(feed(y, w[6], w[7], w[8], w[9], w[10], w[11], x, tokens));
        }
        done(predict(x, scale, bias, wte, logits, tokens));
        ids[seen] = 0;
        for (int64_t id = 1; id < vocabulary; id++)
            if (logits[id] > logits[ids[seen]])
                ids[seen] = id;
        printf("%s%lld", seen == count - 3 ? "" : " ", (long long)ids[seen]);
        fflush(stdout);
    }
    printf("\n");
    return 0;
}
