"""Small courtesies of the interface: any sort of integer, paths, all mistakes at once, texts for `help`."""

import enum
import inspect
import pydoc
from typing import Any, cast

import numpy as np
import pytest

import stockpile
from kit.effort import SEED
from kit.samples import Player
from stockpile import CHANCE, Game, IllegalAnswer, Record, Setup, View, playouts
from stockpile.engine.setup.modules import MODULES

SETUP = Setup(players=3, rounds=2)


class Seat(enum.IntEnum):
    """Numbers with names, as a caller may have them."""

    ADA = 0
    BOB = 1
    CLEO = 2


class Answer(enum.Enum):
    """Names that are no numbers."""

    FIRST = 1


@pytest.mark.parametrize(
    "sort", [np.int64, np.int8, np.uint16, np.array, lambda n: cast(Any, enum.IntEnum("N", {"one": n})).one]
)
def test_integers_of_numpy_and_enums_are_integers(sort):
    game, plain = Game(SETUP, seed=sort(7)), Game(SETUP, seed=7)
    question = plain.question
    assert question is not None

    game.answer(sort(question.answers[0]), seat=sort(question.seat))
    plain.answer(question.answers[0])

    assert game == plain
    assert game.view(sort(1)) == plain.view(1)
    assert game.events(sort(1), since=sort(3)) == plain.events(1, since=3)
    assert game.notation(sort(question.answers[0])) == plain.notation(question.answers[0])
    assert game.record(sort(1)) == plain.record(1)
    assert game.playout(seed=sort(5)).scores == plain.playout(seed=5).scores
    assert game.view(0).resample(sort(5)) == plain.view(0).resample(5)
    assert game.view(0).rollouts(sort(3)).scores == plain.view(0).rollouts(3).scores
    assert playouts(SETUP, sort(4), sort(9)).mean_scores == playouts(SETUP, 4, 9).mean_scores


def test_a_setup_of_numpy_numbers_is_the_same_setup():
    track: dict[str, Any] = {"spaces": (1, 2, 3), "start": 1, "reset": 1, "signs": (0, 0, 1)}
    given: dict[str, Any] = {
        "players": 2,
        "rounds": 2,
        "cash": 9,
        "first": 1,
        "meeples": 1,
        "bids": (0, 1, 3),
        "fees": (1, 0, 2),
    }
    strange: dict[str, Any] = {
        key: np.array(value) if isinstance(value, tuple) else np.int32(value) for key, value in given.items()
    }

    found = Setup(**strange, tracks={"epic": {**track, "spaces": np.array(track["spaces"]), "start": np.int8(1)}})

    assert found == Setup(**given, tracks={"epic": track})
    assert found.to_dict() == Setup(**given, tracks={"epic": track}).to_dict()
    assert all(
        type(value) in (int, str) for value in (*(found.bids or ()), *(found.fees or ()), found.players, found.rounds)
    )
    assert Setup.from_dict(found.to_dict()) == found
    assert Setup(players=2, modules=("investors",), investors={Seat.BOB: ["bill", "carlos"]}).investors == {
        1: ("bill", "carlos")
    }


@pytest.mark.parametrize("given", [True, 1.0, np.float64(25), np.bool_(True), None, Answer.FIRST, [3]])
def test_what_is_no_integer_is_still_refused(given: Any):
    game = Game(SETUP, seed=1)
    wrong: Any = "1"
    none: Any = []

    with pytest.raises(IllegalAnswer, match="no-such-answer"):
        game.answer(given)
    with pytest.raises(ValueError, match=r"rounds: a whole number is needed|tracks|not from"):
        Setup(players=2, rounds=given if given is not None else wrong)
    for work in (lambda: Game(SETUP, seed=none), lambda: game.events(0, since=given), lambda: game.view(wrong)):
        with pytest.raises(ValueError, match=r"seed|since|seat"):
            work()


def test_a_game_is_replayed_from_a_path(tmp_path):
    game, player = Game(SETUP, seed=SEED), Player(SEED)
    while question := game.question:
        game.answer(player.choose(question))
    path = tmp_path / "game.txt"
    game.record().save(path)

    assert Game.replay(path) == Game.replay(str(path)) == Game.replay(Record.load(path)) == game
    assert len(Game.replay(path, upto=np.int64(5)).answers()) == 5
    with pytest.raises(FileNotFoundError, match=r"none\.txt"):
        Game.replay(tmp_path / "none.txt")


def test_a_tiny_setup_tells_all_that_is_wrong_at_once():
    with pytest.raises(ValueError, match="pairs") as told:
        Setup(players=2, companies=("cosmic", "epic"), rounds=9)
    with pytest.raises(ValueError, match="players") as more:
        Setup(
            players=9,
            board="round",
            meeples=5,
            first=7,
            bids=(1, 2),
            starting_cards=cast(bool, 1),
            stocks=99,
            fees=(1,),
        )

    assert [problem.partition(":")[0] for problem in str(told.value).split("; ")] == ["pairs", "forecasts", "rounds"]
    assert [problem.partition(":")[0] for problem in str(more.value).split("; ")] == [
        "players", "board", "first", "starting_cards", "meeples", "stocks", "fees", "bids",
    ]  # fmt: skip


def test_one_mistake_is_told_alone_and_no_field_is_blamed_for_another():
    with pytest.raises(ValueError, match=r"^companies: 'acme' is none of cosmic, [a-z, ]*$"):
        Setup(players=2, companies=("acme",))


def test_help_and_signatures_read_well():
    text = pydoc.plain(pydoc.render_doc(Game))

    assert list(inspect.signature(Game).parameters) == ["setup", "seed"]
    assert list(inspect.signature(Game.answer).parameters) == ["self", "given", "seat"]
    assert list(inspect.signature(View.rollouts).parameters)[:3] == ["self", "worlds", "policies"]
    assert inspect.signature(playouts).parameters["games"].default == 1000
    assert "Gives an answer, as an id or in notation" in text
    assert "budget" in str(inspect.signature(stockpile.advise))
    assert "a time as text" in (stockpile.advise.__doc__ or "")


@pytest.mark.parametrize("sort", [Game, View])
def test_everything_public_has_a_docstring(sort):
    lacking = [
        name
        for name, value in inspect.getmembers(sort)
        if not name.startswith("_") and not isinstance(value, type) and not (value.__doc__ or "").strip()
    ]

    assert lacking in ([], ["setup"])  # a field of the compiled class


def chance_questions(setup, seed):
    """Every question of the chance seat in a game of random answers, with the state in which it is asked."""
    game, player = Game(setup), Player(seed)
    while question := game.question:
        if question.seat == CHANCE:
            yield game, question
        game.answer(player.choose(question))


def test_asked_chance_says_for_whom_it_draws():
    setup = Setup(players=3, chance="asked", modules=tuple(MODULES))
    seen = set()
    for game, question in chance_questions(setup, SEED):
        draw = question.draw
        after = game.clone()
        after.answer(question.answers[0])
        told = [event for event in after.events(None, since=game.event_count) if event["event"] in DRAWN]
        seen.add((question.ask, draw.into))

        assert 0 <= draw.number < draw.of
        assert question.to_dict()["draw"] == draw._asdict()
        if told:
            first = told[0]
            assert first.get("seat") == draw.seat or "seat" not in first
            assert all(first[key] == draw.place for key in ("pair", "pile", "die") if key in first)
    assert seen >= {
        ("first", "first"), ("start", "half"), ("market", "pile"), ("market", "hand"), ("company", "pair"),
        ("forecast", "pair"), ("die", "die"), ("commerce", "commerce"), ("investor", "investor"),
        ("strategy", "strategy"),
    }  # fmt: skip


DRAWN = (
    "opened", "dealt", "pair-dealt", "starting-card", "rolled", "commerce-drawn", "investor-dealt", "strategy-dealt",
)  # fmt: skip


def test_draws_of_a_sort_are_counted_to_their_end():
    numbers = [
        (question.draw.number, question.draw.of, question.draw.seat)
        for _, question in chance_questions(Setup(players=2, chance="asked", rounds=1, first=1), SEED)
        if question.draw.into == "hand"
    ]

    assert [number for number, _, _ in numbers] == [0, 1, 2, 3] * 2
    assert {of for _, of, _ in numbers} == {4}
    assert [seat for _, _, seat in numbers] == [1, 1, 0, 0] * 2


def test_seats_that_are_asked_draw_nothing():
    question = Game(SETUP, seed=1).question

    assert question is not None
    assert question.draw is None
    assert set(question.to_dict()) == {"seat", "ask", "answers"}
