"""Writes the golden files anew: `python tests/golden/make.py --write`. Look at the difference before you keep it."""

import difflib
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit import golden


def main() -> int:
    """Compares, and with --write replaces, every golden file."""
    wanted = {golden.HASHES: golden.hash_text(), golden.SHOWN: golden.shown_text()}
    wanted[golden.POSITIONS] = golden.position_text()
    wanted.update({path: golden.game_text(*game) for path, game in golden.files().items()})
    changed = 0
    for path, new in wanted.items():
        old = path.read_text("utf-8") if path.exists() else ""
        if old == new:
            continue
        changed += 1
        names = (f"{path.name} (kept)", f"{path.name} (now)")
        sys.stdout.writelines(list(difflib.unified_diff(old.splitlines(True), new.splitlines(True), *names, n=2))[:60])
        if "--write" in sys.argv[1:]:
            path.write_text(new, "utf-8")
    sys.stdout.write(f"{changed} of {len(wanted)} files {'written' if '--write' in sys.argv[1:] else 'would change'}\n")
    return 0 if "--write" in sys.argv[1:] or not changed else 1


if __name__ == "__main__":
    sys.exit(main())
