from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return {1.5: x.sum()}


# raises TypeError, which NumPy does not:
#
# returns_odd_key.py:5:5: error: The key 1.5 of the dict 'out' is neither a str nor an int.
#     def k(x: f32[2, 3]):
#         ^
#   hint: a key gives its array a name in C; use str(key)
