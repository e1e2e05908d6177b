"""The layout of an observation: which cell means what, from where to where, for one setup.

An observation is a row of small whole numbers. Seats are counted from the observer on, clockwise, so that 0 is always
oneself; companies and forecasts come in the order of the setup. Whoever changes a section, its order or its cells gives
the layout a new VERSION: tests keep a fingerprint of it.
"""

import hashlib
import json
from functools import lru_cache
from typing import Any

from stockpile.engine.setup.setup import Setup
from stockpile.env.sections import HIGH, LOW, sections_of

__all__ = ["HIGH", "LOW", "VERSION", "Layout", "layout_of"]
VERSION = 1


class Layout:
    """All sections of a setup's observations, in order."""

    def __init__(self, setup: Setup, beliefs: bool = False, acts: int = 0, recall: int = 0) -> None:
        if not isinstance(setup, Setup):
            raise TypeError(f"setup: a Setup is needed, not {type(setup).__name__}")
        for name, value, most in (("acts", acts, 64), ("recall", recall, 1024)):
            if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
                raise ValueError(f"{name}: a number from 0 to {most} is needed, not {value!r:.40}")
        self.setup = setup
        self.beliefs = bool(beliefs)
        self.acts = acts
        self.recall = recall
        self.sections = tuple(sections_of(setup, self.beliefs, acts))
        self.offsets: dict[str, int] = {}
        at = 0
        for section in self.sections:
            self.offsets[section.code] = at
            at += section.size
        self.frame = at
        """Cells of one moment."""
        self.size = at * (1 + recall)
        """Cells of an observation: this moment's and, with recall, those of the own moments before, newest first."""

    def __len__(self) -> int:
        return self.size

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Layout) and self.to_dict() == other.to_dict()

    __hash__ = None  # type: ignore[assignment]

    def part(self, code: str) -> slice:
        """Where a section's cells are."""
        section = next(section for section in self.sections if section.code == code)
        return slice(self.offsets[code], self.offsets[code] + section.size)

    def cells(self) -> list[tuple[str, int, str, int, int]]:
        """Every cell of one moment: name, offset, meaning, lowest and highest value."""
        rows = []
        for section in self.sections:
            at = self.offsets[section.code]
            for place in range(section.repeats):
                where = f"{section.code}[{place}]" if section.each else section.code
                for column in section.columns:
                    rows.append((f"{where}.{column}", at, section.meaning, section.low, section.high))
                    at += 1
        return rows

    def to_dict(self) -> dict[str, Any]:
        """The layout as plain JSON."""
        return {
            "version": VERSION,
            "cells": self.size,
            "frame": self.frame,
            "recall": self.recall,
            "sections": [
                {
                    "name": section.code,
                    "offset": self.offsets[section.code],
                    "shape": list(section.shape),
                    "each": section.each,
                    "columns": list(section.columns),
                    "meaning": section.meaning,
                    "low": section.low,
                    "high": section.high,
                }
                for section in self.sections
            ],
        }

    def fingerprint(self) -> str:
        """A hash of everything that a reader of observations relies on."""
        text = json.dumps(self.to_dict(), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


@lru_cache(maxsize=64)
def layout_of(setup: Setup, beliefs: bool = False, acts: int = 0, recall: int = 0) -> Layout:
    """The layout of a setup with its switches; made once."""
    return Layout(setup, beliefs, acts, recall)
