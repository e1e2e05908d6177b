"""Games over the network, on both databases: what clients fold is what the server has."""

import asyncio
from random import Random

from server.kit.client import Client, Http, new_table, sit
from server.kit.serving import serving

from kit.effort import SEED


async def test_a_game_of_people_and_a_bot_is_played_to_its_end(database):
    async with serving(database) as served:
        told = await new_table(served.url, players=3, seats=[{"name": "Ada"}, {"bot": "random"}, {}], pace=0)
        other = await sit(served.url, told["table"], "Bea")
        ada = await Client(served.url, told["table"], told["token"]).open()
        bea = await Client(served.url, told["table"], other["token"]).open()
        watcher = await Client(served.url, told["table"]).open()

        await asyncio.gather(ada.play(Random(SEED)), bea.play(Random(SEED + 1)))
        await watcher.until(lambda: watcher.is_over)

        for client in (ada, bea, watcher):
            async with Http(served.url, client.token) as http:
                snapshot = (await http.get(f"/api/tables/{told['table']}")).json()
            assert (client.view, client.number) == (snapshot["view"], snapshot["number"])
            assert client.state["result"] == snapshot["result"]
            await client.close()
