"""Answers: which are taken, which are refused and with which rule, and their notation."""

from collections.abc import Iterator
from typing import Any

import pytest

from kit.effort import share
from kit.samples import IS_PURE, SETUPS, begin, games, questions, stopped
from stockpile import ACTIONS, CHANCE, Game, IllegalAnswer, Refusal, Setup
from stockpile.text import rulebook

RULES = rulebook.rules()
NO_ANSWERS: list[Any] = [
    -1, len(ACTIONS), 10**30, -(10**30), None, True, False, 1.0, 1.5, b"done", [], {}, (1,), object,
    "", " ", "?", "up", "up epic", "up epic>", "up epic>0", "up epic>6", "up epic>1>1", "up gold>1", "down ?>1", "bid",
    "bid 1", "bid 0@0", "bid 6@0", "bid 1@2", "bid -1@0", "bid 1@s0", "bid 1@", "sell", "sell fee1", "sell-split",
    "claim", "claim -1", "claim 21", "claim x", "done done", "DONE", "boom", "boom boom", "start fee1", "first 0",
    "first 6", "deal ?", "forecast 0", "forecast +5", "company fee1", "200", "\x00", "bid 1@1\x00", "é" * 1000,
    f"bid {'1' * 5000}@1", "bid ١@1", "bid 1@١",
]  # fmt: skip


def moments(setup: Setup, seed: int, every: int) -> Iterator[Game]:
    """A game at every so many questions, fewer of them uncompiled."""
    game = begin(setup, seed)
    every *= 4 if IS_PURE else 1
    for number, _ in enumerate(questions(game, seed)):
        if number % every == seed % every:
            yield game


@pytest.mark.parametrize("name", share(SETUPS, __name__))
def test_a_refusal_is_none_exactly_for_the_legal_answers_of_the_whole_table(name):
    setup = SETUPS[name]
    for seed in games(1):
        for game in moments(setup, seed, 127):
            assert game.question is not None
            before = game.hash()
            allowed = [given for given in range(len(ACTIONS)) if game.refusal(given) is None]
            assert allowed == sorted(game.question.answers)
            assert game.hash() == before


@pytest.mark.parametrize("name", share(SETUPS, __name__))
def test_every_other_answer_of_the_table_is_refused_with_a_rule_and_changes_nothing(name):
    setup = SETUPS[name]
    for seed in games(1):
        for game in moments(setup, seed, 257):
            assert game.question is not None
            before, count = game.hash(), game.event_count
            for given in set(range(len(ACTIONS))) - set(game.question.answers):
                with pytest.raises(IllegalAnswer) as caught:
                    game.answer(given)
                assert caught.value.rule in RULES
                assert caught.value.refusal == game.refusal(given) == game.refusal(game.notation(given))
            assert (game.hash(), game.event_count) == (before, count)


@pytest.mark.parametrize("given", NO_ANSWERS, ids=lambda given: repr(given)[:30])
def test_what_is_no_answer_at_all_is_refused_with_a_rule_and_changes_nothing(given):
    game = stopped(Setup(players=4), 5, 30)
    before = game.hash()

    with pytest.raises(IllegalAnswer) as caught:
        game.answer(given)

    assert caught.value.rule in RULES
    assert caught.value.key == "no-such-answer"
    assert game.refusal(given) == caught.value.refusal
    assert game.hash() == before
    assert len(str(caught.value)) < 200
    with pytest.raises(IllegalAnswer):
        game.notation(given)
    with pytest.raises(IllegalAnswer):
        game.parse(given)


@pytest.mark.parametrize("name", share(SETUPS, __name__))
def test_notation_reads_back_for_every_action_of_the_table(name):
    game = begin(SETUPS[name], 1)

    texts = [game.notation(action.id) for action in ACTIONS]

    assert [game.parse(text) for text in texts] == list(range(len(ACTIONS)))
    assert len(set(texts)) == len(texts)
    assert all(text == text.strip().lower() and text.isascii() for text in texts)


def test_notation_reads_as_players_write_it():
    game = Game(Setup(players=5), seed=1)
    texts = [
        "up epic>3", "down fee2>1", "bid 2@10", "boom epic", "bust epic", "sell epic", "sell-split epic",
        "sell-half epic", "claim 2", "done", "first 2", "start leading", "deal bust", "company cosmic", "forecast $$",
    ]  # fmt: skip

    assert [game.notation(game.parse(text)) for text in texts] == texts
    assert game.parse("  bid   2@10 ") == game.parse("bid 2@10")


def test_a_bid_is_written_with_the_value_of_the_setups_own_track():
    game = Game(Setup(players=3, bids=(0, 2, 7)), seed=1)

    assert game.notation(game.parse("bid 2@7")) == "bid 2@7"
    with pytest.raises(IllegalAnswer):
        game.parse("bid 2@10")


@pytest.mark.parametrize("name", share(SETUPS, __name__))
def test_an_answer_in_notation_is_the_same_as_its_number(name):
    setup = SETUPS[name]
    for seed in games(2):
        by_number, by_text = begin(setup, seed), begin(setup, seed)
        for question in questions(by_number, seed):
            given = question.answers[seed % len(question.answers)]
            fork = by_number.clone()
            fork.answer(given, seat=question.seat)
            by_text = by_number.clone()
            by_text.answer(by_number.notation(given), seat=question.seat)
            assert by_text == fork


@pytest.mark.parametrize("name", share(SETUPS, __name__))
def test_a_seat_that_is_not_asked_is_refused_and_changes_nothing(name):  # RND-1
    setup = SETUPS[name]
    for seed in games(1):
        for game in moments(setup, seed, 17):
            assert game.question is not None
            before = game.hash()
            given = game.question.answers[0]
            others = [
                *range(-3, setup.players + 3),
                *(game.question.seat + turn for turn in (8, 16, 32, 64, 256, 2**32)),
            ]
            for seat in set(others) - {one.seat for one in game.questions}:
                assert game.refusal(given, seat=seat) == Refusal("RND-1", "not-your-turn", seat=seat)
                with pytest.raises(IllegalAnswer) as caught:
                    game.answer(given, seat=seat)
                assert caught.value.key == "not-your-turn"
                with pytest.raises(IllegalAnswer):
                    game.answer(game.notation(given), seat=seat)
            assert game.hash() == before
            assert game.refusal(given, seat=game.question.seat) is None


@pytest.mark.parametrize("seat", ["0", 0.0, b"0", [], True, 10**30, -(10**30)], ids=repr)
def test_a_seat_that_is_no_seat_is_refused_and_changes_nothing(seat):  # RND-1
    game = Game(Setup(players=3, first=1), seed=1)
    assert game.question is not None
    before = game.hash()

    with pytest.raises(IllegalAnswer) as caught:
        game.answer(game.question.answers[0], seat=seat)

    assert caught.value.rule == "RND-1"
    assert game.hash() == before


def test_nothing_can_be_answered_when_the_game_is_over():  # RND-4
    game = stopped(Setup(players=3), 2, 10_000)
    before = game.hash()

    answers: list[Any] = [0, "done", -1, None]
    for given in answers:
        with pytest.raises(IllegalAnswer, match="RND-4"):
            game.answer(given)
    with pytest.raises(IllegalAnswer):
        game.answer(0, seat=CHANCE)

    assert game.hash() == before


def test_a_refusal_is_plain_data():
    game = Game(Setup(players=3), seed=1)

    refused = game.refusal("bid 1@0")

    assert refused is not None
    assert refused.to_dict() == {"rule": refused.rule, "key": refused.key, "args": refused.args}


@pytest.mark.parametrize("seat", [-1, 3, 5, "0", True, 1.0], ids=repr)
def test_a_view_of_a_seat_that_is_not_at_the_table_is_an_error_that_names_it(seat):
    game = Game(Setup(players=3), seed=1)

    for read in (game.view, game.events, game.event_lines):
        with pytest.raises(ValueError, match="seat"):
            read(seat)
