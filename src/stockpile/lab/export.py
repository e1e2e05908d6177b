"""Tables of a study as CSV or JSON lines, part by part, so that a table may be larger than memory."""

import csv
import json
from pathlib import Path
from typing import TextIO

from stockpile.lab.folder import parts

FORMATS = ("csv", "jsonl")


def tables_of(path: Path) -> list[str]:
    """The tables that a folder holds."""
    return sorted({part.parent.name for part in path.glob("*/part-*.parquet")})


def export(path: Path, table: str, form: str, out: TextIO) -> int:
    """Writes a table and returns how many rows it has. Lists are parted by spaces in CSV."""
    count = 0
    writer = csv.writer(out, lineterminator="\n")
    for part in parts(path, table):
        if form == "csv" and count == 0:
            writer.writerow(part.column_names)
        for row in part.to_pylist():
            if form == "jsonl":
                out.write(json.dumps(row, separators=(",", ":")) + "\n")
            else:
                writer.writerow([_plain(value) for value in row.values()])
            count += 1
    return count


def _plain(value: object) -> object:
    if isinstance(value, list):
        return " ".join(value)
    return int(value) if isinstance(value, bool) else value
