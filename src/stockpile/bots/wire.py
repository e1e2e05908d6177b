"""A bot that is a program of its own: JSON lines over its standard input and output.

We say `hello` (protocol, setup, seat, seed) and wait for `ready`; then each `question` with its view is answered by one
`answer`. A new `hello` begins another game. A program that crashes, hangs or answers nonsense is reported, and a trader
plays on in its place. One that says `retries` with its `ready` is told why an answer is illegal, and asked again so
often; `usage` with an answer says what it cost.
"""

import contextlib
import json
import os
import queue
import shlex
import subprocess
import tempfile
import threading
import weakref
from typing import IO, Any

from stockpile.bots.guest import BotFault, Guest
from stockpile.bots.usage import BotUsage, usage_of
from stockpile.engine.question import Question
from stockpile.engine.refusals import reasons
from stockpile.engine.setup.actions import ACTIONS, number_of
from stockpile.engine.setup.setup import Setup
from stockpile.engine.view import View

PROTOCOL = 1
SECONDS = float(os.environ.get("STOCKPILE_BOT_SECONDS") or 10.0)
LINE = 1 << 16  # more than any answer needs
MOST_RETRIES = 5


class Connection:
    """A running program: one line out, one line in."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.command = command
        self.seconds = seconds
        self._lines: queue.Queue[bytes] = queue.Queue()
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115  lives as long as the program
        try:
            self._process = subprocess.Popen(  # noqa: S603  the owner of this process has named it
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors
            )
        except (OSError, ValueError) as error:
            self._errors.close()
            raise BotFault("crash", f"{command}: {getattr(error, 'strerror', None) or error}") from None
        assert self._process.stdout is not None
        threading.Thread(target=_read, args=(self._process.stdout, self._lines), daemon=True).start()
        self.close = weakref.finalize(self, _end, self._process, self._errors)

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Sends a message and waits for the next one.

        A program that has ended takes no message, but what it said before counts all the same: whether its input broke
        before or after our message got through is a matter of moments.
        """
        is_sent = self._send(message)
        try:
            line = self._lines.get(timeout=self.seconds)
        except queue.Empty:
            if not is_sent:
                raise BotFault("crash", "it closed its input") from None
            raise BotFault("hang", f"no answer within {self.seconds:g} s") from None
        if not line:
            raise BotFault("crash", self._last_words())
        if not line.endswith(b"\n"):
            raise BotFault("nonsense", f"a line of more than {LINE} bytes, or one without an end")
        try:
            found = json.loads(line)
        except ValueError:
            raise BotFault("nonsense", f"not JSON: {line[:80]!r}") from None
        if not isinstance(found, dict):
            raise BotFault("nonsense", f"a JSON object is wanted, not {line[:80]!r}")
        return found

    def _send(self, message: dict[str, Any]) -> bool:
        """Whether the program takes the message; if not, its output tells what became of it."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")
            self._process.stdin.flush()
        except OSError:
            return False
        return True

    def _last_words(self) -> str:
        """How the program ended: its exit code and the last line it wrote on the error output."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(timeout=1)
        code = self._process.poll()
        self._errors.seek(0)
        lines = self._errors.read().decode("utf-8", "replace").strip().splitlines()
        how = "it closed its output" if code is None else f"it ended with code {code}"
        return f"{how}: {lines[-1][:200]}" if lines else how


def _read(stream: IO[bytes], lines: "queue.Queue[bytes]") -> None:
    """Hands on what the program writes; an empty line of bytes is its end."""
    with contextlib.suppress(OSError, ValueError):
        while line := stream.readline(LINE):
            lines.put(line)
    lines.put(b"")


def _end(process: "subprocess.Popen[bytes]", errors: IO[bytes]) -> None:
    """Tells the program to go, and sees to it that it does."""
    with contextlib.suppress(OSError):
        if process.stdin is not None:
            process.stdin.close()
    try:
        process.wait(timeout=0.5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    if process.stdout is not None:
        with contextlib.suppress(OSError):
            process.stdout.close()
    errors.close()


class WireBot(Guest):
    """One seat played by a program; `fault` says why it no longer is, if so."""

    def __init__(
        self,
        command: str,
        setup: Setup,
        seat: int,
        seed: int,
        *,
        seconds: float = SECONDS,
        link: Connection | None = None,
    ) -> None:
        super().__init__(setup, seed)
        self.command = command
        self.illegal = 0  # answers that the rules do not allow, or that are none
        self.usage = BotUsage()
        self.link = link
        self._retries = 0
        try:
            self.link = link or Connection(command, seconds)
            self._greet(seat, seed)
        except BotFault as fault:
            self._give_up(fault)

    def _greet(self, seat: int, seed: int) -> None:
        assert self.link is not None
        hello = {"type": "hello", "protocol": PROTOCOL, "setup": self.setup.to_dict(), "seat": seat, "seed": seed}
        ready = self.link.ask(hello)
        if ready.get("type") != "ready" or ready.get("protocol") != PROTOCOL:
            raise BotFault("nonsense", f"hello wants ready with protocol {PROTOCOL}, not {str(ready)[:80]}")
        retries = ready.get("retries", 0)
        if isinstance(retries, bool) or not isinstance(retries, int) or not 0 <= retries <= MOST_RETRIES:
            raise BotFault("nonsense", f"retries: from 0 to {MOST_RETRIES}, not {str(retries)[:20]}")
        self._retries = retries

    def _asked(self, view: View, question: Question) -> int:
        bids = self.setup.table.bids
        message: dict[str, Any] = {
            "type": "question",
            "view": view.to_dict(),
            "question": question.to_dict(),
            "notation": [ACTIONS[given].notation(bids) for given in question.answers],
        }
        for left in range(self._retries, 0, -1):
            given = self._replied(message, question)
            number = number_of(given, bids)
            if number in question.answers:
                return self._legal(number, question)
            self.illegal += 1
            message = {**message, "type": "refused", "refused": self._why(view, question, given, number), "left": left}
        return self._last(self._replied(message, question), question)

    def _replied(self, message: dict[str, Any], question: Question) -> object:
        """What the program answers; what that cost is counted."""
        assert self.link is not None
        reply = self.link.ask(message)
        if reply.get("type") != "answer":
            raise BotFault("nonsense", f"{str(reply)[:80]} is no answer to {question.ask}")
        try:
            self.usage += usage_of(reply.get("usage"))
        except ValueError as error:
            raise BotFault("nonsense", str(error)) from None
        return reply.get("answer")

    def _last(self, given: object, question: Question) -> int:
        """An answer after which there is no other try."""
        try:
            return self._legal(given, question)
        except BotFault:
            self.illegal += 1
            raise

    def _why(self, view: View, question: Question, given: object, number: int | None) -> dict[str, Any]:
        """Why an answer is illegal, from what its seat knows."""
        if number is None:
            return reasons.unreadable(given).to_dict()
        return reasons.explain(view._state, self.setup, question.seat, number).to_dict()

    def _give_up(self, fault: BotFault) -> None:
        super()._give_up(fault)
        if self.link is not None:
            self.link.close()
            self.link = None

    def close(self) -> None:
        """Ends the program."""
        if self.link is not None:
            self.link.close()
            self.link = None
