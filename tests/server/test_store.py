"""The log in the database: numbered once, brought up to date from every earlier schema, never silently changed."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import msgspec
import pytest
from server.kit.client import Client, Http, new_table, sit
from server.kit.serving import Clock, serving, sqlite

from kit.effort import PATIENCE, SEED
from stockpile.cli import main
from stockpile.engine.formats.record import RULES
from stockpile.engine.setup.setup import Setup
from stockpile.server.store import Conflict, DatabaseBusy, Notice, Unavailable, migrations, opened, postgres_writer
from stockpile.server.store import postgres as postgres_store
from stockpile.server.store import sqlite as sqlite_store
from stockpile.server.store.hearing import hang_up
from stockpile.server.store.leading import Errands
from stockpile.server.store.postgres_writer import MOST_AT_ONCE, PostgresWriter
from stockpile.session import Match
from stockpile.session.entry import Entry


def log():
    """A small match and its entries."""
    match = Match.new(Setup(players=2), 5, [{"name": "Ada"}, {"name": "Bea"}], 1.0, rules=1)
    seat = match.asked[0]
    answers = [match.questions[0].answers[0]]
    match.submit({"kind": "answered", "seat": seat, "answers": answers, "revision": match.revision, "move": "m"}, 2.0)
    return match.entries


async def test_the_insert_decides_and_only_the_loser_loses(database):
    store = opened(database)
    await store.open()
    entries = log()
    await store.add("a", entries)

    results = await asyncio.gather(
        store.add("a", [{**entries[1], "seq": 2}]),
        store.add("a", [{**entries[1], "seq": 3, "move": "other"}]),
        store.add("a", [{**entries[1], "seq": 3, "move": "late"}]),
        store.add("b", entries),
        store.add("a", [{**entries[0]}]),
        return_exceptions=True,
    )

    assert [isinstance(result, Conflict) for result in results] == [True, False, True, False, True]
    assert [entry["seq"] for entry in await store.entries("a")] == [1, 2, 3]
    assert await store.entries("b") == entries
    assert await store.entries("b", after=1) == entries[1:]
    await store.close()


async def test_postgresql_takes_no_move_of_a_seat_twice(postgres):
    store = opened(postgres.fresh())
    await store.open()
    entries = log()
    await store.add("a", entries)

    with pytest.raises(Conflict, match="entry_move"):
        await store.add("a", [{**entries[1], "seq": 3}])

    await store.close()


async def test_sqlite_takes_an_entry_only_after_the_one_before_it_and_the_first_only_with_its_table(tmp_path):
    store = opened(sqlite(tmp_path))
    await store.open()
    entries = log()
    await store.add("a", entries)

    late, both = await asyncio.gather(
        store.add("a", [{**entries[1], "seq": 4, "move": "4"}]),
        store.add("a", [{**entries[1], "seq": number, "move": str(number)} for number in (3, 4)]),
        return_exceptions=True,
    )
    with sqlite3.connect(tmp_path / "games.db") as db, pytest.raises(sqlite3.IntegrityError, match="table is gone"):
        db.execute("INSERT INTO entry VALUES ('b', 1, 1.0, 'created', NULL, NULL, x'7b7d')")
    db.close()

    assert isinstance(late, Conflict) and both is None
    assert [entry["seq"] for entry in await store.entries("a")] == [1, 2, 3, 4]
    await store.close()


async def test_a_move_that_is_sent_again_after_a_restart_is_stored_once(tmp_path):
    database, move = sqlite(tmp_path), {}
    async with serving(database) as served:
        told = await new_table(served.url, players=2, seats=[{"name": "Ada"}, {"bot": "random"}], pace=0)
        ada = await Client(served.url, told["table"], told["token"]).open()
        await ada.until(lambda: ada.is_asked)
        question = ada.state["question"]
        move = {"revision": ada.state["revision"], "move_id": "again", "answers": question["answers"][:1]}
        first = await ada.do("answer", **move)
        await ada.close()

    async with serving(database) as served:
        ada = await Client(served.url, told["table"], told["token"]).open()
        second = await ada.do("answer", **move)
        await ada.close()
        stored = await served.tables.store.entries(told["table"])

    assert "refused" not in first and "refused" not in second
    assert [entry.get("move") for entry in stored].count("again") == 1


async def test_answers_of_many_tables_touch_fewer_pages_of_sqlite_than_they_are(tmp_path):
    store, names = opened(sqlite(tmp_path)), [f"{number:012}" for number in range(60)]
    await store.open()
    wal = tmp_path / "games.db-wal"
    created, answered = log()
    for number in range(1, 31):
        entry = {**answered, "seq": number, "move": str(number)} if number > 1 else created
        before = wal.stat().st_size
        await asyncio.gather(*(store.add(name, [entry]) for name in names))
    written = (wal.stat().st_size - before) / (4096 + 24)

    assert 0 < written < len(names) / 2
    await store.close()


async def test_tables_are_listed_finished_frozen_and_deleted(database):
    store = opened(database)
    await store.open()
    for name in ("a", "b", "c"):
        await store.add(name, log())

    await store.finish("a", 9.0)
    await store.freeze("b", "differs")
    unfinished = await store.unfinished()
    rows = {row.table: row for row in await store.summaries()}
    await store.delete("a")
    early, gone = await store.delete_older(1.0), await store.delete_older(5.0)

    assert sorted(unfinished) == ["b", "c"]
    assert (rows["a"].finished, rows["b"].frozen, rows["c"].entries, rows["c"].players) == (9.0, "differs", 2, 2)
    assert (early, sorted(gone)) == ([], ["b", "c"])
    assert await store.entries("b") == []
    await store.close()


async def test_what_comes_in_the_moment_in_which_its_table_is_deleted_leaves_nothing_behind(database):
    store = opened(database)
    await store.open()
    entries = log()
    await store.add("a", entries[:1])
    await store.add("b", entries[:1])

    await store.delete("a")
    late, other = await asyncio.gather(store.add("a", entries[1:]), store.add("b", entries[1:]), return_exceptions=True)

    assert isinstance(late, Conflict)
    assert other is None
    assert await store.entries("a") == []
    assert [row.table for row in await store.summaries()] == ["b"]
    await store.close()


async def test_downtime_is_noticed_from_the_heartbeat(database):
    store = opened(database)
    await store.open()

    for now in (100.0, 110.0, 500.0, 505.0):
        await store.beat(now)

    assert await store.downtimes() == [(110.0, 500.0)]
    await store.close()


async def test_a_second_server_on_the_same_file_is_refused_with_a_clear_message(tmp_path):
    first, second = opened(sqlite(tmp_path)), opened(sqlite(tmp_path))
    await first.open()

    with pytest.raises(DatabaseBusy, match="another server has this database open"):
        await second.open()

    await first.close()
    await second.open()
    await second.close()


@pytest.mark.parametrize("version", range(1, migrations.LATEST + 1))
async def test_a_sqlite_file_of_any_earlier_schema_is_brought_up_to_date(tmp_path, version):
    file = tmp_path / "games.db"
    with sqlite3.connect(file, isolation_level=None) as old:
        sqlite_store.migrate(old, version)
        old.execute("INSERT INTO game_table (id, created, players, rules) VALUES ('a', 1.0, 2, 1)")
        old.execute("INSERT INTO entry VALUES ('a', 1, 1.0, 'created', NULL, NULL, x'7b7d')")
    old.close()

    store = opened(sqlite(tmp_path))
    await store.open()

    assert (await store.summaries())[0].table == "a"
    await store.beat(1.0)
    await store.close()


async def test_logs_of_a_sqlite_file_in_which_they_lay_side_by_side_are_kept_and_go_on(tmp_path):
    file, entries = tmp_path / "games.db", log()
    bodies = [(entry["seq"], msgspec.json.encode(entry)) for entry in entries]
    with sqlite3.connect(file, isolation_level=None) as old:
        old.execute("PRAGMA journal_mode=WAL")
        sqlite_store.migrate(old, 6)
        for name in ("b", "a"):
            old.execute("INSERT INTO game_table (id, created, players, rules) VALUES (?, 1.0, 2, 1)", (name,))
            for seq, body in reversed(bodies):
                old.execute("INSERT INTO entry VALUES (?, ?, 1.0, 'any', 0, ?, ?)", (name, seq, str(seq), body))
    old.close()
    store = opened(sqlite(tmp_path))

    await store.open()
    size = (tmp_path / "games.db-wal").stat().st_size
    await store.add("a", [{**entries[1], "seq": 3}])
    with pytest.raises(Conflict):
        await store.add("b", [{**entries[1], "seq": 2}])

    assert size <= 2 * (4096 + 24) + 32  # what a step has written is where it belongs
    assert await store.entries("a") == [*entries, {**entries[1], "seq": 3}]
    assert await store.entries("b") == entries
    await store.close()


async def test_entries_that_an_older_program_left_behind_without_their_table_are_removed(tmp_path):
    with sqlite3.connect(tmp_path / "games.db", isolation_level=None) as old:
        sqlite_store.migrate(old, 3)
        old.execute("INSERT INTO entry VALUES ('a', 2, 1.0, 'answered', 0, 'm', x'7b7d')")
    old.close()
    store = opened(sqlite(tmp_path))

    await store.open()

    assert await store.entries("a") == []
    await store.close()


@pytest.mark.parametrize("version", range(1, migrations.LATEST + 1))
async def test_a_postgresql_of_any_earlier_schema_is_brought_up_to_date(postgres, version):
    address = postgres.fresh()
    old = await asyncpg.connect(address)
    await postgres_store.migrate(old, version)
    await old.execute("INSERT INTO game_table (id, created, players, rules) VALUES ('a', 1.0, 2, 1)")
    await old.execute("INSERT INTO entry VALUES ('a', 1, 1.0, 'created', NULL, NULL, '{}')")
    await old.close()

    stores = [opened(address), opened(address)]
    await asyncio.gather(*(store.open() for store in stores))

    assert (await stores[0].summaries())[0].table == "a"
    for store in stores:
        await store.beat(1.0)
        await store.close()


async def test_a_database_of_a_newer_program_is_left_alone(tmp_path):
    with sqlite3.connect(tmp_path / "games.db") as newer:
        newer.execute("PRAGMA user_version = 99")
    newer.close()

    with pytest.raises(migrations.NewerSchema, match="use the newer program"):
        await opened(sqlite(tmp_path)).open()


async def test_a_game_that_replays_differently_is_frozen_viewable_and_never_changed(tmp_path):
    database = sqlite(tmp_path)
    async with serving(database) as served:
        told = await new_table(served.url, players=2, seats=[{"name": "Ada"}, {"bot": "random"}], pace=0)
        ada = await Client(served.url, told["table"], told["token"]).open()
        await ada.play(Random(SEED), answers=20)
        await ada.close()
    change(tmp_path / "games.db", told["table"])

    async with serving(database) as served:
        watcher = await Client(served.url, told["table"], told["token"]).open()
        before = await served.tables.store.entries(told["table"])
        refused = await watcher.do("say", text="hello?")
        async with Http(served.url, told["token"]) as http:
            record = await http.get(f"/api/tables/{told['table']}/record")
        after = await served.tables.store.entries(told["table"])

        assert watcher.state["table"]["state"] == "frozen"
        assert watcher.state["table"]["frozen"].startswith("entry 20:")
        assert watcher.view is not None and watcher.state["question"] is None
        assert refused["refused"]["key"] == "frozen"
        assert record.status_code == 200
        assert before == after
        assert (await served.tables.store.summaries())[0].frozen
        await watcher.close()

    codes = [
        await asyncio.to_thread(main, ["tables", what, told["table"], "--database", database])
        for what in ("export", "close")
    ]
    assert codes == [0, 1]


@pytest.mark.parametrize(
    ("modules", "state", "is_odd"),
    [([], "playing", False), (["investors"], "frozen", False), (["strategies"], "frozen", True)],
)
async def test_a_table_ends_under_the_rules_it_was_begun_with_or_is_frozen(tmp_path, modules, state, is_odd):
    database = sqlite(tmp_path)
    async with serving(database) as served:
        seats = [{"name": "Ada"}, {"bot": "random"}, {"bot": "random"}]
        told = await new_table(served.url, players=3, seats=seats, modules=modules, pace=0)
        ada = await Client(served.url, told["table"], told["token"]).open()
        await ada.until(lambda: ada.is_asked)
        await ada.do("say", text="hello")
        table = served.tables.in_memory[ada.table]
        while not table.is_quiet:  # where all are asked together, bots may still be answering
            await asyncio.sleep(0.01)
        if len(table.match.entries) % 2 != is_odd:
            await ada.do("say", text="again")
        await ada.close()
    begin_under_older_rules(tmp_path / "games.db", told["table"])

    async with serving(database) as served:
        table = await served.tables.table(told["table"])

        assert table.state == state
        assert len(table.match.entries) == len(await served.tables.store.entries(table.id))
        assert len(table.match.entries) % 2 == is_odd or state == "playing"
        assert (table.frozen is None) == (state == "playing")
        assert table.match.started
        assert table.frozen is None or "begun under rules 1" in table.frozen


def begin_under_older_rules(file: Path, table: str) -> None:
    """As if the program that dealt the cards had been older."""
    with sqlite3.connect(file) as db:
        (body,) = db.execute("SELECT body FROM entry WHERE table_id = ? AND seq = 1", (table,)).fetchone()
        assert body.count(f'"rules":{RULES}'.encode()) == 1
        older = body.replace(f'"rules":{RULES}'.encode(), b'"rules":1')
        db.execute("UPDATE entry SET body = ? WHERE table_id = ? AND seq = 1", (older, table))
    db.close()


def change(file: Path, table: str) -> None:
    """As if the rules had become others: the state after entry 20 is not what it was."""
    with sqlite3.connect(file) as db:
        (body,) = db.execute("SELECT body FROM entry WHERE table_id = ? AND seq = 20", (table,)).fetchone()
        found = body.index(b'"hash":"') + 8
        changed = body[:found] + (b"0" if body[found : found + 1] != b"0" else b"1") + body[found + 1 :]
        db.execute("UPDATE entry SET body = ? WHERE table_id = ? AND seq = 20", (changed, table))
    db.close()


async def test_two_processes_over_one_database_show_the_same_game(postgres):
    address = postgres.fresh()
    async with serving(address) as one, serving(address) as two:
        told = await new_table(one.url, players=2, seats=[{"name": "Ada"}, {}], pace=0)
        other = await sit(two.url, told["table"], "Bea")
        ada = await Client(one.url, told["table"], told["token"]).open()
        bea = await Client(two.url, told["table"], other["token"]).open()
        await ada.until(lambda: ada.was_told_present(True, True) or ada.is_asked)

        await asyncio.gather(ada.play(Random(SEED)), bea.play(Random(SEED + 1)))

        assert ada.state["result"] == bea.state["result"] is not None
        assert ada.number == bea.number
        await ada.close()
        await bea.close()


async def test_an_idle_table_is_put_away_and_comes_back_as_it_was(tmp_path):
    clock = Clock()
    async with serving(sqlite(tmp_path), now=clock) as served:
        told = await new_table(served.url, players=2, seats=[{"name": "Ada"}, {}])
        before = (await served.tables.table(told["table"])).match.entries

        served.tables.forget(served.tables.in_memory[told["table"]])

        assert told["table"] not in served.tables.in_memory
        assert (await served.tables.table(told["table"])).match.entries == before


async def test_bots_go_on_after_a_restart_though_nobody_watches(tmp_path):
    database = sqlite(tmp_path)
    async with serving(database) as served:
        told = await new_table(served.url, players=2, seats=[{"name": "Ada"}, {"bot": "random"}], pace=3)
        async with Http(served.url, told["token"]) as http:
            await http.post(f"/api/tables/{told['table']}/commands", do="leave", bot="random")
        before = len(await served.tables.store.entries(told["table"]))

    async with serving(database) as served:
        async with asyncio.timeout(PATIENCE):
            while len(await served.tables.store.entries(told["table"])) <= before:
                await asyncio.sleep(0.05)


class Pool:
    """A database that notes how many rows each statement brings, and fails as it is told to."""

    def __init__(self, *failures: Exception | None) -> None:
        self.rows: list[int] = []
        self._failures = iter(failures)

    async def execute(self, _statement: str, *columns: Any) -> None:
        self.rows.append(len(columns[0]))
        failure = next(self._failures, None)
        if failure is not None:
            raise failure


async def written(pool: Pool, count: int) -> list[Exception | None]:
    """What becomes of so many entries that wait when the writer begins."""
    writer, told = PostgresWriter("me"), list[Exception | None]()
    for number in range(count):
        writer.append(f"table-{number}", [{"seq": 2, "at": 1.0, "kind": "said"}], told.append)
    writer.stop()
    async with asyncio.timeout(PATIENCE):
        await writer.run(pool)
    return told


@pytest.mark.parametrize(("count", "rows"), [(3, [3]), (MOST_AT_ONCE, [500]), (MOST_AT_ONCE + 20, [500, 20])])
async def test_what_waits_goes_to_postgresql_in_one_statement_of_a_bounded_size(count, rows):
    pool = Pool()

    told = await written(pool, count)

    assert (pool.rows, told) == (rows, [None] * count)


@pytest.mark.parametrize(("error", "said"), [(OSError("no route"), "no route"), (TimeoutError(), "TimeoutError")])
async def test_all_who_wait_are_told_that_postgresql_is_away_and_the_writer_goes_on(error, said):
    pool = Pool(error)

    away, later = await written(pool, 2), await written(pool, 1)

    assert [type(outcome) for outcome in away] == [Unavailable, Unavailable]
    assert [str(outcome) for outcome in away] == [said, said]
    assert later == [None]


async def test_of_those_who_wait_only_who_was_too_late_is_told_of_a_conflict():
    late = asyncpg.UniqueViolationError("somebody was quicker")

    told = await written(Pool(late, None, late, None), 3)  # all together, then one by one

    assert [type(outcome) for outcome in told] == [type(None), Conflict, type(None)]


async def test_whoever_comes_alone_is_written_at_once_and_others_right_after_it_together(monkeypatch):
    monkeypatch.setattr(postgres_writer, "PACE", 0.2)
    pool, writer, told = Pool(), PostgresWriter("me"), list[Exception | None]()
    entry = {"seq": 2, "at": 1.0, "kind": "said"}
    writing = asyncio.create_task(writer.run(pool))
    writer.append("first", [entry], told.append)
    await until(lambda: len(told) == 1)

    for name in ("second", "third", "fourth"):
        await asyncio.sleep(0.001)
        writer.append(name, [entry], told.append)
    await until(lambda: len(told) == 4)

    assert pool.rows == [1, 3]
    writer.stop()
    await writing


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0)


async def test_others_are_told_at_once_of_all_who_came_and_went_in_a_moment(postgres):
    address = postgres.fresh()
    here, there = opened(address), opened(address)
    await here.open()
    await there.open()
    news = there.news(lambda table: table != "elsewhere")
    assert (await anext(news)).table == ""  # it has begun to listen

    here.announce("a", [0], 0)
    here.announce("elsewhere", [0], 0)
    here.announce("a", [0, 1], 2)
    here.announce("b", [], 1)
    async with asyncio.timeout(PATIENCE):
        heard = [await anext(news) for _ in range(2)]
    here.announce("a", [], 0)
    async with asyncio.timeout(PATIENCE):
        heard.append(await anext(news))

    assert [(one.table, one.present, one.spectators) for one in heard] == [("a", (0, 1), 2), ("b", (), 1), ("a", (), 0)]
    await here.close()
    await there.close()


async def test_what_happens_while_a_table_is_being_loaded_is_not_missed(postgres, monkeypatch):
    address = postgres.fresh()
    async with serving(address) as one, serving(address) as two:
        told = await new_table(one.url, players=2, seats=[{"name": "Ada"}, {}])
        store, is_read, may_go_on = two.tables.store, asyncio.Event(), asyncio.Event()
        read = store.entries

        async def read_and_held(table: str, after: int = 0) -> list[Entry]:
            found = await read(table, after)
            is_read.set()
            await may_go_on.wait()
            return found

        monkeypatch.setattr(store, "entries", read_and_held)
        loading = asyncio.create_task(two.tables.table(told["table"]))
        await is_read.wait()
        await sit(one.url, told["table"], "Bea")
        upto = len(await one.tables.store.entries(told["table"]))
        two.tables.upkeep._heed(Notice("one", told["table"], upto))  # whether its own has come by now or not
        may_go_on.set()

        loaded = await loading
        await until(lambda: len(loaded.match.entries) == upto)


async def test_errands_are_done_to_their_end_and_none_is_sent_after_it():
    errands, done = Errands(), list[str]()

    async def errand(name: str) -> None:
        await asyncio.sleep(0)
        done.append(name)

    sent = errands.send(errand("first"))
    await errands.finish()

    assert sent is not None and done == ["first"]
    assert errands.send(errand("second")) is None


@pytest.mark.parametrize(
    "error", [None, OSError(), TimeoutError(), asyncpg.PostgresError(), asyncpg.InterfaceError("closed")]
)
async def test_a_connection_that_does_not_end_politely_is_cut(error):
    done: list[str] = []

    class Connection:
        async def close(self, *, timeout: float) -> None:
            done.append(f"asked, for {timeout:g} s")
            if error is not None:
                raise error

        def terminate(self) -> None:
            done.append("cut")

    await hang_up(Connection())

    assert done == ["asked, for 2 s", *([] if error is None else ["cut"])]
