"""Faults planted in a copy of the catalogues."""

from pathlib import Path


def plant(root: Path, file: str, old: str, new: str) -> None:
    """Changes a catalogue; what is changed must be there."""
    path = root / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
