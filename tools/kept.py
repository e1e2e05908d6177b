"""Files that are kept and made from lists: compared with what they would be, or written anew."""

import sys
from pathlib import Path


def compare(target: Path, text: str, tool: str) -> int:
    """0 if the file is as it should be, or with --write has become so; else says which tool makes it, and 1."""
    if target.exists() and target.read_text("utf-8") == text:
        return 0
    if "--write" in sys.argv[1:]:
        target.write_text(text, "utf-8")
        return 0
    print(f"{target.name} is not up to date: python tools/{tool}.py --write")
    return 1
