"""Facts in the past tense: each with its key, its arguments, and what programs that show games need to know of it."""

from typing import NamedTuple


class Argument(NamedTuple):
    """An argument of an event: its key and type, and whether only those in the event's mask are told."""

    key: str
    kind: str
    narrow: str  # the definition of the schema that says which cards can be meant; nothing if all of the type can
    is_secret: bool


class Event(NamedTuple):
    """One kind of fact. Arguments are written key:type; "?" is a secret one, "/" names a narrower definition."""

    key: str
    said: str
    name: str = ""  # of the number, where the key is not it
    topic: str = "cards"  # what a log files it under
    beat: int = 60  # for how long it is shown before the next one follows, in milliseconds at normal speed
    beat_mine: int = 0  # the same where it is done to the one who looks on, if that is longer
    cause: str = ""  # of what it changes, in the ledger of a game; nothing: the card at work, or the one it names
    turns: bool = False  # begins something that may turn a game; what follows belongs to it until the next such fact
    sound: str = ""  # what is heard of it
    harmless: bool = False  # shows its author nothing new: only after such facts may an answer be taken back
    dealt: bool = False  # a card came to a seat: a log leaves it out for those who may not know the card
    unspoken: bool = False  # too frequent to be read aloud
    heading: bool = False  # begins a part of the log
    called: bool = False  # its sentence hangs over the table for a while
    ends_call: bool = False  # takes away what hangs there
    foretold: bool = False  # a preview of an answer tells it, if it happens in every world that fits the view
    ends_preview: bool = False  # beyond it others decide or secrets come out
    exchanges: bool = False  # a seat's own cash becomes something else, or the other way round: nobody is richer for it
    bares: bool = False  # hidden cards of its seat come to light: a preview tells it of the own seat only

    @property
    def number_name(self) -> str:
        """What its number is called."""
        return "EV_" + (self.name or self.key.replace("-", "_").upper())

    @property
    def arguments(self) -> tuple[Argument, ...]:
        """Its arguments, in the order in which the engine gives them."""
        return tuple(_argument(said) for said in self.said.split())


def _argument(said: str) -> Argument:
    key, kind = said.split(":")
    kind, _, narrow = kind.rstrip("?").partition("/")
    return Argument(key, kind, narrow, said.endswith("?"))


TOPICS = ("bids", "cards", "market", "money")
# Why somebody is richer or poorer, in the order in which the ledger of a game lists it.
CAUSES = (
    "start",
    "deal",
    "auction",
    "sale",
    "final",
    "forecast",
    "action",
    "dividend",
    "split",
    "bankruptcy",
    "majority",
    "bond",
    "commodity",
    "tax",
    "fee",
    "investor",
    "strategy",
    "other",
)
# In the order of their numbers: only ever appended.
EVENTS = (
    Event("game-started", "first:seat"),
    Event("starting-card", "seat:seat card:card/company?", beat=0, cause="deal", dealt=True),
    Event("round-started", "round:int first:seat", beat=120, heading=True, ends_call=True),
    Event(
        "pair-dealt",
        "pair:int company:card/company? forecast:forecast?",
        beat=0,
        beat_mine=600,
        dealt=True,
        unspoken=True,
    ),
    Event("opened", "pile:int card:card?", beat=20, sound="card", unspoken=True),
    Event("dealt", "seat:seat card:card?", beat=0, dealt=True, unspoken=True),
    Event("placed", "seat:seat pile:int up:bool card:card?", beat=80, sound="card", harmless=True),
    Event(
        "stage-began",
        "stage:stage",
        name="STAGE",
        beat=50,
        unspoken=True,
        heading=True,
        ends_call=True,
        ends_preview=True,
        turns=True,
    ),
    Event("bid", "seat:seat pile:int space:int value:int", topic="bids", beat=90, sound="bid", harmless=True),
    Event(
        "outbid",
        "seat:seat pile:int by:seat",
        topic="bids",
        beat=40,
        beat_mine=500,
        sound="outbid",
        harmless=True,
        foretold=True,
    ),
    Event("bid-paid", "seat:seat pile:int amount:int", topic="money", beat=30, cause="auction", turns=True),
    Event("pile-taken", "seat:seat pile:int fees:int", beat=70, beat_mine=250, cause="auction", sound="card"),
    Event(
        "fee-paid",
        "seat:seat fee:card amount:int",
        topic="money",
        beat=30,
        cause="fee",
        sound="coin",
        harmless=True,
        foretold=True,
        exchanges=True,
    ),
    Event("action-played", "seat:seat card:card company:company", topic="market", beat=200, called=True, turns=True),
    Event("moved", "company:company by:int space:int price:int", topic="market", beat=340, foretold=True),
    Event(
        "split",
        "company:company space:int price:int",
        topic="market",
        beat=1300,
        cause="split",
        sound="split",
        foretold=True,
    ),
    Event(
        "split-paid",
        "seat:seat company:company cards:int amount:int",
        topic="money",
        beat=120,
        beat_mine=300,
        cause="split",
        sound="coin",
        foretold=True,
    ),
    Event("split-shown", "seat:seat company:company cards:int", beat=120, cause="split", foretold=True, bares=True),
    Event(
        "bankrupt",
        "company:company space:int price:int",
        topic="market",
        beat=1400,
        cause="bankruptcy",
        sound="crash",
        foretold=True,
    ),
    Event(
        "bankrupt-lost",
        "seat:seat company:company regular:int split:int",
        beat=120,
        beat_mine=400,
        cause="bankruptcy",
        foretold=True,
        bares=True,
    ),
    Event("dividend", "company:company amount:int", topic="market", beat=300, foretold=True),
    Event(
        "dividend-paid",
        "seat:seat company:company shares:int amount:int",
        topic="money",
        beat=90,
        cause="dividend",
        sound="coin",
        foretold=True,
    ),
    Event(
        "claimed",
        "seat:seat company:company cards:int amount:int",
        topic="money",
        beat=50,
        cause="dividend",
        sound="coin",
        foretold=True,
    ),
    Event(
        "sold",
        "seat:seat company:company how:sale amount:int",
        topic="money",
        beat=70,
        cause="sale",
        sound="coin",
        harmless=True,
        foretold=True,
        turns=True,
        exchanges=True,
    ),
    Event(
        "pair-shown",
        "pair:int company:card/company forecast:forecast",
        topic="market",
        beat=280,
        sound="card",
        ends_preview=True,
        turns=True,
    ),
    Event("round-ended", "round:int", beat=350, turns=True),
    Event("cards-shown", "seat:seat", beat=0, unspoken=True),
    Event(
        "majority",
        "seat:seat company:company shares:int amount:int",
        topic="money",
        beat=250,
        cause="majority",
        turns=True,
    ),
    Event(
        "final-sale",
        "seat:seat company:company regular:int split:int amount:int",
        topic="money",
        beat=120,
        cause="final",
        turns=True,
        exchanges=True,
    ),
    Event("game-ended", "winners:seats", cause="fee", sound="win", heading=True),
    Event("asked", "seats:seats ask:ask", beat=0, harmless=True, ends_preview=True),
    Event("bonds-bought", "seat:seat bonds:int amount:int", topic="money", cause="bond", harmless=True, exchanges=True),
    Event("interest", "seat:seat bonds:int amount:int", topic="money", cause="bond", sound="coin"),
    Event("rolled", "die:int forecast:forecast", topic="market", unspoken=True, called=True),
    Event("commerce-drawn", "seat:seat card:card/commerce_card?", beat=0, dealt=True),
    Event("laid", "seat:seat pile:int card:card/laid_card", beat=90, sound="card", harmless=True),
    Event("first-given", "seat:seat to:seat", harmless=True, called=True),
    Event("bonds-paid", "seat:seat bonds:int amount:int", topic="money", cause="bond", exchanges=True),
    Event("commodities-paid", "seat:seat amount:int", topic="money", cause="commodity", exchanges=True),
    Event("taxes-paid", "seat:seat taxes:int amount:int", topic="money", cause="tax", exchanges=True),
    Event("investor-dealt", "seat:seat investor:power?", beat=0, dealt=True),
    Event("investor-chosen", "seat:seat investor:power?"),
    Event("investor-shown", "seat:seat investor:power"),
    Event("investor-offered", "seat:seat pile:int investor:power"),
    Event("investor-won", "seat:seat pile:int investor:power amount:int"),
    Event("starting-cash", "seat:seat amount:int", beat=0, cause="start"),
    Event("strategy-dealt", "seat:seat strategy:power?", beat=0, dealt=True),
    Event("strategy-dropped", "seat:seat strategy:power?"),
    Event("power-used", "seat:seat investor:power", beat=350, called=True, harmless=True),
    Event("strategy-played", "seat:seat strategy:power", beat=500, sound="card", called=True, harmless=True),
    Event("gained", "seat:seat by:power amount:int", sound="coin", foretold=True, harmless=True),
    Event("paid", "seat:seat by:power amount:int", foretold=True, harmless=True),
    Event("given", "seat:seat to:seat amount:int", foretold=True),
    Event("pair-looked", "seat:seat pair:int company:card/company? forecast:forecast?"),
    Event("pile-looked", "seat:seat pile:int"),
    Event("half-looked", "seat:seat other:seat"),
    Event("card-moved", "seat:seat pile:int place:int to:int"),
    Event("tucked", "seat:seat strategy:power pair:int", foretold=True),
    Event("halted", "pair:int company:company"),
    Event("bent", "by:power pair:int move:int dividend:int"),
    Event("bet", "seat:seat strategy:power company:company"),
    Event("bet-settled", "seat:seat strategy:power company:company spaces:int amount:int", cause="strategy"),
    Event("given-up", "seat:seat card:card", harmless=True, foretold=True),
    Event("turned-back", "seat:seat company:company", harmless=True, foretold=True),
    Event("made-split", "seat:seat company:company", foretold=True),
    Event("taken", "seat:seat company:company", foretold=True),
    Event("showed", "seat:seat company:company shares:int", harmless=True),
    Event("fees-gained", "seat:seat amount:int", cause="investor"),
    Event("locked", "seat:seat company:company"),
    Event("protected", "seat:seat company:company"),
    Event("stopped", "company:company", foretold=True),
    Event("information-taken", "seat:seat sort:information company:card/company? forecast:forecast?"),
    Event("opening-drawn", "seat:seat card:card?", dealt=True),
    Event("bonds-moved", "seat:seat bonds:int", foretold=True),
    Event("commerce-lost", "seat:seat card:card/commerce_card", foretold=True),
    Event("pair-told", "seat:seat pair:int company:company"),
)


def having(flag: str) -> frozenset[str]:
    """The keys of all events of which something is true."""
    return frozenset(event.key for event in EVENTS if getattr(event, flag))


def constants() -> dict[str, int]:
    """The numbers of the events by name."""
    return {event.number_name: number for number, event in enumerate(EVENTS)}
