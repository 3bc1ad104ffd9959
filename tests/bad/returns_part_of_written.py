from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    x += 1
    return x[0]


# raises TypeError, which NumPy does not:
#
# returns_part_of_written.py:5:5: error: Kernel 'k' returns a view of the argument 'x', which it writes to.
#     def k(x: f32[2, 3]):
#         ^
#   note: the value is f32[3]
#   hint: write .copy() after it; the caller has the array
