"""Everything with a power that is in the box; loading it makes the cards known to the engine.

Which cards there are is said once, in `engine/declared/keys.py`: their classes are found in the files below by their
key, their values in `data/`.
"""

import os
from types import ModuleType

from stockpile.content.investors import bidding, income, looking, market, schemes, selling
from stockpile.content.strategies import bets, dividends, goods, money, sales, shares, tucks
from stockpile.content.strategies import looking as spying
from stockpile.content.strategies import market as moving
from stockpile.engine import names
from stockpile.engine.rules import card
from stockpile.engine.setup import components, named_sets, roster

INVESTOR_FILES = (bidding, income, looking, market, schemes, selling)
STRATEGY_FILES = (bets, dividends, goods, money, sales, shares, spying, moving, tucks)
# Whose token lies on a company that a view names in these cells.
TOKENS = {"locked": moving.LockUpAgreement.key, "protected": moving.PoisonPill.key}
HERE = os.path.dirname(os.path.abspath(__file__))


def classes_of(files: tuple[ModuleType, ...], keys: tuple[str, ...]) -> tuple[type[card.Card], ...]:
    """The classes of these cards, in the order of their numbers; a key without a class stops, and so does a class."""
    found: dict[str, type[card.Card]] = {}
    for file in files:
        for kind in vars(file).values():
            if isinstance(kind, type) and issubclass(kind, card.Card) and kind.key:
                if kind.key in found or kind.key not in keys:
                    raise ValueError(
                        f"{file.__name__}: {kind.__name__}: {kind.key!r} is not in declared/keys.py, or twice"
                    )
                found[kind.key] = kind
    if missing := [key for key in keys if key not in found]:
        raise ValueError(f"declared/keys.py: no class in {HERE} has the key {', '.join(missing)}")
    return tuple(found[key] for key in keys)


INVESTORS = classes_of(INVESTOR_FILES, names.INVESTORS)
STRATEGIES = classes_of(STRATEGY_FILES, names.STRATEGIES)


def enlist() -> None:
    """Gives every card its number and its printed values, once."""
    if card.KEPT[0] is not None:
        return
    for section, classes in (("investors", INVESTORS), ("strategies", STRATEGIES)):
        components.add_cards(section, components.read(os.path.join(HERE, "data", f"{section}.toml"))[section])
        for kind in classes:
            card.enlist(roster.number_of(kind.key), kind())
    named_sets.add(named_sets.BALANCED, components.read(os.path.join(HERE, "data", "balanced.toml")))


enlist()
