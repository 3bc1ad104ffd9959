from tinyir import f32, kernel


@kernel
def k(x: "f23[2, 3]"):
    return x


# raises TypeError, when compiled:
#
# annotated_with_missing_name.py:5:5: error: The annotations of kernel 'k' cannot be evaluated: NameError: name 'f23' is not defined.
#     def k(x: "f23[2, 3]"):
#         ^
#   hint: a type is written f32[8, 64], with f32 imported from tinyir
