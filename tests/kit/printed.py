"""What is printed on the components and said by the setup rules, copied by hand from COMPONENTS and the rules."""

from collections.abc import Sequence
from typing import Any

Plain = dict[str, Any]

COMPANIES = ("cosmic", "bottomline", "leading", "american", "stanford", "epic")
STANDARD_TRACK: Plain = {"spaces": list(range(1, 11)), "start": 4, "reset": 5, "signs": [0] * 10}
ADVANCED_TRACKS: Plain = {
    "cosmic": {"spaces": [1, 3, 5, 7, 9], "start": 2, "reset": 2, "signs": [0] * 5},
    "bottomline": {"spaces": [1, 2, 3, 4, 5, 6], "start": 4, "reset": 3, "signs": [0] * 6},
    "leading": {"spaces": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], "start": 4, "reset": 5, "signs": [0] * 10},
    "american": {"spaces": [1, 3, 5, 7, 9, 11, 13], "start": 2, "reset": 3, "signs": [0] * 7},
    "stanford": {"spaces": [1, 1, 2, 2, 3, 3, 4, 4, 5, 5], "start": 8, "reset": 4, "signs": [0, 1] * 5},
    "epic": {"spaces": [1, 3, 4, 5, 5, 6, 6, 7, 8, 10], "start": 4, "reset": 3, "signs": [0] * 10},
}
MOVES = {"+4": 4, "+3": 3, "+2": 2, "+1": 1, "-1": -1, "-2": -2, "-3": -3, "-4": -4}
DIVIDENDS = {"$": 1, "$$": 2, "$$$": 3}
BOND_PRICES = {2: 7, 3: 6, 4: 5, 5: 4}
BOND_CARDS = 40
COMMODITIES = ("gold", "platinum", "oil", "gas", "corn", "cattle")
COMMERCE_CARDS = {**dict.fromkeys(COMMODITIES, 3), "tax": 7}
SETS = (0, 3, 8, 15, 24, 35, 48)
TAXES = (0, 2, 6, 12, 20, 30, 42, 56)
DICE = (
    ("+4", "+4", "+4", "+4", "+3", "+2"),
    ("+2", "+2", "+3", "+3", "+1", "$"),
    ("+1", "+1", "+1", "+2", "+3", "-1"),
    ("$$", "$$", "$$", "$", "$$$", "+1"),
    ("-2", "-2", "-1", "-1", "-3", "$"),
    ("-3", "-3", "-3", "-2", "-4", "-4"),
)
INVESTOR_SETS = ("base", "continuing-corruption", "illicit-investments", "promo")


def printed(players: int, board: str, modules: Sequence[str] = ()) -> Plain:
    """The table of the game as the rules and the box have it (SET, INF-2, TWO)."""
    two = players == 2
    return {
        "players": players,
        "first": None,
        "chance": "drawn",
        "modules": list(modules),
        "rounds": {2: 6, 3: 7, 4: 6, 5: 5}[players],
        "cash": 30 if two else 20,
        "companies": list(COMPANIES),
        "forecasts": ["+4", "+2", "+1", "$$", "-2", "-3"],
        "meeples": 2 if two else 1,
        "pairs": 2 if two else 1,
        "public_pairs": 0 if two else 1,
        "hidden_pairs": {2: 2, 3: 2, 4: 1, 5: 0}[players],
        "deals": 2 if two else 1,
        "up": 1,
        "down": 1,
        "stocks": 10,
        "fees": [4, 4, 4],
        "fee_values": [1, 2, 3],
        "booms": 4,
        "busts": 4,
        "bids": [0, 1, 3, 6, 10, 15, 20, 25],
        "starting_cards": True,
        "investor_sets": list(INVESTOR_SETS),
        "promo_strategies": True,
        "investors": {},
        "strategies": {},
        "tracks": dict.fromkeys(COMPANIES, STANDARD_TRACK) if board == "standard" else ADVANCED_TRACKS,
    }
