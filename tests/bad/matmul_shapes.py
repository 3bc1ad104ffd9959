from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3], y: f32[2, 4]):
    return x @ y


# raises ValueError, as NumPy does:
#
# matmul_shapes.py:6:12: error: 'matmul' expects shapes (i,k) and (k,j), got (2,3) and (2,4): k is 3 in the first and 2 in the second.
#         return x @ y
#                ^^^^^
#   hint: the first fits transposed: x.T
