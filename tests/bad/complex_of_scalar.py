from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return x * complex(x.sum()).real


# raises TypeError, which NumPy does not:
#
# complex_of_scalar.py:6:16: error: A traced value cannot be converted to a complex number: its elements are not known while tracing.
#         return x * complex(x.sum()).real
#                    ^^^^^^^^^^^^^^^^
#   note: the value is f32[]
#   hint: complex numbers are not supported
