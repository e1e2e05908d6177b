"""What the modules put on the table and who may know it (COM-2, DIC-1, INV-1, STR-1, STR-3), by the rules alone."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

from kit import printed_cards
from kit.printed import COMMERCE_CARDS, DICE, INVESTOR_SETS
from kit.printed_cards import WINDOWS
from stockpile.engine.names import INVESTORS, STRATEGIES

Plain = Mapping[str, Any]
OPEN = (
    "bonds", "rolled", "heir", "offers", "tucks", "bets", "locked", "protected", "tally", "memos", "commerce_out",
)  # fmt: skip
ROUNDS = {2: 6, 3: 7, 4: 6, 5: 5}
DROPS = 2
NEEDS = {key: card.needs for key, card in printed_cards.INVESTORS.items() if card.needs}
NEEDS |= {key: card.needs for key, card in printed_cards.STRATEGIES.items() if card.needs}
SETS = {name: [key for key, card in printed_cards.INVESTORS.items() if card.box == name] for name in INVESTOR_SETS}
IN_ACTION = [key for key, window in WINDOWS.items() if window == "action"]  # whose moment is the own Action turn
FIRST_STRATEGY = 38  # the number of the first strategy among all cards with a power


def fixed(setup: Plain, kind: str) -> dict[int, list[str]]:
    """The investors or strategies that the setup gives to seats, open to all."""
    return {int(seat): list(cards) for seat, cards in setup.get(kind, {}).items()}


def named(setup: Plain, kind: str) -> set[str]:
    """All of them."""
    return {card for cards in fixed(setup, kind).values() for card in cards}


def investor_box(setup: Plain) -> set[str]:
    """The investors that can be dealt (INV-1)."""
    names = setup.get("investor_sets", SETS)
    keys = {key for key, card in printed_cards.INVESTORS.items() if card.box in names}
    return {key for key in keys if NEEDS.get(key) in (None, *setup["modules"])} - named(setup, "investors")


def strategy_box(setup: Plain) -> set[str]:
    """The strategies that can be dealt (STR-1)."""
    changed = (setup.get("components") or {}).get("strategies", {})
    promo = ["promo"] if setup.get("promo_strategies", True) else []
    boxes = ("illicit-investments", *promo, *(name for name in setup.get("investor_sets", ()) if name not in SETS))
    cards = printed_cards.STRATEGIES.items()
    keys = {key for key, card in cards if card.box in boxes and changed.get(key, {}).get("copies", 1)}
    return {key for key in keys if NEEDS.get(key) in (None, *setup["modules"])} - named(setup, "strategies")


def rounds_of(setup: Plain) -> int:
    """How many rounds are played (SET-3)."""
    rounds: int = setup.get("rounds", ROUNDS[setup["players"]])
    return rounds


def hand_size(setup: Plain) -> int:
    """How many strategies each is dealt (STR-1)."""
    seats = setup["players"] - len(fixed(setup, "strategies"))
    return min(3 + rounds_of(setup), len(strategy_box(setup)) // seats if seats else 0)


def offer_size(setup: Plain) -> int:
    """How many investors each is dealt (INV-1)."""
    return 2 * int(setup.get("meeples", 2 if setup["players"] == 2 else 1))


def draws_again(view: Plain, seat: int) -> bool:
    """Whether the seat has drawn, or will draw, from the discards of the others when the deck is used up."""
    return "ivan" in view.get("investors", [{"shown": []}] * (seat + 1))[seat]["shown"]


def has_open_reason(view: Plain, seat: int) -> bool:
    """Whether all can see that a seat may have something to do in its Action turn besides action cards (ACT-3)."""
    if "tally" not in view:
        return False
    tally = view["tally"][seat]
    shown = view["investors"][seat]["shown"] if "investors" in view else []
    if any(key in IN_ACTION and key not in tally["used"] for key in shown):
        return True
    hand = view["strategies"][seat]["hand"] if "strategies" in view else []
    return bool(hand) and tally["plays"] < 1 + ("ivan" in shown)


def card_asked_for(view: Plain) -> tuple[str, int, list[int]] | None:
    """The card in use, whose question is open: its key, how much was picked, and what."""
    agenda = view["progress"]["agenda"]
    if not agenda or len(agenda[-1]) < 5:
        return None
    number = agenda[-1][1]
    key = INVESTORS[number] if number < FIRST_STRATEGY else STRATEGIES[number - FIRST_STRATEGY]
    return key, agenda[-1][4], agenda[-1][5:]


# What an observer may know


def view_of(position: Plain, observer: int | None) -> dict[str, Any]:
    """What the rules let an observer know of what the modules brought, in the form of a view."""
    result = {key: position[key] for key in OPEN if key in position}
    if "commerce" in position:
        result["commerce"] = [_hide(row, seat == observer, "hand") for seat, row in enumerate(position["commerce"])]
        result["commerce_deck"] = len(position["commerce_deck"])
    if "investors" in position:
        rows = enumerate(position["investors"])
        result["investors"] = [_hide(row, seat == observer, "dealt", "chosen") for seat, row in rows]
        opening = position["opening"]
        result["opening"] = opening and _hide(opening, opening["seat"] == observer, "cards")
    if "strategies" in position:
        open_to_all = named(position["setup"], "strategies")
        rows = enumerate(position["strategies"])
        result["strategies"] = [
            _hide(_without_redrawn(row, seat == observer), seat == observer, "hand", "dropped", but=open_to_all)
            for seat, row in rows
        ]
        deck = position["strategy_deck"]
        result["strategy_deck"] = {"left": len(deck["cards"]), "recycled": deck["recycled"]}
    return result


def _without_redrawn(row: Plain, is_own: bool) -> dict[str, Any]:
    """Which cards came from the discards of others only their owner knows."""
    return {key: cards for key, cards in row.items() if is_own or key != "redrawn"}


def _hide(row: Plain, is_own: bool, *keys: str, but: Sequence[str] | set[str] = ()) -> dict[str, Any]:
    """A row of the table with its secret lists unnamed, but for cards that are open to all."""
    if is_own:
        return dict(row)
    hidden = {}
    for key in keys:
        seen = [card for card in row[key] if card in but]
        hidden[key] = seen + ["?"] * (len(row[key]) - len(seen))
    return {**row, **hidden}


# Whether a full position agrees with a view


def objections(view: Plain, position: Plain) -> Iterator[str]:
    """Why the modules' part of a position is no possible deal for the seat of the view."""
    told = view_of(position, view["seat"])
    for key, value in told.items():
        if view[key] != value:
            yield f"{key} is another: {view[key]} against {value}"
    setup = position["setup"]
    if "commerce" in position:
        yield from _commerce_objections(position)
    if "investors" in position:
        yield from _investor_objections(setup, position)
    if "strategies" in position:
        yield from _strategy_objections(setup, position)
    for number, row in position["coming"].items():
        if "rolls" in row and sorted(row["rolls"]) != sorted(row["forecasts"]) and setup.get("chance") != "asked":
            yield f"the dice of round {number} name other forecast cards: {row}"
        if any(face not in DICE[die] for die, face in enumerate(row.get("rolls", ()))):
            yield f"a die of round {number} has no such face: {row}"


def commerce_of(position: Plain) -> Counter[str]:
    """Every commerce card of a position, wherever it lies."""
    cards = Counter[str](position["commerce_deck"])
    for row in position["commerce"]:
        cards.update(row["commodities"])
        cards.update(row["hand"])
        cards["tax"] += row["taxes"]
    cards.update(position.get("commerce_out", {}))
    cards.update(entry["card"] for pile in position["piles"] for entry in pile if entry["card"] in COMMERCE_CARDS)
    return +cards


def _commerce_objections(position: Plain) -> Iterator[str]:
    if commerce_of(position) != Counter(COMMERCE_CARDS):
        yield f"these are not the commerce cards of the box: {commerce_of(position)}"


def _investor_objections(setup: Plain, position: Plain) -> Iterator[str]:
    given, box = fixed(setup, "investors"), investor_box(setup)
    seen = list(position["investor_deck"]) + [key for key in position.get("offers", ()) if key]
    for seat, row in enumerate(position["investors"]):
        seen += row["shown"] + row["dealt"]
        is_auctioned = "investor-bidding" in setup["modules"]
        if not is_auctioned and not set(row["shown"] + row["dealt"]) <= (set(given[seat]) if seat in given else box):
            yield f"seat {seat} has investors that it cannot have: {row}"
        if row["dealt"] and not set(row["chosen"]) <= set(range(len(row["dealt"]))):
            yield f"seat {seat} has chosen what it was not dealt: {row}"
    if len(seen) != len(set(seen)) or not set(seen) <= box | named(setup, "investors"):
        yield f"investors that are not in the box, or twice: {seen}"


def _strategy_objections(setup: Plain, position: Plain) -> Iterator[str]:
    rows = position["strategies"]
    held = [card for row in rows for card in row["hand"] + row["played"]]
    dropped = [card for row in rows for card in row["dropped"]]
    deck = list(position["strategy_deck"]["cards"])
    again = set(dropped) & set(held)
    everything = strategy_box(setup) | named(setup, "strategies")
    is_dealing = position["phase"] == "setup" and position["progress"]["step"] in (0, 2)
    waiting = named(setup, "strategies") - set(held) if is_dealing else set()
    for cards, what in ((held, "held"), (dropped, "discarded"), (deck, "in the deck")):
        if len(cards) != len(set(cards)):
            yield f"a strategy is twice {what}: {cards}"
    if set(held) | set(dropped) | set(deck) | waiting != everything or set(deck) & (set(held) | set(dropped)):
        yield "these are not the strategies of the box"
    if len(again) != position["strategy_deck"]["recycled"]:
        yield f"{len(again)} discards were drawn again, not {position['strategy_deck']['recycled']}"
    for seat, row in enumerate(rows):
        if set(row["dropped"]) & again and draws_again(position, seat):
            yield f"seat {seat} has drawn its own discards"
        if set(row["hand"] + row["played"]) & again and not draws_again(position, seat):
            yield f"seat {seat} has the discards of others"


# Other worlds: cards change places that an observer cannot see


class Slot:
    """Where a card lies that the observer cannot name; a discard that was drawn again lies in two lists."""

    def __init__(self, *places: tuple[list[Any], int]) -> None:
        self.places = places

    @property
    def card(self) -> str:
        row, i = self.places[0]
        card: str = row[i]
        return card

    @card.setter
    def card(self, card: str) -> None:
        for row, i in self.places:
            row[i] = card


def slots_of(row: list[Any], but: Sequence[str] | set[str] = ()) -> list[Slot]:
    """The places of a list, without those of some cards."""
    return [Slot((row, i)) for i, card in enumerate(row) if card not in but]


def mix(world: dict[str, Any], observer: int | None, chooser: random.Random, most: int) -> None:
    """Exchanges up to so many secret cards of the modules in a world."""
    others = [seat for seat in range(world["setup"]["players"]) if seat != observer]
    if "commerce" in world:
        rows = [world["commerce"][seat]["hand"] for seat in others] + [world["commerce_deck"]]
        exchange([slot for row in rows for slot in slots_of(row)], chooser, most)
    if "investors" in world:
        mix_investors(world, others, chooser, most)
    if "strategies" in world:
        mix_strategies(world, observer, others, chooser, most)


def exchange(slots: Sequence[Slot], chooser: random.Random, most: int) -> None:
    """Cards of one sort change places."""
    for _ in range(most if len(slots) > 1 else 0):
        one, two = chooser.sample(slots, 2)
        one.card, two.card = two.card, one.card


def mix_investors(world: dict[str, Any], others: Sequence[int], chooser: random.Random, most: int) -> None:
    """Investors that others were dealt, those that nobody was, and what others have chosen."""
    given, rows = fixed(world["setup"], "investors"), world["investors"]
    secret = [seat for seat in others if seat not in given and rows[seat]["dealt"]]
    seen = {key for row in rows for key in row["shown"] + row["dealt"]} | {
        key for key in world.get("offers", ()) if key
    }
    absent = sorted(investor_box(world["setup"]) - seen - set(world["investor_deck"]))
    slots = [slot for seat in secret for slot in slots_of(rows[seat]["dealt"])]
    slots += slots_of(world["investor_deck"]) if secret or world["investor_deck"] else []
    exchange(slots + (slots_of(absent) if secret else []), chooser, most)
    for seat in secret:
        if chooser.random() < most / 10:
            row = rows[seat]
            row["chosen"] = sorted(chooser.sample(range(len(row["dealt"])), len(row["chosen"])))


def mix_strategies(
    world: dict[str, Any], observer: int | None, others: Sequence[int], chooser: random.Random, most: int
) -> None:
    """Strategies in hands, discards and the deck; and which discards were drawn again."""
    rows = world["strategies"]
    for row in rows:
        row.pop("redrawn", None)
    held = {card for row in rows for card in row["hand"] + row["played"]}
    dropped = {card for row in rows for card in row["dropped"]}
    own = rows[observer] if observer is not None else {"hand": [], "dropped": [], "played": []}
    played = {card for row in rows for card in row["played"]}
    known = named(world["setup"], "strategies") | set(own["hand"]) | set(own["dropped"]) | played
    slots = slots_of(world["strategy_deck"]["cards"])
    for seat in others:
        slots += slots_of(rows[seat]["hand"], but=known | (held & dropped))
        slots += slots_of(rows[seat]["dropped"], but=known | (held & dropped))
    for card in sorted(held & dropped - known):  # it lies in a hand, and in the memory of who discarded it
        slots.append(Slot(*((row[key], row[key].index(card)) for row in rows for key in row if card in row[key])))
    exchange(slots, chooser, most)
    drawn_others(world, others, chooser)
    swap_owners(world, others, chooser, most)
    for seat in others:
        for key in ("hand", "dropped"):
            rows[seat][key].sort(key=STRATEGIES.index)  # they have no order
    dropped = {card for row in rows for card in row["dropped"]}
    for row in rows:
        if again := sorted(dropped & {*row["hand"], *row["played"]}, key=STRATEGIES.index):
            row["redrawn"] = again
    order = world["strategy_deck"]["order"]
    chooser.shuffle(order)


def drawn_others(world: dict[str, Any], others: Sequence[int], chooser: random.Random) -> None:
    """Another discard than the true one was drawn again."""
    rows = world["strategies"]
    held = {card for row in rows for card in row["hand"] + row["played"]}
    for seat in others:
        if not draws_again(world, seat):
            continue
        hand = rows[seat]["hand"]
        discards = [card for other, row in enumerate(rows) if other != seat for card in row["dropped"]]
        drawn = [i for i, card in enumerate(hand) if card in discards]
        free = [card for card in discards if card not in held]
        if drawn and free and chooser.random() < 0.5:
            hand[chooser.choice(drawn)] = chooser.choice(free)


def swap_owners(world: dict[str, Any], others: Sequence[int], chooser: random.Random, most: int) -> None:
    """Others have discarded each other's discards, also those that were drawn again."""
    rows = [world["strategies"][seat]["dropped"] for seat in others if not draws_again(world, seat)]
    for _ in range(min(most, 3) if len(rows) > 1 else 0):
        one, two = chooser.sample(rows, 2)
        if one and two:
            i, j = chooser.randrange(len(one)), chooser.randrange(len(two))
            one[i], two[j] = two[j], one[i]


# Every possible deal of a tiny box


def all_strategies(view: Plain) -> Iterator[dict[str, Any]]:
    """Every way the strategies can lie, each as likely as any other: hands and discards by seat, and the deck.

    Discards that were drawn again are dealt as they were: first all hands and discards, then what was drawn.
    """
    me, rows = view["seat"], view["strategies"]
    seats = [seat for seat in range(len(rows)) if seat != me]
    own = rows[me] if me is not None else {"hand": [], "dropped": [], "played": []}
    again = view["strategy_deck"]["recycled"]
    drawer = next((seat for seat in range(len(rows)) if draws_again(view, seat)), None) if again else None
    had = [] if drawer is None else rows[drawer]["played"] + (own["hand"] if drawer == me else [])
    known = {card for row in rows for card in row["played"]} | set(own["hand"]) | set(own["dropped"])
    pool = sorted(strategy_box(view["setup"]) - known | (set(had) - set(own["dropped"])))
    sizes = [("deck", view["strategy_deck"]["left"])]
    for seat in {*seats, drawer} - {None}:
        size = len(rows[seat]["hand"])
        if seat == drawer:
            sizes.append(("kept", size + len(rows[seat]["played"]) - again))
        else:
            sizes.append((f"hand {seat}", size))
        sizes += [(f"dropped {seat}", len(rows[seat]["dropped"]))] if seat != me else []
    for groups in partitions(pool, sizes):
        if drawer is None:
            yield groups
            continue
        discards = [card for seat in seats if seat != drawer for card in groups[f"dropped {seat}"]]
        for drawn in combinations(discards + (own["dropped"] if drawer != me else []), again):
            if drawer == me and set(drawn) != set(own["redrawn"]):
                continue  # who drew them knows which they were
            cards = {*groups["kept"], *drawn}
            if cards >= set(had):
                yield {**groups, f"hand {drawer}": tuple(sorted(cards - set(rows[drawer]["played"])))}


def partitions(pool: Sequence[str], sizes: Sequence[tuple[str, int]]) -> Iterator[dict[str, tuple[str, ...]]]:
    """Every way to deal a pool into groups of given sizes."""
    if not sizes:
        yield {}
        return
    name, size = sizes[0]
    for group in combinations(pool, size):
        for rest in partitions([card for card in pool if card not in group], sizes[1:]):
            yield {name: group, **rest}


def mix_coming(row: dict[str, list[str]], chooser: random.Random, seats: int) -> None:
    """The cards of a round to come lie in another order, and its dice show something else.

    `seats` is how many of the first cards stay the first: starting cards that are out of the deck already.
    """
    for key in ("companies", "forecasts"):
        first, rest = row[key][:seats], row[key][seats:]
        chooser.shuffle(first)
        chooser.shuffle(rest)
        row[key][:] = first + rest
    if row.get("rolls") and row["forecasts"]:
        die = chooser.randrange(len(row["rolls"]))
        face = chooser.choice(DICE[die])
        row["forecasts"][row["forecasts"].index(row["rolls"][die])] = face
        row["rolls"][die] = face
