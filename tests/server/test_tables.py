"""What people can do at a table while a game is played."""

import asyncio
import json
from random import Random

import pytest
from server.kit.client import Client, Http, new_table, sit
from server.kit.serving import Clock, serving, sqlite

from kit.effort import PATIENCE, SEED
from stockpile.session.seat import GRACE_SECONDS


async def two(served, **wish):
    """Two people at a table, connected."""
    told = await new_table(served.url, players=2, seats=[{"name": "Ada"}, {}], pace=0, **wish)
    other = await sit(served.url, told["table"], "Bea")
    ada = await Client(served.url, told["table"], told["token"]).open()
    bea = await Client(served.url, told["table"], other["token"]).open()
    return ada, bea


async def alone(served, **wish):
    """One person and a bot."""
    seats = [{"name": "Ada"}, {"bot": "greedy"}]
    told = await new_table(served.url, **{"players": 2, "seats": seats, "pace": 0, **wish})
    return await Client(served.url, told["table"], told["token"]).open()


async def until_asked(*clients):
    """The client that is asked first."""
    while True:
        for client in clients:
            if client.is_asked:
                return client
        await asyncio.sleep(0.005)


def answer(client, **more):
    question = client.state["question"]
    return {"revision": client.state["revision"], "move_id": "m", "answers": [question["answers"][0]], **more}


def updates(client):
    return sum('"frame":"update"' in text for text in client.raw)


async def close(*clients):
    for client in clients:
        await client.close()


async def test_a_stale_revision_and_a_repeated_id_never_do_something_else(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        ada, bea = await two(served)
        asked = await until_asked(ada, bea)
        given = answer(asked)

        stale = await asked.do("answer", **{**given, "revision": given["revision"] - 1})
        first = await asked.do("answer", **given)
        again = await asked.do("answer", **{**given, "answers": ["done"]})

        assert stale["refused"]["key"] == "stale-revision"
        assert first["ok"] and again["ok"]
        assert again["revision"] == first["revision"]
        entries = await served.tables.store.entries(asked.table)
        assert sum(entry["kind"] == "answered" for entry in entries) == 1
        await close(ada, bea)


async def test_a_staged_turn_is_applied_all_or_none(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        ada, bea = await two(served)
        asked = await until_asked(ada, bea)
        given = answer(asked)

        refused = await asked.do("answer", **{**given, "answers": [*given["answers"], "bid 1@25"]})

        assert not refused["ok"] and refused["refused"]["rule"] != ""
        assert asked.state["revision"] == given["revision"]
        await close(ada, bea)


async def test_a_refusal_names_rule_key_and_arguments_and_its_sentence(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        ada, bea = await two(served)
        asked = await until_asked(ada, bea)
        await asked.do("language", language="pt")

        refused = (await asked.do("answer", **answer(asked, answers=["bid 1@25"])))["refused"]

        assert set(refused) == {"rule", "key", "args", "reason", "text"}
        assert (refused["key"], refused["rule"]) == ("other-question", "SUP-3")
        assert refused["reason"] == "Agora é hora de colocar uma carta, e não de dar um lance."
        assert refused["text"] == f"{refused['reason']} [SUP-3]"
        await close(ada, bea)


async def test_a_bot_carries_on_for_who_leaves_and_hands_the_seat_back(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        ada, bea = await two(served)

        await ada.do("leave", bot="random")
        await bea.play(Random(SEED), answers=3)
        refused = await ada.do("answer", revision=ada.state["revision"], move_id="x", answers=[0])
        back = await ada.do("return")

        assert refused["refused"]["key"] == "taken-over"
        assert back["ok"]
        assert any(message["kind"] == "answered" and message["by"] == "random" for message in bea.messages)
        assert ada.state["table"]["seats"][0]["stand_in"] is None
        await close(ada, bea)


async def test_the_host_replaces_only_the_absent(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        ada, bea = await two(served)

        here = await ada.do("replace", seat=1)
        await bea.close()
        await ada.until(lambda: ada.was_told_present(True, False))
        gone = await ada.do("replace", seat=1)

        assert here["refused"]["key"] == "not-absent"
        assert gone["ok"]
        await ada.close()


async def absent_cleo(served):
    """Ada, the host, and Bea play; Cleo's line is cut."""
    told = await new_table(served.url, players=3, seats=[{"name": "Ada"}, {}, {}], pace=0)
    tokens = [told["token"], *[(await sit(served.url, told["table"], name))["token"] for name in ("Bea", "Cleo")]]
    ada, bea, cleo = [await Client(served.url, told["table"], token).open() for token in tokens]
    await cleo.close()
    await ada.until(lambda: ada.was_told_present(True, True, False))
    return ada, bea, cleo


def seat_two(client):
    return client.state["table"]["seats"][2]


async def test_a_playing_host_cannot_take_the_seat_of_a_rival_whose_line_was_cut(tmp_path):
    """Two people: the host empties the rival's seat and sits down there, with the own token or with none."""
    clock = Clock()
    async with serving(sqlite(tmp_path), now=clock) as served:
        ada, bea = await two(served)
        await bea.close()
        await ada.until(lambda: ada.was_told_present(True, False))

        emptied = await ada.do("empty", seat=1)
        clock.time += 10 * GRACE_SECONDS
        await ada.do("say", text="where is she?")
        answers = []
        for token in (ada.token, None):
            async with Http(served.url, token) as http:
                answers.append(await http.post(f"/api/tables/{ada.table}/seats", name="Eve", seat=1))
        await bea.open()

        assert emptied["refused"]["key"] == "nobody-agrees"
        assert [answer.status_code for answer in answers] == [409, 409]
        assert bea.view is not None and bea.view["seat"] == 1
        await close(ada, bea)


async def test_a_seat_with_secrets_goes_to_somebody_new_when_time_has_passed_and_all_agreed(tmp_path):
    clock = Clock()
    async with serving(sqlite(tmp_path), now=clock) as served:
        ada, bea, cleo = await absent_cleo(served)

        asked = await ada.do("empty", seat=2)
        await bea.until(lambda: seat_two(bea)["leaving"] is not None)
        clock.time += 2 * GRACE_SECONDS
        await ada.do("say", text="nobody agreed yet")
        alone = seat_two(ada)["name"]
        agreed = await bea.do("empty", seat=2)
        await ada.until(lambda: seat_two(ada)["name"] is None)
        async with Http(served.url, cleo.token) as http:
            dead = await http.get(f"/api/tables/{ada.table}")
        async with Http(served.url, ada.token) as http:
            host = await http.post(f"/api/tables/{ada.table}/seats", name="Ada too", seat=2)
        new = await sit(served.url, ada.table, "Dora", seat=2)

        assert asked["ok"] and agreed["ok"] and alone == "Cleo"
        assert {"vacating", "agreed", "vacated"} <= {message["kind"] for message in bea.messages}
        assert dead.status_code == 401
        assert (host.status_code, host.json()["refused"]["key"]) == (409, "already-seated")
        assert new["seat"] == 2
        await close(ada, bea)


async def test_who_comes_back_within_the_time_keeps_the_seat_and_its_secrets(tmp_path):
    clock = Clock()
    async with serving(sqlite(tmp_path), now=clock) as served:
        ada, bea, cleo = await absent_cleo(served)
        await ada.do("empty", seat=2)
        await bea.do("empty", seat=2)
        clock.time += GRACE_SECONDS - 1

        await cleo.open()
        await cleo.until(lambda: seat_two(cleo)["leaving"] is None)
        clock.time += GRACE_SECONDS
        await ada.do("say", text="good to see you")

        assert (seat_two(cleo)["name"], seat_two(cleo)["stand_in"]) == ("Cleo", None)
        await close(ada, bea, cleo)


async def test_a_host_who_lets_bots_play_for_all_others_frees_no_seat_that_way(tmp_path):
    clock = Clock()
    async with serving(sqlite(tmp_path), now=clock) as served:
        ada, bea, _ = await absent_cleo(served)
        await ada.do("empty", seat=2)
        await bea.close()
        await ada.until(lambda: ada.was_told_present(True, False, False))

        await ada.do("replace", seat=1)
        await ada.do("host", seat=1)
        clock.time += 2 * GRACE_SECONDS
        await ada.do("say", text="am I alone?")

        assert seat_two(ada)["name"] == "Cleo"
        await ada.close()


async def test_a_token_that_loses_its_seat_looks_through_a_spectators_eyes_at_once(tmp_path):
    clock = Clock()
    async with serving(sqlite(tmp_path), now=clock) as served:
        ada, bea, cleo = await absent_cleo(served)
        await cleo.open()
        await ada.until(lambda: ada.was_told_present(True, True, True))
        table = await served.tables.table(ada.table)

        def agree(match, now):
            asked = match.submit({"kind": "vacating", "seat": 2, "bot": "random"}, now)
            return asked + match.submit({"kind": "agreed", "seat": 2, "by": 1}, now)

        await table.do(agree)
        clock.time += GRACE_SECONDS
        await ada.do("say", text="time is up")
        await cleo.until(lambda: cleo.state["seat"] is None)

        assert cleo.view is not None and cleo.view["seat"] is None
        assert cleo.state["question"] is None
        await close(ada, bea, cleo)


async def test_a_live_clock_hands_the_seat_to_a_bot_and_downtime_is_charged_to_nobody(tmp_path):
    clock, database = Clock(), sqlite(tmp_path)
    wish = {"clock": {"kind": "live", "reserve": 60, "increment": 5, "bot": "random"}, "first": "chance"}
    async with serving(database, now=clock) as served:
        ada, bea = await two(served, **wish)
        asked = await until_asked(ada, bea)
        clock.time += 20
        await asked.do("say", text="thinking")
        table, seat = asked.table, asked.state["seat"]
        await close(ada, bea)

    clock.time += 100_000  # the server is away
    async with serving(database, now=clock) as served:
        watcher = await Client(served.url, table).open()
        await watcher.until(lambda: watcher.state["clocks"] is not None)
        left = watcher.state["clocks"]["left"][seat]
        clock.time += 41
        async with Http(served.url, asked.token) as http:
            late = await http.post(f"/api/tables/{table}/answers", revision=1, move_id="z", answers=["done"])
        await watcher.until(lambda: any(message["kind"] == "flagged" for message in watcher.messages))

        assert left == pytest.approx(40, abs=1)
        assert late.status_code == 409
        assert watcher.state["table"]["seats"][seat]["stand_in"] == "random"
        await watcher.close()


async def test_an_answer_that_nobody_saw_can_be_taken_back(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        ada = await alone(served, pace=3)
        await ada.until(lambda: ada.is_asked)
        before = ada.view

        given = await ada.do("answer", **answer(ada))
        await ada.until(lambda: ada.number >= given["number"])
        offered = ada.state["undo"]
        undone = await ada.do("undo", revision=ada.state["revision"], move_id="back")
        await ada.until(lambda: ada.number >= undone["number"])

        assert offered and undone["ok"]
        assert ada.view == before
        await ada.close()


async def test_between_people_an_answer_that_others_saw_stays(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        ada, bea = await two(served)
        asked = await until_asked(ada, bea)

        given = await asked.do("answer", **answer(asked))
        await asked.until(lambda: asked.number >= given["number"])
        refused = await asked.do("undo", revision=asked.state["revision"], move_id="back")

        assert not asked.state["undo"]
        assert refused["refused"]["key"] in ("already-seen", "nothing-to-undo")
        await close(ada, bea)


async def test_a_plan_bids_for_its_owner_and_nobody_else_is_told(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        ada, bea = await two(served)
        draw = Random(SEED)
        heard = updates(bea)

        planned = await ada.do("plan", auction=[{"pile": 1, "most": 1}, {"pile": None, "most": 25}], forced=True)
        await bea.do("ping")
        unheard = updates(bea)
        while True:
            asked = await until_asked(ada, bea)
            is_bid = asked.state["question"]["ask"] == "bid"
            if is_bid and asked is bea and bea.view["bids"] != [None] * 4:
                break
            if is_bid and asked is ada:
                await ada.until(lambda: not ada.is_asked)
                continue
            await asked.play(draw, answers=1)

        bids = [message for message in bea.messages if message.get("event", {}).get("event") == "bid"]
        answered = [message for message in bea.messages if message["kind"] == "answered"]
        assert planned["ok"] and heard == unheard
        assert any(bid["event"]["seat"] == 0 for bid in bids)
        assert all(message["by"] is None for message in answered)
        assert not any("auction" in text for text in bea.raw if '"plan":{"auction":[],' not in text)
        await close(ada, bea)


async def test_chat_and_reactions_reach_everybody_as_plain_text(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        ada, bea = await two(served)

        await ada.do("say", text="  <b>hello</b>\n\u0007world ")
        await ada.do("react", reaction="ouch")
        await bea.until(lambda: len([m for m in bea.messages if m["kind"] in ("said", "reacted")]) == 2)
        wrong = await ada.do("react", reaction="nonsense")
        async with Http(served.url) as http:
            chat = (await http.get(f"/api/tables/{ada.table}", lang="fr")).json()["chat"]

        assert [message.get("text") for message in chat] == ["<b>hello</b> world", None]
        assert chat[1]["words"] == "Ada\u00a0: Aïe\u00a0!" or "Aïe" in chat[1]["words"]
        assert wrong["refused"]["key"] == "no-such-reaction"
        await close(ada, bea)


async def test_a_rematch_keeps_people_seats_and_tokens_and_is_made_once(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        ada = await alone(served, preset="guided", players=4, seats=[{"name": "Ada"}, *([{"bot": "random"}] * 3)])
        early = await ada.do("rematch")
        await ada.play(Random(SEED))

        first, again = await asyncio.gather(ada.do("rematch"), ada.do("rematch"))
        async with Http(served.url, ada.token) as http:
            there = (await http.get(f"/api/tables/{first['table']}")).json()

        assert early["refused"]["key"] == "not-over"
        assert first["table"] == again["table"]
        assert (first["seat"], again["seat"], there["seat"], there["host"]) == (0, 0, 0, True)
        assert [seat["bot"] for seat in there["table"]["seats"]] == [None, "random", "random", "random"]
        assert (there["table"]["state"], there["table"]["preset"]) == ("playing", None)
        await ada.close()


async def test_hints_previews_reasons_and_beliefs_come_from_the_seats_own_view(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        ada = await alone(served)
        await ada.until(lambda: ada.is_asked)
        await ada.do("language", language="en")
        answers = ada.state["question"]["answers"]

        hint = (await ada.do("hint"))["hint"]
        preview = (await ada.do("preview", answers=[answers[0]]))["preview"]
        why = (await ada.do("why", answers=[answers[0], 110]))["why"]
        beliefs = (await ada.do("beliefs"))["beliefs"]

        assert hint["answer"] in answers and hint["words"]
        assert preview["question"]["texts"] and preview["view"]["events"] > ada.view["events"]
        assert why[str(answers[0])] is None and why["110"]["text"]
        assert all(abs(sum(shares.values()) - 1) < 0.01 for shares in beliefs["forecasts"].values())
        assert ada.state["revision"] == (await ada.do("ping"))["revision"]
        await ada.close()


async def test_a_preview_of_a_staged_turn_tells_its_last_step_in_the_readers_words(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        people = await two(served)
        ada = await until_asked(*people)  # whoever begins: the other still has cards to place
        first = ada.state["question"]["answers"][0]

        wordless = (await ada.do("preview", answers=[first]))["preview"]
        await ada.do("language", language="en")
        one = (await ada.do("preview", answers=[first]))["preview"]
        second = one["question"]["answers"][0]
        both = (await ada.do("preview", answers=[first, second]))["preview"]

        assert (wordless["told"], len(one["told"]), len(both["told"])) == ([], 1, 1)
        assert one["told"][0].startswith("You placed ") and both["told"][0].startswith("You placed ")
        assert ("face-up" in one["told"][0]) != ("face-up" in both["told"][0])
        assert (one["final"], both["final"], both["question"]) == (False, True, None)
        await close(*people)


async def test_a_table_without_aids_gives_none(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        ada = await alone(served, aids=False)
        await ada.until(lambda: ada.is_asked)

        refused = [(await ada.do(command))["refused"]["key"] for command in ("hint", "beliefs")]

        assert refused == ["no-aids", "no-aids"]
        await ada.close()


async def test_a_closed_table_takes_nothing_more(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        ada, bea = await two(served)

        closed = await ada.do("close")
        refused = await bea.do("say", text="oh")

        assert closed["ok"]
        assert refused["refused"]["key"] == "closed"
        async with asyncio.timeout(PATIENCE):
            while (await served.tables.store.summaries())[0].finished is None:
                await asyncio.sleep(0.01)
        await close(ada, bea)


async def test_resuming_from_any_number_leads_to_the_same_view_as_the_snapshot(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        ada = await alone(served)
        await ada.play(Random(SEED), answers=12)
        await until_asked(ada)
        seen = [(frame["number"], frame) for frame in map(json.loads, ada.raw) if "number" in frame]
        full = Client(served.url, ada.table, ada.token)
        await full.open()

        for number in sorted({number for number, _ in seen})[:: max(1, len(seen) // 12)]:
            replayed = Client(served.url, ada.table, ada.token)
            for text in ada.raw:
                frame = json.loads(text)
                if frame["frame"] in ("snapshot", "update") and frame["number"] <= number:
                    replayed.take(text)
            replayed.state = {}
            await replayed.open(since=number)

            assert (replayed.view, replayed.number) == (full.view, full.number)
            assert replayed.state["question"] == full.state["question"]
            await replayed.close()
        await close(ada, full)
