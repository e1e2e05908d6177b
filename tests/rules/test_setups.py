"""What a setup with investors and strategies may ask for, and what it says when it may not."""

import re
from typing import Any

import pytest

from kit.table import BIDDING, BONDS, INVESTORS, MODULES, STRATEGIES, investors
from stockpile import Game, Setup

WRONG = [
    ({"modules": [BIDDING]}, "investor-bidding needs investors"),
    ({"modules": [BIDDING, STRATEGIES]}, "investor-bidding needs investors"),
    ({"modules": ["investor"]}, "there is no module 'investor'; known: bonds, "),
    ({"modules": [INVESTORS, INVESTORS]}, "investors is there twice"),
    ({"investors": {0: ["bill"]}}, "the module investors is not played"),
    ({"strategies": {0: ["rogue-trading"]}}, "the module strategies is not played"),
    ({"modules": [INVESTORS], "investors": {0: ["nobody"]}}, "investors.0: there is no card 'nobody'"),
    ({"modules": [INVESTORS], "investors": {0: ["rogue-trading"]}}, "investors.0: there is no card 'rogue-trading'"),
    ({"modules": [INVESTORS], "investors": {0: ["bill"], 2: ["bill"]}}, "investors.2: bill is there twice"),
    ({"modules": [INVESTORS], "investors": {0: ["li"]}}, "investors.0: li needs the module bonds"),
    ({"modules": [INVESTORS], "investors": {1: ["dangote"]}}, "investors.1: dangote needs the module commerce"),
    ({"modules": [INVESTORS], "investors": {1: ["ivan"]}}, "investors.1: ivan needs the module strategies"),
    ({"modules": [INVESTORS], "investors": {1: ["bill", "mark"]}}, "investors.1: 2 named, each player has 1"),
    ({"modules": [INVESTORS], "investors": {1: []}}, "investors.1: 0 named, each player has 1"),
    ({"players": 2, "modules": [INVESTORS], "investors": {0: ["bill"]}}, "investors.0: 1 named, each player has 2"),
    ({"modules": [INVESTORS], "investors": {3: ["bill"]}}, "investors: 3 is none of the seats 0 to 2"),
    ({"modules": [INVESTORS], "investors": {"x": ["bill"]}}, "investors: 'x' is none of the seats 0 to 2"),
    ({"modules": [INVESTORS], "investors": {True: ["bill"]}}, "investors: True is none of the seats 0 to 2"),
    ({"modules": [INVESTORS], "investors": {0: "bill"}}, "investors.0: a list of cards is needed, not 'bill'"),
    ({"modules": [INVESTORS], "investors": {0: [7]}}, "investors.0: a card's name is needed, not 7"),
    ({"modules": [INVESTORS], "investors": ["bill"]}, "investors: an object of seat and cards is needed"),
    ({"modules": [INVESTORS], "investor_sets": ["basic"]}, "there is no set 'basic'; known: base, "),
    ({"modules": [INVESTORS], "investor_sets": ["base", "base"]}, "investor_sets: base is there twice"),
    ({"modules": [INVESTORS], "investor_sets": "base"}, "investor_sets: a list is needed, not 'base'"),
    ({"modules": [STRATEGIES], "promo_strategies": 1}, "promo_strategies: true or false is needed"),
    ({"modules": [STRATEGIES], "strategies": {0: ["bill"]}}, "strategies.0: there is no card 'bill'"),
    (
        {"modules": [STRATEGIES], "strategies": {0: ["rogue-trading", "rogue-trading"]}},
        "strategies.0: rogue-trading is there twice",
    ),
    (
        {"modules": [STRATEGIES], "strategies": {0: ["rogue-trading"], 1: ["rogue-trading"]}},
        "strategies.1: rogue-trading is there twice",
    ),
    (
        {"modules": [STRATEGIES], "strategies": {0: ["convertible-bond"]}},
        "strategies.0: convertible-bond needs the module bonds",
    ),
]
TOO_FEW = [
    (2, ["illicit-investments", "continuing-corruption"], 8, 4),
    (3, ["illicit-investments", "continuing-corruption"], 6, 4),
    (4, ["continuing-corruption"], 8, 4),
    (5, ["promo"], 10, 9),
]


@pytest.mark.parametrize(("setup", "message"), WRONG)
def test_what_is_wrong_with_a_setup_is_said(setup, message):  # INV-1 IBV-1 STR-1
    with pytest.raises(ValueError, match=re.escape(message)):
        Setup(**{"players": 3, **setup})


@pytest.mark.parametrize(("players", "sets", "needed", "left"), TOO_FEW)
def test_a_choice_of_sets_with_too_few_investors_is_refused_with_the_numbers(players, sets, needed, left):  # INV-1
    message = f"{needed} investors are dealt to {players} players, but only {left} are in play"

    with pytest.raises(ValueError, match=message):
        Setup(players=players, modules=(INVESTORS,), investor_sets=sets)


@pytest.mark.parametrize(("players", "sets"), [(2, ["promo"]), (3, ["promo"]), (4, ["promo"]), (5, ["base"])])
def test_a_choice_of_sets_that_is_just_large_enough_is_played(players, sets):  # INV-1
    game = Game(Setup(players=players, modules=(INVESTORS,), investor_sets=sets), seed=1)

    dealt = [key for row in game.position()["investors"] for key in row["dealt"]]
    assert len(set(dealt)) == {2: 8, 3: 6, 4: 8, 5: 10}[players]


def test_seats_that_are_named_need_no_deal():  # INV-1
    setup = Setup(players=3, modules=(INVESTORS,), investor_sets=[], investors={0: ["bill"], 1: ["soros"], 2: ["mark"]})

    game = Game(setup, seed=1)

    assert [investors(game, seat) for seat in range(3)] == [["bill"], ["soros"], ["mark"]]
    assert game.question and game.question.ask != "choose-investor"


def test_seats_that_are_not_named_are_dealt_other_cards():  # INV-1 STR-1
    given: dict[str, Any] = {"investors": {1: ["bill"]}, "strategies": {0: ["rogue-trading", "leverage"]}}
    setup = Setup(players=3, modules=(INVESTORS, STRATEGIES), **given)

    for seed in range(20):
        game = Game(setup, seed=seed)
        assert [question.seat for question in game.questions] == [0, 2]
        dealt = [row["dealt"] for row in game.position()["investors"]]
        hands = [row["hand"] for row in game.position()["strategies"]]
        assert "bill" not in dealt[0] + dealt[2]
        assert hands[0] == ["rogue-trading", "leverage"]
        assert [len(hand) for hand in hands] == [2, 10, 10]
        assert not {"rogue-trading", "leverage"} & {*hands[1], *hands[2]}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_module_can_be_played_together_with_any_number_of_players(players):  # INV-1 IBV-1 STR-1
    setup = Setup(players=players, modules=MODULES)

    assert len(setup.lineup.investors) == 26
    assert len(setup.lineup.strategies) == 52


def test_cards_whose_module_is_off_are_left_out_of_the_decks():  # INV-1 STR-1
    plain = Setup(players=3, modules=(INVESTORS, STRATEGIES))
    bonds = Setup(players=3, modules=(INVESTORS, STRATEGIES, BONDS))
    short = Setup(players=3, modules=(INVESTORS, STRATEGIES), promo_strategies=False)

    assert len(plain.lineup.investors) == 26 - 2
    assert len(plain.lineup.strategies) == 52 - 4 - 5
    assert len(bonds.lineup.strategies) == 52 - 5
    assert len(short.lineup.strategies) == 44 - 3


def test_a_small_box_of_strategies_deals_all_equally_fewer_and_too_small_a_one_is_refused():  # STR-1
    plain = Setup(players=3, modules=(STRATEGIES,))
    keys = [key for key, values in plain.printed["strategies"].items() if "needs" not in values]

    small = Setup(players=3, modules=(STRATEGIES,), strategies={0: keys[7:]})
    assert (len(small.lineup.strategies), small.lineup.strategies_dealt) == (7, 3)
    with pytest.raises(ValueError, match="2 players need 3 cards each, but only 5 are in play"):
        Setup(players=3, modules=(STRATEGIES,), strategies={0: keys[5:]})


def test_a_setup_goes_through_json_and_back_with_its_cards():
    setup = Setup(
        players=3,
        modules=(STRATEGIES, INVESTORS),
        investor_sets=["base", "promo"],
        promo_strategies=False,
        investors={2: ["bill"]},
        strategies={0: ["rogue-trading"]},
    )

    data = setup.to_dict()
    assert data["modules"] == [INVESTORS, STRATEGIES]
    assert data["investors"] == {"2": ["bill"]}
    assert data["investor_sets"] == ["base", "promo"]
    assert data["promo_strategies"] is False
    assert Setup.from_dict(data) == setup
