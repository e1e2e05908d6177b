"""A question, and each of its answers, in words."""

from typing import Any

from stockpile.engine.actions import ACTIONS
from stockpile.engine.question import Question
from stockpile.engine.setup import Setup
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
    if action.verb == "first":
        args |= seating.subject((action.number or 1) - 1)
    if action.card is not None:
        args["card"] = (
            forecast_sign(action.card) if action.verb == "forecast" else card_words(words, setup, action.card)
        )
        args["price"] = view["market"].get(action.card, {}).get("price", 0)
    return words(f"answer-{action.verb}", **args)
