"""Investors and strategies are chosen by what they are worth, not by their numbers."""

import tomllib
from importlib.resources import files

import pytest

from kit.samples import IS_PURE
from stockpile import ACTIONS, Game, Setup
from stockpile.bots import make
from stockpile.bots.levels import LEVELS, PERSONAS
from stockpile.bots.opening import opening_of, worths_of
from stockpile.engine.names import INVESTORS, STRATEGIES
from stockpile.engine.setup import roster
from stockpile.engine.setup.modules import MODULES

DEALS = range(4 if IS_PURE else 64)  # always the same: nothing here is left to chance
EVERYTHING = Setup(players=4, board="advanced", modules=tuple(MODULES))
CHOSEN = Setup(players=4, modules=("investors", "strategies"))
JUDGES = ["greedy", "trader", "broker", "shark", *PERSONAS]


def worth(setup: Setup, key: str | None) -> float:
    """What the bots think of a card."""
    return opening_of(setup).of(roster.number_of(key or ""))


def asked_before_the_first_round(setup: Setup, name: str, seed: int):
    """Each question of a deal with the key of what the bot answers, and the keys of what it could."""
    game = Game(setup, seed=seed)
    bots = [make(name, setup, seat, seed) for seat in setup.seats]
    while (question := game.question) is not None and game.view(None).to_dict()["round"] == 0:
        given = bots[question.seat].answer(game.view(question.seat), question)
        yield game, question, given
        game.answer(given, question.seat)


@pytest.mark.parametrize("name", JUDGES)
def test_the_strategies_of_least_worth_are_discarded(name):  # STR-1
    dropped, lowest = [], 0
    for seed in DEALS if not LEVELS[name].budget else DEALS[:16]:
        for _, question, given in asked_before_the_first_round(CHOSEN, name, seed):
            if question.ask == "drop-strategy":
                keys = [ACTIONS[answer].key for answer in question.answers]
                assert worth(CHOSEN, ACTIONS[given].key) == min(worth(CHOSEN, key) for key in keys)
                dropped.append(ACTIONS[given].key)
                lowest += given == min(question.answers)

    assert lowest < len(dropped) / 2
    assert len(set(dropped)) > 10


@pytest.mark.parametrize("name", JUDGES)
def test_the_investor_of_most_worth_is_chosen_and_that_is_not_always_the_richest(name):  # INV-1
    richest, choices = 0, 0
    for seed in DEALS if not LEVELS[name].budget else DEALS[:16]:
        for _, question, given in asked_before_the_first_round(CHOSEN, name, seed):
            if question.ask == "choose-investor":
                keys = [str(ACTIONS[answer].key) for answer in question.answers]
                cash = {key: CHOSEN.printed["investors"][key]["cash"]["more"] for key in keys}
                assert worth(CHOSEN, ACTIONS[given].key) == max(worth(CHOSEN, key) for key in keys)
                richest += cash[str(ACTIONS[given].key)] == max(cash.values())
                choices += 1

    assert 0 < richest < choices


def test_a_bid_for_an_investor_is_the_one_that_leaves_most():  # IBV-2
    bids = 0
    for seed in DEALS:
        for game, question, given in asked_before_the_first_round(EVERYTHING, "trader", seed):
            if question.ask == "investor-bid":
                offers = game.view(question.seat).to_dict()["offers"]
                left = {
                    answer: worth(EVERYTHING, offers[ACTIONS[answer].pile or 0])
                    - EVERYTHING.table.bids[ACTIONS[answer].space or 0]
                    for answer in question.answers
                }
                assert left[given] == max(left.values())
                bids += 1

    assert bids >= 4 * len(DEALS)


def test_rogue_trading_is_kept_by_most_who_have_it():  # STR:rogue-trading
    had = kept = 0
    for seed in DEALS:
        for game, question, _ in asked_before_the_first_round(CHOSEN, "trader", seed):
            hand = game.view(question.seat).to_dict()["strategies"][question.seat]["hand"]
            if question.ask == "drop-strategy" and len(hand) == 9 and "rogue-trading" in hand:
                had += 1
                kept += sorted(hand, key=lambda key: worth(CHOSEN, key)).index("rogue-trading") >= 2

    assert kept > had / 2


def test_every_card_of_the_printed_sets_was_measured_and_another_is_worth_the_average():
    measured = tomllib.loads((files("stockpile.bots") / "worths.toml").read_text("utf-8"))
    some = {"ana": {"more": 2.0}, "bill": {"more": 5.0}}

    assert {*measured["investors"], *measured["strategies"]} == {*INVESTORS[:26], *STRATEGIES[:52]}
    assert worths_of(some, dict.fromkeys(("ana", "bill", "carlos")), "more") == {0: 2.0, 2: 5.0, 7: 3.5}


def test_an_investor_is_worth_the_starting_cash_and_what_was_measured():  # INV-2
    measured = tomllib.loads((files("stockpile.bots") / "worths.toml").read_text("utf-8"))["investors"]
    poor = Setup(players=4, modules=("investors",), components={"investors": {"bill": {"cash": {"more": 2}}}})

    assert worth(CHOSEN, "bill") == 32 + measured["bill"]["more"]
    assert worth(poor, "bill") == 2 + measured["bill"]["more"]
    assert worth(Setup(players=2, modules=("investors",)), "bill") == 35 + measured["bill"]["two"]


def test_what_the_balanced_set_has_changed_is_held_for_average():
    setup = Setup(players=4, board="advanced", modules=tuple(MODULES), components="balanced")
    changed = setup.components or {}

    assert len({worth(setup, key) for key in changed["investors"]}) == 1
    assert len({worth(setup, key) for key in changed["strategies"]}) == 1
    assert worth(setup, "index-fund") < worth(EVERYTHING, "index-fund")
    assert worth(setup, "rogue-trading") == worth(EVERYTHING, "rogue-trading")  # it is as printed
