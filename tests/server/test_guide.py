"""The guided first game: what it says comes true, whatever the player answers."""

from random import Random
from typing import Any

import pytest

from kit.effort import SEED
from stockpile import Setup
from stockpile.bots import make
from stockpile.engine.game import Game
from stockpile.server import guide
from stockpile.server.catalog import named_catalog
from stockpile.server.presets import BY_KEY
from stockpile.text.words import LANGUAGES

GUIDED = BY_KEY["guided"]
SETUP = Setup(players=4, rounds=guide.ROUNDS, first=0)


def choices(how: str):
    """How the player answers."""
    draw = Random(f"{SEED}{how}")
    if how == "first":
        return lambda _view, question: question.answers[0]
    if how == "last":
        return lambda _view, question: question.answers[-1]
    if how in ("novice", "trader"):
        return make(how, SETUP, 0, SEED).answer
    return lambda _view, question: draw.choice(question.answers)


def guided(how: str) -> Game:
    """A guided game with its bots as the server seats them."""
    game = Game(SETUP, seed=GUIDED.seed)
    bots = [make(guide.BOT, SETUP, seat, guide.SEED) for seat in range(4)]
    answer = choices(how)
    while not game.over:
        asked = game.questions[0]
        view = game.view(asked.seat)
        given = answer(view, asked) if asked.seat == 0 else bots[asked.seat].answer(view, asked)
        game.answer(given, seat=asked.seat)
    return game


def by_round(game: Game) -> list[list[dict[str, Any]]]:
    """The events of each round."""
    rounds: list[list[dict[str, Any]]] = [[]]
    for event in game.events(None):
        rounds[-1].append(event)
        if event["event"] == "round-ended":
            rounds.append([])
    return rounds


def test_the_steps_go_from_the_first_round_to_the_end_of_the_last():
    rounds = [step.round for step in guide.STEPS]

    assert rounds == sorted(rounds) and {*rounds} == {*range(1, guide.ROUNDS + 1)}
    assert [step.phase for step in guide.STEPS][-1] == "game-end"


@pytest.mark.parametrize("how", ["first", "last", "novice", "trader", *(f"random {n}" for n in range(30))])
def test_every_step_comes_true_whatever_the_player_answers(how):
    first, second, *_ = by_round(guided(how))

    shown = [{e["company"]: e["forecast"] for e in events if e["event"] == "pair-shown"} for events in (first, second)]
    assert shown[0][guide.TIP] == "+4"
    assert any(e["event"] == "dividend" and e["company"] == guide.DIVIDEND for e in first)
    assert any(e["event"] == "action-played" and e["card"] == "boom" for e in first)
    assert any(e["event"] == "split" and e["company"] == guide.TIP for e in (*first, *second))
    assert all(any(e["event"] == "dividend" for e in events) for events in (first, second))
    assert not any(e["event"] == "bankrupt" for e in (*first, *second))


def test_the_player_begins_with_the_tip_the_fee_and_the_share_that_are_spoken_of():
    view = Game(SETUP, seed=GUIDED.seed).view(0).to_dict()

    assert (view["pairs"][0]["company"], view["pairs"][0]["forecast"]) == (guide.TIP, "+4")
    assert view["regular"][0]["start"] == guide.DIVIDEND
    assert any(card.startswith("fee") for card in view["hands"][0])
    assert guide.TIP in [card["card"] for pile in view["piles"] for card in pile]
    assert view["question"] == {"seats": [0], "ask": "place"}
    assert view["cash"][0] == guide.CASH
    shown = next(pair for pair in view["pairs"] if pair["up"])
    assert (shown["company"], shown["forecast"]) == guide.OPEN


def test_steps_go_through_all_phases_in_order():
    places = [(step.round, step.phase) for step in guide.STEPS]

    assert places == sorted(places, key=lambda place: (place[0], guide_phases().index(place[1])))
    assert {"supply", "demand", "action", "selling", "movement", "game-end"} <= {phase for _, phase in places}


def guide_phases() -> list[str]:
    """The phases of a round as they follow on each other."""
    return ["", "information", "supply", "demand", "action", "selling", "movement", "game-end", "over"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_words(language):
    preset = next(one for one in named_catalog(language)["presets"] if one["key"] == "guided")

    assert [bool(step["words"] and step["title"]) for step in preset["guide"]["steps"]] == [True] * len(guide.STEPS)
    assert not any("{" in step["words"] for step in preset["guide"]["steps"])
