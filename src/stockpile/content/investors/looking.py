"""Investors who see, hide and move what others cannot."""

from stockpile.engine import ids
from stockpile.engine.rules import chance, effects, events
from stockpile.engine.rules.card import Card
from stockpile.engine.rules.phases import supply
from stockpile.engine.state import State


class MayknowMartha(Card):
    """May look at one pair of another player, or a face-down one, until the end of Demand (INV:martha)."""

    key = "martha"
    window = ids.DEMAND
    late = 1
    asks = (ids.SORT_PAIR,)

    def may_pick(self, g: State, seat: int, step: int, value: int, picks: list[int]) -> int:
        return effects.may_look(g, seat, value)

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.look_at_pair(g, seat, picks[0])


class WiseWarren(Card):
    """May look at all face-down cards of one pile before Demand (INV:warren)."""

    key = "warren"
    window = ids.BEFORE_DEMAND
    asks = (ids.SORT_PILE,)

    def may_pick(self, g: State, seat: int, step: int, value: int, picks: list[int]) -> int:
        for slot in range(g.pile_n[value]):
            if g.pile_up[value][slot] == 0:
                return 1
        return 0

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.look_at_pile(g, seat, picks[0])


class MaverickMark(Card):
    """May move any one card of a pile to another pile, as it lies, before Demand (INV:mark)."""

    key = "mark"
    window = ids.BEFORE_DEMAND
    asks = (ids.SORT_PILE, ids.SORT_SLOT, ids.SORT_PILE)

    def may_pick(self, g: State, seat: int, step: int, value: int, picks: list[int]) -> int:
        return 1 if step < 2 or value != picks[0] else 0

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.move_pile_card(g, seat, picks[0], picks[1], picks[2])


class ForecastPhil(Card):
    """Takes one company or forecast card of the round as half of his first pair; which sort is public (INV:phil)."""

    key = "phil"
    window = ids.BEFORE_INFORMATION
    must = 1
    asks = (ids.SORT_INFORMATION,)

    def may_use(self, g: State, seat: int) -> int:
        return 1 if g.box.pairs_each > 0 else 0

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        chance.take_information(g, seat, picks[0])
        pair = seat * g.box.pairs_each
        events.emit_to(
            g, 1 << seat, ids.EV_INFORMATION_TAKEN, seat, g.took[seat], g.pair_company[pair], g.pair_forecast[pair]
        )


class RoyalRobins(Card):
    """Draws the opening card of every pile and lays one of them face-down (INV:robins)."""

    key = "robins"
    asks = (ids.SORT_SLOT,)

    def opens_piles(self) -> int:
        return 1

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        supply.lay_openings(g, seat, picks[0])


class SecretiveStuart(Card):
    """May place both market cards face-down (INV:stuart)."""

    key = "stuart"

    def may_hide(self) -> int:
        return 1
