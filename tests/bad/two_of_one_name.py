from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return x


first = k


@kernel
def k(x: f32[3]):
    return -x


# raises ProgramError, when loaded:
#
# two_of_one_name.py:13:1: error: Two kernels are called 'k'.
#     def k(x: f32[3]):
#     ^
#   note: the first is at line 5
#   hint: rename one of them
