"""The HTTP endpoints for games that are over: their analysis, and games that go on from one of their decisions."""

from collections.abc import AsyncIterator

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from stockpile.engine.question import Refusal
from stockpile.lab.coach_decision import DEPTHS
from stockpile.server import examining, new_table
from stockpile.server.answers import Refused, language_of, refused_answer
from stockpile.server.api import Api, seated
from stockpile.server.examining import Reader
from stockpile.server.reading import number_of, record_of
from stockpile.server.tokens import hashed, new_token
from stockpile.session.entry import NAME_LENGTH

LINES = "application/x-ndjson"
OFFERED = ("quick", "normal")  # deep takes a minute and more: that is for the own machine
LEAST_NAME = 1


class AnalysisApi(Api):
    """One method an endpoint."""

    async def analysis(self, request: Request) -> Response:
        """The analysis of a record, line by line."""
        return await self._analysed(request, await record_of(request), (language_of(request), None, None))

    async def table_analysis(self, request: Request) -> Response:
        """The analysis of a table's finished game, with the names of its players."""
        table, who, language = await self._place(request)

        def look() -> tuple[str, list[str], int | None]:
            match = table.match
            if not match.over:
                raise Refused("not-over", match)
            names = [seat.name or str(number + 1) for number, seat in enumerate(match.seats)]
            return match.record("all").to_text(), names, who.seat(match)

        text, names, seat = await table.read(look)
        return await self._analysed(request, text, (language, names, seat))

    async def _analysed(self, request: Request, text: str, reader: Reader) -> Response:
        depth = request.query_params.get("depth", "normal")
        if depth not in OFFERED:
            raise Refused("bad-request", field="depth")
        analyses = self.tables.analyses
        plan = await analyses.begun(text, depth, reader)

        async def lines() -> AsyncIterator[bytes]:
            try:
                async for line in analyses.lines(text, depth, reader, plan):
                    yield line
            except Refused as refused:  # it has begun: the last line says why it ends
                yield msgspec.json.encode({"kind": "end", "whole": False, "refused": refused.refusal.key}) + b"\n"

        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}  # a proxy shall not hold lines back
        return StreamingResponse(lines(), 200, headers, LINES)

    async def what_if(self, request: Request) -> Response:
        """A table that goes on from a decision of a record, in its seat, against bots."""
        answer, bot = number_of(request, "answer", 0), request.query_params.get("bot", new_table.WHAT_IF_BOT)
        name = request.query_params.get("name", "").strip()
        if not LEAST_NAME <= len(name) <= NAME_LENGTH:
            raise Refused("bad-request", field="name")
        text = await record_of(request)
        found = msgspec.json.decode(await self.tables.replays.run(examining.fork, text, answer, new_table.fork_seed()))
        token = new_token()
        first = new_table.forked(found["position"], found["seat"], name, bot, hashed(token))
        table = first if isinstance(first, Refusal) else await self.tables.create(first)
        if isinstance(table, Refusal):
            return refused_answer(table, language_of(request))
        return seated(table, found["seat"], token, host=True)


assert set(OFFERED) <= set(DEPTHS)
