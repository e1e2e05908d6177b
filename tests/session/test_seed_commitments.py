"""Promises of seeds are entries of their own; logs that have them inside other entries still tell the same."""

import hashlib

import pytest

from stockpile import Setup
from stockpile.engine.question import Refusal
from stockpile.session import Match

SEEDS = [f"{number:064x}" for number in (11, 22)]
PROMISES = [hashlib.sha256(bytes.fromhex(seed)).hexdigest() for seed in SEEDS]
CREATED = {
    "kind": "created",
    "setup": Setup(players=2).to_dict(),
    "seed": hex(5),
    "bot_seed": hex(6),
    "seats": [{"name": "Ada"}, {}],
    "clock": None,
    "fair": True,
    "rules": 1,
}


JOINED = {"kind": "joined", "seat": 1, "name": "Bea"}


def promise(seat, number):
    return {"kind": "seed-committed", "seat": seat, "commitment": PROMISES[number]}


def follow(*items):
    """A match after these entries, all of which must be accepted."""
    match = Match()
    for now, item in enumerate(items):
        assert not isinstance(match.submit(item, now), Refusal)
    return match


def revealed(match):
    """The same match after both have given their seeds and the cards are dealt."""
    match.pass_time(4)
    for seat in (0, 1):
        match.submit({"kind": "revealed", "seat": seat, "seed": SEEDS[seat]}, 4)
    match.pass_time(4)
    return match


def test_a_promise_is_an_entry_and_the_game_waits_for_its_seed():
    match = follow(CREATED, promise(0, 0), JOINED, promise(1, 1))

    waits = match.pass_time(3.1)
    dealt = revealed(match)

    assert [entry["kind"] for entry in waits] == ["sealed"]
    assert [entry["kind"] for entry in match.entries[:4]] == ["created", "seed-committed", "joined", "seed-committed"]
    assert dealt.started and dealt.lobby.shuffle.seeds == SEEDS
    assert Match.from_entries(match.entries).game.hash() == dealt.game.hash()


def test_an_older_log_with_promises_inside_other_entries_deals_the_same_cards():
    seats = [{"name": "Ada", "commitment": PROMISES[0]}, {}]
    old = follow({**CREATED, "seats": seats}, {**JOINED, "commitment": PROMISES[1]})
    new = follow(CREATED, promise(0, 0), JOINED, promise(1, 1))

    games = [revealed(match).game for match in (old, new)]

    assert games[0].hash() == games[1].hash()


@pytest.mark.parametrize(
    ("items", "refused"),
    [
        ([promise(0, 0)], promise(0, 1)),
        ([], promise(1, 1)),
        ([], {**promise(0, 0), "commitment": "short"}),
    ],
    ids=["twice", "nobody there", "no hash"],
)
def test_a_promise_that_would_prove_nothing_is_refused(items, refused):
    match = follow(CREATED, *items)

    outcome = match.submit(refused, 20)

    assert isinstance(outcome, Refusal)
