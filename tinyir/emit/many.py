"""What is done otherwise where loops were unrolled to very many operations, for the tools' sake."""

MANY = 200
"""Kernels with more operations have loops that are kept, and empty tensors of their own.

Small loops written out are so much code that LLVM takes minutes to look for vectors in it, and
bufferization compares all pairs of operations that write to one tensor.
"""
