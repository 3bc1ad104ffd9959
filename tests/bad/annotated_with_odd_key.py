from tinyir import f32, kernel


@kernel
def k(weights: {("ln", 1): f32[2, 3]}):
    return weights["ln", 1] + 1


# raises TypeError, when compiled:
#
# annotated_with_odd_key.py:5:5: error: The key ('ln', 1) of the dict 'weights' is neither a str nor an int.
#     def k(weights: {("ln", 1): f32[2, 3]}):
#         ^
#   hint: a key gives its array a name in C; use str(key)
