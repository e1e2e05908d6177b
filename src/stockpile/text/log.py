"""An event, as a seat may know it, as a sentence."""

from collections.abc import Callable
from typing import Any

from stockpile.engine.declared.events import EVENTS, having
from stockpile.engine.setup.setup import Setup
from stockpile.text.cards import card_words, forecast_sign, forecast_words
from stockpile.text.pairs import pair_args, pair_owner, pair_sort
from stockpile.text.seating import Seating
from stockpile.text.words import Words

ARGUMENTS = {event.key: event.arguments for event in EVENTS}
DEALT = having("dealt")
BY_CARDS = frozenset(
    key for key, arguments in ARGUMENTS.items() if any((a.key, a.kind) == ("by", "power") for a in arguments)
)
COUNTED_FROM_0 = frozenset({"pile", "place", "to", "die"})
SECRETS = ("card", "company", "investor", "strategy")
OTHERS = ("by", "to", "other")  # seats beside the one that the sentence is about


def is_quiet(event: dict[str, Any]) -> bool:
    """What a log leaves out: questions, and cards that were dealt to somebody else."""
    name = event["event"]
    return name == "asked" or (name in DEALT and "?" in (event.get(key) for key in SECRETS))


def sentence(words: Words, setup: Setup, seating: Seating, event: dict[str, Any]) -> str:
    """The sentence of an event."""
    name = str(event["event"])
    args: dict[str, Any] = {}
    for argument in ARGUMENTS[name]:
        args |= _argument(words, setup, seating, argument.key, argument.kind, event[argument.key])
        if argument.is_secret:
            args["known"] = "no" if event[argument.key] == "?" else "yes"
    if name in _EXTRAS:
        args |= _EXTRAS[name](setup, seating, event)
    own = f"log-{name}-{event['by']}" if name in BY_CARDS else ""  # a card may tell in words of its own what it did
    return words(own if own in words else f"log-{name}", **args)


def _argument(words: Words, setup: Setup, seating: Seating, key: str, kind: str, value: Any) -> dict[str, Any]:
    """One argument of an event as arguments of its sentence."""
    if kind == "seat":
        subject = seating.subject(value)
        return subject if key not in OTHERS else {f"{key}_{part}": said for part, said in subject.items()}
    if kind == "seats":
        return {key: seating.listed(words, value), "count": len(value)}
    if kind in ("card", "company", "power"):
        return {key: card_words(words, setup, value)}
    if kind == "forecast":
        return {"sign": forecast_sign(value), key: forecast_words(words, value)}
    if kind == "stage":
        return {key: words(f"stage-{value}")}
    if kind == "ask":
        return {key: words(f"ask-{value}")}
    if kind == "bool":
        return {key: "yes" if value else "no"}
    return {key: value + 1 if key in COUNTED_FROM_0 else value}


def _pair(setup: Setup, seating: Seating, event: dict[str, Any]) -> dict[str, Any]:
    """A pair that was dealt or shown, and by whom."""
    owner = pair_owner(setup, event["pair"])
    subject = {} if owner is None else seating.subject(owner)
    return {"whose": pair_sort(setup, seating, event["pair"]), **subject}


def _pair_of(setup: Setup, seating: Seating, event: dict[str, Any]) -> dict[str, Any]:
    """A pair that somebody does something with."""
    return pair_args(setup, seating, event["pair"])


def _paid(_setup: Setup, _seating: Seating, event: dict[str, Any]) -> dict[str, Any]:
    """A pile for which the bank pays is no pile that costs less than nothing."""
    return {"way": "in" if event["amount"] < 0 else "out", "amount": abs(event["amount"])}


def _moved(_setup: Setup, _seating: Seating, event: dict[str, Any]) -> dict[str, Any]:
    return {"direction": "up" if event["by"] > 0 else "down", "spaces": abs(event["by"])}


def _cards(_setup: Setup, _seating: Seating, event: dict[str, Any]) -> dict[str, Any]:
    return {"cards": event["regular"] + event["split"], "shares": event["regular"] + 2 * event["split"]}


def _given(_setup: Setup, _seating: Seating, event: dict[str, Any]) -> dict[str, Any]:
    return {"kept": "yes" if event["seat"] == event["to"] else "no"}


def _bent(_setup: Setup, _seating: Seating, event: dict[str, Any]) -> dict[str, Any]:
    """What a card made of a forecast: a dividend, one with a move after it, or a move."""
    paid = "paid-then" if event["move"] else "paid"
    return {
        "how": paid if event["dividend"] else "moved",
        "sign": f"{event['move']:+}".replace("-", "−").replace("+0", "0"),
    }


def _information(_setup: Setup, _seating: Seating, event: dict[str, Any]) -> dict[str, Any]:
    return {"known": "no" if event["company"] == event["forecast"] == "?" else "yes"}


def _bonds(_setup: Setup, _seating: Seating, event: dict[str, Any]) -> dict[str, Any]:
    return {"direction": "up" if event["bonds"] > 0 else "down", "bonds": abs(event["bonds"])}


def _ended(_setup: Setup, seating: Seating, event: dict[str, Any]) -> dict[str, Any]:
    if len(event["winners"]) > 1:
        return {"who": "several"}
    return {"who": "you" if event["winners"] == [seating.viewer] else "other"}


_EXTRAS: dict[str, Callable[[Setup, Seating, dict[str, Any]], dict[str, Any]]] = {
    "pair-dealt": _pair,
    "pair-shown": _pair,
    "pair-looked": _pair_of,
    "pair-told": _pair_of,
    "tucked": _pair_of,
    "bent": _bent,
    "bonds-moved": _bonds,
    "information-taken": _information,
    "bid-paid": _paid,
    "moved": _moved,
    "bankrupt-lost": _cards,
    "final-sale": _cards,
    "first-given": _given,
    "game-ended": _ended,
}
