"""Two studies compared, answer by answer; taken as independent, which is cautious if they share their deals."""

from collections.abc import Mapping
from math import sqrt
from pathlib import Path
from typing import Any

from stockpile.bots.intervals import Moments, quantile, standard_error, surprise
from stockpile.lab.folder import RESULT, BrokenStudy, read_json
from stockpile.lab.result import rounded
from stockpile.lab.verdict import holm

ALPHA = 0.05
NEEDED = ("name", "estimate", "sums", "scale", "what", "key", "cell", "unit", "fair")


def read_result(path: Path) -> dict[str, Any]:
    """The result of a study, from its folder or file."""
    file = path / RESULT if path.is_dir() else path
    found = read_json(file)
    rows = found.get("rows") if isinstance(found, Mapping) else None
    if not isinstance(rows, list) or not all(isinstance(row, Mapping) and set(NEEDED) <= set(row) for row in rows):
        raise BrokenStudy(f"{file}: not the result of a study")
    return dict(found)


def diff(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[dict[str, Any]]:
    """What has changed in each answer that both have, corrected for their number after Holm."""
    old = {_about(before, row): row for row in before["rows"]}
    pairs = [(old[_about(after, row)], row) for row in after["rows"] if _about(after, row) in old]
    rows = [_compared(one, other) for one, other in pairs]
    for row, corrected in zip(rows, holm([row["p"] for row in rows]), strict=True):
        row["p_holm"] = rounded(corrected)
        clear = corrected <= ALPHA
        row["verdict"] = ("more" if row["change"] > 0 else "less") if clear else "same"
    return rows


def _about(result: Mapping[str, Any], row: Mapping[str, Any]) -> str:
    """What a row is about, also where cells differ in number: the cell's name and all but its number."""
    cells = result["study"]["cells"]
    name = "" if len(cells) == 1 else cells[row["cell"]]["name"]
    return f"{name}/{row['name'].partition('/')[2]}"


def _compared(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    seen = [Moments(*row["sums"]) for row in (before, after)]
    errors = [
        standard_error(moments, row["scale"], least=1.0) for moments, row in zip(seen, (before, after), strict=True)
    ]
    change, error = after["estimate"] - before["estimate"], sqrt(sum(error**2 for error in errors))
    degrees = min(moments.equivalent() for moments in seen) - 1
    half = quantile(0.95, degrees) * error
    return {
        **{name: after[name] for name in ("name", "cell", "what", "key", "unit", "fair")},
        "before": before["estimate"],
        "after": after["estimate"],
        "change": rounded(change),
        "change_95": [rounded(change - half), rounded(change + half)],
        "p": rounded(surprise(abs(change) / error if error else 0.0, degrees)),
    }
