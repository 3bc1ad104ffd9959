from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return [x for _ in range(x.sum())]


# raises TypeError, as NumPy does:
#
# range_of_scalar.py:6:24: error: A traced value cannot be used as an index, a size or an axis: its elements are not known while tracing.
#         return [x for _ in range(x.sum())]
#                            ^^^^^^^^^^^^^^
#   note: the value is f32[]
#   hint: np.take(values, index) picks one of them; a size is one that .shape has, or a static keyword argument
