from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return x.astype("int8")


# raises TypeError, which NumPy does not:
#
# dtype_int8.py:6:12: error: The dtype 'int8' is not supported.
#         return x.astype("int8")
#                ^^^^^^^^^^^^^^^^
#   hint: the dtypes are float32, float64
