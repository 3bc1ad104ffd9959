from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return x * len(x.sum())


# raises TypeError, as NumPy does:
#
# len_of_scalar.py:6:16: error: len() of unsized object.
#         return x * len(x.sum())
#                    ^^^^^^^^^^^^
