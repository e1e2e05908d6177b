"""The database's file: private, open once, and whole; what is not is told in one line before anything is served."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from random import Random

import pytest
from server.kit.client import Client, Http, new_table
from server.kit.serving import Mortal, free_port, serving, sqlite

from kit.effort import PATIENCE, SEED
from stockpile.cli import main
from stockpile.server.store import DatabaseBusy, Unfit, opened
from stockpile.server.store.mark import LENGTH, Acknowledged, Mark

PAGE = 4096
LEAF_OF_INDEX, LEAF_OF_TABLE = 10, 13  # the first byte of a page in the format of SQLite


async def killed_in_mid_game(folder):
    """A server that was killed after a few dozen answers; gives the number of the last one and its table."""
    with Mortal(sqlite(folder), free_port()) as server:
        await asyncio.to_thread(server.start)
        told = await new_table(server.url, players=2, seats=[{"name": "Ada"}, {"bot": "random"}], pace=0)
        ada = await Client(server.url, told["table"], told["token"]).open()
        await ada.play(Random(SEED), 20)
        await asyncio.to_thread(server.kill)
        await ada.close()
    return told["table"]


def served(folder, *more):
    """Runs `stockpile serve` until it gives up."""
    command = [
        sys.executable,
        "-m",
        "stockpile",
        "serve",
        "--port",
        "0",
        "--database",
        sqlite(folder),
        "--log",
        "error",
    ]
    return subprocess.run([*command, *more], capture_output=True, text=True, check=False, timeout=PATIENCE)


def told_in_one_line(done, *parts):
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1, done.stderr
    for part in parts:
        assert part in done.stderr


def modes(folder):
    return {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir() if file.is_file()}


@pytest.mark.parametrize("is_old", [False, True])
async def test_nobody_else_can_read_the_database_or_what_lies_beside_it(tmp_path, is_old):
    if is_old:
        with sqlite3.connect(tmp_path / "games.db") as old:
            old.execute("PRAGMA journal_mode=WAL")
        old.close()
        for file in tmp_path.iterdir():
            file.chmod(0o644)
    mask = os.umask(0)
    try:
        async with serving(sqlite(tmp_path)) as tables:
            await new_table(tables.url, players=2)
            found = modes(tmp_path)
    finally:
        os.umask(mask)

    assert {"games.db", "games.db-wal", "games.db-shm", "games.db.lock", "games.db.acknowledged"} <= set(found)
    assert set(found.values()) == {0o600}


@pytest.mark.parametrize("arguments", [["export", "--log"], ["backup"]])
async def test_what_operators_take_out_of_it_is_theirs_alone(tmp_path, arguments, capsys):
    async with serving(sqlite(tmp_path)) as tables:
        told = await new_table(tables.url, players=2, seats=[{"name": "Ada"}, {"bot": "random"}])
        names = [told["table"]] if arguments[0] == "export" else []
        target = tmp_path / "taken"
        flag = ["--output"] if arguments[0] == "export" else []
        mask = os.umask(0)
        try:
            command = ["tables", *arguments, *names, *flag, str(target), "--database", sqlite(tmp_path)]
            codes = [await asyncio.to_thread(main, command) for _ in range(2)]
        finally:
            os.umask(mask)

    assert codes == [0, 1]  # what is there already is not overwritten
    assert target.stat().st_mode & 0o777 == 0o600
    assert target.stat().st_size > 0
    assert str(target) in capsys.readouterr().err


async def test_a_backup_that_was_made_while_games_ran_is_served_like_the_original(tmp_path):
    async with serving(sqlite(tmp_path)) as tables:
        told = await new_table(tables.url, players=2, seats=[{"name": "Ada"}, {"bot": "random"}], pace=0)
        ada = await Client(tables.url, told["table"], told["token"]).open()
        await ada.play(Random(SEED), 10)
        (tmp_path / "copy").mkdir()
        copy = tmp_path / "copy" / "games.db"
        await asyncio.to_thread(main, ["tables", "backup", str(copy), "--database", sqlite(tmp_path)])
        await ada.close()
        before = await tables.tables.store.entries(told["table"])

    async with serving(sqlite(tmp_path / "copy")) as tables:
        after = await tables.tables.store.entries(told["table"])

    assert after and after == before[: len(after)]


async def test_a_symbolic_link_does_not_pass_the_lock(tmp_path):
    first = opened(sqlite(tmp_path))
    await first.open()
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "games.db").symlink_to(tmp_path / "games.db")

    with pytest.raises(DatabaseBusy, match="another server has this database open"):
        await opened(sqlite(tmp_path / "other")).open()

    await first.close()


async def test_a_database_with_a_second_name_is_not_opened_under_either(tmp_path):
    store = opened(sqlite(tmp_path))
    await store.open()
    await store.close()
    (tmp_path / "twin.db").hardlink_to(tmp_path / "games.db")

    for name in ("games.db", "twin.db"):
        with pytest.raises(Unfit, match="has a second name"):
            await opened(f"sqlite:///{tmp_path / name}").open()


@pytest.mark.parametrize("left", [0.5, 0.0])
async def test_a_cut_write_ahead_log_is_told_at_the_next_start(tmp_path, left):
    table = await killed_in_mid_game(tmp_path)
    log = tmp_path / "games.db-wal"
    os.truncate(log, int(log.stat().st_size * left))

    done = served(tmp_path)

    told_in_one_line(done, f"table {table} was acknowledged and is gone", "remove games.db.acknowledged to go on")


async def test_who_accepts_the_loss_goes_on_with_what_is_left(tmp_path):
    table = await killed_in_mid_game(tmp_path)
    log = tmp_path / "games.db-wal"
    os.truncate(log, int(log.stat().st_size * 0.8))
    (tmp_path / "games.db.acknowledged").unlink()

    async with serving(sqlite(tmp_path)) as tables:
        entries = await tables.tables.store.entries(table)

    assert entries


async def test_a_kill_alone_is_no_loss_and_an_older_copy_in_its_place_is_one(tmp_path):
    async with serving(sqlite(tmp_path)) as tables:
        await new_table(tables.url, players=2)
    older = (tmp_path / "games.db").read_bytes()
    await killed_in_mid_game(tmp_path)

    async with serving(sqlite(tmp_path)):
        pass
    (tmp_path / "games.db").write_bytes(older)
    done = served(tmp_path)

    told_in_one_line(done, "or an older copy put in its place")


async def test_a_table_that_an_operator_deleted_is_not_taken_for_lost(tmp_path):
    async with serving(sqlite(tmp_path)) as tables:
        told = await new_table(tables.url, players=2)
        await asyncio.to_thread(main, ["tables", "delete", told["table"], "--database", sqlite(tmp_path)])

    for _ in range(2):
        async with serving(sqlite(tmp_path)) as tables:
            assert await tables.tables.store.summaries() == []


async def test_a_table_that_comes_back_from_the_dead_is_told(tmp_path):
    store = opened(sqlite(tmp_path))
    await store.open()
    await store.add("a", [{"seq": 1, "at": 1.0, "kind": "created", "seats": [{}, {}]}])
    await store.close()
    before = (tmp_path / "games.db").read_bytes()
    await store.open()
    await store.delete("a")
    await store.close()
    (tmp_path / "games.db").write_bytes(before)

    with pytest.raises(Unfit, match="table a was deleted and is there again"):
        await store.open()


def test_a_mark_that_cannot_be_read_proves_nothing(tmp_path):
    mark = Mark(tmp_path / "mark")
    nothing = mark.read()
    mark.note(Acknowledged("k3v9x2mqp7da", 17))
    noted = mark.read()
    whole = (tmp_path / "mark").read_bytes()
    (tmp_path / "mark").write_bytes(whole.replace(b"17", b"18"))
    changed = mark.read()
    mark.close()

    assert (nothing, noted, changed) == (None, Acknowledged("k3v9x2mqp7da", 17), None)
    assert len(whole) == LENGTH


def damage(folder):
    """Overwrites one page in the middle of the entries of a game, which nothing but reading them needs."""
    file = folder / "games.db"
    data = file.read_bytes()
    leaves = [start for start in range(0, len(data), PAGE) if data[start] in (LEAF_OF_INDEX, LEAF_OF_TABLE)]
    full = [start for start in leaves if data.count(b'"answered"', start, start + PAGE) > 4]
    with file.open("r+b") as db:
        db.seek(full[len(full) // 2])
        db.write(Random(SEED).randbytes(PAGE))


async def with_many_entries(folder):
    """A database in whose middle there are entries, so many that one of another table moves none of those."""
    async with serving(sqlite(folder)) as tables:
        told = await new_table(tables.url, players=5, seats=[{"name": "Ada"}, *[{"bot": "random"}] * 4], pace=0)
        ada = await Client(tables.url, told["table"], told["token"]).open()
        await ada.play(Random(SEED))
        await ada.close()
    return told


async def test_a_damaged_page_is_told_in_one_line(tmp_path):
    await with_many_entries(tmp_path)
    damage(tmp_path)

    done = served(tmp_path)

    told_in_one_line(done, "is damaged", "restore a backup")


async def test_a_damaged_page_that_is_found_later_is_the_trouble_of_its_table_alone(tmp_path, monkeypatch):
    monkeypatch.setattr("stockpile.server.store.soundness.CHECK_SECONDS", -1.0)
    monkeypatch.setattr("stockpile.server.store.soundness.STEPS_BETWEEN_LOOKS", 1)
    told = await with_many_entries(tmp_path)
    damage(tmp_path)

    async with serving(sqlite(tmp_path)) as tables, Http(tables.url, told["token"]) as http:
        looked = await http.get(f"/api/tables/{told['table']}")
        health = await http.get("/healthz")
        made = await http.post("/api/tables", players=2)

    assert (looked.status_code, looked.json()["refused"]["key"]) == (503, "database-down")
    assert (health.status_code, made.status_code) == (200, 201)
