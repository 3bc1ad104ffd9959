from tinyir import f32, kernel


@kernel(fp="quick")
def k(x: f32[2, 3]):
    return x


# raises ValueError, when loaded:
#
# fp_unknown.py:4:2: error: 'fp' is 'strict' or 'fast', got 'quick'.
#     @kernel(fp="quick")
#      ^^^^^^^^^^^^^^^^^^
