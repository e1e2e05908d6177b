"""The seed of a game that is not over is nobody's to see, and every bit of it counts."""

import copy
import pickle
from itertools import pairwise
from typing import Any

import pytest

from kit import keys
from kit.effort import share
from kit.moments import chooser_of, moments, scaled
from kit.samples import BASE, TINY, Player
from kit.twins import Leak
from stockpile import Game, Record, Setup, View
from stockpile.engine.rules import rng
from stockpile.engine.state import unpack

DRAWN = {**BASE, **TINY}


def dealt(game: Game) -> dict[str, Any]:
    """Every card of a game in the order it comes: first player, deck, starting cards and pairs."""
    start = game.start_position()
    return {"first": start["first"], "deck": start["deck"], **{f"round {n}": row for n, row in start["coming"].items()}}


@pytest.mark.parametrize("name", share(DRAWN, __name__))
def test_no_view_event_record_text_or_error_has_the_seed_or_a_key(name):
    game, seed = keys.seeded(DRAWN[name], 1)
    player = Player(1)
    searched = keys.scan(game, seed)
    stops = set(chooser_of(name).sample(range(1, 60), min(59, scaled(3, 1))))
    for number in range(60):
        if game.question is None:
            break
        game.answer(player.choose(game.question))
        if number in stops:
            searched += keys.scan(game, seed)

    assert searched > 100


def test_the_search_finds_a_seed_and_every_key_however_they_are_written():
    seed = keys.big_seed(5)
    wanted = keys.needles(seed, 6)
    for raw in (seed.to_bytes(32, "little"), *keys.keys_of(seed, 6).values()):
        number = int.from_bytes(raw, "little")
        texts = (
            raw, raw[::-1], str(number).encode(), hex(number).encode(), raw.hex().encode(), repr(list(raw)).encode(),
            pickle.dumps(number), pickle.dumps(raw),
        )  # fmt: skip
        for text in texts:
            assert any(needle in b"-" + text + b"-" for needle in wanted.values())


def test_the_keys_that_are_searched_for_are_those_of_the_engine():
    seed = keys.big_seed(6)

    for name, key in keys.keys_of(seed, 3).items():
        _, stream, number = name.split()
        source = rng.keyed_by(rng.seed_bytes(seed), stream, int(number))
        again = rng.Source(0, key)
        assert [source.draw(1000) for _ in range(40)] == [again.draw(1000) for _ in range(40)]


def test_a_game_reaches_its_seed_and_a_view_does_not():
    game, seed = keys.seeded(Setup(players=3), 2)

    assert game.seed == seed
    assert all(thing != seed for thing in keys.objects_behind(game.view(0)))
    with pytest.raises(Leak):
        keys.scan(_Telling(game), seed)


class _Telling(Game):
    """A game whose repr gives its seed away."""

    def __new__(cls, _game: Game) -> "_Telling":
        return super().__new__(cls)

    def __init__(self, game: Game) -> None:
        super().__init__(game.setup, seed=game.seed)

    def __repr__(self) -> str:
        return f"<Game {self.seed}>"


def test_a_view_outlives_its_game_and_is_copied_without_it():
    game, seed = keys.seeded(Setup(players=2), 3)
    view = game.view(1)
    again: View = pickle.loads(pickle.dumps(copy.deepcopy(view)))  # noqa: S301  our own bytes
    wanted = keys.needles(seed, 6)

    assert again == view
    assert not any(needle in pickle.dumps(again) for needle in wanted.values())


def test_a_redacted_record_has_neither_seed_nor_position_nor_fingerprint():
    for game in moments(Setup(players=3), 8, 4):
        for seat in (0, 1, 2, None):
            record = game.record(seat)

            assert record.redacted
            assert (record.seed, record.position, record.hash) == (None, None, None)
            assert "\nseed ?\nhash ?\n" in record.to_text()
            assert Record.from_text(record.to_text()) == record
            with pytest.raises(ValueError, match="redacted"):
                Game.replay(record)


def test_a_redacted_record_hides_what_others_placed_face_down():
    hidden = 0
    for game in moments(Setup(players=3), 9, 3, "sell"):
        whole = game.record().answers
        for seat in (0, 1, 2, None):
            for (asked, text), (who, told) in zip(whole, game.record(seat).answers, strict=True):
                assert asked == who
                if text.startswith("down") and asked != seat:
                    assert told == f"down ?>{text[-1]}"
                    hidden += 1
                else:
                    assert told == text
    assert hidden > 20


@pytest.mark.parametrize("name", share(DRAWN, __name__))
def test_cards_that_are_drawn_placed_or_taken_leave_their_place_in_the_state(name):
    setup = DRAWN[name]
    for game in moments(setup, 10, scaled(25, 10)):
        state = unpack(game.state_dump())

        assert not any(state["deck"][: state["deck_at"]])
        assert not any(state["deck"][state["deck_n"] :])
        assert all(state["deck"][state["deck_at"] : state["deck_n"]])
        for number in range(state["round"] + 1):
            assert not any(state["coming_company"][number] + state["coming_forecast"][number])
        for seat in range(setup.players):
            assert not any(state["hand"][seat][state["hand_n"][seat] :])
        for pile, size in enumerate(state["pile_n"]):
            assert not any(state["pile_card"][pile][size:])
        assert state["drawn"] == 0


def test_what_a_state_keeps_of_chance_is_only_what_is_still_to_come():
    game = Game(Setup(players=4), seed=12)
    other = Game(Setup(players=4), seed=12)
    for _ in range(60):
        assert game.question is not None and other.question is not None
        game.answer(game.question.answers[0])
        other.answer(other.question.answers[-1])

    one, two = game.position(), other.position()
    shorter = min(len(one["deck"]), len(two["deck"]))
    assert one["deck"][-shorter:] == two["deck"][-shorter:]
    for number in set(one["coming"]) & set(two["coming"]):
        assert one["coming"][number] == two["coming"][number]


@pytest.mark.parametrize("bit", [0, 1, 7, 31, 32, 63, 64, 100, 127, 128, 191, 192, 254, 255])
def test_every_bit_of_a_seed_changes_every_deal(bit):
    seed = keys.big_seed(7)
    one, two = (dealt(Game(Setup(players=4), seed=number)) for number in (seed, seed ^ 1 << bit))

    assert one["deck"] != two["deck"]
    rounds = [key for key in one if key.startswith("round")]
    assert sum(one[key] != two[key] for key in rounds) >= len(rounds) - 1


def test_streams_do_not_depend_on_each_other():
    seed = keys.big_seed(8)
    plain = dealt(Game(Setup(players=4), seed=seed))

    for first in range(4):
        said = dealt(Game(Setup(players=4, first=first), seed=seed))
        assert {**said, "first": None} == {**plain, "first": None}
    fewer = dealt(Game(Setup(players=4, rounds=2), seed=seed))
    assert all(plain[key] == fewer[key] for key in fewer)
    other = dealt(Game(Setup(players=4, forecasts=("+1", "+2", "+3", "-1", "-2", "-3")), seed=seed))
    assert (other["deck"], other["round 0"]) == (plain["deck"], plain["round 0"])
    assert [other[f"round {n}"]["companies"] for n in range(1, 7)] == [
        plain[f"round {n}"]["companies"] for n in range(1, 7)
    ]
    without = dealt(Game(Setup(players=4, starting_cards=False), seed=seed))
    assert all(without[f"round {n}"] == plain[f"round {n}"] for n in range(1, 7))


def test_every_stream_and_round_has_a_key_of_its_own():
    found = {key for seed in (0, 1, 2**255) for key in keys.keys_of(seed, 9).values()}

    assert len(found) == 3 * (len(keys.STREAMS) + 9 * len(keys.ROUND_STREAMS))


def test_the_numbers_of_one_stream_tell_nothing_about_another():
    seed = keys.big_seed(9)
    rows = []
    for name in keys.keys_of(seed, 7):
        _, stream, number = name.split()
        source = rng.keyed_by(rng.seed_bytes(seed), stream, int(number))
        rows.append(tuple(source.draw(6) for _ in range(60)))
    assert len(set(rows)) == len(rows)
    for one in rows:
        for two in rows:
            if one is not two:
                assert sum(a == b for a, b in zip(one, two, strict=True)) < 30


@pytest.mark.parametrize("seed", [-1, 2**256, 2**300, 1.0, "7", b"7", True, (), object()], ids=lambda s: str(s)[:12])
def test_what_is_no_seed_is_refused_without_repeating_it(seed):
    with pytest.raises(ValueError, match="seed") as refused:
        Game(Setup(players=2), seed=seed)

    assert str(seed) not in str(refused.value) or len(str(seed)) < 4


def test_games_of_seeds_that_follow_each_other_have_nothing_in_common():
    decks = [dealt(Game(Setup(players=4), seed=seed))["deck"] for seed in range(40)]

    for one, two in pairwise(decks):
        same = sum(a == b for a, b in zip(one, two, strict=True))
        assert same < 25  # of 76, about ten are the same by chance
