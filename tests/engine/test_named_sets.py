"""Sets of values with a name: *balanced* beside *printed*, for every table, carried by value and never by a path."""

import json
import tomllib
from importlib.resources import files

import pytest

from stockpile import Game, Record, Setup
from stockpile.engine.setup import components, named_sets, roster
from stockpile.engine.setup.modules import MODULES

ALONE = ("investors",)
EVERYTHING = tuple(MODULES)
UNPRICED = tuple(module for module in MODULES if module != "investor-bidding")


def balanced(players, modules=ALONE, **more):
    """A setup with the balanced set."""
    return Setup(players=players, modules=modules, components="balanced", **more)


def started(setup):
    """A game in its first round: investors have been chosen."""
    game = Game(setup, seed=1)
    while game.view(None).to_dict()["round"] == 0:
        question = game.question
        assert question is not None
        game.answer(question.answers[0], question.seat)
    return game


def blocks():
    """The purses of the set as they are kept."""
    return tomllib.loads((files("stockpile.content") / "data" / "balanced.toml").read_text("utf-8"))["investors"]


@pytest.mark.parametrize("block", blocks(), ids=lambda block: f"{block['players']}-{block['everything']}")
def test_purses_are_kept_by_number_of_players_with_command_and_commit(block):  # INV-2
    players = block["players"]
    word = "two" if players == 2 else "more"

    made = balanced(players, UNPRICED if block["everything"] else ALONE)

    in_play = {roster.key_of(number) for number in made.lineup.investors}
    assert set(block["cash"]) == in_play
    assert {key: made.printed["investors"][key]["cash"][word] for key in in_play} == block["cash"]
    assert all(made.printed["investors"][key]["amount"] == amount for key, amount in block.get("amounts", {}).items())
    assert block["command"].startswith(("python bench/balanced.py solve", "stockpile study fair-cash"))
    assert len(block["commit"]) >= 7


def test_each_number_of_players_has_purses_of_its_own():
    assert {block["players"] for block in blocks() if not block["everything"]} == {2, 3, 4, 5}
    assert any(block["everything"] for block in blocks())


def test_a_purse_that_was_solved_is_what_a_seat_begins_with():  # INV-2
    setup = balanced(4, investors={0: ["carlos"]})

    cash = started(setup).view(None).to_dict()["cash"][0]

    assert cash == setup.printed["investors"]["carlos"]["cash"]["more"]
    assert cash != components.printed()["investors"]["carlos"]["cash"]["more"]


@pytest.mark.parametrize(
    ("modules", "is_full"), [(ALONE, False), (("bonds", "investors"), False), (EVERYTHING, True), (UNPRICED[1:], True)]
)
def test_a_table_with_most_modules_takes_the_purses_of_everything_on(modules, is_full):
    alone, full, of_three, of_two = (
        {"players": players, "everything": everything}
        for players, everything in ((4, False), (4, True), (3, False), (2, False))
    )
    rows = [of_two, of_three, alone, full]

    assert named_sets.nearest(rows, 4, modules) is (full if is_full else alone)
    assert named_sets.nearest(rows, 3, modules) is (full if is_full else of_three)  # not solved for three
    assert named_sets.nearest(rows, 2, modules) is of_two


def test_two_players_have_purses_of_their_own_with_everything_on_too():
    alone, full, of_four = (
        {"players": players, "everything": everything} for players, everything in ((2, False), (2, True), (4, True))
    )
    rows = [of_four, full, alone]

    assert named_sets.nearest(rows, 2, EVERYTHING) is full
    assert named_sets.nearest(rows, 2, ALONE) is alone


def test_where_a_set_changes_nothing_the_game_is_the_printed_one():
    assert balanced(4, ("bonds",)) == Setup(players=4, modules=("bonds",))
    assert Setup(players=4, modules=ALONE, components="printed") == Setup(players=4, modules=ALONE)


def test_a_setup_carries_the_values_and_knows_their_name():
    made = balanced(3, EVERYTHING)
    told = json.loads(json.dumps(made.to_dict()))

    assert isinstance(told["components"], dict)
    assert Setup.from_dict(told) == made
    assert made.components_name == Setup.from_dict(told).components_name == "balanced"
    assert Setup(players=3, modules=EVERYTHING).components_name == "printed"
    assert Setup(players=3, modules=ALONE, components={"investors": {"ana": {"amount": 7}}}).components_name == "own"


def test_values_of_another_number_of_players_are_not_the_set():
    moved = {**balanced(3).to_dict(), "players": 4}

    assert Setup.from_dict(moved).components_name == "own"


def test_a_setup_that_is_read_may_name_a_set_but_no_file():
    assert Setup.from_dict({"players": 3, "modules": ["investors"], "components": "balanced"}) == balanced(3)
    with pytest.raises(ValueError, match=r"printed, balanced or an object of values; .* names no file"):
        Setup.from_dict({"players": 3, "modules": ["investors"], "components": "./balanced"})


def test_every_changed_value_says_that_it_was_calibrated():
    printed, made = components.printed(), balanced(4, EVERYTHING)

    for section, cards in (made.components or {}).items():
        for key, values in cards.items():
            assert " C " in f" {made.printed[section][key]['provenance']} ".replace(",", " ").replace(";", " "), key
            assert values.keys() <= printed[section][key].keys()


def test_what_the_rulebooks_state_about_strategies_is_kept():  # STR-4
    """Costs and effects marked R are no estimates of ours."""
    printed = components.printed()["strategies"]

    for key in (balanced(4, EVERYTHING).components or {})["strategies"]:
        assert printed[key]["provenance"] != "R", key


def test_a_record_of_a_balanced_game_is_whole_in_itself(monkeypatch):
    game = Game(balanced(3), seed=5)
    text = game.record().to_text()

    monkeypatch.setattr(named_sets, "_SETS", {})  # as for a program that has no such set

    assert Record.from_text(text).setup == game.setup
