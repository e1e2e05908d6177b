"""The words for what lies on the table: cards, companies, forecasts, investors, strategies."""

from collections.abc import Sequence

from stockpile.engine.names import COMPANIES, FEES
from stockpile.engine.setup import roster
from stockpile.engine.setup.setup import Setup
from stockpile.text.words import Words


def card_words(words: Words, setup: Setup, key: str) -> str:
    """A card by its key, of whatever deck; "?" is one that cannot be named."""
    if key == "?":
        return words("card-unknown")
    if key in FEES:
        return words("card-fee", amount=setup.table.fee_values[FEES.index(key)])
    if key in COMPANIES:
        return words(f"company-{key}")
    return words(f"card-{key}") if f"card-{key}" in words else power_words(words, key)


def power_words(words: Words, key: str) -> str:
    """An investor or a strategy card by its name; a place that no plug-in card has taken has no other than its key."""
    if key in roster.TEXTS:
        return _plugged(words, key)[0]
    if key.startswith("plug-in-"):
        return key
    return words(f"investor-{key}") if f"investor-{key}" in words else words(f"strategy-{key}")


def effect_words(words: Words, key: str, amount: int = 0, track: Sequence[int] = ()) -> str:
    """What an investor or a strategy card does, with the amount of the box, and its own bidding track if it has one."""
    if key in roster.TEXTS:
        return _plugged(words, key)[1]
    values = ", ".join(("+" if value < 0 else "") + words.money(abs(value)) for value in track)
    args = {"amount": amount, "track": values}
    if f"investor-{key}-what" in words:
        return words(f"investor-{key}-what", **args)
    return words(f"strategy-{key}-what", **args)


def cost_words(words: Words, key: str, cost: int = 0, amount: int = 0) -> str:
    """What has to be paid or given up for a strategy card; empty if nothing."""
    return words(f"strategy-{key}-cost", cost=cost, amount=amount) if f"strategy-{key}-cost" in words else ""


def _plugged(words: Words, key: str) -> tuple[str, str]:
    """Name and text of a card from outside the box, in English if it has no others."""
    texts = roster.TEXTS[key]
    return texts.get(words.language, texts["en"])


def forecast_sign(key: str) -> str:
    """A forecast as it is printed; the same in every language."""
    return key.replace("-", "−")


def forecast_words(words: Words, key: str) -> str:
    """What a forecast does."""
    if key == "?":
        return words("forecast-unknown")
    if key.startswith("$"):
        return words("forecast-dividend", amount=len(key))
    return words("forecast-up" if key[0] == "+" else "forecast-down", spaces=int(key[1:]))
