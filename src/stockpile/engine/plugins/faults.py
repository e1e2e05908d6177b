"""What cards from outside the box have raised: kept here, since no exception can pass where their hooks are called."""

FAULTS: list[tuple[str, str, Exception]] = []


class CardError(RuntimeError):
    """A card from outside the box failed; names the card and the hook. The game is as it was."""


def keep(key: str, hook: str, error: Exception) -> None:
    """Keeps what a hook of a card has raised until the game asks for it."""
    FAULTS.append((key, hook, error))


def raise_fault() -> None:
    """Raises what a card has raised, if one has."""
    if FAULTS:
        key, hook, error = FAULTS[0]
        FAULTS.clear()
        raise CardError(f"card {key}: {hook}: {type(error).__name__}: {error}") from error


def forget_faults() -> bool:
    """Whether a card has raised something; it is as if it had not."""
    failed = bool(FAULTS)
    FAULTS.clear()
    return failed
