"""What docs/protocol.md promises about sizes, paces and patience is what the server keeps to."""

import re
from pathlib import Path

import pytest

from stockpile.server import arrivals, gate, guard, listener, means, stream
from stockpile.server.credits import Credit, Credits
from stockpile.server.replays import MOST_RECORD
from stockpile.server.run import WS_BYTES
from stockpile.server.settings import Settings
from stockpile.server.store import opened
from stockpile.server.tables import Tables

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "protocol.md").read_text("utf-8")
KIB, MIB = 1 << 10, 1 << 20


@pytest.fixture
def tables(tmp_path) -> Tables:
    return Tables(Settings(database=f"sqlite:///{tmp_path / 'games.db'}"), opened(f"sqlite:///{tmp_path / 'games.db'}"))


def row(about: str) -> str:
    """The two cells of the table of limits behind what they are about."""
    found = re.search(rf"^\| {re.escape(about)} \| (.*) \|$", PAGE, re.M)
    assert found, about
    return found[1]


def figures(credit: Credit | Credits | gate.Share) -> tuple[float, float]:
    return credit.most, credit.seconds


def test_a_stream_may_send_so_many_commands_frames_and_bytes():
    assert row("connection: commands of a player, of a spectator") == (
        f"{stream.PLAYER_CREDITS}, {stream.WATCHER_CREDITS} | {stream.CREDIT_SECONDS:g} s"
    )
    frames = "connection: frames of any kind, also pings, pongs and pieces; a packet counts as a quarter"
    assert row(frames) == f"{gate.FRAMES.most} | {gate.FRAMES.seconds:g} s"
    assert gate.READ == 1 / 4
    assert row("connection: bytes") == f"{gate.STREAM_BYTES.most // KIB} KiB | {gate.STREAM_BYTES.seconds:g} s"


def test_an_address_may_have_so_many_sockets_requests_and_bytes(tables):
    counted = guard.Guard(None, None, tables)._credits  # type: ignore[arg-type]

    assert row("address: sockets; streams") == f"{gate.SOCKETS}; {guard.MOST_STREAMS} |"
    assert row("address: new sockets") == f"{gate.ARRIVALS.most:,} | {gate.ARRIVALS.seconds:g} s"
    pages, other, replay = counted["page"], counted["other"], counted["replay"]
    assert row("address: requests; of them to `/api/`; records to replay") == (
        f"{gate.REQUESTS.most:,} (pages {pages.most:,}); {other.most}; {replay.most} | "
        f"{gate.REQUESTS.seconds:g} s ({pages.seconds:g} s); {other.seconds:g} s; {replay.seconds:g} s"
    )
    assert row("address: new tables; seats taken; codes tried") == (
        f"{counted['table'].most}; {counted['seat'].most}; {counted['code'].most} | 10 min"
    )
    assert {counted[kind].seconds for kind in ("table", "seat", "code")} == {600}
    left_out = "address: bytes, those of players' streams left out"
    assert row(left_out) == f"{gate.BYTES.most // MIB} MiB | {gate.BYTES.seconds:g} s"


def test_a_person_may_have_so_many_hints_and_all_together_so_many_wrong_codes(tables):
    assert row("person: hints and beliefs; a deep hint counts three") == f"{means.HINTS} | {means.HINT_SECONDS:g} s"
    assert figures(tables.hints) == (30, 60)
    assert figures(tables.wrong_codes) == (120, 3600) and "together 120 wrong ones in an hour" in PAGE
    assert figures(tables.code_arrivals) == (60, 600) and "a code brings at most 60 people in ten minutes" in PAGE


def test_an_analysis_is_dear(tables):
    assert figures(guard.Guard(None, None, tables)._credits["analysis"]) == (12, 600)  # type: ignore[arg-type]
    assert guard.MOST_ANALYSES == 2 and "An address has two at a time, and twelve in ten minutes" in PAGE


def test_whatever_is_sent_has_a_size_and_a_time():
    assert "Bodies at most 16 KiB (records 1 MiB), heads 16 KiB" in PAGE
    assert (guard.MOST_BODY, MOST_RECORD, arrivals.MOST_HEAD) == (16 * KIB, MIB, 16 * KIB)
    assert WS_BYTES == 64 * KIB  # 16 Ki characters of up to four bytes
    assert f"A request has {arrivals.HEAD_SECONDS:g} seconds for its head, {arrivals.BODY_SECONDS:g} for" in PAGE
    assert f"its answer must be read within {arrivals.ANSWER_SECONDS:g};" in PAGE
    assert f"a stream has {stream.HELLO_SECONDS:g} seconds for its hello" in PAGE
    assert f"no `hello` within {stream.HELLO_SECONDS:g} seconds" in PAGE


def test_a_reader_who_is_too_slow_has_so_many_frames_and_bytes_waiting():
    assert f"more than {listener.MOST_FRAMES} frames or {listener.MOST_BYTES // MIB} MiB were waiting" in PAGE
    assert listener.MOST_BYTES == MIB
