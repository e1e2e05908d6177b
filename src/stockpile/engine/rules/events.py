"""Reports facts; which there are is declared in declared/events.py. A mask says who knows the secret arguments.

The engine calls `emit` after each change; nothing happens unless the state is being recorded (tape.py).
"""

# c: cdef noexcept with gil

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine import ids
from stockpile.engine.state import State

if not cython.compiled:  # the compiled ones are inline, in events.pxd: they are called after every change

    def emit(g: State, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
        """Reports a fact that everybody may know."""
        g.emitted += 1
        if g.recording:
            record(g, event, ids.EVERYONE, a, b, c, d, e)

    def emit_to(g: State, mask: int, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Reports a fact whose secret arguments only the seats of the mask may know."""
        g.emitted += 1
        if g.recording:
            record(g, event, mask, a, b, c, d, 0)


def record(g: State, event: int, mask: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Hands the fact to the tape."""
    g.tape.capture(g, event, mask, (a, b, c, d, e))
