"""From Python to the graph: tracing, NumPy's protocols, DSL files and library functions.

This layer imports `ir` and `errors`.
"""
