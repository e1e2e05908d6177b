"""Which full deals a seat must think possible (KNO-7): read off its view by the rules alone, without the engine."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from typing import Any, NamedTuple

from kit import modules
from kit.printed import COMMERCE_CARDS, COMPANIES

Plain = Mapping[str, Any]
ACTION_CARDS = frozenset(("boom", "bust"))
MUST_PICK = 2  # how a view says that one more thing has to be picked for a card
NO_MARKET_CARDS = frozenset((*COMMERCE_CARDS, "first"))
FORECASTS = ("+4", "+2", "+1", "$$", "-2", "-3")
DEALT = (
    "supply", "commerce", "first-player-card", "before-demand", "demand", "bidding-ended", "paying", "end-of-demand",
    "action",
    "selling", "end-of-selling", "after-selling", "movement",
)  # fmt: skip  # phases in which the pairs of the round are there
SAME_IN_BOTH = ("round", "phase", "first", "progress", "cash", "fees", "split", "discard", "events")


def companies_of(setup: Plain) -> tuple[str, ...]:
    """The companies of the game, in the order of the box."""
    return tuple(key for key in COMPANIES if key in (setup.get("companies") or COMPANIES))


def box_of(setup: Plain) -> Counter[str]:
    """Every market card of the box (SET-5)."""
    box = Counter[str](dict.fromkeys(companies_of(setup), setup.get("stocks", 10)))
    box.update({f"fee{i + 1}": n for i, n in enumerate(setup.get("fees", (4, 4, 4)))})
    box.update({"boom": setup.get("booms", 4), "bust": setup.get("busts", 4)})
    return +box


def owner_of_pair(setup: Plain, pair: int) -> int | None:
    """Whose pair it is (INF-1, TWO-2); None for the public and the face-down ones."""
    each: int = setup.get("pairs", 2 if setup["players"] == 2 else 1)
    return pair // each if pair < setup["players"] * each else None


def view_of(position: Plain, observer: int | None) -> dict[str, Any]:
    """What the rules let an observer know of a position (KNO-1, KNO-2), in the form of a view."""
    setup = position["setup"]
    bids = {meeple["pile"]: {"seat": meeple["seat"], "space": meeple["space"]} for meeple in position["meeples"]}
    return {
        "seat": observer,
        "setup": setup,
        **{key: position[key] for key in (*SAME_IN_BOTH, "question")},
        "regular": [_half_of(position, seat, observer) for seat in range(setup["players"])],
        "hands": [hand if seat == observer else ["?"] * len(hand) for seat, hand in enumerate(position["hands"])],
        "piles": [[_hidden(card, observer, "card") for card in pile] for pile in position["piles"]],
        "bids": [bids.get(pile) for pile in range(len(position["piles"]))],
        "market": {key: {"space": space} for key, space in position["spaces"].items()},
        "pairs": [
            {"owner": owner_of_pair(setup, i), **_hidden(pair, observer, "company", "forecast")}
            for i, pair in enumerate(position["pairs"])
        ],
        "deck": {"left": len(position["deck"]), "drawn": position["drawn"]},
        "excluded": position["knowledge"]["excluded"],
        **modules.view_of(position, observer),
    }


def _half_of(position: Plain, seat: int, observer: int | None) -> dict[str, Any]:
    knowledge = position["knowledge"]
    half = {
        "size": sum(position["regular"][seat].values()),
        "left": knowledge["left"][seat],
        "public": knowledge["books"]["public"][seat],
    }
    if seat == observer:
        start = knowledge["books"][str(seat)][seat]["start"]
        return {**half, "cards": position["regular"][seat], "start": start}
    return half if observer is None else {**half, "mine": knowledge["books"][str(observer)][seat]}


def _hidden(card: Plain, observer: int | None, *keys: str) -> dict[str, Any]:
    if card["up"] or observer in card["known"]:
        return dict(card)
    told = ("company",) if card.get("told") else ()  # by a sale of Front Running
    return {**card, **dict.fromkeys([key for key in keys if key not in told], "?")}


class Place(NamedTuple):
    """One place whose card a seat cannot see: where it is and what can lie there."""

    where: str  # hand, pile, half, opening or deck
    at: int  # the seat or the pile
    slot: int  # the place in a hand or pile; for a half the lot, which is the round in which the card came
    allowed: frozenset[str]
    is_start: bool = False  # a starting card that is unlike all others (KNO-5)


class Reading:
    """A view, read as a table of what its seat can and cannot name."""

    def __init__(self, view: Plain) -> None:
        self.view = view
        self.me: int | None = view["seat"]
        self.setup: Plain = view["setup"]
        self.players: int = self.setup["players"]
        self.box = box_of(self.setup)
        self.companies = companies_of(self.setup)

    @property
    def others(self) -> list[int]:
        """All seats but the own."""
        return [seat for seat in range(self.players) if seat != self.me]

    @property
    def acting(self) -> int | None:
        """Another seat that could not be asked what it is asked unless it had one of the cards `needed`."""
        question = self.view["question"]
        if question is None or question["seats"] in ([self.me], [-1]) or not self.needed:
            return None
        seat: int = question["seats"][0]
        return seat

    @property
    def needed(self) -> frozenset[str]:
        """Cards of which the seat that is asked must have one: an action card (ACT-3), or what a card in use needs."""
        question = self.view["question"]
        if question["ask"] == "action":
            is_open = modules.has_open_reason(self.view, question["seats"][0])
            return frozenset() if is_open else ACTION_CARDS
        card, step, picks = modules.card_asked_for(self.view) or ("", 0, [])
        seat = question["seats"][0]
        if card in ("naked-short", "market-maker") and step == 0:
            return ACTION_CARDS
        if self.sells_known_pair and not self.view["split"][seat].get(self.company_of_sale):
            return frozenset((self.company_of_sale,)) - {"?"}
        if card == "penny-stock" and step == 1:
            return frozenset((COMPANIES[picks[0]],))
        if card in ("fraudulent-transfer", "vulture-capitalism") and step == 0 and not self.view["split"][seat]:
            return frozenset(self.companies)
        if card in ("share-buyback", "bear-raid", "fire-sale") and step == 0 and not self.view["split"][seat]:
            return frozenset(self.companies)
        if card == "rogue-trading":
            cash = self.view["cash"][seat]
            return frozenset(key for key in self.companies if self.view["market"][key].get("price", 0) - 2 <= cash)
        return frozenset()

    @property
    def sells_known_pair(self) -> bool:
        """Whether a card of the company must be sold, since the pair was known to the seller before (STR-2)."""
        card, step, _ = modules.card_asked_for(self.view) or ("", 0, [])
        return card == "front-running" and step == 1 and self.view["progress"]["agenda"][-1][3] == MUST_PICK

    @property
    def company_of_sale(self) -> str:
        """The company of the pair that Front Running looks at, as far as it is known."""
        return str(self.view["pairs"][(modules.card_asked_for(self.view) or ("", 0, [0]))[2][0]]["company"])

    @property
    def forecasts(self) -> Sequence[str]:
        """The forecast cards of the round: the dice name them, if there are any (DIC-1)."""
        if "dice" in self.setup.get("modules", ()):
            rolled: Sequence[str] = self.view["rolled"]
            return rolled
        return self.setup.get("forecasts") or FORECASTS

    def book(self, seat: int) -> Plain:
        """What is known of another's regular half."""
        half = self.view["regular"][seat]
        book: Plain = half["public"] if self.me is None else half["mine"]
        return book

    def mark(self, seat: int) -> str | None:
        """What is known of a starting card: a company, "?" if it is a card of its own, None if it is anyone's guess."""
        half = self.view["regular"][seat]
        mark: str | None = half["start"] if seat == self.me else self.book(seat)["start"]
        return None if half["left"] else mark

    def known_starts(self) -> frozenset[str]:
        """Starting cards that can be named, of halves that nothing has left: no other starting card is like them."""
        marks = [self.mark(seat) for seat in range(self.players)]
        return frozenset(mark for mark in marks if mark is not None and mark != "?")

    def may_have_actions(self, seat: int) -> bool:
        """Cards bought this round may be action cards until the own Action turn ends (KNO-7)."""
        if self.view["phase"] != "action":
            return self.view["phase"] in ("paying", "end-of-demand")
        turn: int = (seat - self.view["first"]) % self.players
        return turn >= int(self.view["progress"]["turn"])

    def allowed(self, seat: int, lot: int) -> frozenset[str]:
        """What an unknown card of a regular half can be, by the round it came in (KNO-5, KNO-7)."""
        excluded = self.view["excluded"][lot]
        stocks = {key for key in self.companies if not excluded >> COMPANIES.index(key) & 1}
        if lot == self.view["round"] and self.may_have_actions(seat):
            return frozenset(stocks | ACTION_CARDS)
        return frozenset(stocks)

    def unseen(self) -> Counter[str]:
        """The cards that the seat cannot name."""
        view = self.view
        cards = Counter(self.box)
        cards.subtract(view["discard"])
        for seat in range(self.players):
            cards.subtract({f"fee{i + 1}": n for i, n in enumerate(view["fees"][seat])})
            cards.subtract(view["split"][seat])
            cards.subtract(view["regular"][seat]["cards"] if seat == self.me else self.book(seat)["known"])
            cards.subtract(card for card in view["hands"][seat] if card != "?")
        for pile in view["piles"]:
            cards.subtract(entry["card"] for entry in pile if entry["card"] in self.box)
        cards.subtract(card for card in (self.view.get("opening") or {"cards": ()})["cards"] if card != "?")
        return cards

    def half_places(self, seat: int) -> list[Place]:
        """The unknown cards of another's regular half, longest-held first."""
        places = []
        for key, count in sorted(self.book(seat)["unknown"].items()):
            lot = int(key)
            allowed = self.allowed(seat, lot)
            for number in range(count):
                is_start = lot == 0 and number == 0 and self.mark(seat) == "?"
                places.append(
                    Place("half", seat, lot, allowed - self.known_starts() if is_start else allowed, is_start)
                )
        return places

    def places(self) -> list[Place]:
        """Every place off the deck whose card the seat cannot see."""
        anything = frozenset(self.box)
        places = [place for seat in self.others for place in self.half_places(seat)]
        for seat in self.others:
            places += [Place("hand", seat, slot, anything) for slot, _ in enumerate(self.view["hands"][seat])]
        for number, pile in enumerate(self.view["piles"]):
            for slot, entry in enumerate(pile):
                if entry["card"] == "?":
                    places.append(Place("pile", number, slot, anything))
        opening = self.view.get("opening") or {"seat": 0, "cards": ()}
        for slot, card in enumerate(opening["cards"]):
            if card == "?":
                places.append(Place("opening", opening["seat"], slot, anything))
        return places


def matched(cards: Sequence[str], places: Sequence[Place]) -> list[str] | None:
    """Puts the cards into the places, one each, where they are allowed; None if that cannot be done."""
    if len(cards) != len(places):
        return None
    taken: list[int | None] = [None] * len(places)

    def put(card: int, tried: set[int]) -> bool:
        for number, place in enumerate(places):
            if number in tried or cards[card] not in place.allowed:
                continue
            tried.add(number)
            holder = taken[number]
            if holder is None or put(holder, tried):
                taken[number] = card
                return True
        return False

    if not all(put(card, set()) for card in range(len(cards))):
        return None
    return [cards[card] for card in taken if card is not None]


def starts_of_half(reading: Reading, seat: int, unknown: Counter[str]) -> set[str]:
    """What the starting card of a half can be, if the other unknown cards are to fit as well."""
    places = reading.half_places(seat)
    rest = [place for place in places if not place.is_start]
    start = next(place for place in places if place.is_start)
    found = set()
    for card in unknown:
        if card in start.allowed and matched(sorted((unknown - Counter([card])).elements()), rest) is not None:
            found.add(card)
    return found


def can_all_differ(choices: Sequence[set[str]]) -> bool:
    """Whether one can be taken from each so that all differ."""
    if not choices:
        return True
    return any(can_all_differ([later - {pick} for later in choices[1:]]) for pick in choices[0])


def objections(view: Plain, position: Plain) -> list[str]:
    """Why the full position is no possible deal for the seat of the view (KNO-7); empty if it is one."""
    reading = Reading(view)
    return [
        *_public_objections(reading, position),
        *_card_objections(reading, position),
        *_half_objections(reading, position),
        *_pair_objections(reading, position),
        *modules.objections(view, position),
    ]


def possible(view: Plain, position: Plain) -> bool:
    """Whether the full position is one of the possible deals of KNO-7 for the seat of the view."""
    return not objections(view, position)


def cards_of(position: Plain) -> Counter[str]:
    """Every market card of a position, wherever it lies."""
    cards = Counter[str](position["deck"])
    cards.update(position["discard"])
    for seat in range(position["setup"]["players"]):
        cards.update(position["regular"][seat])
        cards.update(position["split"][seat])
        cards.update(position["hands"][seat])
        cards.update({f"fee{i + 1}": n for i, n in enumerate(position["fees"][seat])})
    for pile in position["piles"]:
        cards.update(entry["card"] for entry in pile if entry["card"] not in NO_MARKET_CARDS)
    cards.update((position.get("opening") or {"cards": ()})["cards"])
    if position["phase"] == "setup" and position["setup"].get("chance") != "asked":
        waiting = position["coming"]["0"]["companies"][: position["setup"]["players"]]
        cards.update(waiting if position["setup"].get("starting_cards", True) else ())  # out of the deck (SET-6)
    return +cards


def _public_objections(reading: Reading, position: Plain) -> Iterator[str]:
    view = reading.view
    for key in SAME_IN_BOTH:
        if view[key] != position[key]:
            yield f"{key} is public: {view[key]} against {position[key]}"
    if {key: stock["space"] for key, stock in view["market"].items()} != position["spaces"]:
        yield "a stock stands elsewhere"
    meeples = {meeple["pile"]: (meeple["seat"], meeple["space"]) for meeple in position["meeples"]}
    if {i: (bid["seat"], bid["space"]) for i, bid in enumerate(view["bids"]) if bid} != meeples:
        yield "a meeple stands elsewhere"
    question = view["question"] and {key: view["question"][key] for key in ("seats", "ask")}
    if question != position["question"]:
        yield f"another question: {question} against {position['question']}"
    if (view["deck"]["left"], view["deck"]["drawn"]) != (len(position["deck"]), position["drawn"]):
        yield "another number of cards in the deck"
    knowledge = position["knowledge"]
    if (view["excluded"], [half["left"] for half in view["regular"]]) != (knowledge["excluded"], knowledge["left"]):
        yield "another past of the regular halves"


def _card_objections(reading: Reading, position: Plain) -> Iterator[str]:
    view = reading.view
    if view["question"] is None or view["question"]["ask"] not in ("first", "start"):
        cards = cards_of(position)
        if cards != reading.box:
            yield f"these are not the cards of the box: {cards}"
    for seat, (seen, true) in enumerate(zip(view["hands"], position["hands"], strict=True)):
        if len(seen) != len(true) or (seat == reading.me and seen != true):
            yield f"the hand of seat {seat} is another"
    for number, (pile, cards) in enumerate(zip(view["piles"], position["piles"], strict=True)):
        if len(pile) != len(cards):
            yield f"pile {number} has another number of cards"
        for seen, true in zip(pile, cards, strict=False):
            if {**seen, "card": "?"} != {**true, "card": "?"} or seen["card"] not in ("?", true["card"]):
                yield f"pile {number} has another card: {seen} against {true}"


def _half_objections(reading: Reading, position: Plain) -> Iterator[str]:
    starts: list[set[str]] = []
    for seat in range(reading.players):
        cards = Counter[str](position["regular"][seat])
        if cards.total() != reading.view["regular"][seat]["size"]:
            yield f"the half of seat {seat} has another number of cards"
            continue
        if seat == reading.me:
            if cards != Counter(reading.view["regular"][seat]["cards"]):
                yield "the own half is another"
            continue
        cards.subtract(reading.book(seat)["known"])
        if cards and min(cards.values()) < 0:
            yield f"cards seen in the half of seat {seat} are not there"
            continue
        cards = +cards
        places = reading.half_places(seat)
        if matched(sorted(cards.elements()), places) is None:
            yield f"the half of seat {seat} cannot have {dict(cards)} in {places}"
        elif any(place.is_start for place in places):
            choice = starts_of_half(reading, seat, cards)
            told = position["knowledge"]["books"][str(seat)][seat]["start"]
            starts.append(choice & {told})
    if not can_all_differ(starts):
        yield f"starting cards do not differ, or are not where they must be: {starts}"
    acting = reading.acting
    if acting is not None and not reading.needed & set(position["regular"][acting]):
        yield f"seat {acting} is asked for one of {sorted(reading.needed)} and has none"


def _pair_objections(reading: Reading, position: Plain) -> Iterator[str]:
    for i, (seen, true) in enumerate(zip(reading.view["pairs"], position["pairs"], strict=True)):
        for key in ("up", "known", "told"):
            if seen.get(key) != true.get(key):
                yield f"pair {i} is another: {seen} against {true}"
        for key in ("company", "forecast"):
            if seen[key] not in ("?", true[key]):
                yield f"pair {i} is another: {seen} against {true}"
    if reading.sells_known_pair and reading.me != (seat := reading.view["question"]["seats"][0]):
        company = position["pairs"][modules.card_asked_for(reading.view)[2][0]]["company"]  # type: ignore[index]
        if not position["regular"][seat].get(company) and not position["split"][seat].get(company):
            yield f"seat {seat} must sell a card of {company} and has none"
    if reading.view["phase"] in DEALT:
        if sorted(pair["company"] for pair in position["pairs"]) != sorted(reading.companies):
            yield "not every company has one pair (INF-3)"
        if sorted(pair["forecast"] for pair in position["pairs"]) != sorted(reading.forecasts):
            yield "not every forecast is in one pair (INF-3)"


# Every possible deal of a tiny setup

Deal = tuple[Any, ...]


def all_deals(view: Plain, most: int) -> dict[Deal, int] | None:
    """Every possible deal with the number of ways to deal it, card by card; None if there are more than `most`."""
    reading = Reading(view)
    if reading.sells_known_pair and reading.company_of_sale == "?":
        return None  # what the seller has and what the pair is hang together: see test_uniform.py
    places = reading.places()
    if view["deck"]["left"]:
        places.append(Place("deck", 0, 0, frozenset(reading.box)))
    pool = +reading.unseen()
    found: Counter[Deal] = Counter()
    dealt: list[str] = []

    def deal(ways: int) -> None:
        if len(found) > most:
            return
        if len(dealt) == len(places):
            if _is_lawful(reading, places, dealt):
                found[_key(reading, places, dealt)] += ways
            return
        place = places[len(dealt)]
        for card in sorted(place.allowed):
            left = pool[card]
            if left > 0:
                pool[card] -= 1
                dealt.append(card)
                deal(ways * left)
                dealt.pop()
                pool[card] += 1

    deal(1)
    return None if len(found) > most else dict(found)


def _is_lawful(reading: Reading, places: Sequence[Place], dealt: Sequence[str]) -> bool:
    starts = [card for place, card in zip(places, dealt, strict=True) if place.is_start]
    if len(set(starts)) < len(starts):
        return False
    acting = reading.acting
    if acting is None or reading.needed & set(reading.book(acting)["known"]):
        return True
    return any(
        place.where == "half" and place.at == acting and card in reading.needed
        for place, card in zip(places, dealt, strict=True)
    )


def _key(reading: Reading, places: Sequence[Place], dealt: Sequence[str]) -> Deal:
    """A deal as the table would show it: halves and hands have no order."""
    halves: dict[int, list[str]] = {
        seat: sorted(Counter(reading.book(seat)["known"]).elements()) for seat in reading.others
    }
    hands: dict[int, list[str]] = {seat: [] for seat in reading.others}
    starts: list[str | None] = [None] * reading.players
    rest: list[str] = []
    for place, card in zip(places, dealt, strict=True):
        if place.where == "half":
            halves[place.at].append(card)
            if place.is_start:
                starts[place.at] = card
        elif place.where == "hand":
            hands[place.at].append(card)
        else:
            rest.append(card)
    return (
        tuple(tuple(sorted(halves[seat])) for seat in reading.others),
        tuple(starts),
        tuple(tuple(sorted(hands[seat])) for seat in reading.others),
        tuple(rest),
    )


def deal_of(view: Plain, position: Plain) -> Deal:
    """The same key for a full position."""
    reading = Reading(view)
    starts: list[str | None] = [None] * reading.players
    for seat in reading.others:
        if any(place.is_start for place in reading.half_places(seat)):
            starts[seat] = position["knowledge"]["books"][str(seat)][seat]["start"]
    rest = [
        position["piles"][number][slot]["card"]
        for number, pile in enumerate(view["piles"])
        for slot, entry in enumerate(pile)
        if entry["card"] == "?"
    ]
    if "?" in (view.get("opening") or {"cards": ()})["cards"]:
        rest += position["opening"]["cards"]
    return (
        tuple(tuple(sorted(Counter(position["regular"][seat]).elements())) for seat in reading.others),
        tuple(starts),
        tuple(tuple(sorted(position["hands"][seat])) for seat in reading.others),
        tuple(rest + position["deck"][:1]),
    )


def all_pairs(view: Plain) -> dict[Deal, int]:
    """Every way the pairs of the round can lie, once they are dealt, with the number of ways to lay them."""
    reading = Reading(view)
    found: Counter[Deal] = Counter()
    rows = []
    for key, cards in (("company", reading.companies), ("forecast", reading.forecasts)):
        seen = [pair[key] for pair in view["pairs"]]
        left = list((Counter(cards) - Counter(seen)).elements())
        rows.append([_filled(seen, order) for order in permutations(left)])
    for companies in rows[0]:
        for forecasts in rows[1]:
            found[companies, forecasts] += 1
    return dict(found)


def _filled(seen: Sequence[str], order: Sequence[str]) -> tuple[str, ...]:
    cards = iter(order)
    return tuple(next(cards) if card == "?" else card for card in seen)


def pairs_of(position: Plain) -> Deal:
    """The same key for a full position."""
    return (
        tuple(pair["company"] for pair in position["pairs"]),
        tuple(pair["forecast"] for pair in position["pairs"]),
    )
