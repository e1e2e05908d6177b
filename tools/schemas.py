"""Writes the JSON Schemas of positions, views and events from what is declared: `python tools/schemas.py --write`."""

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.schema.position import position_schema  # noqa: E402
from tools.schema.view import event_schema, view_schema  # noqa: E402

FOLDER = ROOT / "src" / "stockpile" / "engine" / "schemas"


def texts() -> dict[Path, str]:
    """Every file as it should be."""
    files = {"position": position_schema(), "view": view_schema(), "event": event_schema()}
    return {FOLDER / f"{name}.schema.json": json.dumps(schema, indent=1) + "\n" for name, schema in files.items()}


def main() -> int:
    """Compares, and with --write replaces, the files."""
    stale = [path for path, text in texts().items() if not path.exists() or path.read_text("utf-8") != text]
    for path in stale:
        if "--write" in sys.argv[1:]:
            path.write_text(texts()[path], "utf-8")
        else:
            print(f"{path.name} is not up to date: python tools/schemas.py --write")
    return 1 if stale and "--write" not in sys.argv[1:] else 0


if __name__ == "__main__":
    sys.exit(main())
