from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return x.astype("float31")


# raises TypeError, as NumPy does:
#
# dtype_unknown.py:6:12: error: 'float31' is not a dtype: data type 'float31' not understood.
#         return x.astype("float31")
#                ^^^^^^^^^^^^^^^^^^^
