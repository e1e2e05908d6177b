"""The tools over the Model Context Protocol, on standard input and output."""

from collections.abc import Awaitable
from typing import Annotated

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from stockpile import __version__
from stockpile.agents.tools import BOT, MOST_SECONDS, PRESET, Toolbox, ToolFailure

NAME = "Agent"
WAIT = 25.0  # below the patience of usual clients


def build(box: Toolbox) -> MCPServer:
    """The server with its five tools, described in the language of the box."""
    words = box.words
    server: MCPServer = MCPServer(
        "stockpile", version=__version__, instructions=words("agent-instructions"), log_level="ERROR"
    )
    _add_seats(server, box)
    _add_turns(server, box)
    return server


def _add_seats(server: MCPServer, box: Toolbox) -> None:
    """How an agent comes to a table."""
    words = box.words
    name_field = Field(description=words("agent-arg-name"), min_length=1, max_length=40)

    @server.tool(description=words("agent-tool-new-game"), structured_output=False)
    async def new_game(
        players: Annotated[int, Field(description=words("agent-arg-players"), ge=2, le=5)] = 4,
        preset: Annotated[str, Field(description=words("agent-arg-preset"))] = PRESET,
        modules: Annotated[list[str], Field(description=words("agent-arg-modules"))] = [],  # noqa: B006  a schema
        board: Annotated[str, Field(description=words("agent-arg-board"))] = "",
        bots: Annotated[list[str], Field(description=words("agent-arg-bots"))] = [BOT],  # noqa: B006  the same
        people: Annotated[int, Field(description=words("agent-arg-people"), ge=0, le=4)] = 0,
        name: Annotated[str, name_field] = NAME,
    ) -> str:
        return await _told(box.new_game(players, preset, modules, board, bots, people, name))

    @server.tool(description=words("agent-tool-sit"), structured_output=False)
    async def sit(
        table: Annotated[str, Field(description=words("agent-arg-table"), min_length=1, max_length=400)],
        name: Annotated[str, name_field] = NAME,
        seat: Annotated[int | None, Field(description=words("agent-arg-seat"), ge=1, le=5)] = None,
    ) -> str:
        return await _told(box.sit(table, name, seat))


def _add_turns(server: MCPServer, box: Toolbox) -> None:
    """How it plays there."""
    words = box.words
    wait_field = Field(description=words("agent-arg-seconds"), ge=0, le=MOST_SECONDS)

    @server.tool(description=words("agent-tool-wait-turn"), structured_output=False)
    async def wait_turn(seconds: Annotated[float, wait_field] = WAIT) -> str:
        return await _told(box.wait_turn(seconds))

    @server.tool(description=words("agent-tool-act"), structured_output=False)
    async def act(
        answer: Annotated[str, Field(description=words("agent-arg-answer"), min_length=1, max_length=200)],
        wait: Annotated[float, wait_field] = 0.0,
    ) -> str:
        return await _told(box.act(answer, wait))

    @server.tool(description=words("agent-tool-rules"), structured_output=False)
    async def rules(about: Annotated[str, Field(description=words("agent-arg-about"), max_length=80)] = "") -> str:
        return await _told(box.rules(about))


async def _told(text: Awaitable[str]) -> str:
    """What a tool says; a call that did nothing is an error that the agent reads."""
    try:
        return await text
    except ToolFailure as failure:
        raise ToolError(str(failure)) from None


async def serve(box: Toolbox) -> None:
    """Until the other side hangs up."""
    try:
        await build(box).run_stdio_async()
    finally:
        await box.close()
