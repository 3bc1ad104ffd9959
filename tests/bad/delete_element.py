from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    del x[0]


# raises ValueError, as NumPy does:
#
# delete_element.py:6:9: error: cannot delete array elements.
#         del x[0]
#             ^^^^
#   hint: np.concatenate joins the slices before and after
