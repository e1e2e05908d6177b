"""Opening a server: the port, the database, and only then what people are told; afterwards, where their games are."""

import socket
import sys
import threading
import webbrowser

import typer

from stockpile import _variant
from stockpile.bots.levels import GRADED, LEVELS, UNCOMPILED
from stockpile.cli import client, games
from stockpile.cli.failure import Failure
from stockpile.server import addresses
from stockpile.server import workers as many
from stockpile.server.doorplate import Doorplate
from stockpile.server.run import CannotOpen, listening, serve
from stockpile.server.settings import Settings
from stockpile.text.words import Words

NEXT_PORTS = 20  # tried one after the other if no port was asked for


class ServerStart:
    """One call of `stockpile serve`."""

    def __init__(self, words: Words, settings: Settings, *, any_port: bool, open_browser: bool, json: bool) -> None:
        self._words = words
        self._settings = settings
        self._any_port = any_port
        self._open_browser = open_browser
        self._json = json
        self._place = games.place_of(settings.database)
        file = games.file_of(settings.database)
        self._doorplate = None if file is None else Doorplate(file)
        self._port = settings.port
        self._is_open = False

    def run(self, workers: int) -> None:
        """Serves until it is told to stop, or says that it is served already."""
        inherited = many.handed_down()
        if inherited is not None:
            with inherited:
                self._serve(inherited, many.say_open)
            return
        if self._is_served_already():
            return
        games.make_room(self._settings.database)
        with self._listening() as bound:
            self._port = bound.getsockname()[1]
            try:
                code = self._work(bound, workers)
            finally:
                self._close()
        if code:
            raise typer.Exit(code)
        if not self._json:
            typer.echo(self._words("cli-games-kept-end", place=self._place))

    def _work(self, bound: socket.socket, workers: int) -> int:
        if workers > 1:
            return many.Workers(bound, workers, sys.argv[1:], self._announce).run()
        self._serve(bound, self._announce)
        return 0

    def _serve(self, bound: socket.socket, tell: many.Tell) -> None:
        try:
            serve(self._settings, bound, tell)
        except CannotOpen as error:
            raise Failure(self._words("cli-bad-database", problem=str(error))) from None

    def _is_served_already(self) -> bool:
        """A second start shows the server that has these games open; one that asks for another address is refused."""
        address = "" if self._doorplate is None else self._doorplate.answering()
        if not address:
            return False
        here = Settings().host
        if not (self._open_browser and self._any_port and self._settings.host == here):
            raise Failure(self._words("cli-served-elsewhere", address=address))
        typer.echo(self._words("cli-served-already", address=address))
        webbrowser.open(address)
        return True

    def _listening(self) -> socket.socket:
        """The port that was asked for, or the next free one."""
        asked = self._settings.port
        try:
            bound = listening(self._settings, NEXT_PORTS if self._any_port else 1)
        except OSError as error:
            where = f"{addresses.bracketed(self._settings.host)}:{asked}"
            problem = error.strerror or str(error)
            raise Failure(self._words("cli-port-taken", address=where, problem=problem)) from None
        used = bound.getsockname()[1]
        if asked and used != asked and not self._json:
            typer.echo(self._words("cli-port-next", port=str(asked), used=str(used)))
        return bound

    def _announce(self) -> None:
        """Everything is open: tells where, in time for whoever waits for the line, and shows it."""
        self._is_open = True
        if self._doorplate is not None:
            self._doorplate.put_up(addresses.local(self._settings, self._port))
        for line in addresses.announced(self._words, self._settings, self._port, self._place, json=self._json):
            typer.echo(line)
        if not self._json:
            self._tell_shortcomings()
        sys.stdout.flush()
        if self._open_browser:
            # Some browsers run in this terminal and would hold up the server.
            where = addresses.local(self._settings, self._port)
            threading.Thread(target=webbrowser.open, args=(where,), daemon=True).start()

    def _tell_shortcomings(self) -> None:
        """What this installation lacks, and what that means."""
        if _variant.name() == "pure":
            searching = [name for name in GRADED if name in UNCOMPILED]
            less = [f"{name} {UNCOMPILED[name].rollouts}" for name in searching]
            full = [f"{name} {LEVELS[name].rollouts}" for name in searching]
            typer.echo(self._words("cli-uncompiled", less=", ".join(less), full=", ".join(full)))
        if not client.is_there(self._settings.static):
            typer.echo(self._words("cli-client-missing", command=client.remedy()))

    def _close(self) -> None:
        if self._is_open and self._doorplate is not None:
            self._doorplate.take_down()
