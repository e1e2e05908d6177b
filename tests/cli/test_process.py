"""The command as a program: pipes, Ctrl-C, exit codes."""

import signal

from kit.effort import PATIENCE
from stockpile import Record


def test_a_closed_pipe_ends_the_program_quietly(start):
    process = start("rules")
    process.stdout.close()

    err = process.stderr.read()
    code = process.wait(timeout=PATIENCE)

    assert code == 1
    assert err.count("\n") <= 1
    assert "Traceback" not in err


def test_interrupting_a_simulation_is_told_in_one_line(start):
    process = start("simulate", "--games", "100000000", "--bots", "greedy")
    assert process.stderr.readline().startswith("Playing")
    process.send_signal(signal.SIGINT)

    _, err = process.communicate(timeout=PATIENCE)

    assert process.returncode == 130
    assert err.strip().splitlines()[-1] == "stockpile: interrupted"
    assert "Traceback" not in err


def test_a_whole_game_is_played_through_a_pipe_and_can_be_replayed(start, tmp_path):
    path = tmp_path / "game.txt"
    process = start("play", "--terminal", "--plain", "--players", "2", "--seed", "4", "--save", str(path))

    out, err = process.communicate("1\n" * 2000, timeout=PATIENCE)

    assert process.returncode == 0
    assert err == ""
    assert "Final reckoning" in out
    Record.load(path).verify()


def test_interrupting_the_plain_game_saves_it(start, tmp_path):
    path = tmp_path / "game.txt"
    process = start("play", "--terminal", "--plain", "--seed", "4", "--save", str(path))
    while not process.stdout.readline().startswith("1."):
        pass
    process.send_signal(signal.SIGINT)

    _, err = process.communicate(timeout=PATIENCE)

    assert process.returncode == 130
    assert err == "stockpile: interrupted\n"
    assert len(Record.load(path).answers) == 0


def test_a_game_without_a_seed_is_dealt_from_more_bits_than_anybody_can_try(start, tmp_path):
    seeds = []
    for number in range(2):
        path = tmp_path / f"game{number}.txt"
        process = start("play", "--terminal", "--plain", "--players", "2", "--save", str(path))
        process.communicate("1\n" * 2000, timeout=PATIENCE)
        seeds.append(Record.load(path).seed)

    assert seeds[0] != seeds[1]
    assert all(seed is not None and seed.bit_length() > 128 for seed in seeds)
