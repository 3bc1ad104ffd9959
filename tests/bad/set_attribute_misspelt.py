from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    x.shap = (3, 2)


# raises AttributeError, as NumPy does:
#
# set_attribute_misspelt.py:6:5: error: A traced value has no attribute 'shap'.
#         x.shap = (3, 2)
#         ^^^^^^
#   hint: Did you mean 'shape'?
