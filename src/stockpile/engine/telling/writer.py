"""Writes JSON quickly: bytes and numbers one after the other, taken out as one bytes object."""

# c: def

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython


class Writer:
    """Text under construction."""

    # c: int used; char data[65536]

    def __init__(self) -> None:
        self.used = 0
        if not cython.compiled:
            self.parts: list[bytes] = []

    def taken(self) -> bytes:
        """What was written since the last time."""
        return taken_bytes(self)


if not cython.compiled:  # the compiled ones are inline, in writer.pxd

    def add(writer: Writer, text: bytes) -> None:
        """Writes text."""
        writer.parts.append(text)

    def place(writer: Writer) -> int:
        """How far it is written: what lies between two places can be copied."""
        return len(writer.parts)

    def add_part(writer: Writer, source: Writer, start: int, end: int) -> None:
        """Writes what lies between two places of another text."""
        writer.parts += source.parts[start:end]

    def clear(writer: Writer) -> None:
        """Forgets what was written."""
        writer.parts.clear()

    def number(writer: Writer, value: int) -> None:
        """Writes a whole number."""
        writer.parts.append(b"%d" % value)

    def taken_bytes(writer: Writer) -> bytes:
        """The same, called without asking Python for a method."""
        text = b"".join(writer.parts)
        writer.parts.clear()
        return text
