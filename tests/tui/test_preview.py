"""What an answer is said to do is what it does, and nothing that the seat cannot know."""

from random import Random

from kit.effort import EFFORT, SEED
from stockpile import Game, Setup
from stockpile.engine.setup.modules import MODULES
from stockpile.text.seating import Seating
from stockpile.text.words import Words
from stockpile.tui.menu import menu
from stockpile.tui.preview import preview

WORDS = Words("en")
NAMES = ("Ada", "Bruno", "Chloé", "Davi")


def test_the_money_that_is_promised_is_the_money_that_comes():
    for number in range(EFFORT):
        setup = Setup(players=3, rounds=2, board=("standard", "advanced")[number % 2], modules=tuple(MODULES))
        game, choose = Game(setup, seed=SEED + number), Random(SEED)
        while (question := game.question) is not None:
            given = choose.choice(question.answers)
            seat, before = question.seat, game.view(question.seat).to_dict()["cash"][question.seat]
            told = preview(WORDS, Seating(NAMES, seat), game.view(seat), given)
            game.answer(given)
            if question.ask in ("sell", "claim", "bonds"):
                after = game.events(seat)[-1]
                assert after["event"]
                cash = [line for line in told if line.startswith("Your cash")]
                if cash and question.ask != "claim":
                    now = game.view(seat).to_dict()["cash"][seat]
                    assert cash == [f"Your cash: {WORDS.money(before)} → {WORDS.money(now)}."]


def test_a_preview_is_alike_in_worlds_that_the_seat_cannot_tell_apart():
    setup = Setup(players=3, rounds=1, modules=tuple(MODULES))
    game, choose = Game(setup, seed=SEED), Random(SEED)
    while (question := game.question) is not None:
        view = game.view(question.seat)
        twin = view.resample(seed=99).view(question.seat)
        given = choose.choice(question.answers)
        seating = Seating(NAMES, question.seat)
        assert preview(WORDS, seating, view, given) == preview(WORDS, seating, twin, given)
        game.answer(given)


def test_every_answer_is_in_the_menu_once_and_no_list_needs_more_than_nine_keys():
    for players, modules in ((2, ()), (3, ()), (5, ()), (2, MODULES), (5, MODULES)):
        setup = Setup(players=players, rounds=2, modules=tuple(modules))
        game, choose = Game(setup, seed=SEED), Random(SEED)
        while (question := game.question) is not None:
            seating = Seating((*NAMES, "Emma"), question.seat)
            lines = menu(WORDS, seating, game.view(question.seat), question)
            assert sorted(answer for line in lines for answer in line.answers) == sorted(question.answers)
            assert longest(lines) <= 9
            game.answer(choose.choice(question.answers))


def longest(lines):
    """How many lines the longest list has."""
    return max(len(lines), *(longest(line.below) for line in lines if line.below), 0)
