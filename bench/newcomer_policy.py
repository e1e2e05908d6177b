"""A careful newcomer: somebody who has read the rules once, looks at the table, and reckons as far as fingers go."""

from typing import Any

from stockpile import ACTIONS, Question, Setup, View

HIDDEN = 3  # what a newcomer hopes a face-down card brings
ACTION_CARD = 2
FEES = {"fee1": 1, "fee2": 2, "fee3": 3}


class Newcomer:
    """Answers from the view alone. No majorities, no chances, no thought of what the others know."""

    def __init__(self, setup: Setup, seat: int) -> None:
        self.bids = setup.table.bids
        self.fees = {key: setup.table.fee_values[number - 1] for key, number in FEES.items()}
        self.seat = seat

    def answer(self, view: View, question: Question) -> int:
        """One of the answers."""
        shown = view.to_dict()
        choose = {"place": self.place, "bid": self.bid, "action": self.play, "sell": self.sell}.get(question.ask)
        if choose is not None:
            return choose(shown, question)
        return max(question.answers, key=lambda given: ACTIONS[given].number or 0)  # shows all that pays

    def place(self, shown: dict[str, Any], question: Question) -> int:
        """Good cards go where it is good already, fees where it is worst: nobody wants that pile anyway."""

        def liking(given: int) -> tuple[float, int]:
            card, pile = str(ACTIONS[given].card), ACTIONS[given].pile
            worth, before = self.worth_of(shown, card), self.pile_worth(shown, pile)
            return (before if worth > 0 else -before), -given

        return max(question.answers, key=liking)

    def bid(self, shown: dict[str, Any], question: Question) -> int:
        """The pile that leaves most over its price; of equal ones the cheaper."""

        def left_over(given: int) -> tuple[float, int]:
            bid = self.bids[ACTIONS[given].space]
            return self.pile_worth(shown, ACTIONS[given].pile) - bid, -bid

        return max(question.answers, key=left_over)

    def play(self, shown: dict[str, Any], question: Question) -> int:
        """A Boom on what one holds most of; a Bust on what one does not hold."""

        def liking(given: int) -> tuple[int, int]:
            action = ACTIONS[given]
            held = self.held(shown, str(action.card))
            return (held if action.verb == "boom" else -held), -given

        return max(question.answers, key=liking)

    def sell(self, shown: dict[str, Any], question: Question) -> int:
        """What is known to fall is sold, and what stands high with nothing known; the rest is kept."""
        done = next(given for given in question.answers if ACTIONS[given].verb == "done")
        for given in question.answers:
            company = str(ACTIONS[given].card)
            tip = self.tips(shown).get(company)
            if given != done and ((tip is not None and tip < 0) or (tip is None and self.price(shown, company) >= 9)):
                return given
        return done

    def pile_worth(self, shown: dict[str, Any], pile: int) -> float:
        return sum(self.worth_of(shown, slot["card"]) for slot in shown["piles"][pile])

    def worth_of(self, shown: dict[str, Any], card: str) -> float:
        """The price of a share with what is known of it; fees cost what they say."""
        if card in self.fees:
            return -self.fees[card]
        if card == "?":
            return HIDDEN
        if card not in shown["market"]:
            return ACTION_CARD
        return max(0, self.price(shown, card) + self.tips(shown).get(card, 0))

    def tips(self, shown: dict[str, Any]) -> dict[str, int]:
        """What is known to happen to prices this round; a dividend pays once what a step up pays."""
        found = {}
        for pair in shown["pairs"]:
            forecast = pair["forecast"]
            if pair["company"] != "?" and forecast != "?":
                found[pair["company"]] = len(forecast) if forecast.startswith("$") else int(forecast)
        return found

    def held(self, shown: dict[str, Any], company: str) -> int:
        regular = shown["regular"][self.seat].get("cards", {}).get(company, 0)
        return int(regular + 2 * shown["split"][self.seat].get(company, 0))

    def price(self, shown: dict[str, Any], company: str) -> int:
        return int(shown["market"][company]["price"])
