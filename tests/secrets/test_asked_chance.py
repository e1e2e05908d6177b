"""With asked chance every draw is a question with the right probabilities, and only those learn the answer who may."""

import itertools
import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from kit import modules
from kit.moments import chooser_of, scaled
from kit.printed import DICE
from kit.samples import BASE, WITH_SECRETS, Player, observers
from stockpile import ACTIONS, CHANCE, Game, Question, Setup

ASKED = {name: setup for name, setup in WITH_SECRETS.items() if setup.chance == "asked"}
CHANCES = {
    "first", "start", "market", "company", "forecast", "die", "commerce", "investor", "strategy",
}  # fmt: skip


def draws_of(game: Game) -> Iterator[str]:
    """All that chance decides in a drawn game, as the answers of the chance seat, in the order of the table."""
    start = game.start_position()
    setup = game.setup
    table = setup.table
    deck = iter(start["deck"])
    if setup.first is None:
        yield f"first {start['first'] + 1}"
    if setup.starting_cards:
        for company in start["coming"]["0"]["companies"][: setup.players]:
            yield f"start {company}"
    for number in range(1, table.rounds + 1):
        row = start["coming"][str(number)]
        for company, forecast in zip(row["companies"], row["forecasts"], strict=True):
            yield f"company {company}"
            yield f"forecast {forecast}"
        cards = setup.players * (table.meeples + table.deals * (table.up + table.down))
        for card in itertools.islice(deck, cards):
            yield f"deal {card}"


def facts(game: Game) -> list[dict[str, Any]]:
    """The facts of a whole game without questions to chance, numbers and what they set."""
    events = [json.loads(line) for line in game.all_lines()]
    return [
        {key: value for key, value in event.items() if key not in ("n", "set")}
        for event in events
        if event["event"] != "asked" or event["seats"] != [CHANCE]
    ]


@pytest.mark.parametrize("name", BASE)
def test_the_answers_of_chance_make_the_deal_of_a_drawn_game(name):
    drawn = Game(BASE[name], seed=21)
    asked = Game(Setup(**{**BASE[name].to_dict(), "chance": "asked"}))
    draws = draws_of(drawn)
    player = Player(21)
    while question := asked.question:
        if question.seat == CHANCE:
            asked.answer(next(draws))
            continue
        assert drawn.question == question
        assert all(drawn.view(s).to_dict()["regular"] == asked.view(s).to_dict()["regular"] for s in (0, 1, None))
        given = player.choose(question)
        asked.answer(given)
        drawn.answer(given)

    assert list(draws) == []
    assert drawn.result == asked.result
    assert facts(drawn) == facts(asked)


def expected(game: Game, question: Question) -> Counter[int]:
    """How many of the equally likely cards give each answer, counted from the open truth."""
    position = game.position()
    count = position["progress"]["count"]
    setup = game.setup
    if question.ask == "first":
        return Counter(question.answers)
    if question.ask == "start":
        gone = [card for half in position["regular"] for card in half]
        return Counter(game.parse(f"start {card}") for card in setup.table.companies if card not in gone)
    if question.ask == "market":
        return Counter(game.parse(f"deal {card}") for card in position["deck"])
    if question.ask == "die":
        return Counter(game.parse(f"roll {face}") for face in DICE[count])
    if question.ask == "commerce":
        return Counter(game.parse(f"draw {card}") for card in position["commerce_deck"])
    if question.ask == "investor":
        return Counter(game.parse(f"investor {card}") for card in position["investor_deck"])
    if question.ask == "strategy":
        return Counter(game.parse(f"strategy {card}") for card in position["strategy_deck"]["cards"])
    taken = {row["took"] for row in position.get("tally", ())}
    if question.ask in taken:  # a card was taken before the deal: it lies in the first pair of whoever took it
        key = "companies" if question.ask == "company" else "forecasts"
        own = [seat * setup.table.pairs for seat in setup.seats if position["tally"][seat]["took"] == question.ask]
        row = position["coming"][str(position["round"])][key]
        left = Counter(card for i, card in enumerate(row) if i >= count // 2 and i not in own)
        return Counter(game.parse(f"{question.ask} {card}") for card in left.elements())
    dealt = position["pairs"][: (count + 1) // 2] if question.ask == "company" else position["pairs"][: count // 2]
    if question.ask == "company":
        left = Counter(setup.table.companies) - Counter(pair["company"] for pair in dealt)
    else:
        forecasts = position["rolled"] if "dice" in setup.modules else setup.table.forecasts
        left = Counter(forecasts) - Counter(pair["forecast"] for pair in dealt)
    return Counter(game.parse(f"{question.ask} {card}") for card in left.elements())


@pytest.mark.parametrize("name", ASKED)
def test_outcomes_are_the_cards_that_are_left_with_their_shares(name):
    seen = Counter[str]()
    for seed in range(scaled(4, 1)):
        game = Game(ASKED[name])
        player = Player(seed)
        while question := game.question:
            if question.seat == CHANCE:
                cards = expected(game, question)
                assert set(question.answers) == set(cards)
                assert game.probabilities == pytest.approx([cards[a] / cards.total() for a in question.answers])
                assert sum(game.probabilities or ()) == pytest.approx(1)
                seen[question.ask] += 1
            else:
                assert game.probabilities is None
            game.answer(player.choose(question))
    assert {"market", "company", "forecast"} <= set(seen) <= CHANCES
    for module, ask in (("dice", "die"), ("commerce", "commerce"), ("strategies", "strategy")):
        assert (module in ASKED[name].modules) == (seen[ask] > 0)


def test_chance_that_answers_by_its_probabilities_deals_as_a_shuffled_deck_does():
    chooser = chooser_of("frequencies")
    setup = ASKED["chance asked, 2 players, tiny"]
    drawn_setup = Setup(**{**setup.to_dict(), "chance": "drawn"})
    asked, drawn = Counter[str](), Counter[str]()
    for number in range(scaled(1000, 400)):
        game = Game(setup)
        while (question := game.question) and question.seat == CHANCE:
            game.answer(chooser.choices(question.answers, game.probabilities)[0])
        asked[_opening(game)] += 1
        drawn[_opening(Game(drawn_setup, seed=number))] += 1
    from scipy.stats import chi2_contingency  # here: other tests of this file do without

    common = [kind for kind in sorted(asked | drawn) if asked[kind] + drawn[kind] >= 20]

    assert len(common) > 10
    assert sum(asked[kind] + drawn[kind] for kind in common) > 0.5 * (asked.total() + drawn.total())
    assert chi2_contingency([[asked[kind] for kind in common], [drawn[kind] for kind in common]]).pvalue > 0.001


def _opening(game: Game) -> str:
    position = game.position()
    return f"{position['first']} {position['regular']} {position['piles'][0]} {position['pairs'][0]['company']}"


@pytest.mark.parametrize("name", ASKED)
def test_no_seat_is_told_what_chance_dealt_to_others(name):  # KNO-2
    """Chance answers differently where the observer does not see it; all the observer gets is the same."""
    setup = ASKED[name]
    chooser = chooser_of(name)
    hidden = Counter[str]()
    for observer in observers(setup) * scaled(2, 1):
        one, two = Game(setup), Game(setup)
        for _ in range(60):
            question, other = one.question, two.question
            assert (question and (question.seat, question.ask)) == (other and (other.seat, other.ask))
            if question is None or other is None or (question.seat != CHANCE and question.ask != "bonds"):
                break
            is_seen = question.seat != CHANCE or _is_seen(one, question, observer)
            both = [given for given in question.answers if given in other.answers]
            if is_seen and not both:
                break
            given = chooser.choice(both) if is_seen else chooser.choice(question.answers)
            another = given if is_seen else chooser.choice(other.answers)
            hidden[question.ask] += given != another
            one.answer(given)
            two.answer(another)
            assert one.view(observer).to_bytes() == two.view(observer).to_bytes()
            assert one.event_lines(observer) == two.event_lines(observer)
            assert one.record(observer) == two.record(observer)
    assert hidden.total() > 5


def owner_of_draw(game: Game, question: Question) -> int | None:
    """Who alone sees a card of the modules that chance is about to deal."""
    position, setup = game.position(), game.setup.to_dict()
    progress = position["progress"]
    if question.ask == "investor":
        return int(progress["count"] // modules.offer_size(setup))
    if question.ask == "strategy" and progress["step"] == 2:
        return int(progress["count"] // modules.hand_size(setup))
    if question.ask == "market" and position.get("opening"):
        return int(position["opening"]["seat"])
    if question.ask in ("strategy", "commerce"):
        return int((position["first"] + progress["turn"]) % setup["players"])
    return None


def _is_seen(game: Game, question: Question, observer: int | None) -> bool:
    position = game.position()
    count = position["progress"]["count"]
    table, players = game.setup.table, game.setup.players
    if (owner := owner_of_draw(game, question)) is not None:
        return owner == observer
    if question.ask == "start":
        return count == observer
    if question.ask in ("company", "forecast"):
        pair = count // 2
        if pair < players * table.pairs:
            return pair // table.pairs == observer
        return pair < players * table.pairs + table.public_pairs
    if question.ask == "market" and position["phase"] == "supply" and position["progress"]["step"] == 1:
        return (position["first"] + count // (table.up + table.down)) % players == observer
    return True


@pytest.mark.parametrize("name", ASKED)
def test_a_redacted_record_keeps_the_answers_of_chance_to_itself(name):
    game = Game(ASKED[name])
    player = Player(5)
    for _ in range(40):
        if game.question is not None:
            game.answer(player.choose(game.question))
    for observer in observers(game.setup):
        for (seat, text), (_, given) in zip(game.record(observer).answers, game.answers(), strict=True):
            if seat == CHANCE:
                verb = ACTIONS[given].verb
                assert text == (game.notation(given) if verb == "first" else f"{verb} ?")
