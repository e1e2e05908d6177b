"""`stockpile serve`: tables for browsers, terminals and bots."""

import ipaddress
import os
import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import typer

from stockpile.cli import games, options
from stockpile.cli.failure import Failure
from stockpile.text.words import Words

LEVELS = ("debug", "info", "warning", "error")
PORT = 8000
METRICS = "STOCKPILE_METRICS_TOKEN"  # in the environment: others can read command lines
_HOST = re.compile(r"\*|\.?[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*")
_DAYS = re.compile(r"(\d{1,5})d?")


class ServeOptions:
    """The options of this command alone."""

    def __init__(self, words: Words) -> None:
        number = words("cli-number")
        self.host: Any = typer.Option("127.0.0.1", metavar="HOST", help=words("cli-host-help"))
        self.port: Any = typer.Option(None, metavar=number, help=words("cli-port-help"), show_default=False)
        self.database: Any = typer.Option(games.database(), metavar="URL", help=words("cli-database-help"))
        self.public: Any = typer.Option("", metavar="URL", help=words("cli-public-url-help"), show_default=False)
        self.proxy: Any = typer.Option("", metavar="A,B,…", help=words("cli-trusted-proxy-help"), show_default=False)
        self.names: Any = typer.Option("", metavar="A,B,…", help=words("cli-allowed-host-help"), show_default=False)
        self.open: Any = typer.Option(False, "--open", help=words("cli-open-help"))
        self.static: Any = typer.Option(None, metavar=words("cli-file"), help=words("cli-static-help"))
        self.workers: Any = typer.Option(1, metavar=number, help=words("cli-workers-help"))
        self.thinkers: Any = typer.Option(1, metavar=number, help=words("cli-thinkers-help"))
        self.keep: Any = typer.Option("", metavar="90d", help=words("cli-keep-help"), show_default=False)
        self.limits: Any = typer.Option(False, "--no-limits", help=words("cli-no-limits-help"))
        self.log: Any = typer.Option("info", "--log", metavar="|".join(LEVELS), help=words("cli-log-help"))


def register(app: typer.Typer, words: Words) -> None:
    """Adds the command."""
    option = options.Options(words)
    own = ServeOptions(words)

    @app.command(help=words("cli-serve-help"), epilog=words("cli-serve-examples"))
    def serve(
        host: str = own.host,
        port: int | None = own.port,
        database: str = own.database,
        public_url: str = own.public,
        trusted_proxy: str = own.proxy,
        allowed_host: str = own.names,
        open_browser: bool = own.open,
        static: Path | None = own.static,
        workers: int = own.workers,
        thinkers: int = own.thinkers,
        keep: str = own.keep,
        log: str = own.log,
        no_limits: bool = own.limits,
        json: bool = option.json,
        lang: str = option.lang,
    ) -> None:
        said = options.wanted(words, lang)
        check(said, log, port or 0, workers, thinkers)
        given = {
            "host": host,
            "port": PORT if port is None else port,
            "database": checked_database(said, database, workers),
            "public_url": checked_url(said, public_url),
            "trusted_proxies": proxies(said, trusted_proxy),
            "allowed_hosts": host_names(said, allowed_host),
            "metrics_token": os.environ.get(METRICS, ""),
            "thinkers": thinkers,
            "limits": not no_limits,
            "keep_days": days(said, "--keep", keep),
            **({} if static is None else {"static": static}),
        }
        run(said, given, workers, log, any_port=port is None, open_browser=open_browser, json=json)


def check(words: Words, log: str, port: int, workers: int, thinkers: int) -> None:
    """Whether these can be."""
    if log not in LEVELS:
        raise Failure(words("cli-bad-choice", option="--log", given=log, known=", ".join(LEVELS)), 2)
    options.at_least(words, "--port", port, 0, 65_535)
    options.at_least(words, "--workers", workers, 1, 64)
    options.at_least(words, "--thinkers", thinkers, 1, 64)


def run(
    words: Words, given: dict[str, Any], workers: int, log: str, *, any_port: bool, open_browser: bool, json: bool
) -> None:
    """Serves until it is told to stop."""
    try:
        from stockpile.cli.opening import ServerStart
        from stockpile.server import logs
        from stockpile.server.settings import Settings
    except ModuleNotFoundError:
        raise Failure(words("cli-serve-needs")) from None

    with logs.to_stderr(log):
        start = ServerStart(
            words, Settings(**given, workers=workers), any_port=any_port, open_browser=open_browser, json=json
        )
        start.run(workers)


def checked_database(words: Words, given: str, workers: int = 1) -> str:
    """The address of a database, if it can be one."""
    scheme, _, rest = given.partition("://")
    is_file = scheme == "sqlite" and rest.startswith("/") and len(rest) > 1
    if not is_file and scheme not in ("postgresql", "postgres"):
        raise Failure(words("cli-bad-database", problem=f"sqlite:///… | postgresql://… ({given})"), 2)
    if is_file and workers > 1:
        raise Failure(words("cli-workers-sqlite"), 2)
    return given


def checked_url(words: Words, given: str) -> str:
    """An address with a scheme and a host."""
    parts = urlsplit(given)
    if given and (parts.scheme not in ("http", "https") or not parts.netloc):
        raise Failure(words("cli-bad-public-url"), 2)
    return given


def proxies(words: Words, given: str) -> tuple[str, ...]:
    """Addresses and networks of a list."""
    found = tuple(part.strip() for part in given.split(",") if part.strip())
    for one in found:
        try:
            ipaddress.ip_network(one, strict=False)
        except ValueError:
            raise Failure(words("cli-bad-proxy", given=one), 2) from None
    return found


def host_names(words: Words, given: str) -> tuple[str, ...]:
    """Names of hosts of a list, without ports."""
    found = tuple(part.strip() for part in given.split(",") if part.strip())
    for one in found:
        if _HOST.fullmatch(one) is None:
            raise Failure(words("cli-bad-host", given=one), 2)
    return found


def days(words: Words, option: str, given: str) -> float | None:
    """So many days, with or without a d."""
    if not given:
        return None
    found = _DAYS.fullmatch(given)
    if found is None:
        raise Failure(words("cli-bad-value", option=option), 2)
    return float(found[1])
