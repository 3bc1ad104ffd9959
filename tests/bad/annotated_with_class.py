from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3], y: float):
    return x + y


# raises TypeError, when compiled:
#
# annotated_with_class.py:5:5: error: The parameter 'y' of kernel 'k' has the annotation 'float', expected a tensor type.
#     def k(x: f32[2, 3], y: float):
#         ^
#   hint: write 'y: f32[8, 64]'
