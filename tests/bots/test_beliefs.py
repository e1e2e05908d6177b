"""Beliefs are the exact chances over all possible deals, and the truth is never impossible (KNO-7)."""

from collections import defaultdict
from typing import Any

import pytest

import stockpile
from kit import deals
from kit.effort import EFFORT, SEED
from kit.samples import MODULES, Player
from stockpile import Game, Setup, View
from stockpile.bots import implied_cards
from stockpile.bots.holdings import Halves
from stockpile.engine.names import COMPANIES as COMPANY_KEYS
from stockpile.engine.setup.modules import MODULES as MODULE_KEYS

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
    games = 3 if name == "three" else 4
    for seed in range(SEED, SEED + games * EFFORT):
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


def test_commerce_cards_that_have_left_the_game_are_nowhere_else():  # COM-1
    """All gold and all taxes but one are gone; the others are three of each of five kinds."""
    setup = Setup(players=3, modules=("commerce", "strategies"))
    game = Game.from_position({"setup": setup.to_dict(), "round": 1, "commerce_out": {"gold": 3, "tax": 6}})

    beliefs = stockpile.beliefs(game.view(0))

    assert "gold" not in beliefs.commerce_deck
    assert beliefs.commerce_deck["tax"] == pytest.approx(1 / 16)
    assert beliefs.commerce_deck["oil"] == pytest.approx(3 / 16)


def in_the_middle_of_a_card(key):
    """Views of seat 0 while seat 1 uses a strategy that it could not use without some card that seat 0 cannot see."""
    setup = Setup(players=3, modules=("strategies",), strategies={1: [key, "leverage", "subpoena"]})
    for seed in range(SEED, SEED + 200):
        for game, question in questions(setup, seed):
            is_used = question.seat == 1 and question.ask != "action"
            if is_used and implied_cards.bound_cards(game.view(0)._state):
                yield game, game.view(0)


def test_a_seat_that_plays_a_penny_stock_has_a_card_of_its_company():  # STR-2
    game, view = next(found for found in in_the_middle_of_a_card("penny-stock") if found[0].question.ask == "count")
    company = COMPANY_KEYS[game.position()["progress"]["agenda"][-1][5]]

    beliefs = stockpile.beliefs(view)

    assert 0 not in beliefs.holdings[1][company]
    assert sum(beliefs.holdings[1][company].values()) == pytest.approx(1)


def test_who_must_have_some_card_has_more_of_them_than_without_the_clue():  # KNO-7
    _, view = next(in_the_middle_of_a_card("rogue-trading"))
    seat, columns = implied_cards.bound_seat(view._state), implied_cards.bound_cards(view._state)

    bound, free = Halves(view._state, seat, columns), Halves(view._state, -1, 0)

    held = next(held for held in range(len(COMPANY_KEYS)) if columns >> held & 1 and len(free.counts(1, held)) > 1)
    assert bound.counts(1, held).get(0, 0) < free.counts(1, held)[0]
    assert bound.left(held + 1) < free.left(held + 1)
