"""Hints: numbers that hold, reasons that anybody can work out from the view, words in three languages."""

import pytest

import stockpile
from kit.effort import SEED
from kit.samples import Player
from stockpile import Game, Setup, View
from stockpile.bots.advice import wilson
from stockpile.engine.names import COMPANIES, FORECASTS
from stockpile.engine.setup.modules import MODULES
from stockpile.text.hints import hint_lines
from stockpile.text.words import LANGUAGES, Words

TRACK = range(1, 11)  # the standard board


def asked(setup, seed, every=1):
    """Questions with a choice of a game of random answers."""
    game, player = Game(setup, seed=seed), Player(seed)
    number = 0
    while question := game.question:
        if not question.forced:
            if number % every == 0:
                yield game.view(question.seat), question
            number += 1
        game.answer(player.choose(question))


def test_every_legal_answer_is_valued_and_the_best_comes_first():
    for view, question in asked(Setup(players=3, rounds=1), SEED, every=5):
        advice = stockpile.advise(view, 8)

        assert sorted(option.answer for option in advice.options) == sorted(question.answers)
        assert advice.best.win == max(option.win for option in advice.options)
        for option in advice.options:
            assert option.money_90[0] <= option.money <= option.money_90[1]
            assert 0 <= option.win_90[0] <= option.win <= option.win_90[1] <= 1


def test_the_same_view_gets_the_same_advice_also_when_written_and_resampled():
    for view, question in asked(Setup(players=2, rounds=1, modules=tuple(MODULES)), SEED, every=6):
        advice = stockpile.advise(view, 8)

        assert stockpile.advise(View.from_dict(view.to_dict()), 8) == advice
        assert stockpile.advise(view.resample(seed=3).view(question.seat), 8) == advice


def test_a_view_that_is_not_asked_gets_no_advice():
    game = Game(Setup(players=3), seed=SEED)
    assert game.question is not None
    seat = game.question.seat

    with pytest.raises(ValueError, match="not asked"):
        stockpile.advise(game.view((seat + 1) % 3))
    with pytest.raises(TypeError, match="a View is needed"):
        stockpile.advise(game)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="'soon' is neither"):
        stockpile.advise(game.view(seat), "soon")


def test_an_interval_holds_the_mean_that_it_is_about_also_where_all_is_decided():
    for rate in (0.0, 1.0, 0.5):
        for worlds in range(1, 400):
            low, high = wilson(rate, worlds)
            assert 0 <= low <= rate <= high <= 1


def expected_worth(view, company):
    """The better of selling now and keeping through Movement, worked out from the JSON of a view alone."""
    data = view.to_dict()
    known = {pair["company"]: pair["forecast"] for pair in data["pairs"] if pair["company"] != "?"}
    left = [f for f in ("+4", "+2", "+1", "$$", "-2", "-3") if f not in known.values()]
    price = data["market"][company]["price"]
    chances = [known[company]] if company in known else left
    return max(price, sum(walked(price, forecast) for forecast in chances) / len(chances))


def walked(price, forecast):
    if forecast == "$$":
        return price + 2
    new = price + int(forecast)
    if new <= 0:
        return 0
    return new if new <= 10 else 2 * (new - 11 + 6)


def card_worth(view, key):
    if key == "?":
        return sum(p * card_worth(view, kind) for kind, p in stockpile.beliefs(view).deck.items())
    if key in COMPANIES:
        return expected_worth(view, key)
    return -int(key[3]) if key.startswith("fee") else 0


def test_each_number_of_a_reason_follows_from_the_view():
    seen = set()
    for seed in range(SEED, SEED + 2):
        for view, _ in asked(Setup(players=4, rounds=2), seed, every=3):
            data, seat = view.to_dict(), view.seat
            for option in stockpile.advise(view, 8).options:
                parts = option.notation.replace("@", " ").replace(">", " ").split()
                for reason in option.reasons:
                    seen.add(reason.key)
                    check(reason, parts, data, seat, view)

    assert {"hint-pile-worth", "hint-bid-leaves", "hint-bidders-left", "hint-card-worth", "hint-sell-now"} <= seen


def check(reason, parts, data, seat, view):
    args = reason.args
    if reason.key == "hint-pile-worth":
        worth = sum(card_worth(view, card["card"]) for card in data["piles"][int(parts[1]) - 1])
        assert args == {"pile": int(parts[1]), "worth": pytest.approx(worth, abs=0.051)}
    elif reason.key == "hint-bid-leaves":
        worth = sum(card_worth(view, card["card"]) for card in data["piles"][int(parts[1]) - 1])
        left = data["cash"][seat] - int(parts[2])
        assert args == {"gain": pytest.approx(worth - int(parts[2]), abs=0.051), "cash": left}
    elif reason.key == "hint-bidders-left":
        standing = data["bids"][int(parts[1]) - 1] is not None
        assert args["count"] == sum(data["off"]) - 1 + standing
    elif reason.key == "hint-card-worth":
        assert args["worth"] == pytest.approx(card_worth(view, parts[1]), abs=0.051)
    elif reason.key == "hint-pile-seen":
        cards = [card["card"] if card["up"] else "?" for card in data["piles"][args["pile"] - 1]]
        assert args["worth"] == pytest.approx(sum(card_worth(view, key) for key in cards), abs=0.051)
    elif reason.key == "hint-sell-now":
        price = data["market"][parts[1]]["price"]
        assert args == {"company": parts[1], "price": 2 * price if parts[0] == "sell-split" else price}
    elif reason.key == "hint-shares":
        shares = data["regular"][seat]["cards"].get(parts[1], 0) + 2 * data["split"][seat].get(parts[1], 0)
        assert args == {"company": parts[1], "count": shares}
    elif reason.key == "hint-price":
        assert args["price"] == data["market"][parts[1]]["price"]
    elif reason.key == "hint-claim-shows":
        assert args == {"count": int(parts[1])}
    elif reason.key == "hint-shares-others":
        beliefs = stockpile.beliefs(view)
        others = [s for s in range(4) if s != seat]
        shares = sum(beliefs.expected(s, parts[1]) + 2 * data["split"][s].get(parts[1], 0) for s in others)
        assert args["count"] == pytest.approx(shares, abs=0.051)
    elif reason.key == "hint-keep-brings" and parts[0] == "sell":
        known = {pair["company"]: pair["forecast"] for pair in data["pairs"] if pair["company"] != "?"}
        left = [f for f in ("+4", "+2", "+1", "$$", "-2", "-3") if f not in known.values()]
        chances = [known[parts[1]]] if parts[1] in known else left
        price = data["market"][parts[1]]["price"]
        assert args["worth"] == pytest.approx(sum(walked(price, f) for f in chances) / len(chances), abs=0.051)
    else:
        assert reason.key == "hint-keep-brings"


def test_bonds_are_explained_by_interest_and_what_is_left():
    view, _ = next(asked(Setup(players=4, modules=("bonds",)), SEED))

    reasons = {option.notation: option.reasons for option in stockpile.advise(view, 8).options}

    assert [reason.args for reason in reasons["bonds 2"]] == [{"interest": 12, "rounds": 6}, {"cash": 10}]


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_are_told_in_every_language(language):
    for setup in (Setup(players=3, rounds=1), Setup(players=2, rounds=1, modules=tuple(MODULES))):
        for view, question in asked(setup, SEED, every=2):
            advice = stockpile.advise(view, 8).to_dict()
            lines = hint_lines(Words(language), setup, advice)

            assert len(lines) == 1 + min(3, len(question.answers))
            assert all(option["notation"] in line for option, line in zip(advice["options"], lines[1:], strict=False))
            assert "?" not in lines[0]


def test_forecast_names_are_those_of_the_engine():
    assert {"+4", "+2", "+1", "$$", "-2", "-3"} <= set(FORECASTS)
