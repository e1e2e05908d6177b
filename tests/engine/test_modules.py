"""What holds for every module, those that came later included: games with it go well, alone and with all the others."""

import pytest

from kit import printed_later
from kit.held import agree, check_copies
from kit.samples import IS_PURE, Player, games, one_of
from stockpile import Game, Setup
from stockpile.bots.registry import make
from stockpile.engine.declared import asks, cells, stages
from stockpile.engine.setup.modules import MODULES
from stockpile.env.vector import Vector
from stockpile.text.log import sentence
from stockpile.text.seating import Seating
from stockpile.text.words import LANGUAGES, Words

MOST_STOPS = 3 if IS_PURE else 12  # questions of a game at which it is copied in every way
OWN = {module: {ask.key for ask in asks.ASKS if ask.module == module} for module in MODULES}


def with_module(module: str, players: int, rounds: int | None = None) -> Setup:
    """A setup with a module and what it cannot be without."""
    needed = ("investors", module) if module == "investor-bidding" else (module,)
    return Setup(players=players, modules=needed, rounds=rounds)


def test_a_module_that_came_later_has_a_file_of_tests_and_a_printed_one_has_none():
    assert list(printed_later.modules()) == list(stages.FURTHER_MODULES)
    assert {*stages.PRINTED_MODULES}.isdisjoint(stages.FURTHER_MODULES)


def test_what_comes_with_a_module_names_one_that_exists():
    named = {stage.module for stage in stages.STAGES} | {ask.module for ask in asks.EVERY}
    named |= {module for cell in cells.CELLS for module in cell.needs.replace("+", " ").split()}

    assert named - {"", "content"} == {*MODULES}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("module", MODULES)
def test_games_with_a_module_go_to_their_end_and_copies_of_them_are_true_at_its_questions(module, players):
    setup = with_module(module, players, rounds=3)
    for seed in games(1):
        game, player, stops = Game(setup, seed=seed), Player(seed, "plays"), 0

        while question := one_of(game, player.random.randrange):
            if question.ask in OWN[module] and stops < MOST_STOPS:
                stops += 1
                check_copies(game, question.seat)
            game.answer(player.choose(question), question.seat)

        assert game.over
        assert game.result is not None
        assert stops or module == "dice" or module == "commerce", "its questions are asked"


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("module", ["first-player-card", *printed_later.modules()])
def test_the_referee_agrees_with_games_of_a_module(module, players):
    for seed in games(4):
        agree(with_module(module, players), seed, "plays")
        agree(Setup(players=players, modules=tuple(MODULES), rounds=3), seed, "plays")


@pytest.mark.parametrize("module", MODULES)
def test_a_view_of_a_game_with_a_module_can_be_filled_up_to_a_game_with_the_same_view(module):
    game = Game(with_module(module, 3, rounds=2), seed=4)
    player = Player(4, "plays")
    while question := one_of(game, player.random.randrange):
        if question.ask in OWN[module]:
            view = game.view(question.seat)

            assert view.resample(seed=7).view(question.seat) == view
        game.answer(player.choose(question), question.seat)


@pytest.mark.parametrize("module", MODULES)
def test_bots_play_with_a_module(module):
    game = Game(with_module(module, 3, rounds=2), seed=5)
    bots = [make(name, game.setup, seat, 1) for seat, name in enumerate(("greedy", "trader", "random"))]

    while question := game.question:
        given = bots[question.seat].answer(game.view(question.seat), question)
        game.answer(given, question.seat)

    assert game.result is not None


@pytest.mark.parametrize("module", MODULES)
def test_environments_show_games_with_a_module_to_their_end(module):
    vector = Vector(with_module(module, 3, rounds=1), 1)
    vector.reset(3)
    ended = 0

    for _ in range(200):
        vector.step(vector.sample())
        ended += int(vector.dones.any())

    assert ended


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("module", MODULES)
def test_every_fact_of_a_game_with_a_module_has_a_sentence(module, language):
    setup = with_module(module, 3, rounds=2)
    game, player, words = Game(setup, seed=6), Player(6, "plays"), Words(language)
    while question := one_of(game, player.random.randrange):
        game.answer(player.choose(question), question.seat)

    sentences = [sentence(words, setup, Seating(("Ann", "Bob", "Cem")), event) for event in game.events(0)]

    assert not [text for text in sentences if text and ("log-" in text or "{" in text)]
