"""A table as one seat follows it: frames of its stream go in, texts for an agent come out."""

from collections.abc import Iterable, Mapping
from typing import Any

from stockpile.engine.question import Question, Refusal
from stockpile.engine.setup.setup import Setup
from stockpile.engine.view import View
from stockpile.text.digest import card_line, rules_digest
from stockpile.text.log import is_quiet, sentence
from stockpile.text.messages import bot_words, message_words
from stockpile.text.naming import Naming
from stockpile.text.observation import text_observation
from stockpile.text.observed_table import seat_sign
from stockpile.text.refusals import refusal_words
from stockpile.text.rulebook import find
from stockpile.text.seating import Seating

NEWS_LIMIT = 3000  # characters of what happened since
RULES_LIMIT = 6000
ENDED = ("over", "closed", "frozen")


class FollowedTable:
    """All that a seat was told, and nothing else; knows no network."""

    def __init__(self, lang: str = "en", *, legal: bool = True, renamed: int | None = None) -> None:
        self.lang = lang
        self.legal = legal
        self.naming = Naming(renamed)
        self.words = self.naming.words(lang)
        self.number = 0
        self.state: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self._news: list[str] = []

    # What comes in

    def take(self, frame: Mapping[str, Any]) -> None:
        """One frame of the stream."""
        if frame["frame"] not in ("snapshot", "update"):
            return
        self.number = frame["number"]
        self.state = {**self.state, **{key: value for key, value in frame.items() if key != "messages"}}
        if "view" in frame:
            self.view = frame["view"]
        for message in frame.get("messages", ()):
            self._tell(message)
        if "view" not in frame and self.view is not None:
            self._fold(message["event"] for message in frame["messages"] if message["kind"] == "event")

    def _tell(self, message: dict[str, Any]) -> None:
        """Puts what happened into words."""
        if message["kind"] == "event":
            event = message["event"]
            if not is_quiet(event):
                self._news.append(sentence(self.words, self.setup, self.seating, event))
        elif message["kind"] != "answered" and f"table-{message['kind']}" in self.words:
            self._news.append(" ".join(message_words(self.words, self.seating, message).split()))

    def _fold(self, events: Iterable[Mapping[str, Any]]) -> None:
        """Assigns what events have changed (docs/protocol.md)."""
        assert self.view is not None
        for event in events:
            self.view["events"] = event["n"]
            for path, value in event["set"].items():
                name, dot, key = path.partition(".")
                if not dot:
                    self.view[name] = value
                elif isinstance(self.view[name], list):
                    self.view[name][int(key)] = value
                else:
                    self.view[name][key] = value

    # What is so now

    @property
    def setup(self) -> Setup:
        """What is played."""
        return Setup.from_dict(self.state["table"]["setup"])

    @property
    def seat(self) -> int | None:
        """Whose eyes these are."""
        seat: int | None = self.state.get("seat")
        return seat

    @property
    def seating(self) -> Seating:
        """Names as other people chose them, behind the sign that observations use."""
        seats = enumerate(self.state["table"]["seats"])
        return Seating(
            [f"{seat_sign(self.words, n)} {_one_line(seat['name'])}".strip() for n, seat in seats], self.seat
        )

    @property
    def question(self) -> Question | None:
        """What the seat is asked now; not what has but one answer, if the server gives that by itself."""
        asked, plan = self.state.get("question"), self.state.get("plan")
        if asked is None or self.seat is None or (asked["forced"] and plan is not None and plan["forced"]):
            return None
        return Question(self.seat, asked["ask"], list(asked["answers"]))

    @property
    def is_over(self) -> bool:
        """Whether nothing will be asked any more."""
        return bool(self.state) and self.state["table"]["state"] in ENDED

    @property
    def is_due(self) -> bool:
        """Whether there is something to do or to read: a question, or the end."""
        return self.question is not None or self.is_over

    def answer_of(self, text: str) -> int | None:
        """The id of an answer in notation."""
        return self.naming.parse(self.setup, text)

    # What goes out

    def taken_news(self) -> str:
        """What happened since this was asked last, the newest last; the oldest go where there is too much."""
        told, self._news = self._news, []
        kept: list[str] = []
        room = NEWS_LIMIT
        for line in reversed(told):
            room -= len(line) + 1
            if room < 0:
                break
            kept.insert(0, line)
        cut = len(told) - len(kept)
        return "\n".join(([self.words("agent-news-cut", count=cut)] if cut else []) + kept)

    def turn(self) -> str:
        """What happened, and where things stand: the position with the question, or what is waited for."""
        news = self.taken_news()
        head = f"{self.words('agent-news')}\n{news}\n\n" if news else ""
        return head + (self.lobby() if self.view is None else self.position(self.view))

    def position(self, view: dict[str, Any]) -> str:
        """The text observation; a table that was closed says so."""
        told = text_observation(
            View.from_dict(view), self.question, self.lang, legal=self.legal, renamed=self.naming.seed
        )
        state = self.state["table"]["state"]
        return f"{told}\n{self.words('agent-table-closed')}" if state in ("closed", "frozen") else told

    def lobby(self) -> str:
        """Before the first card: who is there."""
        if self.is_over:
            return self.words("agent-table-closed")
        return self.words("agent-lobby", list=", ".join(self.people()))

    def people(self) -> list[str]:
        """Who sits where."""
        return [self._person(number, seat) for number, seat in enumerate(self.state["table"]["seats"])]

    def _person(self, number: int, seat: Mapping[str, Any]) -> str:
        sign = seat_sign(self.words, number)
        if number == self.seat:
            return f"{sign} {self.words('you')}"
        if seat["bot"]:
            return f"{sign} {_one_line(seat['name'])} ({bot_words(self.words, seat['bot'])})"
        return f"{sign} {_one_line(seat['name']) or self.words('agent-seat-free')}"

    def refused(self, refusal: Refusal) -> str:
        """Why something was refused, with the rule."""
        return self.words("agent-refused", why=refusal_words(self.words, self.setup, self.seating, refusal))

    def rules(self, about: str) -> str:
        """The digest, or what the rules say of a card, an id or a word."""
        if not about.strip():
            return rules_digest(
                View.from_dict(self.view) if self.view else self.setup, self.lang, renamed=self.naming.seed
            )
        printed = self.setup.printed
        key = about.strip().lower()
        if key in printed.get("investors", {}) or key in printed.get("strategies", {}):
            return card_line(self.words, self.setup, key)
        return rules_found(self.naming, self.lang, about)


def rules_found(naming: Naming, lang: str, about: str) -> str:
    """Numbered rules by id or word, as many as there is room for."""
    lines: list[str] = []
    for rule in find(about, lang):
        line = naming.hidden(f"{rule.id} {' '.join(rule.text.replace('*', '').split())}")
        if sum(map(len, lines)) + len(lines) + len(line) > RULES_LIMIT:
            break
        lines.append(line)
    return "\n".join(lines) or naming.words(lang)("rules-none", sought=about)


def _one_line(name: str | None) -> str:
    """A name that somebody chose, on one line."""
    return " ".join((name or "").split())
