from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return x.reshap(6)


# raises AttributeError, as NumPy does:
#
# attribute_misspelt.py:6:12: error: A traced value has no attribute 'reshap'.
#         return x.reshap(6)
#                ^^^^^^^^
#   hint: Did you mean 'reshape'?
