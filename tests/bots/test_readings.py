"""What others did in the open is read: nothing impossible is believed, and traders are read better than by chance."""

import json
import math

import pytest

import stockpile
from kit.effort import EFFORT, SEED
from kit.samples import IS_PURE, TINY, observers, questions
from stockpile import Game, Setup, View
from stockpile.bots import make
from stockpile.bots.learned import READS
from stockpile.engine.setup.modules import MODULES

EVERY = 28 if IS_PURE else 7  # questions of which one is looked at: in the slow build a reading takes half a second
SETUPS = {"base": Setup(players=4, rounds=2), "everything on": Setup(players=3, rounds=2, modules=tuple(MODULES))}


def chances_of(beliefs):
    """Every distribution that acts may change."""
    yield from (card for pile in beliefs.piles for card in pile)
    yield from (pair[part] for pair in beliefs.pairs for part in ("company", "forecast"))
    yield from beliefs.forecasts.values()


@pytest.mark.parametrize("reads", READS)
@pytest.mark.parametrize("setup", [*SETUPS.values(), *TINY.values()], ids=[*SETUPS, *TINY])
def test_what_is_read_adds_up_and_is_possible_by_chance_alone(setup, reads):
    if setup.chance == "asked":
        setup = Setup.from_dict({**setup.to_dict(), "chance": "drawn"})
    game = Game(setup, seed=SEED)
    for number, _ in enumerate(questions(game, SEED)):
        if number % EVERY:
            continue
        for observer in observers(setup):
            view = game.view(observer)
            read, plain = stockpile.beliefs(view, reads=reads), stockpile.beliefs(view)

            for found, by_chance in zip(chances_of(read), chances_of(plain), strict=True):
                assert math.isclose(sum(found.values()), sum(by_chance.values()), abs_tol=1e-9)
                assert set(found) <= set(by_chance)


def test_the_same_view_is_read_alike_also_from_json_and_in_another_world():
    game = Game(SETUPS["base"], seed=SEED)
    for number, question in enumerate(questions(game, SEED)):
        if number % EVERY:
            continue
        view = game.view(question.seat)
        found = stockpile.beliefs(view, reads="trader")

        assert stockpile.beliefs(View.from_dict(json.loads(json.dumps(view.to_dict()))), reads="trader") == found
        assert stockpile.beliefs(view.resample(seed=number).view(question.seat), reads="trader") == found


def test_before_anybody_has_acted_all_deals_are_equally_likely_but_for_what_their_owners_may_know():
    view = Game(Setup(players=4), seed=SEED).view(0)

    assert stockpile.beliefs(view, reads="anyone").piles == stockpile.beliefs(view).piles


def test_whoever_is_to_be_read_must_be_known():
    view = Game(Setup(players=2), seed=1).view(0)

    with pytest.raises(ValueError, match="reads: 'shark' is none of trader, anyone"):
        stockpile.beliefs(view, reads="shark")


def surprises(name, reads, deals):
    """How much less surprising face-down cards are when acts are read, in nats, in games between bots of one level."""
    setup, found = Setup(players=4, rounds=3), []
    for deal in range(deals):
        game = Game(setup, seed=SEED + 1000 + deal)
        bots = [make(name, setup, seat, deal) for seat in setup.seats]
        while (question := game.question) is not None:
            view = game.view(question.seat)
            if question.ask == "bid" and game.event_count % 3 == 0:
                read, plain = stockpile.beliefs(view, reads=reads), stockpile.beliefs(view)
                for pile, cards in enumerate(game.position()["piles"]):
                    for slot, card in enumerate(cards):
                        found.append(
                            math.log(read.piles[pile][slot][card["card"]] / plain.piles[pile][slot][card["card"]])
                        )
            game.answer(bots[question.seat].answer(view, question), question.seat)
    return [gain for gain in found if gain != 0.0]


def test_traders_cards_are_read_much_better_than_by_chance():
    gains = surprises("trader", "trader", 3 if IS_PURE else 40 * EFFORT)

    assert sum(gains) / len(gains) > (0.0 if IS_PURE else 0.2)


@pytest.mark.parametrize("name", ["level-2", "greedy", "level-7", "aggressive"])
def test_others_are_not_read_worse_than_by_chance(name):
    gains = surprises(name, "anyone", 2 if IS_PURE else 30 * EFFORT)
    spread = math.sqrt(sum(gain * gain for gain in gains)) / len(gains)

    assert sum(gains) / len(gains) > -2 * spread
