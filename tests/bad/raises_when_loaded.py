raise ValueError("no table for this size")


# raises ProgramError, when loaded:
#
# raises_when_loaded.py:1:1: error: ValueError: no table for this size
#     raise ValueError("no table for this size")
#     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
