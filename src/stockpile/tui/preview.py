"""What an answer would do, as far as its seat can tell: what happens alike in several worlds that fit its view."""

import json
from typing import Any

from stockpile.engine.declared.events import having
from stockpile.engine.setup.actions import ACTIONS, Action
from stockpile.engine.setup.setup import Setup
from stockpile.engine.view import View
from stockpile.text.bids import bid_cost
from stockpile.text.cards import power_words
from stockpile.text.log import sentence
from stockpile.text.seating import Seating
from stockpile.text.words import Words
from stockpile.tui.powers import Powers

WORLDS = 4
LAST = having("ends_preview")
TOLD = having("foretold")
SECRET = having("bares")


def preview(words: Words, seating: Seating, view: View, answer: int) -> list[str]:
    """Sentences about what follows at once, and the money left."""
    seat, action, data = view.seat, ACTIONS[answer], view.to_dict()
    assert seat is not None
    runs = [_run(view, seat, answer, seed) for seed in range(WORLDS)]
    common = [event for event in runs[0][0] if all(event in events for events, _ in runs[1:])]
    powers = Powers(words, view.setup, seating, data)
    told = [sentence(words, view.setup, seating, json.loads(event)) for event in common]
    cash = {after for _, after in runs}
    before = data["cash"][seat]
    if len(cash) == 1 and cash != {before}:
        told.append(words("preview-cash", before=before, after=cash.pop()))
    if action.verb == "bonds" and action.number:
        told.append(words("preview-bonds", amount=_interest(view, action.number)))
    if action.verb == "bid":
        told += _bid(powers, seat, action)
    return told + _about(powers, action)  # last: a small window cuts long texts


def _about(powers: Powers, action: Action) -> list[str]:
    """The text of the card that an answer names."""
    if action.power is None or action.key is None:
        return []
    return [powers.dealt(action.key) if action.verb == "choose" else powers.text(action.key)]


def _bid(powers: Powers, seat: int, action: Action) -> list[str]:
    """What a bid costs, and what is left if it stands."""
    assert action.pile is not None and action.space is not None
    words, setup, view = powers.words, powers.setup, powers.view
    value = setup.table.bids[action.space]
    offered = powers.offered(action.pile)
    if offered is not None:
        name, cash = power_words(words, offered), powers.cash(offered)
        return [words("preview-offer", card=name, cash=cash, left=cash - value), powers.text(offered)]
    cost = bid_cost(setup, view, seat, action.space)
    told = [words("preview-bid", left=_free(setup, view, seat) - max(cost, 0))]
    if cost != value:
        told.insert(0, words("preview-pays" if cost >= 0 else "preview-gets", amount=abs(cost)))
    return told


def _interest(view: View, bonds: int) -> int:
    """What so many bonds pay in this round and all that follow (BON-3)."""
    rounds = view.setup.table.rounds - int(view.to_dict()["round"]) + 1
    return bonds * rounds * int(view.setup.printed["bonds"]["interest"])


def _free(setup: Setup, view: dict[str, Any], seat: int) -> int:
    """Cash less what the seat's other bids promise (INV-6: where the bank pays, nothing rests on it)."""
    standing = [bid["space"] for bid in view["bids"] if bid and bid["seat"] == seat]
    return int(view["cash"][seat]) - sum(max(bid_cost(setup, view, seat, space), 0) for space in standing)


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
