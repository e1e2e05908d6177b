"""The server as a program of its own, which can be killed and started again on the same database."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kit.effort import PATIENCE

COMMAND = "import sys; from stockpile.cli import main; sys.exit(main())"
# Chance as a test wishes it: while a file names a deal, every table that is made gets the cards that follow from it.
CHANCE = """
import hashlib, pathlib, secrets
drawn, wish = secrets.randbits, pathlib.Path("deal")
dealt = lambda bits: int(hashlib.sha256(wish.read_bytes()).hexdigest(), 16) >> (256 - bits)
secrets.randbits = lambda bits: dealt(bits) if wish.exists() else drawn(bits)
"""
# Thinking and retelling take what a server leaves (os.nice). Beside other tests that is next to nothing, and a page
# would wait for minutes: in this house all processes are equal. Each of them finds this on its path.
EQUAL = "import os\nos.nice = lambda by: 0\n"


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


@dataclass
class House:
    """Where games are played. `host` is what it listens on; without a folder of a client it serves its own.

    Unless it is equal, what thinks there is as humble as in a real one.
    """

    folder: Path
    static: Path | None
    host: str = "127.0.0.1"
    is_equal: bool = True
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None
    python: str = sys.executable

    @property
    def url(self) -> str:
        return f"http://{self.host}:{self.port}/"

    def start(self) -> None:
        """Starts it and waits until it answers."""
        database = f"sqlite:///{self.folder / 'games.db'}"
        options = ["--host", self.host, "--port", str(self.port), "--database", database]
        options += ["--no-limits"]  # all visitors come from one address
        options += ["--allowed-host", "stockpile.lan"]  # a name of the network: see conftest.FLAGS
        options += ["--static", str(self.static)] if self.static is not None else []
        log = (self.folder / "server.log").open("ab")
        self.process = subprocess.Popen(
            [self.python, "-c", CHANCE + COMMAND, "serve", *options],
            stdout=log,
            stderr=log,
            cwd=self.folder,
            env=self._surroundings(),
        )
        log.close()
        for _ in range(600):
            try:
                with urllib.request.urlopen(self.url + "healthz", timeout=5):  # noqa: S310  our own server
                    return
            except OSError:
                assert self.process.poll() is None, (self.folder / "server.log").read_text()
                time.sleep(0.1)  # there is no event to wait for before the port opens
        raise AssertionError("the server did not come up")

    def _surroundings(self) -> dict[str, str]:
        if not self.is_equal:
            return dict(os.environ)
        path = self.folder / "path"
        path.mkdir(exist_ok=True)
        (path / "sitecustomize.py").write_text(EQUAL)
        found = [str(path), *filter(None, [os.environ.get("PYTHONPATH")])]
        return {**os.environ, "PYTHONPATH": os.pathsep.join(found)}

    def kill(self) -> None:
        """Ends it as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(timeout=30)

    def post(self, path: str, body: dict[str, Any] | None, token: str = "") -> dict[str, Any]:
        """One request of the API; without a body, one that only looks."""
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        sent = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, sent, headers)  # noqa: S310  our own
        with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310
            return dict(json.load(answer))

    def asked(self, table: str, token: str) -> dict[str, Any]:
        """What a person is asked next; the others have done all they do before. At the end of the game, nothing."""
        while True:
            now = self.post(f"api/tables/{table}", None, token)
            if now["question"] is not None or now["result"] is not None:
                return now
            time.sleep(0.01)  # nobody tells this program when the bots are done

    def answer(self, table: str, token: str, now: dict[str, Any], answer: int) -> None:
        """Gives one answer to what was asked; an only answer may just have been given by itself."""
        move = {"revision": now["revision"], "move_id": f"move-{now['revision']}", "answers": [answer]}
        try:
            self.post(f"api/tables/{table}/answers", move, token)
        except urllib.error.HTTPError as refused:
            if refused.code != 409:
                raise

    def go_on(self, table: str, token: str, turns: int) -> None:
        """Chooses for a person who is elsewhere, so many times, until it is their turn again."""
        while turns:
            now = self.asked(table, token)
            answers = now["question"]["answers"]
            self.answer(table, token, now, answers[0])
            turns -= len(answers) > 1  # an only answer may as well have been given by itself: it counts nothing
        self.asked(table, token)

    def until(self, table: str, token: str, ask: str, verb: str = "") -> dict[str, Any] | None:
        """Answers for a person until they are asked this (and could answer with the verb); None if that never came."""
        verbs = {action["id"]: action["verb"] for action in self.post("api/actions", None)["actions"]}
        chosen = 0  # only choices count: whether we or the table gave an only answer, the same game follows
        for _ in range(4000):
            now = self.asked(table, token)
            if now["result"] is not None:
                return None
            answers = now["question"]["answers"]
            is_choice = len(answers) > 1
            if is_choice and now["question"]["ask"] == ask and (not verb or verb in {verbs[one] for one in answers}):
                return now
            self.answer(table, token, now, answers[chosen % len(answers)])
            chosen += is_choice
        raise AssertionError("the game did not end")

    def finish(self, table: str, *tokens: str) -> None:
        """Plays the rest for people, so that a test of the end does not wait for the board."""
        chosen = 0
        while chosen < 4000:
            for token in tokens:
                now = self.post(f"api/tables/{table}", None, token)
                if now["result"]:
                    return
                if now["question"] is not None:
                    answers = now["question"]["answers"]
                    self.answer(table, token, now, answers[chosen % len(answers)])
                    chosen += len(answers) > 1
        raise AssertionError("the game did not end")

    def analysed(self, table: str, token: str) -> None:
        """Waits until a finished game is analysed; the server keeps that, and no page waits for it any more."""
        headers = {"Authorization": f"Bearer {token}"}
        request = urllib.request.Request(f"{self.url}api/tables/{table}/analysis", headers=headers)  # noqa: S310  our own
        until = time.monotonic() + PATIENCE
        is_whole = False
        while not is_whole:  # the server ends one that takes long, and keeps what was found
            assert time.monotonic() < until, "the game was never analysed"
            with urllib.request.urlopen(request) as found:  # noqa: S310
                is_whole = json.loads(found.readlines()[-1])["whole"]

    def table(self, players: int = 4, people: int = 1, deal: str = "1", **wishes: Any) -> tuple[str, list[str]]:
        """A table without pauses: its id, and the tokens of the people who sit there; bots have the other seats.

        Tables of one deal have the same cards, the same first player and the same bots.
        """
        (self.folder / "deal").write_text(deal)
        made = self._made(players, people, wishes)
        (self.folder / "deal").unlink()
        return made

    def _made(self, players: int, people: int, wishes: dict[str, Any]) -> tuple[str, list[str]]:
        free: list[dict[str, str]] = [{} for _ in range(people - 1)]
        bots = [{"bot": "greedy"} for _ in range(players - people)]
        seats = [{"name": "Ada"}, *free, *bots]
        made = self.post(
            "api/tables",
            {"players": players, "seats": seats, "pace": 0, "preset": "classic", "start": "full", **wishes},
        )
        tokens = [made["token"]]
        for number in range(1, people):
            name = ("Bea", "Cyd", "Dan", "Eve")[number - 1]
            tokens.append(self.post(f"api/tables/{made['table']}/seats", {"name": name, "seat": number})["token"])
        return str(made["table"]), tokens
