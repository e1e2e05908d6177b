"""Investors and strategies in lines of plain text, from a seat's view."""

from collections.abc import Iterable
from typing import Any

from stockpile.engine.question import Question
from stockpile.engine.setup.actions import ACTIONS
from stockpile.engine.setup.setup import Setup
from stockpile.text.bids import shown_investors
from stockpile.text.cards import card_words, cost_words, effect_words, power_words
from stockpile.text.pairs import pair_args
from stockpile.text.seating import Seating
from stockpile.text.words import Words

TOLD_ASKS = ("choose-investor", "drop-strategy", "action", "use")  # a bid or a sale is asked too often to tell it all


class Powers:
    """What a seat may know of the cards with a power; without their modules it has nothing to say."""

    def __init__(self, words: Words, setup: Setup, seating: Seating, view: dict[str, Any]) -> None:
        self.words = words
        self.setup = setup
        self.seating = seating
        self.view = view
        self.seat: int | None = view["seat"]

    @property
    def are_played(self) -> bool:
        """Whether the game has such cards."""
        return "investors" in self.view or "strategies" in self.view

    def names(self, keys: Iterable[str]) -> str:
        """Several cards by name."""
        return ", ".join(power_words(self.words, key) for key in keys)

    def text(self, key: str) -> str:
        """What a card costs and does, with the numbers of the box that is played with."""
        printed = self.setup.printed
        values = printed.get("investors", {}).get(key) or printed.get("strategies", {}).get(key) or {}
        amount = values.get("amount", 0)
        cost = cost_words(self.words, key, values.get("cost", 0), amount)
        told = effect_words(self.words, key, amount, values.get("track", ()))
        return f"{self.words('cli-cards-cost', cost=cost)} {told}" if cost else told

    def cash(self, key: str) -> int:
        """What an investor starts with."""
        sort = "two" if self.setup.players == 2 else "more"
        return int(self.setup.printed["investors"][key]["cash"][sort])

    def dealt(self, key: str) -> str:
        """An investor that can be chosen or bid for, with the money that comes along."""
        name = power_words(self.words, key)
        return self.words("power-dealt", card=name, cash=self.cash(key), text=self.text(key))

    def line(self, key: str) -> str:
        """A card with its text."""
        return self.words("power-line", card=power_words(self.words, key), text=self.text(key))

    def choices(self, question: Question) -> list[str]:
        """What the cards do that a question lets the seat choose from."""
        if question.ask == "investor-bid" and all(bid is None or bid["seat"] != self.seat for bid in self.view["bids"]):
            return [self.line(key) for key in self.view["offers"] if key]
        if question.ask not in TOLD_ASKS:
            return []
        tell = self.dealt if question.ask == "choose-investor" else self.line
        named = [ACTIONS[answer] for answer in question.answers]
        return [tell(action.key) for action in named if action.power is not None and action.key]

    # The own cards

    def mine(self) -> list[str]:
        """The own investors and the hand of strategies, with their texts."""
        return [] if self.seat is None else [*self.my_investors(self.seat), *self.my_strategies(self.seat)]

    def my_investors(self, seat: int) -> list[str]:
        """The own investors, or those that were dealt to choose from."""
        if "investors" not in self.view:
            return []
        row = self.view["investors"][seat]
        lines = [self.words("mine-dealt", line=self.dealt(key)) for key in row["dealt"] if key != "?"]
        lines += [self.words("mine-investor", line=self.line(key)) for key in row["shown"]]
        if self.used(seat):
            lines.append(self.words("mine-used", cards=self.names(self.used(seat))))
        return lines

    def my_strategies(self, seat: int) -> list[str]:
        """The own strategies in hand, discarded and played."""
        if "strategies" not in self.view:
            return []
        row = self.view["strategies"][seat]
        lines = [self.words("mine-strategy", line=self.line(key)) for key in row["hand"]]
        if row["dropped"]:
            lines.append(self.words("mine-dropped", cards=self.names(row["dropped"])))
        if row["played"]:
            lines.append(self.words("mine-played", cards=self.names(row["played"])))
        return lines

    # What all can see

    def used(self, seat: int) -> list[str]:
        """The abilities that a seat has used this round."""
        return list(self.view["tally"][seat]["used"]) if "tally" in self.view else []

    def player(self, seat: int) -> list[str]:
        """Investors, strategies in hand by number, and those played, of one seat."""
        said = []
        shown = shown_investors(self.view, seat)
        if shown:
            said.append(self.words("player-investors", count=len(shown), cards=self.names(shown)))
        if self.used(seat):
            said.append(self.words("player-used", cards=self.names(self.used(seat))))
        if "strategies" in self.view:
            row = self.view["strategies"][seat]
            said.append(self.words("player-strategies", count=len(row["hand"])))
            if row["played"]:
                said.append(self.words("player-played", cards=self.names(row["played"])))
        return said

    def offer(self, pile: int) -> str:
        """The investor that is bid for on a pile, and the starting cash; nothing when none is."""
        key = self.offered(pile)
        return self.words("pile-offer", card=power_words(self.words, key), cash=self.cash(key)) if key else ""

    def offered(self, pile: int) -> str | None:
        """The key of that investor."""
        offers: list[str | None] = self.view.get("offers") or []
        return offers[pile] if pile < len(offers) else None

    def table(self) -> list[str]:
        """Cards on pairs, bets, and stocks that are locked or protected."""
        lines = []
        for tuck in self.view.get("tucks", ()):
            pair = pair_args(self.setup, self.seating, tuck["pair"])
            lines.append(self.words("know-tuck", card=power_words(self.words, tuck["strategy"]), **pair))
        for bet in self.view.get("bets", ()):
            company = card_words(self.words, self.setup, bet["company"])
            card, whose = power_words(self.words, bet["strategy"]), self.seating.subject(bet["seat"])
            lines.append(self.words("know-bet", card=card, company=company, **whose))
        for field in ("locked", "protected"):
            companies = [card_words(self.words, self.setup, key) for key in self.view.get(field, ())]
            if companies:
                lines.append(self.words(f"know-{field}", cards=self.words.listed(companies)))
        return lines

    def everything(self) -> list[str]:
        """All cards with a power that the seat can see, with their texts."""
        if not self.are_played:
            return [self.words("cards-none")]
        lines = self.mine()
        offers = [key for key in self.view.get("offers") or () if key]
        lines += [self.dealt(key) for key in offers]
        for seat in self.setup.seats:
            if seat != self.seat:
                lines += self.of_another(seat)
        return [*lines, *self.table()]

    def of_another(self, seat: int) -> list[str]:
        """The investors of another seat with their texts, and the strategies it has played."""
        name = self.seating.names[seat]
        shown = shown_investors(self.view, seat)
        lines = [self.words("cards-investor", name=name, line=self.line(key)) for key in shown]
        if "strategies" in self.view:
            row = self.view["strategies"][seat]
            lines.append(f"{name}: {self.words('player-strategies', count=len(row['hand']))}")
            lines += [self.words("cards-played", name=name, line=self.line(key)) for key in row["played"]]
        return lines
