"""Records: a readable file that replays, verifies, redacts, and says in which line it is damaged."""

import re
from pathlib import Path

import pytest

from kit.effort import share
from kit.samples import SETUPS, begin, games, observers, played, questions, stopped
from stockpile import Game, Record, Setup
from stockpile.engine.formats.record_text import RecordError


@pytest.mark.parametrize("name", share(SETUPS, __name__))
def test_a_record_is_saved_loaded_verified_and_replayed(name, tmp_path):
    game = played(SETUPS[name], games(1)[0])
    path = tmp_path / "game.txt"

    game.record().save(path)
    loaded = Record.load(path)
    loaded.verify()

    assert loaded == game.record()
    assert Game.replay(loaded) == game
    assert loaded.event_list() == game.record().event_list()
    assert [file.name for file in tmp_path.iterdir()] == ["game.txt"]


@pytest.mark.parametrize("name", share(SETUPS, __name__))
def test_a_record_replays_up_to_any_answer(name):
    setup, seed = SETUPS[name], games(1)[0]
    game = begin(setup, seed)
    hashes = [game.hash() for _ in questions(game, seed)]

    record = game.record()

    for upto in {0, 1, 2, len(hashes) // 2, len(hashes) - 1}:
        again = Game.replay(record, upto=upto)
        assert again.hash() == hashes[upto]
        assert again.setup == setup
    assert Game.replay(record, upto=len(hashes)).hash() == game.hash()


@pytest.mark.parametrize("name", share(SETUPS, __name__))
def test_a_game_from_a_position_is_recorded_with_it(name):
    game = stopped(SETUPS[name], games(1)[0], 25)
    fresh = Game.from_position(game.position())
    for _ in questions(fresh, 3):
        pass

    record = Record.from_text(fresh.record().to_text())
    record.verify()

    assert Game.replay(record) == fresh
    assert record.position is not None


@pytest.mark.parametrize("answers", [0, 33])
def test_an_unfinished_game_is_recorded_and_goes_on(answers):
    game = stopped(Setup(players=3), 8, answers)

    again = Game.replay(Record.from_text(game.record().to_text()))

    assert again == game
    assert again.question == game.question


@pytest.mark.parametrize("name", share(SETUPS, __name__))
def test_a_redacted_record_has_the_seats_events_and_no_secret_of_the_game(name):
    setup = SETUPS[name]
    game = stopped(setup, games(1)[0], 50)

    for seat in observers(setup):
        record = Record.from_text(game.record(seat).to_text())
        assert record == game.record(seat)
        assert record.redacted
        assert record.seat == seat
        assert record.event_list() == game.events(seat)
        assert (record.seed, record.position, record.hash) == (None, None, None)
        for asked, text in record.answers:
            assert asked == seat or not re.match(r"(down|deal|company|start) [a-z]|forecast [+$-]", text), text
        with pytest.raises(RecordError, match="redacted"):
            Game.replay(record)
        with pytest.raises(RecordError, match="redacted"):
            record.verify()


def text_of(answers: int = 30) -> str:
    return stopped(Setup(players=3, first=0), 8, answers).record().to_text()


def line_of(text: str, start: str) -> int:
    """The number of the first line that begins so."""
    return next(i for i, line in enumerate(text.split("\n"), 1) if line.startswith(start))


def test_a_record_carries_what_was_promised_of_its_shuffle():
    record = Game(Setup(players=3), seed=8).record(1)
    plain = record.to_text()

    record.promised = "5e" * 32
    again = Record.from_text(record.to_text())

    assert again == record and again.promised == "5e" * 32
    assert plain.startswith("stockpile record 1\n") and Record.from_text(plain).promised is None
    assert record.to_text().startswith("stockpile record 2\n")


# How a file is damaged: a pattern, what it becomes, the line of the error (its number or how it begins), a word of it.
DAMAGES = {
    "empty": (r"(?s).*", "", 1, "not a stockpile record"),
    "foreign": (r"\Astockpile record", "chess record", 1, "not a stockpile record"),
    "title without format": (r"\Astockpile record 1", "stockpile record x", 1, "number"),
    "newer format": (r"\Astockpile record 1", "stockpile record 3", 1, "newer"),
    "a promise of other signs": (r"\ncomponents ([^\n]*)", "\ncomponents ?\npromised " + "g" * 64, "promised", "hex"),
    "a promise that is no hash": (r"\ncomponents ([^\n]*)", "\ncomponents ?\npromised soon", "promised", "hex"),
    "no rules": (r"\nrules 2", "\nrulez 2", 2, "rules"),
    "rules not a number": (r"\nrules 2", "\nrules one", 2, "rules"),
    "unknown seat": (r"\nseat all", "\nseat 9", 3, "seat"),
    "setup not JSON": (r"\nsetup \{", "\nsetup {{", 4, "setup"),
    "setup not an object": (r"\nsetup [^\n]*", "\nsetup []", 4, "setup"),
    "setup of nine players": (r'"players":3', '"players":9', 4, "players"),
    "setup with an unknown field": (r'"players":3', '"players":3,"dice":1', 4, "dice"),
    "seed not a number": (r"\nseed 0x8", "\nseed eight", "seed ", "invalid|seed"),
    "seed too large": (r"\nseed 0x8", "\nseed 0x" + "f" * 65, "seed ", "seed"),
    "hash missing": (r"\nhash [^\n]*", "", "answers", "hash"),
    "number of answers not a number": (r"\nanswers 30", "\nanswers many", "answers", "answers"),
    "fewer answers than said": (r"\nanswers 30", "\nanswers 31", "events", "seat: answer"),
    "more answers than said": (
        r"\nanswers 30(?s:(.*))\nevents", "\nanswers 1\n1: done\n2: done\nevents", "2: done", "events",
    ),
    "an answer of a seat that is not there": (r"\n1: up", "\n4: up", "4: up", "seat: answer"),
    "an answer that is none": (r"\n1: up \w+", "\n1: up gold", "1: up gold", "no answer"),
    "an answer that is hidden from nobody": (r"\n1: up \w+", "\n1: down ?", "1: down ?", "no answer"),
    "an answer without a seat": (r"\n1: up", "\nup", "up", "seat: answer"),
    "an event that is not JSON": (r'\n\{"n":3,', '\n{"n":3', '{"n":3"', "event"),
    "an event without a name": (r'\n\{"n":3,"event":[^\n]*', '\n{"n":3}', '{"n":3}', "name"),
    "an event that is a list": (r'\n\{"n":3,"event":[^\n]*', "\n[3]", "[3]", "name"),
    "no end": (r"\nend\n", "\n", None, "ends too early|end"),
    "something after the end": (r"\nend\n", "\nend\nmore\n", "more", "follows"),
}  # fmt: skip


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_foreign_or_newer_file_is_refused_with_the_line(damage, tmp_path):
    pattern, new, where, word = DAMAGES[damage]
    text, count = re.subn(pattern, lambda _: str(new), text_of(), count=1)
    assert count == 1
    path = tmp_path / "damaged.txt"
    path.write_text(text, "utf-8")

    with pytest.raises(RecordError) as caught:
        Record.load(path)

    message = str(caught.value)
    assert re.search(word, message), message
    assert "damaged.txt: line " in message
    line = int(re.findall(r"line (\d+):", message)[0])
    if isinstance(where, int):
        assert line == where
    elif isinstance(where, str):
        assert line == line_of(text, where)
    else:
        assert line == len(text.split("\n"))


def test_in_a_redacted_record_too_an_answer_that_names_nothing_hidden_must_be_one():
    text = stopped(Setup(players=3, first=0), 8, 30).record(1).to_text()
    assert "down ?>" in text

    with pytest.raises(RecordError, match="'up gold>1' is no answer"):
        Record.from_text(re.sub(r"\n1: up [^\n]*", "\n1: up gold>1", text, count=1))


def test_a_file_cut_off_anywhere_is_refused_with_its_last_line():
    lines = text_of(12).split("\n")

    for kept in range(len(lines) - 1):
        with pytest.raises(RecordError) as caught:
            Record.from_text("\n".join(lines[:kept]))
        line = int(re.findall(r"line (\d+):", str(caught.value))[0])
        assert line == (kept + 1 if kept else 1)


def test_a_file_that_is_no_text_is_refused(tmp_path):
    path = tmp_path / "picture.txt"
    path.write_bytes(b"\x89PNG\xff\xfe\x00")

    with pytest.raises(RecordError, match=r"picture.txt: line 1: not a text file"):
        Record.load(path)


def test_a_file_that_is_not_there_says_so(tmp_path):
    with pytest.raises(FileNotFoundError):
        Record.load(tmp_path / "nothing.txt")


def test_an_illegal_answer_in_a_record_is_named_when_it_is_replayed():
    record = Record.from_text(re.sub(r"\n1: up \w+>\d", "\n1: claim 1", text_of(), count=1))

    with pytest.raises(RecordError, match=r"answer 1: 1: claim 1: SUP-3"):
        Game.replay(record)


def test_a_record_whose_events_are_not_those_of_its_answers_does_not_verify():
    text = text_of()

    with pytest.raises(RecordError, match="event 1 "):
        Record.from_text(text.replace('"first":0,"set"', '"first":1,"set"', 1)).verify()
    with pytest.raises(RecordError, match="final state"):
        Record.from_text(re.sub(r"hash \w{6}", "hash 000000", text)).verify()
    lines = text.split("\n")
    short = [re.sub(r"^events \d+", f"events {lines.index('end') - line_of(text, 'events ') - 1}", li) for li in lines]
    del short[lines.index("end") - 1]
    with pytest.raises(RecordError, match="events, but the answers lead to"):
        Record.from_text("\n".join(short)).verify()


def test_a_record_of_other_rules_can_be_viewed_but_not_replayed():
    record = Record.from_text(text_of().replace("rules 2", "rules 3", 1))

    assert record.event_list()
    with pytest.raises(RecordError, match="rules 3, these are 2"):
        Game.replay(record)


@pytest.mark.parametrize(("modules", "is_replayed"), [((), True), (("bonds",), True), (("strategies",), False)])
def test_a_record_of_older_rules_is_replayed_if_its_modules_are_as_they_were(modules, is_replayed):
    text = stopped(Setup(players=3, modules=modules), 8, 5).record().to_text()
    record = Record.from_text(text.replace("rules 2", "rules 1", 1))

    if is_replayed:
        assert Game.replay(record).hash() == record.hash
        return
    with pytest.raises(RecordError, match="rules 1, these are 2"):
        Game.replay(record)


def test_saving_replaces_a_file_only_as_a_whole(tmp_path):
    path = tmp_path / "game.txt"
    old = stopped(Setup(players=3), 8, 5).record()
    old.save(path)

    stopped(Setup(players=3), 8, 9).record().save(str(path))

    assert len(Record.load(path).answers) == 9
    assert [file.name for file in Path(tmp_path).iterdir()] == ["game.txt"]
