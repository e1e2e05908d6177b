"""Data of studies: tables as the page describes them, the same games in every form, and the page's queries."""

import csv
import io
import json
import re
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from stockpile import Game
from stockpile.bots.contest import seed_of
from stockpile.cli import main
from stockpile.engine.setup.setup import Setup
from stockpile.lab.folder import schema
from stockpile.lab.tables import TABLES

PAGE = Path(__file__).parents[2] / "docs" / "lab.md"
CALL = [
    "study",
    "investors",
    "--players",
    "3",
    "--modules",
    "investors,strategies",
    "--bots",
    "greedy",
    "--games",
    "18",
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A small study with all its tables, and its report."""
    path = tmp_path_factory.mktemp("data") / "results"
    assert main([*CALL, "--details", "--no-stop", "--out", str(path)]) == 0
    return path


def rows(folder, table):
    return [row for part in sorted((folder / table).glob("*.parquet")) for row in pq.read_table(part).to_pylist()]


def test_tables_have_the_columns_and_types_that_are_declared(folder):
    for name in TABLES:
        for part in (folder / name).glob("*.parquet"):
            assert pq.read_schema(part).remove_metadata() == schema(name)


def test_the_page_lists_every_column_of_every_table():
    text = PAGE.read_text("utf-8")

    for name, columns in TABLES.items():
        for column in columns:
            assert f"| `{name}` | `{column.name}` | {column.kind} | {column.meaning} |" in text


def test_tables_tell_the_same_games(folder):
    games, seats, bids, plays, prices = (rows(folder, name) for name in ("games", "seats", "bids", "plays", "prices"))

    assert [game["game"] for game in games] == list(range(18))
    assert len(seats) == 54 and sum(seat["won"] for seat in seats) == pytest.approx(18)
    assert len(prices) == sum(6 * (game["rounds"] + 1) for game in games)
    for game in games:
        own = [bid for bid in bids if bid["game"] == game["game"]]
        assert sum(bid["won"] for bid in own) == 3 * game["rounds"]  # a pile for each seat and round
    played = {(play["game"], play["seat"], play["card"]) for play in plays if play["what"] == "play"}
    assert {(seat["game"], seat["seat"], card) for seat in seats for card in seat["played"]} == played
    assert all(len(seat["kept"]) > 0 and seat["investor"] for seat in seats)


def test_a_game_of_a_study_is_dealt_as_the_same_seed_deals_it(folder):
    design = json.loads((folder / "study.json").read_text())

    game = Game(Setup.from_dict(design["cells"][0]["setup"]), seed=seed_of(design["seed"], "deal", 0))

    assert rows(folder, "games")[0]["first"] == game.view(None).to_dict()["first"]


@pytest.mark.parametrize("table", ["games", "seats", "plays"])
def test_csv_and_json_lines_hold_what_parquet_holds(folder, table, capsys, tmp_path):
    main(["study", "data", str(folder), table])
    shown = capsys.readouterr().out
    main(["study", "data", str(folder), table, "--format", "jsonl", "--to", str(tmp_path / "out.jsonl")])

    expected = rows(folder, table)
    plain = [{key: " ".join(v) if isinstance(v, list) else str(v) for key, v in row.items()} for row in expected]
    assert list(csv.DictReader(io.StringIO(shown))) == plain
    assert [json.loads(line) for line in (tmp_path / "out.jsonl").read_text().splitlines()] == expected


def test_the_queries_of_the_page_run(folder, monkeypatch):
    blocks = re.findall(r"^```python query\n(.*?)^```", PAGE.read_text("utf-8"), re.M | re.S)
    monkeypatch.chdir(folder.parent)

    found = []
    for block in blocks:
        scope: dict[str, Any] = {}
        exec(block, scope)  # noqa: S102  our own page
        found.append(scope["answer"])

    assert len(blocks) >= 3
    assert all(len(answer) > 0 for answer in found)


def test_money_by_cause_adds_up_to_the_final_totals(folder):
    found = json.loads((folder / "result.json").read_text())
    totals = [seat["money"] for seat in rows(folder, "seats") if seat["game"] == 0]  # the one game that is booked

    causes = {cause: mean for _, cause, mean, *_ in found["causes"]}

    assert sum(causes.values()) == pytest.approx(sum(totals) / len(totals), abs=0.01)
    assert causes["auction"] != 0


def test_the_report_stands_alone(folder):
    text = (folder / "report.html").read_text("utf-8")

    addresses = {
        found for found in re.findall(r"https?://[\w./-]+", text) if not found.startswith("http://www.w3.org/")
    }
    assert addresses == set()
    assert not re.search(r"<(link|img|iframe)\b", text.partition("</main>")[0])
    for key in ("shares", "gain", "heat", "first", "causes", "money", "prices"):
        assert (folder / "pictures" / f"{key}.svg").read_text().startswith("<svg")
        assert (folder / "pictures" / f"{key}.png").read_bytes().startswith(b"\x89PNG")


def test_a_report_is_made_anew_in_another_language(folder):
    code = main(["study", "report", str(folder), "--lang", "fr"])

    assert code == 0
    assert "Proportion de victoires" in (folder / "report.html").read_text("utf-8")


def test_two_studies_are_compared(folder, tmp_path, capsys):
    poor, rich = tmp_path / "poor", tmp_path / "rich"
    base = ["study", "seats", "--players", "2", "--games", "400", "--no-report", "--no-stop"]
    main([*base, "--bots", "greedy,random", "--out", str(poor)])
    main([*base, "--bots", "greedy", "--out", str(rich)])
    capsys.readouterr()

    code = main(["study", "diff", str(poor), str(rich / "result.json"), "--json"])
    same = json.loads(capsys.readouterr().out)
    main(["study", "diff", str(poor), str(poor)])
    shown = capsys.readouterr().out
    strange = main(["study", "diff", str(poor), str(folder)])

    assert code == 0
    assert [row["key"] for row in same] == ["0", "1"]
    assert all(row["change_95"][0] <= row["change"] <= row["change_95"][1] for row in same)
    assert "no clear change" in shown or "no change" in shown
    assert strange == 1
