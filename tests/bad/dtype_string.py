from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return x + "1"


# raises TypeError, as NumPy does:
#
# dtype_string.py:6:12: error: ufunc 'add' did not contain a loop with signature matching types (dtype('float32'), dtype('<U1')) -> None.
#         return x + "1"
#                ^^^^^^^
