"""Gathering at a table: ready marks, the host's start, join codes; and giving up, pace, and the next game."""

import asyncio
import time
from collections import Counter
from random import Random

import pytest
from server.kit.client import Client, Http, new_table, sit
from server.kit.serving import Clock, serving, sqlite

from kit.effort import SEED
from stockpile.server import codes
from stockpile.server.catalog import DEFAULT_BOT, STAND_IN, catalog
from stockpile.server.codes import GOOD_FOR, LETTERS, new_code, read_code
from stockpile.server.means import CODE_ARRIVALS, WRONG_CODE_SECONDS, WRONG_CODES


async def two(served, **wish):
    """Ada, who is host, and Bea at a table of two that waits for ready marks."""
    told = await new_table(served.url, **{"players": 2, "seats": [{"name": "Ada"}, {}], "start": "ready", **wish})
    other = await sit(served.url, told["table"], "Bea")
    return [await Client(served.url, told["table"], token).open() for token in (told["token"], other["token"])]


async def closed(*clients):
    for client in clients:
        await client.close()


def state(client):
    return client.state["table"]["state"]


async def test_a_full_table_begins_when_everybody_is_ready(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        ada, bea = await two(served)
        full = (state(ada), [seat["ready"] for seat in ada.state["table"]["seats"]])

        await ada.do("ready", ready=True)
        half = await bea.do("ready", ready=False)
        waiting = state(bea)
        await bea.do("ready", ready=True)
        await ada.until(lambda: state(ada) == "playing")
        late = await bea.do("ready", ready=False)

        assert full == ("lobby", [False, False])
        assert (half["ok"], waiting) == (True, "lobby")
        assert late["refused"]["key"] == "already-started"
        assert [m["ready"] for m in ada.messages if m["kind"] == "readied"] == [True, False, True]
        await closed(ada, bea)


async def test_the_host_begins_without_those_who_are_not_ready_and_bots_fill_up(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        ada, bea = await two(served, players=4, seats=[{"name": "Ada"}, {}, {}, {}])

        refused = await bea.do("start", bot="novice")
        begun = await ada.do("start", bot="novice")
        await bea.until(lambda: state(bea) == "playing")
        again = await ada.do("start")

        assert (refused["refused"]["key"], begun["ok"]) == ("not-host", True)
        assert again["refused"]["key"] == "already-started"
        assert [seat["bot"] for seat in bea.state["table"]["seats"]] == [None, None, "novice", "novice"]
        await closed(ada, bea)


async def test_whoever_plays_with_bots_alone_begins_at_once(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        seats = [{"name": "Ada"}, {"bot": "novice"}, {"bot": "novice"}]
        told = await new_table(served.url, players=3, seats=seats, start="ready")
        ada = await Client(served.url, told["table"], told["token"]).open()

        assert state(ada) == "playing"
        await closed(ada)


async def test_a_mark_goes_with_its_person_and_spectators_have_none(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        ada, bea = await two(served)
        watcher = await Client(served.url, ada.table).open()
        await bea.do("ready", ready=True)
        await bea.do("leave")

        refused = [
            await watcher.do("ready", ready=True),
            await watcher.do("resign"),
            await watcher.do("pace", pace="calm"),
        ]
        await sit(served.url, ada.table, "Cy")
        await ada.until(lambda: ada.state["table"]["seats"][1]["name"] == "Cy")

        assert [reply["refused"]["key"] for reply in refused] == ["not-seated"] * 3
        assert [seat["ready"] for seat in ada.state["table"]["seats"]] == [False, False]
        assert state(ada) == "lobby"
        await closed(ada, bea, watcher)


# Codes


async def code(served, table, token):
    async with Http(served.url, token) as http:
        return await http.post(f"/api/tables/{table}/code")


async def join(served, given, address=""):
    """Types a code, at another address if one is given."""
    async with Http(served.url) as http:
        http.client.headers.update({"X-Forwarded-For": address} if address else {})
        return await http.post("/api/join", code=given)


async def test_a_code_leads_to_its_table_until_the_game_begins(database):
    async with serving(database) as served:
        ada, bea = await two(served)

        first, again = await code(served, ada.table, ada.token), await code(served, ada.table, bea.token)
        letters = first.json()["code"]
        found = await join(served, f"{letters[:2].lower()}-{letters[2:]} ")
        await ada.do("start")
        begun = await join(served, letters)
        unknown = await join(served, "BBBBB" if letters != "BBBBB" else "CCCCC")
        late = await code(served, ada.table, ada.token)

        assert first.json() == again.json()
        assert found.json() == {"table": ada.table}
        assert (begun.status_code, begun.json()) == (404, unknown.json())
        assert late.json()["refused"]["key"] == "already-started"
        await closed(ada, bea)


async def test_a_code_ends_after_a_while_and_is_nobody_elses_meanwhile(database, monkeypatch):
    clock = Clock()
    async with serving(database, now=clock) as served:
        ada, bea = await two(served)
        other = await new_table(served.url, players=2)
        first = (await code(served, ada.table, ada.token)).json()["code"]
        drawn = iter([first, first, "ZZZZZ" if first != "ZZZZZ" else "YYYYY"])
        monkeypatch.setattr(codes, "new_code", lambda: next(drawn))

        second = (await code(served, other["table"], other["token"])).json()["code"]
        clock.time += GOOD_FOR + 1
        over = await join(served, first)

        assert second != first
        assert over.status_code == 404
        await closed(ada, bea)


async def test_a_code_made_at_one_process_is_good_at_another(postgres):
    database = postgres.fresh()
    async with serving(database) as one, serving(database) as other:
        told = await new_table(one.url, players=2)

        letters = (await code(one, told["table"], told["token"])).json()["code"]
        found = await join(other, letters)
        same = (await code(other, told["table"], told["token"])).json()["code"]

        assert (found.json(), same) == ({"table": told["table"]}, letters)


async def test_codes_cannot_be_guessed_one_after_the_other(tmp_path):
    async with serving(sqlite(tmp_path), limits=True) as served:
        told = await new_table(served.url, players=2)
        letters = (await code(served, told["table"], told["token"])).json()["code"]

        tried = [(await join(served, new_code())).status_code for _ in range(12)]
        stopped = await join(served, letters)

        assert set(tried) == {404}
        assert (stopped.status_code, stopped.json()["refused"]["key"]) == (429, "too-fast")


async def test_codes_cannot_be_guessed_from_many_addresses_either(tmp_path):
    """The attack: a proxy's clients, each with credit of its own, guess in turn for as long as it takes."""
    async with serving(sqlite(tmp_path), limits=True, trusted_proxies=("127.0.0.1",)) as served:
        told = await new_table(served.url, players=2)
        letters = (await code(served, told["table"], told["token"])).json()["code"]

        began = time.monotonic()
        tried = [await join(served, new_code(), f"203.0.113.{guess % 200}") for guess in range(WRONG_CODES + 30)]
        answers = [answer.status_code for answer in tried]
        back = 1 + int((time.monotonic() - began) * WRONG_CODES / WRONG_CODE_SECONDS)  # so many come back meanwhile
        stopped = await join(served, letters, "198.51.100.1")

        assert WRONG_CODES <= Counter(answers)[404] <= WRONG_CODES + back
        assert Counter(answers)[429] == len(answers) - Counter(answers)[404]
        assert (stopped.status_code, stopped.json()["refused"]["key"]) == (429, "too-fast")
        async with Http(served.url) as http:
            assert (await http.get(f"/api/tables/{told['table']}")).status_code == 200  # the link still leads there


async def test_right_codes_cost_nothing_and_a_table_is_not_flooded_by_its_own(tmp_path):
    async with serving(sqlite(tmp_path), limits=True, trusted_proxies=("127.0.0.1",)) as served:
        told = await new_table(served.url, players=2)
        letters = (await code(served, told["table"], told["token"])).json()["code"]

        answers = [
            (await join(served, letters, f"203.0.113.{guest}")).status_code for guest in range(CODE_ARRIVALS + 9)
        ]

        assert Counter(answers)[200] in (CODE_ARRIVALS, CODE_ARRIVALS + 1)
        assert (await join(served, new_code(), "198.51.100.2")).status_code == 404


async def test_a_spectator_gets_no_code(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        told = await new_table(served.url, players=2)

        refused = await code(served, told["table"], None)

        assert (refused.status_code, refused.json()["refused"]["key"]) == (403, "not-seated")


@pytest.mark.parametrize("given", ["", "ABCDE", "BCDF", "BCDFGH", "BCD0F", "BCDÉF", "'; --", "١٢٣٤٥"])
def test_what_is_no_code_is_not_looked_up(given):
    assert read_code(given) is None


def test_codes_have_no_letters_that_are_read_as_others():
    drawn = {letter for _ in range(300) for letter in new_code()}

    assert drawn <= set(LETTERS)
    assert not set(LETTERS) & set("AEIOU01L")
    assert len(LETTERS) ** 5 > 3_000_000


# In play


async def test_who_gives_up_is_played_on_for_and_does_not_come_back(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        ada, bea = await two(served, pace="instant")
        early = await bea.do("resign")
        await ada.do("start")
        await ada.until(lambda: state(ada) == "playing")

        done = await ada.do("resign")
        await bea.until(lambda: bea.state["table"]["seats"][0]["resigned"])
        back = await ada.do("return")
        twice = await ada.do("resign")

        assert early["refused"]["key"] == "not-started"
        assert done["ok"]
        assert [reply["refused"]["key"] for reply in (back, twice)] == ["resigned", "resigned"]
        assert bea.state["table"]["seats"][0]["stand_in"] == STAND_IN
        assert bea.state["table"]["host"] == 1
        assert [m["seat"] for m in bea.messages if m["kind"] == "resigned"] == [0]
        await bea.play(Random(SEED))
        over = await bea.do("resign")
        assert over["refused"]["key"] == "game-over"
        await closed(ada, bea)


async def test_the_pace_is_the_hosts_or_of_whoever_is_alone_with_bots(database):
    async with serving(database) as served:
        ada, bea = await two(served)
        told = await new_table(served.url, players=2, seats=[{"name": "Cy"}, {"bot": "novice"}])
        cy = await Client(served.url, told["table"], told["token"]).open()

        refused = await bea.do("pace", pace="instant")
        wrong = await ada.do("pace", pace="warp")
        await ada.do("pace", pace="calm")
        await bea.until(lambda: bea.state["table"]["pace"] == "calm")
        await cy.do("pace", pace="instant")
        await cy.until(lambda: cy.state["table"]["pace"] == "instant")

        assert refused["refused"]["key"] == "not-host"
        assert wrong["refused"]["key"] == "bad-request"
        assert [(m["seat"], m["pace"]) for m in bea.messages if m["kind"] == "paced"] == [(0, "calm")]
        await closed(ada, bea, cy)


async def test_the_pace_is_the_same_after_a_restart(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        told = await new_table(served.url, players=2, seats=[{"name": "Cy"}, {"bot": "novice"}])
        async with Http(served.url, told["token"]) as http:
            await http.post(f"/api/tables/{told['table']}/commands", do="pace", pace="quick")
    async with serving(sqlite(tmp_path)) as served, Http(served.url, told["token"]) as http:
        assert (await http.get(f"/api/tables/{told['table']}")).json()["table"]["pace"] == "quick"


# The next game


async def finished(served):
    """Ada, Bea and Cy after a short game."""
    told = await new_table(served.url, players=3, seats=[{"name": "Ada"}, {}, {}], pace=0)
    tokens = [told["token"], *[(await sit(served.url, told["table"], name))["token"] for name in ("Bea", "Cy")]]
    people = [await Client(served.url, told["table"], token).open() for token in tokens]
    await asyncio.gather(*(one.play(Random(SEED + n)) for n, one in enumerate(people)))
    return people


async def test_everybody_sees_who_is_in_and_those_sit_at_the_next_table(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        ada, bea, cy = await finished(served)

        none = await cy.do("decline")
        asked = await bea.do("rematch")
        await ada.until(
            lambda: ada.state["table"]["rematch"] is not None and ada.state["table"]["rematch"]["in"] == [1]
        )
        invitation = ada.state["table"]["rematch"]
        there = await Client(served.url, asked["table"], bea.token).open()
        seats = there.state["table"]["seats"]
        await cy.do("decline")
        kept = [seat.reserved for seat in served.tables.in_memory[asked["table"]].match.seats]
        accepted = await ada.do("rematch")
        await there.until(lambda: there.state["table"]["seats"][0]["name"] == "Ada")
        await ada.until(lambda: ada.state["table"]["rematch"]["out"] == [2])
        begun = await Client(served.url, asked["table"], ada.token).open()
        await begun.do("start", bot="novice")
        await there.until(lambda: state(there) == "playing")

        assert none["refused"]["key"] == "no-rematch"
        assert invitation == {"table": asked["table"], "by": 1, "in": [1], "out": []}
        assert [(seat["name"], seat["reserved"], seat["ready"]) for seat in seats] == [
            (None, "Ada", False),
            ("Bea", None, True),
            (None, "Cy", False),
        ]
        assert kept == ["Ada", None, None]
        assert (asked["seat"], accepted["seat"], accepted["table"]) == (1, 0, asked["table"])
        assert there.state["table"]["seats"][2]["bot"] == "novice"
        assert ada.state["table"]["rematch"]["in"] == [0, 1]
        await closed(ada, bea, cy, there, begun)


async def test_a_next_game_that_all_want_begins_by_itself(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        people = await finished(served)
        watcher = await Client(served.url, people[0].table).open()

        stranger = await watcher.do("rematch")
        replies = await asyncio.gather(*(one.do("rematch") for one in people))
        there = await Client(served.url, replies[0]["table"], people[2].token).open()
        await there.until(lambda: state(there) == "playing")

        assert stranger["refused"]["key"] == "not-seated"
        assert len({reply["table"] for reply in replies}) == 1
        assert [reply["seat"] for reply in replies] == [0, 1, 2]
        await closed(*people, there, watcher)


async def test_a_story_is_told_after_the_end_and_not_before(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        told = await new_table(served.url, players=2, seats=[{"name": "Ada"}, {"bot": "random"}], pace=0)
        ada = await Client(served.url, told["table"], told["token"]).open()
        async with Http(served.url) as http:
            early = await http.get(f"/api/tables/{ada.table}/story")
            await ada.play(Random(SEED))
            story = (await http.get(f"/api/tables/{ada.table}/story", lang="fr")).json()
            record = (await http.get(f"/api/tables/{ada.table}/record")).text
            retold = await http.client.post(
                "/api/replay", content=record.encode(), headers={"Content-Type": "text/plain"}
            )

        assert (early.status_code, early.json()["refused"]["key"]) == (409, "not-over")
        assert [causes["total"] for causes in story["causes"]] == ada.state["result"]["scores"]
        assert all(turn["words"] for turn in story["turns"])
        assert retold.json()["story"]["causes"] == story["causes"]
        await closed(ada)


def test_no_default_is_random():
    found = catalog()

    assert found["default_bot"] == DEFAULT_BOT == "level-2"
    assert "random" not in (found["default_bot"], found["hint_bot"], STAND_IN)
    assert [bot["kind"] for bot in found["bots"]] == ["level"] * 10 + ["persona"] * 4 + ["chance"]
    assert [bot["level"] for bot in found["bots"][:10]] == list(range(1, 11))
