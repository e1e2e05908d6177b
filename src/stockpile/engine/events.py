"""Facts in the past tense: each kind has a name and arguments, of which some may be secret.

A mask says who knows the secret ones.

The engine calls `emit` after each change; nothing happens unless the state is being recorded (tape.py).
"""

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine import ids
from stockpile.engine.state import State

# name of the event, then its arguments as name:type. A type with "?" is told only to those in the event's mask.
SPECS = {
    ids.EV_GAME_STARTED: ("game-started", "first:seat"),
    ids.EV_STARTING_CARD: ("starting-card", "seat:seat", "card:card?"),
    ids.EV_ROUND_STARTED: ("round-started", "round:int", "first:seat"),
    ids.EV_PAIR_DEALT: ("pair-dealt", "pair:int", "company:card?", "forecast:forecast?"),
    ids.EV_OPENED: ("opened", "pile:int", "card:card?"),
    ids.EV_DEALT: ("dealt", "seat:seat", "card:card?"),
    ids.EV_PLACED: ("placed", "seat:seat", "pile:int", "up:bool", "card:card?"),
    ids.EV_STAGE: ("stage-began", "stage:stage"),
    ids.EV_BID: ("bid", "seat:seat", "pile:int", "space:int", "value:int"),
    ids.EV_OUTBID: ("outbid", "seat:seat", "pile:int", "by:seat"),
    ids.EV_BID_PAID: ("bid-paid", "seat:seat", "pile:int", "amount:int"),
    ids.EV_PILE_TAKEN: ("pile-taken", "seat:seat", "pile:int", "fees:int"),
    ids.EV_FEE_PAID: ("fee-paid", "seat:seat", "fee:card", "amount:int"),
    ids.EV_ACTION_PLAYED: ("action-played", "seat:seat", "card:card", "company:company"),
    ids.EV_MOVED: ("moved", "company:company", "by:int", "space:int", "price:int"),
    ids.EV_SPLIT: ("split", "company:company", "space:int", "price:int"),
    ids.EV_SPLIT_PAID: ("split-paid", "seat:seat", "company:company", "cards:int", "amount:int"),
    ids.EV_SPLIT_SHOWN: ("split-shown", "seat:seat", "company:company", "cards:int"),
    ids.EV_BANKRUPT: ("bankrupt", "company:company", "space:int", "price:int"),
    ids.EV_BANKRUPT_LOST: ("bankrupt-lost", "seat:seat", "company:company", "regular:int", "split:int"),
    ids.EV_DIVIDEND: ("dividend", "company:company", "amount:int"),
    ids.EV_DIVIDEND_PAID: ("dividend-paid", "seat:seat", "company:company", "shares:int", "amount:int"),
    ids.EV_CLAIMED: ("claimed", "seat:seat", "company:company", "cards:int", "amount:int"),
    ids.EV_SOLD: ("sold", "seat:seat", "company:company", "how:sale", "amount:int"),
    ids.EV_PAIR_SHOWN: ("pair-shown", "pair:int", "company:card", "forecast:forecast"),
    ids.EV_ROUND_ENDED: ("round-ended", "round:int"),
    ids.EV_CARDS_SHOWN: ("cards-shown", "seat:seat"),
    ids.EV_MAJORITY: ("majority", "seat:seat", "company:company", "shares:int", "amount:int"),
    ids.EV_FINAL_SALE: ("final-sale", "seat:seat", "company:company", "regular:int", "split:int", "amount:int"),
    ids.EV_GAME_ENDED: ("game-ended", "winners:seats"),
    ids.EV_ASKED: ("asked", "seats:seats", "ask:ask"),
    ids.EV_BONDS_BOUGHT: ("bonds-bought", "seat:seat", "bonds:int", "amount:int"),
    ids.EV_INTEREST: ("interest", "seat:seat", "bonds:int", "amount:int"),
    ids.EV_ROLLED: ("rolled", "die:int", "forecast:forecast"),
    ids.EV_COMMERCE_DRAWN: ("commerce-drawn", "seat:seat", "card:card?"),
    ids.EV_LAID: ("laid", "seat:seat", "pile:int", "card:card"),
    ids.EV_FIRST_GIVEN: ("first-given", "seat:seat", "to:seat"),
    ids.EV_BONDS_PAID: ("bonds-paid", "seat:seat", "bonds:int", "amount:int"),
    ids.EV_COMMODITIES_PAID: ("commodities-paid", "seat:seat", "amount:int"),
    ids.EV_TAXES_PAID: ("taxes-paid", "seat:seat", "taxes:int", "amount:int"),
}


if not cython.compiled:  # the compiled ones are inline, in events.pxd: they are called after every change

    def emit(g: State, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
        """Reports a fact that everybody may know."""
        g.emitted += 1
        if g.recording:
            record(g, event, ids.EVERYONE, a, b, c, d, e)

    def emit_to(g: State, mask: int, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Reports a fact whose secret arguments only the seats of the mask may know."""
        g.emitted += 1
        if g.recording:
            record(g, event, mask, a, b, c, d, 0)


def record(g: State, event: int, mask: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Hands the fact to the tape."""
    g.tape.capture(g, event, mask, (a, b, c, d, e))
