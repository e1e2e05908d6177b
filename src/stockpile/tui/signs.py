"""Letters and colours: what stands for a company, a card or a seat on the screen."""

from typing import Any

from rich.text import Text

from stockpile.engine.names import COMMODITIES, COMPANIES, FEES
from stockpile.engine.setup.setup import Setup
from stockpile.text.words import Words

# Told apart by letter first; the colours differ in lightness too, for those who see few of them.
COLOURS = {
    "cosmic": "#5db7f0",
    "bottomline": "#54c08a",
    "leading": "#c99cf2",
    "american": "#f2777a",
    "stanford": "#b9c2cf",
    "epic": "#f2c14e",
}
SEATS = ("#ffffff", "#ffb454", "#7fd1ff", "#c3e88d", "#ff9ac1")
INK = "#14171c"
GOODS = "#d9a066"
GOOD, BAD, DIM = "#8fd694", "#ff8a80", "#7d8590"


def letter(company: str) -> str:
    """C, B, L, A, S, E."""
    return company[0].upper()


def chip(words: Words, setup: Setup, key: str) -> Text:
    """A card in three columns."""
    if key in COMPANIES:
        return Text(f" {letter(key)} ", style=f"bold {INK} on {COLOURS[key]}")
    if key in FEES:
        return Text(f"−{setup.table.fee_values[FEES.index(key)]} ".rjust(3), style=f"bold {INK} on {BAD}")
    if key in COMMODITIES:
        return Text(f" {words(f'sign-{key}')}", style=f"bold {INK} on {GOODS}")
    if key == "tax":
        return Text(f" {words('sign-tax')}", style=f"bold {INK} on {BAD}")
    if key == "first":
        return Text(" ★ ", style="bold #f2c14e on #2b313a")
    if key == "?":
        return Text(" ? ", style=f"{DIM} on #2b313a")
    return Text(" ▲ " if key == "boom" else " ▼ ", style=f"bold {GOOD if key == 'boom' else BAD} on #2b313a")


def pile_chip(words: Words, setup: Setup, card: dict[str, Any]) -> Text:
    """A card on a pile: those that lie face-down and are known stand in brackets."""
    if card["up"] or card["card"] == "?":
        return chip(words, setup, card["card"])
    key = card["card"]
    inner = letter(key) if key in COMPANIES else chip(words, setup, key).plain.strip()[:1]
    if key in FEES:
        inner = str(setup.table.fee_values[FEES.index(key)])
    colour = COLOURS.get(key, BAD if key in FEES or key == "bust" else GOOD)
    return Text(f"({inner})", style=f"bold {colour} on #2b313a")


def seat_name(names: tuple[str, ...], seat: int, width: int) -> Text:
    """A seat's name in its colour, cut to a width."""
    name = names[seat]
    name = name if len(name) <= width else name[: width - 1] + "…"
    return Text(name.ljust(width), style=SEATS[seat])


def amount(value: int, style: str = "") -> Text:
    """A whole number of thousands, as bare digits for tables."""
    return Text(f"{value:>4}", style=style)
