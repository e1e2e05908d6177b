"""What the declarations of cards demand before anything is compiled."""

from pathlib import Path

import pytest

from stockpile.content import declare

CARD = """
from stockpile.engine import ids
from stockpile.engine.rules.card import Card
from stockpile.engine.state import State


class Hasty(Card):
    key = "hasty"
    asks = (ids.SORT_STOCK,)
    {line}

    def {hook}(self, g: State, seat: int, {argument}) -> int:
        return 1
"""


def declared(folder: Path, **parts: str) -> str:
    """The declarations of a card that is made of the parts."""
    path = folder / "hasty.py"
    path.write_text(CARD.format(**parts), "utf-8")
    return declare.text_of(str(path), declare.hooks())


@pytest.mark.parametrize("hook", sorted(declare.VARYING))
def test_a_card_whose_questions_or_cost_depend_on_picks_must_say_so(tmp_path, hook):
    with pytest.raises(SystemExit, match=r"Hasty has one of .*: varies = 1"):
        declared(tmp_path, line="", hook=hook, argument="step: int")

    text = declared(tmp_path, line="varies = 1", hook=hook, argument="step: int")

    assert f"cdef int {hook}(self, State g, int seat, int step) noexcept nogil" in text


def test_a_misspelt_hook_stops_the_build(tmp_path):
    with pytest.raises(SystemExit, match="a card has no hook may_pik"):
        declared(tmp_path, line="", hook="may_pik", argument="step: int")


def test_an_argument_of_an_unknown_type_stops_the_build(tmp_path):
    with pytest.raises(SystemExit, match=r"step: of State, int, list\[int\], which\?"):
        declared(tmp_path, line="", hook="may_pick", argument="step: float")
