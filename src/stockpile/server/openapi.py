"""The descriptions of HTTP and frames, made from the types that read the requests."""

from functools import cache
from typing import Any

import msgspec

from stockpile import __version__
from stockpile.engine.setup.named_sets import NAMES
from stockpile.server import replies, reply_analysis, reply_story, request_bodies, requests
from stockpile.server.api_analysis import LINES, OFFERED
from stockpile.server.replays import MOST_RECORD
from stockpile.server.tokens import ALPHABET, TABLE_LENGTH
from stockpile.session.entry import NAME_LENGTH
from stockpile.text.words import LANGUAGES

Schema = dict[str, Any]
JSON = "application/json"
TABLE_PARAMETER: Schema = {
    "name": "table",
    "in": "path",
    "required": True,
    "schema": {"type": "string", "pattern": f"^[{ALPHABET}]{{{TABLE_LENGTH}}}$"},
}
LANGUAGE_PARAMETER: Schema = {"name": "lang", "in": "query", "schema": {"enum": list(LANGUAGES)}}
SINCE: Schema = {"name": "since", "in": "query", "schema": {"type": "integer", "minimum": 0, "maximum": 10**15 - 1}}
SEAT: Schema = {"name": "seat", "in": "query", "schema": {"type": "integer", "minimum": 0, "maximum": 4}}
DEPTH: Schema = {"name": "depth", "in": "query", "schema": {"enum": list(OFFERED)}}
ANSWER: Schema = {"name": "answer", "in": "query", "required": True, "schema": {"type": "integer", "minimum": 0}}
PLAYER: Schema = {
    "name": "name",
    "in": "query",
    "required": True,
    "schema": {"type": "string", "minLength": 1, "maxLength": NAME_LENGTH},
}
VALUES: tuple[Schema, ...] = (
    {"name": "components", "in": "query", "schema": {"enum": list(NAMES)}},
    {"name": "players", "in": "query", "schema": {"type": "integer", "minimum": 2, "maximum": 5}},
    {"name": "modules", "in": "query", "schema": {"type": "string", "maxLength": 200}},
)
BOT: Schema = {"name": "bot", "in": "query", "schema": {"type": "string", "maxLength": NAME_LENGTH}}
FOUND = reply_analysis.AnyLine.__args__
TYPES = (
    request_bodies.NewTable,
    request_bodies.SitDown,
    request_bodies.JoinCode,
    request_bodies.GivenAnswers,
    requests.AnyCommand,
    replies.RefusedBody,
    replies.Seated,
    replies.Snapshot,
    replies.Messages,
    reply_story.Story,
    reply_story.Code,
    reply_story.Found,
    reply_analysis.AnyLine,
    replies.Done,
)


def _ref(name: str) -> Schema:
    return {"$ref": f"#/components/schemas/{name}"}


def _answer(what: str, schema: Schema, kind: str = JSON) -> Schema:
    return {"description": what, "content": {kind: {"schema": schema}}}


def _refusals(*statuses: int) -> dict[str, Schema]:
    always = (400, 403, 405, 413, 421, 429, 503)
    return {str(status): _answer("refused", _ref("RefusedBody")) for status in (*always, *statuses)}


def _get(what: str, answer: Schema, *parameters: Schema, also: tuple[int, ...] = ()) -> Schema:
    operation: Schema = {"summary": what, "responses": {"200": answer, **_refusals(*also)}}
    if parameters:
        operation["parameters"] = list(parameters)
    if also:
        operation["security"] = [{}, {"seat": []}]
    return {"get": operation}


def _post(what: str, body: Schema, status: int, answer: Schema, *parameters: Schema, kind: str = JSON) -> Schema:
    operation: Schema = {
        "summary": what,
        "requestBody": {"required": True, "content": {kind: {"schema": body}}},
        "responses": {str(status): answer, **_refusals(401, 404, 409)},
        "security": [{}, {"seat": []}],
    }
    if parameters:
        operation["parameters"] = list(parameters)
    return {"post": operation}


def _lines() -> Schema:
    """An analysis: one JSON text a line."""
    return _answer("findings, a line each", {"anyOf": [_ref(one.__name__) for one in FOUND]}, LINES)


def _lookups() -> Schema:
    """What can be looked up without a table."""
    language: Schema = {"name": "lang", "in": "path", "required": True, "schema": {"enum": list(LANGUAGES)}}
    text = _answer("Fluent text", {"type": "object", "required": ["language", "locale", "languages", "ftl"]})
    rules = _answer("the rules", {"type": "object", "required": ["language", "rules"]})
    cards = _answer("the cards", {"type": "object", "required": ["language", "investors", "strategies"]})
    record: Schema = {"type": "string", "maxLength": MOST_RECORD}
    told = _answer(
        "as everybody saw it", {"type": "object", "required": ["setup", "numbers", "names", "seats", "result", "story"]}
    )
    return {
        "/api/catalog": _get("what a table can be made of", _answer("catalog", {"type": "object"}), LANGUAGE_PARAMETER),
        "/api/actions": _get("the table of answers", _answer("answers by id", {"type": "object"})),
        "/api/words/{lang}": _get("the words of a language", text, language, also=(404,)),
        "/api/rules/{lang}": _get("the numbered rules", rules, language, also=(404,)),
        "/api/cards/{lang}": _get("investors and strategies in words", cards, language, *VALUES, also=(400, 404)),
        "/api/replay": _post("a record, told", record, 200, told, LANGUAGE_PARAMETER, kind="text/plain"),
        "/api/analysis": _post(
            "a record, analysed", record, 200, _lines(), LANGUAGE_PARAMETER, DEPTH, kind="text/plain"
        ),
        "/api/what-if": _post(
            "play on from a decision of a record",
            record,
            201,
            _answer("your seat and its token", _ref("Seated")),
            LANGUAGE_PARAMETER,
            ANSWER,
            PLAYER,
            BOT,
            kind="text/plain",
        ),
    }


def _tables() -> Schema:
    """What can be asked of tables."""
    table, base = "/api/tables/{table}", (TABLE_PARAMETER, LANGUAGE_PARAMETER)
    seated = _answer("your seat and its token", _ref("Seated"))
    done = _answer("stored", _ref("Done"))
    found = _answer("the table", _ref("Found"))
    commands = {"anyOf": [_ref(one.__name__) for one in requests.AnyCommand.__args__]}
    record = _answer("the game as a text file", {"type": "string"}, "text/plain")
    here = (401, 404)
    return {
        "/api/join": _post("the table of a code", _ref("JoinCode"), 200, found, LANGUAGE_PARAMETER),
        "/api/tables": _post("make a table", _ref("NewTable"), 201, seated, LANGUAGE_PARAMETER),
        table: _get("the snapshot", _answer("all you may know", _ref("Snapshot")), *base, also=here),
        f"{table}/messages": _get(
            "what happened", _answer("messages", _ref("Messages")), *base, SINCE, SEAT, also=(*here, 409)
        ),
        f"{table}/record": _get("the game so far", record, *base, also=(*here, 409)),
        f"{table}/proof": _get("the shuffles", _answer("proof", {"type": "object"}), *base, also=(*here, 409)),
        f"{table}/story": _get("how it went", _answer("story", _ref("Story")), *base, also=(*here, 409)),
        f"{table}/analysis": _get("what it was decided by", _lines(), *base, DEPTH, also=(*here, 409)),
        f"{table}/code": _post("a join code", {"type": "object"}, 200, _answer("code", _ref("Code")), *base),
        f"{table}/seats": _post("sit down", _ref("SitDown"), 201, seated, *base),
        f"{table}/answers": _post("answer", _ref("GivenAnswers"), 200, done, *base),
        f"{table}/commands": _post("any command", commands, 200, done, *base),
    }


@cache
def openapi() -> Schema:
    """The OpenAPI document."""
    _, components = msgspec.json.schema_components(TYPES, ref_template="#/components/schemas/{name}")
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Stockpile",
            "version": __version__,
            "license": {"name": "MIT", "identifier": "MIT"},
            "description": "Tables over HTTP. The stream of a table (WebSocket) is described by /schemas/frames.json.",
        },
        "servers": [{"url": "/"}],
        "paths": {**_lookups(), **_tables()},
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
    }


@cache
def frame_schemas() -> Schema:
    """The JSON Schema of every frame, from the server and from the client."""
    (from_server, from_client, hello), definitions = msgspec.json.schema_components(
        (replies.AnyFrame, requests.AnyCommand, requests.Hello), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Stockpile: frames of a table's stream",
        **from_server,
        "$defs": {**definitions, "FromClient": {"anyOf": [hello, from_client]}},
    }
