"""The command `stockpile`."""

from collections.abc import Sequence

INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit code: 0, 1 if it failed, 2 if it was called wrongly, 130 after Ctrl-C."""
    try:
        from stockpile.cli.entrance import run  # takes a moment, in which Ctrl-C must be quiet as well
    except KeyboardInterrupt:
        return INTERRUPTED
    return run(arguments)
