"""Texts for language models are the same in worlds that a seat cannot tell apart (KNO-1)."""

import pytest

from kit.effort import share
from kit.moments import chooser_of, moments, scaled
from kit.samples import CARDS, MODULES, observers
from kit.twins import Twins, compare
from stockpile import Game
from stockpile.text.digest import rules_digest
from stockpile.text.observation import text_observation

SETUPS = {**MODULES, **CARDS}
TRIED = share(SETUPS, __name__)


def texts(game: Game, observer: int | None, lang: str, renamed: int | None) -> dict[str, str]:
    """All that an agent in a seat reads of a position."""
    own = next((question for question in game.questions if question.seat == observer), None)
    view = game.view(observer)
    return {
        "observation": text_observation(view, own, lang, renamed=renamed),
        "digest": rules_digest(view, lang, renamed=renamed),
    }


class ReadTwins(Twins):
    """Twin worlds of which the observer also reads the texts."""

    def check(self, *, full: bool) -> None:
        """The same as for everybody, and the texts."""
        super().check(full=full)
        lang, renamed = self.chooser.choice((("en", None), ("fr", 4), ("pt", None)))
        one, two = (texts(world, self.observer, lang, renamed) for world in (self.one, self.two))
        compare(one, two, self.where)


@pytest.mark.parametrize("name", TRIED)
def test_what_an_agent_reads_is_the_same_in_twin_worlds(name):  # KNO-1, KNO-2, KNO-6
    setup, chooser = SETUPS[name], chooser_of(name, 3)
    compared = 0

    for game in moments(setup, 3, scaled(1, 1)):
        for observer in observers(setup):
            compared += ReadTwins(game, observer, chooser, wild=chooser.random() < 0.5).run(6).questions

    assert compared >= len(setup.seats)
