from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    y = x + 1
    y.shape = (3, 2)
    return y


# raises AttributeError, which NumPy does not:
#
# set_shape.py:7:5: error: The attribute 'shape' of a traced value cannot be assigned to.
#         y.shape = (3, 2)
#         ^^^^^^^
#   hint: x = x.reshape(shape) has the elements in another shape
