from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return x * int(x.sum())


# raises TypeError, which NumPy does not:
#
# int_of_scalar.py:6:16: error: A traced value cannot be converted to an int: its elements are not known while tracing.
#         return x * int(x.sum())
#                    ^^^^^^^^^^^^
#   note: the value is f32[]
#   hint: sizes are in .shape, which is known while tracing
