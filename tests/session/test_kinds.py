"""The kinds of entries: each is listed once, says whom it concerns, and only the match writes what time brings."""

import importlib
import pkgutil

import pytest

from stockpile.engine.setup.setup import Setup
from stockpile.session import Match, kinds
from stockpile.session.kinds.catalog import KINDS, fault
from stockpile.session.kinds.kind import Kind


def all_classes() -> set[type[Kind]]:
    """Every kind that some module of the package declares."""
    for module in pkgutil.iter_modules(kinds.__path__):
        importlib.import_module(f"{kinds.__name__}.{module.name}")
    found: set[type[Kind]] = set()
    waiting = [Kind]
    while waiting:
        below = waiting.pop().__subclasses__()
        found.update(below)
        waiting += below
    return {cls for cls in found if cls.__module__.startswith(kinds.__name__)}


def test_every_kind_that_is_declared_is_in_the_catalogue_once():
    listed = [type(kind) for kind in KINDS.values()]

    assert set(listed) == all_classes()
    assert len(listed) == len(set(listed))
    assert [kind.key for kind in KINDS.values()] == list(KINDS)


@pytest.mark.parametrize("key", [key for key, kind in KINDS.items() if kind.is_made])
def test_nobody_can_send_what_only_the_match_writes(key: str):
    refused = fault({"kind": key, "seat": 0, "bot": "greedy", "seats": [], "seconds": 1, "first": 0})

    assert refused is not None
    assert refused.key == "unknown-kind"


@pytest.mark.parametrize("key", list(KINDS))
def test_what_is_not_allowed_changes_neither_the_match_nor_what_was_sent(key: str):
    match = Match.new(Setup(players=2), 1, [{"name": "Ann"}, {"name": "Bo"}], 0.0)
    before = (match.text(None), match.revision, len(match.entries))
    sent = {
        "kind": key,
        "seat": 7,
        "seats": [{"name": " Cy "}],
        "answers": [1],
        "table": "x",
        "clock": None,
        "setup": {},
    }
    as_sent = repr(sent)

    item = KINDS[key].own(sent)
    KINDS[key].refusal(match, item, 1.0)

    assert (match.text(None), match.revision, len(match.entries)) == before
    assert repr(sent) == as_sent


def test_a_secret_kind_says_nothing_to_anybody():
    match = Match.new(Setup(players=2), 1, [{"name": "Ann"}, {"name": "Bo"}], 0.0)
    secret = [key for key, kind in KINDS.items() if kind.is_secret]
    mark = match.said.mark()

    match.submit({"kind": "planned", "seat": 0, "auction": [], "forced": True}, 1.0)
    match.submit({"kind": "preferred", "seat": 0, "forced": False}, 2.0)

    assert secret == ["planned", "preferred"]
    assert match.said.mark() == mark
