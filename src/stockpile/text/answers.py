"""A question, and each of its answers, in words."""

from typing import Any

from stockpile.engine.actions import ACTIONS
from stockpile.engine.question import Question
from stockpile.engine.setup import Setup, box_of, components
from stockpile.text.cards import card_words, forecast_sign
from stockpile.text.seating import Seating
from stockpile.text.words import Words


def question_words(words: Words, setup: Setup, view: dict[str, Any], question: Question) -> str:
    """What a seat is asked; `view` is its view as JSON."""
    verbs = {ACTIONS[answer].verb for answer in question.answers}
    if question.ask == "place":
        return words("question-place-up" if "up" in verbs else "question-place-down")
    if question.ask == "action":
        cards = words.listed(card_words(words, setup, verb) for verb in sorted(verbs))
        return words("question-action", cards=cards)
    if question.ask == "claim":
        company = card_words(words, setup, view["question"]["company"])
        return words("question-claim", company=company, amount=view["question"]["amount"])
    if question.ask == "lay":
        drawn = sorted({ACTIONS[answer].card or "?" for answer in question.answers})
        if drawn == ["first"]:
            return words("question-lay-first")
        return words("question-lay", cards=words.listed(card_words(words, setup, card) for card in drawn))
    if question.ask == "bonds":
        price, interest = box_of(setup).bond_price, components()["bonds"]["interest"]
        return words("question-bonds", price=price, interest=interest, cash=view["cash"][question.seat])
    return words(f"question-{question.ask}")


def answer_words(words: Words, setup: Setup, seating: Seating, view: dict[str, Any], answer: int) -> str:
    """What an answer says, in full."""
    action = ACTIONS[answer]
    args: dict[str, Any] = {}
    if action.pile is not None:
        args["pile"] = action.pile + 1
    if action.space is not None:
        args["value"] = setup.table.bids[action.space]
    if action.number is not None:
        args["number"] = action.number
    if action.verb == "bonds":
        args["cost"] = (action.number or 0) * box_of(setup).bond_price
    if action.verb in ("first", "give"):
        args |= seating.subject((action.number or 1) - 1)
    if action.card is not None:
        is_forecast = action.verb in ("forecast", "roll")
        args["card"] = forecast_sign(action.card) if is_forecast else card_words(words, setup, action.card)
        args["price"] = view["market"].get(action.card, {}).get("price", 0)
    return words(f"answer-{action.verb}", **args)
