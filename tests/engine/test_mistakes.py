"""Setups and positions that break a law are refused with a message that names the field."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from kit.effort import EFFORT, SEED
from kit.samples import IS_PURE, questions
from stockpile import Game, Setup, View
from stockpile.engine import ids

SETUPS: dict[str, tuple[dict[str, Any], str]] = {
    "one player": ({"players": 1}, "players: 1"),
    "six players": ({"players": 6}, "players: 6"),
    "players in words": ({"players": "four"}, "players: a whole number"),
    "players true": ({"players": True}, "players"),
    "no players": ({}, "players: missing"),
    "unknown board": ({"players": 3, "board": "round"}, "board: 'round'"),
    "unknown module": ({"players": 3, "modules": ["aliens"]}, "modules: .*'aliens'"),
    "modules as a word": ({"players": 3, "modules": "bonds"}, "modules: a list"),
    "first seat not at the table": ({"players": 3, "first": 3}, "first: 3"),
    "unknown chance": ({"players": 3, "chance": "fair"}, "chance: 'fair'"),
    "unknown field": ({"players": 3, "colour": "red"}, "colour"),
    "no round": ({"players": 3, "rounds": 0}, "rounds: 0"),
    "too many rounds for the deck": ({"players": 3, "rounds": 9}, r"rounds: .*SET-6"),
    "negative cash": ({"players": 3, "cash": -1}, "cash: -1"),
    "half a thousand": ({"players": 3, "cash": 0.5}, "cash: a whole number"),
    "unknown company": ({"players": 3, "companies": ["acme"]}, "companies: 'acme'"),
    "a company twice": ({"players": 2, "companies": ["epic", "epic"]}, "companies"),
    "too few forecasts": ({"players": 3, "forecasts": ["+1"]}, "forecasts: 1"),
    "unknown forecast": ({"players": 3, "forecasts": ["+5"] * 6}, r"forecasts: '\+5'"),
    "pairs that are not as many as companies": ({"players": 3, "pairs": 2}, r"pairs: .*INF-3"),
    "three meeples": ({"players": 2, "meeples": 3}, "meeples: 3"),
    "too many piles": ({"players": 3, "meeples": 2}, "meeples: 6 piles"),
    "no card to place": ({"players": 3, "up": 0, "down": 0}, "up"),
    "hands too large": ({"players": 3, "up": 3, "down": 3}, "up"),
    "too many cards in the box": ({"players": 3, "stocks": 20}, "stocks: .*100"),
    "two kinds of fees": ({"players": 3, "fees": [4, 4]}, "fees: three"),
    "fee values from large to small": ({"players": 3, "fee_values": [3, 2, 1]}, "fee_values"),
    "a negative number of fees": ({"players": 3, "fees": [4, 4, -4]}, "fees: -4"),
    "negative Booms": ({"players": 3, "booms": -1}, "booms: -1"),
    "bids that do not begin at nothing": ({"players": 3, "bids": [1, 2, 3]}, "bids: .*DEM-1"),
    "bids that fall": ({"players": 3, "bids": [0, 5, 4]}, "bids: .*DEM-1"),
    "nine bids": ({"players": 3, "bids": list(range(9))}, "bids"),
    "no bids": ({"players": 3, "bids": []}, "bids"),
    "a track of an unknown company": ({"players": 3, "tracks": {"acme": {"spaces": [1]}}}, "tracks: 'acme'"),
    "a track without a start": ({"players": 3, "tracks": {"epic": {"spaces": [1]}}}, "tracks.epic: .*start"),
    "a start off its track": (
        {"players": 3, "tracks": {"epic": {"spaces": [1, 2], "start": 2, "reset": 0}}}, "tracks.epic.start: 2",
    ),
    "a reset off its track": (
        {"players": 3, "tracks": {"epic": {"spaces": [1, 2], "start": 0, "reset": -1}}}, "tracks.epic.reset: -1",
    ),
    "signs that do not fit": (
        {"players": 3, "tracks": {"epic": {"spaces": [1, 2], "start": 0, "reset": 0, "signs": [1]}}},
        "tracks.epic.signs",
    ),
    "a track that is a number": ({"players": 3, "tracks": {"epic": 5}}, "tracks.epic"),
    "starting cards of too few companies": (
        {"players": 3, "companies": ["epic"], "forecasts": ["+1"], "pairs": 0, "hidden_pairs": 0, "rounds": 1},
        "starting_cards: .*SET-6",
    ),
    "starting cards in words": ({"players": 3, "starting_cards": "yes"}, "starting_cards"),
}  # fmt: skip


@pytest.mark.parametrize("mistake", SETUPS)
def test_a_setup_that_breaks_a_law_is_refused_by_name(mistake):
    data, words = SETUPS[mistake]

    with pytest.raises(ValueError, match=words):
        Setup.from_dict(data)


@pytest.mark.parametrize("setup", [None, 4, {"players": 4}, "four"], ids=repr)
def test_a_game_is_made_from_a_setup_and_nothing_else(setup):
    with pytest.raises(TypeError, match="setup"):
        Game(setup, seed=1)


@pytest.mark.parametrize("data", [None, [], "four", 4], ids=repr)
def test_a_setup_or_position_that_is_no_object_is_refused(data):
    with pytest.raises(ValueError, match="setup: an object"):
        Setup.from_dict(data)
    with pytest.raises(ValueError, match="position: an object"):
        Game.from_position(data)


def demand(**fields: Any) -> dict[str, Any]:
    return {"setup": {"players": 2}, "phase": "demand", **fields}


POSITIONS: dict[str, tuple[dict[str, Any], str]] = {
    "no setup": ({"cash": [1, 2]}, "setup: missing"),
    "a setup that is wrong": ({"setup": {"players": 7}}, "players: 7"),
    "unknown field": (demand(colour="red"), "colour"),
    "81 cards": (demand(deck=["epic"] * 9 + ["boom"] * 4, discard={"epic": 2}), r"cards: .*SET-5"),
    "five Booms": (demand(discard={"boom": 5}), r"cards: 5 of boom.*SET-5"),
    "eleven of a company in one half": (demand(regular=[{"epic": 11}]), r"cards: 11 of epic.*SET-5"),
    "two own meeples on a track": (
        demand(meeples=[{"seat": 0, "pile": 1, "space": 1}, {"seat": 0, "pile": 1, "space": 2}]),
        "two own meeples.*TWO-5",
    ),
    "two meeples on a track": (
        demand(meeples=[{"seat": 0, "pile": 1, "space": 1}, {"seat": 1, "pile": 1, "space": 2}]), "two meeples",
    ),
    "three meeples of a seat": (
        demand(meeples=[{"seat": 0, "pile": pile, "space": 0} for pile in range(3)]), "meeples: seat 0 has 3",
    ),
    "a bid beyond the cash": (
        demand(cash=[5, 5], meeples=[{"seat": 0, "pile": 1, "space": 4}]), r"meeples: seat 0 bids 10 with 5.*DEM-2",
    ),
    "both bids beyond the cash": (
        demand(cash=[12, 5], turn=1, meeples=[{"seat": 0, "pile": pile, "space": 4} for pile in (0, 1)]),
        "meeples: seat 0 bids 20",
    ),
    "a bid off the track": (demand(meeples=[{"seat": 0, "pile": 1, "space": 8}]), "meeples.space: 8"),
    "a bid on no pile": (demand(meeples=[{"seat": 0, "pile": 4, "space": 0}]), "meeples.pile: 4"),
    "a bid of nobody": (demand(meeples=[{"seat": 2, "pile": 0, "space": 0}]), "meeples.seat: 2"),
    "meeples as numbers": (demand(meeples=[1]), "meeples"),
    "negative cash": (demand(cash=[-1, 5]), r"cash.0: -1 is negative \(END-5\)"),
    "cash in words": (demand(cash=["much"]), "cash.0: a whole number"),
    "cash of three seats": (demand(cash=[1, 2, 3]), "cash: 3 entries"),
    "cash as one number": (demand(cash=5), "cash: a list"),
    "a space off its track": (demand(spaces={"epic": 10}), r"spaces.epic: space 10 is off its track.*ADV-1"),
    "a space below its track": (demand(spaces={"epic": -1}), "spaces.epic: space -1"),
    "a space between spaces": (demand(spaces={"epic": 1.5}), "spaces.epic: a whole number"),
    "the space of an unknown company": (demand(spaces={"acme": 1}), "spaces: 'acme'"),
    "a round that is not played": (demand(round=7), "round: 7"),
    "an unknown phase": (demand(phase="breakfast"), "phase: 'breakfast'"),
    "a first player who is not there": (demand(first=2), "first: 2"),
    "a turn of nobody": (demand(turn=3), "turn: 3"),
    "a fee in a regular half": (demand(regular=[{"fee1": 1}]), "regular.0: 'fee1'"),
    "a Boom in a split half": (demand(split=[{"boom": 1}]), "split.0: 'boom'"),
    "a negative number of cards": (demand(split=[{"epic": -1}]), "split.0.epic: -1"),
    "five cards in hand": (demand(hands=[["epic"] * 5]), "hands.0"),
    "an unknown card in hand": (demand(hands=[["gold"]]), "hands.0: 'gold'"),
    "a card in hand that is not named": (demand(hands=[["?"]]), "cards: every card"),
    "an unknown card on a pile": (demand(piles=[["gilt"]]), "piles.0: 'gilt'"),
    "a card on a pile laid by nobody": (demand(piles=[[{"card": "epic", "by": 2}]]), "piles.0: 2"),
    "a card half face-up": (demand(piles=[[{"card": "epic", "up": "half"}]]), "piles.0"),
    "five piles": (demand(piles=[[]] * 5), "piles: 5 entries"),
    "a card on a pile known to a seat that cannot be": (
        demand(piles=[[{"card": "epic", "up": False, "known": [9]}]]), "piles.0.known: 9",
    ),
    "four numbers of fees": (demand(fees=[[0, 0, 0, 0]]), "fees.0"),
    "an unknown fee": (demand(fees=[{"fee9": 1}]), "fees.0: 'fee9'"),
    "a company in two pairs": (demand(pairs=[{"company": "epic"}, {"company": "epic"}]), r"pairs: epic.*INF-3"),
    "a forecast in two pairs": (demand(pairs=[{"forecast": "+4"}, {"forecast": "+4"}]), r"pairs: \+4.*INF-3"),
    "an unknown forecast": (demand(pairs=[{"forecast": "+9"}]), r"pairs.0.forecast: '\+9'"),
    "seven pairs": (demand(pairs=[{}] * 7), "pairs: 7 entries"),
    "pairs as words": (demand(pairs=["epic +4"]), "pairs.0: an object"),
    "a deck that is no list": (demand(deck={"epic": 1}), "deck: a list"),
    "a deck that does not last": (demand(discard={"epic": 10, "cosmic": 10, "leading": 10}), r"deck: .*SET-6"),
    "cards of a round that is not played": (demand(coming={"9": {}}), "coming.9"),
    "a company twice in a round to come": (demand(coming={"2": {"companies": ["epic", "epic"]}}), "coming.2.companies"),
    "more seen than there is": (demand(regular=[{"epic": 1}], seen=[{"epic": 2}]), "seen.0.epic: 2"),
    "more known than there is": (
        demand(knowledge={"books": {"1": [{"known": {"epic": 1}}]}}), "knowledge.books.1.0: .*KNO-4",
    ),
    "knowledge that does not add up": (
        demand(regular=[{"epic": 1}], knowledge={"books": {"1": [{}]}}), "knowledge.books.*KNO-4",
    ),
    "a question of another phase": (
        demand(question={"seats": [0], "ask": "sell"}), "question: sell is not what comes next; it is bid",
    ),
    "an unknown question": (demand(question={"seats": [0], "ask": "why"}), "question.ask: 'why'"),
    "a question to nobody": (demand(question={"seats": [4], "ask": "bid"}), "question.seats: 4"),
    "a claim without a dividend": (
        demand(phase="movement", question={"seats": [0], "ask": "claim"}), "question: claim",
    ),
    "an agenda of words": (demand(progress={"agenda": ["dividend"]}), "progress.agenda"),
    "a task with more picks than a card can have": (
        demand(progress={"agenda": [[ids.TASK_CARD, 0, 0, 0, 40, *[0] * 30]]}), "progress.agenda",
    ),
    "a task with a word for its picks": (
        demand(progress={"agenda": [[ids.TASK_CARD, 0, 0, 0, "two"]]}), "progress.agenda",
    ),
    "progress that is a number": (demand(progress=3), "progress: an object"),
    "a step out of bounds": (demand(progress={"step": -1}), "progress.step: -1"),
    "a negative number of events": (demand(events=-1), "events: -1"),
    "a seed that is none": (demand(seed=-1), "seed: -1"),
    "scores of nobody": (demand(scores=[{}, {}, {}]), "scores: 3 entries"),
}  # fmt: skip


@pytest.mark.parametrize("mistake", POSITIONS)
def test_a_position_that_breaks_a_law_is_refused_by_name(mistake):
    data, words = POSITIONS[mistake]

    with pytest.raises(ValueError, match=words) as caught:
        Game.from_position(data)

    assert "\n" not in str(caught.value)


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The places of all values in plain JSON."""
    found = [path] if path else []
    children = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in children:
        found += paths(child, (*path, key))
    return found


def changed(data: Any, path: tuple[Any, ...], value: object) -> Any:
    """The same JSON with another value in one place."""
    if not path:
        return value
    if isinstance(data, dict):
        return {key: changed(child, path[1:], value) if key == path[0] else child for key, child in data.items()}
    return [changed(child, path[1:], value) if key == path[0] else child for key, child in enumerate(data)]


JUNK: list[Any] = [None, "junk", -1, 0, 9, 99, 10**30, 1.5, True, [], {}, [[]], {"junk": 1}, [0, 0, 0, 0]]
ASKS = ("place", "bid", "action", "sell", "claim")


@cache
def asking(ask: str) -> Game:
    """A game of the last rounds that asks such a question."""
    game = Game(Setup(players=3, board="advanced"), seed=3)
    for number, question in enumerate(questions(game, 6, "holds")):
        if number > 60 and question.ask == ask:
            break
    return game


def trouble(read: Callable[[Any], Any], data: Any) -> str:
    """What happens if a value is neither read nor refused with a message; a game that was read must play on, and so
    must a world of a view."""
    try:
        thing = read(data)
        game = thing.resample(1) if isinstance(thing, View) else thing
        if isinstance(game, Game):
            for _ in zip(range(40), questions(game, 1), strict=False):
                pass
    except ValueError as error:
        return "" if re.match(r"\w", str(error)) else "no message"
    except Exception as error:
        return repr(error)
    return ""


def troubles(read: Callable[[Any], Any], data: Any) -> list[str]:
    """All troubles with junk in every place, a few sorts of it for each."""
    sorts = 1 if IS_PURE else min(4 * EFFORT, len(JUNK))
    found = []
    for i, path in enumerate(paths(data)):
        for turn in range(sorts):
            junk = JUNK[(SEED + i + turn * 5) % len(JUNK)]
            if what := trouble(read, changed(data, path, junk)):
                found.append(f"{'.'.join(map(str, path))} = {junk!r}: {what}")
    return found


@pytest.mark.parametrize("ask", ASKS)
def test_junk_anywhere_in_a_position_is_refused_or_can_be_played_on(ask):
    position = asking(ask).position()

    assert troubles(Game.from_position, position) == []


@pytest.mark.parametrize("ask", ASKS)
def test_junk_anywhere_in_a_view_is_refused_or_its_worlds_can_be_played_on(ask):  # KNO-7
    view = asking(ask).view(1).to_dict()

    assert troubles(View.from_dict, view) == []


VIEWS: dict[str, tuple[tuple[Any, ...], Any]] = {
    "a deck that is empty too early": (("deck", "left"), 0),
    "more cards in the discard than in the box": (("discard",), {"epic": 11}),
    "more cards known in a half than it has": (("regular", 2, "mine", "known"), {"epic": 9}),
    "a half that is larger than what is known and unknown": (("regular", 2, "size"), 40),
}


@pytest.mark.parametrize("mistake", VIEWS)
def test_a_view_that_no_deal_agrees_with_is_refused(mistake):  # KNO-7
    path, value = VIEWS[mistake]
    data = changed(asking("claim").view(1).to_dict(), path, value)

    with pytest.raises(ValueError, match=r"\w"):
        View.from_dict(data).resample(seed=1)


def test_a_view_that_lacks_a_part_is_refused_by_name():
    view = Game(Setup(players=3), seed=1).view(0).to_dict()

    for key in ("setup", "seat", "events", "round", "phase", "market", "regular", "deck"):
        with pytest.raises(ValueError, match=key):
            View.from_dict({name: value for name, value in view.items() if name != key})
