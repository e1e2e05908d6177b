"""One seat of an agent: making a table, sitting down, waiting, answering. Tokens never leave it."""

import re
import uuid
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from stockpile.agents.client import RequestRefused, SeatStream, ServerClient, Unreachable
from stockpile.agents.followed import FollowedTable
from stockpile.engine.question import Refusal
from stockpile.engine.refusals.reasons import not_asked, unreadable

FIRST_SECONDS = 30.0  # for the first frame, and for what an answer has caused
_LINK = re.compile(r"/t/([a-z0-9]+)$")
_ID = re.compile(r"[2-9a-hj-km-np-tv-z]{12}")
_TOKEN = re.compile(r"([A-Za-z0-9_-]{43})(?:\.[0-9a-f]{64})?")


class Place(NamedTuple):
    """Where to sit down: a table, or a code for one, and a token if the link was somebody's own."""

    table: str = ""
    code: str = ""
    token: str = ""


class OtherServer(ValueError):
    """A link that leads somewhere else than to the server that we play on."""


def place_of(given: str, server: str) -> Place:
    """Reads a link, the id of a table, or a join code."""
    text = given.strip()
    parts = urlsplit(text)
    if parts.scheme or "/" in text:
        found = _LINK.search(parts.path.rstrip("/"))
        if found is None or (parts.netloc and parts.netloc != urlsplit(server).netloc):
            raise OtherServer(text.partition("#")[0])
        token = _TOKEN.fullmatch(parts.fragment)
        return Place(table=found[1], token=token[1] if token else "")
    return Place(table=text) if _ID.fullmatch(text) else Place(code=text)


class AgentSeat:
    """A seat at one table of a server."""

    def __init__(self, server: ServerClient, table: str, token: str, followed: FollowedTable) -> None:
        self.server = server
        self.table = table
        self.followed = followed
        self._token = token
        self._stream = SeatStream(server, table, token, followed.take)

    @property
    def link(self) -> str:
        """What other people open to join."""
        return f"{self.server.url}/t/{self.table}"

    async def open(self) -> None:
        """Begins to follow the table, and is ready for the game."""
        self._stream.start()
        if not await self._stream.until(lambda: bool(self.followed.state), FIRST_SECONDS):
            code = self._stream.closed_with
            await self.close()
            raise RequestRefused(Refusal("", "bad-token")) if code is not None else Unreachable(self.server.url)
        if self.followed.state["table"]["state"] == "lobby":
            await self.command("ready", ready=True)

    async def close(self) -> None:
        """Hangs up; the seat stays whose it is."""
        await self._stream.close()

    async def code(self) -> str:
        """A join code to tell people."""
        told = await self.server.post(f"api/tables/{self.table}/code", {}, self._token)
        return str(told["code"])

    async def command(self, do: str, **fields: Any) -> None:
        """A command of the protocol."""
        await self.server.post(f"api/tables/{self.table}/commands", {"do": do, **fields}, self._token)

    async def wait(self, seconds: float) -> bool:
        """Waits until there is something to do; whether there is."""
        return await self._stream.until(lambda: self.followed.is_due, seconds)

    async def act(self, text: str) -> None:
        """Gives an answer in notation; RequestRefused says why it does not count."""
        followed = self.followed
        if followed.question is None:
            raise RequestRefused(not_asked(followed.seat or 0))
        answer = followed.answer_of(text)
        if answer is None:
            raise RequestRefused(unreadable(" ".join(text.split())))
        body = {"revision": followed.state["revision"], "move_id": uuid.uuid4().hex, "answers": [answer]}
        told = await self.server.post(f"api/tables/{self.table}/answers", body, self._token)
        await self._stream.until(lambda: followed.number >= told["number"], FIRST_SECONDS)


async def made(server: ServerClient, wish: dict[str, Any], followed: FollowedTable) -> AgentSeat:
    """A new table with the agent in a seat of it."""
    told = await server.post("api/tables", wish)
    seat = AgentSeat(server, told["table"], told["token"], followed)
    await seat.open()
    return seat


async def joined(
    server: ServerClient, place: Place, name: str, wanted: int | None, followed: FollowedTable
) -> AgentSeat:
    """A seat at a table that is there already."""
    table = place.table or str((await server.post("api/join", {"code": place.code}))["table"])
    token = place.token
    if not token:
        wish = {"name": name, **({} if wanted is None else {"seat": wanted})}
        token = (await server.post(f"api/tables/{table}/seats", wish))["token"]
    seat = AgentSeat(server, table, token, followed)
    await seat.open()
    return seat
