"""A power with picks is one turn: put together in any order, put back until something was shown."""

from itertools import permutations
from random import Random
from typing import Any

import pytest

from kit.effort import EFFORT, SEED
from kit.table import BOTTOMLINE, COSMIC, EPIC, LEADING, table
from stockpile import ACTIONS, Game, Setup
from stockpile.engine.question import Refusal
from stockpile.engine.setup.modules import MODULES
from stockpile.session import turns

HELD = {EPIC: 2, COSMIC: 1, LEADING: 1, BOTTOMLINE: 1}


def staged(game: Game, seat: int, answers: list[Any]) -> Game:
    """The game after a turn that can be staged."""
    after = turns.staged(game, seat, answers)
    assert not isinstance(after, Refusal), after
    return after


@pytest.mark.parametrize("order", list(permutations(("epic", "cosmic", "leading"))))
def test_the_picks_of_ana_are_one_turn_in_any_order(order):  # INV-7
    game = table(phase="round-end", investors={0: "ana"}, regular={0: HELD}, cash=20)

    after = staged(game, 0, ["use ana", *(f"pick {company}" for company in order), "done"])

    assert after.view(0).to_dict()["cash"][0] == 23
    assert game.view(0).to_dict()["cash"][0] == 20


def test_the_coins_of_oprah_are_one_turn_in_any_order():  # INV-7
    cash = []
    for picks in (("pick player 3", "pick player 2"), ("pick player 2", "pick player 3")):
        game = table(phase="round-end", investors={0: "oprah"}, cash={0: 20, 1: 5, 2: 5})
        after = staged(game, 0, [*(["use oprah"] if game.questions[0].ask == "use" else []), *picks])
        cash.append(after.view(0).to_dict()["cash"])

    assert cash == [[18, 6, 6]] * 2


@pytest.mark.parametrize(("strategy", "brings"), [("diversification", 6), ("index-fund", 0)])
def test_a_strategy_and_its_picks_can_be_looked_at_and_put_back(strategy, brings):  # STR-2
    held = {EPIC: 1, COSMIC: 1, LEADING: 1, BOTTOMLINE: 1, "stanford": 1} if strategy == "index-fund" else HELD
    game = table(phase="action", strategies={0: strategy}, regular={0: held}, cash=20)
    before = game.view(0).to_bytes()
    cost = 20 - staged(game, 0, [f"play {strategy}"]).view(0).to_dict()["cash"][0]

    after = staged(game, 0, [f"play {strategy}", "pick leading", "pick cosmic", "pick epic"])

    assert after.view(0).to_dict()["cash"][0] == 20 - cost + brings
    assert game.view(0).to_bytes() == before


def test_a_turn_ends_where_something_is_shown():
    game = table(phase="action", strategies={0: "corporate-espionage"}, cash=20)
    pairs = [f"pick pair {number}" for number in (2, 3)]

    one = turns.staged(game, 0, ["play corporate-espionage", pairs[0]])
    two = turns.staged(game, 0, ["play corporate-espionage", *pairs])

    assert not isinstance(one, Refusal)
    assert isinstance(two, Refusal)
    assert two.key == "stage-ends"


def test_what_a_staged_turn_tells_is_the_same_in_every_world_that_fits_the_view():
    choose = Random(SEED)
    compared = 0
    for number in range(6 * EFFORT):
        game = Game(Setup(players=3, rounds=2, board="advanced", modules=tuple(MODULES)), seed=SEED + number)
        while not game.over:
            seat = game.questions[0].seat
            answers = staged_power(game, seat, choose)
            if len(answers) > 1:
                compared += 1
                told = told_of(game, seat, answers)
                for world in range(3):
                    assert told_of(game.view(seat).resample(world), seat, answers) == told
            game.answer(choose.choice(game.questions[0].answers), seat=seat)

    assert compared > 20 * EFFORT


def staged_power(game, seat, choose):
    """A power or a strategy of the seat, with as many picks as can be staged."""
    powers = [given for given in game.questions[0].answers if ACTIONS[given].verb in ("use", "play")]
    answers = [choose.choice(powers)] if powers else []
    while answers:
        after = staged(game, seat, answers)
        question = next((one for one in after.questions if one.seat == seat), None)
        if question is None or not question.ask.startswith(("pick", "offer", "take", "count", "sell-by")):
            break
        more = [*answers, choose.choice(question.answers)]
        if isinstance(turns.staged(game, seat, more), Refusal):
            break
        answers = more
    return answers


def told_of(game, seat, answers):
    """What the seat reads of a staged turn before its last answer, and which answers it is offered."""
    after = staged(game, seat, answers[:-1])
    facts = [
        {key: value for key, value in event.items() if key not in ("n", "set")}
        for event in after.events(seat, game.event_count)
    ]
    return facts, [one.answers for one in after.questions if one.seat == seat]
