"""An agent that follows a script: speaks MCP to `stockpile mcp`, and reads the texts as a model would."""

import contextlib
import os
import re
import sys
from collections.abc import AsyncIterator
from random import Random

from mcp import Client, StdioServerParameters
from mcp.types import TextContent

from stockpile.agents.house import House
from stockpile.agents.mcp_server import build
from stockpile.agents.tools import Reading, Toolbox

LEGAL = re.compile(r"^Legal answers: (.+)$", re.M)


class ScriptedAgent:
    """One connection to the tools, and everything that was read over it."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.read: list[str] = []
        self.failed = False

    async def call(self, tool: str, **arguments: object) -> str:
        """The text that a tool gives; `failed` says whether it was an error."""
        told = await self.client.call_tool(tool, arguments)
        self.failed = bool(told.is_error)
        text = "\n".join(part.text for part in told.content if isinstance(part, TextContent))
        self.read.append(text)
        return text

    async def turn(self) -> str:
        """Waits until there is something to do."""
        text = await self.call("wait_turn", seconds=60)
        assert "Call wait_turn again" not in text, "nothing was asked for a minute"
        return text

    async def play(self, draw: Random, answers: int | None = None) -> int:
        """Answers at random until the game is over, or so many times."""
        given, text = 0, await self.turn()
        while given != answers and (legal := legal_of(text)):
            given += 1
            text = await self.call("act", answer=draw.choice(legal), wait=0 if given == answers else 60)
            assert text.startswith("Your answer counts."), text
        return given


def legal_of(text: str) -> list[str]:
    """The legal answers of a text; none if nothing is asked."""
    found = LEGAL.search(text)
    return [re.sub(r" \(.*\)$", "", answer) for answer in found[1].split(", ")] if found else []


@contextlib.asynccontextmanager
async def agent(*options: str) -> AsyncIterator[ScriptedAgent]:
    """`stockpile mcp` as a process of its own, spoken to by the client of the mcp package."""
    program = StdioServerParameters(
        command=sys.executable, args=["-m", "stockpile", "mcp", *options], env={**os.environ, "LC_ALL": "C.UTF-8"}
    )
    async with Client(program, read_timeout_seconds=120) as client:
        yield ScriptedAgent(client)


@contextlib.asynccontextmanager
async def near_agent(url: str, reading: Reading = Reading()) -> AsyncIterator[ScriptedAgent]:  # noqa: B008  a value
    """The same tools by the same protocol, without a process of their own."""
    box = Toolbox(House(url), reading)
    try:
        async with Client(build(box)) as client:
            yield ScriptedAgent(client)
    finally:
        await box.close()
