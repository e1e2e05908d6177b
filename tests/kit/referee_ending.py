"""The end of the game as the referee reckons it (END, BON-4, COM-5, COM-6)."""

from kit.printed import BOND_PRICES, COMMODITIES, COMPANIES, SETS, TAXES
from kit.referee_opening import OpeningRules


class EndingRules(OpeningRules):
    """From the last round's end to the winners."""

    def end_game(self) -> None:
        """All is shown, majorities are paid, all is sold, fees are paid as the money comes in (END)."""
        self.begin("game-end")
        for seat in self.turn_order():
            with self.fact("cards-shown", seat=seat):
                for company in self.companies:
                    self.show(seat, company, self.regular[seat][company])
        before = list(self.cash)
        bonus = [self.pay_majorities(company) for company in COMPANIES if company in self.companies]
        sales = {seat: self.sell_out(seat) for seat in self.turn_order()}
        extra = {
            seat: {"bonds": self.pay_bonds(seat), "commodities": self.pay_sets(seat)} for seat in self.turn_order()
        }
        for seat in self.turn_order():
            extra[seat]["taxes"] = -self.pay_taxes(seat)
        self.reckon(before, [sum(paid[seat] for paid in bonus) for seat in range(self.players)], sales, extra)
        with self.fact("stage-began", stage="over"):
            self.phase = "over"
        if self.compare:
            nothing = dict.fromkeys(self.scores[0], 0)
            theirs = [self.picture.get(f"scores.{seat}", nothing) for seat in range(self.players)]
            self.insist("scores", self.scores, theirs)
            self.insist("winners", self.winners, self.picture["winners"])
        self.saw("game-ended", winners=self.winners)

    def pay_majorities(self, company: str) -> list[int]:
        """10 to the holder of most shares, 5 to each who ties (END-1)."""
        shares = [self.regular[seat][company] + 2 * self.split[seat][company] for seat in range(self.players)]
        paid = [0] * self.players
        most = max(shares)
        if most == 0:
            return paid
        amount = 10 if shares.count(most) == 1 else 5
        for seat in self.turn_order():
            if shares[seat] == most:
                with self.fact("majority", seat=seat, company=company, shares=most, amount=amount):
                    self.cash[seat] += amount
                    self.majorities[seat] += 1
                    paid[seat] += amount
                self.settle(seat)
        return paid

    def sell_out(self, seat: int) -> int:
        """All cards at the final price, split ones at twice; Graham and Soros act (END-2, INV-7)."""
        total = 0
        short = self.short_company(seat)
        for company in COMPANIES:
            regular, split = self.regular[seat][company], self.split[seat][company]
            if not regular + split:
                continue
            amount = (regular + 2 * split) * self.share_price(seat, self.price(company))
            if company == short:
                amount += 8 - self.price(company)
            with self.fact("final-sale", seat=seat, company=company, regular=regular, split=split, amount=amount):
                self.leave(seat, company, regular)
                self.split[seat][company] = 0
                self.discard[company] += regular + split
                self.cash[seat] += amount
                total += amount
            self.settle(seat)
        return total

    def short_company(self, seat: int) -> str | None:
        """Soros' cheapest share, if it is below 8."""
        owned = [company for company in COMPANIES if company in self.companies and self.holds(seat, company)]
        cheapest = min(owned, key=self.price, default=None)
        if cheapest is None or not self.has(seat, "soros") or self.price(cheapest) >= 8:
            return None
        return cheapest

    def pay_bonds(self, seat: int) -> int:
        """Each pays the price (BON-4)."""
        bonds = self.bonds[seat]
        amount = bonds * BOND_PRICES[self.players]
        if bonds:
            with self.fact("bonds-paid", seat=seat, bonds=bonds, amount=amount):
                self.cash[seat] += amount
            self.settle(seat)
        return amount

    def pay_sets(self, seat: int) -> int:
        """Sets of different kinds are taken off one after the other, as large as they can be (COM-5)."""
        cards = [card for card in COMMODITIES for _ in range(self.open[seat][card])]
        amount = 0
        while cards:
            amount += SETS[len(set(cards))]
            for card in set(cards):
                cards.remove(card)
        if amount:
            with self.fact("commodities-paid", seat=seat, amount=amount):
                self.cash[seat] += amount
            self.settle(seat)
        return amount

    def pay_taxes(self, seat: int) -> int:
        """Last of all, even below nothing (COM-6, END-3, END-5)."""
        taxes = self.open[seat]["tax"]
        if taxes:
            with self.fact("taxes-paid", seat=seat, taxes=taxes, amount=TAXES[taxes]):
                self.is_taxed = True
                self.cash[seat] -= TAXES[taxes]
        return TAXES[taxes]

    def reckon(
        self, before: list[int], bonus: list[int], sales: dict[int, int], extra: dict[int, dict[str, int]]
    ) -> None:
        """Most money wins; a tie goes to more majorities; else they share the win (END-4)."""
        for seat in range(self.players):
            parts = {"cash": before[seat], "majority": bonus[seat], "stocks": sales[seat], **extra[seat]}
            fees = self.cash[seat] - sum(parts.values())
            row = {**parts, "fees": fees, "total": self.cash[seat], "majorities": self.majorities[seat]}
            self.scores.append(row)
        best = max((row["total"], row["majorities"]) for row in self.scores)
        self.winners = [s for s, row in enumerate(self.scores) if (row["total"], row["majorities"]) == best]
