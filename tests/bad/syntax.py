from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return (x + 1


# raises ProgramError, when loaded:
#
# syntax.py:6:12: error: SyntaxError: '(' was never closed.
#         return (x + 1
#                ^
