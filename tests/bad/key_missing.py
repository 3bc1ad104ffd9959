from tinyir import f32, kernel


@kernel
def project(x: f32[2, 3], params: {"weight": f32[3, 4], "bias": f32[4]}):
    return x @ params["weigth"] + params["bias"]


# raises KeyError, as NumPy does:
#
# key_missing.py:6:16: error: 'params' has no key "weigth".
#         return x @ params["weigth"] + params["bias"]
#                    ^^^^^^^^^^^^^^^^
#   note: it has "weight", "bias"
#   hint: Did you mean "weight"?
