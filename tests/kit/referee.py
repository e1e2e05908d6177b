"""A second opinion: follows a game event by event from the numbered rules alone and objects to whatever they forbid.

It knows nothing of the engine. It reads the plain facts of each event (who, what, how much), works out by itself what
must follow, and compares its own table with the one a client would have by assigning the events' `set` values.
"""

import json
from collections.abc import Sequence

from kit import printed_later
from kit.printed import BOND_PRICES, DICE, DIVIDENDS, MOVES, Plain
from kit.referee_ending import EndingRules
from kit.scoresheet import Objection

MODULES = ("bonds", "dice", "commerce", "first-player-card")  # whose stages come only with them
__all__ = ["Objection", "Referee", "referee"]


class Referee(EndingRules):
    """Follows one whole game by the rules."""

    def run(self) -> None:
        """Follows the whole game; raises an Objection at the first thing that is not right."""
        self.set_up()
        for number in range(1, self.table["rounds"] + 1):
            self.play_round(number)
        self.end_game()
        self.insist("events left", 0, len(self.events) - self.at)

    def play_round(self, number: int) -> None:
        """RND-2."""
        if number > 1:
            self.first = (self.first + 1) % self.players if self.heir is None else self.heir  # RND-3
        self.heir = None
        self.round = number
        self.phase = self.stages()[0]
        self.saw("round-started", round=number, first=self.first)
        steps = {
            "bonds": self.sell_bonds,
            "dice": self.roll,
            "information": self.inform,
            "supply": self.supply,
            "commerce": self.lay_commerce_cards,
            "first-player-card": self.lay_first_player_card,
            "demand": self.auction,
            "paying": self.pay,
            "action": self.act,
            "selling": self.sell,
            "movement": self.move_all,
        }
        for stage, step in steps.items():
            if stage not in MODULES or stage in self.modules:
                step()
            for later in self.later(stage):
                printed_later.modules()[later].referee_runs(self)
        self.end_round(number)

    def later(self, stage: str) -> list[str]:
        """The modules that came later and are played after a stage."""
        files = printed_later.modules()
        return [module for module in files if module in self.modules and stage == files[module].AFTER]

    def stages(self) -> list[str]:
        """The stages with which a round can begin: a round says at its start which one comes (RND-2)."""
        first = {"bonds": "bonds", "dice": "dice", "investors": "before-information"}
        found = []
        for module, stage in first.items():
            found += [stage] if module in self.modules else []
            found += self.later(module)
        return [*found, "information"]

    def end_round(self, number: int) -> None:
        """Interest with Li's extra, abilities in turn order, the table is cleared (RND-5, BON-3)."""
        self.begin("round-end")
        for seat in self.turn_order():
            if bonds := self.bonds[seat]:
                amount = bonds + ((bonds + 1) // 2 if self.has(seat, "li") else 0)
                with self.fact("interest", seat=seat, bonds=bonds, amount=amount):
                    self.cash[seat] += amount
                self.settle(seat)
        self.window("round-end")
        with self.fact("round-ended", round=number):
            for pair in self.pairs:
                pair.update(company="?", forecast="?", up=False, known=[])
                pair.pop("told", None)
            self.rolled = []  # DIC-2
            self.tucks, self.bets, self.protected = [], [], set()
            self.clear_tallies()

    def sell_bonds(self) -> None:
        """In turn order up to three, if there are any and the player can pay one (BON-1)."""
        self.begin("bonds")
        price = BOND_PRICES[self.players]
        for seat in self.turn_order():
            left = self.bonds_left()
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

    def act(self) -> None:
        """Action cards must be played, powers and strategies may be; who has none of them is passed over (ACT)."""
        self.begin("action")
        for seat in self.turn_order():
            while self.action_cards(seat) or self.pending(seat, "action") or self.may_play(seat):
                self.ask(seat, "action")
                coming = self.peek()
                if coming == "action-played":
                    self.play_action_card(seat)
                elif coming == "power-used":
                    self.use(seat, "action")
                elif coming == "strategy-played":
                    self.play_strategy(seat)
                else:
                    self.demand("every action card is played (ACT-1)", self.action_cards(seat) == 0)
                    break
        self.locked = set()

    def action_cards(self, seat: int) -> int:
        return self.regular[seat]["boom"] + self.regular[seat]["bust"]

    def play_action_card(self, seat: int) -> None:
        with self.fact("action-played", seat=seat) as event:
            card, company = event["card"], event["company"]
            self.demand("a Boom or a Bust (ACT-1)", card in ("boom", "bust"))
            self.demand("a company of the game (ACT-1)", company in self.companies)
            self.demand("a stock that is not locked up (STR-7)", company not in self.locked)
            self.leave(seat, card, 1)
            self.discard[card] += 1
        self.move(company, 2 if card == "boom" else -2)
        self.collect()

    def sell(self) -> None:
        """In turn order, then Talal once more, then Barack (SEL, INV-7)."""
        self.begin("selling")
        for seat in self.turn_order():
            self.sell_turn(seat)
        if "investors" not in self.modules:
            return
        self.begin("end-of-selling")
        for seat in self.turn_order():
            if self.has(seat, "talal"):
                self.sell_turn(seat)
        self.begin("after-selling")
        self.window("after-selling")

    def sell_turn(self, seat: int) -> None:
        """Any number of cards, until the player has enough or has none left (SEL)."""
        while self.has_cards(seat):
            self.ask(seat, "sell")
            if self.peek() == "power-used":
                self.use(seat, "selling")
            elif self.peek() == "sold":
                self.sell_one(seat)
            else:
                return

    def move_all(self) -> None:
        """The players' pairs in turn order, then the public ones, then the face-down ones (MOV-1)."""
        self.begin("movement")
        each = self.table["pairs"]
        own = [seat * each + i for seat in self.turn_order() for i in range(each)]
        for i in own + list(range(len(own), len(self.pairs))):
            pair = self.pairs[i]
            self.turn_up(i)
            self.follow(i, pair["company"], pair["forecast"])

    def follow(self, pair: int, company: str, forecast: str) -> None:
        """Tucked cards bend the forecast in the order played; then the stock pays or moves (STR-5, STR-6)."""
        move, dividend, after = MOVES.get(forecast, 0), DIVIDENDS.get(forecast, 0), 0
        tucked = [tuck["strategy"] for tuck in self.tucks if tuck["pair"] == pair]
        for key in tucked:
            if key == "leverage":
                dividend += 1 if dividend else 0
                move += 2 * ((move > 0) - (move < 0))
            elif key == "falsified-earnings":
                after -= 3 if dividend else 0
                move -= 3 * ((move > 0) - (move < 0))
            self.saw("bent", by=key, pair=pair, move=after if dividend else move, dividend=dividend)
        if "trading-halt" in tucked:
            self.saw("halted", pair=pair, company=company)
            self.settle_bets(company, 0)
            return
        if dividend:
            if not after:
                self.settle_bets(company, 0)
            self.pay_dividend(company, dividend)
            move = after
        if move or not dividend:
            self.settle_bets(company, self.move(company, move))
        self.collect()


def referee(table: Plain, lines: Sequence[str | bytes], *, compare: bool = True) -> Referee:
    """Follows the JSON lines of a whole game and returns the referee as it stands at the end."""
    judge = Referee(table, [json.loads(line) for line in lines], compare=compare)
    judge.run()
    return judge
