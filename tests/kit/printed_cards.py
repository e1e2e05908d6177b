"""What is printed on investors and strategy cards, copied by hand from COMPONENTS; the referee reads nothing else.

Of cards that came after those of the printed sets, all that tests know stands in one file each, in tests/cards.
"""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from kit import printed_later
from kit.printed import INVESTOR_SETS


class Investor(NamedTuple):
    """Starting cash for two players and for more, the set it comes in, and the module without which it stays out.

    Of one who came later also the moment of the power, and whether it must be used: of the others, that is in WINDOWS.
    """

    two: int
    more: int
    box: str
    needs: str | None = None
    window: str = ""
    must: bool = False


class Strategy(NamedTuple):
    """The printed cost in money, the module without which the card stays out, and the set it comes in."""

    cost: int = 0
    needs: str | None = None
    box: str = "illicit-investments"


INVESTORS = {
    "ana": Investor(12, 18, "continuing-corruption"),
    "barack": Investor(16, 20, "promo"),
    "bill": Investor(35, 32, "base"),
    "bernie": Investor(16, 16, "base"),
    "barbara": Investor(7, 15, "promo"),
    "chanda": Investor(9, 16, "continuing-corruption"),
    "cramer": Investor(12, 18, "base"),
    "carlos": Investor(6, 14, "continuing-corruption"),
    "dangote": Investor(7, 15, "continuing-corruption", "commerce"),
    "donald": Investor(4, 13, "base"),
    "deborah": Investor(14, 20, "base"),
    "phil": Investor(20, 22, "promo"),
    "graham": Investor(6, 16, "base"),
    "ivan": Investor(12, 18, "illicit-investments", "strategies"),
    "liliane": Investor(23, 24, "promo"),
    "li": Investor(20, 22, "continuing-corruption", "bonds"),
    "mark": Investor(22, 25, "base"),
    "martha": Investor(20, 22, "base"),
    "mitt": Investor(10, 17, "promo"),
    "oprah": Investor(45, 36, "promo"),
    "robins": Investor(22, 23, "promo"),
    "stuart": Investor(16, 22, "base"),
    "soros": Investor(16, 20, "promo"),
    "sanders": Investor(16, 20, "promo"),
    "talal": Investor(18, 21, "continuing-corruption"),
    "warren": Investor(23, 20, "base"),
}
STRATEGIES = {
    "rogue-trading": Strategy(),
    "convertible-bond": Strategy(needs="bonds"),
    "corner-the-market": Strategy(needs="commerce"),
    "falsified-earnings": Strategy(2),
    "fraudulent-transfer": Strategy(),
    "vulture-capitalism": Strategy(),
    "naked-short": Strategy(),
    "market-maker": Strategy(),
    "systemic-shock": Strategy(needs="commerce"),
    "special-dividend": Strategy(),
    "dividend-growth-investing": Strategy(2),
    "block-trading": Strategy(),
    "value-investing": Strategy(),
    "corporate-espionage": Strategy(),
    "insider-trading": Strategy(),
    "data-broker": Strategy(),
    "diversification": Strategy(),
    "interpositioning": Strategy(),
    "bear-raid": Strategy(3),
    "pump-and-dump": Strategy(),
    "short-squeeze": Strategy(2),
    "rumour-mill": Strategy(),
    "analyst-upgrade": Strategy(),
    "sector-rotation": Strategy(3),
    "trading-halt": Strategy(2),
    "leverage": Strategy(3),
    "stock-option": Strategy(),
    "reverse-split": Strategy(),
    "share-buyback": Strategy(),
    "fire-sale": Strategy(),
    "penny-stock": Strategy(),
    "activist-investor": Strategy(),
    "index-fund": Strategy(),
    "dead-cat-bounce": Strategy(),
    "put-option": Strategy(1),
    "call-option": Strategy(1),
    "straddle": Strategy(3),
    "subpoena": Strategy(),
    "market-leak": Strategy(),
    "front-running": Strategy(),
    "brokers-rebate": Strategy(),
    "payment-for-order-flow": Strategy(),
    "golden-parachute": Strategy(),
    "windfall-tax": Strategy(),
    "carry-trade": Strategy(needs="bonds"),
    "junk-bonds": Strategy(needs="bonds"),
    "bond-ladder": Strategy(needs="bonds"),
    "tax-haven": Strategy(1, "commerce"),
    "commodity-swap": Strategy(needs="commerce"),
    "futures-contract": Strategy(needs="commerce"),
    "lock-up-agreement": Strategy(),
    "poison-pill": Strategy(1),
}
STRATEGIES |= {key: STRATEGIES[key]._replace(box="promo") for key in tuple(STRATEGIES)[44:]}
BARBARA = (-4, -3, 0, 3, 8, 15, 22, 30)  # what she pays; less than nothing is what the bank pays her
# The moment of each power that is used, and those that must be used (INV, INV-4).
WINDOWS = {
    "phil": "before-information",
    "warren": "before-demand",
    "mark": "before-demand",
    "martha": "demand",
    "cramer": "action",
    "chanda": "action",
    "soros": "selling",
    "barack": "after-selling",
    "ana": "round-end",
    "dangote": "round-end",
    "deborah": "round-end",
    "oprah": "round-end",
    "sanders": "round-end",
}
MUSTS = {"phil", "dangote", "oprah", "sanders"}
for _key, _file in printed_later.files().items():
    _card = _file.PRINTED
    if isinstance(_card, Strategy):
        STRATEGIES[_key] = _card
        continue
    INVESTORS[_key] = _card
    if _card.window:
        WINDOWS[_key] = _card.window
    if _card.must:
        MUSTS.add(_key)


def investor_deck(modules: Collection[str], sets: Collection[str], given: Mapping[int, Collection[str]]) -> list[str]:
    """The investors that are dealt: of the sets that are played, with their module, given to nobody (INV-1)."""
    taken = {key for cards in given.values() for key in cards}
    return [
        key
        for key, card in INVESTORS.items()
        if card.box in sets and key not in taken and (card.needs is None or card.needs in modules)
    ]


def strategy_deck(
    modules: Collection[str], promo: bool, sets: Collection[str], given: Mapping[int, Collection[str]]
) -> list[str]:
    """The strategies that are dealt, likewise (STR-1); those of a further set come with its investors."""
    taken = {key for cards in given.values() for key in cards}
    boxes = {
        "illicit-investments",
        *(["promo"] if promo else []),
        *(name for name in sets if name not in INVESTOR_SETS),
    }
    return [
        key
        for key, card in STRATEGIES.items()
        if card.box in boxes and key not in taken and (card.needs is None or card.needs in modules)
    ]
