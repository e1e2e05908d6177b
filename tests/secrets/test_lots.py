"""Old cards before new ones when a half is resampled, shuffles without a favourite place, discards drawn again."""

from collections import Counter

import pytest

from kit.samples import questions
from kit.table import BOOM, BUST, COSMIC, EPIC, FIRST, FIRST_CARD, LEADING, asked, down, phase_of, play, table
from stockpile import Game, Setup

COMPANIES = 6
DEALS = 900
EPIC_BIT = 1 << 5


def test_cards_that_can_be_least_are_resampled_first():  # KNO-7
    setup = {
        "players": 2, "rounds": 3, "companies": ["cosmic", "epic"], "forecasts": ["+2", "-3"], "meeples": 1,
        "pairs": 1, "hidden_pairs": 0, "deals": 1,
    }  # fmt: skip
    unknown = {"unknown": {"1": 1, "2": 1}}
    books = {"0": [{}, unknown], "public": [{}, unknown]}
    game = Game.from_position(
        {
            "setup": setup, "phase": "selling", "round": 3, "regular": [{}, {"cosmic": 1, "epic": 1}],
            "discard": {"cosmic": 7, "epic": 7},
            "knowledge": {"left": [True, True], "excluded": [EPIC_BIT, EPIC_BIT], "books": books},
        }
    )  # fmt: skip

    halves = [game.view(0).resample(seed).position()["regular"][1] for seed in range(1500)]

    # The older card is one of 3 Cosmic cards; then the newer is one of the 5 that are left, 3 of them Epic.
    assert all(half.get("cosmic", 0) for half in halves)
    assert abs(sum("epic" in half for half in halves) / len(halves) - 3 / 5) < 0.04


def test_what_was_just_taken_up_may_be_action_cards_while_the_first_player_card_is_given():  # KNO-7, FPC-2
    piles = {0: [FIRST, down(BOOM, by=1), down(EPIC, by=1)], 1: [COSMIC], 2: [LEADING]}
    game = play(table(modules=[FIRST_CARD], piles=piles), "bid 1@0", "bid 2@0", "bid 3@0")

    worlds = [game.view(2).resample(seed).position()["regular"][0] for seed in range(200)]

    assert (phase_of(game), asked(game)) == ("paying", (0, "give"))
    assert 10 < sum(bool(world.get(BOOM, 0) + world.get(BUST, 0)) for world in worlds) < 190


@pytest.mark.parametrize("part", ["company", "forecast"])
def test_every_card_of_a_pair_lies_in_every_place_equally_often(part):  # INF-1
    setup = Setup(players=5, rounds=1)
    seen = Counter[tuple[int, str]]()
    for seed in range(DEALS):
        seen.update((place, pair[part]) for place, pair in enumerate(Game(setup, seed=seed).position()["pairs"]))

    expected = DEALS / COMPANIES
    assert len(seen) == COMPANIES**2
    assert sum((count - expected) ** 2 / expected for count in seen.values()) < 60  # 25 degrees of freedom


def test_discards_drawn_again_are_counted_with_asked_chance_too():  # STR-1
    setup = Setup(
        players=5, modules=("investors", "strategies"), investors={4: ["ivan"]}, promo_strategies=False, chance="asked"
    )
    game = Game(setup)

    for _ in questions(game, 3):
        position = game.position()
        if position["phase"] != "setup":
            break

    held = {card for row in position["strategies"] for card in row["hand"]}
    again = held & {card for row in position["strategies"] for card in row["dropped"]}
    assert position["strategy_deck"]["recycled"] == len(again) > 0
