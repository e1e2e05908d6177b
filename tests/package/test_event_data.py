"""How events are filed, paced, heard and spoken is declared once; the browser's client gets it as data."""

import ast
import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

import stockpile
from stockpile.engine.declared import events

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web" / "src"
KEYS = {event.key for event in events.EVENTS}
LITERAL = re.compile(r"[\[{][^\[\]{}]*[\]}]")
NAME = re.compile(r'(?:"|\n\s*)([a-z-]+)(?=[":])')


def web_types() -> ModuleType:
    spec = importlib.util.spec_from_file_location("web_types", ROOT / "tools" / "web_types.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def hand_lists(text: str) -> list[str]:
    """The arrays and objects of a text that name four events or more; fewer may be sounds or calls."""
    parts = [found[0] for found in LITERAL.finditer(text)]
    return [part for part in parts if len(KEYS.intersection(NAME.findall(part))) > 3]


def test_topics_and_causes_are_those_that_are_listed():
    assert {event.topic for event in events.EVENTS} <= set(events.TOPICS)
    booked = {event.cause for event in events.EVENTS if event.cause}
    assert booked | {"action", "forecast", "other"} == set(events.CAUSES)  # those follow from who is at work


def test_every_sound_of_an_event_can_be_played():
    listed = re.search(r"SOUNDS = \[(.*?)\]", (WEB / "sound" / "score.ts").read_text("utf-8"))

    assert listed is not None
    sounds = set(re.findall(r'"(\w+)"', listed[1]))
    assert {event.sound for event in events.EVENTS} - {""} == sounds - {"turn"}


def test_the_client_has_no_list_of_events_of_its_own():
    written = [path for path in WEB.rglob("*") if path.suffix in {".ts", ".svelte"} and ".test." not in path.name]
    by_hand = [path for path in written if path.parent.name != "protocol"]

    found = {path.name: hand_lists(path.read_text("utf-8")) for path in by_hand}

    assert {name: lists for name, lists in found.items() if lists} == {}


def test_a_list_written_by_hand_would_be_found():
    assert hand_lists('const QUIET = new Set(["dealt", "opened", "rolled", "cards-shown"]);')
    assert hand_lists('const BEATS = {\n  bid: 90,\n  "bid-paid": 30,\n  sold: 70,\n  split: 1300,\n};')


def test_a_new_event_reaches_the_client_with_what_is_declared_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    tool = web_types()
    text = tool.DECLARED.read_text("utf-8")
    new = '    Event("audited", "seat:seat", topic="money", beat=240, sound="coin"),\n)\n\n\ndef having'
    changed = tmp_path / "events.py"
    changed.write_text(text.replace(")\n\n\ndef having", new))
    monkeypatch.setattr(tool, "DECLARED", changed)

    module = tool.events_module()

    assert '"audited": { topic: "money", beat: 240, sound: "coin" },' in module


def test_no_list_of_events_is_kept_by_hand_outside_of_what_is_declared():
    package = Path(stockpile.__file__).parent

    listed = [
        (path.name, ast.unparse(node)[:60])
        for path in package.rglob("*.py")
        if "declared" not in path.parts
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if len(words := named_in(node)) > 2 and words <= KEYS
    ]

    assert listed == []


def named_in(node: ast.AST) -> set[str]:
    """The words of a list, tuple or set, or of a table's keys; a table of functions is code, not a list."""
    if isinstance(node, ast.Dict) and not all(isinstance(value, ast.Name) for value in node.values):
        found = node.keys
    else:
        found = list(node.elts) if isinstance(node, ast.List | ast.Tuple | ast.Set) else []
    return {item.value for item in found if isinstance(item, ast.Constant) and isinstance(item.value, str)}
