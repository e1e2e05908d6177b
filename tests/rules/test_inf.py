"""Information (INF)."""

import pytest

from kit.table import AMERICAN, COMPANIES, COSMIC, EPIC, FORECASTS, pass_on, price, table, told
from stockpile import Game, Setup

SEEDS = range(40)
UNKNOWN = ("?", "?")


def pairs_seen(game: Game, seat: int | None) -> list[tuple[str, str]]:
    return [(pair["company"], pair["forecast"]) for pair in game.view(seat).to_dict()["pairs"]]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_player_has_a_pair_that_nobody_else_knows(players):  # INF-1
    game = Game(Setup(players=players), seed=1)

    for seat in range(players):
        others = [pair for owner, pair in enumerate(pairs_seen(game, seat)[:players]) if owner != seat]
        assert pairs_seen(game, seat)[seat] != UNKNOWN
        assert others == [UNKNOWN] * (players - 1)
    assert pairs_seen(game, None)[:players] == [UNKNOWN] * players


def test_others_are_told_that_a_pair_was_dealt_and_not_which():  # INF-1, KNO-6
    game = Game(Setup(players=3), seed=1)

    dealt = [(event["company"], event["forecast"]) for event in told(game, "pair-dealt", seat=1)]
    assert dealt == pairs_seen(game, 1)
    assert [pair == UNKNOWN for pair in dealt] == [True, False, True, False, True, True]


def test_companies_and_forecasts_are_shuffled_apart():  # INF-1
    games = [Game(Setup(players=3), seed=seed) for seed in range(150)]

    first_pairs = {pairs_seen(game, 0)[0] for game in games}
    assert len(first_pairs) > 30  # of 36


def test_every_round_is_dealt_afresh():  # INF-1
    game = Game(Setup(players=3), seed=1)

    deals = []
    for _ in range(3):
        pass_on(game, "supply")
        deals.append(tuple((pair["company"], pair["forecast"]) for pair in game.position()["pairs"]))
        pass_on(game, "demand")

    assert len(set(deals)) == 3


@pytest.mark.parametrize(("players", "hidden"), [(3, 2), (4, 1), (5, 0)])
def test_one_pair_lies_open_and_the_rest_is_known_to_nobody(players, hidden):  # INF-2
    game = Game(Setup(players=players), seed=1)

    pairs = game.position()["pairs"]
    assert [pair["up"] for pair in pairs] == [False] * players + [True] + [False] * hidden
    assert [pair["known"] for pair in pairs[players:]] == [list(range(players))] + [[]] * hidden
    for seat in (*range(players), None):
        assert pairs_seen(game, seat)[players] == (pairs[players]["company"], pairs[players]["forecast"])
        assert pairs_seen(game, seat)[players + 1 :] == [UNKNOWN] * hidden


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_company_has_exactly_one_forecast(players):  # INF-3
    for seed in SEEDS:
        pairs = Game(Setup(players=players), seed=seed).position()["pairs"]

        assert sorted(pair["company"] for pair in pairs) == sorted(COMPANIES)
        assert sorted(pair["forecast"] for pair in pairs) == sorted(["+4", "+2", "+1", "$$", "-2", "-3"])


def test_with_both_falls_known_every_other_stock_rises_or_pays():  # INF-3
    """An example of the base rulebook."""
    game = table(regular={0: {AMERICAN: 1}}, pairs={0: (EPIC, "-3"), 3: (COSMIC, "-2")})
    others = [company for company in COMPANIES if company not in (EPIC, COSMIC)]

    worlds = [game.view(0).resample(seed).position()["pairs"] for seed in SEEDS]
    pass_on(game, "supply")

    assert {pair["forecast"] for pairs in worlds for pair in pairs if pair["company"] in others} == set(FORECASTS[:4])
    assert (price(game, EPIC), price(game, COSMIC)) == (2, 3)
    assert all(price(game, company) >= 5 for company in others)
