"""One parallel kernel at a time: it has all threads already, and a second one would only add more.

Kernels are re-entrant; this is about time. It holds for calls from Python, where ctypes releases
the interpreter's lock; in C programs each calling thread has a team of its own.
"""

import os
import threading
from collections.abc import Callable
from typing import Any

from tinyir.places import PASSAGE


class _Turn:
    """The lock that a running kernel holds."""

    def __init__(self) -> None:
        self.lock = threading.RLock()

    def renew(self) -> None:
        """In a forked process no kernel runs, whatever threads its parent had."""
        self.lock = threading.RLock()


_TURN = _Turn()
os.register_at_fork(after_in_child=_TURN.renew)


def one_at_a_time(call: Callable[..., Any]) -> Callable[..., Any]:
    """`call`, which waits for all others of its kind."""

    def waiting(*args: Any, **kwargs: Any) -> Any:
        with PASSAGE, _TURN.lock:
            return call(*args, **kwargs)

    return waiting
