"""Events: numbered alike for every seat, true where they tell, and enough to keep a picture by assignment."""

import json

import pytest

from kit.effort import share
from kit.fold import fold
from kit.samples import SETUPS, begin, games, observers, played, questions


@pytest.mark.parametrize("name", share(SETUPS, __name__))
def test_folding_a_seats_events_over_its_first_view_gives_its_present_view(name):
    setup = SETUPS[name]
    for seed in games(1):
        game = begin(setup, seed)
        pictures = {seat: game.view(seat).to_dict() for seat in observers(setup)}
        for number, _ in enumerate(questions(game, seed)):
            if number % 7:
                continue
            for seat in pictures:
                pictures[seat] = fold(pictures[seat], game.events(seat, since=pictures[seat]["events"]))
                assert pictures[seat] == game.view(seat).to_dict()
        for seat in pictures:
            assert fold(pictures[seat], game.events(seat, pictures[seat]["events"])) == game.view(seat).to_dict()


@pytest.mark.parametrize("name", share(SETUPS, __name__))
def test_every_seat_gets_the_same_events_and_secrets_are_left_out_not_changed(name):
    setup = SETUPS[name]
    for seed in games(1):
        game = played(setup, seed)
        truth = [json.loads(line) for line in game.all_lines()]

        for seat in observers(setup):
            told = game.events(seat)
            assert [event["n"] for event in told] == list(range(1, game.event_count + 1))
            for event, true in zip(told, truth, strict=True):
                facts = {key: value for key, value in event.items() if key != "set"}
                assert facts.keys() == true.keys() - {"set"}
                assert all(value in ("?", true[key]) for key, value in facts.items())


@pytest.mark.parametrize("name", share(SETUPS, __name__))
def test_events_since_a_number_are_those_after_it(name):
    setup = SETUPS[name]
    game = played(setup, games(1)[0])
    every = game.events(0)

    for since in (0, 1, 17, game.event_count - 1, game.event_count, game.event_count + 5):
        assert game.events(0, since) == every[since:]
    assert [json.loads(line) for line in game.event_lines(0, 17)] == every[17:]


def test_asking_for_events_early_or_late_makes_no_difference():
    setup = SETUPS["3 players, advanced board"]
    seed = games(1)[0]
    early, late = begin(setup, seed), begin(setup, seed)

    for _ in questions(early, seed):
        early.events(1, early.event_count - 1)
    for _ in questions(late, seed):
        pass

    assert early.event_lines(1) == late.event_lines(1)
    assert early == late


def test_events_asked_of_a_clone_do_not_disturb_the_game():
    setup = SETUPS["4 players, standard board"]
    seed = games(1)[0]
    game = begin(setup, seed)
    for number, question in enumerate(questions(game, seed)):
        if number % 30 == 0:
            clone = game.clone()
            clone.answer(question.answers[-1])
            clone.events(2)
            assert clone.event_count == len(clone.events(2))

    assert game.event_lines(2) == played(setup, seed).event_lines(2)


def test_observers_who_come_one_after_the_other_are_told_what_those_who_came_alone_are():
    setup = SETUPS["4 players, standard board"]
    seed = games(1)[0]
    alone = {seat: played(setup, seed).event_lines(seat) for seat in observers(setup)}
    game, waiting, here = begin(setup, seed), observers(setup), []
    for number, _ in enumerate(questions(game, seed)):
        if number % 11 == 0 and waiting:
            here.append(waiting.pop(0))
        for seat in here:
            assert game.event_lines(seat) == alone[seat][: game.event_count]

    assert not waiting
    assert {seat: game.event_lines(seat) for seat in here} == alone


def test_games_that_part_after_their_events_were_asked_for_each_tell_their_own():
    setup = SETUPS["4 players, standard board"]
    seed = games(1)[0]
    game, partings = begin(setup, seed), 0
    for number, question in enumerate(questions(game, seed)):
        if number % 25 or question.forced:
            continue
        before, wrong, partings = game.clone(), game.clone(), partings + 1
        told = {seat: before.event_lines(seat) for seat in observers(setup)}
        wrong.answer(question.answers[-1])
        wrong.event_lines(0)  # the tape that they share has gone too far for `other`
        other = before.clone()
        other.answer(question.answers[0])
        straight = begin(setup, seed)
        for author, given in other.answers():
            straight.answer(given, author)
        for seat, lines in told.items():
            assert before.event_lines(seat) == lines
            assert other.event_lines(seat) == straight.event_lines(seat)
            assert other.event_lines(seat)[: len(lines)] == lines
            assert [other.has_told(seat, since) for since in range(0, len(lines), 9)] == [
                straight.has_told(seat, since) for since in range(0, len(lines), 9)
            ]

    assert partings > 2


def tape_of(game):
    assert game._history.tape is not None
    return game._history.tape


def test_what_is_tried_on_a_fork_is_told_as_to_a_clone_and_leaves_the_games_tape_alone():
    setup = SETUPS["4 players, standard board"]
    seed = games(1)[0]
    game, tried = begin(setup, seed), 0
    for number, question in enumerate(questions(game, seed)):
        for seat in observers(setup):
            game.event_lines(seat, game.event_count)
        if number % 9 or question.forced:
            continue
        fork, twin, tried = game.fork(), game.clone().fork(), tried + 1
        fork.answer(question.answers[-1])
        straight = begin(setup, seed)
        for author, given in fork.answers():
            straight.answer(given, author)
        for seat in observers(setup):
            assert fork.event_lines(seat, game.event_count) == straight.event_lines(seat, game.event_count)
            assert fork.has_told(seat, game.event_count) == straight.has_told(seat, game.event_count)
            assert fork.event_lines(seat) == straight.event_lines(seat)
        assert fork == straight
        assert twin == game
        tape = tape_of(game)
        assert (tape.skipped, len(tape.tracks)) == (0, len(observers(setup)))

    assert tried > 5
    assert game.event_lines(0) == played(setup, seed).event_lines(0)


def test_a_game_that_is_taken_back_goes_on_without_telling_everything_again():
    setup = SETUPS["4 players, standard board"]
    seed = games(1)[0]
    game = begin(setup, seed)
    for number, question in enumerate(questions(game, seed)):
        game.event_lines(0, game.event_count)
        if number > 40 and not question.forced:
            break
    before, since = game.clone(), game.event_count

    game.answer(question.answers[-1])
    game.event_lines(0, since)
    before.answer(question.answers[0])
    before.event_lines(0, since)

    assert tape_of(before).skipped > 40
    straight = begin(setup, seed)
    for author, given in before.answers():
        straight.answer(given, author)
    assert before.event_lines(0, since) == straight.event_lines(0, since)
    assert before.event_lines(1) == straight.event_lines(1)


@pytest.mark.parametrize("name", share(SETUPS, __name__))
def test_has_told_is_whether_any_cell_but_progress_and_question_was_set(name):
    setup = SETUPS[name]
    seed = games(1)[0]
    game, found = begin(setup, seed), set()
    since = game.event_count
    for _ in questions(game, seed):
        for seat in observers(setup):
            cells = {cell for event in game.events(seat, since) for cell in event["set"]}
            assert game.has_told(seat, since) == bool(cells - {"progress", "question"})
            found.add(game.has_told(seat, since))
        since = game.event_count

    assert True in found
    assert not game.has_told(None, game.event_count)


@pytest.mark.parametrize("name", share(SETUPS, __name__))
def test_a_part_of_a_view_is_what_the_whole_says(name):
    setup = SETUPS[name]
    paths = ("question", "cash", "market", "piles", "progress", "opening", "bonds")
    game = begin(setup, 3)

    for number, _ in enumerate(questions(game, 3)):
        if number % 7:
            continue
        for seat in observers(setup):
            view = game.view(seat)
            whole = view.to_dict()
            assert json.loads(view.part_bytes(paths)) == {key: whole[key] for key in ("events", *paths) if key in whole}
