"""Small parts of the server by themselves, at their limits."""

import asyncio
import gzip
import json
import sqlite3
import threading
from typing import Any

import pytest
from starlette.requests import Request

from kit.effort import PATIENCE
from kit.samples import played
from stockpile import Setup
from stockpile.engine.question import Refusal
from stockpile.server import (
    catalog,
    guide,
    listener,
    presence,
)
from stockpile.server.answers import STATUS, Refused, packed, refused_answer, status_of
from stockpile.server.direct import head_of
from stockpile.server.listener import Listener
from stockpile.server.metrics import THOUGHTS, Metrics
from stockpile.server.numbers import numbers
from stockpile.server.openapi import openapi
from stockpile.server.pauses import moment
from stockpile.server.phrases import add_text, names_of, refusal_texts
from stockpile.server.presence import PRESENCE_SECONDS, Presence
from stockpile.server.presets import PRESETS
from stockpile.server.reading import number_of, token_of
from stockpile.server.replays import TooLong, bounded
from stockpile.server.store import Notice, Unavailable, choice
from stockpile.server.store.mark import Acknowledged, Mark
from stockpile.server.store.place import made_private
from stockpile.server.store.sqlite import SqliteStore
from stockpile.server.store.sqlite_writer import SqliteWriter
from stockpile.server.stream import StreamClosed, _id_of, _text_of
from stockpile.server.thoughts import retell
from stockpile.session import Match
from stockpile.text.words import Words

SETUP = Setup(players=3, rounds=1, first=0)


class Line:
    """The other side of a connection, which can be slow."""

    def __init__(self) -> None:
        self.is_writable = True
        self.sent: list[bytes] = []
        self.woken = 0

    def send_text(self, text: bytes) -> None:
        self.sent.append(text)

    def wake(self) -> None:
        self.woken += 1


def listening(seat: int | None = None) -> tuple[Listener, Line]:
    line = Line()
    one = Listener(lambda _: (seat, False), line)
    one.seat = seat
    return one, line


# Connections


def test_frames_wait_in_line_while_the_other_side_is_slow_and_keep_their_order():
    one, line = listening()
    one.push(b"1")
    line.is_writable = False
    one.push(b"2")
    line.is_writable = True

    one.push(b"3")
    assert line.sent == [b"1"]
    one.flush()

    assert line.sent == [b"1", b"2", b"3"]
    one.push(b"4")
    assert line.sent[-1] == b"4" and line.woken == 0


def test_a_line_has_room_for_so_many_frames_and_so_many_bytes():
    assert (listener.MOST_FRAMES, listener.MOST_BYTES) == (256, 1_048_576)
    many, large = listening()[0], listening()[0]
    for one in (many, large):
        one._sink.is_writable = False

    for _ in range(256):
        many.push(b"x")
    for _ in range(4):
        large.push(b"x" * (1 << 18))
    assert many.close_code is None and large.close_code is None
    many.push(b"x")
    large.push(b"x")

    assert many.close_code == large.close_code == listener.TOO_SLOW == 4409


def test_room_that_was_taken_is_given_back_and_nothing_follows_a_close():
    one, line = listening()
    line.is_writable = False
    for _ in range(3):
        one.push(b"x" * (1 << 19))
        line.is_writable = True
        one.flush()
        line.is_writable = False
    assert one.close_code is None and len(line.sent) == 3
    one.push(b"y")

    one.close(1012)
    one.close(4409)
    line.is_writable = True
    one.flush()
    one.push(b"z")

    closed_with: object = one.close_code
    assert (closed_with, len(line.sent), line.woken) == (1012, 3, 1)


def test_who_follows_a_table_is_counted_here_and_as_other_processes_said_lately():
    now = [100.0]
    here = Presence(lambda: now[0])
    here.listeners = {listening(0)[0], listening(None)[0], listening(None)[0]}
    here.heard(Notice("b", "t", present=(2,), spectators=3))
    assert (here.seats(), here.spectators()) == ({0, 2}, 5)

    now[0] += PRESENCE_SECONDS - 0.1
    assert (here.seats(), here.spectators()) == ({0, 2}, 5)
    now[0] += 0.1

    assert (here.seats(), here.spectators(), presence.PRESENCE_SECONDS) == ({0}, 2, 90.0)


@pytest.mark.parametrize(
    ("size", "head"),
    [
        (0, "8100"), (125, "817d"), (126, "817e007e"), (65_535, "817effff"), (65_536, "817f0000000000010000"),
    ],
)  # fmt: skip
def test_the_head_of_a_frame_says_how_long_it_is(size, head):
    assert head_of(size).hex() == head


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('{"id":0}', 0), ('{"id":7,"x":1}', 7), (f'{{"id":{2**53}}}', 2**53), (f'{{"id":{2**53 + 1}}}', None),
        ('{"id":-1}', None), ('{"id":true}', None), ('{"id":"1"}', None), ("[]", None), ("{", None), ("{}", None),
    ],
)  # fmt: skip
def test_the_id_of_an_unreadable_command_is_found_if_it_is_one(text, found):
    assert _id_of(text) == found


# Requests and answers


def asked(query: str = "", **headers: str) -> Request:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "query_string": query.encode(), "headers": raw, "method": "GET", "path": "/"})


@pytest.mark.parametrize(("given", "read"), [("0", 0), ("17", 17), ("9" * 15, 10**15 - 1)])
def test_a_number_of_a_request_is_read(given, read):
    assert number_of(asked(f"since={given}"), "since", 5) == read
    assert number_of(asked(), "since", 5) == 5


@pytest.mark.parametrize("given", ["1" * 16, "-1", "1.0", "x", "", "٣"])
def test_what_is_no_number_is_refused(given):
    with pytest.raises(Refused):
        number_of(asked(f"since={given}"), "since", 5)


@pytest.mark.parametrize(
    ("key", "status", "headers"),
    [
        ("too-fast", 429, {"retry-after": "20"}), ("bad-token", 401, {"www-authenticate": "Bearer"}),
        ("bad-method", 405, {}), ("stale-revision", 409, {}),
    ],
)  # fmt: skip
def test_a_refusal_is_answered_with_its_status_and_what_belongs_to_it(key, status, headers):
    answer = refused_answer(Refusal("", "".join(key)))

    assert answer.status_code == status_of(Refusal("", key)) == status
    assert {
        name: answer.headers.get(name) for name in ("retry-after", "www-authenticate") if name in answer.headers
    } == (headers)
    assert json.loads(bytes(answer.body))["refused"]["key"] == key


def test_every_status_of_the_table_is_described_for_programs():
    described = {
        int(code)
        for path in openapi()["paths"].values()
        for operation in path.values()
        if isinstance(operation, dict)
        for code in operation.get("responses", {})
    }

    assert set(STATUS.values()) - {401} <= described
    assert sorted(set(STATUS.values())) == [400, 401, 403, 404, 405, 413, 421, 429, 503]


def test_long_texts_are_packed_alike_every_time_for_readers_who_can_unpack_them():
    body = b"a" * 1000

    small, plain = packed(asked(accept_encoding="gzip"), body[1:], {})
    assert (small, plain) == (body[1:], {"Vary": "Accept-Encoding"})
    assert packed(asked(), body, {})[0] == body
    once, headers = packed(asked(accept_encoding="br, gzip"), body, {"X": "y"})

    assert gzip.decompress(once) == body and headers == {
        "X": "y", "Vary": "Accept-Encoding", "Content-Encoding": "gzip",
    }  # fmt: skip
    assert once == gzip.compress(body, 6, mtime=0)


# Words, numbers, figures


def test_a_free_seat_is_called_by_its_number_and_a_kept_one_by_whom_it_is_for():
    seats: list[dict[str, Any]] = [{"name": "Ada"}, {"reserved": "Bo", "token": "3" * 64}, {}]

    assert names_of(Match.new(SETUP, 1, seats, 0, fair=True)) == ["Ada", "Bo", "#3"]
    assert names_of(Match.new(SETUP, 1, [{}, {}, {"name": "Cy"}], 0, fair=True)) == ["#1", "#2", "Cy"]


def test_a_refusal_that_no_catalogue_has_is_told_without_words():
    words = Words("en")

    assert refusal_texts(None, words, None, Refusal("", "nobody-knows-this")) == {}
    assert refusal_texts(Match(), words, None, Refusal("", "too-fast"))["reason"]


@pytest.mark.parametrize(("players", "piles"), [(2, 4), (3, 3), (5, 5)])
def test_a_client_is_told_how_many_piles_there_are(players, piles):
    assert numbers(Setup(players=players))["piles"] == piles


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_rules_are_told_with_the_language_they_are_in(language):
    assert catalog.rulebook(language)["language"] == language


def test_a_thought_is_counted_by_the_measure_it_stays_under():
    metrics = Metrics()
    for seconds in (0.0, THOUGHTS[0], THOUGHTS[0] + 0.001, THOUGHTS[-1] + 1):
        metrics.thought(seconds)

    lines = metrics.text().decode().splitlines()
    counted = [float(line.split()[-1]) for line in lines if line.startswith("stockpile_thought_seconds_bucket")]

    assert counted[0] == 2 and counted[1] == 3 and counted[-2] == 3 and counted[-1] == 4
    assert THOUGHTS == (0.1, 1.0, 10.0)  # none finer, which would tell how hard a choice was


def test_a_database_is_closed_to_others_and_stays_open_to_its_owner(tmp_path):
    new, old = tmp_path / "new.db", tmp_path / "old.db"
    old.write_bytes(b"x")
    old.chmod(0o644)

    made_private(new)
    made_private(old)

    assert (new.stat().st_mode & 0o777, old.stat().st_mode & 0o777) == (0o600, 0o600)
    assert old.read_bytes() == b"x"


@pytest.mark.parametrize("text", ["", "no record", "x" * 1000])
def test_what_is_no_record_is_told_shortly_and_not_raised(text):
    told = retell(text, "en")

    assert set(told) == {"error"} and 0 < len(told["error"]) <= 300


def test_a_reaction_that_was_read_from_a_log_has_its_word():
    match = Match.new(SETUP, 1, [{"name": "Ada"}, {"name": "Bea"}, {"name": "Cy"}], 0)
    message = json.loads('{"kind": "reacted", "seat": 0, "reaction": "thanks"}')

    add_text(match, Words("en"), 1, message)

    assert Words("en")("reaction-thanks") in message["words"]


def test_people_of_a_record_have_numbers_for_names():
    told = retell(played(Setup(players=2, rounds=1), 1).record().to_text(), "en")

    assert told["names"] == ["Player 1", "Player 2"]


def test_a_database_may_have_a_short_name():
    assert isinstance(choice.opened("sqlite:///x"), SqliteStore)
    with pytest.raises(ValueError, match="sqlite:///FILE"):
        choice.opened("sqlite:///")


def test_operators_are_told_of_a_file_that_is_not_there_and_of_an_address_that_is_none(tmp_path):
    with pytest.raises(FileNotFoundError, match="no such file"):
        choice.beside(f"sqlite:///{tmp_path}/none.db")
    with pytest.raises(ValueError, match="sqlite:///FILE"):
        choice.beside("tape:///x")


@pytest.mark.parametrize(
    ("pace", "goes_on", "shortest", "longest"),
    [
        ("calm", False, 0.7, 1.5), ("calm", True, 0.3, 0.6), ("normal", False, 0.2, 0.5), ("normal", True, 0.1, 0.2),
        ("quick", False, 0.12, 0.28), ("quick", True, 0.08, 0.16), ("instant", False, 0.01, 0.03),
        (1.0, False, 0.6, 1.8), (0.1, False, 0.25, 0.25), (0, False, 0.0, 0.0), (3.0, True, 1.8, 5.4),
    ],
)  # fmt: skip
def test_bots_take_as_long_as_the_pace_says(pace, goes_on, shortest, longest):
    drawn = [moment(pace, goes_on=goes_on) for _ in range(300)]

    assert shortest <= min(drawn) <= max(drawn) <= longest
    assert max(drawn) - min(drawn) >= 0.6 * (longest - shortest)
    assert moment(pace, 9.0, goes_on=goes_on) == (9.0 if pace else 0.0)


def test_the_guided_game_is_begun_by_its_newcomer():
    guided = next(preset for preset in PRESETS if preset.key == "guided")

    assert guided.numbers == {"players": 4, "rounds": guide.ROUNDS, "first": 0} and guided.seed == guide.SEED


# Tokens, texts, records, batches


def test_a_message_is_a_text_of_so_many_characters():
    assert _text_of({"type": "websocket.receive", "text": "x" * 16_384}) == "x" * 16_384
    for message in ({"text": "x" * 16_385}, {"text": "x" * 99_999}, {"bytes": b"x"}, {"text": None}):
        with pytest.raises(StreamClosed):
            _text_of({"type": "websocket.receive", **message})


@pytest.mark.parametrize("given", ["Basic a", "Digest a", "Token a", "bearer", "Bearer  "])
def test_a_token_comes_as_bearer_and_in_no_other_way(given):
    assert token_of(asked(authorization="Bearer abc")) == token_of(asked(authorization="bearer abc ")) == "abc"
    assert token_of(asked()) is None
    with pytest.raises(Refused) as refused:
        token_of(asked(authorization=given))
    assert refused.value.refusal.key == "bad-token"


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (ValueError("line 3: no such card"), "line 3: no such card"),
        (ValueError("x" * 999), "x" * 300),
        (ValueError(), "record"),
        (MemoryError(), "record: it takes too much memory"),
        (TooLong(), "record: it takes too long"),
        (KeyError("seat"), "record: KeyError"),
    ],
)
def test_what_is_wrong_with_a_record_is_told_and_never_raised(error, said):
    def failing(_text: str) -> bytes:
        raise error

    assert bounded(60, failing, "a record") == (said, b"")
    assert bounded(60, str.encode, "a record") == ("", b"a record")


async def test_everybody_in_a_batch_is_told_that_the_database_takes_nothing(tmp_path):
    file, told = tmp_path / "games.db", asyncio.Queue[Exception | None]()
    sqlite3.connect(file).close()
    database = sqlite3.connect(f"file:{file}?mode=ro", uri=True, isolation_level=None, check_same_thread=False)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    database.execute("PRAGMA busy_timeout = 0")

    writer = SqliteWriter(database, asyncio.get_running_loop())
    for _ in range(2):
        writer.submit(lambda db: db.execute("CREATE TABLE one (two)"), told.put_nowait)
    async with asyncio.timeout(PATIENCE):
        outcomes = [await told.get() for _ in range(2)]
    await writer.stop()

    assert [isinstance(outcome, Unavailable) for outcome in outcomes] == [True, True]
    other.close()
    database.close()


async def test_what_is_stored_is_noted_beside_it_before_anybody_is_told(tmp_path):
    store = SqliteStore(str(tmp_path / "games.db"))
    await store.open()
    created = Match.new(SETUP, 1, [{"name": "Ada"}, {"name": "Bea"}, {"name": "Cy"}], 0).entries[:1]

    await store.add("k3v9x2mqp7da", created)
    noted = Mark(tmp_path / "games.db.acknowledged").read()
    await store.close()

    assert noted == Acknowledged("k3v9x2mqp7da", 1)


async def test_what_comes_in_while_a_batch_is_written_goes_together_in_the_next():
    class Slow:
        in_transaction = False

        def __init__(self) -> None:
            self.statements: list[int] = []
            self.free = threading.Event()

        def execute(self, statement: str, values: list[object]) -> None:
            assert self.free.wait(PATIENCE)
            assert statement.count("?") == len(values)
            self.statements.append(len(values) // 7)

    database, told = Slow(), asyncio.Queue[Exception | None]()
    writer = SqliteWriter(database, asyncio.get_running_loop())  # type: ignore[arg-type]
    for _ in range(3):
        writer.submit([tuple(range(7))], told.put_nowait)  # type: ignore[list-item]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    database.free.set()
    outcomes = [await told.get() for _ in range(3)]
    await writer.stop()

    assert outcomes == [None] * 3
    assert database.statements == [1, 2]
