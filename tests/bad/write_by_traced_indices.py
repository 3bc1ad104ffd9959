from tinyir import f32, i64, kernel


@kernel
def k(cache: f32[4, 3], row: f32[3], at: i64[2]):
    cache[at] = row


# raises TypeError, which NumPy does not:
#
# write_by_traced_indices.py:6:5: error: Elements cannot be assigned to by a traced array of indices.
#         cache[at] = row
#         ^^^^^^^^^
#   note: the array is f32[4, 3]
#   hint: x[...] = np.where((indices.reshape(-1, 1) == np.arange(x.shape[0])).any(axis=0)[:, None], value, x) writes one value to all that indices from 0 on are of
