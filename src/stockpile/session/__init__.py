"""One running match: seats, bots, clocks, takeover, undo, chat; no network, no thread, no wall clock."""

from stockpile.session.match import Match

__all__ = ["Match"]
