"""What everybody may know of a table is kept, and is never older than the table."""

import json
import random

import pytest

from kit.effort import SEED
from stockpile import Setup
from stockpile.server.table_state import TableState
from stockpile.session import Match

SETUP = Setup(players=3, rounds=1)
SEATS = [{"name": "Ada"}, {"name": "Bob"}, {"bot": "random"}]
BESIDE = (
    {"kind": "said", "seat": 0, "text": "hm"},
    {"kind": "took-over", "seat": 1, "bot": "random"},
    {"kind": "planned", "seat": 0, "auction": [], "forced": True},
    {"kind": "handed-back", "seat": 1},
    {"kind": "took-over", "seat": 0, "bot": "greedy"},
    {"kind": "handed-back", "seat": 0},
)


def a_table(match, frozen=None):
    return TableState("abcdefghjkmn", match, frozen, lambda: 0.0)


def steps(match):
    """A whole game with what people do beside it, one entry after the other."""
    chosen = random.Random(SEED)
    for step in range(1000):
        yield
        if match.over:
            break
        match.submit(dict(BESIDE[step % len(BESIDE)]), step)
        yield
        asked = match.asked[0]
        if match.seats[asked].player is not None:
            match.tick(step, 1)
            continue
        question = match.question(asked)
        given = {"seat": asked, "answers": [chosen.choice(question.answers)], "revision": match.revision}
        match.submit({"kind": "answered", **given, "move": f"a{step}"}, step)
        yield
        match.submit({"kind": "undone", "seat": asked, "revision": match.revision, "move": f"u{step}"}, step)
    match.submit({"kind": "closed"}, 2000)
    yield


def test_what_is_kept_is_what_would_be_made_anew_at_every_step_of_a_game():
    match = Match.new(SETUP, SEED, SEATS, 0)
    kept, told = a_table(match), set()

    for _ in steps(match):
        told.add(kept.described())
        assert kept.described() == a_table(match).described()

    assert {json.loads(text)["state"] for text in told} == {"playing", "over", "closed"}
    assert any(json.loads(text)["seats"][0]["stand_in"] for text in told)


@pytest.mark.parametrize("change", ["match", "frozen", "present"])
def test_another_match_or_who_comes_is_told_at_once(change):
    table = a_table(Match.new(SETUP, SEED, SEATS, 0))
    before = json.loads(table.described())
    if change == "match":
        table.match = Match.new(SETUP, SEED, [{"name": "Eve"}, *SEATS[1:]], 0)
    elif change == "frozen":
        table.frozen = "because"
    else:
        table.present = lambda: [True, False, True]

    after = json.loads(table.described())

    assert list(after) == list(before)
    changed = {"match": {"seats"}, "frozen": {"frozen", "state"}, "present": {"seats"}}
    assert {key for key in after if after[key] != before[key]} == changed[change]
    assert [seat["present"] for seat in before["seats"]] == [False, False, True]
    assert after["seats"][0]["present"] is (change == "present")
