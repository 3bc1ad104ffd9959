from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    x.sort()


# raises AttributeError, which NumPy does not:
#
# sort_in_place.py:6:5: error: The array attribute 'sort' is not supported on traced values.
#         x.sort()
#         ^^^^^^
#   note: it sorts, and there is no primitive that does
