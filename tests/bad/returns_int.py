from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return x, 3


# raises TypeError, which NumPy does not:
#
# returns_int.py:5:5: error: The dtype 'int64' is not supported.
#     def k(x: f32[2, 3]):
#         ^
#   note: it is that of the result 'out1' of 'k'
#   hint: the dtypes are float32, float64
