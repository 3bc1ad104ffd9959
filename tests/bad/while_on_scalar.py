from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    while x.max():
        x = x - 1
    return x


# raises TypeError, which NumPy does not:
#
# while_on_scalar.py:6:11: error: A traced value cannot be used as a condition ('if', 'while', 'and', 'or', 'not', bool()): its elements are not known while tracing.
#         while x.max():
#               ^^^^^^^
#   note: the value is f32[]
#   hint: the graph is the same for all values: compute both sides and choose with np.where (np.maximum for max of two, x.max() for that of an array's elements), or make the condition a static keyword argument
