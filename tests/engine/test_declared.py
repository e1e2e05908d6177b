"""What is declared in engine/declared fits together, and the projection gives each field to those who may see it."""

import pytest

from kit.samples import EVERY
from stockpile import ACTIONS, Game, Setup
from stockpile.engine import ids
from stockpile.engine.declared import answers, asks, cells, events, fields, stages
from stockpile.engine.knowledge import project
from stockpile.engine.names import ASKS, STAGES
from stockpile.engine.state import State, unpack

OF_SEAT = [field.name for field in fields.FIELDS if field.seen == fields.OWNER and field.sizes.startswith("SEATS")]


def test_a_field_is_shown_by_one_sort_of_cells_at_most():
    named = [name for cell in cells.CELLS for name in cell.fields.split()]

    assert len(named) == len(set(named))
    assert set(named) <= {field.name for field in fields.FIELDS}


def test_fields_that_everybody_sees_come_first_in_memory():
    seen = [field.is_public for field in fields.FIELDS]

    assert seen == sorted(seen, reverse=True)


def test_what_nobody_may_see_is_in_no_cell():
    shown = fields.shown()

    assert not [field.name for field in fields.FIELDS if field.seen == fields.NOBODY and field.name in shown]


def test_every_verb_answers_some_ask_and_every_ask_is_answered():
    verbs = {block.verb for block in answers.BLOCKS}

    assert {verb for ask in asks.EVERY for verb in ask.verbs} == verbs
    assert all(ask.verbs for ask in asks.EVERY if ask.key)


def test_asks_of_cards_say_with_which_answer_they_begin():
    blocks = {block.name: block.verb for block in answers.BLOCKS}

    for ask in asks.PICKS:
        assert blocks[ask.first] in ask.verbs


def test_keys_are_given_once():
    for keys in (ASKS, STAGES):
        assert len(set(keys.values())) == len(keys)
    assert len({event.key for event in events.EVENTS}) == len(events.EVENTS)
    assert len({action.notation() for action in ACTIONS}) == len(ACTIONS) == ids.ACTION_COUNT


def test_every_stage_has_a_place_in_the_round_and_a_module_that_exists():
    assert sorted(stages.ORDER) == sorted(stage.key for stage in stages.STAGES)
    assert {stage.module for stage in stages.STAGES} <= {"", *stages.MODULES}


def test_an_event_has_no_more_arguments_than_can_be_told():
    assert max(len(event.arguments) for event in events.EVENTS) <= 5


@pytest.mark.parametrize("seed", range(3))
def test_an_observer_is_shown_the_fields_that_are_declared_for_it_and_no_others(seed):  # KNO-1
    game = Game(Setup(players=3, modules=EVERY, rounds=2), seed=seed)
    state = State(game.view(None)._state.box)

    while question := game.question:
        state.load(game.state_dump())
        true = unpack(state.dump())
        for observer in range(3):
            seen = State(state.box)
            project.project(state, observer, seen)
            shown = unpack(seen.dump())
            for field in fields.FIELDS:
                if field.is_public and field.name != "observer":
                    assert shown[field.name] == true[field.name]
                if field.seen == fields.NOBODY:
                    assert shown[field.name] == field.zeros()
            for name in OF_SEAT:
                for seat in range(3):
                    empty = 0 if isinstance(true[name][seat], int) else [0] * len(true[name][seat])
                    assert shown[name][seat] == (true[name][seat] if seat == observer else empty)
            for name in ("known", "lots", "start_mark"):
                for book in range(ids.OBSERVERS):
                    is_own = book in (observer, ids.PUBLIC)
                    assert is_own or not any(_flat(shown[name][book]))
        game.answer(question.answers[(seed + len(game.answers())) % len(question.answers)], question.seat)


def _flat(value: object) -> list[int]:
    if isinstance(value, list):
        return [number for item in value for number in _flat(item)]
    assert isinstance(value, int)
    return [value]
