from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return x.reshape(6, order="F")


# raises ValueError, which NumPy does not:
#
# reshape_order.py:6:12: error: The order 'F' of 'reshape' is not supported.
#         return x.reshape(6, order="F")
#                ^^^^^^^^^^^^^^^^^^^^^^^
#   hint: arrays are in row-major order, 'C'
