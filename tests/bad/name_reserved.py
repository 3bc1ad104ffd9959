from tinyir import f32, kernel


@kernel
def __hidden(x: f32[2, 3]):
    return x


# raises ValueError, which NumPy does not:
#
# name_reserved.py:5:5: error: The kernel name '__hidden' is reserved in C, so the library could not export it.
#     def __hidden(x: f32[2, 3]):
#         ^^^^^^^^
#   hint: rename the kernel, for example to 'hidden_kernel'
