"""The coach: finds planted blunders, tells luck from skill, and judges each decision from what its seat knew."""

from math import sqrt

import pytest

from kit.effort import EFFORT, SEED
from kit.samples import EVERY, played, stopped
from stockpile import Game, Setup, View
from stockpile.bots import make
from stockpile.lab.coach import Coach, Work, analyse
from stockpile.lab.coach_decision import DEPTHS, judge
from stockpile.lab.coach_fork import forked
from stockpile.lab.coach_marks import Estimate, mark_of
from stockpile.lab.coach_worlds import outlooks, sharpness, tempered

QUICK = DEPTHS["quick"]
PARSED = {text: Game(Setup(players=2), seed=0).parse(text) for text in ("sell epic", "done")}
TINY = Setup(players=2, rounds=2)


def between_traders(setup: Setup, seed: int) -> Game:
    """A game of traders to its end."""
    game = Game(setup, seed=seed)
    bots = [make("trader", setup, seat, seed) for seat in setup.seats]
    while question := game.question:
        game.answer(bots[question.seat].answer(game.view(question.seat), question))
    return game


def at(ask: str, seed: int, setup: Setup = TINY) -> Game:
    """A game of traders at its first question of a kind."""
    game = Game(setup, seed=seed)
    bots = [make("trader", setup, seat, seed) for seat in setup.seats]
    while (question := game.question) and (question.ask != ask or question.forced):
        game.answer(bots[question.seat].answer(game.view(question.seat), question))
    return game


def test_a_seat_that_bids_all_it_has_for_the_worst_pile_is_marked():
    game = at("bid", SEED)
    question = game.question
    assert question is not None
    view = game.view(question.seat)
    verdicts = {given: judge(view, given, QUICK) for given in question.answers if "@20" in game.notation(given)}

    worst = max(verdicts.values(), key=lambda one: one.loss.mean)

    assert worst.grade in ("mistake", "blunder")
    assert worst.loss.low > 0 and worst.best != worst.given
    assert worst.money.mean > 5  # most of the purse is gone
    assert {reason.key for reason in worst.reasons} >= {"hint-pile-worth", "hint-bid-leaves"}


def test_a_seat_that_sells_before_a_rise_it_knows_of_is_marked():
    setup = Setup(players=2, rounds=1, companies=("epic", "cosmic"), forecasts=("+4", "-3"), pairs=1, hidden_pairs=0)
    views = (_seller_who_knows_of_a_rise(at("sell", seed, setup)) for seed in range(400))
    view = next(
        view for view in views if view and 0.3 < judge(view, PARSED["done"], QUICK).chance.mean < 0.9
    )  # one in which something is at stake

    sold = judge(view, PARSED["sell epic"], QUICK)

    assert sold.grade in ("mistake", "blunder")
    assert sold.money.mean >= 2 and sold.best != PARSED["sell epic"]
    assert {reason.key for reason in sold.reasons} >= {"hint-sell-now", "hint-keep-brings"}


def _seller_who_knows_of_a_rise(game: Game) -> View | None:
    """The view of a seat that may sell Epic, and knows that it will rise by 4."""
    if game.question is None or PARSED["sell epic"] not in game.question.answers:
        return None
    view = game.view(game.question.seat)
    shown = view.to_dict()
    is_known = any(pair["company"] == "epic" and pair["forecast"] == "+4" for pair in shown["pairs"])
    return view if is_known and shown["market"]["epic"]["space"] < 5 else None


def test_who_plays_at_random_gives_more_away_than_a_trader():
    lost = [0.0, 0.0]
    for seed in range(SEED, SEED + 2 * EFFORT):
        game = Game(TINY, seed=seed)
        bots = [make("random", TINY, 0, seed), make("trader", TINY, 1, seed)]
        while question := game.question:
            game.answer(bots[question.seat].answer(game.view(question.seat), question))

        found = analyse(game, "quick")["summary"]["seats"]

        lost = [before + seat["lost"] for before, seat in zip(lost, found, strict=True)]

    assert lost[0] > 2 * lost[1]


def test_result_is_expected_plus_skill_plus_others_plus_luck_and_all_luck_together_nothing():
    game = played(Setup(players=3, rounds=2), SEED)

    seats = analyse(game, "quick")["summary"]["seats"]

    for seat in seats:
        parts = [seat[part][0] for part in ("expected", "skill", "others", "luck")]
        assert sum(parts) == pytest.approx(seat["result"], abs=1e-3)
    assert sum(seat["luck"][0] for seat in seats) == pytest.approx(0, abs=1e-2)
    assert sum(seat["expected"][0] for seat in seats) == pytest.approx(1, abs=1e-2)


def test_the_luck_of_equal_bots_is_nothing_on_average():
    games, setup = 9 * EFFORT, Setup(players=2, rounds=1)
    luck = []
    for seed in range(1000 * SEED, 1000 * SEED + games):
        found = analyse(between_traders(setup, seed), "quick")["summary"]["seats"]
        luck.append(found[0]["luck"][0])
    mean = sum(luck) / games
    spread = sqrt(sum((one - mean) ** 2 for one in luck) / (games - 1))

    assert spread > 0.2  # luck there is: half of the games are won
    assert abs(mean) < 3 * spread / sqrt(games)


@pytest.mark.parametrize("setup", [Setup(players=3, rounds=2), Setup(players=3, rounds=2, modules=EVERY)])
def test_two_deals_that_look_alike_to_a_seat_get_the_same_verdict(setup):
    game = stopped(setup, SEED, 20)
    while game.question is not None and game.question.forced:
        game.answer(game.question.answers[0])
    assert game.question is not None
    seat, given = game.question.seat, game.question.answers[0]
    worlds = [game.view(seat).resample(seed) for seed in (1, 2)]
    ends = []
    for world in worlds:
        world.answer(given, seat)
        while world.question:
            world.answer(world.question.answers[0])
        ends.append(world)

    one, other = (next(Coach(end, "quick").found([Work("decision", 0, seat)])) for end in ends)

    assert ends[0].start_position() != ends[1].start_position()
    assert one == other


def test_the_same_view_and_answer_are_judged_alike_whatever_was_judged_before():
    game = at("bid", SEED)
    assert game.question is not None
    view, given = game.view(game.question.seat), game.question.answers[3]

    first = judge(view, given, QUICK)
    judge(view, game.question.answers[0], QUICK)

    assert judge(view, given, QUICK) == first


def test_every_decision_of_every_seat_is_judged_and_nothing_else():
    game = played(Setup(players=2, rounds=1, modules=EVERY), SEED)
    again, asked = Game.replay(game.record(), 0), []
    for number, (seat, given) in enumerate(game.answers()):
        if not next(one for one in again.questions if one.seat == seat).forced:
            asked.append((number, seat))
        again.answer(given, seat)

    found = analyse(game, "quick")

    assert [(one["answer"], one["seat"]) for one in found["decisions"]] == asked
    assert found["chances"][0]["answer"] == 0
    assert all(sum(chance[0] for chance in one["chances"]) == pytest.approx(1, abs=1e-3) for one in found["chances"])
    assert {one["grade"] for one in found["decisions"]} <= {"", "inaccuracy", "mistake", "blunder", "brilliant"}


def test_one_seat_alone_can_be_judged():
    coach = Coach(played(TINY, SEED), "quick", [1])

    assert {piece.seat for piece in coach.work() if piece.kind == "decision"} == {1}


def test_a_running_game_and_an_unknown_depth_are_refused():
    running = Game(TINY, seed=SEED)
    over = played(TINY, SEED)

    with pytest.raises(ValueError, match="not over"):
        Coach(running)
    with pytest.raises(ValueError, match="depth: 'abyss'"):
        Coach(over, "abyss")
    with pytest.raises(ValueError, match="seats"):
        Coach(over, "quick", [2])
    with pytest.raises(ValueError, match="is no answer"):
        judge(running.view(running.question.seat), -1, QUICK)  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("loss", "gain", "mark"),
    [
        ((0.25, 0.10, 0.40), (0, 0, 0), "blunder"),
        ((0.15, 0.01, 0.29), (0, 0, 0), "mistake"),
        ((0.06, 0.01, 0.11), (0, 0, 0), "inaccuracy"),
        ((0.30, -0.01, 0.61), (0, 0, 0), ""),  # much, but not beyond doubt
        ((0.04, 0.03, 0.05), (0, 0, 0), ""),  # beyond doubt, but little
        ((0, 0, 0), (0.09, 0.05, 0.13), "brilliant"),
        ((0, 0, 0), (0.09, -0.01, 0.19), ""),
    ],
)
def test_marks_need_both_size_and_certainty(loss, gain, mark):
    assert mark_of(Estimate(*loss), Estimate(*gain)) == mark


def test_a_judgement_long_before_the_end_is_believed_less():
    powers = [sharpness(left, 6) for left in range(1, 6)]

    assert powers == sorted(powers, reverse=True) and 0 < powers[-1] < powers[0] < 1
    assert tempered([0.9, 0.1], 0.5) == pytest.approx((0.75, 0.25))


def test_all_answers_are_tried_in_the_same_worlds():
    game = at("sell", SEED)
    assert game.question is not None
    done = game.parse("done")

    one, other = outlooks(game.view(game.question.seat), [done, done], 8, SEED)

    assert one == other


def test_what_if_deals_anew_only_what_the_seat_did_not_know():
    record = played(Setup(players=3, rounds=2, modules=EVERY), SEED).record()
    number = next(n for n, (_, text) in enumerate(record.answers) if n > 40 and text.startswith("bid"))
    seat = record.answers[number][0]
    before = Game.replay(record, number)

    forks = [forked(record, number, seed) for seed in (1, 2)]

    assert [whose for _, whose in forks] == [seat, seat]
    assert all(game.view(seat).to_dict() == before.view(seat).to_dict() for game, _ in forks)
    assert forks[0][0] != forks[1][0]
    assert forks[0][0].question == before.question


def test_what_if_says_what_is_wrong():
    record, running = played(TINY, SEED).record(), stopped(TINY, SEED, 9).record()

    with pytest.raises(ValueError, match="answer: from 0 to"):
        forked(record, len(record.answers), 1)
    with pytest.raises(ValueError, match="not over"):
        forked(running, 0, 1)
    with pytest.raises(ValueError, match="secrets"):
        forked(played(TINY, SEED).record(0), 0, 1)
