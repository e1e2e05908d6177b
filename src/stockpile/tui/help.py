"""The help sheet: keys and signs."""

from rich.text import Text

from stockpile.engine.setup.setup import Setup
from stockpile.text.words import Words
from stockpile.tui.signs import BAD, DIM, GOOD, INK, chip, pile_chip

KEYS = {
    "1–9": "numbers",
    "↑ ↓ ← →": "arrows",
    "Enter": "enter",
    "Esc": "escape",
    "u": "undo",
    ":": "type",
    "l": "log",
    "k": "know",
    "c": "cards",
    "r": "rules",
    "F2": "language",
    "s": "save",
    "q": "quit",
}


def help_text(words: Words, setup: Setup) -> Text:
    """What each key does and what each sign means."""
    text = Text().append(words("tui-help-keys") + "\n", style="bold")
    for key, name in KEYS.items():
        text.append(f"  {key:<9}", style="bold #f2c14e").append(words(f"tui-key-{name}") + "\n")
    text.append("\n" + words("tui-help-signs") + "\n", style="bold")
    signs = [
        (chip(words, setup, "epic"), "stock"),
        (chip(words, setup, "fee2"), "fee"),
        (chip(words, setup, "boom"), "boom"),
        (chip(words, setup, "bust"), "bust"),
        (chip(words, setup, "?"), "hidden"),
        (pile_chip(words, setup, {"card": "epic", "up": False}), "known"),
        (Text("▸6 ", style=f"bold {INK} on #f2c14e"), "price"),
        (Text(" ● ", style=DIM), "mine"),
        (Text(" ○ ", style=DIM), "open"),
        (Text(" ★ ", style="#f2c14e"), "first"),
        (Text("▸  ", style="bold"), "asked"),
    ]
    if {"bonds", "commerce", "dice", "first-player-card"} & {*setup.modules}:
        signs += [
            (chip(words, setup, "gold"), "goods"),
            (chip(words, setup, "tax"), "tax"),
            (chip(words, setup, "first"), "card"),
            (Text(" ☆ ", style="#f2c14e"), "heir"),
            (Text(" § ", style=DIM), "bonds"),
            (Text(" ⚄ ", style=DIM), "dice"),
        ]
    if {"investors", "strategies"} & {*setup.modules}:
        signs += [
            (Text(" ✓ ", style=GOOD), "used"),
            (Text("×10", style=BAD), "blocked"),
            (Text(" ⊘ ", style=BAD), "locked"),
            (Text(" ◇ ", style=GOOD), "protected"),
            (Text(" ♦ ", style="#f2c14e"), "tuck"),
        ]
    for sign, name in signs:
        text.append("  ").append_text(sign).append("      " + words(f"tui-sign-{name}") + "\n")
    return text
