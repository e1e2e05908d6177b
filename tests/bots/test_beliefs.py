"""Beliefs are the exact chances over all possible deals, and the truth is never impossible (KNO-7)."""

from collections import defaultdict
from random import Random
from typing import Any

import pytest

import stockpile
from kit import deals
from kit.effort import EFFORT, SEED
from kit.samples import MODULES, Player
from stockpile import Game, Setup, View
from stockpile.engine.setup import MODULES as MODULE_KEYS

COMPANIES = ("cosmic", "leading", "epic")
TRACK = {"spaces": [2, 3, 4, 5], "start": 1, "reset": 1, "signs": [0, 0, 1, 1]}
TINY: dict[str, Any] = {
    "companies": COMPANIES, "tracks": dict.fromkeys(COMPANIES, TRACK), "bids": (0, 1, 3, 6), "deals": 1,
    "forecasts": ("+2", "-2", "$$"), "pairs": 1, "public_pairs": 0, "meeples": 1, "booms": 2, "busts": 2,
}  # fmt: skip
TINY_SETUPS = {
    "two": Setup(players=2, rounds=3, hidden_pairs=1, stocks=6, fees=(1, 0, 1), **TINY),
    "three": Setup(players=3, rounds=2, hidden_pairs=0, stocks=6, fees=(1, 0, 0), **TINY),
}


def questions(setup, seed):
    """All questions of a game of random answers."""
    game, player = Game(setup, seed=seed), Player(seed)
    while question := game.question:
        yield game, question
        game.answer(player.choose(question))


def observers(setup):
    return (*setup.seats, None)


def enumerated(view):
    """Chances by brute force: of holdings, of the first pile card that is hidden, of the next card of the deck."""
    ways = deals.all_deals(view, 300)
    if ways is None:
        return None
    reading, total = deals.Reading(view), sum(ways.values())
    holdings: defaultdict[tuple[int, str], defaultdict[int, float]] = defaultdict(lambda: defaultdict(float))
    rest: defaultdict[str, float] = defaultdict(float)
    for (halves, _, _, others), count in ways.items():
        for seat, half in zip(reading.others, halves, strict=True):
            for key in (*reading.companies, "boom", "bust"):
                holdings[seat, key][half.count(key)] += count / total
        if others:
            rest[others[0]] += count / total
    return holdings, rest


def assert_close(found, wanted):
    for key in {*found, *wanted}:
        assert found.get(key, 0) == pytest.approx(wanted.get(key, 0), abs=1e-9)


@pytest.mark.parametrize("name", TINY_SETUPS)
def test_beliefs_are_what_counting_every_possible_deal_gives(name):  # KNO-7
    setup, checked, acting = TINY_SETUPS[name], 0, 0
    for seed in range(SEED, SEED + 4 * EFFORT):
        for number, (game, _) in enumerate(questions(setup, seed)):
            if name == "three" and number % 5:
                continue  # three players have many more deals to count
            for observer in observers(setup):
                view = game.view(observer)
                found = enumerated(view.to_dict())
                if found is None:
                    continue
                beliefs = stockpile.beliefs(view)
                holdings, rest = found
                for (seat, key), counts in holdings.items():
                    assert_close(beliefs.holdings[seat][key], counts)
                if beliefs.deck and rest:
                    assert_close(beliefs.deck, rest)
                checked += 1
                acting += deals.Reading(view.to_dict()).acting is not None

    assert checked > 30
    assert acting > 0


@pytest.mark.parametrize("name", TINY_SETUPS)
def test_forecasts_and_pairs_are_what_counting_every_way_to_lay_them_gives(name):  # INF-3
    setup = TINY_SETUPS[name]
    for game, _ in questions(setup, SEED):
        for observer in observers(setup):
            view = game.view(observer)
            ways = deals.all_pairs(view.to_dict())
            beliefs = stockpile.beliefs(view)
            company: defaultdict[str, float] = defaultdict(float)
            forecast: defaultdict[str, float] = defaultdict(float)
            of_stock: defaultdict[str, float] = defaultdict(float)
            for (companies, forecasts), count in ways.items():
                company[companies[0]] += count / sum(ways.values())
                forecast[forecasts[0]] += count / sum(ways.values())
                of_stock[forecasts[companies.index("epic")]] += count / sum(ways.values())

            assert_close(beliefs.pairs[0]["company"], company)
            assert_close(beliefs.pairs[0]["forecast"], forecast)
            assert_close(beliefs.forecasts["epic"], of_stock)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("modules", [(), tuple(MODULE_KEYS)])
def test_the_true_deal_is_possible_at_every_question(players, modules):
    setup = Setup(players=players, modules=modules)
    for number, (game, question) in enumerate(questions(setup, SEED)):
        if number % 5:
            continue
        position = game.position()
        for observer in {question.seat, (question.seat + 1) % players, None}:
            beliefs = stockpile.beliefs(game.view(observer))
            for seat in setup.seats:
                for key, count in position["regular"][seat].items():
                    assert beliefs.holdings[seat][key].get(count, 0) > 0
                for chances, card in zip(beliefs.hands[seat], position["hands"][seat], strict=True):
                    assert chances.get(card, 0) > 0
            for pile, cards in zip(beliefs.piles, position["piles"], strict=True):
                for chances, card in zip(pile, cards, strict=True):
                    assert chances.get(card["card"], 0) > 0
            for believed, pair in zip(beliefs.pairs, position["pairs"], strict=False):
                assert believed["company"].get(pair["company"], 0) > 0
                assert believed["forecast"].get(pair["forecast"], 0) > 0
                assert beliefs.forecasts[pair["company"]].get(pair["forecast"], 0) > 0


@pytest.mark.parametrize("name", MODULES)
def test_chances_add_up_to_one_and_expectations_to_the_size_of_the_half(name):
    setup = MODULES[name]
    if setup.chance == "asked":
        setup = Setup.from_dict({**setup.to_dict(), "chance": "drawn"})
    for number, (game, question) in enumerate(questions(setup, SEED)):
        if number % 7:
            continue
        view = game.view(question.seat)
        beliefs, shown = stockpile.beliefs(view), view.to_dict()
        for row in [*beliefs.forecasts.values(), *(chances for pile in beliefs.piles for chances in pile)]:
            assert sum(row.values()) == pytest.approx(1)
        for seat in setup.seats:
            sizes = sum(beliefs.expected(seat, key) for key in beliefs.holdings[seat])
            assert sizes == pytest.approx(shown["regular"][seat]["size"])


def test_beliefs_of_a_view_that_was_written_and_read_are_the_same():
    for game, question in questions(Setup(players=3, rounds=2), SEED):
        view = game.view(question.seat)

        assert stockpile.beliefs(View.from_dict(view.to_dict())) == stockpile.beliefs(view)


def test_beliefs_are_calibrated_where_players_answer_from_public_information_only():
    """Of all that is believed to be so with chance p, the share p is so."""
    setup = Setup(players=4, rounds=3, booms=0, busts=0)
    said: defaultdict[int, float] = defaultdict(float)
    came: defaultdict[int, int] = defaultdict(int)
    for seed in range(SEED, SEED + 150 * EFFORT):
        source = Random(seed)
        game = Game(setup, seed=seed)
        while (question := game.question) is not None:
            if game.event_count % 19 == 0:
                position = game.position()
                beliefs = stockpile.beliefs(game.view(question.seat))
                for seat in setup.seats:
                    for key in setup.table.companies:
                        chance = beliefs.holdings[seat][key].get(1, 0.0)
                        if 0 < chance < 1:
                            said[int(chance * 5)] += chance
                            came[int(chance * 5)] += position["regular"][seat].get(key, 0) == 1
            game.answer(public_answer(question, source))

    assert sum(said.values()) > 500
    for bucket in said:
        assert came[bucket] == pytest.approx(said[bucket], rel=0.1, abs=30)


def public_answer(question, source):
    """An answer that depends on nothing that only its seat knows: the first card goes anywhere, nothing is sold."""
    if question.ask == "place":
        first = question.answers[0] // 5
        return source.choice([given for given in question.answers if given // 5 == first])
    if question.ask == "bid":
        return source.choice(question.answers)
    return question.answers[-1] if question.ask == "sell" else question.answers[0]
