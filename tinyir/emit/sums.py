"""How long sums of products may be: longer ones are cut into blocks that are added up apart."""

LONGEST_SUM = 384
"""Products that are added up one after the other before their sum is rounded into another's."""

USUAL_SUM = 256
"""The products in a block of a longer sum."""


def blocks_of(summed: int) -> tuple[int, int] | None:
    """How many blocks of equal length a sum is cut into, and that length; None for a short one."""
    if summed <= LONGEST_SUM:
        return None
    count = -(-summed // USUAL_SUM)
    length = summed // count
    return count, length - 1 if summed - count * length == 1 else length
