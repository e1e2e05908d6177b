"""`stockpile tables`: what operators do with the tables of a server."""

import asyncio
import contextlib
import json as jsonlib
import os
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import typer
from rich.console import Console
from rich.table import Table as Grid

from stockpile.cli import games, options
from stockpile.cli.failure import Failure
from stockpile.cli.serve import checked_database, days
from stockpile.engine.question import Refusal
from stockpile.session import Match
from stockpile.session.replay import ReplayDiffers
from stockpile.text.words import Words

T = TypeVar("T")
DAY = 86_400


class TableOptions:
    """The options and arguments of these commands."""

    def __init__(self, words: Words) -> None:
        common, file = options.Options(words), words("cli-file")
        self.json, self.lang = common.json, common.lang
        self.database: Any = typer.Option(games.database(), metavar="URL", help=words("cli-database-help"))
        self.name: Any = typer.Argument(metavar="TABLE", help=words("cli-tables-name"))
        self.any: Any = typer.Argument("", metavar="[TABLE]", help=words("cli-tables-name"))
        self.log: Any = typer.Option(False, "--log", help=words("cli-tables-log-help"))
        self.output: Any = typer.Option(None, "--output", metavar=file, help=words("cli-tables-output-help"))
        self.file: Any = typer.Argument(metavar=file, help=words("cli-tables-copy-name"))
        self.older: Any = typer.Option("", metavar="90d", help=words("cli-tables-older-help"), show_default=False)


def register(app: typer.Typer, words: Words) -> None:
    """Adds the commands."""
    tables = typer.Typer(
        name="tables", help=words("cli-tables-help"), epilog=words("cli-tables-examples"), no_args_is_help=True
    )
    app.add_typer(tables)
    register_reading(tables, words, TableOptions(words))
    register_changing(tables, words, TableOptions(words))


def register_reading(tables: typer.Typer, words: Words, option: TableOptions) -> None:
    """Those that leave the tables as they are."""

    @tables.command("list", help=words("cli-tables-list-help"), epilog=words("cli-tables-examples"))
    def list_tables(database: str = option.database, json: bool = option.json, lang: str = option.lang) -> None:
        said = options.wanted(words, lang)
        show(said, within(said, database, lambda store: store.summaries()), json=json)

    @tables.command(help=words("cli-tables-export-help"), epilog=words("cli-tables-examples"))
    def export(
        table: str = option.name,
        log: bool = option.log,
        output: Path | None = option.output,
        database: str = option.database,
        lang: str = option.lang,
    ) -> None:
        said = options.wanted(words, lang)
        entries = within(said, database, lambda store: store.entries(table))
        if not entries:
            raise Failure(said("cli-tables-none", table=table))
        hand_out(said, log_text(entries) if log else record_text(said, table, entries), output)

    @tables.command(help=words("cli-tables-backup-help"), epilog=words("cli-tables-examples"))
    def backup(file: Path = option.file, database: str = option.database, lang: str = option.lang) -> None:
        copy_database(options.wanted(words, lang), database, file)


def register_changing(tables: typer.Typer, words: Words, option: TableOptions) -> None:
    """Those that end tables."""

    @tables.command(help=words("cli-tables-close-help"), epilog=words("cli-tables-examples"))
    def close(table: str = option.name, database: str = option.database, lang: str = option.lang) -> None:
        said = options.wanted(words, lang)
        try:
            found = within(said, database, lambda store: close_table(store, table))
        except ReplayDiffers:
            raise Failure(said("refusal-frozen")) from None
        if not found:
            raise Failure(said("cli-tables-none", table=table))
        typer.echo(said("cli-tables-closed", table=table))

    @tables.command(help=words("cli-tables-delete-help"), epilog=words("cli-tables-examples"))
    def delete(
        table: str = option.any,
        older: str = option.older,
        database: str = option.database,
        lang: str = option.lang,
    ) -> None:
        said = options.wanted(words, lang)
        if bool(table) == bool(older):
            raise Failure(said("cli-tables-what"), 2)
        age = days(said, "--older", older)
        gone = within(said, database, lambda store: delete_tables(store, table, age))
        if table and not gone:
            raise Failure(said("cli-tables-none", table=table))
        typer.echo(said("cli-tables-deleted", count=gone))


def log_text(entries: list[Any]) -> str:
    """The log of a table, a line an entry."""
    return "".join(jsonlib.dumps(entry, ensure_ascii=False) + "\n" for entry in entries)


def record_text(words: Words, table: str, entries: list[Any]) -> str:
    """The record of the table's game."""
    match = as_far_as_it_goes(entries)
    if match.current is None:
        raise Failure(words("cli-tables-undealt", table=table))
    return match.record("all").to_text()


def within(words: Words, database: str, work: Callable[[Any], Awaitable[T]]) -> T:
    """Does something with an open store, beside a server that may be running."""
    checked_database(words, database)
    try:
        from stockpile.server.store import Unavailable, Unfit, beside
    except ModuleNotFoundError:
        raise Failure(words("cli-serve-needs")) from None

    async def run() -> T:
        store = beside(database)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except (FileNotFoundError, Unavailable, Unfit) as error:
        raise Failure(words("cli-bad-database", problem=str(error))) from None


def hand_out(words: Words, text: str, output: Path | None) -> None:
    """To whoever reads the terminal, or into a new file that nobody else can read: there may be secrets in it."""
    if output is None:
        typer.echo(text, nl=False)
        return
    try:
        with os.fdopen(os.open(output, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise Failure(words("cli-tables-not-written", problem=str(error))) from None


def copy_database(words: Words, database: str, file: Path) -> None:
    """Of SQLite; PostgreSQL has a program for it."""
    checked_database(words, database)
    from stockpile.server.store.backup import copy

    try:
        copy(database, file)
    except ValueError as error:
        raise Failure(words("cli-tables-backup-elsewhere", program=str(error)), 2) from None
    except (OSError, sqlite3.Error) as error:
        raise Failure(words("cli-tables-not-written", problem=str(error))) from None
    typer.echo(words("cli-tables-copied", file=str(file)))


def as_far_as_it_goes(entries: list[Any]) -> Match:
    """The match of a log; of a table that newer rules replay differently, what came before they part."""
    try:
        return Match.from_entries(entries)
    except ReplayDiffers as error:
        return Match.from_entries(entries[: error.seq - 1])


async def close_table(store: Any, table: str) -> bool:
    """Adds the last entry, after whatever a running server adds meanwhile; the server notices it by itself."""
    from stockpile.server.store import Conflict

    while entries := await store.entries(table):
        outcome = Match.from_entries(entries).submit({"kind": "closed"}, time.time())
        if isinstance(outcome, Refusal):
            return True  # it is closed already
        with contextlib.suppress(Conflict):
            await store.add(table, outcome)
            await store.finish(table, time.time())
            return True
    return False


async def delete_tables(store: Any, table: str, age: float | None) -> int:
    """How many are gone."""
    if age is not None:
        return len(await store.delete_older(time.time() - age * DAY))
    if not await store.entries(table):
        return 0
    await store.delete(table)
    return 1


def show(words: Words, rows: list[Any], *, json: bool) -> None:
    """The list, for people or programs."""
    if json:
        for row in rows:
            typer.echo(jsonlib.dumps({**vars(row), "state": state(row)}))
        return
    grid = Grid(box=None)
    for column in ("table", "state", "players", "entries", "created", "updated"):
        grid.add_column(words(f"cli-tables-column-{column}"))
    for row in rows:
        told = words(f"cli-tables-state-{state(row)}")
        grid.add_row(row.table, told, str(row.players), str(row.entries), moment(row.created), moment(row.updated))
    Console(highlight=False).print(grid)


def state(row: Any) -> str:
    """In one word."""
    return "frozen" if row.frozen else "over" if row.finished else "playing"


def moment(seconds: float) -> str:
    """A time as operators write it."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))
