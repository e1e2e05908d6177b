"""The JSON Schemas fit what the engine writes, and nothing looser; docs/positions.md does what it says."""

import importlib.util
import json
import random
import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from kit.effort import share
from kit.samples import ALL, ASKED, SETUPS, begin, games, observers, played, questions, stopped
from stockpile import Game, Setup
from stockpile.engine.formats.position import POSITION_KEYS

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "positions.md").read_text("utf-8")
EXAMPLES = re.findall(r"```json\n(.*?)```\s+```python\n(.*?)```", PAGE, re.DOTALL)


@cache
def schema(name: str) -> dict[str, Any]:
    text = files("stockpile.engine").joinpath("schemas", f"{name}.schema.json").read_text("utf-8")
    found: dict[str, Any] = json.loads(text)
    Draft202012Validator.check_schema(found)
    return found


def faults(name: str, data: Any) -> list[str]:
    errors = Draft202012Validator(schema(name)).iter_errors(data)
    return [f"{error.json_path}: {error.message:.200}" for error in errors]


@pytest.mark.parametrize("name", share(SETUPS, __name__))
def test_positions_and_views_of_random_games_fit_their_schemas(name):
    setup, seed = SETUPS[name], games(1)[0]
    game = begin(setup, seed)
    for number, _ in enumerate(questions(game, seed)):
        if number % 29 == seed % 29:
            assert faults("position", json.loads(json.dumps(game.position()))) == []
            seat = observers(setup)[number % len(observers(setup))]
            assert faults("view", game.view(seat).to_dict()) == []

    assert faults("position", game.position()) == []
    assert faults("view", game.view(0).to_dict()) == []
    assert faults("position", game.start_position()) == []


@pytest.mark.parametrize("name", share(SETUPS, __name__))
def test_events_of_random_games_fit_their_schema(name):
    setup, seed = SETUPS[name], games(1)[0]
    game = played(setup, seed)
    pick = random.Random(seed)

    for lines in (game.event_lines(0), game.all_lines()):
        by_name = {json.loads(line)["event"]: line for line in lines}
        for line in (*by_name.values(), *pick.sample(lines, 10)):
            assert faults("event", json.loads(line)) == []


def test_schemas_are_up_to_date_with_the_names_of_the_engine():
    spec = importlib.util.spec_from_file_location("tools_schemas", ROOT / "tools" / "schemas.py")
    assert spec and spec.loader
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)

    for path, text in tool.texts().items():
        assert path.read_text("utf-8") == text, path.name


def test_schemas_know_every_field_and_require_what_must_be_there():
    position = stopped(Setup(players=3), 1, 20).position()
    view = stopped(Setup(players=3), 1, 20).view(0).to_dict()

    assert set(schema("position")["properties"]) == set(POSITION_KEYS)
    assert set(schema("view")["required"]) == set(view)
    assert faults("position", {"setup": {"players": 3}}) == []
    assert faults("position", {key: value for key, value in position.items() if key != "setup"})
    for key in view:
        assert faults("view", {name: value for name, value in view.items() if name != key})


MODULE_FIELDS = {"bonds": "bonds", "commerce": "commerce", "commerce_deck": "commerce", "rolled": "dice",
                 "heir": "first-player-card"}  # fmt: skip


@pytest.mark.parametrize("key", MODULE_FIELDS)
def test_a_field_of_a_module_is_in_the_view_if_and_only_if_the_module_is_played(key):
    view = stopped(Setup(players=3, modules=ALL), 1, 20).view(0).to_dict()
    others = [module for module in ALL if module != MODULE_FIELDS[key]]

    assert faults("view", view) == []
    assert faults("view", {name: value for name, value in view.items() if name != key})
    assert faults("view", {**view, "setup": {**view["setup"], "modules": others}})
    assert faults("view", {**view, key: "?"})


@pytest.mark.parametrize("key", [*MODULE_FIELDS, "commerce_drawn"])
def test_a_field_of_a_module_may_be_in_a_position_only_if_the_module_is_played(key):
    position = stopped(Setup(players=3, modules=ALL), 1, 20).position()
    others = [module for module in ALL if module != MODULE_FIELDS.get(key, "commerce")]

    assert faults("position", position) == []
    assert faults("position", {name: value for name, value in position.items() if name != key}) == []
    assert faults("position", {"setup": {"players": 3, "modules": others}, key: position[key]})
    assert faults("position", {"setup": {"players": 3}, key: position[key]})


@pytest.mark.parametrize(
    ("name", "facts"),
    [
        ("laid", {"card": "epic"}),
        ("laid", {"card": "?"}),
        ("commerce-drawn", {"card": "first"}),
        ("commerce-drawn", {"card": "epic"}),
        ("rolled", {"forecast": "?"}),
        ("dealt", {"card": "gold"}),
        ("opened", {"card": "first"}),
        ("first-given", {"to": None}),
        ("bonds-bought", {"set": {"bonds.0": -1}}),
        ("laid", {"set": {"commerce.0": {"commodities": {"tax": 1}, "taxes": 0, "hand": []}}}),
        ("laid", {"set": {"commerce.0": {"commodities": {}, "hand": []}}}),
        ("rolled", {"set": {"rolled": ["+5"]}}),
        ("first-given", {"set": {"heir": 5}}),
    ],
)
def test_events_of_modules_hold_their_own_cards_and_no_others(name, facts):
    event = next(event for event in played(Setup(players=3, modules=ALL), 2).events(0) if event["event"] == name)

    assert faults("event", event) == []
    assert faults("event", {**event, **facts})


@pytest.mark.parametrize(
    "path", ["", "setup", "progress", "question", "market.epic", "piles.0.0", "pairs.0", "regular.1"]
)
def test_an_unknown_field_anywhere_in_a_view_breaks_the_schema(path):
    view = stopped(Setup(players=3), 1, 20).view(0).to_dict()
    place = view
    for key in path.split(".") if path else ():
        place = place[int(key)] if isinstance(place, list) else place[key]

    place["hidden"] = 1

    assert faults("view", view)


def test_an_event_with_a_wrong_name_fact_or_path_breaks_the_schema():
    game = played(Setup(players=3), 2)
    event = next(event for event in game.events(0) if event["event"] == "bid")

    assert faults("event", event) == []
    assert faults("event", {**event, "event": "whispered"})
    assert faults("event", {**event, "amount": 3})
    assert faults("event", {**event, "seat": "?"})
    assert faults("event", {**event, "set": {"seed": 3}})
    assert faults("event", {**event, "set": {"cash.9": 3}})
    assert faults("event", {key: value for key, value in event.items() if key != "space"})


def test_secret_facts_may_read_as_secret_and_no_others():
    event = next(event for event in played(Setup(players=3), 2).events(None) if event["event"] == "dealt")

    assert event["card"] == "?"
    assert faults("event", event) == []


def test_the_page_has_examples():
    assert len(EXAMPLES) >= 3


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_of_the_page_does_what_it_says(number):
    written, code = EXAMPLES[number]
    position = json.loads(written)

    assert faults("position", position) == []
    assert len(written.splitlines()) <= 10
    exec(compile(code, "docs/positions.md", "exec"), {"Game": Game, "position": position})  # noqa: S102


def test_the_page_names_every_field_of_a_position():
    rows = {name for row in re.findall(r"^\| (`[^|]*`) \|", PAGE, re.MULTILINE) for name in re.findall(r"`(\w+)`", row)}

    assert set(POSITION_KEYS) <= rows


@pytest.mark.parametrize(
    ("fields", "key", "value"),
    [
        ({}, "round", 1),
        ({}, "phase", "supply"),
        ({}, "first", 0),
        ({"setup": {"players": 4, "first": 2}}, "first", 2),
        ({"phase": "selling", "regular": [{"epic": 1}]}, "cash", [20] * 4),
        ({"phase": "selling", "regular": [{"epic": 1}], "cash": [5]}, "cash", [5, 20, 20, 20]),
        ({"phase": "selling", "regular": [{"epic": 1}]}, "fees", [[0, 0, 0]] * 4),
        ({"phase": "selling", "regular": [{"epic": 1}]}, "regular", [{"epic": 1}, {}, {}, {}]),
        ({"phase": "selling", "regular": [{"epic": 1}]}, "split", [{}] * 4),
        ({}, "discard", {}),
        ({}, "meeples", []),
        ({}, "question", {"seats": [0], "ask": "place"}),
        ({"setup": {"players": 4, "board": "advanced"}}, "spaces",
         {"cosmic": 2, "bottomline": 4, "leading": 4, "american": 2, "stanford": 8, "epic": 4}),
        ({"phase": "demand", "meeples": [{"seat": 0, "pile": 0, "space": 0}]}, "question",
         {"seats": [1], "ask": "bid"}),
        ({"phase": "demand", "turn": 2}, "question", {"seats": [2], "ask": "bid"}),
        ({"hands": [[], ["epic", "boom"]]}, "question", {"seats": [1], "ask": "place"}),
        ({"setup": {"players": 4, "modules": ["bonds"]}}, "bonds", [0] * 4),
        ({"setup": {"players": 4, "modules": ["bonds"]}, "bonds": [2]}, "bonds", [2, 0, 0, 0]),
        ({"setup": {"players": 2, "modules": ["commerce"]}}, "commerce",
         [{"commodities": {}, "taxes": 0, "hand": []}] * 2),
        ({"setup": {"players": 4, "modules": ["commerce"]}}, "commerce_drawn", 0),
        ({"setup": {"players": 4, "modules": ["dice"]}}, "rolled", ["+4", "+2", "+1", "$$", "-2", "-3"]),
        ({"setup": {"players": 4, "modules": ["bonds", "dice"]}, "phase": "bonds"}, "rolled", []),
        ({"setup": {"players": 4, "modules": ["first-player-card"]}}, "heir", None),
    ],
)  # fmt: skip
def test_what_a_position_leaves_out_has_its_default(fields, key, value):
    position = {"setup": {"players": 4}, **fields}

    assert Game.from_position(position).position()[key] == value


def test_cards_that_a_position_does_not_name_lie_in_the_deck_shuffled_by_its_seed():
    decks = [Game.from_position({"setup": {"players": 3}, "phase": "demand", "deck": ["epic", "boom"], "seed": seed})
             for seed in (0, 0, 1)]  # fmt: skip

    texts = [game.position()["deck"] for game in decks]

    assert texts[0] == texts[1] != texts[2]
    assert all(deck[:2] == ["epic", "boom"] and len(deck) == 80 for deck in texts)


def test_commerce_cards_that_a_position_does_not_name_lie_in_their_deck_shuffled_by_its_seed():
    setup = {"players": 3, "modules": ["commerce"]}
    rows = [{"commodities": {"oil": 1}, "hand": ["tax"]}]
    position = {"setup": setup, "phase": "commerce", "commerce": rows, "commerce_deck": ["gold", "tax"]}

    decks = [Game.from_position({**position, "seed": seed}).position()["commerce_deck"] for seed in (0, 0, 1)]

    assert decks[0] == decks[1] != decks[2]
    assert all(deck[:2] == ["gold", "tax"] and len(deck) == 23 for deck in decks)


def test_the_dice_of_a_round_to_come_show_what_a_position_says():
    rolls = ["+3", "$", "-1", "$$$", "-1", "-4"]
    setup = {"players": 4, "modules": ["dice"]}
    position = {"setup": setup, "phase": "round-end", "coming": {"2": {"rolls": rolls}}}

    game = Game.from_position(position)

    assert faults("position", position) == []
    assert (game.position()["round"], game.position()["rolled"]) == (2, rolls)
    assert sorted(pair["forecast"] for pair in game.position()["pairs"]) == sorted(rolls)


def test_a_chance_seat_may_stand_in_a_position():
    game = begin(ASKED["chance asked, 3 players"], 1)

    assert game.position()["question"] == {"seats": [-1], "ask": "first"}
    assert faults("position", game.position()) == []
