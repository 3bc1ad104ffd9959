from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return x.astype("datetime64[s]")


# raises TypeError, which NumPy does not:
#
# dtype_datetime.py:6:12: error: The dtype 'datetime64[s]' is not supported.
#         return x.astype("datetime64[s]")
#                ^^^^^^^^^^^^^^^^^^^^^^^^^
#   hint: the dtypes are bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32, float64
