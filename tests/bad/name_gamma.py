from tinyir import f32, kernel


@kernel
def gamma(x: f32[2, 3]):
    return x


# raises ValueError, which NumPy does not:
#
# name_gamma.py:5:5: error: The kernel name 'gamma' is a function of the C library, so the library could not export it.
#     def gamma(x: f32[2, 3]):
#         ^^^^^
#   hint: rename the kernel, for example to 'gamma_kernel'
