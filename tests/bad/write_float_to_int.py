from tinyir import f32, i32, kernel


@kernel
def k(x: f32[3], y: i32[3]):
    y += x


# raises TypeError, as NumPy does:
#
# write_float_to_int.py:6:5: error: Cannot cast ufunc 'add' output from dtype('float64') to dtype('int32') with casting rule 'same_kind'.
#         y += x
#         ^^^^^^
