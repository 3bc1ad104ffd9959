from tinyir import f32, i64, kernel


@kernel
def k(cache: f32[4, 3], rows: f32[1, 3], at: i64[1]):
    cache[at[0] : at[0] + 1] = rows


# raises TypeError, which NumPy does not:
#
# write_by_traced_slice.py:6:5: error: A traced value cannot be used as an index, a size or an axis: its elements are not known while tracing.
#         cache[at[0] : at[0] + 1] = rows
#         ^^^^^^^^^^^^^^^^^^^^^^^^
#   note: the value is i64[]
#   hint: np.where(np.arange(size) == index, value, x) has one element of x replaced; a slice may begin and end at sizes that .shape has
