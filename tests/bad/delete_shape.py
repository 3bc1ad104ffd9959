from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    del x.shape


# raises AttributeError, as NumPy does:
#
# delete_shape.py:6:9: error: The attribute 'shape' of a traced value cannot be deleted.
#         del x.shape
#             ^^^^^^^
#   hint: x = x.reshape(shape) has the elements in another shape
