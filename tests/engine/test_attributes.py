"""The attributes of a view are what its JSON says, seat by seat and for the spectator."""

from typing import Any

import pytest

from kit.effort import SEED, share
from kit.moments import moments, scaled
from kit.samples import MODULES, WITH_SECRETS, observers
from stockpile import Game, Setup, View
from stockpile.engine.setup.modules import MODULES as MODULE_KEYS

EVERY = {**WITH_SECRETS, **MODULES}
SETUPS = share(EVERY, __name__)


def secret(key: str | None) -> str:
    return "?" if key is None else key


def said(view: View) -> dict[str, Any]:
    """The attributes in the words of the JSON."""
    table = set(range(view.setup.players))
    return {
        "seat": view.seat,
        "events": view.events,
        "round": view.round,
        "phase": view.phase,
        "first": view.first,
        "cash": list(view.cash),
        "fees": [list(row) for row in view.fees],
        "market": {key: {"space": view.spaces[key], "price": price} for key, price in view.prices.items()},
        "pairs": [
            {"owner": p.owner, "company": secret(p.company), "forecast": secret(p.forecast), "up": p.up,
             "known": list(p.known)}
            for p in view.pairs
        ],
        "piles": [
            [
                {"card": secret(card.card), "up": card.up, **({} if card.by is None else {"by": card.by}),
                 **({} if card.up else {"known": sorted(table & set(card.known))})}
                for card in pile
            ]
            for pile in view.piles
        ],
        "bids": [bid and bid._asdict() for bid in view.bids],
        "off": list(view.meeples),
        "hands": [[secret(card) for card in hand] for hand in view.hands],
        "split": view.split,
        "discard": view.discard,
        "winners": list(view.winners),
    }  # fmt: skip


@pytest.mark.parametrize("name", SETUPS)
def test_attributes_say_what_the_json_says(name):
    setup = EVERY[name]
    for game in moments(setup, SEED, scaled(3, 1)):
        for observer in observers(setup):
            view = game.view(observer)
            data = view.to_dict()
            told = [{key: value for key, value in pair.items() if key != "told"} for pair in data["pairs"]]

            assert said(view) == {key: {**data, "pairs": told}[key] for key in said(view)}
            assert view.deck == data["deck"]["left"]
            assert view.halves == [half_of(half) for half in data["regular"]]
            assert view.portfolio == (data["regular"][observer]["cards"] if observer is not None else {})
            assert list(view.bonds) == data.get("bonds", [0] * setup.players)
            assert [list(row) for row in view.investors] == [row["shown"] for row in data.get("investors", [])] or [
                []
            ] * setup.players
            hands = [row["hand"] for row in data.get("strategies", [])] or [[]] * setup.players
            assert [[secret(card) for card in hand] for hand in view.strategies] == hands


def half_of(half: dict[str, Any]) -> tuple[int, dict[str, int], dict[int, int]]:
    """A regular half of the JSON: the own cards, or what the observer's book says, or the public's."""
    if "cards" in half:
        return half["size"], half["cards"], {}
    book = half.get("mine", half["public"])
    return half["size"], book["known"], {int(lot): count for lot, count in book["unknown"].items()}


def test_every_part_of_the_json_can_be_read_alone():
    view = Game(Setup(players=3, modules=tuple(MODULE_KEYS)), seed=SEED).view(1)

    data = view.to_dict()

    assert {key: view.part(key) for key in data if key not in ("seat", "setup", "events")} == {
        key: value for key, value in data.items() if key not in ("seat", "setup", "events")
    }


@pytest.mark.parametrize(("name", "problem"), [("colour", "'colour' is none of round, phase"), ("bonds", "not played")])
def test_a_part_that_a_view_does_not_have_is_refused_by_name(name, problem):
    view = Game(Setup(players=3), seed=SEED).view(1)

    with pytest.raises(ValueError, match=problem):
        view.part(name)
