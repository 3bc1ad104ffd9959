from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3], y):
    return x + y


# raises TypeError, when compiled:
#
# not_annotated.py:5:5: error: The parameter 'y' of kernel 'k' has no type.
#     def k(x: f32[2, 3], y):
#         ^
#   hint: write 'y: f32[8, 64]', or give --arg 'y=f32[8,64]'
