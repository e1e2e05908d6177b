"""Games written into columns of the tables."""

from typing import Any

from stockpile.bots.standings import WHOLE
from stockpile.engine import ids
from stockpile.engine.names import COMPANIES
from stockpile.engine.setup import roster
from stockpile.engine.setup.actions import ACTIONS
from stockpile.lab.design import Design
from stockpile.lab.lab_game import LabGame
from stockpile.lab.measures import wins_of
from stockpile.lab.tables import DETAILED, TABLES


class Rows:
    """The columns of all tables of a chunk."""

    def __init__(self, design: Design) -> None:
        self.design = design
        names = [name for name in TABLES if design.details or name not in DETAILED]
        self.tables: dict[str, dict[str, list[Any]]] = {
            name: {column.name: [] for column in TABLES[name]} for name in names
        }
        self._first_game = {}
        at = 0
        for number, cell in enumerate(design.cells):
            self._first_game[number] = at
            at += len(design.seatings(cell, 0))

    def add(self, game: LabGame) -> None:
        """One game."""
        number = game.deal * self.design.games_each + self._first_game[game.cell] + game.number
        cell = self.design.cells[game.cell].name
        traced = game.traced
        rounds = len(traced.prices) - 1
        self._put("games", number, game.deal, cell, game.players, traced.first, rounds, len(traced.winners))
        self._add_seats(number, cell, game)
        self._add_prices(number, traced.prices)
        if self.design.details:
            self._add_acts(number, traced.acts)

    def _put(self, table: str, *values: Any) -> None:
        for column, value in zip(self.tables[table].values(), values, strict=True):
            column.append(value)

    def _add_seats(self, number: int, cell: str, game: LabGame) -> None:
        wins, traced = wins_of(game), game.traced
        for seat, bot in enumerate(game.bots):
            owned = [roster.key_of(card) for card in traced.investors[seat]] + ["", ""]
            kept = [roster.key_of(ids.INVESTORS + card) for card in traced.kept[seat]]
            played = [roster.key_of(ids.INVESTORS + card) for card in traced.played[seat]]
            place = (game.deal, cell, seat, game.position(seat), bot, *owned[:2])
            self._put("seats", number, *place, traced.scores[seat], wins[seat] / WHOLE, kept, played)

    def _add_prices(self, number: int, prices: list[list[int]]) -> None:
        columns, stocks = self.tables["prices"], len(COMPANIES)
        columns["game"] += [number] * (stocks * len(prices))
        for place, row in enumerate(prices):
            columns["round"] += [place] * stocks
            columns["company"] += COMPANIES
            columns["price"] += row

    def _add_acts(self, number: int, acts: list[tuple[int, ...]]) -> None:
        standing = {(row[0], ACTIONS[row[2]].pile): place for place, row in enumerate(acts) if _is_bid(row[2])}
        order: dict[int, int] = {}
        for place, (round_number, seat, given, cost) in enumerate(acts):
            action = ACTIONS[given]
            if _is_bid(given):
                count = order[round_number] = order.get(round_number, -1) + 1
                won = standing[round_number, action.pile] == place
                row = (round_number, count, seat, action.pile, action.space, cost, won)
                self._put("bids", number, *row)
            else:
                self._put("plays", number, round_number, seat, action.verb, action.card)


def _is_bid(given: int) -> bool:
    return ids.ACT_BID <= given < ids.ACT_BOOM
