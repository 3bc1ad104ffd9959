"""From text to a library that runs: pass pipelines, tools, the cache and the ctypes call.

This layer imports `ir.types`, `ir.graph`'s signatures, `stages` and `errors`. It receives text
and signatures and never sees a graph.
"""
