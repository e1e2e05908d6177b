"""A view in cells, the least pieces that an event can set anew: where each lies, which fields it shows, and when."""

from collections.abc import Collection
from typing import NamedTuple


class Cell(NamedTuple):
    """A sort of cells: one for the whole table, or one for each seat, pile, pair or company."""

    name: str
    path: str
    fields: str  # of State; every field belongs to one sort of cells at most
    each: str = ""
    needs: str = ""  # the module it comes with; of several one is enough, with "+" all are needed; content: plug-ins

    def is_in_play(self, modules: Collection[str], has_content: bool) -> bool:
        """Whether views have such cells."""
        if self.needs == "content":
            return has_content
        if "+" in self.needs:
            return all(module in modules for module in self.needs.split("+"))
        return not self.needs or any(module in modules for module in self.needs.split())


# In the order of their numbers, which is the order in a view: only ever appended.
CELLS = (
    Cell("ROUND", "round", "round"),
    Cell("PHASE", "phase", "stage"),
    Cell("FIRST", "first", "first"),
    Cell("PROGRESS", "progress", "step turn count deal depth task about amount served picked picks"),
    Cell("QUESTION", "question", "ask asked"),
    Cell("CASH", "cash", "cash", each="seat"),
    Cell("FEES", "fees", "fees", each="seat"),
    Cell("REGULAR", "regular", "regular_n left regular known lots start_mark", each="seat"),
    Cell("SPLIT", "split", "split", each="seat"),
    Cell("HAND", "hands", "hand_n hand", each="seat"),
    Cell("MEEPLES", "off", "off", each="seat"),
    Cell("PILE", "piles", "pile_n pile_up pile_known pile_placer pile_card", each="pile"),
    Cell("BID", "bids", "bid_space bid_seat", each="pile"),
    Cell("MARKET", "market", "space", each="company"),
    Cell("PAIR", "pairs", "pair_known pair_up pair_told pair_company pair_forecast", each="pair"),
    Cell("DECK", "deck", "deck_at deck_n"),
    Cell("DISCARD", "discard", "discard"),
    Cell("EXCLUDED", "excluded", "excluded"),
    Cell("SCORE", "scores", "score majorities", each="seat"),
    Cell("WINNERS", "winners", "winners"),
    Cell("BONDS", "bonds", "bonds", each="seat", needs="bonds"),
    Cell("COMMERCE", "commerce", "commodities taxes commerce_n commerce_hand", each="seat", needs="commerce"),
    Cell("COMMERCE_DECK", "commerce_deck", "commerce_at commerce_size", needs="commerce"),
    Cell("ROLLED", "rolled", "rolled", needs="dice"),
    Cell("HEIR", "heir", "heir", needs="first-player-card"),
    Cell("INVESTORS", "investors", "investor dealt_n chosen_n dealt chosen", each="seat", needs="investors"),
    Cell("OFFERS", "offers", "offer", needs="investor-bidding"),
    Cell(
        "STRATEGIES",
        "strategies",
        "strategy_n dropped_n strategy_played strategy_at dropped_by redrawn",
        each="seat",
        needs="strategies",
    ),
    Cell("STRATEGY_DECK", "strategy_deck", "strategy_drawn strategy_size recycled", needs="strategies"),
    Cell("TUCKS", "tucks", "tuck_n tuck_card tuck_pair", needs="strategies"),
    Cell("BETS", "bets", "bet_n bet_card bet_seat bet_stock", needs="strategies"),
    Cell("LOCKED", "locked", "locked", needs="strategies"),
    Cell("PROTECTED", "protected", "protected", needs="strategies"),
    Cell(
        "TALLY",
        "tally",
        "used plays fee_cards fee_money fresh rebate highest lowest took",
        each="seat",
        needs="investors strategies",
    ),
    Cell("OPENING", "opening", "opening_n opener opening", needs="investors"),
    Cell("MEMOS", "memos", "memos", needs="content"),
    Cell("COMMERCE_OUT", "commerce_out", "commerce_out", needs="strategies+commerce"),
)
WIDTH = 8  # places for the cells of a sort; the last one of a row says that all of them have changed
SIZES = {"seat": "SEATS", "pile": "PILES", "pair": "PAIRS", "company": "STOCKS"}


def constants() -> dict[str, int]:
    """The numbers of the sorts by name; the number of a cell is sort * CELL_WIDTH + index."""
    sorts = {f"CELL_{cell.name}": number for number, cell in enumerate(CELLS)}
    return {**sorts, "CELL_SORTS": len(CELLS), "CELL_WIDTH": WIDTH, "CELL_NONE": 511}
