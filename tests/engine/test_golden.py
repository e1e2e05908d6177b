"""Golden files: whole games as readable text, and the table of answers. A change shows as a readable difference."""

import difflib
import importlib.util
import json
from pathlib import Path

import pytest

from kit import golden, sameness
from stockpile import ACTIONS

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("path", golden.files(), ids=lambda path: path.stem)
def test_a_golden_game_goes_as_it_went(path):
    kept = path.read_text("utf-8").splitlines()

    now = golden.game_text(*golden.files()[path]).splitlines()

    difference = list(difflib.unified_diff(kept, now, f"{path.name} as kept", f"{path.name} now", lineterm="", n=3))
    if difference:
        hint = "python tests/golden/make.py --write keeps the new one, if the change is meant"
        pytest.fail("\n".join([*difference[:60], f"… {len(difference)} lines in all; {hint}"]), pytrace=False)


@pytest.mark.parametrize("name", golden.shown())
def test_a_game_shows_everybody_what_it_showed(name):
    kept = json.loads(golden.SHOWN.read_text("utf-8"))[name]
    setup, seed = golden.shown()[name]

    now = sameness.played(setup, seed, bots=())

    different = [sort for sort in {**kept, **now} if kept.get(sort) != now.get(sort)]
    assert different == [], "python tests/golden/make.py --write keeps the new ones, if the change is meant"


@pytest.mark.parametrize("name", golden.shown())
def test_of_a_changed_position_is_said_what_was_said(name):
    text = golden.POSITIONS.read_text("utf-8")
    kept = next(part for part in text.split("\n\n") if part.startswith(f"{name}\n")).splitlines()[1:]

    now = golden.position_lines(name)

    assert now == kept, "python tests/golden/make.py --write keeps the new ones, if the change is meant"


def test_golden_games_show_every_event():
    text = "".join(path.read_text("utf-8") for path in golden.files())

    names = {line.partition(",")[0] for line in text.splitlines()}

    assert {
        "game-started", "starting-card", "round-started", "pair-dealt", "opened", "dealt", "placed", "stage-began",
        "bid", "outbid", "bid-paid", "pile-taken", "fee-paid", "action-played", "moved", "split", "split-paid",
        "split-shown", "bankrupt", "bankrupt-lost", "dividend", "dividend-paid", "claimed", "sold", "pair-shown",
        "round-ended", "cards-shown", "majority", "final-sale", "game-ended", "bonds-bought", "interest", "rolled",
        "commerce-drawn", "laid", "first-given", "bonds-paid", "commodities-paid", "taxes-paid", "investor-dealt",
        "investor-chosen", "investor-shown", "investor-offered", "investor-won", "starting-cash", "strategy-dealt",
        "strategy-dropped", "power-used", "strategy-played", "gained", "paid", "given", "pair-looked", "pile-looked",
        "pair-told",
        "half-looked", "card-moved", "tucked", "halted", "bent", "bet", "bet-settled", "given-up", "turned-back",
        "made-split", "taken", "showed", "fees-gained", "locked", "protected", "stopped", "information-taken",
        "opening-drawn", "bonds-moved", "commerce-lost",
    } <= names  # fmt: skip


def test_the_page_of_answers_is_the_table_of_the_program():
    spec = importlib.util.spec_from_file_location("tools_actions", ROOT / "tools" / "actions.py")
    assert spec and spec.loader
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)

    page = (ROOT / "docs" / "actions.md").read_text("utf-8")

    assert page == tool.text()
    assert tool.rows_of(page) == [(action.id, action.notation()) for action in ACTIONS]


def test_ids_of_answers_are_their_places_in_the_table():
    first = {
        "up cosmic>1": 0, "down cosmic>1": 55, "bid 1@0": 110, "boom cosmic": 150, "bust cosmic": 156,
        "sell cosmic": 162, "sell-split cosmic": 168, "sell-half cosmic": 174, "claim 0": 180, "done": 201,
        "first 1": 202, "start cosmic": 207, "deal cosmic": 213, "company cosmic": 224, "forecast +4": 230,
        "bonds 0": 241, "lay gold>1": 245, "lay first>5": 284, "give 1": 285, "roll +4": 290, "draw gold": 301,
        "draw tax": 307, "use ana": 308, "play rogue-trading": 346, "choose ana": 410, "drop rogue-trading": 448,
        "investor ana": 512, "strategy rogue-trading": 550, "pick cosmic": 614, "pick up": 620, "pick pair 1": 622,
        "pick pile 1": 628, "pick card 1": 633, "pick player 1": 653, "offer cosmic": 658, "take cosmic": 672,
        "count 0": 678, "offer gold": 688, "take-company cosmic": 695,
    }  # fmt: skip

    assert [action.id for action in ACTIONS] == list(range(len(ACTIONS)))
    assert {action.notation(): action.id for action in ACTIONS if action.notation() in first} == first
