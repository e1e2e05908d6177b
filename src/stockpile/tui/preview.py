"""What an answer would do, as far as its seat can tell: what happens alike in several worlds that fit its view."""

import json
from typing import Any

from stockpile.engine.actions import ACTIONS
from stockpile.engine.view import View
from stockpile.text.log import sentence
from stockpile.text.seating import Seating
from stockpile.text.words import Words

WORLDS = 4
LAST = frozenset({"asked", "stage-began", "pair-shown"})  # beyond these, others decide or secrets come out
MONEY = frozenset({"fee-paid", "split-paid", "dividend-paid", "claimed", "sold"})
TOLD = MONEY | {"outbid", "moved", "split", "split-shown", "bankrupt", "bankrupt-lost", "dividend"}
SECRET = frozenset({"split-shown", "bankrupt-lost"})  # of other seats: their hidden cards come to light


def preview(words: Words, seating: Seating, view: View, answer: int) -> list[str]:
    """Sentences about what follows at once, and the money left."""
    seat = view.seat
    assert seat is not None
    runs = [_run(view, seat, answer, seed) for seed in range(WORLDS)]
    common = [event for event in runs[0][0] if all(event in events for events, _ in runs[1:])]
    told = [sentence(words, view.setup, seating, json.loads(event)) for event in common]
    cash = {after for _, after in runs}
    before = view.to_dict()["cash"][seat]
    if len(cash) == 1 and cash != {before}:
        told.append(words("preview-cash", before=before, after=cash.pop()))
    if ACTIONS[answer].verb == "bonds" and ACTIONS[answer].number:
        told.append(words("preview-bonds", amount=_interest(view, ACTIONS[answer].number or 0)))
    space = ACTIONS[answer].space
    if space is not None:
        told.append(words("preview-bid", left=_free(view, seat) - view.setup.table.bids[space]))
    return told


def _interest(view: View, bonds: int) -> int:
    """What so many bonds pay in this round and all that follow (BON-3)."""
    rounds = view.setup.table.rounds - int(view.to_dict()["round"]) + 1
    return bonds * rounds * int(view.setup.printed["bonds"]["interest"])


def _free(view: View, seat: int) -> int:
    """Cash less what the seat's other bids promise."""
    data = view.to_dict()
    return int(data["cash"][seat] - sum(bid["value"] for bid in data["bids"] if bid and bid["seat"] == seat))


def _run(view: View, seat: int, answer: int, seed: int) -> tuple[list[str], int]:
    """One world: the events worth telling, and the seat's cash when they have happened."""
    game = view.resample(seed)
    since = game.event_count
    game.answer(answer, seat=seat)
    told: list[str] = []
    cash: int = view.to_dict()["cash"][seat]
    for event in game.events(seat, since):
        if event["event"] in LAST:
            break
        cash = _cash(event, seat, cash)
        if event["event"] in TOLD and (event["event"] not in SECRET or event["seat"] == seat):
            told.append(json.dumps({key: value for key, value in event.items() if key not in ("n", "set")}))
    return told, cash


def _cash(event: dict[str, Any], seat: int, cash: int) -> int:
    """The seat's cash after an event."""
    return int(event["set"].get(f"cash.{seat}", cash))
