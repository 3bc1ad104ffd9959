"""From the graph to text: records, schedule decisions, and the templates that spell them.

This layer imports `ir` and `errors`. Python decides, templates spell.
"""
