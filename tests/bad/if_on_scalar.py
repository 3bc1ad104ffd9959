from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    if x.sum():
        return x
    return -x


# raises TypeError, which NumPy does not:
#
# if_on_scalar.py:6:8: error: A traced value cannot be used as a condition ('if', 'while', 'and', 'or', 'not', bool()): its elements are not known while tracing.
#         if x.sum():
#            ^^^^^^^
#   note: the value is f32[]
#   hint: the graph is the same for all values: compute both sides and choose with np.where (np.maximum for max of two, x.max() for that of an array's elements), or make the condition a static keyword argument
