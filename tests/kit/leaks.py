"""Planted leaks: each tells somebody, in a few lines, what must stay secret; the checks of twins and keys must object.

`python -m kit.leaks [NAME...]` plants them one after the other in the uncompiled engine and prints, as JSON, what each
was caught by. Without any leak planted the same checks must stay silent.
"""

import json
import os
import random
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

os.environ["STOCKPILE_BUILD"] = "pure"  # before the engine is imported: compiled code cannot be patched

from kit import keys, twins
from kit.samples import BASE, TINY, Player, observers, questions
from stockpile import Game, IllegalAnswer, Question, Setup, View
from stockpile.engine import game as game_module
from stockpile.engine import ids, names
from stockpile.engine.course import Course
from stockpile.engine.formats import record
from stockpile.engine.formats.record import Record
from stockpile.engine.knowledge import books, project
from stockpile.engine.question import Refusal
from stockpile.engine.refusals import reasons
from stockpile.engine.rules import chance, effects, events, flow
from stockpile.engine.rules.phases import action, movement, selling, supply
from stockpile.engine.setup import actions
from stockpile.engine.state import State
from stockpile.engine.telling import cell_writers, tape, writer

Planting = Callable[["Patch"], None]


class Planted(NamedTuple):
    """A leak, and where to look for it: the setup, the question from which twins are followed, the first attempt."""

    plant: Planting
    setup: Setup
    ask: str
    first: int


LEAKS: dict[str, Planted] = {}
PLAIN = BASE["3 players, standard board"]
TWO = BASE["2 players, advanced board"]
DIVIDENDS = TINY["dividends only, no starting cards"]
FEES = Setup(players=3, rounds=2, stocks=6, fees=(30, 0, 0), up=0, down=3, cash=50)
ACTIONS = Setup(players=3, rounds=3, stocks=6, fees=(0, 0, 0), booms=20, busts=20)
ALIKE = Setup(
    players=3, rounds=3, stocks=16, fees=(2, 0, 0), companies=("cosmic", "epic", "leading"),
    forecasts=("+1", "-2", "$$"), public_pairs=0, hidden_pairs=0,
)  # fmt: skip
CHOICES = Setup(players=3, rounds=2, modules=("investors", "strategies"))
PLAYS = Setup(
    players=3, rounds=3, modules=("investors", "strategies"), investors={0: ["cramer"], 1: ["graham"], 2: ["ivan"]}
)
DRAWN_AGAIN = Setup(
    players=5, modules=("investors", "strategies"), promo_strategies=False, investors={4: ["ivan"]},
    investor_sets=("base",),
)  # fmt: skip
LOOKERS = Setup(
    players=3, rounds=3, modules=("investors", "strategies"), investors={0: ["martha"], 1: ["warren"], 2: ["robins"]},
    strategies={0: ["subpoena"], 1: ["insider-trading"], 2: ["corporate-espionage"]},
)  # fmt: skip
PHIL = Setup(players=3, rounds=3, modules=("dice", "investors"), investors={1: ["phil"], 2: ["robins"]})
COMMERCE = Setup(players=4, rounds=3, modules=("commerce",))
ATTEMPTS = 40
CONTROLS = 2  # attempts at every place with nothing planted


class Patch:
    """Changes attributes and puts them back."""

    def __init__(self) -> None:
        self.old: list[tuple[Any, str, Any]] = []

    def set(self, owner: object, name: str, value: object) -> Any:
        """Replaces an attribute and returns what it was."""
        before = vars(owner)[name]
        self.old.append((owner, name, before))
        setattr(owner, name, value)
        return before

    def after(self, owner: object, name: str, more: Callable[..., None]) -> None:
        """Calls `more` with the same arguments after a function."""
        before = vars(owner)[name]

        def both(*args: Any, **named: Any) -> Any:
            result = before(*args, **named)
            more(*args, **named)
            return result

        self.set(owner, name, both)

    def undo(self) -> None:
        """Puts everything back."""
        for owner, name, value in reversed(self.old):
            setattr(owner, name, value)
        self.old.clear()


def leak(name: str, setup: Setup | None = None, ask: str = "place", first: int = 0) -> Callable[[Planting], Planting]:
    """Names a leak and says where to look for it; the first attempt is one that finds it, which saves the others."""

    def add(plant: Planting) -> Planting:
        LEAKS[name] = Planted(plant, setup or PLAIN, ask, first)
        return plant

    return add


# What a view copies


@leak("a face-down card of a pile is in every view", ask="bid")
def _(patch: Patch) -> None:
    def more(g: State, _observer: int, into: State) -> None:
        into.pile_card = [row[:] for row in g.pile_card]

    patch.after(project, "project", more)


@leak("a card placed face-down is known to whoever sits left of its placer", ask="bid")
def _(patch: Patch) -> None:
    def more(g: State, observer: int, into: State) -> None:
        for pile in range(g.box.piles):
            for slot in range(g.pile_n[pile]):
                if g.pile_known[pile][slot] << 1 & 1 << observer:
                    into.pile_card[pile][slot] = g.pile_card[pile][slot]

    patch.after(project, "project", more)


@leak("the hands of others are in the view")
def _(patch: Patch) -> None:
    def more(g: State, _observer: int, into: State) -> None:
        into.hand = [row[:] for row in g.hand]

    patch.after(project, "project", more)


@leak("the regular halves of others are in the view, though it does not write them")
def _(patch: Patch) -> None:
    def more(g: State, _observer: int, into: State) -> None:
        into.regular = [row[:] for row in g.regular]

    patch.after(project, "project", more)


@leak("a hidden pair is in the view")
def _(patch: Patch) -> None:
    def more(g: State, _observer: int, into: State) -> None:
        into.pair_forecast = g.pair_forecast[:]

    patch.after(project, "project", more)


@leak("the order of the deck is in the view, though it does not write it")
def _(patch: Patch) -> None:
    def more(g: State, _observer: int, into: State) -> None:
        into.deck = g.deck[:]

    patch.after(project, "project", more)


@leak("the pairs of coming rounds are in the view, though it does not write them")
def _(patch: Patch) -> None:
    def more(g: State, _observer: int, into: State) -> None:
        into.coming_company = [row[:] for row in g.coming_company]

    patch.after(project, "project", more)


@leak("what another observer knows is in the view, though it does not write it", ask="sell")
def _(patch: Patch) -> None:
    def more(g: State, observer: int, into: State) -> None:
        project.copy_book(g, (observer + 1) % g.box.players, into)

    patch.after(project, "project", more)


@leak("the starting card of another is in the view")
def _(patch: Patch) -> None:
    def more(g: State, observer: int, into: State) -> None:
        for seat in range(g.box.players):
            if observer <= ids.PUBLIC:
                into.start_mark[observer][seat] = g.start_mark[seat][seat]

    patch.after(project, "project", more)


@leak("a spectator sees as seat 0")
def _(patch: Patch) -> None:
    def observer_of(game: Game, seat: int | None) -> int:
        result: int = before(game, 0 if seat is None else seat)
        return result

    before = patch.set(Course, "_observer", observer_of)


@leak("a view is cached for whoever asks next")
def _(patch: Patch) -> None:
    cache: dict[tuple[int, int], View] = {}

    def cached(game: Game, seat: int | None) -> View:
        if (id(game), game.event_count) not in cache:
            cache.clear()
            cache[id(game), game.event_count] = before(game, seat)
        return cache[id(game), game.event_count]

    before = patch.set(Game, "view", cached)


@leak("a view tells what another seat may answer")
def _(patch: Patch) -> None:
    class Telling(View):
        __slots__ = ("_asked",)

        @property
        def question(self) -> Question | None:
            return self._asked  # type: ignore[attr-defined, no-any-return]

    def telling(game: Game, seat: int | None) -> View:
        seen = before(game, seat)
        result = Telling(seen.setup, seen._state)
        result._asked = game.question  # type: ignore[attr-defined]
        return result

    before = patch.set(Game, "view", telling)


@leak("resample copies the truth")
def _(patch: Patch) -> None:
    truth: dict[int, State] = {}

    def remember(g: State, _observer: int, into: State) -> None:
        truth[id(into)] = g.clone()

    def copying(seen: State, source: Any) -> State:
        result: State = truth[id(seen)] if id(seen) in truth else before(seen, source)
        return result

    patch.after(project, "project", remember)
    before = patch.set(game_module, "resample", copying)


@leak("resample copies the true half of one seat")
def _(patch: Patch) -> None:
    truth: dict[int, State] = {}

    def remember(g: State, _observer: int, into: State) -> None:
        truth[id(into)] = g.clone()

    def half_true(seen: State, source: Any) -> State:
        result: State = before(seen, source)
        if id(seen) in truth:
            result.pile_card = truth[id(seen)].pile_card
        return result

    patch.after(project, "project", remember)
    before = patch.set(game_module, "resample", half_true)


# What is remembered


@leak("a face-down card is known to all once its pile is bought", ask="bid")
def _(patch: Patch) -> None:
    def enter(g: State, seat: int, held: int, known: int) -> None:
        before(g, seat, held, ids.EVERYONE if g.round else known)

    before = patch.set(books, "enter", enter)


@leak("which card of a half a sale vacated", ALIKE, "sell", first=6)
def _(patch: Patch) -> None:
    def consume(g: State, observer: int, seat: int, held: int, count: int) -> None:
        lots = g.lots[observer][seat]
        if g.regular[seat][held] > 0:  # the owner has another one: the newest is taken instead of the oldest
            for lot in range(ids.LOTS - 1, -1, -1):
                taken = min(count, lots[lot]) if books.may_be(g, lot, held) else 0
                lots[lot] -= taken
                count -= taken
        before(g, observer, seat, held, count)

    before = patch.set(books, "consume", consume)


@leak("the order of the cards in a pile", first=11)
def _(patch: Patch) -> None:
    def put(g: State, pile: int, kind: int, placer: int, up: int, known: int) -> None:
        before(g, pile, kind, placer, up, known)
        n = g.pile_n[pile]
        order = sorted(range(1, n), key=lambda slot: g.pile_card[pile][slot])
        for row in (g.pile_card[pile], g.pile_up[pile], g.pile_known[pile], g.pile_placer[pile]):
            row[1:n] = [row[slot] for slot in order]

    before = patch.set(effects, "put_on_pile", put)


@leak("which cards of a pile were fees", FEES, "bid", first=9)
def _(patch: Patch) -> None:
    def take(g: State, seat: int, pile: int) -> None:
        fees = [slot for slot in range(g.pile_n[pile]) if ids.FEE1 <= g.pile_card[pile][slot] <= ids.FEE3]
        emit = events.emit

        def telling(g: State, event: int, *about: int) -> None:
            if event == ids.EV_PILE_TAKEN and fees:
                about = (*about[:2], sum(1 << slot for slot in fees))
            emit(g, event, *about)

        telling_patch = Patch()
        telling_patch.set(events, "emit", telling)
        before(g, seat, pile)
        telling_patch.undo()

    before = patch.set(effects, "take_pile", take)


@leak("how many action cards a seat has left, in a number of the phase", ACTIONS, "action")
def _(patch: Patch) -> None:
    def more(g: State) -> None:
        if g.ask == ids.ASK_ACTION:
            g.count = sum(g.regular[flow.asked_seat(g)][ids.HELD_BOOM : ids.HELD_BUST + 1])

    patch.after(action, "run", more)


# Whether and when something is asked or paid


@leak("nobody is asked to claim who has nothing to claim", DIVIDENDS, "claim", first=3)
def _(patch: Patch) -> None:
    def ask_claims(g: State) -> None:
        top = g.depth - 1
        while g.served[top] < g.box.players:
            seat = effects.seat_at(g, g.served[top])
            if g.regular[seat][g.about[top]] > books.public_count(g, seat, g.about[top]):
                effects.ask(g, seat, ids.ASK_CLAIM)
                return
            g.served[top] += 1
        effects.pop(g)

    patch.set(movement, "ask_claims", ask_claims)


@leak("nobody is asked to sell who has no card of worth", ask="sell", first=23)
def _(patch: Patch) -> None:
    def run(g: State) -> None:
        while g.turn < g.box.players:
            seat = effects.seat_at(g, g.turn)
            worth = max(
                (effects.price(g, s) for s in range(ids.STOCKS) if g.regular[seat][s] + g.split[seat][s]), default=0
            )
            if worth > 5:
                effects.ask(g, seat, ids.ASK_SELL)
                return
            g.turn += 1
        effects.next_stage(g)

    patch.set(selling, "run", run)


@leak("two cards alike are placed without asking twice", ALIKE)
def _(patch: Patch) -> None:
    def place(g: State, seat: int, given: int) -> None:
        alike = g.hand_n[seat] == 2 and g.hand[seat][0] == g.hand[seat][1]
        before(g, seat, given)
        if alike and g.hand_n[seat] == 1:
            before(g, seat, (given - ids.ACT_UP) % (ids.ACT_DOWN - ids.ACT_UP) + ids.ACT_DOWN)

    before = patch.set(supply, "answer", place)


@leak("a dividend is paid for cards that nobody has shown", DIVIDENDS, "sell", first=12)
def _(patch: Patch) -> None:
    def declare(g: State, stock: int, amount: int) -> None:
        events.emit(g, ids.EV_DIVIDEND, stock, amount)
        for turn in range(g.box.players):
            seat = effects.seat_at(g, turn)
            effects.pay_shares(g, seat, stock, g.regular[seat][stock] + 2 * g.split[seat][stock], amount)

    patch.set(effects, "declare_dividend", declare)


# Events


@leak("an event names the card that was placed face-down", first=4)
def _(patch: Patch) -> None:
    patch.set(tape.SPECS[ids.EV_PLACED], "secret", [False] * 4)


@leak("an event names the card that another was dealt", TWO, first=3)
def _(patch: Patch) -> None:
    patch.set(tape.SPECS[ids.EV_DEALT], "secret", [False] * 2)


@leak("an event names the pair that another was dealt", TWO, "sell", first=14)
def _(patch: Patch) -> None:
    patch.set(tape.SPECS[ids.EV_PAIR_DEALT], "secret", [False] * 3)


@leak("there is one event more when a fee is placed face-down", FEES)
def _(patch: Patch) -> None:
    def more(g: State, _seat: int, given: int) -> None:
        if given >= ids.ACT_DOWN and ids.FEE1 <= (given - ids.ACT_DOWN) // ids.PILES + 1 <= ids.FEE3:
            events.emit(g, ids.EV_STAGE, g.stage)

    patch.after(supply, "answer", more)


@leak("numbers of events are left out when a fee is placed face-down", FEES)
def _(patch: Patch) -> None:
    def more(g: State, _seat: int, given: int) -> None:
        if given >= ids.ACT_DOWN and ids.FEE1 <= (given - ids.ACT_DOWN) // ids.PILES + 1 <= ids.FEE3:
            g.emitted += 1

    patch.after(supply, "answer", more)


@leak("an event sets the half of another whenever its owner learns something")
def _(patch: Patch) -> None:
    def project_more(g: State, observer: int, into: State) -> None:
        before(g, observer, into)
        for seat in range(g.box.players):
            if seat != observer < ids.PUBLIC:
                into.known[seat][seat] = g.regular[seat][:]

    before = patch.set(project, "project", project_more)


# Texts


@leak("the deck tells how many fees are left in it")
def _(patch: Patch) -> None:
    def counted(g: State, _observer: int, into: State) -> None:
        fees = sum(ids.FEE1 <= kind <= ids.FEE3 for kind in g.deck)
        into.deck[0] = fees

    def write(w: Any, g: State, _i: int) -> None:
        writer.add(w, b'{"left":%d,"drawn":%d,"fees":%d}' % (g.deck_n - g.deck_at, g.deck_at, g.deck[0]))

    patch.after(project, "project", counted)
    patch.set(cell_writers, "write_deck", write)


@leak("a refusal says who has the card")
def _(patch: Patch) -> None:
    def explain(state: State, setup: Any, seat: int, given: int) -> Refusal:
        result: Refusal = before(state, setup, seat, given)
        card = actions.ACTIONS[given].card
        if result.key == "not-in-hand" and card in names.CARDS:
            kind = names.CARDS.index(card)
            result.args["held_by"] = [other for other, hand in enumerate(state.hand) if kind in hand]
        return result

    before = patch.set(reasons, "explain", explain)


@leak("a refusal counts the deck")
def _(patch: Patch) -> None:
    def explain(state: State, setup: Any, seat: int, given: int) -> Refusal:
        result: Refusal = before(state, setup, seat, given)
        result.args["next"] = names.CARDS[state.deck[state.deck_at]]
        return result

    before = patch.set(reasons, "explain", explain)


@leak("a redacted record shows a card that was placed face-down", first=4)
def _(patch: Patch) -> None:
    patch.set(record, "_told", lambda game, _asked, given, _seat: game.notation(given))


@leak("a redacted record has the fingerprint of the whole state")
def _(patch: Patch) -> None:
    def record_of(game: Game, seat: int | str | None) -> Record:
        result: Record = before(game, seat)
        result.hash = game.hash()
        return result

    before = patch.set(record, "record_of", record_of)


@leak("a redacted record begins with the full position")
def _(patch: Patch) -> None:
    def record_of(game: Game, seat: int | str | None) -> Record:
        result: Record = before(game, seat)
        result.position = game.start_position()
        return result

    before = patch.set(record, "record_of", record_of)


# Seeds


@leak("the seed is in the repr of a game")
def _(patch: Patch) -> None:
    patch.set(Game, "__repr__", lambda game: f"<Game of seed {game.seed}>")


@leak("the seed is in the text of a refusal")
def _(patch: Patch) -> None:
    def refuse(game: Game, given: int | str, seat: int | None = None) -> Refusal | None:
        result: Refusal | None = before(game, given, seat)
        if result is not None:
            result.args["replay"] = hex(game.seed or 0)
        return result

    before = patch.set(Course, "refusal", refuse)


@leak("the seed is in the redacted record, though it does not write it")
def _(patch: Patch) -> None:
    def record_of(game: Game, seat: int | str | None) -> Record:
        result: Record = before(game, seat)
        result.seed = game.seed
        return result

    before = patch.set(record, "record_of", record_of)


@leak("a view keeps the game it was taken from")
def _(patch: Patch) -> None:
    class Attached(View):
        __slots__ = ("game",)

    def attached(game: Game, seat: int | None) -> View:
        seen = before(game, seat)
        result = Attached(seen.setup, seen._state)
        result.game = game  # type: ignore[attr-defined]
        return result

    before = patch.set(Game, "view", attached)


# Investors, strategies and commerce cards


@leak("strategies in the hands of others are in the view", PLAYS)
def _(patch: Patch) -> None:
    def copy_strategies(g: State, _observer: int, into: State) -> None:
        into.strategy_at = g.strategy_at[:]

    patch.set(project, "copy_strategies", copy_strategies)


@leak("discarded strategies are in every view", PLAYS)
def _(patch: Patch) -> None:
    def more(g: State, _observer: int, into: State) -> None:
        into.dropped_by = g.dropped_by[:]

    patch.after(project, "project", more)


@leak("who draws again learns whose discard it was", DRAWN_AGAIN, "bid")
def _(patch: Patch) -> None:
    def more(g: State, observer: int, into: State) -> None:
        for number in range(ids.STRATEGIES):
            if g.strategy_at[number] and g.strategy_at[number] == observer + 1:
                into.dropped_by[number] = g.dropped_by[number]

    patch.after(project, "project", more)


@leak("whoever discarded a strategy learns that it was drawn again", DRAWN_AGAIN, "bid", first=7)
def _(patch: Patch) -> None:
    def more(g: State, observer: int, into: State) -> None:
        for number in range(ids.STRATEGIES):
            if g.dropped_by[number] == observer + 1:
                into.strategy_at[number] = g.strategy_at[number]

    patch.after(project, "project", more)


@leak("the strategy deck is in the view, though it does not write it", PLAYS)
def _(patch: Patch) -> None:
    def more(g: State, _observer: int, into: State) -> None:
        into.strategy_deck = g.strategy_deck[:]

    patch.after(project, "project", more)


@leak("the order of a second draw is in the view, though it does not write it", DRAWN_AGAIN, "drop-strategy")
def _(patch: Patch) -> None:
    def more(g: State, _observer: int, into: State) -> None:
        into.strategy_rank = g.strategy_rank[:]

    patch.after(project, "project", more)


@leak("investors dealt to others are in the view", CHOICES, "choose-investor")
def _(patch: Patch) -> None:
    def more(g: State, _observer: int, into: State) -> None:
        into.dealt = [row[:] for row in g.dealt]

    patch.after(project, "project", more)


@leak("what others have chosen is in the view", CHOICES, "choose-investor")
def _(patch: Patch) -> None:
    def more(g: State, _observer: int, into: State) -> None:
        into.chosen = g.chosen[:]

    patch.after(project, "project", more)


@leak("opening cards that another has drawn are in the view", LOOKERS, "pick-card")
def _(patch: Patch) -> None:
    def more(g: State, _observer: int, into: State) -> None:
        into.opening = g.opening[:]

    patch.after(project, "project", more)


@leak("commerce cards in the hands of others are in the view", COMMERCE, "lay")
def _(patch: Patch) -> None:
    def more(g: State, _observer: int, into: State) -> None:
        into.commerce_hand = [row[:] for row in g.commerce_hand]

    patch.after(project, "project", more)


@leak("the commerce deck is in the view, though it does not write it", COMMERCE, "lay")
def _(patch: Patch) -> None:
    def more(g: State, _observer: int, into: State) -> None:
        into.commerce = g.commerce[:]

    patch.after(project, "project", more)


@leak("dice to come are in the view, though it does not write them", PHIL)
def _(patch: Patch) -> None:
    def more(g: State, _observer: int, into: State) -> None:
        into.coming_roll = [row[:] for row in g.coming_roll]

    patch.after(project, "project", more)


@leak("a pair that one has looked at is known to all", LOOKERS, "bid", first=3)
def _(patch: Patch) -> None:
    def look(g: State, seat: int, pair: int) -> None:
        before(g, seat, pair)
        g.pair_known[pair] = ids.EVERYONE

    before = patch.set(effects, "look_at_pair", look)


@leak("a pile that one has looked at is known to all", LOOKERS, "pick-pile")
def _(patch: Patch) -> None:
    def more(g: State, _seat: int, pile: int) -> None:
        g.pile_known[pile] = [ids.EVERYONE] * ids.SLOTS

    patch.after(effects, "look_at_pile", more)


@leak("a half that one was shown becomes known to all", LOOKERS, "action")
def _(patch: Patch) -> None:
    def show_to(g: State, _observer: int, seat: int) -> None:
        for other in range(ids.OBSERVERS):
            if books.is_watching(g, other, seat):
                before(g, other, seat)

    before = patch.set(books, "show_to", show_to)


@leak("the card that lies face-down from the start is shown to all", LOOKERS, "pick-card", first=37)
def _(patch: Patch) -> None:
    def open_pile(g: State, pile: int, kind: int, hider: int) -> None:
        before(g, pile, kind, hider)
        g.pile_known[pile][0] = ids.EVERYONE

    before = patch.set(supply, "open_pile", open_pile)


@leak("the card that one took before the deal is known to all", PHIL, "take-information")
def _(patch: Patch) -> None:
    def more(g: State, seat: int, _value: int) -> None:
        g.pair_known[seat * g.box.pairs_each] = ids.EVERYONE

    patch.after(chance, "take_information", more)


@leak("an event names the strategy that was discarded", CHOICES, "drop-strategy")
def _(patch: Patch) -> None:
    patch.set(tape.SPECS[ids.EV_STRATEGY_DROPPED], "secret", [False] * 2)


@leak("an event names the investor that was chosen", CHOICES, "choose-investor")
def _(patch: Patch) -> None:
    patch.set(tape.SPECS[ids.EV_INVESTOR_CHOSEN], "secret", [False] * 2)


@leak("an event names the pair that another looked at", LOOKERS, "bid", first=4)
def _(patch: Patch) -> None:
    patch.set(tape.SPECS[ids.EV_PAIR_LOOKED], "secret", [False] * 4)


@leak("an event names the card that another took before the deal", PHIL, "take-information")
def _(patch: Patch) -> None:
    patch.set(tape.SPECS[ids.EV_INFORMATION_TAKEN], "secret", [False] * 4)


@leak("an event names the commerce card that another drew", COMMERCE, first=4)
def _(patch: Patch) -> None:
    patch.set(tape.SPECS[ids.EV_COMMERCE_DRAWN], "secret", [False] * 2)


@leak("a redacted record names secret choices", CHOICES, "choose-investor", first=21)
def _(patch: Patch) -> None:
    patch.set(record, "SECRET_VERBS", ())


@leak("a player whose strategies have no target is passed over", PLAYS, "bid", first=28)
def _(patch: Patch) -> None:
    def has_open_reason(g: State, seat: int) -> int:
        return 1 if before(g, seat) and action.legal_plays(g, seat, [0] * ids.ANSWERS, 0) else 0

    before = patch.set(action, "has_open_reason", has_open_reason)


@leak("a refusal says who has which strategy", PLAYS, "action")
def _(patch: Patch) -> None:
    def explain(state: State, setup: Any, seat: int, given: int) -> Refusal:
        result: Refusal = before(state, setup, seat, given)
        result.args["hands"] = state.strategy_at[:]
        return result

    before = patch.set(reasons, "explain", explain)


@leak("resample copies the true hands of strategies", PLAYS)
def _(patch: Patch) -> None:
    truth: dict[int, State] = {}

    def remember(g: State, _observer: int, into: State) -> None:
        truth[id(into)] = g.clone()

    def half_true(seen: State, source: Any) -> State:
        result: State = before(seen, source)
        if id(seen) in truth:
            result.strategy_at = truth[id(seen)].strategy_at
        return result

    patch.after(project, "project", remember)
    before = patch.set(game_module, "resample", half_true)


# The checks


def check(setup: Setup, ask: str, number: int) -> int:
    """Seeds and one pair of twins, from a question of that sort on; returns how many questions were compared."""
    chooser = random.Random(number)
    game, secret = keys.seeded(setup, number)
    if number % 5 == 0:
        keys.scan(game, secret)
    answer = Player(number).choose
    places = [place for place, question in enumerate(questions(game.clone(), number)) if question.ask == ask]
    if not places:
        return 0
    for _ in range(chooser.choice(places[:12])):
        assert game.question is not None
        game.answer(answer(game.question))
    observer = chooser.choice(observers(setup))
    return twins.Twins(game, observer, chooser, wild=chooser.random() < 0.4).run(14, every=7).questions


def caught(planted: Planted) -> str:
    """What the checks say of a leak; nothing if they do not find it."""
    patch = Patch()
    planted.plant(patch)
    try:
        for number in sorted(range(ATTEMPTS), key=lambda number: number != planted.first):
            check(planted.setup, planted.ask, number)
    except twins.Leak as found:
        return str(found)
    except IllegalAnswer:
        raise
    except ValueError as refused:  # the laws of positions: no game has such a number in this phase
        return f"position: {refused}"
    finally:
        patch.undo()
    return ""


def control() -> int:
    """The same checks with nothing planted: raises Leak if they object; returns how many questions were compared."""
    places = {(str(planted.setup), planted.ask): planted for planted in LEAKS.values()}
    return sum(check(p.setup, p.ask, number) for p in places.values() for number in range(CONTROLS))


def main() -> None:
    """Prints what caught each leak, and how much was compared without any."""
    assert game_module.__file__.endswith(".py"), "leaks are planted in the uncompiled engine"
    compared = control()
    sys.stdout.write(json.dumps({"compared": compared, "caught": {name: caught(LEAKS[name]) for name in LEAKS}}))


if __name__ == "__main__":
    main()
