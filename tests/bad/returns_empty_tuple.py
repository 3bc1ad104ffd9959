from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return ()


# raises TypeError, which NumPy does not:
#
# returns_empty_tuple.py:5:5: error: Kernel 'k' returns no tensor.
#     def k(x: f32[2, 3]):
#         ^
#   hint: return at least one
