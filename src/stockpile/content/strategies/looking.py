"""Strategies that look at pairs and halves, or show them."""

from stockpile.engine import ids
from stockpile.engine.knowledge import books
from stockpile.engine.rules import effects
from stockpile.engine.rules.card import Card
from stockpile.engine.rules.phases import selling
from stockpile.engine.setup import box
from stockpile.engine.state import State


class CorporateEspionage(Card):
    """Look at two pairs (STR:corporate-espionage)."""

    key = "corporate-espionage"
    most = 2
    varies = 1

    def next_ask(self, g: State, seat: int, step: int, picks: list[int]) -> int:
        if step == 0:
            return ids.SORT_PAIR
        if step == 1:
            for pair in range(g.box.pairs):
                if pair != picks[0] and effects.is_new_pair(g, seat, pair):
                    return ids.SORT_PAIR
        return 0

    def may_pick(self, g: State, seat: int, step: int, value: int, picks: list[int]) -> int:
        if step == 1 and value == picks[0]:
            return 0
        return effects.is_new_pair(g, seat, value)  # to look again would bring nothing (STR-2)

    def on_pick(self, g: State, seat: int, step: int, value: int) -> None:
        effects.look_at_pair(g, seat, value)


class InsiderTrading(Card):
    """Look at one pair, and 2 in cash (STR:insider-trading)."""

    key = "insider-trading"
    asks = (ids.SORT_PAIR,)

    def may_pick(self, g: State, seat: int, step: int, value: int, picks: list[int]) -> int:
        return effects.may_look(g, seat, value)

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.look_at_pair(g, seat, picks[0])
        effects.gain_by(g, seat, self.number, g.box.amount[self.number])


class DataBroker(Card):
    """Show one own pair to all, and 5 in cash (STR:data-broker)."""

    key = "data-broker"
    asks = (ids.SORT_PAIR,)

    def may_pick(self, g: State, seat: int, step: int, value: int, picks: list[int]) -> int:
        return 1 if g.pair_up[value] == 0 and box.pair_owner(g.box, value) == seat else 0

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.show_pair(g, picks[0])
        effects.gain_by(g, seat, self.number, g.box.amount[self.number])


class Subpoena(Card):
    """One other player shows you, and only you, all regular cards (STR:subpoena)."""

    key = "subpoena"
    asks = (ids.SORT_SEAT,)

    def may_pick(self, g: State, seat: int, step: int, value: int, picks: list[int]) -> int:
        return 1 if value != seat and books.is_puzzled(g, seat, value) else 0

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.look_at_half(g, seat, picks[0])


class MarketLeak(Card):
    """Turn any pair face-up, and 2 in cash (STR:market-leak)."""

    key = "market-leak"
    asks = (ids.SORT_PAIR,)

    def may_pick(self, g: State, seat: int, step: int, value: int, picks: list[int]) -> int:
        return 1 if g.pair_up[value] == 0 else 0

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.show_pair(g, picks[0])
        effects.gain_by(g, seat, self.number, g.box.amount[self.number])


class FrontRunning(Card):
    """Look at one pair, own ones too, then sell cards of that company at the price and 1 more (STR:front-running)."""

    key = "front-running"
    varies = 1

    def next_ask(self, g: State, seat: int, step: int, picks: list[int]) -> int:
        if step == 0:
            return ids.SORT_PAIR
        return ids.SORT_SALE if selling.has_card(g, seat) else 0

    def may_pick(self, g: State, seat: int, step: int, value: int, picks: list[int]) -> int:
        if step == 0:
            if g.pair_up[value]:
                return 0
            if effects.is_new_pair(g, seat, value) or g.pair_company[value] == 0:  # 0: in the view of somebody else
                return 1
            return effects.has_share(g, seat, g.pair_company[value] - 1)
        return 1 if value % ids.STOCKS == g.pair_company[picks[0]] - 1 else 0

    def may_stop(self, g: State, seat: int, step: int) -> int:
        return 1 if step > 0 else 0

    def on_pick(self, g: State, seat: int, step: int, value: int) -> None:
        if step > 0:
            selling.sell_at(g, seat, value, g.box.amount[self.number])
            effects.tell_company(g, seat, g.picks[g.depth - 1][0])
            return
        if not effects.is_new_pair(g, seat, value):
            effects.bind(g)  # nothing new is seen, so something has to be sold (STR-2)
        effects.look_at_pair(g, seat, value)
