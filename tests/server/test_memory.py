"""A server holds in memory what its tables hold: looking on adds nothing, a table put away leaves nothing."""

import asyncio
import gc
import tracemalloc
import weakref
from random import Random

from server.kit.client import Client, new_table
from server.kit.serving import serving, sqlite

from kit.effort import PATIENCE, SEED

LOOKS = 12
KEPT = 64 * 1024  # bytes that a dozen visits may leave behind by chance: what is freed later, dictionaries that grew


async def alone(url: str) -> tuple[str, list[str]]:
    """A table of one person and a bot, with some answers behind it."""
    seats = [{"name": "Ada"}, {"bot": "random"}]
    told = await new_table(url, players=2, preset="everything", seats=seats, pace=0, start="full")
    ada = await Client(url, told["table"], told["token"]).open()
    await ada.play(Random(SEED), 10)
    await ada.until(lambda: ada.is_asked or ada.is_over)
    await ada.close()
    return told["table"], [told["token"]]


async def look(url: str, table: str, tokens: list[str]) -> None:
    """Comes, reads everything in French, asks for nothing, goes."""
    for token in tokens:
        visitor = await Client(url, table, token, language="fr").open()
        await visitor.do("ping")
        await visitor.close()


async def test_whoever_only_looks_leaves_nothing_behind(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        table, tokens = await alone(served.url)
        await look(served.url, table, tokens)
        await look(served.url, table, tokens)
        tracemalloc.start()
        try:
            await look(served.url, table, tokens)
            gc.collect()
            before, _ = tracemalloc.get_traced_memory()
            for _ in range(LOOKS):
                await look(served.url, table, tokens)
            gc.collect()
            after, _ = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()

    assert after - before < KEPT


async def test_a_table_that_is_put_away_is_gone_with_everything_it_held(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        table, _ = await alone(served.url)
        kept = served.tables.in_memory[table]
        held: list[weakref.ref[object]] = [weakref.ref(kept), weakref.ref(kept.match), weakref.ref(kept.match.said)]
        del kept

        served.tables.forget(served.tables.in_memory[table])
        async with asyncio.timeout(PATIENCE):  # its last stream may still be saying good-bye
            while any(one() is not None for one in held):
                await asyncio.sleep(0.01)
                gc.collect()

        assert table not in served.tables.in_memory
