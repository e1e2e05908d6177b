"""A bot that counts: values what it sees by what it knows, bids by value, sells before a fall."""

from random import Random
from typing import Any

from stockpile.bots.goods import worth
from stockpile.bots.outlook import Prospect, prospects, walk
from stockpile.engine.actions import ACTIONS, Action
from stockpile.engine.names import COMMODITIES, COMPANIES, FEES
from stockpile.engine.question import Question
from stockpile.engine.setup import Setup, box_of
from stockpile.engine.view import View

HIDDEN = 3.0  # what a face-down card is worth on average: mostly a stock, sometimes a fee
BOOST = 3.0  # what an action card is worth to one who holds a few stocks
MAJORITY = 1.0  # what one more card is worth for the majority at the end
PURSE = 10  # money to keep for the next auction
COMMODITY = 2.0  # what a commodity is worth beyond its set of today: sets grow
FIRST = 1.0  # what it is worth to name the next first player
MARGIN = 0.5  # a fall must be expected to be this deep before a card is sold
THIRST = 1.5  # what each thousand costs that is missing from the purse when bonds are bought
COMMERCE = frozenset((*COMMODITIES, "tax"))


class Greedy:
    """Values each answer by itself and takes the best; a little noise, drawn from its seed, breaks ties."""

    def __init__(self, setup: Setup, seat: int, seed: int) -> None:
        self.setup = setup
        self.seat = seat
        self.seed = seed

    def answer(self, view: View, question: Question) -> int:
        """The answer that is worth most."""
        if question.forced:
            return question.answers[0]
        mind = _Mind(self.setup, self.seat, view.to_dict())
        noise = Random(f"{self.seed}/{self.seat}/{view.events}")
        return max(question.answers, key=lambda given: mind.value(question.ask, ACTIONS[given]) + noise.random() * 0.01)


class _Mind:
    """One look at the table."""

    def __init__(self, setup: Setup, seat: int, view: dict[str, Any]) -> None:
        self.setup = setup
        self.seat = seat
        self.view = view
        self.stocks: dict[str, Prospect] = prospects(setup, view)
        self.last_round = view["round"] == setup.table.rounds

    def value(self, ask: str, action: Action) -> float:
        """How good an answer is, compared with the others of its question."""
        if ask == "place":
            return self.place(action)
        if ask == "bid":
            return self.bid(action)
        if ask == "action":
            return self.play(action)
        if ask == "sell":
            return self.sell(action)
        if ask == "bonds":
            return self.bonds(action)
        if ask == "lay":
            return self.lay(action)
        if ask == "give":
            return float(action.number == self.seat + 1)
        return float(action.number or 0)  # a claim always pays

    def card(self, key: str) -> float:
        """What a card in a pile is worth to me."""
        if key == "?":
            return HIDDEN
        if key in FEES:
            return -float(self.setup.table.fee_values[FEES.index(key)])
        if key in self.stocks:
            return self.stocks[key].best + MAJORITY
        if key == "first":
            return FIRST
        if key in COMMERCE:
            return self.commerce([key])
        return BOOST

    def commerce(self, cards: list[str]) -> float:
        """What commerce cards add to mine."""
        if not cards:
            return 0.0
        mine = self.view["commerce"][self.seat]
        growth = 0.0 if self.last_round else COMMODITY
        return worth(mine, cards) - worth(mine) + growth * sum(card != "tax" for card in cards)

    def pile(self, number: int, *, by_others: bool = False) -> float:
        """What a pile is worth to me, or what it looks like to the others."""
        cards = self.view["piles"][number]
        market = [card for card in cards if card["card"] not in COMMERCE]
        value = sum(HIDDEN if by_others and not card["up"] else self.card(card["card"]) for card in market)
        return value + self.commerce([card["card"] for card in cards if card["card"] in COMMERCE])

    def bonds(self, action: Action) -> float:
        """Interest to the end of the game, less what an empty purse costs in this auction."""
        bought = action.number or 0
        rounds = self.setup.table.rounds - int(self.view["round"]) + 1
        left = int(self.view["cash"][self.seat]) - bought * box_of(self.setup).bond_price
        return float(bought * rounds) - THIRST * max(0, PURSE - left)

    def lay(self, action: Action) -> float:
        """What is good goes where I shall bid, a tax where the others will."""
        assert action.pile is not None and action.card is not None
        seen, mine = self.pile(action.pile, by_others=True), self.pile(action.pile)
        if self.card(action.card) < 0:
            return seen - 1.5 * mine
        return 1.5 * mine - seen

    def place(self, action: Action) -> float:
        """Good cards go face-down where little is to be seen, bad ones openly where the others will bid."""
        assert action.pile is not None and action.card is not None
        seen = self.pile(action.pile, by_others=True)
        worth = self.card(action.card)
        if action.verb == "up":
            return (-worth + 0.1 * seen) if worth < 0 else 0.3 * (HIDDEN - worth) - 0.05 * seen
        return (worth - seen * 0.2) if worth > 0 else -worth + seen * 0.2

    def bid(self, action: Action) -> float:
        """Value less price; a step more than needed keeps others off a pile that is worth it."""
        if action.pile is None or action.space is None:
            return -float("inf")  # an ability beside the bids: let it be
        cost = self.setup.table.bids[action.space]
        standing = self.view["bids"][action.pile]
        lowest = 0 if standing is None else standing["space"] + 1
        surplus = self.pile(action.pile) - cost
        return surplus + (0.6 * cost if action.space == lowest + 1 and surplus > 4 else 0.0)

    def shares(self, company: str) -> int:
        """My shares of a company."""
        cards = self.view["regular"][self.seat]["cards"].get(company, 0)
        return int(cards + 2 * self.view["split"][self.seat].get(company, 0))

    def others(self, company: str) -> float:
        """The shares that I know the others to have, on average."""
        total = 0
        for seat in self.setup.seats:
            if seat != self.seat:
                known = self.view["regular"][seat]["mine"]["known"].get(company, 0)
                total += known + 2 * self.view["split"][seat].get(company, 0)
        return total / (self.setup.players - 1)

    def play(self, action: Action) -> float:
        """What a Boom or a Bust brings me beyond what it brings the others; of other cards I think nothing."""
        if action.verb not in ("boom", "bust") or action.card is None:
            return 0.0
        company = action.card
        track = self.setup.table.tracks[COMPANIES.index(company)]
        space, price = self.view["market"][company]["space"], self.view["market"][company]["price"]
        regular, _ = walk(track, space, 2 if action.verb == "boom" else -2)
        return float(regular - price) * (self.shares(company) - self.others(company))

    def sell(self, action: Action) -> float:
        """What selling now brings beyond keeping; finishing is worth 0."""
        if action.card not in self.stocks:
            return 0.0
        stock = self.stocks[action.card]
        keep = MAJORITY if not self.last_round else 2 * MAJORITY
        if action.verb == "sell":
            gain = stock.price - stock.regular - keep
        elif action.verb == "sell-split":
            gain = 2 * stock.price - stock.split - 2 * keep
        else:
            gain = stock.price - (stock.split - stock.regular) - keep - MARGIN
        return gain - MARGIN + self.need()

    def need(self) -> float:
        """How badly money is wanted for the next auction."""
        if self.last_round:
            return 0.0
        return 0.4 * max(0, PURSE - int(self.view["cash"][self.seat]))
