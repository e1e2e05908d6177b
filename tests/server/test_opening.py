"""What `stockpile serve` says and when: after everything is open, about ports, games and what is missing."""

import contextlib
import json
import os
import signal
import socket
import stat
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import httpx
import pytest
from server.kit.serving import free_port, sqlite

from kit.effort import PATIENCE
from stockpile.cli.games import place_of
from stockpile.server.doorplate import Doorplate

SEARCHERS = {"level-10": "level-10@8", "shark@1000": "shark@8", "shark@2": "shark@2", "broker": "broker@4"}
BROWSER = "import pathlib, sys; pathlib.Path(sys.argv[1]).write_text(sys.argv[2])"


@contextlib.contextmanager
def started(*arguments: str, **env: str):
    """The command, and the lines it has said when it says where games are kept; Ctrl-C ends it."""
    command = [sys.executable, "-m", "stockpile", "serve", "--lang", "en", "--log", "warning", *arguments]
    process = subprocess.Popen(
        command, env={**os.environ, **env}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert process.stdout is not None
    said: list[str] = []
    try:
        for line in process.stdout:
            said.append(line.rstrip("\n"))
            if "games" in line.lower():
                break
        yield said
    finally:
        process.send_signal(signal.SIGINT)
        said += [line.rstrip("\n") for line in process.stdout]
        process.stdout.close()
        assert process.wait(PATIENCE) == 0, said


def second(*arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "stockpile", "serve", "--lang", "en", *arguments]
    return subprocess.run(command, env={**os.environ, **env}, capture_output=True, text=True, check=False)


def showing(file: Path) -> str:
    """A browser that notes what it is shown."""
    return f"{sys.executable} -c '{BROWSER}' {file} %s"


def test_games_are_kept_in_the_users_own_place_closed_to_others_and_told_at_both_ends(tmp_path):
    with started("--port", "0", XDG_DATA_HOME=str(tmp_path)) as said:
        file = tmp_path / "stockpile" / "games.db"
        modes = [stat.S_IMODE(path.stat().st_mode) for path in (file.parent, file, *file.parent.glob("*-wal"))]
        first = said[-1]

    assert first == f"Games are kept in {file}"
    assert said[-1].startswith("The server has ended.") and str(file) in said[-1]
    assert modes == [0o700, 0o600, 0o600]


def test_the_address_is_told_when_the_server_answers_and_not_before(tmp_path):
    with started("--port", "0", "--database", sqlite(tmp_path)) as said:
        address = said[0].split(" at ")[1].split(" ")[0]

        assert httpx.get(f"{address}healthz", trust_env=False, timeout=PATIENCE).status_code == 200


def test_a_database_that_cannot_be_opened_is_told_without_an_address(tmp_path):
    done = second("--port", "0", "--database", sqlite(tmp_path / "nowhere"))

    assert done.returncode == 1
    assert done.stdout == ""


def test_workers_that_cannot_open_the_database_end_the_server_without_an_address(postgres):
    address = f"{postgres.fresh()}-that-is-not-there"

    done = second("--port", "0", "--database", address, "--workers", "2")

    assert done.returncode == 1
    assert done.stdout == ""


def test_several_workers_are_announced_when_one_of_them_answers(postgres):
    with started("--port", "0", "--database", postgres.fresh(), "--workers", "2") as said:
        address = said[0].split(" at ")[1].split(" ")[0]

        assert httpx.get(f"{address}healthz", trust_env=False, timeout=PATIENCE).status_code == 200


def test_a_second_start_shows_the_server_that_runs(tmp_path):
    shown = tmp_path / "shown"
    with started("--port", "0", "--database", sqlite(tmp_path)) as said:
        address = said[0].split(" at ")[1].split(" ")[0]

        done = second("--open", "--database", sqlite(tmp_path), BROWSER=showing(shown))

    assert (done.returncode, done.stdout) == (0, f"Stockpile is already served at {address}\n")
    assert shown.read_text() == address


def test_a_second_start_that_wants_something_else_is_refused_with_the_address(tmp_path):
    wishes: tuple[list[str], ...] = (["--open", "--port", "0"], ["--open", "--host", "0.0.0.0"], [])  # noqa: S104
    with started("--port", "0", "--database", sqlite(tmp_path)) as said:
        address = said[0].split(" at ")[1].split(" ")[0]

        done = [second(*wish, "--database", sqlite(tmp_path)) for wish in wishes]

    assert [one.returncode for one in done] == [1, 1, 1]
    assert all(f"already served at {address};" in one.stderr for one in done)


@pytest.mark.parametrize("left", ["http://127.0.0.1:{port}/", "file:///etc/passwd", "nonsense", "\udcff"])
def test_an_address_that_a_killed_server_left_behind_is_not_believed(tmp_path, left):
    note = tmp_path / "games.db.address"
    note.write_bytes(left.format(port=free_port()).encode("utf-8", "surrogateescape"))
    plate = Doorplate(tmp_path / "games.db")

    believed = plate.answering()
    plate.put_up("http://127.0.0.1:8000/")

    assert believed == ""
    assert note.read_text() == "http://127.0.0.1:8000/"
    assert stat.S_IMODE(note.stat().st_mode) == 0o600


@pytest.mark.parametrize(
    ("told", "is_believed"), [('{"status": "ok"}', True), ('{"status": "ill"}', False), ("[]", False)]
)
def test_only_a_server_that_is_well_is_shown_again(tmp_path, told, is_believed):
    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(told.encode())

        def log_message(self, *_: object) -> None:
            """Quietly."""

    with HTTPServer(("127.0.0.1", 0), Answer) as other:
        address = f"http://127.0.0.1:{other.server_port}/"
        plate = Doorplate(tmp_path / "games.db")
        plate.put_up(address)
        answering = threading.Thread(target=other.handle_request)
        answering.start()
        found = plate.answering()
        answering.join()

    assert found == (address if is_believed else "")


def test_a_port_that_is_taken_is_named_with_the_one_used_instead(tmp_path):
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with contextlib.suppress(OSError):  # somebody else may have it: that serves as well
            taken.bind(("127.0.0.1", 8000))
            taken.listen()
        with started("--database", sqlite(tmp_path)) as said:
            used = said[1].split(":")[2].split("/")[0]

    assert said[0] == f"Port 8000 is taken by another program; {used} is used instead."
    assert 8000 < int(used) < 8020


def test_a_port_that_was_asked_for_and_is_taken_is_written_as_ports_are(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]

        done = second("--port", str(port), "--database", sqlite(tmp_path))

    assert done.returncode == 1
    assert done.stderr.startswith(f"stockpile: 127.0.0.1:{port}: ")


def test_a_program_is_told_addresses_and_the_place_of_games_in_one_line(tmp_path):
    with started("--port", "0", "--json", "--database", sqlite(tmp_path)) as said:
        pass

    (line,) = said
    assert json.loads(line)["games"] == str(tmp_path / "games.db")


def test_a_server_without_client_or_compiled_engine_says_what_that_means_and_which_command_helps(tmp_path):
    place = ["--database", sqlite(tmp_path), "--static", str(tmp_path)]
    with started("--port", "0", *place, STOCKPILE_BUILD="pure") as said:
        pass

    assert any(line.endswith(": make web") for line in said), said
    assert any("level-9 4, level-10 8; compiled: level-9 32, level-10 256" in line for line in said), said


def test_the_password_of_a_database_is_not_told():
    assert place_of("postgresql://me:secret@db.example:5433/games?password=x") == "postgresql://db.example:5433/games"


def test_an_uncompiled_server_seats_bots_that_search_less_and_says_so_by_their_names(tmp_path):
    seats = [{"name": "Ada"}, *({"bot": bot} for bot in SEARCHERS)]
    with started("--port", "0", "--database", sqlite(tmp_path), STOCKPILE_BUILD="pure") as said:
        address = said[0].split(" at ")[1].split(" ")[0]
        with httpx.Client(base_url=address, trust_env=False, timeout=PATIENCE) as http:
            catalog = http.get("api/catalog").json()
            made = http.post("api/tables", json={"players": 5, "seats": seats}).json()
            full = http.get(f"api/tables/{made['table']}").json()
            made = http.post("api/tables", json={"players": 2, "seats": [{"name": "Ada"}, {}]}).json()
            mine = {"Authorization": f"Bearer {made['token']}"}
            fill = {"do": "fill", "seat": 1, "bot": "shark"}
            filled = http.post(f"api/tables/{made['table']}/commands", json=fill, headers=mine).json()
            half = http.get(f"api/tables/{made['table']}").json()

    assert {"level-8", "level-9@4", "level-10@8"} <= {bot["key"] for bot in catalog["bots"]}
    assert [seat["bot"] for seat in full["table"]["seats"][1:]] == list(SEARCHERS.values())
    assert half["table"]["seats"][1]["bot"] == "shark@8", filled
