import numpy as np

from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return np.arange(3) * 1j


# raises TypeError, which NumPy does not:
#
# returns_complex_array.py:7:5: error: The dtype 'complex128' is not supported.
#     def k(x: f32[2, 3]):
#         ^
#   note: it is that of the result 'out' of 'k'
#   hint: the dtypes are bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16, float32, float64
