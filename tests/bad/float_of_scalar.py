from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return x * float(x.sum())


# raises TypeError, which NumPy does not:
#
# float_of_scalar.py:6:16: error: A traced value cannot be converted to a float: its elements are not known while tracing.
#         return x * float(x.sum())
#                    ^^^^^^^^^^^^^^
#   note: the value is f32[]
#   hint: keep it as a tensor: use NumPy's functions, not those of 'math', and .astype to cast
