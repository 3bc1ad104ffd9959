from tinyir import f32, i64, kernel


@kernel
def k(x: f32[2, 3], rows: i64[()]):
    return x.reshape(rows + 2, 3)


# raises TypeError, which NumPy does not:
#
# reshape_to_values.py:6:12: error: A traced value cannot be used as an index, a size or an axis: its elements are not known while tracing.
#         return x.reshape(rows + 2, 3)
#                ^^^^^^^^^^^^^^^^^^^^^^
#   note: the value is i64[]
#   hint: np.take(values, index) picks one of them; a size is one that .shape has, or a static keyword argument
