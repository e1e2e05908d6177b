"""Texts for language models: short enough in every position, complete, and the same in other names."""

import re
from itertools import combinations

import pytest

from kit.doors import EVERYTHING, asked
from kit.effort import EFFORT
from kit.moments import chooser_of
from kit.samples import TINY
from kit.table import EPIC, table
from stockpile import Game, IllegalAnswer, Question, Setup, View
from stockpile.engine.names import COMPANIES
from stockpile.engine.setup.actions import ACTIONS
from stockpile.engine.setup.modules import MODULES
from stockpile.text.digest import LIMIT as DIGEST_LIMIT
from stockpile.text.digest import rules_digest
from stockpile.text.log import is_quiet, sentence
from stockpile.text.naming import INVENTED, Naming
from stockpile.text.observation import LIMIT, text_observation
from stockpile.text.refusals import refusal_words
from stockpile.text.seating import Seating
from stockpile.text.words import LANGUAGES, Words

CHOSEN = [
    modules
    for size in range(len(MODULES) + 1)
    for modules in combinations(MODULES, size)
    if "investor-bidding" not in modules or "investors" in modules
]
SEED = 11


def with_every_choice_of_modules() -> list[Setup]:
    """All of them, with the players and boards in turn."""
    boards = ("standard", "advanced")
    return [Setup(2 + n % 4, board=boards[n % 3 % 2], modules=keys, rounds=2) for n, keys in enumerate(CHOSEN)]


def played(setup: Setup, number: int):
    """A random game in which cards are sold seldom, so that there is much to tell; stops at every question."""
    game, chooser = Game(setup, seed=number), chooser_of(str(setup), number)
    while not game.over:
        question = asked(game)
        yield game, question
        is_kept = question.ask == "sell" and chooser.random() < 0.9
        game.answer(question.answers[-1] if is_kept else chooser.choice(question.answers), question.seat)
    yield game, None


def essentials(view: View, question: Question, words: Words) -> list[str]:
    """What has to stand in an observation, whatever else there is."""
    data, seat = view.to_dict(), question.seat
    piles = [card["card"] for pile in data["piles"] for card in pile if card["card"] != "?"]
    owned = [*data["regular"][seat]["cards"], *data["split"][seat], *data["hands"][seat]]
    hand = data["strategies"][seat]["hand"] if "strategies" in data else []
    known = [
        f"{pair['company']} {pair['forecast'].replace('-', '−')}" for pair in data["pairs"] if pair["company"] != "?"
    ]
    prices = [f"{key} {place['price']} (" for key, place in data["market"].items()]
    bids = [words.money(bid["value"]) for bid in data["bids"] if bid]
    answers = [ACTIONS[answer].notation(view.setup.table.bids) for answer in question.answers]
    cash = [words.money(amount) for amount in data["cash"]]
    return [*piles, *owned, *hand, *known, *prices, *bids, *answers, *cash]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_observation_is_short_and_complete_with_every_choice_of_modules(lang):
    longest = 0
    for number, setup in enumerate(with_every_choice_of_modules()):
        if number % len(LANGUAGES) != LANGUAGES.index(lang) and EFFORT == 1:
            continue
        for place, (game, question) in enumerate(played(setup, number)):
            if question is None or place % 3:
                continue
            view = game.view(question.seat)
            text = text_observation(view, question, lang)
            longest = max(longest, len(text))

            assert len(text) <= LIMIT
            assert [part for part in essentials(view, question, Words(lang)) if part not in text] == []

    assert longest > 1000


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games_with_everything_on_fit_in_every_language_and_with_other_names(players):
    setup = Setup(players, board="advanced", modules=EVERYTHING)
    for number in range(EFFORT):
        for place, (game, question) in enumerate(played(setup, number)):
            seat = question.seat if question else 0
            view = game.view(seat)
            for lang in LANGUAGES if place % 4 == 0 else ():
                text = text_observation(view, question, lang, renamed=place % 3 or None)

                assert len(text) <= LIMIT
                if place % 16 == 0:
                    assert len(rules_digest(view, lang, renamed=place % 3 or None)) <= DIGEST_LIMIT


@pytest.mark.parametrize("name", TINY)
def test_setups_of_ones_own_fit_as_well(name):
    for game, question in played(TINY[name], 1):
        for seat in (*game.setup.seats, None):
            own = question if question is not None and question.seat == seat else None

            assert len(text_observation(game.view(seat), own)) <= LIMIT


def test_the_digest_names_the_modules_in_play_and_the_cards_in_sight():
    game = Game(Setup(4, modules=("bonds", "investors", "strategies")), seed=3)
    view = game.view(2)

    text = rules_digest(view)

    assert "Modules in play: bonds, investors, strategies." in text
    assert "BONDS" in text and "COMMERCE" not in text
    hand = view.to_dict()["strategies"][2]["hand"]
    assert [key for key in hand if f"{key} (" not in text] == []
    assert "Cards in sight" not in rules_digest(Setup(4))


def test_legal_answers_are_left_out_on_wish():
    game = Game(Setup(3), seed=1)
    question = asked(game)

    told = text_observation(game.view(question.seat), question)
    kept = text_observation(game.view(question.seat), question, legal=False)

    assert "Legal answers:" in told and "Legal answers:" not in kept
    assert told.startswith(kept)


def test_a_question_to_another_seat_is_refused():
    game = Game(Setup(3), seed=1)
    question = asked(game)

    with pytest.raises(ValueError, match="question: it is put to seat"):
        text_observation(game.view((question.seat + 1) % 3), question)


def test_who_is_not_asked_reads_who_is_and_the_end_tells_the_scores():
    game = Game(Setup(3), seed=1)
    other = (asked(game).seat + 1) % 3

    waiting = text_observation(game.view(other))
    while not game.over:
        game.answer(asked(game).answers[-1], asked(game).seat)
    over = text_observation(game.view(other))

    assert f"You are not asked now. Asked: P{(other - 1) % 3 + 1}" in waiting
    assert "The game is over" in over and "*" in over


def test_another_name_is_the_same_everywhere_and_the_true_ones_are_nowhere():
    naming, setup = Naming(SEED), Setup(3, board="advanced", modules=EVERYTHING)
    words = naming.words("en")
    true = re.compile("|".join((*COMPANIES, *(Words()(f"company-{key}") for key in COMPANIES))))
    for place, (game, question) in enumerate(played(setup, 5)):
        if question is None:
            break
        texts = [naming.notation(setup, answer) for answer in question.answers]
        view, seating = game.view(question.seat), Seating(("P1", "P2", "P3"), question.seat)
        events = [] if place % 8 else [e for e in game.events(question.seat, game.event_count - 8) if not is_quiet(e)]
        told = [sentence(words, setup, seating, event) for event in events]
        told += [] if place % 8 else [rules_digest(view, renamed=SEED)]

        assert [naming.parse(setup, text) for text in texts] == question.answers
        assert not true.search("\n".join((text_observation(view, question, renamed=SEED), *texts, *told)))


def test_renamed_lists_do_not_keep_the_order_of_the_box():
    game = Game(Setup(4), seed=2)
    orders = set()

    for seed in range(20):
        naming = Naming(seed)
        line = next(line for line in text_observation(game.view(0), renamed=seed).splitlines() if "Prices" in line)
        names = re.findall(r"([a-z]+) \d+ \(", line)
        orders.add(tuple(sorted(COMPANIES, key=lambda key: names.index(naming(key)))))

        assert names == sorted(names) and set(names) <= {*INVENTED}
    assert len(orders) > 10


def test_true_names_are_no_answers_where_companies_have_others():
    setup = Setup(3)

    assert Naming(SEED).parse(setup, "sell epic") is None
    assert Naming().parse(setup, " `sell  epic`. ") == Naming().parse(setup, "sell epic") is not None


def test_invented_names_are_no_words_of_the_notation():
    notation = {word for action in ACTIONS for word in re.findall(r"[a-z]+", action.notation())}

    assert notation.isdisjoint(INVENTED)
    assert len({*INVENTED}) == len(INVENTED)


def test_a_refusal_speaks_of_companies_by_their_other_names():
    game = table(3, phase="selling", regular={0: {EPIC: 1}})
    naming = Naming(SEED)
    with pytest.raises(IllegalAnswer) as refused:
        game.answer("sell cosmic")

    said = refusal_words(naming.words("en"), game.setup, Seating(("P1", "P2", "P3"), 0), refused.value.refusal)

    assert naming("cosmic") in said and "Cosmic" not in said and refused.value.rule in said


def test_rules_can_be_told_without_the_names_of_the_box():
    naming = Naming(SEED)

    told = naming.hidden("Stanford Steel pays; two Epic cards of the Epic Edition")

    assert told == f"{naming('stanford')} pays; two {naming('epic')} cards of the Epic Edition"
