"""What a program means: types, primitives, the graph, its text and its NumPy evaluation.

This layer imports nothing of tinyir but `errors`.
"""
