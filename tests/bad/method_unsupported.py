from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return x.tolist()


# raises AttributeError, which NumPy does not:
#
# method_unsupported.py:6:12: error: The array attribute 'tolist' is not supported on traced values.
#         return x.tolist()
#                ^^^^^^^^
#   hint: use NumPy functions and operators
