"""The application: routes, errors, the door before them, and the tables behind."""

import contextlib
import secrets
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp

from stockpile.server.answers import Refused, json_answer, language_of, refused_answer
from stockpile.server.api_analysis import AnalysisApi
from stockpile.server.guard import Guard
from stockpile.server.openapi import frame_schemas, openapi
from stockpile.server.pages import Pages
from stockpile.server.store import Unavailable
from stockpile.server.stream import StreamEndpoint
from stockpile.server.tables import Tables


def build(tables: Tables) -> ASGIApp:
    """The whole application over the tables of one process."""

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await tables.open()
        try:
            yield
        finally:
            await tables.close()

    async def unavailable(request: Request, error: Exception) -> Response:
        tables.health.failed(error)
        return await _refused(request, Refused("database-down"))

    app = Starlette(
        routes=routes(tables),
        lifespan=lifespan,
        exception_handlers={
            Refused: _refused,
            Unavailable: unavailable,
            HTTPException: _http_error,
            Exception: _failed,
        },
    )
    return Guard(app, StreamEndpoint(tables), tables)


def routes(tables: Tables) -> list[BaseRoute]:
    """Every address."""
    api, pages, operators = (
        AnalysisApi(tables),
        Pages(tables.settings.static, tables.settings.root_path),
        Operators(tables),
    )
    table = "/api/tables/{table}"
    return [
        Route("/api/catalog", api.catalog),
        Route("/api/actions", api.actions),
        Route("/api/words/{lang}", api.words),
        Route("/api/rules/{lang}", api.rules),
        Route("/api/cards/{lang}", api.cards),
        Route("/api/replay", api.replay, methods=["POST"]),
        Route("/api/analysis", api.analysis, methods=["POST"]),
        Route("/api/what-if", api.what_if, methods=["POST"]),
        Route("/api/join", api.join, methods=["POST"]),
        Route("/api/tables", api.create, methods=["POST"]),
        Route(table, api.show),
        Route(f"{table}/messages", api.messages),
        Route(f"{table}/record", api.record),
        Route(f"{table}/proof", api.proof),
        Route(f"{table}/story", api.story),
        Route(f"{table}/analysis", api.table_analysis),
        Route(f"{table}/code", api.code, methods=["POST"]),
        Route(f"{table}/seats", api.sit, methods=["POST"]),
        Route(f"{table}/answers", api.answer, methods=["POST"]),
        Route(f"{table}/commands", api.command, methods=["POST"]),
        Route("/healthz", operators.health),
        Route("/metrics", operators.metrics),
        Route("/openapi.json", operators.openapi),
        Route("/schemas/frames.json", operators.frames),
        Route("/", pages.page),
        Route("/t/{table}", pages.page),
        Route("/{path:path}", pages.file),
    ]


class Operators:
    """What those ask who run the server or write clients."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def health(self, _request: Request) -> Response:
        """Whether we can play."""
        await self._tables.store.ping()
        if self._tables.health.trouble is not None:
            raise Refused("database-down")
        return json_answer({"status": "ok", "tables": len(self._tables.in_memory)})

    async def metrics(self, request: Request) -> Response:
        """Prometheus, for whoever knows the operator's token; without one there is no such page."""
        token = self._tables.settings.metrics_token
        if not token:
            raise Refused("no-such-page")
        if not secrets.compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {token}".encode()):
            raise Refused("bad-token")
        return Response(self._tables.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    async def openapi(self, _request: Request) -> Response:
        """The description of the HTTP side."""
        return json_answer(openapi())

    async def frames(self, _request: Request) -> Response:
        """The description of the frames."""
        return json_answer(frame_schemas())


def _language(request: Request) -> str | None:
    with contextlib.suppress(Refused):
        return language_of(request)
    return None


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return refused_answer(error.refusal, _language(request), error.match)


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    key = "bad-method" if error.status_code == 405 else "no-such-page" if error.status_code == 404 else "bad-request"
    refused = Refused(key, None, field=error.detail) if key == "bad-request" else Refused(key)
    answer = await _refused(request, refused)
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


async def _failed(_request: Request, _error: Exception) -> Response:
    return json_answer({"refused": {"rule": "", "key": "failed", "args": {}}}, 500)
