"""A second opinion: follows a game event by event from the numbered rules alone and objects to whatever they forbid.

It knows nothing of the engine. It reads the plain facts of each event (who, what, how much), works out by itself what
must follow, and compares its own table with the one a client would have by assigning the events' `set` values.
"""

import json
from collections import Counter
from collections.abc import Sequence

from kit.printed import (
    BOND_CARDS,
    BOND_PRICES,
    COMMERCE_CARDS,
    COMMODITIES,
    COMPANIES,
    DICE,
    DIVIDENDS,
    MOVES,
    SETS,
    TAXES,
    Plain,
)
from kit.scoresheet import Objection, Scoresheet

__all__ = ["Objection", "Referee", "referee"]


class Referee(Scoresheet):
    """Follows one whole game by the rules."""

    def run(self) -> None:
        """Follows the whole game; raises an Objection at the first thing that is not right."""
        self.set_up()
        for number in range(1, self.table["rounds"] + 1):
            self.play_round(number)
        self.end_game()
        self.insist("events left", 0, len(self.events) - self.at)

    def set_up(self) -> None:
        """SET-1 to SET-7."""
        if self.table["first"] is None:
            self.chance("first")
        with self.fact("game-started") as event:
            self.first = event["first"]
            self.demand("the first player sits at the table (SET-7)", 0 <= self.first < self.players)
            if self.table["first"] is not None:
                self.insist("first", self.table["first"], self.first)
        if self.table["starting_cards"]:
            self.deal_starting_cards()

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

    def play_round(self, number: int) -> None:
        """RND-2."""
        if number > 1:
            self.first = (self.first + 1) % self.players if self.heir is None else self.heir  # RND-3
        self.heir = None
        self.round = number
        self.phase = "setup"  # no stage of the round has begun
        self.saw("round-started", round=number, first=self.first)
        if "bonds" in self.modules:
            self.sell_bonds()
        if "dice" in self.modules:
            self.roll()
        self.inform()
        self.supply()
        if "commerce" in self.modules:
            self.lay_commerce_cards()
        if "first-player-card" in self.modules:
            self.lay_first_player_card()
        self.auction()
        self.pay()
        self.act()
        self.sell()
        self.move_all()
        self.begin("round-end")
        for seat in self.turn_order():
            if bonds := self.bonds[seat]:  # BON-3
                with self.fact("interest", seat=seat, bonds=bonds, amount=bonds):
                    self.cash[seat] += bonds
                self.settle(seat)
        with self.fact("round-ended", round=number):
            for pair in self.pairs:
                pair.update(company="?", forecast="?", up=False, known=[])
            self.rolled = []  # DIC-2

    def sell_bonds(self) -> None:
        """In turn order up to three, if there are any and the player can pay one (BON-1)."""
        self.begin("bonds")
        price = BOND_PRICES[self.players]
        for seat in self.turn_order():
            left = BOND_CARDS - sum(self.bonds)
            if left == 0 or self.cash[seat] < price:
                continue
            self.ask(seat, "bonds")
            with self.fact("bonds-bought", seat=seat) as event:
                bonds = event["bonds"]
                self.demand("from none to three bonds (BON-1)", 0 <= bonds <= 3)
                self.demand("no more bonds than are left (BON-1)", bonds <= left)
                self.insist("amount", bonds * price, event["amount"])
                self.bonds[seat] += bonds
                self.cash[seat] -= event["amount"]

    def roll(self) -> None:
        """Each die shows one of its faces (DIC-1)."""
        self.begin("dice")
        for die in range(len(self.companies)):
            self.chance("die")
            with self.fact("rolled", die=die) as event:
                self.demand("a face of the die (DIC-1)", event["forecast"] in DICE[die])
                self.rolled = [*self.rolled, event["forecast"]]

    def inform(self) -> None:
        """Each company gets exactly one forecast (INF); with dice those they name (DIC-1)."""
        self.begin("information")
        companies = Counter(self.companies)
        forecasts = Counter[str](self.rolled if "dice" in self.modules else self.table["forecasts"])
        own = self.players * self.table["pairs"]
        fresh: list[Plain] = []
        for i in range(len(self.companies)):
            self.chance("company")
            self.chance("forecast")
            with self.fact("pair-dealt", pair=i) as event:
                companies[event["company"]] -= 1
                forecasts[event["forecast"]] -= 1
                self.demand("each company and forecast once (INF-3)", min([*companies.values()]) >= 0)
                self.demand("each forecast card once (INF-3)", min([*forecasts.values()]) >= 0)
                owner = i // self.table["pairs"] if i < own else None
                up = own <= i < own + self.table["public_pairs"]
                known = list(range(self.players)) if up else [] if owner is None else [owner]
                pair = {"owner": owner, "company": event["company"], "forecast": event["forecast"]}
                fresh.append({**pair, "up": up, "known": known})
                self.pairs = fresh + self.pairs[len(fresh) :]

    def supply(self) -> None:
        """SUP, TWO-3."""
        self.begin("supply")
        for i, pile in enumerate(self.piles):
            self.chance("market")
            with self.fact("opened", pile=i) as event:
                self.draw(event["card"])
                self.insist("cards on the pile before it is opened", [], pile)
                pile.append({"card": event["card"], "up": True})
        for deal in range(1, self.table["deals"] + 1):
            for seat in self.turn_order():
                for _ in range(self.table["up"] + self.table["down"]):
                    self.chance("market")
                    with self.fact("dealt", seat=seat) as event:
                        self.draw(event["card"])
                        self.hands[seat].append(event["card"])
            for seat in self.turn_order():
                self.place_hand(seat)
                if deal == self.table["deals"] and "commerce" in self.modules:
                    self.draw_commerce_cards(seat)

    def draw_commerce_cards(self, seat: int) -> None:
        """One card, two with two meeples, if there are any left (COM-2, COM-3)."""
        for _ in range(min(self.table["meeples"], self.commerce_left.total())):
            self.chance("commerce")
            with self.fact("commerce-drawn", seat=seat) as event:
                self.demand("a commerce card that is left (COM-1)", self.commerce_left[event["card"]] > 0)
                self.commerce_left[event["card"]] -= 1
                self.commerce_hands[seat].append(event["card"])

    def lay_commerce_cards(self) -> None:
        """In turn order each lays what was drawn face-up, two cards on different piles (COM-2, COM-3)."""
        self.begin("commerce")
        for seat in self.turn_order():
            used: set[int] = set()
            while self.commerce_hands[seat]:
                self.ask(seat, "lay")
                with self.fact("laid", seat=seat) as event:
                    self.demand("a card that was drawn (COM-2)", event["card"] in self.commerce_hands[seat])
                    self.demand("two cards on different piles (COM-3)", event["pile"] not in used)
                    used.add(event["pile"])
                    self.commerce_hands[seat].remove(event["card"])
                    self.lay(seat, event["pile"], event["card"])

    def lay(self, seat: int, pile: int, card: str) -> None:
        self.demand("a pile of the game (COM-2, FPC-1)", 0 <= pile < len(self.piles))
        self.piles[pile].append({"card": card, "up": True, "by": seat})

    def lay_first_player_card(self) -> None:
        """The first player lays it after all other cards, but not in the last round (FPC-1, FPC-2)."""
        self.begin("first-player-card")
        if self.round == self.table["rounds"]:
            return
        self.ask(self.first, "lay")
        with self.fact("laid", seat=self.first, card="first") as event:
            self.lay(self.first, event["pile"], "first")

    def place_hand(self, seat: int) -> None:
        """One face-up and one face-down, on any pile, in one turn (SUP-3)."""
        left = {True: self.table["up"], False: self.table["down"]}
        while self.hands[seat]:
            self.ask(seat, "place")
            with self.fact("placed", seat=seat) as event:
                up = event["up"]
                left[up] -= 1
                self.demand("one card face-up, the other face-down (SUP-3)", left[up] >= 0)
                self.demand("a card of the own hand (SUP-2)", event["card"] in self.hands[seat])
                self.demand("a pile of the game (SUP-3)", 0 <= event["pile"] < len(self.piles))
                self.hands[seat].remove(event["card"])
                card = {"card": event["card"], "up": up, "by": seat}
                self.piles[event["pile"]].append(card if up else {**card, "known": [seat]})

    def auction(self) -> None:
        """Everybody places every meeple once, then clockwise whoever is off (DEM-2 to DEM-4, TWO-4, TWO-5)."""
        self.begin("demand")
        for _ in range(self.table["meeples"]):
            for seat in self.turn_order():
                self.take_bid(seat)
        while any(self.off):
            for seat in self.turn_order():
                if self.off[seat]:
                    self.take_bid(seat)
        self.demand("every track has one meeple (DEM-5)", all(bid is not None for bid in self.bids))

    def take_bid(self, seat: int) -> None:
        self.ask(seat, "bid")
        with self.fact("bid", seat=seat) as event:
            pile, space = event["pile"], event["space"]
            self.demand("a track of the game (DEM-2)", 0 <= pile < len(self.piles))
            self.demand("a space of the track (DEM-1)", 0 <= space < len(self.table["bids"]))
            self.insist("value", self.table["bids"][space], event["value"])
            standing = self.bids[pile]
            if standing is not None:
                self.demand("not the own track (TWO-5)", standing[0] != seat)
                self.demand("further along than the meeple there (DEM-2)", space > standing[1])
                self.off[standing[0]] += 1
            self.demand("a meeple to place", self.off[seat] > 0)
            self.bids[pile] = (seat, space)
            self.off[seat] -= 1
            self.demand("bids within the cash (DEM-2, TWO-5)", self.promised(seat) <= self.cash[seat])
        if standing is not None:
            self.saw("outbid", seat=standing[0], pile=pile, by=seat)
            self.settle(standing[0])

    def pay(self) -> None:
        """In turn order: all own bids, then all own piles, then their fees as one lot (DEM-5 to DEM-8, TWO-6)."""
        self.begin("paying")
        for seat in self.turn_order():
            won = {pile: bid[1] for pile, bid in enumerate(self.bids) if bid and bid[0] == seat}
            unpaid, untaken = set(won), set(won)
            while unpaid:
                with self.fact("bid-paid", seat=seat) as event:
                    pile = event["pile"]
                    self.demand("an own bid that is not paid yet (DEM-5)", pile in unpaid)
                    self.insist("amount", self.table["bids"][won[pile]], event["amount"])
                    unpaid.remove(pile)
                    self.cash[seat] -= event["amount"]
                    self.bids[pile] = None
                    self.off[seat] += 1
            gives = any(card["card"] == "first" for pile in won for card in self.piles[pile])
            while untaken:
                with self.fact("pile-taken", seat=seat) as event:
                    self.demand("an own pile that is not taken yet (DEM-5)", event["pile"] in untaken)
                    untaken.remove(event["pile"])
                    self.insist("fees in the pile (DEM-6)", self.take_up(seat, event["pile"]), event["fees"])
            self.settle(seat)
            if gives:  # before the next player pays (FPC-2)
                self.ask(seat, "give")
                with self.fact("first-given", seat=seat) as event:
                    self.demand("a player at the table (FPC-2)", 0 <= event["to"] < self.players)
                    self.heir = event["to"]

    def take_up(self, seat: int, pile: int) -> int:
        """Fees lie open before the player, the rest goes to the regular half, as well known as before (DEM-8)."""
        fees = 0
        for card in self.piles[pile]:
            kind = card["card"]
            if kind.startswith("fee"):
                self.fees[seat][kind] += 1
                fees += 1
                continue
            if kind == "first":
                continue
            if kind in COMMERCE_CARDS:
                self.open[seat][kind] += 1
                continue
            self.regular[seat][kind] += 1
            if card["up"]:
                self.public[seat][kind] += 1
            else:
                self.unknown[seat][self.round] += 1
        self.piles[pile].clear()
        return fees

    def act(self) -> None:
        """Every action card that was bought is played (ACT-1); who has none is passed over (ACT-3)."""
        self.begin("action")
        for seat in self.turn_order():
            while self.regular[seat]["boom"] + self.regular[seat]["bust"] > 0:
                self.ask(seat, "action")
                with self.fact("action-played", seat=seat) as event:
                    card, company = event["card"], event["company"]
                    self.demand("a Boom or a Bust (ACT-1)", card in ("boom", "bust"))
                    self.demand("a company of the game (ACT-1)", company in self.companies)
                    self.leave(seat, card, 1)
                    self.discard[card] += 1
                self.move(company, 2 if card == "boom" else -2)

    def sell(self) -> None:
        """Any number of cards, until the player has enough or has none left (SEL)."""
        self.begin("selling")
        for seat in self.turn_order():
            while self.regular[seat].total() + self.split[seat].total() > 0:
                self.ask(seat, "sell")
                if self.peek() != "sold":
                    break
                self.sell_one(seat)

    def sell_one(self, seat: int) -> None:
        with self.fact("sold", seat=seat) as event:
            company, how = event["company"], event["how"]
            self.demand("a stock card (SEL-1)", company in self.companies)
            self.insist("amount", self.price(company) * (2 if how == "split" else 1), event["amount"])
            if how == "regular":
                self.leave(seat, company, 1)
            else:
                self.demand(f"seat {seat} has a split {company} (SEL-2)", self.split[seat][company] > 0)
                self.split[seat][company] -= 1
            if how == "half":
                self.regular[seat][company] += 1
                self.public[seat][company] += 1
            else:
                self.discard[company] += 1
            self.cash[seat] += event["amount"]
        self.settle(seat)

    def move_all(self) -> None:
        """The players' pairs in turn order, then the public ones, then the face-down ones (MOV-1)."""
        self.begin("movement")
        each = self.table["pairs"]
        own = [seat * each + i for seat in self.turn_order() for i in range(each)]
        for i in own + list(range(len(own), len(self.pairs))):
            pair = self.pairs[i]
            with self.fact("pair-shown", pair=i, company=pair["company"], forecast=pair["forecast"]):
                pair.update(up=True, known=list(range(self.players)))
            if pair["forecast"] in DIVIDENDS:
                self.pay_dividend(pair["company"], DIVIDENDS[pair["forecast"]])
            else:
                self.move(pair["company"], MOVES[pair["forecast"]])

    def move(self, company: str, by: int) -> None:
        """Walks space by space (MOV-2); splits (MOV-3), bankruptcy (MOV-5), dollar spaces (ADV-3)."""
        track = self.table["tracks"][company]
        space, walked, signs = self.space[company], 0, 0
        for _ in range(abs(by)):
            if by < 0 and space == 0:
                self.report_walk(company, walked, space)
                self.go_bankrupt(company)
                return
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
            self.pay_dividend(company, signs)

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

    def pay_dividend(self, company: str, amount: int) -> None:
        """Seen cards are paid; then all with a card that is not public are asked, whatever it is (MOV-6)."""
        self.saw("dividend", company=company, amount=amount)
        for seat in self.turn_order():
            self.pay_seen(seat, company, self.public[seat][company] + 2 * self.split[seat][company], amount)
        for seat in self.turn_order():
            if self.public[seat].total() < self.regular[seat].total():
                self.ask(seat, "claim")
                with self.fact("claimed", seat=seat, company=company) as event:
                    hidden = self.regular[seat][company] - self.public[seat][company]
                    self.demand("cards that are there to show (MOV-6)", 0 <= event["cards"] <= hidden)
                    self.insist("amount", event["cards"] * amount, event["amount"])
                    self.show(seat, company, self.public[seat][company] + event["cards"])
                    self.cash[seat] += event["amount"]
                self.settle(seat)

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
        """All cards at the final price, split ones at twice (END-2)."""
        total = 0
        for company in COMPANIES:
            regular, split = self.regular[seat][company], self.split[seat][company]
            if not regular + split:
                continue
            amount = (regular + 2 * split) * self.price(company)
            with self.fact("final-sale", seat=seat, company=company, regular=regular, split=split, amount=amount):
                self.leave(seat, company, regular)
                self.split[seat][company] = 0
                self.discard[company] += regular + split
                self.cash[seat] += amount
                total += amount
            self.settle(seat)
        return total

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


def referee(table: Plain, lines: Sequence[str | bytes], *, compare: bool = True) -> Referee:
    """Follows the JSON lines of a whole game and returns the referee as it stands at the end."""
    judge = Referee(table, [json.loads(line) for line in lines], compare=compare)
    judge.run()
    return judge
