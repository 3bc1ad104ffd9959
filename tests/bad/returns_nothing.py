from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    x.sum()


# raises TypeError, which NumPy does not:
#
# returns_nothing.py:5:5: error: Kernel 'k' returns no tensor.
#     def k(x: f32[2, 3]):
#         ^
#   hint: does a 'return' lack its value?
