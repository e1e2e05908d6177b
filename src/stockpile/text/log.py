"""An event, as a seat may know it, as a sentence."""

from collections.abc import Callable
from typing import Any

from stockpile.engine.events import SPECS
from stockpile.engine.setup import Setup
from stockpile.text.cards import card_words, forecast_sign, forecast_words
from stockpile.text.seating import Seating
from stockpile.text.words import Words

EVENTS: dict[str, tuple[str, ...]] = {str(spec[0]): tuple(spec[1:]) for spec in SPECS.values()}
DEALT = frozenset({"starting-card", "pair-dealt", "dealt", "commerce-drawn"})


def is_quiet(event: dict[str, Any]) -> bool:
    """What a log leaves out: questions, and cards that were dealt to somebody else."""
    name = event["event"]
    return name == "asked" or (name in DEALT and "?" in (event.get("card"), event.get("company")))


def sentence(words: Words, setup: Setup, seating: Seating, event: dict[str, Any]) -> str:
    """The sentence of an event."""
    name = str(event["event"])
    args: dict[str, Any] = {}
    for argument in EVENTS[name]:
        key, kind = argument.split(":")
        args |= _argument(words, setup, seating, key, kind.rstrip("?"), event[key])
        if kind.endswith("?"):
            args["known"] = "no" if event[key] == "?" else "yes"
    if name in _EXTRAS:
        args |= _EXTRAS[name](setup, seating, event)
    return words(f"log-{name}", **args)


def _argument(words: Words, setup: Setup, seating: Seating, key: str, kind: str, value: Any) -> dict[str, Any]:
    """One argument of an event as arguments of its sentence."""
    if kind == "seat":
        subject = seating.subject(value)
        return subject if key not in ("by", "to") else {f"{key}_{part}": said for part, said in subject.items()}
    if kind == "seats":
        return {key: seating.listed(words, value), "count": len(value)}
    if kind in ("card", "company"):
        return {key: card_words(words, setup, value)}
    if kind == "forecast":
        return {"sign": forecast_sign(value), key: forecast_words(words, value)}
    if kind in ("stage", "ask"):
        return {key: words(f"{kind}-{value}")}
    if kind == "bool":
        return {key: "yes" if value else "no"}
    return {key: value + 1 if key in ("pile", "die") else value}


def _pair(setup: Setup, seating: Seating, event: dict[str, Any]) -> dict[str, Any]:
    """Whose pair it is: mine, another seat's, the open one, or one that lies face-down."""
    table, pair = setup.table, event["pair"]
    owned = setup.players * table.pairs
    if pair >= owned:
        return {"whose": "public" if pair < owned + table.public_pairs else "hidden"}
    seat = pair // table.pairs
    return {"whose": "own" if seat == seating.viewer else "other", **seating.subject(seat)}


def _moved(_setup: Setup, _seating: Seating, event: dict[str, Any]) -> dict[str, Any]:
    return {"direction": "up" if event["by"] > 0 else "down", "spaces": abs(event["by"])}


def _cards(_setup: Setup, _seating: Seating, event: dict[str, Any]) -> dict[str, Any]:
    return {"cards": event["regular"] + event["split"], "shares": event["regular"] + 2 * event["split"]}


def _given(_setup: Setup, _seating: Seating, event: dict[str, Any]) -> dict[str, Any]:
    return {"kept": "yes" if event["seat"] == event["to"] else "no"}


def _ended(_setup: Setup, seating: Seating, event: dict[str, Any]) -> dict[str, Any]:
    if len(event["winners"]) > 1:
        return {"who": "several"}
    return {"who": "you" if event["winners"] == [seating.viewer] else "other"}


_EXTRAS: dict[str, Callable[[Setup, Seating, dict[str, Any]], dict[str, Any]]] = {
    "pair-dealt": _pair,
    "pair-shown": _pair,
    "moved": _moved,
    "bankrupt-lost": _cards,
    "final-sale": _cards,
    "first-given": _given,
    "game-ended": _ended,
}
