from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3], y: f32[2, 4]):
    return x @ y


# raises ValueError, as NumPy does:
#
# matmul_shapes.py:6:12: error: matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) (size 2 is different from 3).
#         return x @ y
#                ^^^^^
