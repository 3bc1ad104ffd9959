from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
return x


# raises ProgramError, when loaded:
#
# indentation.py:6:1: error: IndentationError: expected an indented block after function definition on line 5.
#     return x
#     ^^^^^^
