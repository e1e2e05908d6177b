"""Bad lines: delays, cuts and repeated commands change nothing but the time it takes."""

import asyncio
import json
from random import Random

from server.kit.client import new_table, sit
from server.kit.faults import FaultProxy
from server.kit.house import serving, sqlite
from server.kit.journal import Survivor, judged

from kit.effort import SEED
from stockpile.session import Match


class Stutterer(Survivor):
    """Sends every command twice."""

    async def _answer(self, socket):
        before = self._pending
        await super()._answer(socket)
        if self._pending is not None and self._pending is not before:
            await socket.send(json.dumps(self._pending))


async def test_a_game_over_a_bad_line_is_the_game_that_the_clients_wrote_down(tmp_path):
    draw = Random(SEED)
    async with serving(sqlite(tmp_path)) as served:
        told = await new_table(served.url, players=2, preset="everything", seats=[{"name": "Ada"}, {}], pace=0)
        tokens = [told["token"], (await sit(served.url, told["table"], "Bea"))["token"]]
        port = int(served.url.rpartition(":")[2])
        async with FaultProxy(port, draw) as proxy:
            players = [Stutterer([proxy.url], told["table"], token, Random(draw.random())) for token in tokens]
            async with asyncio.timeout(120):
                await asyncio.gather(*(player.run() for player in players))
        entries = await served.house.store.entries(told["table"])

    assert proxy.cuts > 0
    assert judged(entries, players) > 20
    assert Match.from_entries(entries).over
