"""Prices as the referee follows them: moves, splits, bankruptcies, dividends and sales (MOV, ADV, SEL)."""

from collections.abc import Callable

from kit.scoresheet_cards import CardSheet


class MarketRules(CardSheet):
    """What happens to stocks, whoever or whatever moves them."""

    def move(self, company: str, by: int) -> int:
        """Walks space by space (MOV-2); splits (MOV-3), bankruptcy (MOV-5), dollar spaces (ADV-3).

        Returns the spaces walked, those into and after a split and the one below the first space too (STR-6).
        """
        track = self.table["tracks"][company]
        space, walked, signs = self.space[company], 0, 0
        for step in range(abs(by)):
            if by < 0 and space == 0:
                self.report_walk(company, walked, space)
                if company in self.protected:  # Poison Pill: the rest is lost
                    self.saw("stopped", company=company)
                    return -step
                self.go_bankrupt(company)
                return -step - 1
            if by > 0 and space == len(track["spaces"]) - 1:
                self.report_walk(company, walked, space)
                if signs:
                    self.pay_all_shares(company, signs)
                self.split_stock(company)
                space, walked, signs = track["reset"], 0, 0
                continue
            space += 1 if by > 0 else -1
            walked += 1 if by > 0 else -1
            signs += track["signs"][space] if by > 0 else 0
        self.report_walk(company, walked, space)
        if signs:
            self.declare(company, signs)
        return by

    def report_walk(self, company: str, walked: int, space: int) -> None:
        if walked == 0:
            return
        value = self.table["tracks"][company]["spaces"][space]
        with self.fact("moved", company=company, by=walked, space=space, price=value):
            self.space[company] = space

    def split_stock(self, company: str) -> None:
        """10 for each card already split, then the regular ones move over, shown (MOV-4)."""
        reset = self.table["tracks"][company]["reset"]
        value = self.table["tracks"][company]["spaces"][reset]
        with self.fact("split", company=company, space=reset, price=value):
            self.space[company] = reset
        for seat in self.turn_order():
            if cards := self.split[seat][company]:
                with self.fact("split-paid", seat=seat, company=company, cards=cards, amount=10 * cards):
                    self.cash[seat] += 10 * cards
                self.settle(seat)
        for seat in self.turn_order():
            if cards := self.regular[seat][company]:
                with self.fact("split-shown", seat=seat, company=company, cards=cards):
                    self.leave(seat, company, cards)
                    self.split[seat][company] += cards
        self.exclude(company)

    def go_bankrupt(self, company: str) -> None:
        """All cards of the company are lost and the marker starts again (MOV-5, ADV-2)."""
        start = self.table["tracks"][company]["start"]
        value = self.table["tracks"][company]["spaces"][start]
        with self.fact("bankrupt", company=company, space=start, price=value):
            self.space[company] = start
        for seat in self.turn_order():
            regular, split = self.regular[seat][company], self.split[seat][company]
            if regular + split:
                with self.fact("bankrupt-lost", seat=seat, company=company, regular=regular, split=split):
                    self.leave(seat, company, regular)
                    self.split[seat][company] = 0
                    self.discard[company] += regular + split
        self.exclude(company)

    # Dividends

    def pay_all_shares(self, company: str, amount: int) -> None:
        """Signs passed before a split pay on all cards, since the split shows them (ADV-3)."""
        self.saw("dividend", company=company, amount=amount)
        for seat in self.turn_order():
            self.pay_seen(seat, company, self.regular[seat][company] + 2 * self.split[seat][company], amount)

    def pay_seen(self, seat: int, company: str, shares: int, amount: int) -> None:
        if shares:
            with self.fact("dividend-paid", seat=seat, company=company, shares=shares, amount=shares * amount):
                self.cash[seat] += shares * amount
            self.settle(seat)

    def declare(self, company: str, amount: int) -> None:
        """Seen cards are paid at once; what is hidden can be claimed when the cause has done its work (MOV-6)."""
        self.saw("dividend", company=company, amount=amount)
        for seat in self.turn_order():
            self.pay_seen(seat, company, self.public[seat][company] + 2 * self.split[seat][company], amount)
        self.claimable.append((company, amount))

    def pay_dividend(self, company: str, amount: int) -> None:
        self.declare(company, amount)
        self.collect()

    def collect(self) -> None:
        """All with a card that is not public are asked, whatever it is (MOV-6)."""
        while self.claimable:
            company, amount = self.claimable.pop()
            for seat in self.turn_order():
                if self.public[seat].total() < self.regular[seat].total():
                    self.ask(seat, "claim")
                    self.take_claim(seat, company, amount)

    def take_claim(self, seat: int, company: str, amount: int) -> None:
        with self.fact("claimed", seat=seat, company=company) as event:
            hidden = self.regular[seat][company] - self.public[seat][company]
            self.demand("cards that are there to show (MOV-6)", 0 <= event["cards"] <= hidden)
            self.insist("amount", event["cards"] * amount, event["amount"])
            self.show(seat, company, self.public[seat][company] + event["cards"])
            self.cash[seat] += event["amount"]
        self.settle(seat)

    # Sales

    def sell_one(self, seat: int, price: Callable[[str], int] | None = None, hows: str = "regular split half") -> str:
        """One card, at the price or what a card says; Graham gets 1 more a share (SEL-1, SEL-2, INV:graham)."""
        with self.fact("sold", seat=seat) as event:
            company: str = event["company"]
            how = event["how"]
            self.demand("a stock card (SEL-1)", company in self.companies)
            self.demand("a way in which this may be sold", how in hows.split())
            share = self.share_price(seat, (price or self.price)(company))
            self.insist("amount", share * (2 if how == "split" else 1), event["amount"])
            if how == "regular":
                self.leave(seat, company, 1)
            else:
                self.demand(f"seat {seat} has a split {company} (SEL-2)", self.split[seat][company] > 0)
                self.split[seat][company] -= 1
            if how == "half":
                self.enter_shown(seat, company)
            else:
                self.discard[company] += 1
            self.cash[seat] += event["amount"]
        self.settle(seat)
        return company
