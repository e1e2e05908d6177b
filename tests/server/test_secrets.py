"""Twin worlds over the wire: who cannot know a difference gets the same bytes, as many, at the same times."""

import json
import re
from random import Random

import pytest
from server.kit.client import Client, Http, new_table, sit
from server.kit.serving import Clock, serving, sqlite

from kit.effort import EFFORT, SEED
from stockpile.engine.game import Game
from stockpile.engine.setup.setup import Setup
from stockpile.server.table import LiveTable
from stockpile.server.tokens import hashed
from stockpile.session import Match
from stockpile.session.message_log import MessageLog

TOKENS = ["a" * 43, "b" * 43, "c" * 43]
NAMES = ("Ada", "Bea", "Cleo")
SETUP = Setup(players=3, rounds=2, first=0)
CANARY = 0xC0FFEE1234567890C0FFEE1234567890


def world(served, name, base, seed):
    """A table dealt at random, but so that seat 0 knows of it exactly what it knows of the base."""
    seats = [{"name": name, "token": hashed(token)} for name, token in zip(NAMES, TOKENS, strict=True)]
    match = Match.new(SETUP, CANARY, seats, 1_000_000.0, bot_seed=CANARY, rules=1)
    match.current = base.view(0).resample(seed)
    match.said = MessageLog()
    match.said._events = match.game.event_count
    match._asked.note(match.current, match.revision, None)
    table = served.tables.in_memory[name] = LiveTable(served.tables, name, match)
    return table


def base_game(draw):
    """A game after some answers."""
    game = Game(SETUP, seed=draw.getrandbits(200))
    for _ in range(draw.randrange(12)):
        game.answer(draw.choice(game.questions[0].answers))
    return game


def twins(first: Match, second: Match) -> bool:
    """Whether seat 0 and the public know the same of both."""
    return all(first.view(seat).to_bytes() == second.view(seat).to_bytes() for seat in (0, None))


@pytest.mark.parametrize("number", range(2 * EFFORT))
async def test_two_worlds_that_a_seat_cannot_tell_apart_send_it_the_same_bytes(tmp_path, number):
    draw = Random(SEED * 1000 + number)
    clock = Clock()
    async with serving(sqlite(tmp_path), now=clock) as served:
        base = base_game(draw)
        worlds = [world(served, name, base, seed) for seed, name in enumerate(("22222222222k", "33333333333k"))]
        heard = [
            [await Client(served.url, one.id, TOKENS[0]).open(), await Client(served.url, one.id).open()]
            for one in worlds
        ]
        for one in worlds:
            await served.tables.store.add(one.id, one.match.entries[:])
        steps, marks, pages = 0, [], []
        while twins(*(one.match for one in worlds)) and steps < 40:
            steps += 1
            marks = [[len(client.raw) for client in clients] for clients in heard]
            pages = [await looked_at(served, one) for one in worlds]
            await step(worlds, heard, Random(draw.random()), clock)
        for clients in heard:
            for client in clients:
                await client.close()

    assert marks[0] == marks[1]
    for mine, theirs, mark in zip(*heard, marks[0], strict=True):
        assert same(mine.raw[:mark]) == same(theirs.raw[:mark])
    assert same(pages[0]) == same(pages[1])
    for text in (*pages[0], *(text for clients in heard for client in clients for text in client.raw)):
        assert hex(CANARY)[2:12] not in text and str(CANARY) not in text


def same(texts):
    """The bytes without what names the world: its table."""
    return [re.sub(r"(2{11}|3{11})k", "TABLE", text) for text in texts]


async def step(worlds, heard, draw, clock):
    """The same act in both worlds, or, of a seat that differs, one that looks the same from seat 0."""
    clock.time += 1
    asked = worlds[0].match.asked[0]
    answers = [set(world.match.question(asked).answers) for world in worlds]
    common = sorted(answers[0] & answers[1])
    chosen = draw.choice(common) if common else None
    for world, clients in zip(worlds, heard, strict=True):
        given = chosen if chosen is not None else sorted(world.match.question(asked).answers)[0]
        wrong = {"do": "answer", "revision": world.match.revision, "move_id": "w", "answers": ["bid 9@99"]}
        await clients[0].do("undo", revision=world.match.revision, move_id=f"u{clock.time}")
        await clients[0].do(**{**wrong, "command": wrong.pop("do")})
        await clients[1].do("say", text="hm")
        await clients[0].do("plan", auction=[], forced=False)
        if asked == 0:
            revision = world.match.revision
            await clients[0].do("answer", revision=revision, move_id=f"m{clock.time}", answers=[given])
        else:
            await other_answers(world, asked, given)
        for client in clients:
            await client.do("ping")


async def other_answers(world, seat, given):
    move = {"kind": "answered", "seat": seat, "answers": [given], "revision": world.match.revision}
    await world.do(lambda match, now: match.submit({**move, "move": f"x{len(match.entries)}"}, now))


async def looked_at(served, world):
    """Everything that can be fetched by seat 0 and by anybody."""
    pages = []
    for token in (TOKENS[0], None):
        async with Http(served.url, token) as http:
            for path in ("", "/messages", "/record", "/proof"):
                pages.append((await http.get(f"/api/tables/{world.id}{path}")).text)
    return pages


async def test_a_plan_is_neither_heard_nor_counted_by_the_others(tmp_path):
    clock = Clock()
    async with serving(sqlite(tmp_path), now=clock) as served:
        heard = []
        for has_plan in (False, True):
            told = await new_table(served.url, players=2, seats=[{"name": "Ada"}, {}], pace=0, first="meal")
            other = await sit(served.url, told["table"], "Bea")
            for token, amount in ((told["token"], 2), (other["token"], 1)):
                async with Http(served.url, token) as http:
                    await http.post(f"/api/tables/{told['table']}/commands", do="meal", amount=amount)
            bea = await Client(served.url, told["table"], other["token"]).open()
            ada = await Client(served.url, told["table"], told["token"]).open()
            if has_plan:
                await ada.do("plan", auction=[{"pile": 0, "most": 25}], forced=False)
            said = await ada.do("say", text="ready?")
            await bea.reach(said["number"])
            await bea.do("ping")
            numbers = [(m["number"], m["kind"]) for m in bea.messages], bea.state["revision"]
            heard.append((numbers, [len(text) for text in bea.raw if '"said"' in text]))
            await ada.close()
            await bea.close()

    assert heard[0] == heard[1]


async def test_a_spectator_who_reads_everything_finds_no_hidden_card(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        told = await new_table(served.url, players=2, seats=[{"name": "Ada"}, {"bot": "random"}], pace=0)
        watcher = await Client(served.url, told["table"]).open()
        ada = await Client(served.url, told["table"], told["token"]).open()
        await ada.play(Random(SEED), answers=15)
        await ada.close()
        await watcher.close()
        lobby = (await served.tables.table(told["table"])).match.lobby

    assert lobby is not None
    for text in watcher.raw:
        assert lobby.shuffle.secret not in text
        for message in json.loads(text).get("messages", ()):
            event = message.get("event", {})
            if event.get("event") in ("dealt", "starting-card"):
                assert event["card"] == "?"


async def test_messages_of_another_seat_are_read_after_the_end_and_not_before(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        wish = {"players": 2, "seats": [{"name": "Ada"}, {"bot": "random"}], "preset": "two-rounds", "pace": 0}
        told = await new_table(served.url, **wish)
        ada = await Client(served.url, told["table"], told["token"]).open()
        await ada.play(Random(SEED), 2)
        async with Http(served.url, told["token"]) as http:
            path = f"/api/tables/{told['table']}/messages"
            early = [(await http.get(path, seat=seat)).status_code for seat in ("0", "1", "2", "7")]
            own = (await http.get(path)).status_code
            await ada.play(Random(SEED))
            after = {seat: (await http.get(path, seat=seat)).json() for seat in ("0", "1", "2", "7")}
            mine = (await http.get(path)).json()
        await ada.close()

    assert (early, own) == ([409] * 4, 200)
    assert after["0"]["messages"] == mine["messages"] != after["1"]["messages"]
    assert [after[nobody]["refused"]["key"] for nobody in ("2", "7")] == ["not-over", "not-over"]
