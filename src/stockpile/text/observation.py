"""A position as a short text for language models: what a seat may know, what it is asked, and what it may answer."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from stockpile.engine.names import COMPANIES
from stockpile.engine.question import Question
from stockpile.engine.view import View
from stockpile.text.answers import question_words, seen
from stockpile.text.cards import forecast_sign
from stockpile.text.fitting import ALWAYS, LEFT_OUT, FittedLine, Piece, fitted, plain
from stockpile.text.naming import Naming
from stockpile.text.observed_table import ObservedTable, seat_sign

LIMIT = 2400  # characters, in every position and language
DECKS, PAST = 9, 8  # ranks: what goes first where there is too little room


def text_observation(
    view: View,
    question: Question | None = None,
    lang: str = "en",
    *,
    legal: bool = True,
    renamed: int | None = None,
) -> str:
    """At most 2,400 characters on what a seat may know and is asked.

    `question` is the seat's own open question, `legal` lists its answers in notation, `renamed` is a seed that gives
    the companies invented names, which answers then have to use (`Naming(renamed).parse`).
    """
    return Observation(view, question, lang, renamed).text(legal)


class Observation:
    """One look at a view, in one language."""

    def __init__(self, view: View, question: Question | None, lang: str, renamed: int | None) -> None:
        self.naming = Naming(renamed)
        self.words = self.naming.words(lang)
        self.setup = view.setup
        self.view: dict[str, Any] = view.to_dict()
        self.question = question
        self.seat: int | None = self.view["seat"]
        if question is not None and question.seat != self.seat:
            raise ValueError(f"question: it is put to seat {question.seat}, the view is that of seat {self.seat}")
        self.table = ObservedTable(self.words, self.naming, self.setup, self.view)

    def text(self, legal: bool = True) -> str:
        """All lines that fit; only in a setup of one's own can there be more answers than room for them."""
        text = fitted(self.lines(legal), LIMIT)
        return text if len(text) <= LIMIT else text[: LIMIT - 2].rpartition(" ")[0] + f" {LEFT_OUT}"

    def lines(self, legal: bool) -> Iterator[FittedLine]:
        """From what the table shows to what is asked."""
        yield plain(self.status())
        yield plain(self.words("agent-market", list=", ".join(self.market())))
        yield plain(self.words("agent-pairs", list=", ".join(self.table.pairs())))
        yield plain(self.unknown_forecasts())
        yield self.line("", self.table.effects())
        if self.seat is not None:
            yield self.line(self.words("agent-you"), self.mine(self.seat))
        yield from (plain(line) for line in self.table.piles())
        for seat in self.setup.seats:
            if seat != self.seat:
                yield self.line(self.words("agent-player", who=self.table.sign(seat)), self.table.other(seat))
        yield self.line(self.words("agent-out"), self.out())
        yield from (plain(line) for line in self.asked(legal))

    def line(self, head: str, pieces: Iterator[Piece]) -> FittedLine:
        """Several things in one line."""
        return FittedLine(f"{head} " if head else "", list(pieces), self.words("agent-between") + " ")

    def status(self) -> str:
        """Round, phase, seats."""
        me = seat_sign(self.words, self.seat) if self.seat is not None else ""
        told = {
            "round": self.view["round"],
            "rounds": self.setup.table.rounds,
            "stage": self.words(f"stage-{self.view['phase']}"),
            "players": self.setup.players,
        }
        first = self.view["first"]
        begun = seat_sign(self.words, first) if first >= 0 else "?"
        return self.words("agent-status" if me else "agent-status-watching", **told, me=me, first=begun)

    def market(self) -> list[str]:
        """Every price and the place on its track."""
        return [self.stock(key, **self.view["market"][key]) for key in self.naming.in_order(self.view["market"])]

    def stock(self, key: str, price: int, space: int) -> str:
        """One of them."""
        spaces = len(self.setup.table.tracks[COMPANIES.index(key)].spaces)
        return f"{self.naming(key)} {price} ({space + 1}/{spaces})"

    def unknown_forecasts(self) -> str:
        """The forecasts that lie on companies the seat does not know about."""
        left = list(self.view["rolled"] if "dice" in self.setup.modules else self.setup.table.forecasts)
        for pair in self.view["pairs"]:
            if pair["forecast"] in left:
                left.remove(pair["forecast"])
        return self.words("agent-unknown", signs=" ".join(map(forecast_sign, left))) if left else ""

    def mine(self, seat: int) -> Iterator[Piece]:
        """Everything of one's own."""
        words, view, table = self.words, self.view, self.table
        yield Piece(words("agent-cash", amount=view["cash"][seat]))
        yield Piece(words("agent-regular", cards=table.cards(view["regular"][seat]["cards"])))
        if view["split"][seat]:
            yield Piece(words("agent-split", cards=table.cards(view["split"][seat])))
        if view["hands"][seat]:
            yield Piece(words("agent-hand", cards=table.cards(Counter(view["hands"][seat]))))
        yield from table.open_cards(seat, ALWAYS)
        if "commerce" in view and view["commerce"][seat]["hand"]:
            yield Piece(words("agent-drawn", cards=table.cards(Counter(view["commerce"][seat]["hand"]))))
        if "investors" in view and view["investors"][seat]["dealt"]:
            yield Piece(words("agent-dealt", cards=" ".join(view["investors"][seat]["dealt"])))
        if "strategies" in view:
            row = view["strategies"][seat]
            if row["hand"]:
                yield Piece(words("agent-strategies", cards=" ".join(row["hand"])))
            if row["dropped"]:
                yield Piece(words("agent-dropped", cards=" ".join(row["dropped"])), PAST)

    def out(self) -> Iterator[Piece]:
        """What is out of the game, and how much is left in the decks."""
        if self.view["discard"]:
            yield Piece(self.words("agent-discard", cards=self.table.cards(self.view["discard"])), DECKS)
        yield Piece(self.words("agent-deck", count=self.view["deck"]["left"]), DECKS)

    def asked(self, legal: bool) -> Iterator[str]:
        """The question with its answers, or who is asked, or how the game ended."""
        if self.view["phase"] == "over":
            yield self.words("agent-over", list=", ".join(self.scores()))
            return
        if self.question is None:
            about = self.view.get("question") or {"seats": [], "ask": ""}
            who = ", ".join(self.table.sign(seat) for seat in about["seats"] if seat != self.seat)
            yield self.words("agent-not-asked", who=who or "?")
            return
        yield self.words("agent-question", question=self.question_words(self.question))
        if legal:
            yield self.words("agent-answers", list=", ".join(self.answers(self.question)))

    def question_words(self, question: Question) -> str:
        """What is asked."""
        return question_words(self.words, self.setup, self.view, question)

    def answers(self, question: Question) -> list[str]:
        """The legal answers in notation; a card that is counted is named beside its number."""
        if question.ask != "pick-card":
            return self.naming.notations(self.setup, question.answers)
        named = [seen(self.view, answer).card or "?" for answer in question.answers]
        texts = self.naming.notations(self.setup, question.answers)
        return [f"{text} ({self.naming(card)})" for text, card in zip(texts, named, strict=True)]

    def scores(self) -> Sequence[str]:
        """The final money, the winners marked."""
        scores = enumerate(self.view["scores"])
        marks = dict.fromkeys(self.view["winners"], "*")
        return [f"{self.table.sign(n)} {self.words.money(score['total'])}{marks.get(n, '')}" for n, score in scores]
