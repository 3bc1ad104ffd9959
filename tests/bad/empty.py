# raises ProgramError, when loaded:
#
# error: 'empty.py' has no kernels.
#   hint: put '@kernel' (from tinyir import kernel) before a function
