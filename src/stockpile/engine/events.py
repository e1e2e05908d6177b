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
    ids.EV_INVESTOR_DEALT: ("investor-dealt", "seat:seat", "investor:power?"),
    ids.EV_INVESTOR_CHOSEN: ("investor-chosen", "seat:seat", "investor:power?"),
    ids.EV_INVESTOR_SHOWN: ("investor-shown", "seat:seat", "investor:power"),
    ids.EV_INVESTOR_OFFERED: ("investor-offered", "seat:seat", "pile:int", "investor:power"),
    ids.EV_INVESTOR_WON: ("investor-won", "seat:seat", "pile:int", "investor:power", "amount:int"),
    ids.EV_STARTING_CASH: ("starting-cash", "seat:seat", "amount:int"),
    ids.EV_STRATEGY_DEALT: ("strategy-dealt", "seat:seat", "strategy:power?"),
    ids.EV_STRATEGY_DROPPED: ("strategy-dropped", "seat:seat", "strategy:power?"),
    ids.EV_POWER_USED: ("power-used", "seat:seat", "investor:power"),
    ids.EV_STRATEGY_PLAYED: ("strategy-played", "seat:seat", "strategy:power"),
    ids.EV_GAINED: ("gained", "seat:seat", "by:power", "amount:int"),
    ids.EV_PAID: ("paid", "seat:seat", "by:power", "amount:int"),
    ids.EV_GIVEN: ("given", "seat:seat", "to:seat", "amount:int"),
    ids.EV_PAIR_LOOKED: ("pair-looked", "seat:seat", "pair:int", "company:card?", "forecast:forecast?"),
    ids.EV_PILE_LOOKED: ("pile-looked", "seat:seat", "pile:int"),
    ids.EV_HALF_LOOKED: ("half-looked", "seat:seat", "other:seat"),
    ids.EV_CARD_MOVED: ("card-moved", "seat:seat", "pile:int", "place:int", "to:int"),
    ids.EV_TUCKED: ("tucked", "seat:seat", "strategy:power", "pair:int"),
    ids.EV_HALTED: ("halted", "pair:int", "company:company"),
    ids.EV_BENT: ("bent", "by:power", "pair:int", "move:int", "dividend:int"),
    ids.EV_BET: ("bet", "seat:seat", "strategy:power", "company:company"),
    ids.EV_BET_SETTLED: (
        "bet-settled",
        "seat:seat",
        "strategy:power",
        "company:company",
        "spaces:int",
        "amount:int",
    ),
    ids.EV_GIVEN_UP: ("given-up", "seat:seat", "card:card"),
    ids.EV_TURNED_BACK: ("turned-back", "seat:seat", "company:company"),
    ids.EV_MADE_SPLIT: ("made-split", "seat:seat", "company:company"),
    ids.EV_TAKEN: ("taken", "seat:seat", "company:company"),
    ids.EV_SHOWED: ("showed", "seat:seat", "company:company", "shares:int"),
    ids.EV_FEES_GAINED: ("fees-gained", "seat:seat", "amount:int"),
    ids.EV_LOCKED: ("locked", "seat:seat", "company:company"),
    ids.EV_PROTECTED: ("protected", "seat:seat", "company:company"),
    ids.EV_STOPPED: ("stopped", "company:company"),
    ids.EV_INFORMATION_TAKEN: (
        "information-taken",
        "seat:seat",
        "sort:information",
        "company:card?",
        "forecast:forecast?",
    ),
    ids.EV_OPENING_DRAWN: ("opening-drawn", "seat:seat", "card:card?"),
    ids.EV_BONDS_MOVED: ("bonds-moved", "seat:seat", "bonds:int"),
    ids.EV_COMMERCE_LOST: ("commerce-lost", "seat:seat", "card:card"),
    ids.EV_PAIR_TOLD: ("pair-told", "seat:seat", "pair:int", "company:company"),
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
