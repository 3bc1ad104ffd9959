# Each operation carries the user's file, line and column: a tool's complaint finds its way back.
# RUN: %tinyir-compile %s --emit mlir | %FileCheck %s --check-prefix=MLIR

from tinyir import f32, kernel, sqrt


@kernel
def shifted_root(x: f32[2, 3]):
    shifted = x - x.max(axis=1, keepdims=True)
    return sqrt(shifted)


# MLIR-LABEL: func.func @shifted_root(
# MLIR: arith.maximumf
# MLIR: loc("operations_say_where_they_come_from.py":9:19)
# MLIR: arith.subf
# MLIR: loc("operations_say_where_they_come_from.py":9:15)
# MLIR: math.sqrt
# MLIR: loc("operations_say_where_they_come_from.py":10:12)
# MLIR: loc("operations_say_where_they_come_from.py":8:5)
