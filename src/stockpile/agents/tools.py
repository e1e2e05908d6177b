"""The tools of an agent: new_game, sit, wait_turn, act, rules. Each gives a text."""

from typing import Any, NamedTuple

from stockpile.agents.client import RequestRefused, Unreachable
from stockpile.agents.followed import FollowedTable, rules_found
from stockpile.agents.house import House
from stockpile.agents.seat import AgentSeat, OtherServer, joined, made, place_of
from stockpile.engine.question import Refusal
from stockpile.engine.setup.setup import Setup
from stockpile.text.digest import rules_digest
from stockpile.text.naming import Naming
from stockpile.text.refusals import refusal_words
from stockpile.text.seating import Seating

MOST_SECONDS = 300.0
PRESET, BOT = "first-game", "trader"


class ToolFailure(Exception):
    """A call that did nothing, told in one line for the agent."""


class Reading(NamedTuple):
    """How an agent is told things."""

    lang: str = "en"
    legal: bool = True
    renamed: int | None = None


class Toolbox:
    """What one agent does; it has one seat at a time."""

    def __init__(self, house: House, reading: Reading) -> None:
        self.house = house
        self.reading = reading
        self.naming = Naming(reading.renamed)
        self.words = self.naming.words(reading.lang)
        self._seat: AgentSeat | None = None

    async def close(self) -> None:
        """Leaves the table to itself, and ends a server of our own."""
        if self._seat is not None:
            await self._seat.close()
        self.house.close()

    # The tools

    async def new_game(
        self, players: int, preset: str, modules: list[str], board: str, bots: list[str], people: int, name: str
    ) -> str:
        """Makes a table with the agent in its first seat."""
        self._stand_up()
        free = max(0, min(people, players - 1))
        names = [bot.strip() for bot in bots if bot.strip()] or [BOT]
        seats: list[dict[str, Any]] = [{"name": name}, *({} for _ in range(free))]
        seats += [{"bot": names[n % len(names)]} for n in range(players - 1 - free)]
        what = {"board": board or "standard", "modules": modules} if modules or board else {"preset": preset or PRESET}
        wish = {"players": players, **what, "seats": seats, "pace": "normal" if free else 0}
        self._seat = await self._tried(made((await self._tried(self.house.server())), wish, self._followed()))
        invitation = ""
        if free:
            code = await self._tried(self._seat.code())
            invitation = self.words("agent-invitation", link=self._seat.link, code=code, count=free) + "\n"
        return self.words("agent-seated", table=self._seat.table) + "\n" + invitation + self._standing(self._seat)

    async def sit(self, table: str, name: str, seat: int | None) -> str:
        """Sits down at a table by its link or join code."""
        self._stand_up()
        server = await self._tried(self.house.server())
        try:
            place = place_of(table, server.url)
        except OtherServer as error:
            raise ToolFailure(self.words("agent-other-server", given=str(error)[:200], server=server.url)) from None
        wanted = None if seat is None else seat - 1
        self._seat = await self._tried(joined(server, place, name, wanted, self._followed()))
        return self.words("agent-seated", table=self._seat.table) + "\n" + self._standing(self._seat)

    async def wait_turn(self, seconds: float) -> str:
        """Waits for a question or the end, and tells what happened meanwhile."""
        seat = self._seated()
        is_due = await seat.wait(max(0.0, min(seconds, MOST_SECONDS)))
        told = seat.followed.turn()
        return told if is_due else f"{told}\n{self.words('agent-not-yet')}"

    async def act(self, answer: str, wait: float) -> str:
        """Answers in notation; what is refused changes nothing and is told with its rule."""
        seat = self._seated()
        try:
            await seat.act(answer)
        except RequestRefused as refused:
            return self._refused(seat, refused.refusal)
        except Unreachable as error:
            raise ToolFailure(self.words("agent-unreachable", problem=str(error))) from None
        return self.words("agent-taken") + "\n" + await self.wait_turn(wait)

    async def rules(self, about: str) -> str:
        """The digest, a card, or numbered rules."""
        if self._seat is not None:
            return self._seat.followed.rules(about)
        if about.strip():
            return rules_found(self.naming, self.reading.lang, about)
        return rules_digest(Setup(players=4), self.reading.lang, renamed=self.reading.renamed)

    # What they share

    def _followed(self) -> FollowedTable:
        lang, legal, renamed = self.reading
        return FollowedTable(lang, legal=legal, renamed=renamed)

    def _stand_up(self) -> None:
        """Whoever plays gets no other seat."""
        if self._seat is not None and not self._seat.followed.is_over:
            raise ToolFailure(self.words("agent-seated-already", table=self._seat.table))

    def _seated(self) -> AgentSeat:
        if self._seat is None:
            raise ToolFailure(self.words("agent-not-seated"))
        return self._seat

    def _standing(self, seat: AgentSeat) -> str:
        """Who sits where, and what to do next."""
        return self.words("agent-people", list=", ".join(seat.followed.people())) + "\n" + self.words("agent-next")

    def _refused(self, seat: AgentSeat, refusal: Refusal) -> str:
        """A refusal with its rule; with the question once more, where there is one."""
        said = seat.followed.refused(refusal)
        return f"{said}\n{seat.followed.turn()}" if seat.followed.question is not None else said

    async def _tried(self, wish: Any) -> Any:
        """What is refused or does not answer fails in words."""
        try:
            return await wish
        except RequestRefused as refused:
            said = refusal_words(self.words, Setup(players=5), Seating(("",) * 5), refused.refusal)
            raise ToolFailure(self.words("agent-refused", why=said)) from None
        except Unreachable as error:
            raise ToolFailure(self.words("agent-unreachable", problem=str(error))) from None
