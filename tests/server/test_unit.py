"""The unit for systemd that the handbook offers: as closed as a server can be, and a call that the program takes."""

import configparser
import re
import shlex
import subprocess
from pathlib import Path

from stockpile.cli import main

DOCS = Path(__file__).parents[2] / "docs"
UNIT = DOCS / "stockpile.service"


def service():
    """The section of the unit, with a list where a directive comes more than once."""
    parser = configparser.RawConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(UNIT, "utf-8")
    return parser["Service"]


def test_systemd_finds_hardly_anything_that_the_service_could_do_besides():
    command = ["systemd-analyze", "security", "--offline=true", "--no-pager", "--threshold=20", str(UNIT)]

    done = subprocess.run(command, capture_output=True, text=True, check=False)

    level = re.search(r"Overall exposure level for stockpile.service: ([0-9.]+)", done.stdout)
    assert level is not None, done.stderr
    assert float(level[1]) < 2
    assert done.returncode == 0


def test_systemd_still_finds_what_a_unit_without_its_locks_could_do(tmp_path):
    bare = tmp_path / "stockpile.service"
    kept = ("[", "User=", "ExecStart=", "Description=", "WantedBy=")
    bare.write_text("".join(line for line in UNIT.read_text().splitlines(keepends=True) if line.startswith(kept)))
    command = ["systemd-analyze", "security", "--offline=true", "--no-pager", "--threshold=20", str(bare)]

    assert subprocess.run(command, capture_output=True, text=True, check=False).returncode != 0


def test_what_it_stores_is_closed_to_everybody_else():
    found = service()

    wanted = {"UMask": "0077", "StateDirectory": "stockpile", "StateDirectoryMode": "0700", "PrivateDevices": "yes"}
    assert {name: found[name] for name in wanted} == wanted


def test_its_command_is_one_that_the_program_takes(capsys):
    program, command, *options = shlex.split(service()["ExecStart"])

    code = main([command, *options, "--help"])

    assert program.endswith("/stockpile")
    assert code == 0
    told = capsys.readouterr().out
    assert all(option in told for option in options if option.startswith("--"))
