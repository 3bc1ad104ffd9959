from tinyir import f32, kernel


@kernel
def exp(x: f32[2, 3]):
    return x


# raises ValueError, which NumPy does not:
#
# name_exp.py:5:5: error: The kernel name 'exp' is a function of the C library, so the library could not export it.
#     def exp(x: f32[2, 3]):
#         ^^^
#   hint: rename the kernel, for example to 'exp_kernel'
