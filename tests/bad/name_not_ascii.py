from tinyir import f32, kernel


@kernel
def größe(x: f32[2, 3]):
    return x


# raises ValueError, which NumPy does not:
#
# name_not_ascii.py:5:5: error: The kernel name 'größe' is not a C identifier.
#     def größe(x: f32[2, 3]):
#         ^^^^^
#   hint: use ASCII letters, digits and '_'
