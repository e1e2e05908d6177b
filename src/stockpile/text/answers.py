"""A question, and each of its answers, in words."""

from collections.abc import Callable
from typing import Any, NamedTuple

from stockpile.engine.names import FORECASTS
from stockpile.engine.question import Question
from stockpile.engine.rules import card
from stockpile.engine.setup import roster
from stockpile.engine.setup.actions import ACTIONS, Action
from stockpile.engine.setup.boxes import box_of
from stockpile.engine.setup.setup import Setup
from stockpile.engine.telling.purse import Money
from stockpile.text.cards import card_words, forecast_sign, power_words
from stockpile.text.pairs import pair_args
from stockpile.text.seating import Seating
from stockpile.text.words import Words

ACTION_CARDS = ("boom", "bust")
BOXES = ("investors", "strategies")
WAYS = ("up", "down")
SEATS = ("first", "give", "pick player")  # verbs whose number is a seat


def question_words(words: Words, setup: Setup, view: dict[str, Any], question: Question) -> str:
    """What a seat is asked; `view` is its view as JSON."""
    about = view.get("question") or {}
    if question.ask in OWN_WORDS:
        return OWN_WORDS[question.ask](words, setup, view, question)
    if about.get("card"):
        return _power(words, question.ask, about["card"], about.get("step"), _counts(setup, view, question))
    return _asked(words, question.ask)


def _place(words: Words, _setup: Setup, _view: dict[str, Any], question: Question) -> str:
    return words("question-place-up" if "up" in _verbs(question) else "question-place-down")


def _claim(words: Words, setup: Setup, view: dict[str, Any], _question: Question) -> str:
    about = view["question"]
    return words("question-claim", company=card_words(words, setup, about["company"]), amount=about["amount"])


def _lay(words: Words, setup: Setup, _view: dict[str, Any], question: Question) -> str:
    drawn = sorted({ACTIONS[answer].card or "?" for answer in question.answers})
    if drawn == ["first"]:
        return words("question-lay-first")
    return words("question-lay", cards=words.listed(card_words(words, setup, key) for key in drawn))


def _bonds(words: Words, setup: Setup, view: dict[str, Any], question: Question) -> str:
    price, interest = box_of(setup).bond_price, setup.printed["bonds"]["interest"]
    return words("question-bonds", price=price, interest=interest, cash=view["cash"][question.seat])


def _choose(words: Words, setup: Setup, _view: dict[str, Any], question: Question) -> str:
    return words("question-choose-for-auction") if "investor-bidding" in setup.modules else _asked(words, question.ask)


def _verbs(question: Question) -> set[str]:
    return {ACTIONS[answer].verb for answer in question.answers}


def _action(words: Words, setup: Setup, _view: dict[str, Any], question: Question) -> str:
    """The Action turn: action cards must be played, abilities and strategies may be used beside them (ACT-3)."""
    verbs = _verbs(question)
    played = words.listed(card_words(words, setup, verb) for verb in ACTION_CARDS if verb in verbs)
    if not played:
        return words("question-act")
    return words("question-action" if verbs <= {*ACTION_CARDS} else "question-act-and-cards", cards=played)


# Questions whose words depend on more than the ask.
OWN_WORDS: dict[str, Callable[[Words, Setup, dict[str, Any], Question], str]] = {
    "place": _place,
    "action": _action,
    "claim": _claim,
    "lay": _lay,
    "bonds": _bonds,
    "choose-investor": _choose,
}

FROM_THE_VIEW = ("claim", "bonds")  # those of them that tell what only the view knows


def asks_alike(ask: str) -> bool:
    """Whether the words of a question that is not of a card follow from its answers, whatever the view shows."""
    return ask not in FROM_THE_VIEW


def _power(words: Words, ask: str, power: str, step: int | None, counts: dict[str, int]) -> str:
    """A question of a card: in its own words if it has some."""
    for key in (f"prompt-{power}-{step}", f"prompt-{power}-{ask}", f"prompt-{power}"):
        if key in words:
            return words("question-power", power=power_words(words, power), question=words(key, **counts))
    return words("question-power", power=power_words(words, power), question=_asked(words, ask))


def _counts(setup: Setup, view: dict[str, Any], question: Question) -> dict[str, int]:
    """What a prompt may tell: what the card brings, as far as the cash goes; what is left to pick, and how often."""
    key = view["question"]["card"]
    agenda = view.get("progress", {}).get("agenda") or [[0] * 5]
    cash = view.get("cash", {question.seat: 0})[question.seat]
    amount = next((setup.printed[part][key].get("amount", 0) for part in BOXES if key in setup.printed[part]), 0)
    left = sum(ACTIONS[answer].verb != "done" for answer in question.answers)
    due = max(0, card.most_picks(roster.number_of(key)) - agenda[-1][4])
    return {"amount": amount, "payable": min(amount, cash), "left": left, "due": due}


def _asked(words: Words, ask: str) -> str:
    return words(f"question-{ask}") if f"question-{ask}" in words else words("question-other")


class Seen(NamedTuple):
    """All that the words of an answer take from a view: where this is the same, they are."""

    ask: str
    is_of_card: bool  # whether a card with a power asks
    price: int  # of the stock that the answer names
    card: str | None  # that is meant by the number of a card


def seen(view: dict[str, Any], answer: int) -> Seen:
    """What the words of an answer take from a view."""
    about, action = view.get("question") or {}, ACTIONS[answer]
    price, card = 0, None
    if action.key is not None:
        price = view["market"].get(action.key, {}).get("price", 0)
    if action.verb == "pick card":
        cards, number = _cards_to_pick(view), action.number or 0
        card = cards[number - 1] if 0 < number <= len(cards) else None
    return Seen(str(about.get("ask", "")), bool(about.get("card")), price, card)


def answer_words(
    words: Words, setup: Setup, seating: Seating, view: dict[str, Any], answer: int, money: Money | None
) -> str:
    """What an answer says, in full, and the money that it moves, which `View.money` knows."""
    return seen_answer_words(words, setup, seating, seen(view, answer), answer, money)


def seen_answer_words(
    words: Words, setup: Setup, seating: Seating, facts: Seen, answer: int, money: Money | None
) -> str:
    """The same from what it takes from a view."""
    said = _said(words, setup, seating, facts, ACTIONS[answer])
    space = ACTIONS[answer].space
    return with_money(words, said, money, None if space is None else setup.table.bids[space])


def with_money(words: Words, said: str, money: Money | None, bid: int | None = None) -> str:
    """An answer's words and the money that it moves; of a bid also what it costs, if not what stands on its space."""
    if money is None:
        return said
    if money.bid is not None and money.bid != bid:
        said = words("answer-bid-costs" if money.bid >= 0 else "answer-bid-brings", answer=said, amount=abs(money.bid))
    key = "answer-money" if money.bid is None else "answer-bid-money"
    if money.fees:
        return words(f"{key}-fees", answer=said, money=words.signed(money.amount), fees=words.signed(-money.fees))
    return words(key, answer=said, money=words.signed(money.amount)) if money.amount else said


def _said(words: Words, setup: Setup, seating: Seating, facts: Seen, action: Action) -> str:
    """What an answer says; its notation if there are no words for it."""
    args = _arguments(words, setup, seating, facts, action)
    key = _answer_key(words, action, facts, args)
    if key == "answer-choose" and "investor-bidding" in setup.modules:
        key = "answer-choose-for-auction"
    return words(key, **args) if key in words else action.notation(setup.table.bids)


def _answer_key(words: Words, action: Action, facts: Seen, args: dict[str, Any]) -> str:
    """The key of an answer; the same word may end a sale, a turn or a choice."""
    verb = action.verb.replace(" ", "-")
    key = f"answer-{verb}"
    if action.verb == "done":
        kind = "pick" if facts.is_of_card and facts.ask != "sell-by-card" else facts.ask
        return f"answer-done-{kind}" if f"answer-done-{kind}" in words else key
    if action.verb == "pick" and action.card in WAYS:
        return f"answer-pick-{action.card}"
    return f"{key}-known" if action.verb == "pick card" and "card" in args else key


def _arguments(words: Words, setup: Setup, seating: Seating, facts: Seen, action: Action) -> dict[str, Any]:
    args: dict[str, Any] = {}
    if action.pile is not None:
        args["pile"] = action.pile + 1
    if action.space is not None:
        args["value"] = setup.table.bids[action.space]
    if action.number is not None:
        args |= _number(words, setup, seating, facts, action)
    if action.key is not None and action.key not in WAYS:
        is_forecast = action.key in FORECASTS[1:]
        args["card"] = forecast_sign(action.key) if is_forecast else card_words(words, setup, action.key)
        args["price"] = facts.price
    return args


def _number(words: Words, setup: Setup, seating: Seating, facts: Seen, action: Action) -> dict[str, Any]:
    """What the number of an answer counts: seats, pairs, piles, bonds, cards."""
    number = action.number or 0
    if action.verb in SEATS:
        return {"number": number, **seating.subject(number - 1)}
    if action.verb == "pick pair":
        return pair_args(setup, seating, number - 1)
    if action.verb == "bonds":
        return {"number": number}
    if facts.card is not None:
        return {"number": number, "card": card_words(words, setup, facts.card)}
    return {"number": number, "pile": number}


def _cards_to_pick(view: dict[str, Any]) -> list[str]:
    """The cards that are counted when one is picked: those of the opening, or of the pile that was picked before."""
    if view.get("opening"):
        return list(view["opening"]["cards"])
    picks = view["progress"]["agenda"][-1][5:]
    return [entry["card"] for entry in view["piles"][picks[-1]]] if picks else []
