"""The round (RND)."""

import pytest

from kit.table import (
    AMERICAN,
    BOOM,
    COMPANIES,
    COSMIC,
    EPIC,
    FORECASTS,
    LEADING,
    answers,
    asked,
    cash,
    pass_on,
    phase_of,
    play,
    table,
    told,
)
from stockpile import Game, IllegalAnswer, Setup


def test_turns_go_clockwise_from_the_first_player():  # RND-1
    game = table(players=4, first=2, regular={seat: {EPIC: 1} for seat in range(4)})

    seats = []
    while asked(game)[1] == "sell":
        seats.append(asked(game)[0])
        play(game, "done")

    assert seats == [2, 3, 0, 1]


def test_the_order_is_the_same_in_every_phase_of_the_round():  # RND-1
    cards = {seat: {EPIC: 1} for seat in range(3)}
    piles = {seat: [BOOM] for seat in range(3)}
    hands = {seat: [COSMIC, COSMIC] for seat in range(3)}
    game = table(first=1, phase="supply", regular=cards, piles=piles, hands=hands, pairs={0: (LEADING, "$$")})

    seats: dict[str, list[int]] = {}
    while phase_of(game) != "supply" or game.position()["round"] == 1:
        seat, ask = asked(game)
        seats.setdefault(ask, []).append(seat)
        play(game, answers(game)[-1 if ask == "sell" else 0])

    assert [list(dict.fromkeys(row)) for row in seats.values()] == [[1, 2, 0]] * 5


def test_a_seat_that_is_not_asked_may_not_answer():  # RND-1
    game = table(first=1, regular={0: {EPIC: 1}, 1: {EPIC: 1}})

    with pytest.raises(IllegalAnswer, match="RND-1"):
        game.answer("done", seat=0)


def test_the_phases_of_a_round_come_in_their_order():  # RND-2
    game = Game(Setup(players=3, rounds=1), seed=1)

    pass_on(game)

    assert [event["stage"] for event in told(game, "stage-began")] == [
        "information",
        "supply",
        "demand",
        "paying",
        "action",
        "selling",
        "movement",
        "round-end",
        "game-end",
        "over",
    ]


@pytest.mark.parametrize(("first", "following"), [(0, 1), (1, 2), (2, 0)])
def test_after_the_round_the_token_passes_one_seat_clockwise(first, following):  # RND-3
    game = table(first=first, regular={0: {EPIC: 1}})

    pass_on(game, "supply")

    assert game.position()["first"] == following
    assert asked(game) == (following, "place")


def test_the_end_of_a_round_still_runs_in_the_old_order():  # RND-3
    game = table(first=2, regular={seat: {EPIC: 1} for seat in range(3)}, pairs={3: (AMERICAN, "$$")})

    pass_on(game, "supply")

    assert [event["seat"] for event in told(game, "claimed")] == [2, 0, 1]


def test_after_the_last_round_the_game_ends():  # RND-4
    game = table(in_round=7, regular={0: {EPIC: 1}}, seen={0: {EPIC: 1}})

    play(game, "done")

    assert game.over
    assert game.question is None


def test_before_the_last_round_the_game_goes_on():  # RND-4
    game = table(in_round=6, regular={0: {EPIC: 1}}, seen={0: {EPIC: 1}})

    play(game, "done")

    assert not game.over
    assert game.position()["round"] == 7


def test_cards_left_in_the_deck_are_not_used():  # RND-4
    game = table(in_round=7, regular={0: {EPIC: 1}}, seen={0: {EPIC: 1}})
    deck = game.position()["deck"]

    play(game, "done")

    assert game.position()["deck"] == deck
    assert cash(game, 0) == 20 + 10 + 2


def test_nobody_is_asked_when_the_game_is_over():  # RND-4
    game = table(in_round=7, phase="game-end")

    with pytest.raises(IllegalAnswer, match="RND-4"):
        game.answer("done")


def test_forecast_cards_go_back_and_are_dealt_anew():  # RND-5
    later = list(zip(reversed(COMPANIES), FORECASTS, strict=True))
    game = table(regular={0: {EPIC: 1}}, coming={2: later})

    pass_on(game, "supply")

    pairs = game.position()["pairs"]
    assert [(pair["company"], pair["forecast"]) for pair in pairs] == later
    assert [pair["up"] for pair in pairs] == [False, False, False, True, False, False]
    assert [pair["known"] for pair in pairs] == [[0], [1], [2], [0, 1, 2], [], []]


def test_the_last_round_ends_like_any_other_before_the_game_does():  # RND-5
    game = table(in_round=7, regular={0: {EPIC: 1}}, seen={0: {EPIC: 1}})

    play(game, "done")

    assert [event["event"] for event in told(game, "pair-shown", "round-ended", "majority", "game-ended")] == [
        *["pair-shown"] * 6,
        "round-ended",
        "majority",
        "game-ended",
    ]
    assert game.position()["first"] == 0
