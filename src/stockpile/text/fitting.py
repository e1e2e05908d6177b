"""Texts with a limit: what may be left out is left out, the least important first, until the rest fits."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

ALWAYS = 0  # the rank of what is never left out
LEFT_OUT = "…"


class Piece(NamedTuple):
    """A part of a line; the higher its rank, the sooner it goes."""

    text: str
    rank: int = ALWAYS


class FittedLine(NamedTuple):
    """Pieces with signs between them, after a head."""

    head: str
    pieces: Sequence[Piece]
    between: str = "; "

    def written(self, most: int) -> str:
        """The line with all pieces up to a rank; empty if none is left."""
        kept = [piece.text for piece in self.pieces if piece.text and piece.rank <= most]
        cut = any(piece.text and piece.rank > most for piece in self.pieces)
        if not kept:
            return ""
        return self.head + self.between.join(kept) + (f" {LEFT_OUT}" if cut else "")


def plain(text: str, rank: int = ALWAYS) -> FittedLine:
    """A line of one piece."""
    return FittedLine("", [Piece(text, rank)])


def fitted(lines: Iterable[FittedLine], limit: int) -> str:
    """The lines, with as many of their pieces as the limit allows."""
    every = list(lines)
    ranks = {piece.rank for line in every for piece in line.pieces}
    text = ""
    for most in sorted(ranks | {ALWAYS}, reverse=True):
        text = "\n".join(said for line in every if (said := line.written(most)))
        if len(text) <= limit:
            break
    return text
