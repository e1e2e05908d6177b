"""What a seat can be asked: each ask with its key, the verbs that answer it, and the rule that a refusal cites."""

from typing import NamedTuple


class Ask(NamedTuple):
    """A question; one with a sort is put by a card, and the sort is what plug-in cards call it.

    `home` is the phase that puts it: its `legal` says what can be answered and its `answer` takes it, or functions of
    other names. The chance seat's questions are at home in rules/chance, picks in rules/powers.py.
    """

    name: str
    key: str
    verbs: tuple[str, ...] = ()
    rule: str = "RND-2"  # of the question: cited when something else is answered
    is_chance: bool = False  # put to the chance seat
    deck_rule: str = "SET-6"  # of the chance seat's deck: cited when a card is not in it
    sort: str = ""  # for picks: the name of the number
    plug_in: str = ""  # for picks: how a plug-in card asks for it; nothing if it cannot
    first: str = ""  # for picks: the block of the table of answers that begins with the value 0
    is_open: bool = False  # everybody sees what can be answered: why there is but one answer is no secret
    home: str = ""
    legal: str = "legal"
    answer: str = "answer"
    module: str = ""  # with which it comes
    stages: tuple[str, ...] = ()  # in which it is put; nothing if what lies on the agenda puts it


SETUP = ("setup",)  # before the first round
# In which an investor may be used.
WINDOWS = ("before-information", "before-demand", "bidding-ended", "end-of-demand", "after-selling", "round-end")
# In the order of their numbers: only ever appended, picks last.
ASKS = (
    Ask("NOTHING", ""),
    Ask("PLACE", "place", ("up", "down"), "SUP-3", home="supply", stages=("supply",)),
    Ask("BID", "bid", ("bid", "use"), "DEM-2", is_open=True, home="demand", stages=("demand",)),
    Ask("ACTION", "action", ("boom", "bust", "done", "use", "play"), "ACT-1", home="action", stages=("action",)),
    Ask(
        "SELL",
        "sell",
        ("sell", "sell-split", "sell-half", "done", "use"),
        "SEL-1",
        home="selling",
        stages=("selling", "end-of-selling"),
    ),
    Ask("CLAIM", "claim", ("claim",), "MOV-6", home="movement"),
    Ask("FIRST", "first", ("first",), is_chance=True, stages=SETUP),
    Ask("START", "start", ("start",), is_chance=True, stages=SETUP),
    Ask("MARKET", "market", ("deal",), is_chance=True, stages=("supply",)),
    Ask("COMPANY", "company", ("company",), is_chance=True, stages=("information",)),
    Ask("FORECAST", "forecast", ("forecast",), is_chance=True, stages=("information",)),
    Ask("BONDS", "bonds", ("bonds",), "BON-1", is_open=True, home="round_start", module="bonds", stages=("bonds",)),
    Ask("LAY", "lay", ("lay",), "COM-2", home="commerce", stages=("commerce", "first-player-card")),
    Ask(
        "GIVE",
        "give",
        ("give",),
        "FPC-2",
        is_open=True,
        home="commerce",
        legal="legal_gifts",
        answer="give",
        module="first-player-card",
    ),
    Ask("DIE", "die", ("roll",), is_chance=True, deck_rule="DIC-1", module="dice", stages=("dice",)),
    Ask("COMMERCE", "commerce", ("draw",), is_chance=True, deck_rule="COM-1", module="commerce", stages=("supply",)),
    Ask(
        "CHOOSE",
        "choose-investor",
        ("choose",),
        "INV-1",
        home="opening",
        legal="legal_choices",
        answer="choose",
        module="investors",
        stages=SETUP,
    ),
    Ask(
        "DROP",
        "drop-strategy",
        ("drop",),
        "STR-1",
        home="opening",
        legal="legal_drops",
        answer="drop",
        module="strategies",
        stages=SETUP,
    ),
    Ask(
        "INVESTOR_BID",
        "investor-bid",
        ("bid",),
        "IBV-2",
        is_open=True,
        home="auction",
        module="investor-bidding",
        stages=SETUP,
    ),
    Ask("USE", "use", ("use", "done"), "INV-3", home="windows", module="investors", stages=WINDOWS),
    Ask("INVESTOR", "investor", ("investor",), is_chance=True, deck_rule="INV-1", module="investors", stages=SETUP),
    Ask("STRATEGY", "strategy", ("strategy",), is_chance=True, deck_rule="STR-1", module="strategies", stages=SETUP),
)
# What a card can let its owner pick. The rule of a refusal is the card's own.
PICKS = (
    Ask("", "pick-company", ("pick", "done"), sort="STOCK", plug_in="company", first="PICK_STOCK"),
    Ask("", "pick-way", ("pick",), sort="WAY", plug_in="way", first="PICK_WAY"),
    Ask("", "pick-pair", ("pick pair",), sort="PAIR", plug_in="pair", first="PICK_PAIR"),
    Ask("", "pick-pile", ("pick pile",), sort="PILE", plug_in="pile", first="PICK_PILE"),
    Ask("", "pick-card", ("pick card",), sort="SLOT", plug_in="slot", first="PICK_SLOT"),
    Ask("", "pick-player", ("pick player",), sort="SEAT", plug_in="player", first="PICK_SEAT"),
    # A regular card, Boom and Bust included, or a split card.
    Ask("", "offer", ("offer", "offer-split"), sort="OWN", plug_in="own", first="OFFER"),
    Ask("", "take", ("take",), sort="DISCARD", plug_in="discard", first="TAKE"),
    Ask("", "count", ("count",), sort="NUMBER", plug_in="number", first="PICK_NUMBER"),
    Ask("", "offer-goods", ("offer",), sort="COMMERCE", plug_in="goods", first="OFFER_COMMERCE"),
    Ask("", "take-information", ("take-company", "take-forecast"), sort="INFORMATION", first="TAKE_INFORMATION"),
    Ask("", "sell-by-card", ("sell", "sell-split", "sell-half", "done"), sort="SALE", plug_in="sale", first="SELL"),
)
EVERY = (*ASKS, *PICKS)


def constants() -> dict[str, int]:
    """The numbers of asks and of sorts by name; the ask of a sort is ASK_PICK and the sort."""
    asks = {("ASK_" if number else "") + ask.name: number for number, ask in enumerate(ASKS)}
    sorts = {f"SORT_{ask.sort}": number for number, ask in enumerate(PICKS, start=1)}
    return {**asks, "ASK_PICK": len(ASKS) - 1, "ASKS": len(EVERY), **sorts, "SORTS": len(PICKS) + 1}
