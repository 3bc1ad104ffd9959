from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return "x"


# raises TypeError, which NumPy does not:
#
# returns_string.py:5:5: error: Kernel 'k' returned 'str', expected a tensor, or a tuple, dict or dataclass of tensors.
#     def k(x: f32[2, 3]):
#         ^
#   hint: return what NumPy functions and operators computed
