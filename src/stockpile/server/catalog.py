"""What does not change while the server runs: what tables can be made of, the answers, the words, the rules."""

import hashlib
import re
from functools import cache, partial
from typing import Any

import msgspec

from stockpile import __version__
from stockpile.bots.levels import GRADED, PERSONAS
from stockpile.bots.registry import affordable
from stockpile.engine.formats.record import RULES
from stockpile.engine.names import INVESTOR_SETS
from stockpile.engine.setup import actions, components, named_sets, roster
from stockpile.engine.setup.given import BOARDS
from stockpile.engine.setup.modules import MODULES
from stockpile.server.guide import guide
from stockpile.server.presets import PRESETS
from stockpile.session.entry import FIRSTS, NAME_LENGTH, PACES, REACTIONS, STAGED, TEXT_LENGTH, WISHES
from stockpile.text.cards import cost_words, effect_words, power_words
from stockpile.text.languages import ORIGINAL, catalogues, locale, rules_file
from stockpile.text.rulebook import translated
from stockpile.text.words import LANGUAGES, Words

STAND_IN = "greedy"  # plays for whoever is away if nobody says which bot
DEFAULT_BOT = "level-2"  # bench/newcomer.py: a careful newcomer wins about a third of the games against three of them
HINT_BOT = "trader"  # as whom everybody plays on in the games that a hint tries out
CHANCE = "random"  # plays without a thought: for those who look for it, never anybody's default
UNSAID = (
    "agent-",
    "best-",
    "report-",
    "study-",
    "cli-",
    "arena-",
    "log-",
    "prompt-",
    "question-",
    "answer-",
    "verb-",
    "env-",
    "plain-",
    "help-",
    "command-",
    "hint-",
    "player-",
    "preview-",
    "provenance-",
    "sign-",
    "status-",
)  # by terminals, or by the server itself
OF_A_CARD = re.compile(r"(?:investor|strategy)-.+-(?:what|cost)")  # comes with its card, with a table's values in it
ENTRY = re.compile(r"^(-?[a-z][\w-]*)( *=.*(?:\n(?:[ }].*)?)*)", re.MULTILINE)  # an entry of a catalogue and its lines
BOT_NAMES = ("Ada", "Bruno", "Chloé", "Davi", "Emma")
CLOCKS: tuple[dict[str, Any], ...] = (
    {"key": "none", "clock": None},
    {"key": "live", "clock": {"kind": "live", "reserve": 600, "increment": 15}},
    {"key": "days", "clock": {"kind": "days", "days": 2}},
)


def catalog() -> dict[str, Any]:
    """What a table can be made of."""
    return {
        "version": __version__,
        "rules": RULES,
        "players": [2, 3, 4, 5],
        "boards": list(BOARDS),
        "modules": [{"key": module} for module in MODULES],
        "investor_sets": list(INVESTOR_SETS),
        "components": list(named_sets.NAMES),
        "presets": [
            {
                "key": one.key,
                "board": one.board,
                "modules": one.modules,
                "investor_sets": one.investor_sets,
                "promo_strategies": one.promo_strategies,
                "players": one.players,
                "guide": guide() if one.seed is not None else None,
            }
            for one in PRESETS
        ],
        "bots": bots(),
        "default_bot": DEFAULT_BOT,
        "hint_bot": HINT_BOT,
        "languages": list(LANGUAGES),
        "firsts": list(FIRSTS),
        "clocks": [dict(clock) for clock in CLOCKS],
        "paces": list(PACES),
        "reactions": list(REACTIONS),
        "limits": {"name": NAME_LENGTH, "text": TEXT_LENGTH, "wishes": WISHES, "staged": STAGED},
    }


def bots() -> list[dict[str, Any]]:
    """All bots in the order in which they are shown: from the weakest level to the strongest, personas, chance."""
    kinds = [("level", GRADED), ("persona", PERSONAS), ("chance", (CHANCE,))]
    return [
        {"key": affordable(name), "level": number if kind == "level" else None, "kind": kind, "face": name}
        for kind, names in kinds
        for number, name in enumerate(names, 1)
    ]


def named_catalog(language: str) -> dict[str, Any]:
    """The same with the names of everything in a language."""
    words, found = Words(language), catalog()
    for module in found["modules"]:
        module |= {"name": words(f"module-{module['key']}"), "what": words(f"module-{module['key']}-what")}
    for preset in found["presets"]:
        preset |= {"name": words(f"preset-{preset['key']}"), "what": words(f"preset-{preset['key']}-what")}
        for step in preset["guide"]["steps"] if preset["guide"] else ():
            step["title"] = words(f"guide-{step['key']}-title")
            step["words"] = words(f"guide-{step['key']}", **_named(words, step["args"]))
    for bot in found["bots"]:
        bot |= {"name": words(f"bot-{bot['face']}"), "what": words(f"bot-{bot['face']}-what")}
    for clock in found["clocks"]:
        clock["name"] = words(f"clock-{clock['key']}")
    found["names"] = {
        "boards": {board: words(f"board-{board}") for board in found["boards"]},
        "investor_sets": {name: words(f"set-{name}") for name in found["investor_sets"]},
        "components": {name: words(f"components-{name}") for name in found["components"]},
        "firsts": {first: words(f"first-{first}") for first in found["firsts"]},
        "paces": {pace: words(f"pace-{pace}") for pace in found["paces"]},
        "reactions": {reaction: words(f"reaction-{reaction}") for reaction in found["reactions"]},
    }
    return found


def _named(words: Words, args: dict[str, str | int]) -> dict[str, str | int]:
    """What the words of a step tell: companies by their names."""
    return {name: words(f"company-{value}") if name == "company" else value for name, value in args.items()}


def action_table() -> dict[str, Any]:
    """All answers by id."""
    return {"version": actions.VERSION, "actions": [action._asdict() for action in actions.ACTIONS]}


def words(language: str) -> dict[str, Any]:
    """What a browser says in a language, as one Fluent text; what it lacks is there in the original's words."""
    entries = dict(ENTRY.findall(_text(language)))
    if language != ORIGINAL:
        entries = {**dict(ENTRY.findall(_text(ORIGINAL))), **entries}
    said = {
        name: value for name, value in entries.items() if not (name.startswith(UNSAID) or OF_A_CARD.fullmatch(name))
    }
    ftl = "\n".join(f"{name}{value.rstrip()}" for name, value in said.items())
    return {"language": language, "locale": locale(language), "languages": list(LANGUAGES), "ftl": ftl}


def _text(language: str) -> str:
    return "\n".join(path.read_text("utf-8") for path in catalogues(language))


def rulebook(language: str) -> dict[str, Any]:
    """The numbered rules; `language` is the one they really are in."""
    listed = [
        {"id": rule.id, "section": rule.section, "text": rule.text, "built": rule.built}
        for rule in translated(language).values()
    ]
    return {"language": language if rules_file(language) is not None else ORIGINAL, "rules": listed}


def cards(language: str, changes: str = "") -> dict[str, Any]:
    """Names, costs and texts of all investors and strategies, with the printed numbers in them, or a set's."""
    roster.load()
    said, printed = Words(language), components.merged(changes)
    investors = {
        key: {
            "name": power_words(said, key),
            "what": effect_words(said, key, values.get("amount", 0), values.get("track", ())),
            "cash": values["cash"],
        }
        for key, values in printed["investors"].items()
    }
    strategies = {
        key: {
            "name": power_words(said, key),
            "cost": cost_words(said, key, values["cost"], values.get("amount", 0)),
            "what": effect_words(said, key, values.get("amount", 0)),
        }
        for key, values in printed["strategies"].items()
    }
    return {"language": language, "investors": investors, "strategies": strategies}


@cache
def fixed(what: str, language: str = "", changes: str = "") -> tuple[bytes, str]:
    """One of these as JSON, with its tag; made once. Only cards can have other values, those of a named set."""
    plain: dict[str, Any] = {"catalog": catalog, "actions": action_table}
    said = partial(cards, changes=changes)
    worded: dict[str, Any] = {"catalog": named_catalog, "words": words, "rules": rulebook, "cards": said}
    value = worded[what](language) if language else plain[what]()
    body = msgspec.json.encode(value)
    return body, '"' + hashlib.sha256(body).hexdigest()[:32] + '"'
