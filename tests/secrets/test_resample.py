"""Resampling: a lawful game that agrees with all that a seat knows, and takes nothing from the truth."""

import json
import random

import pytest

from kit import deals
from kit.effort import share
from kit.moments import chooser_of, moments, scaled
from kit.samples import BASE, WITH_SECRETS, begin, observers
from stockpile import Game, Setup, View

SETTING_UP = ("first", "start", "company", "investor", "strategy", "choose-investor", "drop-strategy", "investor-bid")


def play_on(game: Game, chooser: random.Random) -> Game:
    """A copy of a game, played to its end."""
    game = game.clone()
    while question := game.question:
        game.answer(chooser.choice(question.answers))
    return game


@pytest.mark.parametrize("name", share(WITH_SECRETS, __name__))
def test_a_resampled_game_gives_the_seat_the_same_view(name):  # KNO-7
    setup = WITH_SECRETS[name]
    for number in range(scaled(2, 1)):
        for game in moments(setup, number, 10):
            for observer in observers(setup):
                view = game.view(observer)
                dealt = view.resample(number)

                assert dealt.view(observer) == view
                assert dealt.view(observer).to_bytes() == view.to_bytes()
                assert (dealt.event_count, dealt.seed) == (game.event_count, None)


@pytest.mark.parametrize("name", share(WITH_SECRETS, __name__))
def test_a_resampled_game_is_a_possible_deal_for_its_seat_and_for_all_others(name):  # KNO-7
    setup = WITH_SECRETS[name]
    for number in range(scaled(2, 1)):
        for game in moments(setup, 200 + number, 5):
            for observer in observers(setup):
                view = game.view(observer)
                dealt = view.resample(number)
                position = dealt.position()

                assert deals.objections(view.to_dict(), position) == []
                for other in observers(setup):
                    assert deals.objections(dealt.view(other).to_dict(), position) == []


@pytest.mark.parametrize("name", [name for name, setup in WITH_SECRETS.items() if setup.chance == "asked"])
def test_games_are_resampled_lawfully_while_the_starting_cards_are_dealt(name):
    setup = WITH_SECRETS[name]
    game = begin(setup, 1)
    chooser = chooser_of(name)
    while (question := game.question) and question.ask in SETTING_UP:
        for observer in observers(setup):
            dealt = game.view(observer).resample(3)
            assert deals.objections(game.view(observer).to_dict(), dealt.position()) == []
            assert play_on(dealt, chooser).result is not None
        game.answer(chooser.choice(question.answers))


@pytest.mark.parametrize("name", share(WITH_SECRETS, __name__))
def test_a_resampled_game_is_lawful_to_its_end(name):
    setup = WITH_SECRETS[name]
    chooser = chooser_of(name)
    for game in moments(setup, 300, scaled(5, 2)):
        for observer in observers(setup)[-2:]:
            dealt = game.view(observer).resample(chooser.getrandbits(60))
            assert Game.from_position(dealt.position()) == dealt
            end = play_on(dealt, chooser)

            assert end.result is not None
            assert deals.cards_of(end.position()) == deals.box_of(setup.to_dict())
            assert Game.replay(end.record()) == end


@pytest.mark.parametrize("name", BASE)
def test_a_view_from_json_resamples_as_the_first(name):
    setup = BASE[name]
    for game in moments(setup, 400, scaled(10, 3)):
        for observer in observers(setup):
            view = game.view(observer)
            again = View.from_dict(json.loads(view.to_json()))

            assert again.resample(9) == view.resample(9)


def test_the_same_seed_resamples_the_same_and_others_resample_others():
    for game in moments(Setup(players=4), 5, 5):
        view = game.view(2)

        assert view.resample(1) == view.resample(1)
        assert len({view.resample(seed).hash() for seed in range(50)}) == 50


def test_resampling_takes_nothing_from_the_true_deck_or_the_coming_rounds():
    for game in moments(Setup(players=5), 6, 6):
        truth = game.position()
        if len(truth["deck"]) < 20:
            break
        hits = 0
        for seed in range(20):
            position = game.view(0).resample(seed).position()
            hits += position["deck"][:4] == truth["deck"][:4]
            for number, row in truth["coming"].items():
                hits += row == position["coming"][number]
        assert hits <= 2


def test_resampling_changes_neither_the_view_nor_the_game():
    for game in moments(Setup(players=3), 7, 6):
        view = game.view(1)
        before = (view.to_bytes(), game.hash())

        play_on(view.resample(4), chooser_of("play"))

        assert (view.to_bytes(), game.hash()) == before


@pytest.mark.parametrize("seed", [-1, 2**256, 1.5, "1", True], ids=repr)
def test_resampling_refuses_what_is_no_seed(seed):
    with pytest.raises(ValueError, match="seed"):
        Game(Setup(players=2), seed=1).view(0).resample(seed)


@pytest.mark.parametrize("me", [0, 1, 2])
def test_what_others_have_discarded_is_anywhere_in_the_worlds_of_a_seat(me):  # STR-3, KNO-7
    game = Game(Setup(players=3, modules=("strategies",)), seed=3)
    while game.questions[0].ask == "drop-strategy":
        question = game.questions[0]
        game.answer(question.answers[0], seat=question.seat)
    truth = game.position()["strategies"]

    worlds = [game.view(me).resample(seed).position()["strategies"] for seed in range(24)]

    for seat in range(3):
        dropped = {tuple(sorted(world[seat]["dropped"])) for world in worlds}
        held = {card for world in worlds for other in range(3) if other != me for card in world[other]["hand"]}
        if seat == me:
            assert dropped == {tuple(sorted(truth[me]["dropped"]))}
        else:
            assert len(dropped) > 20
            assert set(truth[seat]["dropped"]) <= held
