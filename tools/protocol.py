"""Writes the lists of docs/protocol.md: `python tools/protocol.py --write`. Without it, says what is not up to date.

Lists stand between `<!-- NAME: generated -->` and `<!-- end -->`. What people have written about a command stays in its
row; a command, a kind of message, a frame, a module or a bot that is new appears by itself.
"""

import ast
import inspect
import json
import re
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import msgspec

from stockpile.server import replies, requests
from stockpile.server.answers import STATUS
from stockpile.server.catalog import catalog
from stockpile.server.openapi import openapi
from stockpile.session.kinds.catalog import KINDS
from stockpile.session.kinds.kind import Kind

PATH = Path(__file__).resolve().parent.parent / "docs" / "protocol.md"
BLOCK = re.compile(r"(<!-- ([a-z]+): generated -->\n)(.*?)(<!-- end -->)", re.DOTALL)
COMMAND = re.compile(r"^\| `([a-z]+)` \|[^|]*\| (.*) \|$", re.MULTILINE)
ANSWERED = ("seat", "by", "revision")  # what `MessageLog.say_answered` puts together as bytes
WIDTH = 150


def catalog_json() -> str:
    """The catalog of this version, all of it but the steps of the guided game."""
    lines = []
    for key, value in _without_guides(catalog()).items():
        shown = json.dumps(value, ensure_ascii=False)
        if len(shown) > WIDTH and isinstance(value, list):
            items = ",\n".join(f"    {json.dumps(item, ensure_ascii=False)}" for item in value)
            shown = f"[\n{items}\n  ]"
        lines.append(f"  {json.dumps(key)}: {shown}")
    return "```json\n{\n" + ",\n".join(lines) + "\n}\n```\n"


def _without_guides(found: dict[str, Any]) -> dict[str, Any]:
    """Also without what differs by build: bots get smaller budgets on an engine that is not compiled."""
    presets = [{**one, "guide": "…" if one["guide"] else None} for one in found["presets"]]
    bots = [{**one, "key": one["face"]} for one in found["bots"]]
    return {**found, "presets": presets, "bots": bots}


def command_table(written: str) -> str:
    """All commands with their fields; who may give them and what they do stays as it is written."""
    kept = dict(COMMAND.findall(written))
    rows = ["| `do` | fields | who | what |", "|---|---|---|---|"]
    for command in get_args(requests.AnyCommand):
        name = command.__struct_config__.tag
        rows.append(f"| `{name}` | {_fields(command)} | {kept.get(name, f'a seat | {_said_of(command)}')} |")
    return "\n".join(rows) + "\n"


def _fields(command: type[msgspec.Struct]) -> str:
    """Names, choices, and what may be left out."""
    return ", ".join(_field(field) for field in msgspec.structs.fields(command) if field.name != "id")


def _field(field: msgspec.structs.FieldInfo) -> str:
    choices = [repr(one).replace("'", "`") for one in get_args(field.type) if isinstance(one, str)]
    notes = [", ".join(choices)] if choices else []
    notes += [] if field.required else ["optional"]
    return f"`{field.encode_name}`" + (f" ({'; '.join(notes)})" if notes else "")


def message_table() -> str:
    """All kinds of messages with their fields beside `number`, `kind` and `at`."""
    rows = ["| `kind` | fields | what |", "|---|---|---|"]
    rows.append("| `event` | `event` | something happened in the game (`event.schema.json`); no `at` |")
    for kind in KINDS.values():
        fields = told_by(kind)
        if fields is not None:
            rows.append(f"| `{kind.key}` | {', '.join(f'`{one}`' for one in fields)} | {_said_of(type(kind))} |")
    return "\n".join(rows) + "\n"


def told_by(kind: Kind) -> tuple[str, ...] | None:
    """The fields of what a kind of entry tells all, read off the call that tells it; None if it tells nothing."""
    source = textwrap.dedent(inspect.getsource(type(kind).apply))
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr == "say_answered":
                return ANSWERED
            if node.func.attr in ("say", "say_in_chat"):
                return tuple(word.arg for word in node.keywords if word.arg is not None)
    return None


def _said_of(kind: type) -> str:
    """The first paragraph of what a class says of itself, in one line."""
    return " ".join((inspect.getdoc(kind) or "").partition("\n\n")[0].split())


def frame_table() -> str:
    """All frames from the server with their fields."""
    rows = ["| `frame` | fields | what |", "|---|---|---|"]
    for frame in get_args(replies.AnyFrame):
        rows.append(f"| `{frame.__struct_config__.tag}` | {_fields_of_frame(frame)} | {_said_of(frame)} |")
    return "\n".join(rows) + "\n"


def _fields_of_frame(frame: type[msgspec.Struct]) -> str:
    found = msgspec.structs.fields(frame)
    return ", ".join(f"`{one.encode_name}`" + ("" if one.required else " (optional)") for one in found)


def status_table() -> str:
    """Which refusals have which status over HTTP."""
    rows = ["| status | refusals |", "|---|---|"]
    for status in sorted({*STATUS.values(), 409}):
        keys = [key for key, found in STATUS.items() if found == status]
        listed = ", ".join(f"`{key}`" for key in keys)
        rows.append(f"| {status} | {listed or 'all others: the table or the rules do not allow it'} |")
    return "\n".join(rows) + "\n"


def text(page: str) -> str:
    """The page with its lists as they should be."""
    made: dict[str, Callable[[str], str]] = {
        "catalog": lambda _: catalog_json(),
        "commands": command_table,
        "messages": lambda _: message_table(),
        "frames": lambda _: frame_table(),
        "statuses": lambda _: status_table(),
    }
    found = [match[2] for match in BLOCK.finditer(page)]
    assert sorted(found) == sorted(made), f"docs/protocol.md has the lists {found}"
    return BLOCK.sub(lambda match: match[1] + made[match[2]](match[3]) + match[4], page)


def unnamed(page: str) -> list[str]:
    """Requests that the server answers and the page does not name."""
    wanted = [f"{method.upper()} {path}" for path, ways in openapi()["paths"].items() for method in ways]
    return [one for one in wanted if not re.search(rf"`{re.escape(one)}[`?]", page)]


def main() -> int:
    """Compares, and with --write replaces, the lists."""
    page = PATH.read_text("utf-8")
    if missing := unnamed(page):
        print(f"docs/protocol.md does not name {', '.join(missing)}")
        return 1
    if "--write" in sys.argv[1:]:
        PATH.write_text(text(page), "utf-8")
    elif page != text(page):
        print("docs/protocol.md is not up to date: python tools/protocol.py --write")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
