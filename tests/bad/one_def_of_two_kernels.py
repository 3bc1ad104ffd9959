from tinyir import f32, kernel


def made(n):
    @kernel
    def k(x: f32[3]):
        return x * n

    return k


a = made(1)
b = made(2)


# raises ProgramError, when loaded:
#
# one_def_of_two_kernels.py:6:1: error: Two kernels are called 'k'.
#         def k(x: f32[3]):
#     ^
#   note: one 'def' made both
#   hint: give each its own 'def', under its own name
