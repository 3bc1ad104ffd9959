from __future__ import annotations

from tinyir import f32, kernel


@kernel
def k(x: f32[2, -3]):
    return x


# raises ValueError, when compiled:
#
# annotated_with_negative_dimension.py:7:5: error: A dimension cannot be negative, got -3.
#     def k(x: f32[2, -3]):
#         ^
#   hint: one that is known at run time has a name: f32['tokens', 64]
