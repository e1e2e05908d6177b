"""Scripted clients of a server: whole games at tables of four, answered plainly or as the browser does it."""

import asyncio
import os
import random
import re
import time
from collections import Counter, defaultdict
from typing import NamedTuple

import httpx
from server_sockets import Attacker, Socket

QUESTION = re.compile(rb'"question":\{"ask":"[a-z-]+","answers":\[([0-9,]+)\]')
REVISION = re.compile(rb'"revision":(\d+),"messages"|"revision":(\d+),"seat"')
REPLY = re.compile(rb'"id":(\d+),"ok":(true|false)')
REFUSED = re.compile(rb'"key":"([a-z-]+)"')
NAMES = "ABCD"
TABLES_EACH = 10  # that people of one address make
# A browser shows what an answer would do before it is given, and its reader's own language. People also talk, ask for
# a hint and lose their connection: once in so many turns.
TALKS, ASKS_FOR_A_HINT, RECONNECTS = 40, 60, 150


class Load:
    """What all clients share: the pace, and how long they waited for what."""

    def __init__(
        self, clients: int, rate: float | None, language: str | None, *, think: bool = True, spread: bool = False
    ) -> None:
        self.clients = clients
        self.rate = rate
        self.language = language  # with one, clients do as the browser does
        self.think = think  # whether they also want what other processes have to work out: hints, replays
        self.spread = spread  # whether games begin and end all the time, as in a house that has long been open
        self.waits: dict[str, list[float]] = defaultdict(list)
        self.refused: Counter[str] = Counter()  # by command and reason
        self.measuring = False
        self.connected = 0
        self.waiting = 0  # tables that would play, but all games that were made are over
        self._addresses = 0
        self.choose = random.Random(1)

    def address(self) -> str:
        """Where a table's people come from: every table from elsewhere, as far as a server that limits can tell."""
        self._addresses += 1
        return f"127.{1 + self._addresses // 62_500}.{self._addresses // 250 % 250}.{self._addresses % 250 + 1}"

    def happens(self, once_in: int) -> bool:
        """Whether a browser-like client does something rare now."""
        return self.language is not None and self.choose.randrange(once_in) == 0

    def waited(self, what: str, since: float) -> None:
        """Something was answered."""
        if self.measuring:
            self.waits[what].append(time.perf_counter() - since)


class Turn(NamedTuple):
    """When a client began to answer, and the answer it will give."""

    since: float
    answer: bytes


class Player(Socket):
    """One seat: answers each question at random, after a preview if it plays as the browser does."""

    def __init__(self, load: Load, table: "TableOfFour", token: str) -> None:
        spoken = b',"language":"%b"' % load.language.encode() if load.language else b""
        super().__init__(table.name, b'{"do":"hello","token":"%b"%b}' % (token.encode(), spoken))
        self.load = load
        self.table = table
        self.token = token
        self._commands = 0
        self._asked: bytes | None = None  # the last frame, if there is a question in it
        self._is_answering = False
        self._sent: dict[int, tuple[str, float, Turn | None]] = {}

    def take(self, frame: bytes) -> None:
        """A reply ends a wait; a question starts one."""
        if frame.startswith(b'{"frame":"reply"'):
            self._replied(frame)
        elif b'"result":{' in frame:
            self.table.over()
        elif frame and not frame.startswith(b'{"frame":"presence"'):
            self._asked = frame if QUESTION.search(frame) else None
            self._go_on()

    def _go_on(self) -> None:
        """Answers what is asked, unless an answer is on its way: news of others tell the same question again."""
        if self._asked is None or self._is_answering:
            return
        asked, found = QUESTION.search(self._asked), REVISION.search(self._asked)
        assert asked is not None and found is not None
        self._asked, self._is_answering = None, True
        chosen = self.load.choose.choice(asked[1].split(b","))
        move = os.urandom(8).hex().encode()
        answer = b'"revision":%b,"move_id":"%b","answers":[%b]' % (found[1] or found[2], move, chosen)
        pause = self.table.pause()
        if pause > 0:
            asyncio.get_running_loop().call_later(pause, self._begin_turn, chosen, answer)
        else:
            self._begin_turn(chosen, answer)

    def _begin_turn(self, chosen: bytes, answer: bytes) -> None:
        turn = Turn(time.perf_counter(), answer)
        if self.load.happens(RECONNECTS):
            self.table.reconnect(self)
            return
        if self.load.happens(TALKS):
            self._command("say", b'"text":"bravo"')
        if self.load.think and self.load.happens(ASKS_FOR_A_HINT):
            self._command("hint")
        if self.load.language is not None:
            self._command("preview", b'"answers":[%b]' % chosen, turn)
        else:
            self._command("answer", answer, turn)

    def _replied(self, frame: bytes) -> None:
        found = REPLY.search(frame)
        if found is None or int(found[1]) not in self._sent:
            return
        what, since, turn = self._sent.pop(int(found[1]))
        if found[2] == b"false":
            why = REFUSED.search(frame)
            self.load.refused[f"{what}: {why[1].decode() if why else '?'}"] += 1
            self._is_answering = self._is_answering and turn is None
            self._go_on()
            return
        self.load.waited(what, since)
        if what == "preview" and turn is not None:
            self._command("answer", turn.answer, turn)
        elif what == "answer" and turn is not None:
            self.load.waited("turn", turn.since)
            self.table.had_a_turn()
            self._is_answering = False
            self._go_on()

    def _command(self, what: str, more: bytes = b"", turn: Turn | None = None) -> None:
        self._commands += 1
        self._sent[self._commands] = (what, time.perf_counter(), turn)
        self.send(b'{"do":"%b","id":%d%b}' % (what.encode(), self._commands, b"," + more if more else b""))


class TableOfFour:
    """Games one after the other; the first is left after so many turns, if that is said."""

    def __init__(
        self, load: Load, port: int, stock: "asyncio.Queue[tuple[str, list[str]]]", leaves_after: int = 0
    ) -> None:
        self.load = load
        self.port = port
        self.stock = stock
        self.name = ""
        self._address = load.address()
        self.players: list[Player] = []
        self._done = asyncio.Event()
        self._due = 0.0
        self._leaves_after = leaves_after
        self._coming: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Until the task is cancelled."""
        while True:
            self.load.waiting += self.stock.empty()
            self.name, tokens = await self.stock.get()
            self._done.clear()
            self.players = []
            for token in tokens:
                await self._connect(token)
                self.load.connected += 1
            await self._done.wait()
            for player in self.players:
                player.close()

    async def _connect(self, token: str) -> None:
        player = Player(self.load, self, token)
        self.players.append(player)
        here = (self._address, 0)
        await asyncio.get_running_loop().create_connection(lambda: player, "127.0.0.1", self.port, local_addr=here)

    def reconnect(self, player: Player) -> None:
        """The line broke: the same person comes back and is told everything."""
        player.close()
        self.players.remove(player)
        task = asyncio.get_running_loop().create_task(self._connect(player.token))
        self._coming.add(task)
        task.add_done_callback(self._coming.discard)

    def pause(self) -> float:
        """How long a client thinks before it answers: so that all tables together have the turns a second they shall.

        A table that is late makes up for one turn, not for more.
        """
        if self.load.rate is None:
            return 0.0
        step = self.load.choose.uniform(0.5, 1.5) * self.load.clients / 4 / self.load.rate
        now = time.perf_counter()
        self._due = max(self._due + step, now - step)
        return self._due - now

    def had_a_turn(self) -> None:
        """One turn of a first game that is left early."""
        self._leaves_after -= 1
        if self._leaves_after == 0:
            self._done.set()

    def over(self) -> None:
        """The game has ended."""
        self._done.set()


async def attack(port: int, table: str, megabits: float, address: str) -> None:
    """Pings from another address of this machine, until the task is cancelled."""
    loop = asyncio.get_running_loop()
    attacker: Attacker | None = None
    while True:
        if attacker is None or attacker.is_cut:
            attacker = Attacker(table)
            try:
                await loop.create_connection(lambda line=attacker: line, "127.0.0.1", port, local_addr=(address, 0))  # type: ignore[misc]
            except OSError:
                attacker = None
        else:
            attacker.ping(int(megabits * 1e6 / 8 / 6 / 100))
        await asyncio.sleep(0.01)


async def seat(http: httpx.AsyncClient, url: str, bots: list[str]) -> tuple[str, list[str]]:
    """A new table and the tokens of its people."""
    seats = [{"name": NAMES[0]}] + [{"bot": bot} for bot in bots] + [{}] * (3 - len(bots))
    wish = {"players": 4, "seats": seats, "pace": 0, "start": "full", "only_answers": "ask"}
    made = (await http.post(f"{url}/api/tables", json=wish)).json()
    tokens = [made["token"]]
    for name in NAMES[1 : 4 - len(bots)]:
        sat = await http.post(f"{url}/api/tables/{made['table']}/seats", json={"name": name, "only_answers": "ask"})
        tokens.append(sat.json()["token"])
    return made["table"], tokens


async def fill(
    load: Load, url: str, count: int, stock: "asyncio.Queue[tuple[str, list[str]]]", bots: list[str]
) -> None:
    """Makes tables to play at; no address more of them than a server lets it."""
    waiting = iter(range(count))

    async def make() -> None:
        while True:
            here = httpx.AsyncHTTPTransport(local_address=load.address())
            async with httpx.AsyncClient(trust_env=False, transport=here, timeout=60) as http:
                for _ in range(TABLES_EACH):
                    if next(waiting, None) is None:
                        return
                    stock.put_nowait(await seat(http, url, bots))

    await asyncio.gather(*(make() for _ in range(16)))
