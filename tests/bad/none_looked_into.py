from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3], params=None):
    return x @ params["weight"]


# raises TypeError, as NumPy does:
#
# none_looked_into.py:6:16: error: 'NoneType' object is not subscriptable.
#         return x @ params["weight"]
#                    ^^^^^^^^^^^^^^^^
#   note: the argument 'params' of 'k' is None
#   hint: give an array, or a tree of arrays; where it may be None, the function asks: if params is None
