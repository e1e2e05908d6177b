"""The powers of the 26 investors as the referee reads them: their moments, and what must be seen when they are used."""

from kit import printed_later
from kit.printed_cards import MUSTS, WINDOWS
from kit.referee_strategies import StrategyRules


class InvestorRules(StrategyRules):
    """Using investors (INV). What they change in bids, sales and interest is where bids, sales and interest are."""

    def pending(self, seat: int, window: str) -> list[str]:
        """Powers of the moment that were not used this round (INV-5)."""
        used = self.tally[seat]["used"]
        return [key for key in self.investors[seat] if WINDOWS.get(key) == window and key not in used]

    def usable(self, seat: int, window: str) -> list[str]:
        """Those that would do something now."""
        return [key for key in self.pending(seat, window) if self.may_use(key, seat)]

    def may_use(self, key: str, seat: int) -> bool:
        """The card's own condition."""
        if key in printed_later.files():
            return bool(printed_later.files()[key].referee_may_use(self, seat))
        return bool(getattr(self, f"may_use_{key}")(seat))

    def window(self, window: str) -> None:
        """In turn order each may use powers, two in the owner's order; a must is not to be refused (INV-3, INV-4)."""
        for seat in self.turn_order():
            while usable := self.usable(seat, window):
                is_must = any(key in MUSTS for key in usable)
                if len(usable) > 1 or not is_must:
                    self.ask(seat, "use")
                    if self.peek() != "power-used" or self.events[self.at]["seat"] != seat:
                        self.demand("a must is not refused (INV-4)", not is_must)
                        break
                self.use(seat, window)

    def use(self, seat: int, window: str) -> None:
        with self.fact("power-used", seat=seat) as event:
            key: str = event["investor"]
            self.demand(f"{key} may be used now (INV)", key in self.usable(seat, window))
            self.tally[seat]["used"].append(key)
        if key in printed_later.files():
            printed_later.files()[key].referee_uses(self, seat)
        else:
            getattr(self, f"use_{key}")(seat)
        self.collect()

    # Before information

    def may_use_phil(self, _seat: int) -> bool:
        return bool(self.table["pairs"] > 0)

    def use_phil(self, seat: int) -> None:
        """One company or forecast card that lies ready, as half of his first pair (INV-7)."""
        self.pick(seat, "take-information", "phil")
        with self.fact("information-taken", seat=seat) as event:
            ready = {"company": self.companies, "forecast": self.ready_forecasts()}
            sort = event["sort"]
            self.demand("a card that lies ready (INV-7)", event[sort] in ready[sort])
            pair = self.pairs[seat * self.table["pairs"]]
            pair[sort] = event[sort]
            pair["known"] = [seat]
            self.tally[seat]["took"] = sort

    def ready_forecasts(self) -> list[str]:
        forecasts: list[str] = self.rolled if "dice" in self.modules else self.table["forecasts"]
        return forecasts

    # Before and in Demand

    def may_use_warren(self, _seat: int) -> bool:
        return any(not card["up"] for pile in self.piles for card in pile)

    def use_warren(self, seat: int) -> None:
        self.pick(seat, "pick-pile", "warren")
        with self.fact("pile-looked", seat=seat) as event:
            hidden = [card for card in self.piles[event["pile"]] if not card["up"]]
            self.demand("a pile with a face-down card", bool(hidden))
            for card in hidden:
                card["known"] = sorted({*card["known"], seat})

    def may_use_mark(self, _seat: int) -> bool:
        return len(self.piles) > 1 and any(self.piles)

    def use_mark(self, seat: int) -> None:
        """One card to another pile as it lies; those who knew it still do (INV-7)."""
        for kind in ("pick-pile", "pick-card", "pick-pile"):
            self.pick(seat, kind, "mark")
        with self.fact("card-moved", seat=seat) as event:
            self.demand("another pile", event["to"] != event["pile"] and 0 <= event["to"] < len(self.piles))
            self.demand("a card of the pile", event["place"] < len(self.piles[event["pile"]]))
            self.piles[event["to"]].append(self.piles[event["pile"]].pop(event["place"]))

    def may_use_martha(self, seat: int) -> bool:
        return self.may_look(seat)

    def use_martha(self, seat: int) -> None:
        self.pick(seat, "pick-pair", "martha")
        self.look(seat)

    # In the own Action turn

    def may_use_cramer(self, _seat: int) -> bool:
        return any(company not in self.locked for company in self.companies)

    def use_cramer(self, seat: int) -> None:
        self.pick(seat, "pick-company", "cramer")
        self.pick(seat, "pick-way", "cramer")
        self.shift("cramer", self.way())

    def may_use_chanda(self, seat: int) -> bool:
        regular = sum(self.regular[seat][company] for company in self.companies)
        return regular > 1 or (regular == 1 and self.split[seat].total() > 0)

    def use_chanda(self, seat: int) -> None:
        """Another card than the one that was turned back goes to the split half (INV-7)."""
        self.pick(seat, "offer", "chanda")
        back = self.turn_back(seat) if self.peek() == "turned-back" else None
        if back is None:
            self.give_up(seat, self.companies)
        self.pick(seat, "offer", "chanda")
        company = self.coming("is split")
        self.demand("another card (INV-7)", self.regular[seat][company] > (1 if company == back else 0))
        self.make_split(seat, company)

    # Selling and after

    def may_use_soros(self, seat: int) -> bool:
        return any(self.holds(seat, company) for company in self.companies)

    def use_soros(self, seat: int) -> None:
        """One share for 8, half of a split card too (INV-7)."""
        self.pick(seat, "sell-by-card", "soros")
        self.sell_one(seat, lambda _: 8, "regular half")

    def may_use_barack(self, seat: int) -> bool:
        return any(self.discard[c] and self.bargain(c) <= self.cash[seat] for c in self.companies)

    def bargain(self, company: str) -> int:
        return max(0, self.price(company) - 2)

    def use_barack(self, seat: int) -> None:
        self.pick(seat, "take", "barack")
        company = self.coming("is bought")
        self.charge(seat, "barack", self.bargain(company))
        self.take(seat, company)

    # End of the round

    def may_use_ana(self, seat: int) -> bool:
        return self.has_cards(seat)

    def use_ana(self, seat: int) -> None:
        self.show_companies(seat, "ana", 1)

    def may_use_dangote(self, seat: int) -> bool:
        return bool(self.commodities(seat))

    def use_dangote(self, seat: int) -> None:
        self.gain(seat, "dangote", self.commodities(seat).total())

    def may_use_deborah(self, _seat: int) -> bool:
        return True

    def use_deborah(self, seat: int) -> None:
        self.pick(seat, "pick-company", "deborah")
        self.declare(self.coming("pays"), 1)

    def may_use_oprah(self, _seat: int) -> bool:
        return True  # also with nothing to give: the order of two powers in one seat is the owner's (INV-3)

    def use_oprah(self, seat: int) -> None:
        """2 to one other or 1 each to two; with less money, what she has."""
        coins = min(2, self.cash[seat])
        if self.players > 2:
            for _ in range(coins):
                self.pick(seat, "pick-player", "oprah")
        if coins == 0:
            return
        to = self.receiver(seat)
        first = coins if self.players == 2 else self.events[self.at].get("amount", 0)
        self.demand("2 to one other or 1 each to two", 0 < first <= coins)
        self.hand_over(seat, to, first)
        if first < coins:
            self.demand("two others", self.receiver(seat) != to)
            self.hand_over(seat, self.receiver(seat), 1)

    def receiver(self, giver: int) -> int:
        to: int = self.events[self.at].get("to", giver) if self.at < len(self.events) else giver
        self.demand("another player", to != giver and 0 <= to < self.players)
        return to

    def may_use_sanders(self, _seat: int) -> bool:
        return True

    def use_sanders(self, seat: int) -> None:
        """2 from the richest other; 1 of it to the poorest, both compared before; ties are his choice (INV)."""
        others = [other for other in range(self.players) if other != seat]
        most = max(self.cash[other] for other in others)
        if most == 0:
            return
        rich = self.one_of(seat, [other for other in others if self.cash[other] == most], "seat")
        if most == 1:
            self.hand_over(rich, seat, 1)
            return
        rest = [other for other in range(self.players) if other != rich]
        least = min(self.cash[other] for other in rest)
        poorest = [other for other in rest if self.cash[other] == least]
        poor = self.one_of(seat, poorest, "to", of=rich)
        if poor == seat:
            self.hand_over(rich, seat, 2)
        else:
            self.hand_over(rich, seat, 1)
            self.hand_over(rich, poor, 1)

    def one_of(self, seat: int, among: list[int], role: str, of: int | None = None) -> int:
        """The only one; or who was picked, as the gifts to come tell."""
        if len(among) == 1:
            return among[0]
        self.pick(seat, "pick-player", "sanders")
        gifts = self.gifts()
        named = [gift[role] for gift in gifts if of is None or gift["seat"] == of]
        chosen: int = seat if role == "to" and set(named) == {seat} else next((n for n in named if n != seat), -1)
        self.demand("one of those who tie (INV:sanders)", chosen in among)
        return chosen

    def gifts(self) -> list[dict[str, int]]:
        """The gifts that follow, over questions and paid fees."""
        found = []
        for event in self.events[self.at :]:
            if event["event"] == "given":
                found.append({"seat": event["seat"], "to": event["to"]})
            elif event["event"] not in ("asked", "fee-paid"):
                break
        return found
