from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    x += 1
    return x


# raises TypeError, which NumPy does not:
#
# change_in_place.py:6:5: error: A traced value cannot be changed in place by 'add' while tracing.
#         x += 1
#         ^^^^^^
#   hint: use the result: write 'x = x + y' for 'x += y', and no 'out='
