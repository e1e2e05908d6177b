"""Resampling deals every possible deal of KNO-7 equally often: chi-square against all deals of tiny setups."""

import itertools
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from typing import Any, NamedTuple

import pytest

from kit import deals, modules
from kit.deals import Deal, Reading
from kit.effort import share
from kit.moments import scaled
from kit.samples import Player, observers, questions
from stockpile import Game, Setup, View
from stockpile.engine.declared.fields import FIELDS, OFFSETS
from stockpile.engine.names import STRATEGIES

LEAST_P = 0.001 / 60  # one in a thousand for all situations of this file together
FEWEST, MOST = 4, 400  # possible deals of a situation
TRACK = {"spaces": [2, 3, 4, 5], "start": 1, "reset": 1, "signs": [0, 0, 1, 1]}
COMPANIES = ("cosmic", "leading", "epic")
TINY: dict[str, Any] = {
    "companies": COMPANIES, "tracks": dict.fromkeys(COMPANIES, TRACK), "bids": (0, 1, 3, 6), "deals": 1,
    "forecasts": ("+2", "-2", "$$"), "pairs": 1, "public_pairs": 0, "meeples": 1, "booms": 2, "busts": 2,
}  # fmt: skip
SETUPS = {
    "two": Setup(players=2, rounds=3, hidden_pairs=1, stocks=6, fees=(1, 0, 1), **TINY),
    "doubles": Setup(players=2, rounds=2, hidden_pairs=1, stocks=6, fees=(1, 0, 0), **{**TINY, "meeples": 2}),
    "three": Setup(players=3, rounds=2, hidden_pairs=0, stocks=6, fees=(1, 0, 0), **TINY),
    "opener": Setup(
        players=2, rounds=2, hidden_pairs=1, stocks=6, fees=(1, 0, 1), modules=("investors",),
        investors={0: ["robins"], 1: ["bill"]}, **TINY,
    ),
    "cards": Setup(
        players=2, rounds=2, hidden_pairs=1, stocks=6, fees=(1, 0, 0), modules=("strategies",), cash=20,
        strategies={0: ["naked-short", "rogue-trading", "penny-stock"], 1: ["market-maker", "fraudulent-transfer"]},
        **{**TINY, "meeples": 2},
    ),
}  # fmt: skip
SIZES = {field.name: field.nbytes for field in FIELDS}
HIDDEN = ("regular", "hand", "pile_card", "start_mark", "opening")


class Situation(NamedTuple):
    """A view with all its possible deals, and what has happened in its game."""

    view: View
    ways: dict[Deal, int]
    past: Counter[str]

    @property
    def reading(self) -> Reading:
        return Reading(self.view.to_dict())


def situations(setup: Setup, seed: int) -> Iterator[tuple[Game, int | None, Counter[str]]]:
    """All questions of a random game, for every observer, with the events so far by name."""
    game = Game(setup, seed=seed)
    player = Player(seed)
    past = Counter[str]()
    heard = 0
    while question := game.question:
        for event in game.events(None, heard):
            past[f"sold {event['how']}" if event["event"] == "sold" else event["event"]] += 1
            past["shown"] += event["event"] == "claimed" and event["cards"] > 0
        heard = game.event_count
        for observer in observers(setup):
            yield game, observer, past
        game.answer(player.choose(question))


def shares(reading: Reading, wanted: Callable[[deals.Place], bool]) -> int:
    return sum(1 for place in reading.places() if wanted(place))


def halves(reading: Reading) -> int:
    """How many cards of regular halves are unknown."""
    return shares(reading, lambda place: place.where == "half")


def must_have_one(reading: Reading) -> bool:
    """Whether another seat must have a card that it is asked for among two or more that cannot be named."""
    seat = reading.acting
    if seat is None or reading.needed & set(reading.book(seat)["known"]):
        return False
    needed = reading.needed
    return (
        shares(reading, lambda place: place.where == "half" and place.at == seat and bool(needed & place.allowed)) > 1
    )


Wish = Callable[[Reading, Mapping[str, int]], bool]
WISHES: dict[str, tuple[str, Wish]] = {
    "at the start": ("two", lambda _, past: past["bid"] == 0 and past["placed"] > 1),
    "at the start, with three players": ("three", lambda _, past: past["bid"] == 0 and past["placed"] > 2),
    "two starting cards that differ": (
        "three", lambda r, _: shares(r, lambda place: place.is_start) == 2 and r.me is not None,
    ),
    "after a split": ("two", lambda r, past: past["split"] > 0 == past["bankrupt"] and halves(r) > 1),
    "after a bankruptcy": ("two", lambda r, past: past["bankrupt"] > 0 == past["split"] and halves(r) > 1),
    "after a bankruptcy and a split": ("three", lambda r, past: past["bankrupt"] * past["split"] > 0 and halves(r) > 1),
    "after half of a split card was sold": ("two", lambda r, past: past["sold half"] > 0 and halves(r) > 0),
    "after cards were shown": ("two", lambda r, past: past["shown"] > 0 and halves(r) > 1),
    "after cards were shown, with three players": ("three", lambda r, past: past["shown"] > 0 and halves(r) > 1),
    "after a sale": ("three", lambda r, past: past["sold regular"] > 0 and halves(r) > 1),
    "cards of rounds before and after a split, all of them old": (
        "two",
        lambda r, _: len({p.allowed for p in r.places() if p.where == "half" and p.slot < r.view["round"]}) > 1,
    ),
    "another must play an action card": ("three", lambda r, _: must_have_one(r)),
    "another must play an action card, two players": ("two", lambda r, _: must_have_one(r)),
    "others may hold action cards": (
        "three",
        lambda r, _: r.acting is None and shares(r, lambda p: p.where == "half" and "boom" in p.allowed) > 0,
    ),
    "a dividend is claimed while action cards are played": (
        "two", lambda r, _: r.view["phase"] == "action" and r.view["question"]["ask"] == "claim" and halves(r) > 0,
    ),
    "two piles were taken up together": (
        "doubles", lambda r, _: r.view["phase"] in ("action", "selling") and halves(r) > 1,
    ),
    "cards lie face-down on four piles": (
        "doubles", lambda r, _: shares(r, lambda place: place.where == "pile") > 1 and halves(r) > 0,
    ),
    "opening cards that another has drawn": (
        "opener", lambda r, _: shares(r, lambda place: place.where == "opening") > 0,
    ),
    "another must have the card that is asked for": (
        "cards", lambda r, _: r.view["question"]["ask"] in ("offer", "count") and must_have_one(r),
    ),
    "another is asked in Action, perhaps without an action card": (
        "cards", lambda r, _: r.view["question"]["ask"] == "action" and r.acting is None and halves(r) > 1,
    ),
    "a spectator who knows nothing": ("two", lambda r, _: r.me is None and halves(r) > 1),
}  # fmt: skip


@cache
def found(name: str, count: int = 2) -> list[Situation]:
    """The first situations of random games that a wish holds for, each of another game."""
    setup_name, wish = WISHES[name]
    result: list[Situation] = []
    for seed in range(300):
        for game, observer, past in situations(SETUPS[setup_name], seed):
            view = game.view(observer)
            reading = Reading(view.to_dict())
            if len(reading.places()) > 5 or not wish(reading, past):
                continue
            ways = deals.all_deals(reading.view, MOST)
            if ways is not None and len(ways) >= FEWEST:
                result.append(Situation(view, ways, past))
                break
        if len(result) == count:
            return result
    raise AssertionError(f"only {len(result)} situations: {name}")


def sampled(view: View, samples: int, fields: tuple[str, ...], name: Callable[[Any], Deal]) -> Counter[Deal]:
    """How often each deal is resampled; `fields` are the bytes of a state that its name depends on."""
    top = OFFSETS["deck"] + view.to_dict()["deck"]["drawn"]
    names: dict[bytes, Deal] = {}
    counts = Counter[Deal]()
    for seed in range(samples):
        game = view.resample(seed)
        state = game.state_dump()
        mark = b"".join(state[OFFSETS[key] : OFFSETS[key] + SIZES[key]] for key in fields)
        if fields is HIDDEN:
            mark += state[top : top + 1]
        if mark not in names:
            names[mark] = name(game.position())
        counts[names[mark]] += 1
    return counts


@cache
def sampled_deals(name: str) -> list[tuple[Counter[Deal], dict[Deal, int]]]:
    """How often each deal of the market cards is resampled, and in how many ways it can be dealt."""
    result = []
    for situation in found(name):
        plain = situation.view.to_dict()
        counts = sampled(situation.view, scaled(6000, 1500), HIDDEN, partial(deals.deal_of, plain))
        result.append((counts, situation.ways))
    return result


def p_value(counts: Mapping[Deal, int], ways: Mapping[Deal, int]) -> float:
    """Of the chi-square test; rare deals are counted together."""
    from scipy.stats import chisquare  # here: other tests of this file do without

    total, samples = sum(ways.values()), sum(counts.values())
    observed, expected = [0.0], [0.0]
    for deal, n in sorted(ways.items(), key=lambda item: item[1]):
        weight = samples * n / total
        if weight < 5 or expected[0] < 5:
            observed[0] += counts.get(deal, 0)
            expected[0] += weight
        else:
            observed.append(counts.get(deal, 0))
            expected.append(weight)
    return float(chisquare(observed, expected).pvalue) if len(expected) > 1 else 1.0


@pytest.mark.parametrize("name", share(WISHES, __name__))
def test_every_possible_deal_is_resampled_equally_often(name):  # KNO-7, KNO-5
    for counts, ways in sampled_deals(name):
        assert set(counts) <= set(ways), "a deal that is not possible"
        assert p_value(counts, ways) > LEAST_P


@pytest.mark.parametrize(
    "name", ["another must play an action card", "two starting cards that differ", "after a split"]
)
def test_the_test_itself_would_notice_a_wrong_share(name):
    for counts, ways in sampled_deals(name):
        skewed = dict(ways)
        for deal in sorted(skewed, key=str)[: len(skewed) // 2]:
            skewed[deal] *= 2

        assert p_value(counts, skewed) < LEAST_P


@pytest.mark.parametrize("name", SETUPS)
def test_the_true_deal_is_among_all_deals(name):  # KNO-7
    seen = 0
    for game, observer, _ in situations(SETUPS[name], 77):
        view = game.view(observer).to_dict()
        if len(Reading(view).places()) > 4:
            continue
        ways = deals.all_deals(view, MOST)
        if ways is not None:
            assert deals.deal_of(view, game.position()) in ways
            seen += 1
    assert seen > 10


@pytest.mark.parametrize(
    "setup",
    [
        Setup(players=3),
        Setup(players=2, forecasts=("+1", "+1", "$", "$", "$", "-2")),
        Setup(players=3, pairs=0, public_pairs=3, hidden_pairs=3),
        SETUPS["two"],
    ],
    ids=["three players", "two players with forecasts alike", "nobody knows a pair", "tiny"],
)
def test_pairs_that_are_not_known_lie_in_every_order_equally_often(setup):  # KNO-7
    for observer in (0, 1):
        view = Game(setup, seed=3).view(observer)
        ways = deals.all_pairs(view.to_dict())
        counts = sampled(view, scaled(6000, 1500), ("pair_company", "pair_forecast"), deals.pairs_of)

        assert set(counts) <= set(ways)
        if len(ways) > 300:
            counts, ways = _by_place(counts), _by_place(Counter(ways))
        assert p_value(counts, ways) > LEAST_P


FRONT: dict[str, Any] = {
    "players": 3, "rounds": 1, "companies": ("american", "cosmic", "epic"), "forecasts": ("+2", "-2", "$$"), "pairs": 1,
    "public_pairs": 0, "hidden_pairs": 0, "stocks": 3, "fees": (0, 0, 0), "booms": 0, "busts": 0,
    "modules": ("strategies",), "strategies": {0: ["front-running"], 1: ["data-broker"], 2: ["market-leak"]},
    "starting_cards": False,
}  # fmt: skip


def front_running(*answers: str) -> Game:
    """Seat 0 has played Front Running on a pair; seats 0 and 1 have two cards each that nobody else can name."""
    halves = [{"american": 1, "epic": 1}, {"cosmic": 1, "epic": 1}, {"cosmic": 1}]
    pairs = [{"company": "epic"}, {"company": "american"}, {"company": "cosmic"}]
    setup = Setup(**FRONT).to_dict()
    game = Game.from_position({"setup": setup, "phase": "action", "regular": halves, "pairs": pairs})
    for answer in ("play front-running", *answers):
        game.answer(answer)
    return game


def all_worlds(view: Mapping[str, Any]) -> Counter[Deal]:
    """Every way in which the pairs and the cards of two halves can lie, each card by itself (KNO-7)."""
    ways = Counter[Deal]()
    pool = [card for card, n in (+Reading(view).unseen()).items() for _ in range(n)]
    sizes = [view["regular"][seat]["size"] for seat in (0, 1)]
    rows = [row for row in deals.all_pairs(view) for _ in range(deals.all_pairs(view)[row])]
    for cards in itertools.permutations(range(len(pool)), sum(sizes)):
        first, second = ([pool[i] for i in part] for part in (cards[: sizes[0]], cards[sizes[0] :]))
        for companies, forecasts in rows:
            if not deals.Reading(view).sells_known_pair or companies[0] in first:
                ways[companies, forecasts, tuple(sorted(first)), tuple(sorted(second))] += 1
    return ways


@pytest.mark.parametrize(
    "answers",
    [("pick pair 2", "sell american"), ("pick pair 2",), ("pick pair 1",)],
    ids=["after a sale", "before a sale", "a sale is due, since the pair was known"],
)
def test_pairs_and_halves_lie_in_every_way_around_front_running(answers):  # KNO-7, STR:front-running
    view = front_running(*answers).view(2)
    ways, counts = all_worlds(view.to_dict()), Counter[Deal]()

    for seed in range(scaled(6000, 3000)):
        position = view.resample(seed).position()
        halves = [tuple(sorted(Counter(position["regular"][seat]).elements())) for seat in (0, 1)]
        counts[(*deals.pairs_of(position), *halves)] += 1

    assert set(counts) <= set(ways), "a deal that is not possible"
    assert p_value(counts, ways) > LEAST_P


def _by_place(ways: Counter[Deal]) -> Counter[Deal]:
    """Only the first and last company with the first and last forecast."""
    result = Counter[Deal]()
    for (companies, forecasts), n in ways.items():
        result[companies[0], companies[-1], forecasts[-1]] += n
    return result


def test_deck_and_coming_rounds_are_in_every_order_equally_often():
    view = Game(Setup(**{**SETUPS["three"].to_dict(), "starting_cards": False}), seed=9).view(1)
    tops, coming = Counter[Deal](), Counter[Deal]()
    pool = +Reading(view.to_dict()).unseen()
    ways = {(a, b): pool[a] * (pool[b] - (a == b)) for a in pool for b in pool}
    for seed in range(scaled(1500, 1000)):
        position = view.resample(seed).position()
        tops[tuple(position["deck"][-2:])] += 1
        coming[tuple(position["coming"]["2"]["companies"]), position["coming"]["2"]["forecasts"][0]] += 1
    orders = {(order, forecast): 1 for order in itertools.permutations(COMPANIES) for forecast in TINY["forecasts"]}

    assert p_value(tops, {deal: n for deal, n in ways.items() if n}) > LEAST_P
    assert p_value(coming, orders) > LEAST_P


# Strategies, investors and commerce cards

IVAN: dict[str, Any] = {
    "players": 3,
    "first": 0,
    "rounds": 3,
    "investor_sets": ("base",),
    "modules": ("investors", "strategies"),
}


def box_of_strategies(count: int) -> dict[str, Any]:
    """A box with only so many strategies."""
    kept = [key for key in STRATEGIES if key not in modules.NEEDS][-count:]
    return {"strategies": {key: {"copies": 0} for key in STRATEGIES if key not in kept}}


def at(setup: Setup, seed: int, is_there: Callable[[Game], bool]) -> Game:
    """A random game at the first question of a sort."""
    for number in range(seed, seed + 400):
        game = Game(setup, seed=number)
        for _ in questions(game, number):
            if is_there(game):
                return game
    raise AssertionError("no such question")


def has_played(game: Game) -> bool:
    """Whether who drew again has played a card that another discarded, and one that nobody did."""
    rows = game.position()["strategies"]
    discards = {card for row in rows for card in row["dropped"]}
    return {card in discards for card in rows[0]["played"]} == {True, False}


STRATEGY_DEALS = {
    "hands, discards and deck": (
        Setup(players=2, rounds=1, modules=("strategies",), components=box_of_strategies(9)), 1,
        lambda game: game.question.ask == "place",
    ),
    "while others have not yet discarded": (
        Setup(players=2, rounds=1, modules=("strategies",), components=box_of_strategies(9)), 1,
        lambda game: game.position()["strategies"][0]["dropped"],
    ),
    "discards drawn again, as one who discarded": (
        Setup(**IVAN, investors={0: ["ivan"]}, components=box_of_strategies(12)), 1,
        lambda game: game.question.ask == "place",
    ),
    "discards drawn again, as who drew": (
        Setup(**IVAN, investors={0: ["ivan"]}, components=box_of_strategies(12)), 0,
        lambda game: game.question.ask == "place",
    ),
    "discards drawn again and played": (
        Setup(**IVAN, investors={0: ["ivan"]}, components=box_of_strategies(12)), 1, has_played,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", STRATEGY_DEALS)
def test_strategies_lie_in_every_possible_way_equally_often(name):  # STR-1, STR-3, KNO-7
    setup, observer, is_there = STRATEGY_DEALS[name]
    game = at(setup, 1, is_there)
    view = game.view(observer)
    own = set(view.to_dict()["strategies"][observer]["dropped"])
    other = setup.players - 1 - (observer == setup.players - 1)
    ways = Counter(_strategy_key(deal, observer, other, own) for deal in modules.all_strategies(view.to_dict()))
    counts = Counter[Deal]()
    for seed in range(scaled(2000, 800)):
        rows = view.resample(seed).position()["strategies"]
        deal = {f"{part} {seat}": row[part] for seat, row in enumerate(rows) for part in ("hand", "dropped")}
        counts[_strategy_key(deal, observer, other, own)] += 1

    assert len(ways) > 5
    assert set(counts) <= set(ways), "a deal that is not possible"
    assert p_value(counts, ways) > LEAST_P


def _strategy_key(deal: Mapping[str, Any], observer: int, other: int, own: set[str]) -> Deal:
    """One card of another's hand and discards each, and which of the own discards the first seat has."""
    hand, dropped = sorted(deal[f"hand {other}"]), sorted(deal[f"dropped {other}"])
    first = sorted(deal["hand 0"]) if observer else []
    return (
        hand[0],
        tuple(dropped[:1]),
        tuple(card for card in first if card in own),
        any(card in first for card in dropped),
    )


def test_investors_that_others_were_dealt_and_chose_are_any_equally_often():  # INV-1, SET-8, KNO-7
    setup = Setup(players=3, modules=("investors",), investor_sets=("base",))
    game = Game(setup, seed=4)
    game.answer(game.questions[1].answers[0], seat=1)
    view = game.view(0)
    unseen = modules.investor_box(setup.to_dict()) - set(view.to_dict()["investors"][0]["dealt"])
    ways = {(pair, (i,)): 1 for pair in itertools.permutations(sorted(unseen), 2) for i in (0, 1)}
    counts, last = Counter[Deal](), Counter[Deal]()
    for seed in range(scaled(2000, 800)):
        rows = view.resample(seed).position()["investors"]
        counts[tuple(rows[1]["dealt"]), tuple(rows[1]["chosen"])] += 1
        last[tuple(rows[2]["dealt"])] += 1

    assert p_value(counts, ways) > LEAST_P
    assert p_value(last, dict.fromkeys(itertools.permutations(sorted(unseen), 2), 1)) > LEAST_P


def test_commerce_cards_in_hands_and_deck_are_any_equally_often():  # COM-2, KNO-7
    setup = Setup(players=3, modules=("commerce",))
    game = at(setup, 2, lambda game: game.position()["phase"] == "commerce" and game.position()["round"] == 3)
    (asked,) = game.questions
    view, truth = game.view(asked.seat), game.position()
    others = [seat for seat in range(3) if seat != asked.seat and truth["commerce"][seat]["hand"]]
    pool = Counter(truth["commerce_deck"])
    pool.update(card for seat in others for card in truth["commerce"][seat]["hand"])
    ways = {(a, b): pool[a] * (pool[b] - (a == b)) for a in pool for b in pool}
    counts = Counter[Deal]()
    for seed in range(scaled(2000, 800)):
        position = view.resample(seed).position()
        counts[position["commerce"][others[0]]["hand"][0], position["commerce_deck"][0]] += 1

    assert p_value(counts, {deal: n for deal, n in ways.items() if n}) > LEAST_P
