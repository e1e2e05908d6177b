"""What a search reads of a view, and what it plays out from it, depends on nothing that its seat cannot know."""

import pytest

from kit.effort import share
from kit.moments import chooser_of, moments, scaled
from kit.samples import IS_PURE, WITH_SECRETS, observers
from kit.twins import hidden_differences, twin_of
from stockpile import Game, View
from stockpile.engine.sight import Sight

TRIED = share(WITH_SECRETS, __name__)
ATTRIBUTES = [name for name, value in vars(Sight).items() if isinstance(value, property)]


def read(view: View) -> dict[str, object]:
    """Everything that a view shows by its attributes."""
    found = {name: getattr(view, name) for name in ATTRIBUTES}
    question = found["question"]
    found["question"] = question.to_dict() if question else None
    return found


@pytest.mark.parametrize("name", TRIED)
def test_twin_worlds_have_the_same_attributes_and_the_same_rollouts(name):  # KNO-1, KNO-6
    setup, chooser = WITH_SECRETS[name], chooser_of(name)
    differences = 0
    for game in moments(setup, 3, scaled(2, 1)):
        for observer in observers(setup):
            world = twin_of(game, observer, chooser, wild=True)
            one, two = game.view(observer), Game.from_position(world).view(observer)
            differences += hidden_differences(game.position(), world)

            assert read(one) == read(two)
            for policies in ("random",) if IS_PURE else ("random", "greedy"):
                found = [view.rollouts(2, policies, until="round", seed=5) for view in (one, two)]
                assert found[0].scores == found[1].scores
                assert found[0].decisions == found[1].decisions
    assert differences > 0 or setup.players == 2
