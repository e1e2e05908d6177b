"""A Python class of one's own plays as `py:module:Class`: it is shown views, and what it does wrong is reported."""

import json
import textwrap

import pytest

from stockpile import Game, Setup, View
from stockpile.bots import NAMES, UnknownBot, make, spec_of
from stockpile.bots.contest import ContestTable
from stockpile.bots.own import OwnBot
from stockpile.bots.registry import affordable
from stockpile.cli import main

CODE = """
    import numpy as np

    SHOWN = []

    class First:
        def __init__(self, setup, seat, seed):
            self.seat = seat

        def answer(self, view, question):
            SHOWN.append((view, question, self.seat))
            return np.int64(question.answers[0])

    class Words(First):
        def answer(self, view, question):
            return "done" if question.ask == "sell" else question.answers[-1]

    class Raises(First):
        def answer(self, view, question):
            return 1 // 0

    class Illegal(First):
        def answer(self, view, question):
            return -3

    class Unmade(First):
        def __init__(self, setup, seat, seed):
            raise RuntimeError("no weights")

    number = 7
"""
SETUP = Setup(players=2, rounds=1)


@pytest.fixture
def module(tmp_path, monkeypatch, request):
    """A module of bots in the folder one stands in, under a name that no other test has loaded."""
    name = f"own_{abs(hash(request.node.name))}"
    (tmp_path / f"{name}.py").write_text(textwrap.dedent(CODE), "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return name


def test_such_a_bot_plays_a_whole_game_and_is_shown_the_views_of_its_seat_alone(module):
    table = ContestTable(SETUP, 3)

    deal = table.play_once(0, [f"py:{module}:First", "greedy"])

    game = deal.games[0]
    shown = __import__(module).SHOWN
    assert game.faults == ["", ""]
    assert len(shown) == game.decisions[0] > 3
    assert all(type(view) is View and view.seat == seat == question.seat == 0 for view, question, seat in shown)


def test_an_answer_may_be_in_words(module):
    game = ContestTable(SETUP, 3).play_once(0, [f"py:{module}:Words", "greedy"]).games[0]

    assert game.faults == ["", ""]


@pytest.mark.parametrize(
    ("sort", "fault"),
    [
        ("Raises", "crash: ZeroDivisionError: integer division or modulo by zero"),
        ("Illegal", "nonsense: -3 is no answer to"),
        ("Unmade", "crash: RuntimeError: no weights"),
    ],
)
def test_what_it_does_wrong_is_reported_and_a_trader_plays_on(module, sort, fault):
    game = ContestTable(SETUP, 3).play_once(0, [f"py:{module}:{sort}", "greedy"]).games[0]
    traders = ContestTable(SETUP, 3).play_once(0, ["trader", "greedy"]).games[0]

    assert game.faults[0].startswith(fault)
    assert game.scores == traders.scores
    if sort == "Raises":
        assert f"({module}.py, line" in game.faults[0]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("py:", "is not py:module:Class"),
        ("py:mybot", "is not py:module:Class"),
        ("py:my-bot:Bot", "is not py:module:Class"),
        ("py:../secret:Bot", "is not py:module:Class"),
        ("py:no_such_module_of_bots:Bot", "there is no module no_such_module_of_bots"),
        ("py:json.no_such_part:Bot", "there is no module json.no_such_part"),
        ("py:{module}:Missing", "has no class Missing"),
        ("py:{module}:number", "number is no class with a method answer"),
    ],
)
def test_a_class_that_is_not_there_is_refused_by_what_is_missing(module, name, said):
    with pytest.raises(UnknownBot, match=said):
        NAMES.admit(name.format(module=module))


def test_a_module_that_lacks_something_says_what(module, tmp_path):
    (tmp_path / f"{module}_needs.py").write_text("import a_library_that_is_not_there\n", "utf-8")

    with pytest.raises(UnknownBot, match="No module named 'a_library_that_is_not_there'"):
        NAMES.admit(f"py:{module}_needs:Bot")


def test_a_name_from_elsewhere_loads_nothing(module):
    name = f"py:{module}:First"

    assert name not in NAMES
    assert spec_of(name).code == name
    assert affordable(name) == name
    assert module not in __import__("sys").modules


def test_who_is_admitted_is_made_by_name(module):
    name = f"py:{module}:First"
    NAMES.admit(name)

    bot = make(name, SETUP, 1, 5)
    game = Game(SETUP, seed=1)
    question = game.question
    assert question is not None

    assert isinstance(bot, OwnBot)
    assert bot.answer(game.view(0), question) == question.answers[0]
    assert name in NAMES


def test_the_arena_and_simulate_play_it_in_several_processes(module, capsys):
    name = f"py:{module}:First"
    simulate = ["simulate", "--players", "2", "--games", "101", "--jobs", "2", "--json"]

    codes = [
        main(["arena", name, "random", "--players", "2", "--deals", "2", "--jobs", "2", "--json"]),
        main([*simulate, "--bots", f"{name},random"]),
    ]
    arena, played = map(json.loads, capsys.readouterr().out.splitlines())

    assert codes == [0, 0]
    assert {entry["bot"] for entry in arena["entries"]} == {name, "random"}
    assert [seat["bot"] for seat in played["seats"]] == [name, "random"]
    assert played["faults"] == []


def test_simulate_tells_what_went_wrong(module, capsys):
    code = main(["simulate", "--players", "2", "--games", "2", "--bots", f"py:{module}:Illegal,random"])

    told = " ".join(capsys.readouterr().err.split())
    assert code == 0
    assert f"py:{module}:Illegal failed and a trader played on in its place: nonsense: -3 is no answer" in told


@pytest.mark.parametrize("command", [["arena"], ["simulate", "--bots"], ["bot", "check"]])
def test_commands_say_that_there_is_no_such_module(command, capsys):
    name = "py:no_such_module_of_bots:Bot"

    code = main([*command, name, *(["random"] if command == ["arena"] else [])])

    assert code == 2
    assert "there is no module no_such_module_of_bots" in capsys.readouterr().err
