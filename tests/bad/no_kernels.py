from tinyir import f32


def k(x: f32[2, 3]):
    return x


# raises ProgramError, when loaded:
#
# error: 'no_kernels.py' has no kernels.
#   hint: put '@kernel' (from tinyir import kernel) before a function
