"""What is described is what is sent: OpenAPI, frame schemas, and requests made up from them."""

import asyncio
from random import Random

import httpx
import jsonschema
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from openapi_spec_validator import validate
from server.kit.client import Client, Http, new_table
from server.kit.serving import serving, sqlite

from kit.effort import EFFORT, PATIENCE, SEED
from stockpile.engine.game import Game
from stockpile.server import replies
from stockpile.server.openapi import frame_schemas, openapi

FRAMES = jsonschema.Draft202012Validator(frame_schemas())


def test_the_openapi_document_is_one():
    validate(openapi())


def test_the_frame_schemas_are_json_schemas():
    jsonschema.Draft202012Validator.check_schema(frame_schemas())


@pytest.mark.parametrize("language", [None, "fr"])
async def test_every_frame_of_a_game_is_as_described(tmp_path, language):
    from importlib.resources import files

    views = jsonschema.Draft202012Validator(
        msgspec.json.decode(files("stockpile.engine").joinpath("schemas/view.schema.json").read_bytes())
    )
    async with serving(sqlite(tmp_path)) as served:
        clock = {"kind": "live", "reserve": 900, "increment": 3}
        seats = [{"name": "Ada"}, {"bot": "random"}, {"bot": "random"}]
        told = await new_table(served.url, players=3, preset="everything", seats=seats, pace=0, clock=clock)
        ada = await Client(served.url, told["table"], told["token"], language=language).open()
        watcher = await Client(served.url, told["table"], language=language).open()
        for command in ("hint", "beliefs", "ping", "nonsense"):
            await ada.until(lambda: ada.is_asked)
            await ada.do(command)
        await ada.do("say", text="hi")
        await ada.play(Random(SEED), answers=25)
        await ada.do("undo", revision=ada.state["revision"], move_id="u")
        await ada.do("leave")
        await watcher.until(lambda: watcher.is_over)
        await ada.close()
        await watcher.close()

    for text in (*ada.raw, *watcher.raw):
        msgspec.json.decode(text, type=replies.AnyFrame)
    for text in (*ada.raw[:12], *watcher.raw[-2:]):
        frame = msgspec.json.decode(text)
        FRAMES.validate(frame)
        if frame.get("view"):
            views.validate(frame["view"])


async def test_what_a_record_tells_is_what_was_played(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        seats = [{"name": "Ada"}, {"bot": "random"}]
        told = await new_table(served.url, players=2, seats=seats, pace=0)
        ada = await Client(served.url, told["table"], told["token"]).open()
        await ada.until(lambda: ada.is_asked)
        async with Http(served.url, told["token"]) as http:
            mine = (await http.get(f"/api/tables/{told['table']}/record")).text
        await ada.do("leave", bot="random")
        await ada.until(lambda: ada.is_over)
        async with Http(served.url) as http:
            whole = (await http.get(f"/api/tables/{told['table']}/record")).text
            retold = (await http.client.post("/api/replay?lang=fr", content=whole)).json()
            broken = await http.client.post("/api/replay", content=whole[:-200])
        await ada.close()

    assert "\nseat 0\n" in mine and "\nseed ?\n" in mine
    assert "\nseat all\n" in whole
    assert retold["seats"]["0"]["events"][-1]["words"]
    assert set(retold["seats"]) == {"0", "1", "spectator"}
    assert broken.status_code == 400
    from stockpile.engine.formats.record import Record

    assert Game.replay(Record.from_text(whole)).over


@pytest.mark.slow
async def test_no_request_made_up_from_the_document_breaks_the_server(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        seats = [{"name": "Ada"}, {"bot": "random"}, {}]
        told = await new_table(served.url, players=3, seats=seats, pace=0)

        await asyncio.to_thread(try_all, served.url, told)

        assert (await served.tables.table(told["table"])).match.exists


def try_all(url, told):
    """Every operation with requests from its description, good and bad, at a real table."""
    schema = schemathesis.openapi.from_dict(openapi())
    with httpx.Client(base_url=url, trust_env=False, timeout=PATIENCE) as client:
        for result in schema.get_all_operations():
            try_operation(client, told, result.ok())  # type: ignore[union-attr]


def try_operation(client, told, operation):
    """Some requests; each is answered as described, refusals in their one shape."""
    described = openapi()["paths"][operation.path][operation.method.lower()]["responses"]
    checked = []

    @given(case=operation.as_strategy())
    @settings(max_examples=8 * EFFORT, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    def attempt(case):
        answer = asked(client, told, case)
        checked.append(answer.status_code)
        assert str(answer.status_code) in described, (answer.status_code, answer.text[:300])
        if answer.status_code >= 400:
            msgspec.json.decode(answer.content, type=replies.RefusedBody)

    attempt()
    assert checked


def asked(client, told, case):
    """The request of a case, sent to our table."""
    path = case.path.format(**{**case.path_parameters, "table": told["table"]})
    headers = {"Authorization": f"Bearer {told['token']}", "Content-Type": case.media_type or "application/json"}
    is_json = isinstance(case.body, (dict, list, int, float))
    content = msgspec.json.encode(case.body) if is_json else str(case.body).encode("utf-8", "replace")
    query = {key: str(value) for key, value in (case.query or {}).items()}
    return client.request(case.method, path, params=query, headers=headers, content=content)
