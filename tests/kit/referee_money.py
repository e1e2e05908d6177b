"""Strategies that bring money: for goods, for cards that are shown or sold, for what was done in the round."""

from kit.printed import BOND_PRICES, COMMODITIES
from kit.referee_picks import Picks

ACTION_CARDS = ("boom", "bust")


class MoneyCards(Picks):
    """One method a card, named after its key."""

    # Bonds, commodities, taxes

    def play_corner_the_market(self, seat: int, key: str) -> None:
        self.gain(seat, key, 5 * sum(n - 1 for n in self.commodities(seat).values()))

    def play_carry_trade(self, seat: int, key: str) -> None:
        self.gain(seat, key, min(5, self.bonds[seat]))

    def play_junk_bonds(self, seat: int, key: str) -> None:
        self.charge(seat, key, (BOND_PRICES[self.players] + 1) // 2)
        self.move_bonds(seat, 1)

    def play_bond_ladder(self, seat: int, key: str) -> None:
        self.pick(seat, "count", key)
        bonds = next((e["bonds"] for e in self.events[self.at :] if e["event"] == "bonds-moved"), 0)
        self.demand("one or two bonds", 1 <= bonds <= 2)
        self.charge(seat, key, bonds * (BOND_PRICES[self.players] - 1))
        self.move_bonds(seat, bonds)

    def play_tax_haven(self, seat: int, _key: str) -> None:
        self.lose_commerce(seat, ["tax"])

    def play_commodity_swap(self, seat: int, key: str) -> None:
        self.pick(seat, "offer-goods", key)
        self.lose_commerce(seat, COMMODITIES)
        self.gain(seat, key, 6)

    def play_futures_contract(self, seat: int, key: str) -> None:
        self.gain(seat, key, 2 * len(self.commodities(seat)))

    # Sales

    def play_bear_raid(self, seat: int, key: str) -> None:
        for sold in range(3):
            if not self.has_cards(seat):
                return
            self.pick(seat, "sell-by-card", key)
            if sold and self.peek() != "sold":
                return
            self.sell_one(seat, lambda _: 8, "regular half")

    def play_pump_and_dump(self, seat: int, key: str) -> None:
        self.pick(seat, "pick-company", key)
        company = self.shift(key, 1)
        self.collect()
        for _ in self.sell_any(seat, key, 0, company):
            pass

    def play_share_buyback(self, seat: int, key: str) -> None:
        self.pick(seat, "sell-by-card", key)
        self.sell_one(seat)
        self.gain(seat, key, 3)

    def play_fire_sale(self, seat: int, key: str) -> None:
        self.demand("something is sold (STR-2)", any([*self.sell_any(seat, key, 1)]))

    # Money

    def play_naked_short(self, seat: int, key: str) -> None:
        self.pick(seat, "offer", key)
        self.give_up(seat, ACTION_CARDS)
        self.gain(seat, key, 12)

    def play_block_trading(self, seat: int, key: str) -> None:
        self.gain(seat, key, self.tally[seat]["highest"])

    def play_value_investing(self, seat: int, key: str) -> None:
        self.gain(seat, key, min(5, len(self.table["bids"]) - 1 - self.tally[seat]["lowest"]))

    def play_diversification(self, seat: int, key: str) -> None:
        self.show_companies(seat, key, 2)

    def show_companies(self, seat: int, key: str, each: int) -> None:
        """One card of each company the owner likes, paid one by one."""
        shown: set[str] = set()
        while self.picks_again("pick-company"):
            self.pick(seat, "pick-company", key)
            if self.peek() != "showed":
                return
            company = self.display(seat, 1)
            self.demand("each company once", company not in shown)
            shown.add(company)
            self.gain(seat, key, each)

    def play_activist_investor(self, seat: int, key: str) -> None:
        self.pick(seat, "pick-company", key)
        self.display(seat, 3)
        self.gain(seat, key, 6)

    def play_index_fund(self, seat: int, key: str) -> None:
        shown = set()
        for _ in range(5):
            self.pick(seat, "pick-company", key)
            shown.add(self.display(seat, 1))
        self.insist("companies shown", 5, len(shown))
        self.gain(seat, key, 15)

    def play_interpositioning(self, seat: int, key: str) -> None:
        self.gain(seat, key, 2 * self.tally[seat]["fee_money"])

    def play_brokers_rebate(self, seat: int, key: str) -> None:
        self.gain(seat, key, self.tally[seat]["rebate"] + 2)

    def play_payment_for_order_flow(self, seat: int, key: str) -> None:
        self.gain(seat, key, 2 * sum(row["fee_cards"] for row in self.tally))

    def play_golden_parachute(self, seat: int, key: str) -> None:
        self.gain(seat, key, 6 if self.cash[seat] == min(self.cash) else 2)

    def play_windfall_tax(self, seat: int, _key: str) -> None:
        richer = [other for other in self.turn_order() if self.cash[other] > self.cash[seat]]
        self.demand("somebody with more cash (STR-2)", bool(richer))
        for other in richer:
            self.hand_over(other, seat, min(2, self.cash[other]))
