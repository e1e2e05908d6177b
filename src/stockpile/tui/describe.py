"""The table in lines of plain text, from a seat's view."""

from collections.abc import Iterable, Mapping
from typing import Any

from stockpile.bots.goods import owned_cards, worth
from stockpile.engine.names import COMPANIES, FEES, PARTS
from stockpile.engine.setup.setup import Setup
from stockpile.text.bids import blocked_space
from stockpile.text.cards import card_words, forecast_sign, forecast_words
from stockpile.text.seating import Seating
from stockpile.text.words import Words
from stockpile.tui.powers import Powers

MODULE_PARTS = {"bonds": ("bonds",), "commerce": ("commodities", "taxes")}


class Description:
    """One look at a view in words. Nothing here knows more than the view."""

    def __init__(self, words: Words, setup: Setup, seating: Seating, view: dict[str, Any]) -> None:
        self.words = words
        self.setup = setup
        self.seating = seating
        self.view = view
        self.seat: int | None = view["seat"]
        self.powers = Powers(words, setup, seating, view)

    def cards(self, counts: Mapping[str, int]) -> str:
        """Cards by kind: 2 × Epic Electric, Boom."""
        named = [(card_words(self.words, self.setup, key), count) for key, count in counts.items()]
        listed = [name if count == 1 else f"{count} × {name}" for name, count in named]
        return ", ".join(listed) or self.words("nothing")

    def status(self) -> str:
        """Round, phase, first player, cards left; before the first round only who will be first."""
        if self.view["round"] == 0:
            return self.words("status-setup", first=self.seating.names[self.view["first"]])
        return self.words(
            "status",
            round=self.view["round"],
            rounds=self.setup.table.rounds,
            stage=self.words(f"stage-{self.view['phase']}"),
            first=self.seating.names[self.view["first"]],
            left=self.view["deck"]["left"],
        )

    def market(self) -> list[str]:
        """Each stock with its price, and its forecast if the seat knows it."""
        known = self.forecasts()
        lines = []
        for company, place in self.view["market"].items():
            name = card_words(self.words, self.setup, company)
            text = self.words("market-line", company=name, price=place["price"], space=place["space"] + 1,
                              spaces=self.spaces(company))  # fmt: skip
            lines.append(f"{text} {self.words('market-known', sign=known[company])}" if company in known else text)
        return lines

    def spaces(self, company: str) -> int:
        """How long a stock's track is."""
        return len(self.setup.table.tracks[COMPANIES.index(company)].spaces)

    def forecasts(self) -> dict[str, str]:
        """The forecasts that the seat knows, by company."""
        pairs = [pair for pair in self.view["pairs"] if pair["company"] != "?"]
        return {pair["company"]: forecast_sign(pair["forecast"]) for pair in pairs}

    def forecasts_left(self) -> list[str]:
        """The forecasts that lie on the stocks the seat does not know about."""
        left = list(self.view["rolled"] if "dice" in self.setup.modules else self.setup.table.forecasts)
        for pair in self.view["pairs"]:
            if pair["forecast"] in left:
                left.remove(pair["forecast"])
        return [forecast_sign(key) for key in left]

    def piles(self) -> list[str]:
        """Each pile with its cards and the bid on it."""
        lines = []
        for number, pile in enumerate(self.view["piles"]):
            cards = ", ".join(self.pile_card(card) for card in pile)
            cards = cards or self.powers.offer(number) or self.words("nothing")
            line = self.words("pile-line", pile=number + 1, cards=cards)
            bid = self.view["bids"][number]
            if bid is not None:
                line += " " + self.words("pile-bid", value=bid["value"], **self.seating.subject(bid["seat"]))
            if (blocked := blocked_space(self.setup, self.view, number)) is not None:
                line += " " + self.words("pile-blocked", value=self.setup.table.bids[blocked])
            lines.append(line)
        return lines

    def pile_card(self, card: dict[str, Any]) -> str:
        """A card of a pile; who laid it face-down is public."""
        name = card_words(self.words, self.setup, card["card"])
        if card["up"]:
            return name
        placer = self.seating.subject(card["by"]) if "by" in card else {"who": "other", "name": ""}
        if card["card"] == "?":
            return self.words("pile-hidden", **placer)
        return self.words("pile-known", card=name, **placer)

    def mine(self) -> list[str]:
        """The own cash, hand, halves and fees."""
        if self.seat is None:
            return []
        seat, view = self.seat, self.view
        lines = [self.words("mine-cash", amount=view["cash"][seat])]
        if view["hands"][seat]:
            lines.append(self.words("mine-hand", cards=self.cards(counted(view["hands"][seat]))))
        lines.append(self.words("mine-regular", cards=self.cards(view["regular"][seat]["cards"])))
        lines.append(self.words("mine-split", cards=self.cards(view["split"][seat])))
        if any(view["fees"][seat]):
            lines.append(self.words("mine-fees", cards=self.cards(self.held_fees(seat))))
        lines.append(self.words("mine-worth", amount=self.worth(seat)))
        if "bonds" in self.setup.modules:
            lines.append(self.words("mine-bonds", bonds=view["bonds"][seat]))
        if "commerce" in self.setup.modules:
            lines.append(self.words("mine-commerce", cards=self.cards(self.goods(seat)), amount=self.goods_worth(seat)))
            if view["commerce"][seat]["hand"]:
                drawn = counted(view["commerce"][seat]["hand"])
                lines.append(self.words("mine-drawn", cards=self.cards(drawn)))
        return lines + self.powers.mine()

    def goods(self, seat: int) -> dict[str, int]:
        """The commodities and taxes that lie before a seat."""
        return owned_cards(self.view["commerce"][seat])

    def goods_worth(self, seat: int) -> int:
        """What they would count if the game ended now."""
        return worth(self.setup, self.view["commerce"][seat])

    def dice(self) -> str:
        """What the dice show; nothing before they are rolled or without them."""
        return " ".join(forecast_sign(key) for key in self.view.get("rolled", ()))

    def held_fees(self, seat: int) -> dict[str, int]:
        """The fees that lie before a seat, by key."""
        return {key: count for key, count in zip(FEES, self.view["fees"][seat], strict=True) if count}

    def worth(self, seat: int) -> int:
        """What the seat's own cards would sell for now."""
        price = {company: place["price"] for company, place in self.view["market"].items()}
        regular = self.view["regular"][seat]["cards"]
        cards = sum(price[key] * count for key, count in regular.items() if key in price)
        return int(cards + sum(2 * price[key] * count for key, count in self.view["split"][seat].items()))

    def players(self) -> list[str]:
        """What everybody can see of each seat."""
        lines = [self.player(seat) for seat in self.setup.seats]
        heir = self.view.get("heir")
        if heir is not None:
            lines.append(self.words("player-heir", name=self.seating.names[heir]))
        return lines

    def player(self, seat: int) -> str:
        """One seat as the table sees it."""
        regular = self.view["regular"][seat]
        line = self.words(
            "player-line",
            name=self.seating.names[seat],
            amount=self.view["cash"][seat],
            cards=regular["size"],
            split=self.cards(self.view["split"][seat]),
        )
        if any(self.view["fees"][seat]):
            line += " " + self.words("player-fees", cards=self.cards(self.held_fees(seat)))
        if "bonds" in self.setup.modules:
            line += " " + self.words("player-bonds", bonds=self.view["bonds"][seat])
        if "commerce" in self.setup.modules:
            cards, amount = self.cards(self.goods(seat)), self.goods_worth(seat)
            line += " " + self.words("player-commerce", cards=cards, amount=amount)
        return " ".join([line, *self.powers.player(seat)])

    def knowledge(self) -> list[str]:
        """All that the seat knows and the board does not show at a glance."""
        lines = [self.pair(pair) for pair in self.view["pairs"] if pair["company"] != "?"]
        if self.dice():
            lines.insert(0, self.words("know-dice", signs=self.dice()))
        left = self.forecasts_left()
        if left and len(left) < len(self.setup.table.forecasts):
            lines.append(self.words("know-left", signs=" ".join(left)))
        for number, pile in enumerate(self.view["piles"]):
            hidden = [card["card"] for card in pile if not card["up"] and card["card"] != "?"]
            if hidden:
                lines.append(self.words("know-pile", pile=number + 1, cards=self.cards(counted(hidden))))
        lines += [line for seat in self.setup.seats if (line := self.half(seat))]
        lines += self.powers.table()
        return lines or [self.words("know-nothing")]

    def pair(self, pair: dict[str, Any]) -> str:
        """A pair that the seat knows."""
        company = card_words(self.words, self.setup, pair["company"])
        key = "know-open" if pair["up"] else "know-mine" if pair["owner"] == self.seat else "know-seen"
        return self.words(key, company=company, sign=forecast_sign(pair["forecast"]),
                          forecast=forecast_words(self.words, pair["forecast"]))  # fmt: skip

    def half(self, seat: int) -> str:
        """What is known of another seat's regular half."""
        regular = self.view["regular"][seat]
        if seat == self.seat:
            return ""
        known = regular.get("mine", regular["public"])["known"]
        if not known:
            return ""
        return self.words("know-half", name=self.seating.names[seat], cards=self.cards(known))

    def parts(self) -> list[str]:
        """The parts of a score that this setup has."""
        absent = {part for module, parts in MODULE_PARTS.items() if module not in self.setup.modules for part in parts}
        return [part for part in PARTS if part not in absent]

    def result(self) -> list[str]:
        """The final reckoning, best first."""
        ranked = sorted(self.setup.seats, key=lambda seat: -self.view["scores"][seat]["total"])
        lines = []
        for seat in ranked:
            score = self.view["scores"][seat]
            parts = [
                f"{self.words(f'part-{part}')} {self.words.money(score[part])}"
                for part in self.parts()
                if part != "total" and (score[part] or part != "fees")
            ]
            total = self.words.money(score["total"])
            lines.append(f"{self.seating.names[seat]}: {total} ({', '.join(parts)})")
        return lines


def counted(cards: Iterable[str]) -> dict[str, int]:
    """How many of each."""
    counts: dict[str, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return counts
