"""Setup (SET)."""

import pytest

from kit.table import (
    BOOM,
    BUST,
    COMPANIES,
    EPIC,
    FEE1,
    FEE2,
    FEE3,
    asked,
    cash,
    deal,
    known,
    market_cards,
    pass_on,
    phase_of,
    play,
    price,
    regular,
    split,
    table,
    told,
)
from stockpile import CHANCE, Game, Setup

SEEDS = range(40)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players_can_sit_down(players):  # SET-1
    game = Game(Setup(players=players), seed=1)

    assert len(game.position()["cash"]) == players


@pytest.mark.parametrize("players", [0, 1, 6])
def test_any_other_number_of_players_is_refused(players):  # SET-1
    with pytest.raises(ValueError, match="players"):
        Setup(players=players)


def test_both_halves_of_a_portfolio_are_empty_but_for_the_starting_card():  # SET-1
    game = Game(Setup(players=4), seed=1)

    assert [sum(regular(game, seat).values()) for seat in range(4)] == [1, 1, 1, 1]
    assert [split(game, seat) for seat in range(4)] == [{}, {}, {}, {}]


@pytest.mark.parametrize(("players", "money"), [(2, 30), (3, 20), (4, 20), (5, 20)])
def test_everybody_starts_with_20_and_with_30_if_there_are_two(players, money):  # SET-2
    game = Game(Setup(players=players), seed=1)

    assert [cash(game, seat) for seat in range(players)] == [money] * players


def test_the_bank_never_runs_out():  # SET-2
    game = table(cash=9000, prices={EPIC: 10}, regular={0: {EPIC: 10}})

    play(game, *["sell epic"] * 10)

    assert cash(game, 0) == 9100


@pytest.mark.parametrize(("players", "rounds"), [(2, 6), (3, 7), (4, 6), (5, 5)])
def test_a_game_has_as_many_rounds_as_the_number_of_players_says(players, rounds):  # SET-3
    game = Game(Setup(players=players), seed=1)

    pass_on(game)

    assert [event["round"] for event in told(game, "round-ended")] == list(range(1, rounds + 1))


def test_six_companies_start_at_five():  # SET-4
    game = Game(Setup(players=3), seed=1)

    assert {company: price(game, company) for company in COMPANIES} == dict.fromkeys(COMPANIES, 5)
    assert list(game.position()["spaces"]) == list(COMPANIES)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_market_deck_has_60_stocks_12_fees_and_8_action_cards(players):  # SET-5, SET-6
    game = Game(Setup(players=players), seed=1)

    fees_and_actions = {FEE1: 4, FEE2: 4, FEE3: 4, BOOM: 4, BUST: 4}
    assert market_cards(game) == {**dict.fromkeys(COMPANIES, 10), **fees_and_actions}


def test_starting_cards_are_of_different_companies():  # SET-6
    games = [Game(Setup(players=5), seed=seed) for seed in SEEDS]

    for game in games:
        starts = [company for seat in range(5) for company in regular(game, seat)]
        assert len(set(starts)) == 5


def test_a_starting_card_can_be_of_any_company():  # SET-6
    games = [Game(Setup(players=2), seed=seed) for seed in SEEDS]

    assert {next(iter(regular(game, 0))) for game in games} == set(COMPANIES)


def test_only_its_owner_sees_a_starting_card():  # SET-6
    game = Game(Setup(players=3), seed=1)

    (card,) = regular(game, 0)
    assert game.view(0).to_dict()["regular"][0]["cards"] == {card: 1}
    assert known(game, 1, 0) == known(game, None, 0) == {}
    assert [event["card"] for event in told(game, "starting-card", seat=1)].count("?") == 2


def test_starting_cards_that_nobody_got_go_back_into_the_deck():  # SET-6
    game = Game(Setup(players=2, chance="asked", first=0))

    deal(game, "epic", "cosmic")

    deck = game.position()["deck"]
    assert [deck.count(company) for company in COMPANIES] == [9, 10, 10, 10, 10, 9]


@pytest.mark.parametrize(("players", "used"), [(2, 74), (3, 66), (4, 76), (5, 80)])
def test_a_whole_game_uses_cards_that_are_never_reshuffled(players, used):  # SET-6
    game = Game(Setup(players=players), seed=1)

    pass_on(game)

    assert 80 - len(game.position()["deck"]) == used


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_box_with_too_few_cards_is_refused(players):  # SET-6
    used = {2: 74, 3: 66, 4: 76, 5: 80}[players]

    Setup(players=players, fees=(0, 0, 0), busts=0, booms=used - 60)
    with pytest.raises(ValueError, match="SET-6"):
        Setup(players=players, fees=(0, 0, 0), busts=0, booms=used - 61)


def test_the_first_player_can_be_named():  # SET-7
    games = [Game(Setup(players=4, first=2), seed=seed) for seed in SEEDS]

    assert {game.position()["first"] for game in games} == {2}


def test_the_first_player_is_picked_at_random_by_the_seed():  # SET-7
    first = [Game(Setup(players=4), seed=seed).position()["first"] for seed in SEEDS]
    again = [Game(Setup(players=4), seed=seed).position()["first"] for seed in SEEDS]

    assert set(first) == {0, 1, 2, 3}
    assert first == again


def test_the_first_player_moves_first():  # SET-7
    game = Game(Setup(players=4, first=3), seed=1)

    assert asked(game) == (3, "place")


def test_before_round_one_come_first_player_then_cash_then_starting_cards():  # SET-8
    game = Game(Setup(players=3, chance="asked"))

    assert asked(game) == (CHANCE, "first")
    deal(game, "2")
    assert asked(game) == (CHANCE, "start")
    assert game.position()["first"] == 1
    assert [cash(game, seat) for seat in range(3)] == [20, 20, 20]
    deal(game, "epic", "cosmic")
    assert (asked(game), phase_of(game)) == ((CHANCE, "start"), "setup")
    deal(game, "leading")
    assert (asked(game), phase_of(game)) == ((CHANCE, "company"), "information")
