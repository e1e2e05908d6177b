"""The story of a finished game: exact sums, worth by round, and what drove the seats apart."""

from fractions import Fraction
from itertools import product

import pytest

from kit.effort import SEED
from kit.samples import played
from stockpile import Setup
from stockpile.engine.declared.events import CAUSES
from stockpile.engine.game import Game
from stockpile.engine.setup.modules import MODULES
from stockpile.session.story import MOST_TURNS, story
from stockpile.text.seating import Seating
from stockpile.text.story import story_words
from stockpile.text.words import LANGUAGES, Words

GAMES = [(), ("dice",), ("bonds", "commerce"), ("investors",), ("investors", "investor-bidding"), tuple(MODULES)]


@pytest.mark.parametrize("modules", GAMES, ids=lambda modules: "+".join(modules) or "base")
@pytest.mark.parametrize("players", [2, 5])
def test_causes_sum_to_what_everybody_has_at_the_end(modules, players):
    for seed in range(SEED, SEED + 3):
        game = played(Setup(players=players, board="advanced", modules=modules), seed)
        told = story(game)

        totals = [causes["total"] for causes in told["causes"]]
        sums = [sum(amount for cause, amount in causes.items() if cause != "total") for causes in told["causes"]]

        assert sums == totals == (game.result.scores if game.result else [])
        assert told["rounds"][-1]["worth"] == totals
        assert {cause for causes in told["causes"] for cause in causes} <= {*CAUSES, "total"} - {"other"}


def test_worth_is_told_before_the_first_round_after_each_and_at_the_end():
    game = played(Setup(players=4), SEED)

    rounds = story(game)["rounds"]

    assert [row["round"] for row in rounds] == [*range(7), 6]
    assert [row["final"] for row in rounds] == [False] * 7 + [True]
    assert [row["round"] for row in story(played(Setup(players=2, rounds=3), SEED))["rounds"]] == [0, 1, 2, 3, 3]
    assert rounds[0]["worth"] == [25] * 4  # 20 in cash, and one share at 5


INDEBTED = Setup(players=4, cash=2, fees=(8, 8, 8), fee_values=(2, 5, 9), stocks=8, booms=4)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("setup", [Setup(players=3), Setup(players=3, modules=("bonds",)), INDEBTED])
def test_the_last_round_and_the_majorities_make_the_end(setup, seed):
    game = played(setup, seed)

    told = story(game)

    before, after = told["rounds"][-2]["worth"], told["rounds"][-1]["worth"]
    gained = [causes.get("majority", 0) for causes in told["causes"]]
    assert [b + g for b, g in zip(before, gained, strict=True)] == after


def test_turning_points_are_told_by_weight_and_can_be_found_in_the_game():
    game = played(Setup(players=4, modules=tuple(MODULES)), SEED)
    names = {event["n"] for event in game.events(None)}

    turns = story(game)["turns"]

    weights = [max(abs(change - sum(turn["swing"]) / 4) for change in turn["swing"]) for turn in turns]
    assert len(turns) == MOST_TURNS == 6
    assert weights == sorted(weights, reverse=True)
    assert all(turn["event"] in names for turn in turns)


EVENTS_OF = {
    "turn-boom": "action-played", "turn-bust": "action-played", "turn-rise": "pair-shown", "turn-fall": "pair-shown",
    "turn-pile": "bid-paid", "turn-majority": "majority",
}  # fmt: skip


def test_each_turning_point_says_what_happened_there():
    seen = set()
    boards = [(board, modules) for board in ("standard", "advanced") for modules in ((), ("commerce",))]
    for (board, modules), seed in product(boards, range(10)):  # enough for each sort, the rarest once
        game = played(Setup(players=3, rounds=3, board=board, modules=modules), seed)
        events = {event["n"]: event for event in game.events(None)}
        for turn in story(game)["turns"]:
            seen.add(turn["key"])
            mean = Fraction(sum(turn["swing"]), 3)
            assert abs(turn["swing"][turn["seat"]] - mean) == max(abs(change - mean) for change in turn["swing"])
            first, args = events[turn["event"]], turn["args"]
            if turn["key"] not in EVENTS_OF:  # a split, a bankruptcy, a dividend: whatever it followed from
                assert turn["key"] in {"turn-split", "turn-bankrupt", "turn-dividend"} and args["company"]
                continue
            assert first["event"] == EVENTS_OF[turn["key"]]
            if turn["key"] == "turn-pile":
                assert args == {"seat": first["seat"], "pile": first["pile"] + 1, "amount": first["amount"]}
            elif turn["key"] in ("turn-rise", "turn-fall"):
                moved = events[turn["event"] + 1]
                assert moved["event"] == "moved" and args["company"] == moved["company"]
                assert moved["by"] == (args["by"] if turn["key"] == "turn-rise" else -args["by"])
            else:
                assert args == {name: first[name] for name in args} and "seat" in args
            if turn["key"] == "turn-majority":
                assert turn["swing"] == [first["amount"] * (seat == first["seat"]) for seat in range(3)]

    assert seen == set(EVENTS_OF) | {"turn-split", "turn-bankrupt", "turn-dividend"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_turning_point_and_cause_has_words(language):
    for seed in range(SEED, SEED + 4):
        game = played(Setup(players=4, board="advanced", modules=tuple(MODULES)), seed)
        told = story_words(Words(language), game.record().setup, Seating(["Ada", "Bea", "Cy", "Di"]), story(game))

        assert all(turn["words"] for turn in told["turns"])
        assert set(told["names"]) == {cause for causes in told["causes"] for cause in causes} - {"total"}


def test_nothing_is_told_of_a_game_that_is_still_played():
    with pytest.raises(ValueError, match="not over"):
        story(Game(Setup(players=2), seed=SEED))


def test_a_short_game_tells_its_smallest_turning_point_too():
    turns = story(played(Setup(players=2, rounds=1), 12))["turns"]

    assert len(turns) < MOST_TURNS
    assert (turns[-1]["key"], turns[-1]["swing"]) == ("turn-rise", [1, 0])
