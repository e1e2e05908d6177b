"""Study files: a factorial of setups, bots and values; whatever is wrong is named by its field."""

import json

import pytest

from stockpile import Setup
from stockpile.cli import main
from stockpile.lab.plan import planned
from stockpile.lab.study_file import study_of

FILE = """
by = "cells"
games = 96
seed = 5
bots = ["greedy", "random"]
margin = 0.02

[setup]
players = 2
rounds = 1

[factors]
board = ["standard", "advanced"]
"components.bonuses.majority" = [10, 5]
"""


def test_a_file_is_played_and_its_cells_are_the_product_of_its_factors(capsys, tmp_path):
    file = tmp_path / "study.toml"
    file.write_text(FILE)

    code = main(["study", "run", str(file), "--json"])

    found = json.loads(capsys.readouterr().out)
    assert code == 0
    assert [cell["name"] for cell in found["study"]["cells"]] == [
        "board=standard, bonuses.majority=10",
        "board=standard, bonuses.majority=5",
        "board=advanced, bonuses.majority=10",
        "board=advanced, bonuses.majority=5",
    ]
    assert found["games"] == 96
    assert {(row["what"], row["key"]) for row in found["rows"]} >= {("table", "money"), ("bot", "greedy")}


def test_sets_of_values_are_a_factor_by_their_names_and_single_values_may_differ_from_them():
    factors = {"components": ["printed", "balanced"], "components.investors.ana.cash.more": [20]}
    setup = {"players": 3, "modules": ["investors"]}

    design = study_of({"by": "cells", "bots": ["greedy"], "setup": setup, "factors": factors})

    printed, balanced = (cell.setup.printed["investors"] for cell in design.cells)
    assert printed["ana"]["cash"] == balanced["ana"]["cash"] | {"more": 20}
    solved = Setup(components="balanced", players=3, modules=("investors",)).printed["investors"]
    assert solved["bill"] == balanced["bill"] != printed["bill"]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"by": "colour"}, "by: 'colour' is none of investors"),
        ({"games": "many"}, "games: a whole number is needed, not 'many'"),
        ({"games": 0}, "games: 0 is not from 1"),
        ({"alpha": 2}, "alpha: 2 is not from"),
        ({"bots": "trader"}, "bots: a list of names is needed"),
        ({"bots": ["nobody"]}, "bots: 'nobody' is none of"),
        ({"bots": ["shark@1s"]}, "bots: 'shark@1s' may answer otherwise"),
        ({"bots": ["cmd:./mine"]}, "bots: 'cmd:./mine' may answer otherwise"),
        ({"bots": ["greedy"] * 5}, "bots: 5 for 4 seats"),
        ({"colour": 1}, "colour: a study has no such field"),
        ({"stops": 1}, "stops: true or false is needed"),
        ({"choices": "mine"}, "choices: 'mine' is none of lot, bots"),
        ({"setup": {"players": 9}}, "setup (base): players"),
        ({"setup": 3}, "setup: a table is needed"),
        ({"setup": {"components": "mine.toml"}}, "setup (base): components: printed, balanced or an object"),
        ({"factors": {"colour": [1]}}, "factors.colour: no field of a setup"),
        ({"factors": {"board": "standard"}}, "factors.board: a list of values is needed"),
        ({"factors": {"components.bonuses.hue": [1]}}, "setup (bonuses.hue=1): components: bonuses.hue: the box"),
        ({"factors": {"players": list(range(600))}}, "factors: 600 cells"),
        ({"by": "investors"}, "by: investors are studied, but the module is not played"),
        ({"by": "cells"}, "factors: cells are compared"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named_by_its_field(change, said):
    with pytest.raises(ValueError) as refused:  # noqa: PT011  what it says is asked below
        study_of({"by": "seats", "bots": ["greedy"], **change})

    assert str(refused.value).startswith(said)


def test_a_wrong_file_is_told_in_one_line(capsys, tmp_path):
    file = tmp_path / "study.toml"
    file.write_text("by = seats")

    code = main(["study", "run", str(file)])
    missing = main(["study", "run", str(tmp_path / "none.toml")])

    error = capsys.readouterr().err
    assert (code, missing) == (2, 1)
    assert "study.toml" in error and error.count("\n") == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["seats", "--set", "bonuses.split"], "--set bonuses.split: a path and whole numbers"),
        (["components", "--set", "bonuses.nonsense=3"], "the box has no such value"),
        (["seats", "--alpha", "0"], "--alpha"),
        (["seats", "--choices", "mine"], "--choices"),
        (["seats", "--games", "0"], "--games"),
        (["seats", "--jobs", "0"], "--jobs"),
        (["seats", "--bots", "shark@1s"], "may answer otherwise"),
        (["data", "nowhere", "seats"], "has no table seats"),
    ],
)
def test_a_wrong_call_is_told_in_one_line(capsys, arguments, said):
    code = main(["study", *arguments])

    error = capsys.readouterr().err
    assert code == 2
    assert said in error
    assert error.count("\n") == 1


def test_the_usual_studies_have_the_cells_one_expects():
    setup = {"players": 4}

    modules = planned("modules", setup, ["greedy"], 100, {})
    components = planned("components", setup, ["greedy"], 100, {})
    investors = planned("investors", setup, ["greedy"], 100, {"investors.bill.cash.more": [30]})

    assert [cell.setup.modules for cell in modules.cells][:3] == [(), ("bonds",), ("commerce",)]
    assert ("investors", "investor-bidding") in [cell.setup.modules for cell in modules.cells]
    assert [cell.name for cell in components.cells][:3] == ["base", "bonuses.split=5", "bonuses.split=15"]
    assert "players.4.cash=25" in [cell.name for cell in components.cells]
    assert [cell.setup.modules for cell in investors.cells] == [("investors",)] * 2
    assert investors.cells[1].setup.printed["investors"]["bill"]["cash"]["more"] == 30
