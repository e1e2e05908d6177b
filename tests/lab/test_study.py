"""Studies as they are run: the same for any number of jobs, after any stop; planted faults are found."""

import json
import subprocess
import sys
import time

import pytest

from kit.effort import SEED
from kit.lab import tiny
from stockpile.cli import main
from stockpile.lab.answers import ShareAnswer
from stockpile.lab.chunk import play_chunk
from stockpile.lab.design import Design
from stockpile.lab.result import result_of
from stockpile.lab.run import run
from stockpile.lab.tally import StudyTally
from stockpile.lab.verdict import HIGH, LOW, Judgement, looks_of

CALL = ["study", "seats", "--players", "2", "--bots", "greedy,random", "--games", "128", "--seed", str(SEED)]
CALL += ["--no-report", "--no-stop"]


def called(capsys, *arguments):
    code = main(list(arguments))
    out = capsys.readouterr()
    return code, out.out, out.err


def result_text(folder):
    return (folder / "result.json").read_bytes()


def test_the_result_is_the_same_to_the_byte_with_two_jobs_and_after_a_stop(capsys, tmp_path):
    alone, together, resumed = (tmp_path / name for name in ("alone", "together", "resumed"))

    called(capsys, *CALL, "--out", str(alone))
    called(capsys, *CALL, "--jobs", "2", "--out", str(together))
    called(capsys, *CALL, "--out", str(resumed))
    for number in (1, 3, 5):
        (resumed / "tallies" / f"{number:06}.json").unlink()
    (resumed / "seats" / "part-000003.parquet").unlink()
    (resumed / "tallies" / "000001.tmp").write_text("{")
    before = (resumed / "seats" / "part-000002.parquet").stat().st_mtime_ns
    called(capsys, *CALL, "--out", str(resumed))

    assert result_text(alone) == result_text(together) == result_text(resumed)
    assert (resumed / "seats" / "part-000003.parquet").exists()
    assert (
        resumed / "seats" / "part-000002.parquet"
    ).stat().st_mtime_ns == before  # what was there is not played again


def test_a_study_that_is_killed_goes_on_to_the_same_result(capsys, tmp_path):
    """The signal comes when chunks are there; whatever was in hand is lost and played again."""
    call = [*CALL, "--games", "2400"]
    program = ("-c", "import sys; from stockpile.cli import main; sys.exit(main())")
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    process = subprocess.Popen([sys.executable, *program, *call, "--out", str(killed)], stdout=subprocess.DEVNULL)
    while process.poll() is None and len(list((killed / "tallies").glob("*.json"))) < 2:
        time.sleep(0.02)

    process.kill()
    process.wait()
    left = len(list((killed / "tallies").glob("*.json")))
    called(capsys, *call, "--out", str(killed))
    called(capsys, *call, "--out", str(whole))

    assert left >= 2
    assert result_text(killed) == result_text(whole)


def test_a_design_is_read_as_it_was_written():
    design = tiny("cells", factors={"components.bonuses.majority": [10, 5]}, margin=0.02)

    assert Design.from_dict(json.loads(json.dumps(design.to_dict()))) == design


def test_sums_are_read_as_they_were_written_and_add_up_in_any_order():
    design = tiny("investors", setup={"modules": ["investors"]}, bots=["greedy"])
    parts = [play_chunk(design.to_dict(), number).tally for number in range(3)]
    there, back = StudyTally(), StudyTally()

    for part in parts:
        there.add(part)
    for part in reversed(parts):
        back.add(StudyTally.from_dict(json.loads(json.dumps(part.to_dict()))))

    assert there.to_dict() == back.to_dict()


def test_every_hand_plays_from_every_seat_of_a_deal():
    design = tiny("investors", games=8, setup={"modules": ["investors"], "players": 4, "rounds": 1})

    chunk = play_chunk(design.to_dict(), 0)

    seats = chunk.tables["seats"]
    for investor in set(seats["investor"]):
        places = [seat for seat, owner in zip(seats["seat"], seats["investor"], strict=True) if owner == investor]
        assert sorted(places) == [0, 1, 2, 3]
    assert chunk.games == 4
    assert sum(seats["won"]) == pytest.approx(4)


def test_who_begins_goes_round_in_a_study_of_seats():
    chunk = play_chunk(tiny("seats", games=6, setup={"players": 3}).to_dict(), 0)

    assert chunk.tables["games"]["first"] == [0, 1, 2]


def test_a_planted_five_is_found():
    """One investor is given 5 more: it wins more in the same deals, and nothing else is said to have changed."""
    planted = {"components.investors.warren.cash.more": [0, 5]}
    setup = {"modules": ["investors"], "players": 3, "rounds": 1}
    design = tiny("cells", 6000, setup=setup, factors=planted, bots=["greedy"], margin=0.001)

    found = result_of(run(design))

    verdicts = {(row["what"], row["key"]): row["verdict"] for row in found["rows"]}
    assert verdicts["investor", "warren"] == "high"
    assert verdicts["table", "first"] in ("fair", "open")


def test_a_planted_five_is_found_among_all_investors():
    setup = {"modules": ["investors"], "players": 3, "rounds": 1, "components": EQUAL}
    planted = {**setup, "components": {"investors": {**EQUAL["investors"], "warren": {"cash": {"more": 25}}}}}

    before = result_of(run(tiny("investors", 3000, setup=setup, bots=["greedy"])))
    after = result_of(run(tiny("investors", 3000, setup=planted, bots=["greedy"])))

    (old,), (new,) = ([row for row in found["rows"] if row["key"] == "warren"] for found in (before, after))
    assert new["estimate"] > old["interval_all"][1]
    assert new["money"] - old["money"] == pytest.approx(10 / 3, abs=2)


EQUAL = {"investors": {"warren": {"cash": {"more": 20}}}}


def test_a_fair_game_is_called_fair_as_often_as_stated():
    """Chairs make no difference: forty studies of tiny games, each looked at five times, must hardly ever say so."""
    chunks, studies = 16, 40
    design = tiny("seats", games=studies * chunks * 24, setup={"players": 3})
    design = Design(**{**design.__dict__, "deals": studies * chunks * 8})
    tallies = [deal_tally(design, number, 8) for number in range(studies * chunks)]
    alarms = 0

    for study in range(studies):
        judgement, tally = Judgement.begun(0.05, chunks), StudyTally()
        for number, part in enumerate(tallies[study * chunks : (study + 1) * chunks], start=1):
            tally.add(part)
            if number in looks_of(chunks):
                names = [f"0/won/chair/{chair}" for chair in range(3)]
                judgement.look([ShareAnswer(name, tally.get(name), 1 / 3, 0.01) for name in names], number)
        alarms += any(verdict in (HIGH, LOW) for verdict, _ in judgement.verdicts.values())

    assert alarms <= 6  # two are expected at most; more than six have a chance of one in two hundred


def deal_tally(design, number, deals):
    """The sums of a few deals."""
    from stockpile.lab.chunk import CellTable
    from stockpile.lab.measures import measure_deal

    table, tally = CellTable(design, 0), StudyTally()
    for deal in range(number * deals, (number + 1) * deals):
        measure_deal(design, [table.play(deal)], tally)
    return tally


def test_a_study_stops_when_every_answer_is_clear():
    design = tiny("seats", 4000, bots=["greedy"], margin=0.2)

    outcome = run(design)

    assert outcome.is_early
    assert outcome.tally.games < design.games
    assert all(row["verdict"] != "open" for row in result_of(outcome)["rows"])


def test_bots_that_search_play_too_and_alike_twice():
    design = tiny("seats", games=4, bots=["shark@2", "greedy"])

    one, other = (play_chunk(design.to_dict(), 0) for _ in range(2))

    assert one.tables == other.tables
    assert set(one.tables["seats"]["bot"]) == {"shark@2", "greedy"}


def test_a_folder_of_another_study_is_left_alone(capsys, tmp_path):
    called(capsys, *CALL, "--out", str(tmp_path))
    before = result_text(tmp_path)

    code, _, said = called(capsys, *CALL, "--seed", "77", "--out", str(tmp_path))

    assert code == 2
    assert "another study" in said
    assert result_text(tmp_path) == before


def test_a_broken_file_is_named(capsys, tmp_path):
    called(capsys, *CALL, "--out", str(tmp_path))
    (tmp_path / "tallies" / "000002.json").write_text("{}")

    code, _, said = called(capsys, *CALL, "--out", str(tmp_path))

    assert code == 1
    assert "000002.json" in said
