from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return x.sum(axes=1)


# raises TypeError, as NumPy does:
#
# keyword_unknown.py:6:12: error: TypeError: sum() got an unexpected keyword argument 'axes'
#         return x.sum(axes=1)
#                ^^^^^^^^^^^^^
