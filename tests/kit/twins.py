"""Twin worlds: two games that differ only in what one observer cannot know, and everything the observer gets of them.

A twin is made from the plain JSON of a position by exchanging cards that the observer cannot name, with the rules of
KNO-7 and nothing of the engine's own dealing. Both worlds are then played on alike. As long as all that the rules
make public or tell the observer is the same in both, every byte the observer can get must be the same; and the two
may part only where the rules show a card.
"""

import copy
import json
import pickle
import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from kit import deals, modules
from kit.deals import ACTION_CARDS, Place, Reading
from stockpile import ACTIONS, CHANCE, Game, IllegalAnswer, Question, View

World = dict[str, Any]
Event = Mapping[str, Any]
DRAWS = (
    "opened", "dealt", "pair-dealt", "starting-card", "pair-shown", "rolled", "commerce-drawn", "opening-drawn",
    "investor-dealt", "strategy-dealt", "investor-shown", "investor-offered", "pair-looked", "pile-looked",
    "half-looked",
)  # fmt: skip
PROBES = (
    "up epic>1", "down cosmic>1", "bid 1@0", "bid 1@25", "boom epic", "sell epic", "claim 1", "claim 9", "done", "?",
)  # fmt: skip
CARD_PROBES = (
    "use cramer", "use chanda", "play rogue-trading", "play subpoena", "play naked-short", "choose bill", "choose ivan",
    "drop subpoena", "drop leverage", "pick epic", "pick up", "pick pair 1", "pick pair 3", "pick pile 1",
    "pick card 1", "pick card 9", "pick player 1", "pick player 2", "offer epic", "offer boom", "offer-split epic",
    "take epic", "count 1", "offer gold", "take-company epic", "take-forecast +4", "take-forecast $", "lay gold>1",
    "lay first>1", "bonds 1", "give 1", "sell-half epic",
)  # fmt: skip
SECRET_ANSWERS = ("choose", "drop", "take-company", "take-forecast")


class Leak(AssertionError):
    """An observer can tell apart what it must not."""


def insist(holds: bool, what: str) -> None:
    """Says what was told to somebody who must not know it."""
    if not holds:
        raise Leak(what)


# Making a twin


@dataclass
class Cell:
    """A hidden place and the card that lies there."""

    place: Place
    card: str


class Twin:
    """One position in which cards change places that the observer cannot see."""

    def __init__(self, position: Mapping[str, Any], observer: int | None, chooser: random.Random) -> None:
        self.position = position
        self.world: World = copy.deepcopy(dict(position))
        self.reading = Reading(deals.view_of(position, observer))
        self.chooser = chooser
        self.cells = list(self.hidden_cells())
        self.deck_from = len(self.cells) - len(position["deck"])

    def hidden_cells(self) -> Iterator[Cell]:
        """Every place the observer cannot see, with the true card in it; the deck comes last."""
        reading, position = self.reading, self.position
        for seat in reading.others:
            yield from self.half_cells(seat)
        for place in reading.places():
            if place.where == "hand":
                yield Cell(place, position["hands"][place.at][place.slot])
            elif place.where == "pile":
                yield Cell(place, position["piles"][place.at][place.slot]["card"])
            elif place.where == "opening":
                yield Cell(place, position["opening"]["cards"][place.slot])
        for slot, card in enumerate(position["deck"]):
            yield Cell(Place("deck", 0, slot, frozenset(reading.box)), card)

    def half_cells(self, seat: int) -> list[Cell]:
        """The unknown cards of another's half: the starting card where it must be, the others where they may be."""
        unknown = Counter[str](self.position["regular"][seat])
        unknown.subtract(self.reading.book(seat)["known"])
        insist(min(unknown.values(), default=0) >= 0, f"seat {seat} has fewer cards than are known")
        unknown = +unknown
        places = self.reading.half_places(seat)
        starts = [place for place in places if place.is_start]
        told = [self.position["knowledge"]["books"][str(seat)][seat]["start"] for _ in starts]
        unknown.subtract(told)
        rest = [place for place in places if not place.is_start]
        cards = deals.matched(sorted((+unknown).elements()), rest)
        insist(cards is not None, f"the true half of seat {seat} is not possible: {dict(unknown)} in {places}")
        return [Cell(place, card) for place, card in zip(starts + rest, told + (cards or []), strict=True)]

    # Exchanging

    def exchange(self, one: Cell, two: Cell) -> bool:
        """Exchanges two cards, unless the observer could tell."""
        if one.card == two.card or one.card not in two.place.allowed or two.card not in one.place.allowed:
            return False
        one.card, two.card = two.card, one.card
        if self.is_lawful():
            return True
        one.card, two.card = two.card, one.card
        return False

    def is_lawful(self) -> bool:
        """Whether the starting cards differ and whoever is asked for a card has one."""
        starts = [cell.card for cell in self.cells if cell.place.is_start]
        if len(set(starts)) < len(starts):
            return False
        acting = self.reading.acting
        if acting is None or self.reading.needed & set(self.reading.book(acting)["known"]):
            return True
        needed = self.reading.needed
        return any(cell.card in needed for cell in self.cells if cell.place.where == "half" and cell.place.at == acting)

    def mix(self, cells: Sequence[Cell], tries: int, most: int) -> int:
        """Exchanges cards at random; returns how many changed places."""
        done = 0
        for _ in range(tries if len(cells) > 1 else 0):
            one, two = self.chooser.sample(cells, 2)
            done += self.exchange(one, two)
            if done == most:
                break
        return done

    def mix_all(self) -> None:
        """Everything is anywhere."""
        self.mix(self.cells, 6 * len(self.cells), len(self.cells))
        deck = [cell.card for cell in self.cells[self.deck_from :]]
        self.chooser.shuffle(deck)
        for cell, card in zip(self.cells[self.deck_from :], deck, strict=True):
            cell.card = card
        self.mix_pairs(1.0)
        self.mix_coming(1)
        modules.mix(self.world, self.reading.me, self.chooser, 60)

    def mix_few(self) -> None:
        """A few stock cards change places, and what is to come much later: such worlds part late."""
        deep = self.cells[self.deck_from + (len(self.cells) - self.deck_from) // 2 :]
        near = self.cells[: self.deck_from]
        stocks = [cell for cell in near + deep if cell.card in self.reading.companies]
        self.mix(stocks, 200, self.chooser.randint(1, 4))
        if self.chooser.random() < 0.3:
            self.mix(near + deep, 50, 2)
        self.mix(deep, 20, 10)
        if self.chooser.random() < 0.4:  # cards that are dealt soon, perhaps to others
            self.mix(self.cells[self.deck_from : self.deck_from + 12], 4, 2)
        self.mix_pairs(0.3)
        self.mix_coming(self.chooser.choice((1, 2, 2)))
        modules.mix(self.world, self.reading.me, self.chooser, self.chooser.choice((0, 1, 3)))

    def mix_pairs(self, chance: float) -> None:
        """Pairs that the observer does not know change companies and forecasts."""
        hidden = [
            i
            for i, pair in enumerate(self.reading.view["pairs"])
            if pair["company"] == "?" != self.world["pairs"][i]["company"]
        ]
        if self.reading.view["phase"] == "information":
            return
        for key in ("company", "forecast"):
            if self.chooser.random() < chance:
                cards = [self.world["pairs"][i][key] for i in hidden]
                self.chooser.shuffle(cards)
                for i, card in zip(hidden, cards, strict=True):
                    self.world["pairs"][i][key] = card

    def mix_coming(self, after: int) -> None:
        """Pairs and dice of later rounds, and starting cards that are still to be dealt."""
        seats = self.reading.players
        is_asked = self.reading.setup.get("chance") == "asked"
        from_round = self.world["round"] + after - (self.world["phase"] == "bonds")
        for number, row in self.world["coming"].items():
            if int(number) >= from_round or (number == "0" and not is_asked):
                modules.mix_coming(row, self.chooser, 0 if int(number) else seats)

    # Writing the world

    def finish(self) -> World:
        """The world with the cards where they now lie, and what the others know of them."""
        reading, world = self.reading, self.world
        halves = {seat: Counter[str](reading.book(seat)["known"]) for seat in reading.others}
        for cell in self.cells:
            place = cell.place
            if place.where == "half":
                halves[place.at][cell.card] += 1
            elif place.where == "hand":
                world["hands"][place.at][place.slot] = cell.card
            elif place.where == "pile":
                world["piles"][place.at][place.slot]["card"] = cell.card
            elif place.where == "opening":
                world["opening"]["cards"][place.slot] = cell.card
            else:
                world["deck"][place.slot] = cell.card
        for seat, half in halves.items():
            world["regular"][seat] = dict(half)
        self.set_starts()
        for observer in reading.others:
            for seat in range(reading.players):
                if seat not in (observer, reading.me):
                    self.set_book(observer, seat)
        return world

    def set_starts(self) -> None:
        """Every other seat knows its own starting card."""
        books = self.world["knowledge"]["books"]
        starts = {cell.place.at: cell.card for cell in self.cells if cell.place.is_start}
        taken = set(starts.values()) | self.reading.known_starts()
        for seat in self.reading.others:
            own = books[str(seat)][seat]
            mark = self.reading.mark(seat)
            if seat in starts:
                own["start"] = starts[seat]
            elif mark is not None and mark != "?":
                own["start"] = mark
            elif own["start"] not in (None, "?"):  # ?: none is dealt to it yet
                here = self.world["regular"][seat] if not self.reading.view["regular"][seat]["left"] else ()
                free = [key for key in here or self.reading.companies if key not in taken | ACTION_CARDS]
                own["start"] = self.chooser.choice(sorted(free)) if free else None
                taken.add(own["start"])

    def set_book(self, observer: int, seat: int) -> None:
        """Another seat knows as many cards of the half as before, but now others; or no more than the table."""
        books = self.world["knowledge"]["books"]
        book, public = books[str(observer)][seat], books["public"][seat]
        half = Counter[str](self.world["regular"][seat])
        private = sum(book["known"].values()) - sum(public["known"].values())
        if book["start"] not in (None, "?", books[str(seat)][seat]["start"]):
            book["start"] = None
        rest = sorted((half - Counter(public["known"])).elements())
        for attempt in range(12):
            known = Counter[str](book["known"])
            if attempt:
                known = Counter(public["known"]) + Counter(self.chooser.sample(rest, private))
            if known <= half and self.is_possible(seat, {**book, "known": dict(known)}):
                book["known"] = dict(known)
                return
        books[str(observer)][seat] = copy.deepcopy(public)

    def is_possible(self, seat: int, book: Mapping[str, Any]) -> bool:
        """Whether the half fits what another seat would know of it."""
        unknown = Counter[str](self.world["regular"][seat]) - Counter(book["known"])
        places = []
        for lot, count in book["unknown"].items():
            places += [Place("half", seat, int(lot), self.reading.allowed(seat, int(lot)))] * count
        if book["start"] == "?":
            start = self.world["knowledge"]["books"][str(seat)][seat]["start"]
            if unknown[start] < 1:
                return False
            unknown[start] -= 1
            places.pop(0)
        return deals.matched(sorted((+unknown).elements()), places) is not None


def twin_of(game: Game, observer: int | None, chooser: random.Random, *, wild: bool) -> World:
    """A position that the observer cannot tell from the game's; with `wild` everything hidden is anywhere."""
    position = game.position()
    for _ in range(20):
        twin = Twin(position, observer, chooser)
        if wild:
            twin.mix_all()
        else:
            twin.mix_few()
        world = twin.finish()
        if is_answerable(world):
            return world
    return copy.deepcopy(position)


def is_answerable(world: World) -> bool:
    """Whether a seat that has begun to use a card has what the card goes on to ask for, as it must."""
    if modules.card_asked_for(world) is None:
        return True
    try:
        Game.from_position(world)
    except ValueError as error:
        if "has no answer" in str(error):
            return False
        raise
    return True


def hidden_differences(one: Mapping[str, Any], two: Mapping[str, Any]) -> int:
    """In how many cards two worlds differ."""
    count: int = sum(a != b for a, b in zip(one["deck"], two["deck"], strict=True))
    for seat in range(one["setup"]["players"]):
        count += (Counter(one["regular"][seat]) - Counter(two["regular"][seat])).total()
        count += (Counter(one["hands"][seat]) - Counter(two["hands"][seat])).total()
        for key, parts in (("commerce", ("hand",)), ("investors", ("dealt",)), ("strategies", ("hand", "dropped"))):
            for part in parts if key in one else ():
                count += (Counter(one[key][seat][part]) - Counter(two[key][seat][part])).total()
    for left, right in zip([*one["piles"], one["pairs"]], [*two["piles"], two["pairs"]], strict=True):
        count += sum(a != b for a, b in zip(left, right, strict=True))
    return count


# What the rules tell an observer of an event (KNO-1, KNO-2), read from the full truth


def told_event(event: Event, setup: Mapping[str, Any], observer: int | None) -> World:
    """The facts of an event without what the observer may not know."""
    told = {key: value for key, value in event.items() if key != "set"}
    name = event["event"]
    is_own = event.get("seat") == observer is not None
    if name in ("starting-card", "dealt", "commerce-drawn", "opening-drawn") and not is_own:
        told["card"] = "?"
    if name in ("investor-dealt", "investor-chosen") and not is_own:
        told["investor"] = "?"
    if name == "strategy-dropped" and not is_own:
        told["strategy"] = "?"
    if name == "strategy-dealt" and not is_own and event["strategy"] not in modules.named(setup, "strategies"):
        told["strategy"] = "?"
    if name in ("pair-looked", "information-taken") and not is_own:
        told["company"] = told["forecast"] = "?"
    if name == "opened":
        entry = event["set"][f"piles.{event['pile']}"][-1]
        if not entry["up"] and observer not in entry["known"]:
            told["card"] = "?"
    if name == "pile-looked" and is_own:
        told["cards"] = event["set"].get(f"piles.{event['pile']}")
    if name == "half-looked" and is_own:
        told["cards"] = event["set"].get(f"regular.{event['other']}", {}).get("cards")
    if name == "placed" and not event["up"] and not is_own:
        told["card"] = "?"
    if name == "pair-dealt":
        entry = event["set"].get(f"pairs.{event['pair']}", {})
        owner = deals.owner_of_pair(setup, event["pair"])
        if not entry.get("up") and (owner is None or owner != observer):
            told["company"] = told["forecast"] = "?"
    if name == "pile-taken" and event["fees"]:
        told["fee cards"] = [event["set"].get(key) for key in (f"fees.{event['seat']}", "discard")]  # shown (DEM-6)
    if name == "pile-taken" and is_own:
        told["cards"] = event["set"].get(f"regular.{observer}", {}).get("cards")  # who takes it up looks at it
    if name == "cards-shown":
        told["cards"] = event["set"].get(f"regular.{event['seat']}", {}).get("cards")
    return told


# Everything an observer can get


def evidence(game: Game, observer: int | None, since: int) -> World:
    """What the observer gets at every question, as bytes and texts."""
    question = game.question
    view = game.view(observer)
    found: World = {
        "view": view.to_bytes(),
        "events": game.event_lines(observer, since),
        "event count": (game.event_count, view.events),
        "question": question and (question.seat, question.ask),
        "open questions": [(open_one.seat, open_one.ask) for open_one in game.questions],
        "over": (game.over, view.over),
    }
    own = next((open_one for open_one in game.questions if open_one.seat == observer is not None), None)
    if own is not None:
        found["answers"] = (own.answers, [game.notation(given) for given in own.answers])
        insist(view.question == own, "the view asks something else than the game")
    return found


def full_evidence(game: Game, observer: int | None, since: int, chooser_seed: int) -> World:
    """And what costs more to get; another seat gets its own first."""
    chooser = random.Random(chooser_seed)
    others = [seat for seat in (*range(game.setup.players), None) if seat != observer]
    other = chooser.choice(others)
    game.view(other).to_bytes()
    game.event_lines(other, since)
    view = game.view(observer)
    plain = view.to_dict()
    insist(plain["seat"] == observer == view.seat, "a view of another seat")
    record = game.record(observer)
    found = {
        **evidence(game, observer, since),
        "all events": game.event_lines(observer),
        "pickled view": pickle.dumps(view),
        "repr": (repr(game), str(game), repr(view), str(view)),
        "asked of the view": str(view.question),
        "view read again": read_again(plain),
        "resampled": [view.resample(chooser.getrandbits(60)).hash() for _ in range(2)],
        "record": (
            record.to_text(),
            repr(record),
            record.answers,
            record.events,
            record.seed,
            record.position,
            record.hash,
        ),
    }
    if observer is not None:
        probes = [chooser.randrange(len(ACTIONS)) for _ in range(6)] + list(PROBES)
        if "tally" in plain:
            probes += chooser.sample(CARD_PROBES, 12)
        found["refusals"] = [refused(game, probe, observer) for probe in probes]
    return found


def read_again(plain: World) -> bytes:
    """The view from its JSON: one that tells too much does not add up."""
    try:
        return View.from_dict(plain).to_bytes()
    except ValueError as error:
        raise Leak(f"the view of seat {plain['seat']} contradicts itself: {error}") from None


def refused(game: Game, given: int | str, seat: int) -> object:
    """How a seat's answer is refused; None if it is not."""
    refusal = game.refusal(given, seat=seat)
    if refusal is None:
        return None
    try:
        game.answer(given, seat=seat)
    except IllegalAnswer as error:
        return refusal.to_dict(), repr(refusal), str(error), repr(error), error.args, pickle.dumps(error)
    raise AssertionError(f"{given} was refused and then taken")


def compare(one: World, two: World, where: str) -> None:
    """Two collections of evidence must be the same."""
    for what in (*one, *(key for key in two if key not in one)):
        if one.get(what) != two.get(what):
            raise Leak(f"{where}: {what} differs: {_difference(one.get(what), two.get(what))}")


def _difference(one: object, two: object) -> str:
    left, right = repr(one), repr(two)
    at = next((i for i, (a, b) in enumerate(zip(left, right, strict=False)) if a != b), min(len(left), len(right)))
    return f"…{left[max(0, at - 60) : at + 60]}… against …{right[max(0, at - 60) : at + 60]}…"


# Playing both worlds on


@dataclass
class Tally:
    """What was compared, so that a test can insist that it was enough."""

    twins: int = 0
    questions: int = 0  # at which all that the observer gets was compared
    changed: int = 0  # cards that lay elsewhere in the twin
    asks: Counter[tuple[str, bool]] = field(default_factory=Counter)  # by ask, and whether the observer was asked
    partings: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Tally") -> None:
        """Adds up."""
        self.twins += other.twins
        self.questions += other.questions
        self.changed += other.changed
        self.asks.update(other.asks)
        self.partings.update(other.partings)


class Twins:
    """Two worlds that one observer must not be able to tell apart."""

    def __init__(self, game: Game, observer: int | None, chooser: random.Random, *, wild: bool) -> None:
        self.observer = observer
        self.chooser = chooser
        self.tally = Tally(twins=1)
        truth = game.position()
        other = twin_of(game, observer, chooser, wild=wild)
        self.tally.changed = hidden_differences(truth, other)
        self.setup = truth["setup"]
        self.one, self.two = Game.from_position(truth), Game.from_position(other)
        self.since = game.event_count
        self.where = f"{self.setup}, observer {observer}, event {self.since}"
        compare({"view": game.view(observer).to_bytes()}, {"view": self.one.view(observer).to_bytes()}, self.where)
        self.check(full=True)

    def check(self, *, full: bool) -> None:
        """Everything the observer gets is the same."""
        where = f"{self.where}, {self.one.event_count - self.since} events on"
        self.tally.questions += 1
        if question := self.one.question:
            self.tally.asks[question.ask, question.seat == self.observer] += 1
        since = max(self.since, self.one.event_count - 40)
        if full:
            seed = self.chooser.getrandbits(32)
            one = full_evidence(self.one, self.observer, since, seed)
            two = full_evidence(self.two, self.observer, since, seed)
        else:
            one, two = evidence(self.one, self.observer, since), evidence(self.two, self.observer, since)
        compare(one, two, where)

    def run(self, steps: int, every: int = 8) -> Tally:
        """Plays both on until they part in public, the game is over, or so many answers are given."""
        for step in range(steps):
            answers = self.choose()
            if answers is None:
                self.tally.partings["nothing to answer alike"] += 1
                break
            if not self.step(*answers):
                break
            self.check(full=step % every == every - 1)
            if self.one.question is None:
                self.tally.partings["game over"] += 1
                break
        return self.tally

    # Answers

    def choose(self) -> tuple[int, int, int] | None:
        """A seat and answers that look the same to the observer; None if there are none."""
        if self.one.question is None or self.two.question is None:
            return None
        asked = self.chooser.randrange(len(self.one.questions))  # where several are asked at once, any of them
        one, two = self.one.questions[asked], self.two.questions[asked]
        if one.seat == self.observer:
            given = self.pick(one, one.answers)
            return one.seat, given, given
        if one.seat == CHANCE and not self.is_seen(one):
            return one.seat, self.chooser.choice(one.answers), self.chooser.choice(two.answers)
        faces = {face_of(given) for given in two.answers}
        alike = [given for given in one.answers if face_of(given) in faces]
        if not alike:
            return None
        given = self.pick(one, alike)
        same = [other for other in two.answers if face_of(other) == face_of(given)]
        return one.seat, given, self.chooser.choice(same)

    def pick(self, question: Question, answers: list[int]) -> int:
        """At random, but cards are sold seldom, so that there is something to keep secret."""
        if question.ask == "sell" and self.chooser.random() < 0.6:
            return answers[-1]
        return self.chooser.choice(answers)

    def is_seen(self, question: Question) -> bool:
        """Whether the observer sees what chance is about to deal."""
        position = self.one.position()
        progress = position["progress"]
        players = self.setup["players"]
        if question.ask == "start":
            return bool(progress["count"] == self.observer)
        if question.ask in ("company", "forecast"):
            pair = progress["count"] // 2
            each = self.setup.get("pairs", 2 if players == 2 else 1)
            public = self.setup.get("public_pairs", 0 if players == 2 else 1)
            owner = deals.owner_of_pair(self.setup, pair)
            return owner == self.observer if owner is not None else pair < players * each + public
        if question.ask == "investor":
            return bool(progress["count"] // modules.offer_size(self.setup) == self.observer)
        if question.ask == "strategy" and progress["step"] == 2:
            return bool(progress["count"] // modules.hand_size(self.setup) == self.observer)
        if question.ask in ("strategy", "commerce"):
            return bool((position["first"] + progress["turn"]) % players == self.observer)
        if question.ask == "market" and position.get("opening"):
            return bool(position["opening"]["seat"] == self.observer)
        if question.ask == "market" and progress["step"] == 1:
            each = self.setup.get("up", 1) + self.setup.get("down", 1)
            return bool((position["first"] + progress["count"] // each) % players == self.observer)
        return True

    # Steps

    def step(self, seat: int, given_one: int, given_two: int) -> bool:
        """Both worlds go on; False if the rules have shown the observer a difference."""
        before = (self.one.clone(), self.two.clone())
        since = self.one.event_count
        self.one.answer(given_one, seat)
        self.two.answer(given_two, seat)
        truth = [new_events(world, since) for world in (self.one, self.two)]
        told = [[told_event(event, self.setup, self.observer) for event in events] for events in truth]
        if told[0] == told[1]:
            return True
        alike = next((i for i, (a, b) in enumerate(zip(*told, strict=False)) if a != b), min(map(len, told)))
        self.check_prefix(since, alike)
        one, two = (events[alike] if alike < len(events) else {"event": "nothing"} for events in truth)
        was = (before[0].position(), before[1].position())
        now = (self.one.position(), self.two.position())
        reason = reason_to_part(one, two, truth, alike, was, now, self.observer)
        if reason is None:
            facts = [{key: value for key, value in event.items() if key != "set"} for event in (one, two)]
            raise Leak(f"{self.where}: the worlds part where no rule shows anything: {facts[0]} against {facts[1]}")
        self.tally.partings[reason] += 1
        return False

    def check_prefix(self, since: int, alike: int) -> None:
        """Up to the event that shows a difference all events are the same."""
        one = self.one.event_lines(self.observer, since)[:alike]
        two = self.two.event_lines(self.observer, since)[:alike]
        compare({"events": one}, {"events": two}, f"{self.where}, before the worlds part")


def face_of(given: int) -> tuple[object, ...]:
    """What others see of an answer: the pile of a card placed face-down, the sort of a card taken, or all of it."""
    action = ACTIONS[given]
    if action.verb == "down":
        return action.verb, action.pile
    return (action.verb,) if action.verb in SECRET_ANSWERS else (given,)


def new_events(game: Game, since: int) -> list[Event]:
    """All facts after an event, with nothing hidden."""
    count = game.event_count - since
    return [json.loads(line) for line in (game.all_lines()[-count:] if count else ())]


# Where the rules show something

Positions = tuple[Mapping[str, Any], Mapping[str, Any]]


def reason_to_part(
    one: Event,
    two: Event,
    truth: Sequence[Sequence[Event]],
    at: int,
    before: Positions,
    after: Positions,
    observer: int | None,
) -> str | None:
    """Which rule lets the observer see this difference; None if there is none."""
    names = {one["event"], two["event"]}
    if len(names) == 1 and names <= set(DRAWS):
        return f"{one['event']} shows another card"
    if names == {"pile-taken"}:
        if _fees(before[0], one["pile"]) != _fees(before[1], two["pile"]):
            return "other fees in a pile (DEM-6)"
        if one["seat"] == observer and before[0]["piles"][one["pile"]] != before[1]["piles"][one["pile"]]:
            return "the observer takes up another pile (DEM-5)"
    if any(event["event"] == "cards-shown" for event in (*truth[0][:at], one)):
        return "all cards are shown (END-1)"
    for event in (one, two):
        if event["event"] in ("split-shown", "bankrupt-lost") and _halves_differ(before, event["company"], observer):
            return f"{event['event']} shows cards (MOV-4, MOV-5)"
    for event, events in ((one, truth[0]), (two, truth[1])):
        if event["event"] == "dividend-paid" and _halves_differ(before, event["company"], observer):
            later = [e["event"] for e in events[at:] if e["event"] not in ("dividend-paid", "fee-paid")]
            if later[:1] == ["split"]:
                return "dollar signs before a split pay all cards (ADV-3)"
    for event, other in ((one, after[1]), (two, after[0])):
        if event["event"] == "asked" and event["ask"] == "action":
            seat = event["seats"][0]
            if seat != observer and not ACTION_CARDS & set(other["regular"][seat]):
                return "a player without action cards is passed over (ACT-3)"
    return None


def _fees(position: Mapping[str, Any], pile: int) -> list[str]:
    return sorted(entry["card"] for entry in position["piles"][pile] if entry["card"].startswith("fee"))


def _halves_differ(positions: Positions, company: str, observer: int | None) -> bool:
    one, two = (position["regular"] for position in positions)
    return any(one[seat].get(company, 0) != two[seat].get(company, 0) for seat in range(len(one)) if seat != observer)
