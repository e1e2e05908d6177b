"""The command `stockpile`."""

from stockpile.cli.entrance import main

__all__ = ["main"]
