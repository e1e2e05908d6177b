"""The HTTP endpoints."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from stockpile.engine.question import Refusal
from stockpile.engine.setup.named_sets import PRINTED, of_name
from stockpile.engine.setup.setup import Setup
from stockpile.server import catalog, frames, new_table, request_bodies, requests
from stockpile.server.answers import Refused, json_answer, language_of, packed, refused_answer
from stockpile.server.codes import code_of, found
from stockpile.server.commands import Who, act_of
from stockpile.server.phrases import seating
from stockpile.server.reading import body_as, number_of, record_of, token_of
from stockpile.server.sentences import Teller
from stockpile.server.services import SERVICES, served
from stockpile.server.table import LiveTable
from stockpile.server.table_state import NoSuchTable
from stockpile.server.tables import Tables
from stockpile.server.tokens import hashed, new_token
from stockpile.session.entry import Entry
from stockpile.session.proof import proof_of
from stockpile.text.story import story_words
from stockpile.text.words import LANGUAGES, Words

TEXT = "text/plain; charset=utf-8"


class Api:
    """One method an endpoint."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    # What does not change

    async def catalog(self, request: Request) -> Response:
        """What a table can be made of."""
        return _fixed(request, "catalog", language_of(request) or "")

    async def actions(self, request: Request) -> Response:
        """The table of answers."""
        return _fixed(request, "actions")

    async def words(self, request: Request) -> Response:
        """The catalogues of a language."""
        return _fixed(request, "words", _language(request))

    async def rules(self, request: Request) -> Response:
        """The numbered rules."""
        return _fixed(request, "rules", _language(request))

    async def cards(self, request: Request) -> Response:
        """Investors and strategies in words, with the values of ?components= for such a table."""
        language, asked = _language(request), request.query_params
        name = asked.get("components", PRINTED)
        modules = [module for module in asked.get("modules", "").split(",") if module]
        wish = {"players": number_of(request, "players", 4), "modules": modules}
        try:
            setup = Setup.from_dict(wish if name == PRINTED else {**wish, "components": name})
        except ValueError as error:
            raise Refused("bad-request", field=str(error)[:200]) from None
        if name == PRINTED:
            return _fixed(request, "cards", language)
        return _fixed(request, "cards", language, of_name(name, setup.players, setup.modules))

    async def replay(self, request: Request) -> Response:
        """A record as everybody at its table saw it."""
        language = language_of(request)
        return json_answer(await self.tables.replays.told(await record_of(request), language))

    # Tables

    async def create(self, request: Request) -> Response:
        """Makes a table."""
        wish = await body_as(request, request_bodies.read_new_table)
        token = new_token()
        first = new_table.created(wish, hashed(token))
        table = first if isinstance(first, Refusal) else await self.tables.create(first)
        if isinstance(table, Refusal):
            return refused_answer(table, language_of(request))
        seat = Who.of(token).seat(table.match)
        return seated(table, seat, token, host=True)

    async def show(self, request: Request) -> Response:
        """The snapshot."""
        table, who, language = await self._place(request)

        def look() -> bytes:
            seat = who.seat(table.match)
            host = who.is_host(table.match)
            return frames.snapshot(table, seat, host=host, now=self.tables.now(), language=language)

        return json_answer(await table.read(look))

    async def messages(self, request: Request) -> Response:
        """All messages after a number."""
        table, who, language = await self._place(request)
        since = number_of(request, "since", 0)
        other = number_of(request, "seat", -1)

        def look() -> bytes:
            match = table.match
            seat = who.seat(match)
            if other >= 0:
                if not match.over or other >= len(match.seats):
                    raise Refused("not-over", match)
                seat = other
            said = match.text(seat, since) if language is None else Teller(match, language).messages(seat, since)
            return b'{"number":%d,"messages":[%b]}' % (match.said.mark(), said)

        return json_answer(await table.read(look))

    async def record(self, request: Request) -> Response:
        """The game as a file, as far as the token may know it."""
        table, who, _ = await self._place(request)

        def look() -> str:
            match = table.match
            if match.current is None:
                raise Refused("not-started", match)
            return match.record("all" if match.over else who.seat(match)).to_text()

        return Response(await table.read(look), headers={"Cache-Control": "no-store"}, media_type=TEXT)

    async def proof(self, request: Request) -> Response:
        """How the cards were shuffled, after the end."""
        table, _, _ = await self._place(request)

        def look() -> str:
            if not table.match.over:
                raise Refused("not-over", table.match)
            if table.match.lobby is None:
                raise Refused("no-proof", table.match)
            return proof_of(table.match)

        return Response(await table.read(look), headers={"Cache-Control": "no-store"}, media_type="application/json")

    async def story(self, request: Request) -> Response:
        """What a finished game tells of itself; worked out once."""
        table, who, language = await self._place(request)

        def look() -> str:
            if not table.match.over:
                raise Refused("not-over", table.match)
            return table.match.record("all").to_text()

        text = await table.read(look)
        if table.story is None:
            table.story = msgspec.json.decode(await self.tables.replays.story(text))
        told = table.story
        if language is not None:
            match = table.match
            told = story_words(Words(language), match.setup, seating(match, who.seat(match)), told)
        return json_answer(told)

    async def code(self, request: Request) -> Response:
        """Five letters by which others find the table."""
        table, who, language = await self._place(request)
        return self._told(await code_of(self.tables, table, who), language)

    async def join(self, request: Request) -> Response:
        """The table of such letters."""
        wish = await body_as(request, request_bodies.read_join_code)
        return self._told(await found(self.tables, wish.code), language_of(request))

    def _told(self, outcome: dict[str, object] | Refusal, language: str | None) -> Response:
        if isinstance(outcome, Refusal):
            self.tables.metrics.refusals.labels(outcome.key).inc()
            return refused_answer(outcome, language)
        return json_answer(outcome)

    async def sit(self, request: Request) -> Response:
        """Gives a seat to whoever asks."""
        table, who, language = await self._place(request)
        wish = await body_as(request, request_bodies.read_sit_down)
        token = new_token()
        outcome = await table.do(new_table.joined(wish, who, hashed(token)))
        if isinstance(outcome, Refusal):
            return refused_answer(outcome, language, table.match)
        entry: Entry = outcome[0]
        is_new = entry["token"] == hashed(token)
        shown = token if is_new else token_of(request)
        return seated(table, entry["seat"], shown or "", host=table.match.host_seat == entry["seat"])

    async def answer(self, request: Request) -> Response:
        """One answer or a staged turn."""
        table, who, language = await self._place(request)
        given = await body_as(request, request_bodies.read_answers)
        command = requests.Answer(revision=given.revision, move_id=given.move_id, answers=given.answers)
        return await self._obey(table, who, command, language)

    async def command(self, request: Request) -> Response:
        """Any command of the stream."""
        table, who, language = await self._place(request)
        return await self._obey(table, who, await body_as(request, requests.read_command), language)

    async def _obey(self, table: LiveTable, who: Who, command: requests.AnyCommand, language: str | None) -> Response:
        if isinstance(command, SERVICES):
            outcome = await served(self.tables, table, who, command, language)
        else:
            result = await table.do(act_of(command, who, table))
            outcome = result if isinstance(result, Refusal) else {}
        match = table.match
        if isinstance(outcome, Refusal):
            self.tables.metrics.refusals.labels(outcome.key).inc()
            return refused_answer(outcome, language, match, who.seat(match))
        return json_answer({"ok": True, "number": match.said.mark(), "revision": match.revision, **outcome})

    async def _place(self, request: Request) -> tuple[LiveTable, Who, str | None]:
        """The table of the path, who asks, and in which language."""
        language = language_of(request)
        try:
            table = await self.tables.table(request.path_params["table"])
        except NoSuchTable:
            raise Refused("no-such-table") from None
        who = Who.of(token_of(request))
        if not who.is_known(table.match):
            raise Refused("bad-token", table.match)
        return table, who, language


def seated(table: LiveTable, seat: int | None, token: str, *, host: bool) -> Response:
    """Where somebody sits now, and the token by which they are known."""
    match = table.match
    promised = match.lobby.shuffle.hash if match.lobby is not None else None
    told = {"table": table.id, "seat": seat, "token": token, "host": host, "number": match.said.mark()}
    return json_answer({**told, "promised": promised}, 201)


def _language(request: Request) -> str:
    language: str = request.path_params["lang"]
    if language not in LANGUAGES:
        raise Refused("no-such-page")
    return language


def _fixed(request: Request, what: str, language: str = "", changes: str = "") -> Response:
    body, tag = catalog.fixed(what, language, changes)
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    body, headers = packed(request, body, headers)
    return json_answer(body, headers=headers)
