"""What happened at the table beside the game, as a sentence."""

from typing import Any

from stockpile.text.seating import Seating
from stockpile.text.words import Words


def message_words(words: Words, seating: Seating, message: dict[str, Any]) -> str:
    """The sentence of a table message: joined, said, took over …"""
    args = {key: value for key, value in message.items() if isinstance(value, (str, int)) and key != "kind"}
    if "seat" in message:
        args = {**seating.subject(message["seat"]), **args}
    if message["kind"] == "stopped":
        args["names"] = seating.listed(words, message["seats"])
    return words(f"table-{message['kind']}", **args)
