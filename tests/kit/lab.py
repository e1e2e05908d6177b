"""Small studies for tests: tiny games that take a millisecond."""

from typing import Any

from stockpile.engine.setup.setup import Setup
from stockpile.lab.design import Design
from stockpile.lab.study_file import study_of

# Three rounds, two players, few cards: about a thousand of them a second with greedy bots.
TINY: dict[str, Any] = {"players": 2, "rounds": 1, "meeples": 1, "deals": 1}


def tiny(by: str = "seats", games: int = 64, **given: Any) -> Design:
    """A study of tiny games between random bots, or whatever is given."""
    setup = {**TINY, **given.pop("setup", {})}
    data = {"by": by, "games": games, "bots": ["random"], "setup": setup, **given}
    return study_of(data)


def setup_of(design: Design) -> Setup:
    """The setup of a study's first cell."""
    return design.cells[0].setup
