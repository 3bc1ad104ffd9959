from tinyir import f32, kernel


@kernel
def double(x: f32[2, 3]):
    return x


# raises ValueError, which NumPy does not:
#
# name_double.py:5:5: error: The kernel name 'double' is a keyword of C, so the library could not export it.
#     def double(x: f32[2, 3]):
#         ^^^^^^
#   hint: rename the kernel, for example to 'double_kernel'
