from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    print(f"the sum is {x.sum():.2f}")
    return x


# raises TypeError, which NumPy does not:
#
# format_of_scalar.py:6:11: error: A traced value cannot be formatted as '.2f': its elements are not known while tracing.
#         print(f"the sum is {x.sum():.2f}")
#               ^^^^^^^^^^^^^^^^^^^^^^^^^^^
#   note: the value is f32[]
#   hint: leave the format out to see the type, or return the value and print it then
