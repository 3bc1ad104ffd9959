from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return x * len({x})


# raises TypeError, as NumPy does:
#
# set_of_tensors.py:6:20: error: A traced value cannot be hashed, as for a set or a dict's key: its elements are not known while tracing.
#         return x * len({x})
#                        ^^^
#   note: the value is f32[2, 3]
#   hint: keep tensors in a list or a tuple
