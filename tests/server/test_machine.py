"""People come, go, answer, stage, repeat, reconnect, take back, and time passes: the server agrees with the model.

The model is a match of our own that is given the stored entries: nothing that was said on the wire may differ from it.
"""

import asyncio
import json
import tempfile
from pathlib import Path

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from server.kit.client import Client, Http, new_table
from server.kit.serving import Clock, serving, sqlite

from kit.effort import EFFORT
from stockpile.session import Match

ACTS = (
    *("answer", "answer", "answer", "staged", "stale", "twice", "undo", "leave", "come_back", "say", "plan"),
    *("reconnect", "resume", "tick", "join", "quit", "rename", "replace"),
)
PHASES = [Phase.generate]  # too dear to shrink
STEPS = st.lists(st.tuples(st.sampled_from(ACTS), st.integers(0, 1000)), min_size=10, max_size=50)


class Play:
    """One table, two people, one bot, driven by drawn acts."""

    def __init__(self, served, clock):
        self.served = served
        self.clock = clock
        self.clients: list[Client] = []
        self.moves = 0
        self.table = ""

    async def begin(self):
        seats = [{"name": "Ada"}, {"bot": "random"}, {}]
        clock = {"kind": "live", "reserve": 300, "increment": 10, "bot": "random"}
        told = await new_table(self.served.url, players=3, seats=seats, pace=0, clock=clock)
        self.table = told["table"]
        self.clients = [await Client(self.served.url, self.table, told["token"]).open()]

    async def step(self, act, number):
        client = self.clients[number % len(self.clients)]
        self.moves += 1
        await getattr(self, act)(client, number)

    def move(self, client, number):
        question = client.state["question"]
        answers = question["answers"] if question else [number]
        chosen = answers[number % len(answers)]
        return {"revision": client.state["revision"], "move_id": f"m{self.moves}", "answers": [chosen]}

    async def answer(self, client, number):
        await client.do("answer", **self.move(client, number))

    async def staged(self, client, number):
        move = self.move(client, number)
        await client.do("answer", **{**move, "answers": [*move["answers"], number % 300, "done"]})

    async def stale(self, client, number):
        move = self.move(client, number)
        reply = await client.do("answer", **{**move, "revision": max(0, move["revision"] - 1 - number % 3)})
        if client.state["question"] is None:
            assert not reply["ok"]

    async def twice(self, client, number):
        move = self.move(client, number)
        first = await client.do("answer", **move)
        again = await client.do("answer", **{**move, "answers": [0, 1, 2]})
        assert not first["ok"] or again["ok"]

    async def undo(self, client, _number):
        await client.do("undo", revision=client.state["revision"], move_id=f"u{self.moves}")

    async def leave(self, client, _number):
        if client.state["table"]["state"] != "lobby":
            await client.do("leave")

    async def come_back(self, client, _number):
        await client.do("return")

    async def say(self, client, number):
        await client.do("say", text=f"hello {number}")

    async def plan(self, client, number):
        await client.do("plan", auction=[{"pile": None, "most": number % 26}], forced=number % 2 == 0)

    async def rename(self, client, number):
        await client.do("rename", name=f"N{number}")

    async def replace(self, client, number):
        await client.do("replace", seat=number % 3, bot="random")

    async def reconnect(self, client, _number):
        await client.close()
        client.state = {}
        await client.open()

    async def resume(self, client, _number):
        await client.close()
        known, client.state = client.state, {}
        await client.open(since=client.number)
        client.state = {**known, **client.state}

    async def tick(self, client, number):
        self.clock.time += number % 200
        await client.do("ping")

    async def join(self, _client, number):
        async with Http(self.served.url) as http:
            answer = await http.post(f"/api/tables/{self.table}/seats", name=f"Bea{number}")
        if answer.status_code == 201:
            self.clients.append(await Client(self.served.url, self.table, answer.json()["token"]).open())
        else:
            assert answer.json()["refused"]["key"] in ("table-full", "closed")

    async def quit(self, client, _number):
        if len(self.clients) > 1:
            self.clients.remove(client)
            await client.close()


@given(steps=STEPS)
@settings(
    max_examples=12 * EFFORT, suppress_health_check=list(HealthCheck), phases=[Phase.generate]
)  # too dear to shrink
def test_whatever_people_do_the_wire_agrees_with_the_model(steps):
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(played(steps, Path(folder)))


async def played(steps, folder):
    clock = Clock()
    async with serving(sqlite(folder), now=clock) as served:
        play = Play(served, clock)
        await play.begin()
        for act, number in steps:
            await play.step(act, number)
        await agrees(play)
        for client in play.clients:
            await client.close()


async def agrees(play):
    """The log replays to the match in memory, and every client's view is the one the model gives its seat."""
    table = await play.served.tables.table(play.table)
    while not table.is_quiet:
        await asyncio.sleep(0.005)
    model = Match.from_entries(await play.served.tables.store.entries(play.table))
    assert model.entries == table.match.entries
    for client in play.clients:
        await client.reach(model.said.mark())
        seat = client.state["seat"]
        expected = None if model.current is None else json.loads(model.view(seat).to_bytes())
        assert client.view == expected
        told = {message["number"]: message for message in client.messages}
        for message in model.stream(seat):
            assert told.get(message["number"], message) == message
