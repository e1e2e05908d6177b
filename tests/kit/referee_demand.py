"""The auction as the referee follows it: bids, payment, and what bought piles bring (DEM, TWO)."""

from collections.abc import Iterator

from kit.printed import COMMERCE_CARDS
from kit.referee_investors import InvestorRules
from kit.scoresheet import Event


class DemandRules(InvestorRules):
    """Demand, from what comes before it to the last pile that is taken."""

    def auction(self) -> None:
        """Warren and Mark, Liliane's 5, the bids with Martha before each; nobody waits for their end (DEM)."""
        if "investors" in self.modules:
            self.begin("before-demand")
            self.window("before-demand")
        self.begin("demand")
        for seat in self.turn_order():
            if self.has(seat, "liliane"):
                self.gain(seat, "liliane", 5)
        for seat in self.bidders():
            self.ask(seat, "bid")
            while self.peek() == "power-used":
                self.use(seat, "demand")
                self.ask(seat, "bid")
            self.take_bid(seat)
        if "investors" in self.modules:
            self.begin("bidding-ended")

    def bidders(self) -> Iterator[int]:
        """Everybody places every meeple once, then clockwise whoever is off (DEM-2 to DEM-4, TWO-4, TWO-5)."""
        for _ in range(self.table["meeples"]):
            yield from self.turn_order()
        while any(self.off):
            for seat in self.turn_order():
                if self.off[seat]:
                    yield seat
        self.demand("every track has one meeple (DEM-5)", all(bid is not None for bid in self.bids))

    def place_meeple(self, seat: int, event: Event, block: int) -> int | None:
        """Puts the meeple on its track, further along than the one there; returns who is outbid."""
        pile, space = event["pile"], event["space"]
        self.demand("a track of the game (DEM-2)", 0 <= pile < len(self.piles))
        self.demand("a space of the track (DEM-1)", 0 <= space < len(self.table["bids"]))
        self.insist("value", self.table["bids"][space], event["value"])
        standing = self.bids[pile]
        if standing is not None:
            self.demand("not the own track (TWO-5)", standing[0] != seat)
            self.demand("further along than the meeple there (DEM-2, INV:carlos)", space > standing[1] + block)
            self.off[standing[0]] += 1
        self.demand("a meeple to place", self.off[seat] > 0)
        self.bids[pile] = (seat, space)
        self.off[seat] -= 1
        return None if standing is None else standing[0]

    def take_bid(self, seat: int) -> None:
        """The bid, Mitt's 1, whoever is outbid, Liliane's 1 out of free cash, fees (DEM, INV-6, INV-7)."""
        with self.fact("bid", seat=seat) as event:
            there = self.bids[event["pile"]] if 0 <= event["pile"] < len(self.bids) else None
            outbid = self.place_meeple(seat, event, self.block(there[0]) if there else 0)
            self.demand("bids within the cash (DEM-2, TWO-5, INV-6)", self.promised(seat) <= self.cash[seat])
        if self.has(seat, "mitt"):
            self.gain(seat, "mitt", 1)
        if outbid is not None:
            self.saw("outbid", seat=outbid, pile=event["pile"], by=seat)
            if self.has(outbid, "liliane") and self.cash[outbid] > self.promised(outbid):
                self.charge(outbid, "liliane", 1)
            self.settle(outbid)

    def pay(self) -> None:
        """In turn order: all own bids, then all own piles, then their fees as one lot (DEM-5 to DEM-8, TWO-6)."""
        self.begin("paying")
        for seat in self.turn_order():
            won = {pile: bid[1] for pile, bid in enumerate(self.bids) if bid and bid[0] == seat}
            self.pay_bids(seat, won)
            gives = any(card["card"] == "first" for pile in won for card in self.piles[pile])
            self.take_piles(seat, set(won))
            self.settle(seat)
            if gives:  # before the next player pays (FPC-2)
                self.ask(seat, "give")
                with self.fact("first-given", seat=seat) as event:
                    self.demand("a player at the table (FPC-2)", 0 <= event["to"] < self.players)
                    self.heir = event["to"]
        if "investors" in self.modules:  # Martha's last chance, after the last pile is taken up (INV-7)
            self.begin("end-of-demand")
            self.window("demand")

    def pay_bids(self, seat: int, won: dict[int, int]) -> None:
        unpaid = set(won)
        while unpaid:
            with self.fact("bid-paid", seat=seat) as event:
                pile = event["pile"]
                self.demand("an own bid that is not paid yet (DEM-5)", pile in unpaid)
                self.insist("amount", self.bid_price(seat, won[pile]), event["amount"])
                unpaid.remove(pile)
                self.note_space(seat, won[pile])
                self.cash[seat] -= event["amount"]
                self.bids[pile] = None
                self.off[seat] += 1

    def note_space(self, seat: int, space: int) -> None:
        """Where the meeples ended is asked by Block Trading and Value Investing."""
        if "strategies" in self.modules:
            row = self.tally[seat]
            row["highest"] = space if row["highest"] is None else max(space, row["highest"])
            row["lowest"] = space if row["lowest"] is None else min(space, row["lowest"])

    def take_piles(self, seat: int, untaken: set[int]) -> None:
        """Fees are shown; Bernie gains them (DEM-6, INV:bernie)."""
        while untaken:
            with self.fact("pile-taken", seat=seat) as event:
                self.demand("an own pile that is not taken yet (DEM-5)", event["pile"] in untaken)
                untaken.remove(event["pile"])
                fees = self.take_up(seat, event["pile"])
                self.insist("fees in the pile (DEM-6)", len(fees), event["fees"])
            if fees and self.has(seat, "bernie"):
                amount = sum(map(self.fee_value, fees))
                with self.fact("fees-gained", seat=seat, amount=amount):
                    self.cash[seat] += amount

    def take_up(self, seat: int, pile: int) -> list[str]:
        """Fees lie open before the player, the rest goes to the regular half, as well known as before (DEM-8)."""
        fees: list[str] = []
        for card in self.piles[pile]:
            kind = card["card"]
            if kind.startswith("fee"):
                fees.append(kind)
                self.pick_up_fee(seat, kind)
            elif kind in COMMERCE_CARDS:
                self.open[seat][kind] += 1
            elif kind != "first":
                self.regular[seat][kind] += 1
                if card["up"]:
                    self.public[seat][kind] += 1
                else:
                    self.unknown[seat][self.round] += 1
        self.piles[pile].clear()
        return fees

    def pick_up_fee(self, seat: int, fee: str) -> None:
        held = not self.has(seat, "bernie")
        (self.fees[seat] if held else self.discard)[fee] += 1
        if "strategies" in self.modules:
            row = self.tally[seat]
            row["fee_cards"] += 1
            row["fee_money"] += self.fee_value(fee)
            row["fresh"][int(fee[3:]) - 1] += held
