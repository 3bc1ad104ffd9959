from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return x[x > 0]


# raises TypeError, which NumPy does not:
#
# index_by_mask.py:6:12: error: A traced value cannot be indexed by a traced mask: how many elements it picks is not known while tracing.
#         return x[x > 0]
#                ^^^^^^^^
#   hint: np.where(mask, x, other) keeps the shape, and sum(where=mask) adds up the rest
