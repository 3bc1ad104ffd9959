from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return {"sum of x": x.sum()}


# raises TypeError, which NumPy does not:
#
# returns_odd_key.py:5:5: error: The key 'sum of x' of a dict is not an identifier.
#     def k(x: f32[2, 3]):
#         ^
#   hint: keys are names in C: letters, digits and '_'
