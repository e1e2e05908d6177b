"""The words for what lies on the table: cards, companies, forecasts."""

from stockpile.engine.names import COMPANIES, FEES
from stockpile.engine.setup import Setup
from stockpile.text.words import Words


def card_words(words: Words, setup: Setup, key: str) -> str:
    """A card by its key; "?" is one that cannot be named."""
    if key == "?":
        return words("card-unknown")
    if key in FEES:
        return words("card-fee", amount=setup.table.fee_values[FEES.index(key)])
    return words(f"company-{key}" if key in COMPANIES else f"card-{key}")


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
