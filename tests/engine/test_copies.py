"""Games, views, setups and records are values: they copy, compare, pickle and go through JSON without loss."""

import copy
import json
import pickle

import pytest

from kit.effort import share
from kit.samples import SETUPS, Player, begin, games, observers, played, questions, stopped
from stockpile import CHANCE, Game, Question, Record, Setup, View
from stockpile.engine import flat


@pytest.mark.parametrize("name", share(SETUPS, __name__))
def test_answering_a_clone_leaves_the_game_as_it_was(name):
    setup = SETUPS[name]
    for seed in games(3):
        game = begin(setup, seed)
        for number, question in enumerate(questions(game, seed)):
            before, asked = game.hash(), game.question
            clone = game.clone()
            clone.answer(question.answers[(seed + number) % len(question.answers)], seat=question.seat)
            assert clone.hash() != before
            assert game.hash() == before
            assert game.question == asked


@pytest.mark.parametrize("name", share(SETUPS, __name__))
def test_clones_that_part_keep_their_own_answers_and_events(name):
    setup = SETUPS[name]
    seed = games(1)[0]
    game = stopped(setup, seed, 9)
    one, two = game.clone(), game.clone()
    assert game.question is not None

    one.answer(game.question.answers[0])
    two.answer(game.question.answers[-1])
    for clone, style in ((one, "anything"), (two, "holds")):
        for _ in questions(clone, seed, style):
            pass

    for clone in (one, two):
        again = Game.replay(clone.record()) if setup.chance == "asked" else Game(setup, seed=seed)
        for asked, given in clone.answers()[len(again.answers()) :]:
            again.answer(given, seat=asked)
        assert again.hash() == clone.hash()
        assert again.all_lines() == clone.all_lines()
    assert len(game.answers()) == 9


@pytest.mark.parametrize("name", share(SETUPS, __name__))
def test_a_position_goes_through_json_and_back(name):
    setup = SETUPS[name]
    for seed in games(1):
        game = begin(setup, seed)
        for number, _ in enumerate(questions(game, seed)):
            if number % 3 != seed % 3:
                continue
            written = json.loads(json.dumps(game.position()))
            again = Game.from_position(written)
            assert again.hash() == game.hash()
            assert again == game
            assert again.position() == written
            assert again.question == game.question
        assert Game.from_position(json.loads(json.dumps(game.position()))) == game


@pytest.mark.parametrize("name", share(SETUPS, __name__))
def test_a_game_plays_on_from_its_position_as_it_would_have_without(name):
    setup = SETUPS[name]
    for seed in games(3):
        game = stopped(setup, seed, 20 + seed % 60)
        since = game.event_count
        again = Game.from_position(json.loads(json.dumps(game.position())))

        one, two = Player(seed), Player(seed)
        while question := game.question:
            assert again.question == question
            game.answer(one.choose(question))
            again.answer(two.choose(question))
            assert again.hash() == game.hash()

        assert again.result == game.result
        assert again.event_lines(0, since) == game.event_lines(0, since)


@pytest.mark.parametrize("name", share(SETUPS, __name__))
def test_games_pickle_and_copy_to_equals_that_play_on(name):
    setup = SETUPS[name]
    seed = games(1)[0]
    for answers in (0, 7, 40, 10_000):
        game = stopped(setup, seed, answers)
        for other in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game), copy.copy(game)):  # noqa: S301
            assert other == game
            assert other.hash() == game.hash()
            assert other.question == game.question
            assert other.answers() == game.answers()
            if answers == 40:
                assert other.event_lines(None) == game.event_lines(None)
            if game.question is not None:
                other.answer(game.question.answers[-1])
                assert other != game


@pytest.mark.parametrize("name", share(SETUPS, __name__))
def test_views_pickle_copy_and_go_through_json_to_equals(name):
    setup = SETUPS[name]
    for seed in games(1):
        game = begin(setup, seed)
        for number, _ in enumerate(questions(game, seed)):
            if number % 16:
                continue
            for seat in observers(setup):
                view = game.view(seat)
                written = json.dumps(view.to_dict())
                assert View.from_dict(json.loads(written)) == view
                assert View.from_dict(json.loads(written)).to_dict() == view.to_dict()
                assert pickle.loads(pickle.dumps(view)) == view  # noqa: S301
                assert copy.deepcopy(view) == view == copy.copy(view)
                assert json.loads(view.to_json()) == view.to_dict()
                assert view.question == next((one for one in game.questions if one.seat == seat), None)
                assert view.seat == seat
                assert view.events == game.event_count


def test_views_of_other_seats_and_other_moments_are_not_equal():
    game = begin(Setup(players=3), 4)
    assert game.question is not None
    before = game.view(0)

    game.answer(game.question.answers[0])

    assert game.view(0) != before
    assert game.view(0) != game.view(1)
    assert game.view(None) != game.view(0)


@pytest.mark.parametrize("name", share(SETUPS, __name__))
def test_setups_pickle_copy_and_go_through_json_to_equals(name):
    setup = SETUPS[name]

    written = json.loads(json.dumps(setup.to_dict()))

    assert Setup.from_dict(written) == setup
    assert Setup.from_dict(written).to_dict() == setup.to_dict()
    assert pickle.loads(pickle.dumps(setup)) == setup == copy.deepcopy(setup)  # noqa: S301
    assert hash(Setup.from_dict(written)) == hash(setup)
    assert len({json.dumps(other.to_dict()) for other in SETUPS.values()}) == len(SETUPS)


@pytest.mark.parametrize("name", share(SETUPS, __name__))
def test_records_pickle_copy_and_compare_equal(name):
    record = played(SETUPS[name], games(1)[0]).record()

    assert pickle.loads(pickle.dumps(record)) == record == copy.deepcopy(record)  # noqa: S301
    assert Record.from_text(record.to_text()) == record


def test_games_of_other_setups_seeds_or_answers_are_not_equal():
    game = Game(Setup(players=3), seed=1)

    assert game == Game(Setup(players=3), seed=1)
    assert game != Game(Setup(players=3), seed=2)
    assert game != Game(Setup(players=3, board="advanced"), seed=1)
    assert game != "game"


def test_questions_are_equal_if_seat_ask_answers_and_draw_are():
    asked = Question(1, "sell", [1, 2])
    others = [Question(2, "sell", [1, 2]), Question(1, "bid", [1, 2]), Question(1, "sell", [1])]
    drawn = [Game(Setup(players=players, chance="asked")).question for players in (2, 2, 3)]

    assert asked == Question(1, "sell", [1, 2])
    assert all(asked != other for other in (*others, "sell", None))
    assert drawn[0] == drawn[1] != drawn[2]


def test_what_changes_cannot_be_a_key():
    game = Game(Setup(players=2), seed=1)

    for thing in (game, game.view(0), game.record(), game.question):
        with pytest.raises(TypeError):
            hash(thing)


def test_the_answers_of_a_game_name_their_seats():
    game = stopped(SETUPS["chance asked, 3 players"], 3, 60)

    answers = game.answers()

    assert {seat for seat, _ in answers} == {CHANCE, 0, 1, 2}


@pytest.mark.parametrize(
    ("numbers", "depth", "end"),
    [([0, 127], 1, 3), ([[1, 2], [3, 4]], 2, 5), ([0, -1], 1, -1), ([128], 1, -1), ([[1], [-1]], 2, -1)],
)
def test_small_numbers_are_written_as_bytes_and_others_are_not(numbers, depth, end):
    assert flat.put_small(bytearray(8), 1, numbers, depth) == end
