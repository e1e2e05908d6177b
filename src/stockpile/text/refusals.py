"""Why an answer or an entry is refused, in words."""

from stockpile.engine.names import ASKS
from stockpile.engine.question import Refusal
from stockpile.engine.setup.setup import Setup
from stockpile.text.cards import card_words
from stockpile.text.seating import Seating
from stockpile.text.words import Words


def refusal_words(words: Words, setup: Setup, seating: Seating, refusal: Refusal) -> str:
    """The reason, followed by the rule it rests on if it is one of the game."""
    return with_rule(words, reason_words(words, setup, seating, refusal), refusal)


def with_rule(words: Words, reason: str, refusal: Refusal) -> str:
    """A reason and the rule it rests on, in one line."""
    return words("refusal-rule", reason=reason, rule=refusal.rule) if refusal.rule else reason


def reason_words(words: Words, setup: Setup, seating: Seating, refusal: Refusal) -> str:
    """The reason alone, for readers to whom the rule is shown apart."""
    args = dict(refusal.args)
    if "seat" in args and args["seat"] in setup.seats:
        args |= seating.subject(args["seat"])
    for key in ("card", "company", "power"):
        if args.get(key):
            args[key] = card_words(words, setup, args[key])
    for key in ("pile", "space"):
        if key in args:
            args[key] += 1
    if "verb" in args:
        verb = args["verb"].replace(" ", "-")
        args["verb"] = words(f"verb-{verb}")
    if args.get("ask") in ASKS.values():
        args["ask"] = words(f"ask-{args['ask']}")
    return words(f"refusal-{refusal.key}", **{key: _plain(value) for key, value in args.items()})


def _plain(value: object) -> str | int | float:
    """What a sentence can hold."""
    return value if isinstance(value, (str, int, float)) else str(value)
