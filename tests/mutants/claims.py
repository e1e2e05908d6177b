"""Which mutants of a sample are claimed to change nothing that anybody could notice, and what is left: as a page.

`equivalent.toml` holds the claims. A change is named as the sample writes it down, `old line  ->  new line`, or by a
pattern where the same reason holds for many; each has its reason.
"""

import json
import re
import tomllib
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("equivalent.toml")
LIVE = ("lives", "untested")


def claims() -> list[dict[str, str]]:
    """All claims, in the order of the file."""
    found: list[dict[str, str]] = tomllib.loads(FILE.read_text("utf-8"))["claim"]
    return found


def reason(one: dict[str, Any], known: list[dict[str, str]]) -> str:
    """Why a mutant that lives may; nothing if nobody says so."""
    for claim in known:
        is_here = claim.get("file", one["file"]) == one["file"] and claim.get("by", one["by"]) == one["by"]
        is_it = one["change"] == claim["change"] if "change" in claim else re.search(claim["pattern"], one["change"])
        if is_here and is_it:
            return claim["reason"]
    return ""


def told(package: str, lines: list[str]) -> str:
    """The row of the package, what lives by file with its reason, and what lives without one."""
    tried = [json.loads(line) for line in lines]
    known = claims()
    became = Counter(one["became"] for one in tried)
    live = [(one, reason(one, known)) for one in tried if one["became"] in LIVE]
    open_ones = [one for one, why in live if not why]
    dead = became["killed"] + became["hung"]
    share = 100 * dead / max(1, dead + len(open_ones))
    row = (
        f"| `{package}` | {len(tried)} | {became['broken']} | {dead} | {became['hung']} | {len(live)} |"
        f" {len(live) - len(open_ones)} | {len(open_ones)} ({share:.1f} % of the others died) |"
    )
    by_file: dict[tuple[str, str], list[str]] = defaultdict(list)
    for one, why in live:
        name = one["file"].removeprefix(f"{package}/")
        by_file[one["file"] if "/" in name else name, why].append(shown(one["change"]))
    rows = [
        f"| `{file}` | {'; '.join(changes)} | {why or '**not equivalent**'} |"
        for (file, why), changes in sorted(by_file.items())
    ]
    return "\n".join([row, "", "| file | change | reason |", "|---|---|---|", *rows])


def shown(change: str) -> str:
    """What differs, with a little around it, as a cell of a table."""
    old, _, new = change.partition("  ->  ")
    same = next((n for n, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
    start = max(0, same - 24)
    parts = [re.sub(r"\|", r"\\|", text[start : start + 60]).replace("`", "'") for text in (old, new)]
    return f"`{parts[0]}` → `{parts[1]}`"
