"""Strategies that move stocks, or keep them from moving."""

from stockpile.engine import ids
from stockpile.engine.rules import effects
from stockpile.engine.rules.card import Card
from stockpile.engine.state import State


class MarketMaker(Card):
    """Give up an action card: one stock up 3, another down 3 (STR:market-maker)."""

    key = "market-maker"
    asks = (ids.SORT_OWN, ids.SORT_STOCK, ids.SORT_STOCK)
    moves = 1

    def may_pick(self, g: State, seat: int, step: int, value: int, picks: list[int]) -> int:
        if step == 0:
            return 1 if ids.HELD_BOOM <= value <= ids.HELD_BUST else 0
        return 1 if step == 1 or value != picks[1] else 0

    def on_pick(self, g: State, seat: int, step: int, value: int) -> None:
        if step == 0:
            effects.give_up(g, seat, value)

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.push(g, ids.TASK_MOVE, picks[2], -g.box.amount[self.number])  # when the first has been finished
        effects.move_stock(g, picks[1], g.box.amount[self.number])


class SystemicShock(Card):
    """Give up a commodity: three stocks each 1 up or 1 down (STR:systemic-shock)."""

    key = "systemic-shock"
    asks = (
        ids.SORT_COMMERCE,
        ids.SORT_STOCK,
        ids.SORT_WAY,
        ids.SORT_STOCK,
        ids.SORT_WAY,
        ids.SORT_STOCK,
        ids.SORT_WAY,
    )
    moves = 1

    def may_pick(self, g: State, seat: int, step: int, value: int, picks: list[int]) -> int:
        if step == 0:
            return 1 if value < ids.COMMODITIES else 0
        if step == 3:
            return 1 if value != picks[1] else 0
        if step == 5:
            return 1 if value != picks[1] and value != picks[3] else 0
        return 1

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.lose_commerce(g, seat, picks[0])
        for i in range(2, -1, -1):  # each begins when the one before is finished: the agenda works from its end
            by = g.box.amount[self.number]
            if picks[2 * i + 2] == ids.WAY_DOWN:
                by = -by
            effects.push(g, ids.TASK_MOVE, picks[2 * i + 1], by)


class ShortSqueeze(Card):
    """A stock at 3 or less moves up 3 (STR:short-squeeze)."""

    key = "short-squeeze"
    asks = (ids.SORT_STOCK,)
    moves = 1

    def may_pick(self, g: State, seat: int, step: int, value: int, picks: list[int]) -> int:
        return 1 if effects.price(g, value) <= g.box.amount[self.number] else 0

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.move_stock(g, picks[0], 3)


class RumourMill(Card):
    """One stock down 1, and 2 in cash (STR:rumour-mill)."""

    key = "rumour-mill"
    asks = (ids.SORT_STOCK,)
    moves = 1

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.move_stock(g, picks[0], -1)
        effects.gain_by(g, seat, self.number, g.box.amount[self.number])


class AnalystUpgrade(Card):
    """One stock up 1, and 2 in cash (STR:analyst-upgrade)."""

    key = "analyst-upgrade"
    asks = (ids.SORT_STOCK,)
    moves = 1

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.move_stock(g, picks[0], 1)
        effects.gain_by(g, seat, self.number, g.box.amount[self.number])


class SectorRotation(Card):
    """One stock up 2, then another down 1 (STR:sector-rotation)."""

    key = "sector-rotation"
    asks = (ids.SORT_STOCK, ids.SORT_STOCK)
    moves = 1

    def may_pick(self, g: State, seat: int, step: int, value: int, picks: list[int]) -> int:
        return 1 if step == 0 or value != picks[0] else 0

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.push(g, ids.TASK_MOVE, picks[1], -1)  # when the first has been finished
        effects.move_stock(g, picks[0], g.box.amount[self.number])


class DeadCatBounce(Card):
    """A stock whose price is 2 or less moves up 2, and 2 in cash (STR:dead-cat-bounce)."""

    key = "dead-cat-bounce"
    asks = (ids.SORT_STOCK,)
    moves = 1

    def may_pick(self, g: State, seat: int, step: int, value: int, picks: list[int]) -> int:
        return 1 if effects.price(g, value) <= 2 else 0

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.move_stock(g, picks[0], 2)
        effects.gain_by(g, seat, self.number, g.box.amount[self.number])


class LockUpAgreement(Card):
    """No card or ability may move one stock for the rest of the Action phase; 2 in cash (STR:lock-up-agreement)."""

    key = "lock-up-agreement"
    asks = (ids.SORT_STOCK,)

    def may_pick(self, g: State, seat: int, step: int, value: int, picks: list[int]) -> int:
        if (g.locked >> value) & 1:
            return 0
        for i in range(g.box.companies):  # an action card must have somewhere to go
            stock = g.box.company[i]
            if stock != value and not (g.locked >> stock) & 1:
                return 1
        return 0

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.lock(g, seat, picks[0])
        effects.gain_by(g, seat, self.number, g.box.amount[self.number])


class PoisonPill(Card):
    """Show a card of a company: it does not fall below its first space this round (STR:poison-pill)."""

    key = "poison-pill"
    asks = (ids.SORT_STOCK,)

    def may_pick(self, g: State, seat: int, step: int, value: int, picks: list[int]) -> int:
        return 0 if (g.protected >> value) & 1 else effects.has_share(g, seat, value)

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.show_shares(g, seat, picks[0], 1)
        effects.protect(g, seat, picks[0])
