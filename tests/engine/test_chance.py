"""Chance: the same seed deals the same cards whatever the players do; other seeds deal others."""

import json
from collections import Counter
from typing import Any

import pytest

from kit.effort import SEED, share
from kit.samples import BASE, MODULES, TINY, games, played
from stockpile import Game, Setup, playouts
from stockpile.engine.rules import rng

SETUPS = {**BASE, **TINY, **{name: setup for name, setup in MODULES.items() if setup.chance == "drawn"}}


def dealt(game: Game) -> dict[str, Any]:
    """All cards of a game in the order they came: the deck, the starting cards and the pairs by round."""
    start = game.start_position()
    cards = {"first": start["first"], "deck": start["deck"], "coming": start["coming"]}
    return {**cards, "commerce_deck": start.get("commerce_deck")}


def seen(game: Game) -> tuple[list[Any], ...]:
    """The market cards, pairs, dice and commerce cards in the order of the events."""
    events = [json.loads(line) for line in game.all_lines()]
    market = [event["card"] for event in events if event["event"] in ("opened", "dealt", "starting-card")]
    pairs = [(event["company"], event["forecast"]) for event in events if event["event"] == "pair-dealt"]
    dice = [event["forecast"] for event in events if event["event"] == "rolled"]
    commerce = [event["card"] for event in events if event["event"] == "commerce-drawn"]
    return market, pairs, dice, commerce


@pytest.mark.parametrize("name", share(SETUPS, __name__))
def test_the_same_seed_deals_the_same_cards_whatever_the_players_do(name):
    setup = SETUPS[name]
    for seed in games(2):
        one, two = played(setup, seed, "anything"), played(setup, seed, "holds")

        assert dealt(one) == dealt(two)
        assert seen(one) == seen(two)


def test_cards_are_drawn_from_the_deck_in_its_order():
    game = Game(Setup(players=4), seed=11)

    deck = game.start_position()["deck"]
    for _ in range(400):
        if game.question is None:
            break
        game.answer(game.question.answers[0])

    assert seen(game)[0][4:] == deck[: 6 * (4 + 8)]


def test_every_seed_deals_other_cards_and_pairs():
    deals = [dealt(Game(Setup(players=4), seed=seed)) for seed in (0, 1, 2, 2**64, 2**255, 2**256 - 1)]

    for key in ("deck", "coming"):
        assert len({str(deal[key]) for deal in deals}) == len(deals)


def test_every_round_has_its_own_order_of_pairs():
    coming = Game(Setup(players=3), seed=1).start_position()["coming"]

    rows = [str(coming[str(number)]) for number in range(1, 8)]

    assert len(set(rows)) == len(rows)


def test_a_game_without_a_seed_takes_one_of_256_bits():
    seeds = [Game(Setup(players=2)).seed for _ in range(8)]

    assert all(seed is not None for seed in seeds)
    assert max(seed for seed in seeds if seed is not None) > 2**200
    assert len(set(seeds)) == len(seeds)


def test_the_first_player_is_every_seat_for_some_seed_unless_it_is_said():  # SET-7
    firsts = {Game(Setup(players=5), seed=seed).position()["first"] for seed in range(60)}
    said = {Game(Setup(players=5, first=3), seed=seed).position()["first"] for seed in range(10)}

    assert firsts == {0, 1, 2, 3, 4}
    assert said == {3}


@pytest.mark.parametrize("seed", [-1, 2**256, 1.0, "7", True, b"7"], ids=repr)
def test_a_seed_that_is_none_is_refused_by_name(seed):
    with pytest.raises(ValueError, match="seed"):
        Game(Setup(players=2), seed=seed)
    with pytest.raises(ValueError, match="seed"):
        playouts(Setup(players=2), games=1, seed=seed)


def test_a_game_with_asked_chance_takes_no_seed():
    with pytest.raises(ValueError, match="seed"):
        Game(Setup(players=2, chance="asked"), seed=1)
    with pytest.raises(ValueError, match="chance"):
        playouts(Setup(players=2, chance="asked"))


def test_numbers_are_drawn_without_favourites_where_words_do_not_divide_evenly():
    source = rng.Source(SEED)
    most = 3 << 29  # 2**32 is 8/3 of it: without rejection a third of the numbers would come less often

    rests = Counter(source.draw(most) % 3 for _ in range(6000))

    assert all(abs(rests[rest] - 2000) < 200 for rest in range(3))  # else 2250, 2250, 1500
