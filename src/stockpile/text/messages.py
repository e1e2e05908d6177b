"""What happened at the table beside the game, as a sentence."""

from typing import Any

from stockpile.text.seating import Seating
from stockpile.text.words import Words


def message_words(words: Words, seating: Seating, message: dict[str, Any]) -> str:
    """The sentence of a table message: joined, said, took over …"""
    args = {key: value for key, value in message.items() if isinstance(value, (str, int)) and key != "kind"}
    if message.get("seat") is not None:
        args = {**seating.subject(message["seat"]), **args}
    if message["kind"] == "stopped":
        args["names"] = seating.listed(words, message["seats"])
    if "bot" in args:
        args["bot"] = bot_words(words, str(args["bot"]))
    if "pace" in args:
        args["pace"] = words(f"pace-{args['pace']}")
    if "ready" in args:
        args["ready"] = "yes" if message["ready"] else "no"
    return words(f"table-{message['kind']}", **args)


def bot_words(words: Words, bot: str) -> str:
    """What a bot is called; a program of somebody's own has no other name than its key."""
    level, at, budget = bot.partition("@")
    return f"{words(f'bot-{level}')}{at}{budget}" if f"bot-{level}" in words else bot
