import sys

sys.exit("not today")


# raises ProgramError, when loaded:
#
# exits_when_loaded.py:3:1: error: SystemExit: not today
#     sys.exit("not today")
#     ^^^^^^^^^^^^^^^^^^^^^
