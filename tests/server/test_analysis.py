"""Analyses over HTTP: of finished games alone, line by line, within bounds; and games that go on from a decision."""

import json
from random import Random
from typing import Any

import msgspec
from server.kit.client import Client, Http, new_table
from server.kit.serving import serving, sqlite

from kit.effort import SEED
from kit.samples import played, stopped
from stockpile import Game, Setup
from stockpile.engine.formats.record import Record
from stockpile.server import analyses, examining
from stockpile.server.analyses import Analyses
from stockpile.server.guard import MOST_ANALYSES
from stockpile.server.reply_analysis import AnyLine

SHORT = Setup(players=2, rounds=1)
TEXT = {"Content-Type": "text/plain"}


def lines_of(body: str) -> list[dict[str, Any]]:
    """The findings of an analysis; each is what its type says."""
    for line in body.splitlines():
        msgspec.json.decode(line, type=AnyLine)
    return [json.loads(line) for line in body.splitlines()]


async def test_a_finished_table_is_analysed_for_everybody_and_a_running_one_for_nobody(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        seats = [{"name": "Ada"}, {"bot": "random"}, {"bot": "greedy"}, {"bot": "trader"}]
        told = await new_table(served.url, players=4, preset="guided", seats=seats, pace=0)
        ada = await Client(served.url, told["table"], told["token"]).open()
        async with Http(served.url) as http:
            early = await http.get(f"/api/tables/{ada.table}/analysis")
            await ada.play(Random(SEED))
            stranger = await http.get(f"/api/tables/{ada.table}/analysis", lang="fr", depth="quick")
            again = await http.get(f"/api/tables/{ada.table}/analysis", lang="pt", depth="quick")

        found, kept = lines_of(stranger.text), lines_of(again.text)
        decisions = [line for line in found if line["kind"] == "decision"]
        progress = [line for line in found if line["kind"] == "progress"]
        assert (early.status_code, early.json()["refused"]["key"]) == (409, "not-over")
        assert stranger.headers["content-type"].startswith("application/x-ndjson")
        assert (found[0]["kind"], found[-2]["kind"], found[-1]) == ("head", "summary", {"kind": "end", "whole": True})
        assert found[0]["names"][0] == "Ada" and found[0]["causes"]["fee"] == "Frais de courtage"
        assert found[0]["ledger"]["totals"] == ada.state["result"]["scores"]
        assert progress[-1]["done"] == progress[-1]["of"] == found[0]["work"]
        assert any("Ada a choisi" in line["words"] for line in decisions)
        assert [line["loss"] for line in kept if line["kind"] == "decision"] == [line["loss"] for line in decisions]
        assert any("Ada escolheu" in line["words"] for line in kept if line["kind"] == "decision")
        await ada.close()


async def test_records_of_running_games_or_without_secrets_are_refused(tmp_path):
    running, whole = stopped(SHORT, SEED, 5), played(SHORT, SEED)
    async with serving(sqlite(tmp_path)) as served, Http(served.url) as http:

        async def refused(text: str, **query: str) -> tuple[int, str]:
            answer = await http.client.post("/api/analysis", content=text.encode(), headers=TEXT, params=query)
            told = answer.json()["refused"]
            return answer.status_code, f"{told['key']} {told['args'].get('field', '')}".strip()

        still_played = await refused(running.record().to_text())
        redacted = await refused(whole.record(0).to_text())
        nonsense = await refused("no record")
        too_deep = await refused(whole.record().to_text(), depth="deep")

    assert still_played == (409, "not-over")
    assert redacted == (400, "bad-request record: secrets are left out of it")
    assert nonsense[1].startswith("bad-request line 1")
    assert too_deep == (400, "bad-request depth")


async def test_an_address_has_a_quota_of_analyses(tmp_path):
    async with serving(sqlite(tmp_path), limits=True) as served, Http(served.url) as http:
        answers = [
            (await http.client.post("/api/analysis", content=b"no record", headers=TEXT)).status_code for _ in range(14)
        ]

    assert answers == [400] * 12 + [429] * 2
    assert MOST_ANALYSES == 2


async def test_what_if_opens_a_table_at_the_decision_with_the_same_view_for_its_seat(tmp_path):
    record = played(Setup(players=3, rounds=2), SEED).record()
    number = next(n for n, (seat, text) in enumerate(record.answers) if text.startswith("bid") and seat == 1)
    before = Game.replay(record, number).view(1).to_dict()
    async with serving(sqlite(tmp_path)) as served, Http(served.url) as http:
        query = {"answer": str(number), "name": "Bea", "bot": "random"}
        answer = await http.client.post("/api/what-if", content=record.to_text().encode(), headers=TEXT, params=query)
        told = answer.json()
        bea = await Client(served.url, told["table"], told["token"]).open()
        seen = bea.state["view"]
        told_of = [
            await http.client.get(f"/api/tables/{told['table']}/messages", params={"since": "0", "lang": lang})
            for lang in ("en", "fr", "pt")
        ]
        await bea.play(Random(SEED))
        after = (await http.get(f"/api/tables/{told['table']}/record")).text
        outside = await http.client.post(
            "/api/what-if", content=record.to_text().encode(), headers=TEXT, params={**query, "answer": "9999"}
        )
        nameless = await http.client.post(
            "/api/what-if", content=record.to_text().encode(), headers=TEXT, params={"answer": "0"}
        )

        assert (answer.status_code, told["seat"], told["host"]) == (201, 1, True)
        assert [one.status_code for one in told_of] == [200, 200, 200]
        assert {key: value for key, value in seen.items() if key not in ("events", "setup")} == {
            key: value for key, value in before.items() if key not in ("events", "setup")
        }
        assert Game.replay(Record.from_text(after)).over
        assert outside.json()["refused"]["args"]["field"] == f"answer: from 0 to {len(record.answers) - 1}"
        assert nameless.json()["refused"]["args"]["field"] == "name"
        await bea.close()


async def test_only_such_games_go_on_as_a_table_could_be_made_for(tmp_path):
    record = played(Setup(players=2, rounds=1, cash=5), SEED).record()
    async with serving(sqlite(tmp_path)) as served, Http(served.url) as http:
        answer = await http.client.post(
            "/api/what-if", content=record.to_text().encode(), headers=TEXT, params={"answer": "0", "name": "Bea"}
        )

    assert answer.json()["refused"] == {"rule": "", "key": "bad-setup", "args": {"reason": "cash"}}


async def test_a_record_is_told_while_another_is_analysed(tmp_path):
    long, short = played(Setup(players=4), SEED).record().to_text(), played(SHORT, SEED).record().to_text()
    async with serving(sqlite(tmp_path)) as served:
        replays, analyses = served.tables.replays, served.tables.analyses
        reader = (None, None, None)
        plan = await analyses.begun(long, "normal", reader)
        lines = analyses.lines(long, "normal", reader, plan)
        first = [await anext(lines) for _ in range(3)]  # the head, and what the first slice brings

        told = await replays.told(short, "en")
        more = await anext(lines)
        await lines.aclose()

    assert [json.loads(line.splitlines()[0])["kind"] for line in (*first, more)] == [
        "head", "chances", "progress", "chances",
    ]  # fmt: skip
    assert json.loads(told)["result"] is not None
    assert json.loads(first[2])["done"] < plan["head"]["work"]


async def test_the_games_that_were_asked_for_last_are_not_analysed_anew(monkeypatch):
    monkeypatch.setattr(analyses, "MOST_KEPT", 2)
    examined: list[str] = []

    class AtOnce:
        async def run(self, work: Any, *args: Any, **_more: bool) -> bytes:
            if work is examining.examined:
                examined.append(args[0])
            done: bytes = work(*args)
            return done

    games, reader = [played(Setup(players=2, rounds=1), seed).record().to_text() for seed in (1, 2, 3)], (None,) * 3
    found = Analyses(AtOnce(), lambda: False)  # type: ignore[arg-type]
    for number in (0, 1, 0, 2, 0, 1):  # when the third comes, the second is the one that nobody has asked for lately
        plan = await found.begun(games[number], "quick", reader)
        plan["pieces"] = plan["pieces"][:1]
        assert [line async for line in found.lines(games[number], "quick", reader, plan)]

    assert [games.index(text) for text in examined] == [0, 1, 2, 1]
