from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return x.reshape(6, order="A")


# raises ValueError, which NumPy does not:
#
# reshape_order.py:6:12: error: The order 'A' is not supported: traced values are not laid out in memory.
#         return x.reshape(6, order="A")
#                ^^^^^^^^^^^^^^^^^^^^^^^
#   hint: say 'C' for row-major or 'F' for column-major order
