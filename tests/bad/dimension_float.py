from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3.0]):
    return x


# raises TypeError, when loaded:
#
# dimension_float.py:5:10: error: A dimension is an int or a name, got 3.0.
#     def k(x: f32[2, 3.0]):
#              ^^^^^^^^^^^
#   hint: write f32[8, 64] or f32['tokens', 64]
