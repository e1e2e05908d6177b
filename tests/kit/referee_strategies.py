"""The 52 strategy cards as the referee reads them in COMPONENTS: what must be seen when a card is played."""

from kit import printed_later
from kit.printed import COMMODITIES
from kit.printed_cards import STRATEGIES
from kit.referee_money import ACTION_CARDS, MoneyCards


class StrategyRules(MoneyCards):
    """Playing strategies (STR)."""

    def may_play(self, seat: int) -> bool:
        return bool(self.hand[seat]) and self.tally[seat]["plays"] < self.most_plays(seat)

    def play_strategy(self, seat: int) -> None:
        """Pays the cost, does the effect, leaves the game (STR-2)."""
        with self.fact("strategy-played", seat=seat) as event:
            key: str = event["strategy"]
            self.demand("one card a round, two with Ivan (STR-2)", self.may_play(seat))
            self.demand("a strategy of the own hand (STR-2)", key in self.hand[seat])
            self.hand[seat].remove(key)
            self.played[seat].append(key)
            self.tally[seat]["plays"] += 1
        self.charge(seat, key, STRATEGIES[key].cost)
        if key in printed_later.files():
            printed_later.files()[key].referee_plays(self, seat)
        else:
            getattr(self, "play_" + key.replace("-", "_"))(seat, key)
        self.collect()

    # Stock cards

    def play_rogue_trading(self, seat: int, key: str) -> None:
        self.pick(seat, "offer", key)
        company = self.coming("is split")
        self.charge(seat, key, max(0, self.price(company) - 2))
        self.make_split(seat, company)

    def play_convertible_bond(self, seat: int, key: str) -> None:
        self.pick(seat, "take", key)
        self.move_bonds(seat, -1)
        self.take(seat, self.coming("is taken"))

    def play_fraudulent_transfer(self, seat: int, key: str) -> None:
        """Not the card just given up comes back (STR-2)."""
        given = self.pay_with_card(seat, key)
        self.pick(seat, "take", key)
        company = self.coming("is taken")
        self.demand("not the card just given up (STR-2)", self.discard[company] > (1 if company == given else 0))
        self.take(seat, company)

    play_vulture_capitalism = play_fraudulent_transfer

    def play_stock_option(self, seat: int, key: str) -> None:
        self.pick(seat, "take", key)
        company = self.coming("is taken")
        self.charge(seat, key, max(0, self.price(company) - 3))
        self.take(seat, company)

    def play_reverse_split(self, seat: int, key: str) -> None:
        self.pick(seat, "offer", key)
        company = self.turn_back(seat)
        self.gain(seat, key, self.price(company) + 3)

    def play_penny_stock(self, seat: int, key: str) -> None:
        self.pick(seat, "pick-company", key)
        self.pick(seat, "count", key)
        company = self.coming("is split")
        self.demand("a price of 3 or less", self.price(company) <= 3)
        self.make_split(seat, company)
        if self.peek() == "made-split":
            self.make_split(seat, company)

    # Moving stocks

    def play_market_maker(self, seat: int, key: str) -> None:
        self.pick(seat, "offer", key)
        self.give_up(seat, ACTION_CARDS)
        self.pick(seat, "pick-company", key)
        self.pick(seat, "pick-company", key)
        up = self.shift(key, 3)
        self.collect()
        self.shift(key, -3, up)

    def play_systemic_shock(self, seat: int, key: str) -> None:
        self.pick(seat, "offer-goods", key)
        for _ in range(3):
            self.pick(seat, "pick-company", key)
            self.pick(seat, "pick-way", key)
        self.lose_commerce(seat, COMMODITIES)
        moved: list[str] = []
        for _ in range(3):
            moved.append(self.shift(key, self.way(), *moved))
            self.collect()

    def play_short_squeeze(self, seat: int, key: str) -> None:
        self.pick(seat, "pick-company", key)
        self.demand("a price of 3 or less", self.price(self.coming("is moved")) <= 3)
        self.shift(key, 3)

    def play_rumour_mill(self, seat: int, key: str) -> None:
        self.pick(seat, "pick-company", key)
        self.shift(key, -1)
        self.gain(seat, key, 2)

    def play_analyst_upgrade(self, seat: int, key: str) -> None:
        self.pick(seat, "pick-company", key)
        self.shift(key, 1)
        self.gain(seat, key, 2)

    def play_sector_rotation(self, seat: int, key: str) -> None:
        self.pick(seat, "pick-company", key)
        self.pick(seat, "pick-company", key)
        up = self.shift(key, 2)
        self.collect()
        self.shift(key, -1, up)

    def play_dead_cat_bounce(self, seat: int, key: str) -> None:
        self.pick(seat, "pick-company", key)
        self.demand("a price of 2 or less", self.price(self.coming("is moved")) <= 2)
        self.shift(key, 2)
        self.gain(seat, key, 2)

    def play_lock_up_agreement(self, seat: int, key: str) -> None:
        self.pick(seat, "pick-company", key)
        with self.fact("locked", seat=seat) as event:
            self.locked.add(event["company"])
        self.gain(seat, key, 2)

    def play_poison_pill(self, seat: int, key: str) -> None:
        self.pick(seat, "pick-company", key)
        company = self.display(seat, 1)
        with self.fact("protected", seat=seat, company=company):
            self.protected.add(company)

    def play_special_dividend(self, seat: int, key: str) -> None:
        self.pick(seat, "pick-company", key)
        self.declare(self.coming("pays"), 1)

    def play_dividend_growth_investing(self, seat: int, key: str) -> None:
        self.pick(seat, "pick-company", key)
        self.declare(self.coming("pays"), 2)

    # Tucks and bets

    def tuck(self, seat: int, key: str) -> None:
        self.pick(seat, "pick-pair", key)
        with self.fact("tucked", seat=seat, strategy=key) as event:
            self.demand("a pair of the game (STR-5)", 0 <= event["pair"] < len(self.pairs))
            self.tucks.append({"strategy": key, "pair": event["pair"]})

    play_falsified_earnings = play_trading_halt = play_leverage = tuck

    def bet(self, seat: int, key: str) -> None:
        self.pick(seat, "pick-company", key)
        with self.fact("bet", seat=seat, strategy=key) as event:
            self.demand("a company of the game (STR-6)", event["company"] in self.companies)
            self.bets.append({"strategy": key, "seat": seat, "company": event["company"]})

    play_put_option = play_call_option = play_straddle = bet

    def settle_bets(self, company: str, walked: int) -> None:
        """2 for each space that the stock fell, rose or moved (STR-6)."""
        spaces = {"put-option": max(0, -walked), "call-option": max(0, walked), "straddle": abs(walked)}
        for bet in self.bets:
            if bet["company"] != company:
                continue
            amount = 2 * spaces[bet["strategy"]]
            facts = {"company": company, "spaces": walked, "amount": amount}
            with self.fact("bet-settled", seat=bet["seat"], strategy=bet["strategy"], **facts):
                self.cash[bet["seat"]] += amount
            self.settle(bet["seat"])

    # Looking and showing

    def play_corporate_espionage(self, seat: int, key: str) -> None:
        self.pick(seat, "pick-pair", key)
        for looks in (1, 2):
            number = self.events[self.at].get("pair", 0)
            self.demand("a pair that one has not seen (STR-2)", seat not in self.pairs[number]["known"])
            self.look(seat)
            if looks == 2 or all(pair["up"] or seat in pair["known"] for pair in self.pairs):
                return
            self.pick(seat, "pick-pair", key)

    def play_insider_trading(self, seat: int, key: str) -> None:
        self.pick(seat, "pick-pair", key)
        self.look(seat)
        self.gain(seat, key, 2)

    def play_data_broker(self, seat: int, key: str) -> None:
        self.open_pair(seat, key, own=True)
        self.gain(seat, key, 5)

    def play_market_leak(self, seat: int, key: str) -> None:
        self.open_pair(seat, key, own=False)
        self.gain(seat, key, 2)

    def open_pair(self, seat: int, key: str, *, own: bool) -> None:
        self.pick(seat, "pick-pair", key)
        pair = self.events[self.at].get("pair", 0)
        self.demand("a pair that is not face-up", not self.pairs[pair]["up"])
        self.demand("an own pair", not own or self.pairs[pair]["owner"] == seat)
        self.turn_up(pair)

    def play_subpoena(self, seat: int, key: str) -> None:
        self.pick(seat, "pick-player", key)
        with self.fact("half-looked", seat=seat) as event:
            other = event["other"]
            self.demand("another player with a regular card", other != seat and self.regular[other].total() > 0)

    def play_front_running(self, seat: int, key: str) -> None:
        """Something new is seen or something is sold (STR-2); the first sale tells the company (COMPONENTS 40)."""
        self.pick(seat, "pick-pair", key)
        number = self.events[self.at].get("pair", 0)
        is_new = seat not in self.pairs[number]["known"]
        pair, sales = self.look(seat, own=True), 0
        for sales in self.sell_any(seat, key, 1, pair["company"]):
            if sales == 1:
                with self.fact("pair-told", seat=seat, pair=number, company=pair["company"]):
                    pair["told"] = True
        self.demand("something is seen or sold (STR-2)", is_new or sales > 0)
