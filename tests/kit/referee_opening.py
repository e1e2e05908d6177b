"""Before round 1 as the referee follows it: first player, strategies, investors, cash, starting cards (SET-8)."""

from kit.printed_cards import INVESTORS
from kit.referee_supply import SupplyRules


class OpeningRules(SupplyRules):
    """The setup of the table (SET, INV-1, INV-2, IBV, STR-1)."""

    def set_up(self) -> None:
        """SET-8."""
        if self.table["first"] is None:
            self.chance("first")
        with self.fact("game-started") as event:
            self.first = event["first"]
            self.demand("the first player sits at the table (SET-7)", 0 <= self.first < self.players)
            if self.table["first"] is not None:
                self.insist("first", self.table["first"], self.first)
        if "strategies" in self.modules:
            self.deal_strategies()
        if "investors" in self.modules:
            self.deal_investors()
            self.choose_investors()
        if "strategies" in self.modules:
            self.drop_strategies()
            self.draw_further()
        if "investors" in self.modules:
            self.pay_starting_cash()
        if self.table["starting_cards"]:
            self.deal_starting_cards()

    # Strategies

    def deal_strategies(self) -> None:
        """3 + rounds each, equally fewer if the deck is too small; hands that are given are not dealt (STR-1)."""
        given = self.table["strategies"]
        seats = self.players - len(given)
        each = min(3 + self.table["rounds"], len(self.strategy_deck) // seats) if seats else 0
        for seat in range(self.players):
            if seat in given:
                for _ in given[seat]:
                    with self.fact("strategy-dealt", seat=seat) as event:
                        self.demand("a strategy that was given", event["strategy"] in given[seat])
                        self.hand[seat].append(event["strategy"])
                continue
            for _ in range(each):
                self.draw_strategy(seat)

    def draw_strategy(self, seat: int) -> None:
        """From the deck; when it is used up, from the discards of the others (COMPONENTS)."""
        self.chance("strategy")
        with self.fact("strategy-dealt", seat=seat) as event:
            key = event["strategy"]
            if self.strategy_deck:
                self.demand("a strategy that is left in the deck (STR-1)", key in self.strategy_deck)
                self.strategy_deck.remove(key)
                self.strategies_left -= 1
            else:
                self.demand("a strategy that another discarded", key in self.discarded_by_others(seat))
                self.recycled += 1
                self.redrawn[seat].append(key)
            self.hand[seat].append(key)

    def discarded_by_others(self, seat: int) -> set[str]:
        """What lies in the others' discards and was not drawn again."""
        held = {key for hand in self.hand for key in hand}
        return {key for other in range(self.players) if other != seat for key in self.dropped[other]} - held

    def drop_strategies(self) -> None:
        """All discard two of those dealt, at once (STR-1, SET-8)."""
        while True:
            asked = [
                seat
                for seat in range(self.players)
                if seat not in self.table["strategies"] and len(self.dropped[seat]) < 2
            ]
            if not asked:
                return
            self.ask_all(asked, "drop-strategy")
            with self.fact("strategy-dropped") as event:
                seat, key = event["seat"], event["strategy"]
                self.demand("a seat that has still to discard (STR-1)", seat in asked)
                self.demand("a strategy of the own hand (STR-1)", key in self.hand[seat])
                self.hand[seat].remove(key)
                self.dropped[seat].append(key)

    def draw_further(self) -> None:
        """Ivan draws rounds - 1 cards after the discards."""
        for seat in self.turn_order():
            if not self.has(seat, "ivan"):
                continue
            for _ in range(self.table["rounds"] - 1):
                if self.strategy_deck or self.discarded_by_others(seat):
                    self.draw_strategy(seat)

    # Investors

    def deal_investors(self) -> None:
        """Two each, four with two meeples; those that are given are chosen already (INV-1)."""
        for seat in range(self.players):
            if given := self.table["investors"].get(seat):
                self.offered[seat] = list(given)
                self.chosen[seat] = set(given)
                continue
            for _ in range(2 * self.table["meeples"]):
                self.chance("investor")
                with self.fact("investor-dealt", seat=seat) as event:
                    self.demand("an investor that is left (INV-1)", event["investor"] in self.investor_deck)
                    self.investor_deck.remove(event["investor"])
                    self.offered[seat].append(event["investor"])

    def choose_investors(self) -> None:
        """All choose at once and secretly; then the choices are opened together (SET-8)."""
        keep = self.table["meeples"]
        while asked := [seat for seat in range(self.players) if len(self.chosen[seat]) < keep]:
            self.ask_all(asked, "choose-investor")
            with self.fact("investor-chosen") as event:
                seat, key = event["seat"], event["investor"]
                self.demand("a seat that has still to choose (INV-1)", seat in asked)
                self.demand("one of those dealt (INV-1)", key in set(self.offered[seat]) - self.chosen[seat])
                self.chosen[seat].add(key)
        if "investor-bidding" in self.modules:
            self.auction_investors()
            return
        for seat in self.turn_order():
            for key in [key for key in self.offered[seat] if key in self.chosen[seat]]:
                self.show_investor(seat, key)
            self.forget_choice(seat)

    def show_investor(self, seat: int, key: str) -> None:
        with self.fact("investor-shown", seat=seat, investor=key):
            self.investors[seat].append(key)

    def forget_choice(self, seat: int) -> None:
        """The investors that were not chosen leave the game."""
        self.offered[seat], self.chosen[seat] = [], set()

    def auction_investors(self) -> None:
        """The chosen ones lie face-up on the piles and are bid for as in Demand (IBV-1, IBV-2)."""
        pile = 0
        for seat in range(self.players):
            for key in [key for key in self.offered[seat] if key in self.chosen[seat]]:
                with self.fact("investor-offered", seat=seat, pile=pile, investor=key):
                    self.offers[pile] = key
                pile += 1
            self.forget_choice(seat)
        for seat in self.bidders():
            self.ask(seat, "investor-bid")
            self.bid_for_investor(seat)
        for seat in self.turn_order():
            for pile, bid in enumerate(self.bids):
                if bid is None or bid[0] != seat:
                    continue
                key, self.offers[pile] = str(self.offers[pile]), None
                self.saw("investor-won", seat=seat, pile=pile, investor=key, amount=self.table["bids"][bid[1]])
                self.show_investor(seat, key)

    def bid_for_investor(self, seat: int) -> None:
        """A bid may not exceed the starting value of that investor; abilities do not act (IBV-2, IBV-3)."""
        with self.fact("bid", seat=seat) as event:
            pile, space = event["pile"], event["space"]
            standing = self.place_meeple(seat, event, 0)
            limit = self.starting_cash(str(self.offers[pile]))
            self.demand("not above the value of the investor (IBV-2)", self.table["bids"][space] <= limit)
        if standing is not None:
            self.saw("outbid", seat=standing, pile=pile, by=seat)

    def starting_cash(self, key: str) -> int:
        card = INVESTORS[key]
        return card.two if self.players == 2 else card.more

    def pay_starting_cash(self) -> None:
        """The values of the own investors less the bids for them; the meeples come back (INV-2, IBV-3)."""
        for seat in self.turn_order():
            own = [pile for pile, bid in enumerate(self.bids) if bid and bid[0] == seat]
            paid = sum(self.table["bids"][self.bids[pile][1]] for pile in own)  # type: ignore[index]
            amount = sum(self.starting_cash(key) for key in self.investors[seat]) - paid
            with self.fact("starting-cash", seat=seat, amount=amount):
                self.cash[seat] = amount
                for pile in own:
                    self.bids[pile] = None
                    self.off[seat] += 1

    # Starting cards

    def deal_starting_cards(self) -> None:
        """One each, no two of one company (SET-6)."""
        dealt: set[str] = set()
        for seat in range(self.players):
            self.chance("start")
            with self.fact("starting-card", seat=seat) as event:
                card = event["card"]
                self.demand("a company's card, dealt to nobody else (SET-6)", card in {*self.companies} - dealt)
                dealt.add(card)
                self.undrawn[card] -= 1
                self.regular[seat][card] += 1
                self.unknown[seat][0] += 1
