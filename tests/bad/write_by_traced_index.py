from tinyir import f32, i64, kernel


@kernel
def k(cache: f32[4, 3], row: f32[3], at: i64[()]):
    cache[at] = row


# raises TypeError, which NumPy does not:
#
# write_by_traced_index.py:6:5: error: Elements cannot be assigned to by a traced index.
#         cache[at] = row
#         ^^^^^^^^^
#   note: the array is f32[4, 3]
#   hint: x[...] = np.where(np.arange(x.shape[0])[:, None] == index, value, x) writes where the index, from 0 on, is
#   hint: a slice may begin and end at sizes: x[x.shape[0] - rows.shape[0] :] = rows
