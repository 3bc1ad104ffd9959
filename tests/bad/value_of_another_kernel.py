from tinyir import f32, kernel


kept = []


@kernel
def keeps(x: f32[2, 3]):
    kept.append(x * 2)
    return x


@kernel
def k(x: f32[2, 3]):
    return x + kept[0]


# raises TypeError, which NumPy does not:
#
# value_of_another_kernel.py:15:12: error: A value of one traced function is used in another.
#         return x + kept[0]
#                ^^^^^^^^^^^
#   hint: pass it as an argument, or return it
