"""Cards from outside the box, as docs/add-a-card.md tells it."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

DOC = Path(__file__).parents[2] / "docs" / "add-a-card.md"
PROGRAM = ("-c", "import sys; from stockpile.cli import main; sys.exit(main())")
FAILS = """
from stockpile.content.plugin import Investor


class FaultyFred(Investor):
    key = "fred"
    names = {"en": "Faulty Fred"}
    texts = {"en": "Fails when Demand begins."}

    def on_demand(self, desk, seat):
        raise ZeroDivisionError("no shares")
"""


def code_blocks() -> dict[str, str]:
    """The files that the page shows, by name."""
    blocks = re.findall(r"^```python (\S+)\n(.*?)^```", DOC.read_text("utf-8"), re.M | re.S)
    return dict(blocks)


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """A process of its own: plug-in cards stay loaded for as long as a process lives."""
    return subprocess.run([sys.executable, *command], cwd=folder, capture_output=True, text=True, timeout=300)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the files of the page."""
    for name, text in code_blocks().items():
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


def test_the_page_about_adding_a_card_works_as_it_is_written(folder):
    done = run(folder, "try.py")

    assert (done.returncode, done.stderr) == (0, "")


def test_plug_in_cards_are_simulated_in_several_processes_and_shown_by_name(folder):
    asked = (*PROGRAM, "simulate", "--modules", "investors,strategies", "--content", "my_cards.py")

    done = run(folder, *asked, "--games", "8", "--jobs", "2", "--json")
    shown = run(folder, *PROGRAM, "cards", "laura", "--content", "my_cards.py", "--lang", "pt")

    assert done.returncode == 0, done.stderr
    assert '"content": ["my_cards"]' in done.stdout
    assert "No fim de uma rodada" in shown.stdout


def test_a_record_with_plug_in_cards_is_replayed_by_whoever_names_their_file(folder):
    game = "Game(Setup(players=3, modules=('investors',), content=('my_cards',)), seed=1)"
    run(
        folder,
        "-c",
        "from stockpile import Game, Setup; from stockpile.content import plugin\n"
        f"plugin.load('my_cards.py'); {game}.record().save('game.txt')",
    )

    named = run(folder, *PROGRAM, "replay", "game.txt", "--content", "my_cards.py")
    unnamed = run(folder, *PROGRAM, "replay", "game.txt")

    assert named.returncode == 0, named.stderr
    assert unnamed.returncode == 1
    assert "no cards called 'my_cards' are loaded" in unnamed.stderr


def test_what_a_plug_in_card_brings_ends_a_staged_turn_for_it_may_tell_what_its_owner_does_not_know(folder):
    done = run(
        folder,
        "-c",
        "from stockpile import Game, Setup; from stockpile.content import plugin; from stockpile.session import turns\n"
        "plugin.load('my_cards.py'); cards = {'players': 3, 'modules': ('investors',)}\n"
        "games = [Game(Setup(**cards, content=content), seed=1) for content in ((), ('my_cards',))]\n"
        "print([b'gained' in turns.harmless(game) for game in games])",
    )

    assert done.stdout.strip() == "[True, False]", done.stderr


def test_a_card_that_fails_names_itself_and_leaves_the_game_as_it_was(tmp_path):
    (tmp_path / "faulty.py").write_text(FAILS, "utf-8")
    (tmp_path / "try.py").write_text(
        """
from stockpile import Game, Setup
from stockpile.content import plugin
from stockpile.engine.plugins.faults import CardError

plugin.load("faulty.py")
game = Game(Setup(players=3, modules=("investors",), content=("faulty",), investors={0: ["fred"]}), seed=1)
before = None
try:
    while True:
        before = game.hash()
        game.answer(game.question.answers[0])
except CardError as error:
    print(error)
assert game.hash() == before
""",
        "utf-8",
    )

    done = run(tmp_path, "try.py")

    assert done.returncode == 0, done.stderr
    assert done.stdout == "card fred: on_demand: ZeroDivisionError: no shares\n"


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ("def on_outbidden(self, desk, seat): ...", "on_outbidden: a card has no such hook"),
        ('window = "lunch"', "window: 'lunch' is none of"),
        ('asks = ("colour",)', "asks: 'colour' is none of"),
        ('needs = "weather"', "needs: there is no module 'weather'"),
        ('key = "Fred!"', "key: 'Fred!' is not of small letters"),
        ("texts = {}", 'names and texts: at least "en" is needed'),
        ('key = "graham"', "there is a card 'graham' already"),
    ],
)
def test_a_wrong_card_is_refused_with_file_class_and_problem(tmp_path, change, problem):
    text = FAILS.replace("    def on_demand", f"    {change}\n\n    def on_demand")
    (tmp_path / "wrong.py").write_text(text, "utf-8")

    done = run(tmp_path, "-c", "from stockpile.content import plugin; plugin.load('wrong.py')")

    assert done.returncode == 1
    assert problem in done.stderr.splitlines()[-1]


SNOOPS = """
from stockpile.content.plugin import Strategy


class PeepingPete(Strategy):
    key = "pete"
    names = {"en": "Peeping Pete"}
    texts = {"en": "1 for each Epic card of the next player."}

    def act(self, desk, seat, picks):
        desk.gain(seat, desk.regular((seat + 1) % desk.players, "epic"))


class HonestHanna(Strategy):
    key = "hanna"
    names = {"en": "Honest Hanna"}
    texts = {"en": "3."}

    def act(self, desk, seat, picks):
        desk.gain(seat, 3)


class FailingFinn(Strategy):
    key = "finn"
    names = {"en": "Failing Finn"}
    texts = {"en": "Fails."}

    def act(self, desk, seat, picks):
        raise ZeroDivisionError("no shares")
"""


def test_money_that_depends_on_what_its_owner_cannot_know_is_not_told(tmp_path):
    (tmp_path / "snoops.py").write_text(SNOOPS, "utf-8")
    (tmp_path / "try.py").write_text(
        """
from stockpile import Game, Setup
from stockpile.content import plugin

plugin.load("snoops.py")
setup = Setup(players=3, modules=("strategies",), content=("snoops",), strategies={0: ["pete", "hanna", "finn"]})
halves = [{}, {"epic": 4, "cosmic": 4}, {"leading": 4}]
game = Game.from_position({"setup": setup.to_dict(), "phase": "action", "regular": halves})
money = {game.notation(given): sum.change for given, sum in game.view(0).money().items()}
print(sorted(money.items()))
game.answer("play hanna")
""",
        "utf-8",
    )

    done = run(tmp_path, "try.py")

    assert done.stderr == ""
    assert done.stdout == "[('done', 0), ('play hanna', 3)]\n"


@pytest.mark.parametrize(
    ("ask", "picked"),
    [
        ("own", ["('regular', 'epic')", "('split', 'cosmic')"]),
        ("sale", ["('regular', 'epic')", "('split', 'cosmic')", "('half', 'cosmic')"]),
        ("way", ["1", "-1"]),
        ("player", ["0", "1", "2"]),
    ],
)
def test_a_card_is_told_what_was_picked_in_words(tmp_path, ask, picked):
    (tmp_path / "asks.py").write_text(
        f"""
from stockpile.content.plugin import Strategy


class AskingAlma(Strategy):
    key = "alma"
    names = {{"en": "Asking Alma"}}
    texts = {{"en": "Asks."}}
    asks = ("{ask}",)

    def act(self, desk, seat, picks):
        print(picks[0])
""",
        "utf-8",
    )
    (tmp_path / "try.py").write_text(
        """
from stockpile import Game, Setup
from stockpile.content import plugin

plugin.load("asks.py")
setup = Setup(players=3, modules=("strategies",), content=("asks",), strategies={0: ["alma"]})
cards = {"regular": [{"epic": 1}], "split": [{"cosmic": 1}]}
game = Game.from_position({"setup": setup.to_dict(), "phase": "action", **cards})
game.answer("play alma")
for given in game.question.answers:
    game.clone().answer(given)
""",
        "utf-8",
    )

    done = run(tmp_path, "try.py")

    assert done.stderr == ""
    assert sorted(done.stdout.splitlines()) == sorted(picked)


LOOKS = """
from stockpile.content.plugin import Investor


class LookingLou(Investor):
    key = "lou"
    names = {"en": "Looking Lou"}
    texts = {"en": "Looks and notes."}

    def on_meeple(self, desk, seat):
        print([desk.bid_space(pile) for pile in range(3)])
        for value in (-32000, 32000, -7):
            desk.note(seat, value)
            print(desk.memo(seat))
        for value, place in ((32001, 0), (-32001, 0), (1, -1), (1, 99)):
            try:
                desk.note(seat, value, place)
            except ValueError as error:
                print(str(error).partition(":")[0])
        print(desk.memo(seat))
"""


@pytest.mark.parametrize("space", [0, 5])
def test_a_card_reads_spaces_from_0_and_notes_numbers_within_their_bounds(tmp_path, space):
    (tmp_path / "looks.py").write_text(LOOKS, "utf-8")
    (tmp_path / "try.py").write_text(
        f"""
from stockpile import Game, Setup
from stockpile.content import plugin
from stockpile.engine.setup.actions import ACTIONS

plugin.load("looks.py")
setup = Setup(players=3, first=0, modules=("investors",), content=("looks",), investors={{0: ["lou"]}})
game = Game(setup, seed=1)
while game.question.ask != "bid":
    game.answer(game.question.answers[0])
bids = {{(ACTIONS[given].pile, ACTIONS[given].space): given for given in game.question.answers}}
game.answer(bids[1, {space}])
""",
        "utf-8",
    )

    done = run(tmp_path, "try.py")

    assert done.stderr == ""
    assert done.stdout.splitlines() == [f"[None, {space}, None]", "-32000", "32000", "-7", *["note"] * 4, "-7"]


@pytest.mark.parametrize("memo", ["[99, 0, 0, 1]", "[0, 9, 0, 1]", "[0, 0, 9, 1]", "[0, 0, 0]", '[0, 0, 0, "x"]', "7"])
def test_notes_of_a_card_in_a_position_are_checked(folder, memo):
    (folder / "notes.py").write_text(
        f"""
from stockpile import Game, Setup
from stockpile.content import plugin

plugin.load("my_cards.py")
position = Game(Setup(players=3, modules=("investors",), content=("my_cards",)), seed=1).position()
position["memos"] = [{memo}]
try:
    Game.from_position(position)
except ValueError as error:
    print(error)
""",
        "utf-8",
    )

    done = run(folder, "notes.py")

    assert done.stdout.startswith("memos: "), done.stderr


def test_the_notes_of_a_card_are_written_and_read_with_the_game(folder):
    (folder / "notes.py").write_text(
        """
import json
from stockpile import Game, Setup, View
from stockpile.content import plugin

plugin.load("my_cards.py")
position = Game(Setup(players=3, modules=("investors",), content=("my_cards",)), seed=1).position()
position["memos"] = [[0, 0, 0, 5], [0, 0, 1, -32000], [0, 2, 0, 1]]
game = Game.from_position(position)
print(game.position()["memos"] == position["memos"], View.from_dict(game.view(0).to_dict()) == game.view(0))
""",
        "utf-8",
    )

    done = run(folder, "notes.py")

    assert done.stdout == "True True\n", done.stderr


MANY = """
from stockpile.content.plugin import Investor, Strategy

for number in range(1, {count} + 1):
    base = Investor if number % 2 else Strategy
    words = {{"en": f"Card {{number}}"}}
    says = {{"key": f"card-{{number}}", "names": words, "texts": words}}
    globals()[f"Card{{number}}"] = type(f"Card{{number}}", (base,), says)
"""
PLAYED = """
from stockpile import ACTIONS, Game, Setup
from stockpile.content import plugin

plugin.load("many.py")
game = Game(Setup(players=3, modules=("investors", "strategies"), content=("many",), investors={0: ["card-11"]},
                  strategies={1: ["card-12"]}), seed=1)
while game.question:
    question = game.question
    game.view(question.seat).to_dict()
    game.answer(question.answers[-1], seat=question.seat)
assert "play card-12" in [game.notation(given) for _, given in game.answers()]
assert game.parse("use card-1") == 345 and ACTIONS[345].notation() == "use card-1"
assert game.parse("play card-2") == 408
"""


def test_as_many_plug_in_cards_as_there_is_room_for_are_played_and_counted_from_the_last_place_on(tmp_path):
    (tmp_path / "many.py").write_text(MANY.format(count=12), "utf-8")

    done = run(tmp_path, "-c", PLAYED)

    assert (done.returncode, done.stderr) == (0, "")


def test_one_plug_in_card_too_many_is_refused_with_the_numbers(tmp_path):
    (tmp_path / "many.py").write_text(MANY.format(count=13), "utf-8")

    done = run(tmp_path, "-c", "from stockpile.content import plugin; plugin.load('many.py')")

    assert done.returncode == 1
    assert "no room for 'card-13': 12 plug-in cards are loaded, and there is room for 12" in done.stderr
    assert "38 places for investors, 26 of them printed; 12 plug-in cards at most" in done.stderr
