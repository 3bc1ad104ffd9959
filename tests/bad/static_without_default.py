from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3], *, axis):
    return x.sum(axis=axis)


# raises TypeError, when compiled:
#
# static_without_default.py:5:5: error: The static parameter 'axis' of kernel 'k' has no value.
#     def k(x: f32[2, 3], *, axis):
#         ^
#   hint: give it a default: nobody calls the kernels of a file
