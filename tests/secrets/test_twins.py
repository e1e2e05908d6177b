"""Worlds that differ only in what an observer cannot know give it the same, byte for byte, until a rule shows more."""

from collections import Counter
from functools import cache
from itertools import chain

import pytest

from kit import deals
from kit.effort import share
from kit.moments import chooser_of, moments, scaled
from kit.samples import WITH_SECRETS, observers
from kit.twins import Tally, Twins, hidden_differences, twin_of
from stockpile import Game, Setup

TINIEST = ("one company, nothing private", "one round, two companies", "chance asked, 2 players, tiny")
TRIED = share(WITH_SECRETS, __name__)
PRIVATE = [name for name in TRIED if name not in TINIEST]


@cache
def followed(name: str) -> Tally:
    """Twins for every seat and the spectator at random questions of random games of a setup."""
    setup = WITH_SECRETS[name]
    tally = Tally()
    for number in range(scaled(2, 2)):
        chooser = chooser_of(name, number)
        setting_up = moments(setup, number, 1, "choose-investor", "drop-strategy")  # few questions, but full of secrets
        for game in chain(moments(setup, number, 2), setting_up):
            for observer in observers(setup):
                tally.add(Twins(game, observer, chooser, wild=chooser.random() < 0.3).run(25))
    return tally


@pytest.mark.parametrize("name", TRIED)
def test_an_observer_cannot_tell_twin_worlds_apart(name):  # KNO-1, KNO-2, KNO-6
    tally = followed(name)

    assert tally.twins >= scaled(4, 4)
    assert tally.questions > tally.twins


@pytest.mark.parametrize("name", PRIVATE)
def test_twins_really_differ(name):
    tally = followed(name)

    assert tally.changed >= 3 * tally.twins


def test_twins_were_compared_at_every_sort_of_question_and_parted_by_every_rule_that_shows_something():
    total = Tally()
    for name in TRIED:
        total.add(followed(name))
    asked = {ask for ask, is_own in total.asks if is_own}
    watched = {ask for ask, is_own in total.asks if not is_own}

    assert total.questions >= scaled(50, 20) * len(TRIED)
    if len(TRIED) < len(WITH_SECRETS):
        return  # a share of the setups does not show everything
    everywhere = {"place", "bid", "action", "sell", "claim", "lay", "bonds", "choose-investor", "drop-strategy"}
    assert asked >= everywhere
    assert watched >= everywhere | {"market", "company", "forecast"}
    for rule in ("investor-shown", "pair-shown", "split-shown", "bankrupt-lost", "DEM-5", "DEM-6", "ACT-3", "END-1"):
        assert any(rule in reason for reason in total.partings), rule


@pytest.mark.parametrize("name", PRIVATE)
def test_a_twin_is_a_possible_deal_for_its_observer_and_lawful_for_everybody(name):  # KNO-7
    setup = WITH_SECRETS[name]
    chooser = chooser_of(name)
    for game in moments(setup, 50, scaled(4, 2)):
        for observer in observers(setup):
            world = twin_of(game, observer, chooser, wild=True)
            twin = Game.from_position(world)

            assert deals.objections(game.view(observer).to_dict(), world) == []
            assert twin.view(observer) == game.view(observer)
            assert twin.position() == {
                **world,
                "regular": twin.position()["regular"],
                "knowledge": twin.position()["knowledge"],
            }
            assert [Counter(half) for half in twin.position()["regular"]] == [
                Counter(half) for half in world["regular"]
            ]
            for other in observers(setup):
                assert deals.objections(twin.view(other).to_dict(), world) == []


def test_wild_twins_mix_everything_that_is_hidden():
    changed = set()
    count = 0
    for game in moments(Setup(players=4), 1, 8, "bid", "place"):
        world = twin_of(game, 1, chooser_of("wild"), wild=True)
        truth = game.position()

        count += hidden_differences(truth, world)
        changed |= {key for key in truth if world[key] != truth[key]}
    assert count > 100
    assert changed == {"deck", "piles", "pairs", "coming", "regular", "knowledge", "hands"}


def test_twins_hold_all_cards_of_the_box():
    for name in ("5 players, advanced board", "2 players, standard board"):
        for game in moments(WITH_SECRETS[name], 2, 6):
            world = twin_of(game, 0, chooser_of(name), wild=True)

            assert deals.cards_of(world) == deals.cards_of(game.position())
            assert deals.cards_of(world).total() == 80
