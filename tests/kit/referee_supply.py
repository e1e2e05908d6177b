"""Information and Supply as the referee follows them, with what Phil, Robins and Stuart change (INF, SUP, COM, FPC)."""

from collections import Counter

from kit.printed import Plain
from kit.referee_demand import DemandRules


class SupplyRules(DemandRules):
    """From the first pair that is dealt to the last card that is laid."""

    def inform(self) -> None:
        """Each company gets exactly one forecast (INF); with dice those they name (DIC-1). Phil takes one first."""
        if "investors" in self.modules:
            self.begin("before-information")
            self.window("before-information")
        self.begin("information")
        companies, forecasts = Counter(self.companies), Counter(self.ready_forecasts())
        for i, pair in enumerate(self.pairs):
            taken = (pair["company"], pair["forecast"])
            for kind, card in zip(("company", "forecast"), taken, strict=True):
                if card == "?":
                    self.chance(kind)
            with self.fact("pair-dealt", pair=i) as event:
                dealt = (event["company"], event["forecast"])
                companies[dealt[0]] -= 1
                forecasts[dealt[1]] -= 1
                self.demand("each company and forecast once (INF-3)", min([*companies.values()]) >= 0)
                self.demand("each forecast card once (INF-3)", min([*forecasts.values()]) >= 0)
                for before, now in zip(taken, dealt, strict=True):
                    self.demand("what Phil took is half of his first pair (INV-7)", before in ("?", now))
                pair.update(company=dealt[0], forecast=dealt[1], **self.lie_of(i))

    def lie_of(self, i: int) -> Plain:
        """Whether a pair lies face-up, and who knows it (INF-1, INF-2)."""
        own = self.players * self.table["pairs"]
        up = own <= i < own + self.table["public_pairs"]
        owner = self.pairs[i]["owner"]
        return {"up": up, "known": list(range(self.players)) if up else [] if owner is None else [owner]}

    def supply(self) -> None:
        """SUP, TWO-3."""
        self.begin("supply")
        self.open_piles()
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

    def open_piles(self) -> None:
        """One card face-up on each pile (SUP-1); Robins sees them all first and hides one (INV:robins)."""
        opener = next((seat for seat in range(self.players) if self.has(seat, "robins")), None)
        if opener is not None:
            self.draw_openings(opener)
        hidden = 0
        for i, pile in enumerate(self.piles):
            if opener is None:
                self.chance("market")
            with self.fact("opened", pile=i) as event:
                self.insist("cards on the pile before it is opened", [], pile)
                up = opener is None or event["set"][f"piles.{i}"][0]["up"]
                hidden += not up
                pile.append({"card": event["card"], "up": up, **({} if up else {"known": [opener]})})
                if opener is None:
                    self.draw(event["card"])
                elif self.opening is not None:
                    self.insist("the card that was drawn", self.opening["cards"][i], event["card"])
                    self.opening["cards"][i] = "?"
                    if i + 1 == len(self.piles):
                        self.opening = None
        self.insist("opening cards that lie face-down", 0 if opener is None else 1, hidden)

    def draw_openings(self, seat: int) -> None:
        cards: list[str] = []
        self.opening = {"seat": seat, "cards": cards}
        for _ in self.piles:
            self.chance("market")
            with self.fact("opening-drawn", seat=seat) as event:
                self.draw(event["card"])
                cards.append(event["card"])
        self.pick(seat, "pick-card", "robins")

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
        hides = self.has(seat, "stuart")  # may place face-down what should lie face-up
        while self.hands[seat]:
            self.ask(seat, "place")
            with self.fact("placed", seat=seat) as event:
                up = event["up"]
                left[up or (hides and left[True] > 0)] -= 1
                self.demand("one card face-up, the other face-down (SUP-3)", min(left.values()) >= 0)
                self.demand("a card of the own hand (SUP-2)", event["card"] in self.hands[seat])
                self.demand("a pile of the game (SUP-3)", 0 <= event["pile"] < len(self.piles))
                self.hands[seat].remove(event["card"])
                card = {"card": event["card"], "up": up, "by": seat}
                self.piles[event["pile"]].append(card if up else {**card, "known": [seat]})
