import numpyy as np


# raises ProgramError, when loaded:
#
# module_missing.py:1:1: error: ModuleNotFoundError: No module named 'numpyy'
#     import numpyy as np
#     ^^^^^^^^^^^^^^^^^^^
