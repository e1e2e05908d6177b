"""The setup phase: what has been dealt, chosen and bid before the first round, step by step (SET, INV, IBV, STR)."""

from stockpile.engine import ids
from stockpile.engine.formats.position.reader import Reader
from stockpile.engine.formats.position.table import investor_cash
from stockpile.engine.setup.boxes import box_of
from stockpile.engine.setup.roster import key_of

# The steps in the order in which they come; their numbers are older than some of them.
STEPS = (
    ids.FIRST_PLAYER, ids.STRATEGY_HANDS, ids.INVESTOR_HANDS, ids.INVESTOR_CHOICE, ids.INVESTOR_AUCTION,
    ids.STRATEGY_DROPS, ids.FURTHER_DRAWS, ids.STARTING_CARDS,
)  # fmt: skip
NEEDS = {
    ids.STRATEGY_HANDS: "strategies",
    ids.INVESTOR_HANDS: "investors",
    ids.INVESTOR_CHOICE: "investors",
    ids.INVESTOR_AUCTION: "investor-bidding",
    ids.STRATEGY_DROPS: "strategies",
    ids.FURTHER_DRAWS: "strategies",
}


def check_setup(reader: Reader) -> None:
    """All of it."""
    step = reader.sheet["step"]
    if NEEDS.get(step, "") not in ("", *reader.setup.modules):
        raise ValueError(f"progress.step: {step} comes with the module {NEEDS[step]}")
    check_empty(reader)
    check_counts(reader)
    check_starting_cards(reader)
    if "investors" in reader.setup.modules:
        check_investors(reader)
        check_offers(reader)
    if "strategies" in reader.setup.modules:
        check_strategies(reader)


def is_past(reader: Reader, step: int) -> bool:
    """Whether a step is done."""
    return STEPS.index(reader.sheet["step"]) > STEPS.index(step)


def check_empty(reader: Reader) -> None:
    """Nothing is on the table yet."""
    sheet = reader.sheet
    for key in ("discard", "split", "fees", "bonds", "commodities", "taxes", "strategy_played", "used", "plays"):
        row = sheet[key]
        if any(any(inner) if isinstance(inner, list) else inner for inner in row):
            field = {"commodities": "commerce", "taxes": "commerce", "strategy_played": "strategies"}.get(key, key)
            raise ValueError(f"{field if key not in ('used', 'plays') else 'tally'}: nothing is there in setup (SET-6)")
    wanted = 0 if "investors" in reader.setup.modules and sheet["step"] != ids.STARTING_CARDS else None
    for seat in range(reader.players):
        if wanted is not None and sheet["cash"][seat]:
            raise ValueError(f"cash.{seat}: it comes with the investors (INV-2)")


def check_counts(reader: Reader) -> None:
    """How many cards a step has dealt, and to whom the turn has come."""
    sheet, cards, players = reader.sheet, reader.setup.lineup, reader.players
    counts = {
        ids.STARTING_CARDS: players if reader.setup.starting_cards else 0,
        ids.STRATEGY_HANDS: players * cards.strategies_dealt,
        ids.INVESTOR_HANDS: players * cards.investors_dealt,
        ids.INVESTOR_AUCTION: reader.piles,
        ids.FURTHER_DRAWS: ids.STRATEGIES,
    }
    reader.whole("progress.count", sheet["count"], 0, counts.get(sheet["step"], 0))
    turns = {ids.INVESTOR_AUCTION: players - 1, ids.FURTHER_DRAWS: players}.get(sheet["step"], 0)
    reader.whole("progress.turn", sheet["turn"], 0, turns)


def check_starting_cards(reader: Reader) -> None:
    """One card for each seat that the deal has come to, the one that lay ready for it (SET-6)."""
    sheet = reader.sheet
    dealt = sheet["count"] if sheet["step"] == ids.STARTING_CARDS else 0
    for seat in range(reader.players):
        if sum(sheet["regular"][seat]) != int(seat < dealt):
            raise ValueError(f"regular.{seat}: {int(seat < dealt)} starting cards are dealt (SET-6)")
        if seat < dealt and not sheet["regular"][seat][sheet["coming_company"][0][seat] - 1]:
            raise ValueError(f"regular.{seat}: another starting card lay ready, see coming.0 (SET-6)")


def check_investors(reader: Reader) -> None:
    """Dealt, chosen, then shown (INV-1)."""
    sheet, cards = reader.sheet, reader.setup.lineup
    step = sheet["step"]
    for seat in range(reader.players):
        fixed = bool(cards.fixed_investors[seat])
        dealt = investors_dealt(reader, seat)
        if sheet["dealt_n"][seat] != dealt or len({*sheet["dealt"][seat][:dealt]} - {0}) != dealt:
            raise ValueError(f"investors.{seat}.dealt: {dealt} different ones are needed (INV-1)")
        chosen = cards.investors_each if fixed and dealt else 0 if step != ids.INVESTOR_CHOICE else None
        picked = bin(sheet["chosen"][seat]).count("1")
        if picked != sheet["chosen_n"][seat] or (chosen is not None and picked != chosen):
            raise ValueError(f"investors.{seat}.chosen: {chosen if chosen is not None else 'others'} (INV-1)")
        shown = cards.investors_each if is_past(reader, ids.INVESTOR_AUCTION) else 0
        if sum(1 for kind in sheet["investor"][seat] if kind) != shown:
            raise ValueError(f"investors.{seat}.shown: {shown} are in play by now (INV-1)")
    check_investor_deck(reader)


def investors_dealt(reader: Reader, seat: int) -> int:
    """How many investors lie before a seat that it may choose from."""
    sheet, cards = reader.sheet, reader.setup.lineup
    fixed = bool(cards.fixed_investors[seat])
    whole = cards.investors_each if fixed else cards.investors_dealt
    if sheet["step"] == ids.INVESTOR_HANDS:
        return dealt_so_far(sheet["count"] - seat * cards.investors_dealt, fixed, whole)
    return whole if sheet["step"] == ids.INVESTOR_CHOICE else 0


def dealt_so_far(reached: int, fixed: bool, whole: int) -> int:
    """How many of its cards a seat has when the deal has come so far: those that the setup gives come all at once."""
    if fixed:
        return whole if reached > 0 else 0
    return min(max(reached, 0), whole)


def check_investor_deck(reader: Reader) -> None:
    """Whoever is not yet dealt lies in the deck, once; when all are dealt it is cleared away."""
    sheet, cards = reader.sheet, reader.setup.lineup
    deck = [kind - 1 for kind in sheet["investor_deck"] if kind]
    dealt = {kind - 1 for row in sheet["dealt"] for kind in row if kind}
    wanted = set() if is_past(reader, ids.INVESTOR_HANDS) else set(cards.investors) - dealt
    if len(deck) != len(set(deck)) or set(deck) != wanted:
        raise ValueError(f"investor_deck: {len(wanted)} investors that are not dealt are needed (INV-1)")


def check_offers(reader: Reader) -> None:
    """While investors are bid for, one lies on each pile, and no bid is above its cash (IBV-1, IBV-2)."""
    sheet = reader.sheet
    offers = [kind for kind in sheet["offer"][: reader.piles] if kind]
    wanted = reader.piles if sheet["step"] == ids.INVESTOR_AUCTION else 0
    if len(offers) != wanted or len(set(offers)) != wanted:
        raise ValueError(f"offers: {wanted} different investors are bid for (IBV-1)")
    for pile, kind in enumerate(offers):
        space = sheet["bid_space"][pile]
        if space and reader.table.bids[space - 1] > investor_cash(reader, key_of(kind - 1)):
            raise ValueError(f"meeples: the bid on pile {pile} is above the investor's cash (IBV-2)")


def check_strategies(reader: Reader) -> None:
    """Hands are dealt, two are discarded, and every card of the box is somewhere (STR-1)."""
    sheet, box = reader.sheet, box_of(reader.setup)
    step = sheet["step"]
    for seat in range(reader.players):
        fixed = box.fixed_hands >> seat & 1
        dealt = strategies_dealt(reader, seat, bool(fixed))
        dropped = sheet["dropped_n"][seat]
        drops = 0 if fixed or not (step == ids.STRATEGY_DROPS or is_past(reader, ids.STRATEGY_DROPS)) else box.drops
        is_done = is_past(reader, ids.STRATEGY_DROPS)
        if dropped > drops or (is_done and dropped != drops):
            raise ValueError(f"strategies.{seat}.dropped: {drops} are discarded (STR-1)")
        held = sheet["strategy_n"][seat] + dropped
        if held != dealt and not (held > dealt and is_done):
            raise ValueError(f"strategies.{seat}.hand: {dealt} cards are dealt (STR-1)")
    check_strategy_deck(reader)


def check_strategy_deck(reader: Reader) -> None:
    """Every strategy that is dealt from the deck is somewhere (STR-1)."""
    sheet, cards = reader.sheet, reader.setup.lineup
    deck = {kind - 1 for kind in sheet["strategy_deck"] if kind}
    rows = (sheet["strategy_at"], sheet["dropped_by"])
    missing = [number for number in cards.strategies if number not in deck and not any(row[number] for row in rows)]
    if missing:
        raise ValueError(f"strategy_deck: {key_of(ids.INVESTORS + missing[0])} is nowhere (STR-1)")


def strategies_dealt(reader: Reader, seat: int, fixed: bool) -> int:
    """How many strategies a seat has been dealt, before any are discarded or drawn."""
    sheet, cards = reader.sheet, reader.setup.lineup
    each = cards.strategies_dealt
    whole = len(cards.fixed_strategies[seat]) if fixed else each
    if sheet["step"] not in (ids.FIRST_PLAYER, ids.STRATEGY_HANDS):
        return whole
    reached = sheet["count"] - seat * each if sheet["step"] == ids.STRATEGY_HANDS else 0
    return dealt_so_far(reached, fixed, whole)
