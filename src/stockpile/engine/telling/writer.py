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
        if cython.compiled:
            return taken_bytes(self)
        text = b"".join(self.parts)
        self.parts.clear()
        return text


if not cython.compiled:  # the compiled ones are inline, in writer.pxd

    def add(writer: Writer, text: bytes) -> None:
        """Writes text."""
        writer.parts.append(text)

    def number(writer: Writer, value: int) -> None:
        """Writes a whole number."""
        writer.parts.append(b"%d" % value)

    def taken_bytes(writer: Writer) -> bytes:
        """What was written; only for the compiled build."""
        raise NotImplementedError
