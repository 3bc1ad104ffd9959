from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return x + None


# raises TypeError, as NumPy does:
#
# dtype_object.py:6:12: error: The dtype 'object' is not supported.
#         return x + None
#                ^^^^^^^^
#   hint: the dtypes are float32, float64
