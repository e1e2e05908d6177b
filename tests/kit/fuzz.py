"""Positions of real games with a few things changed, and what happens when they are read and played to the end."""

import copy
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from kit.printed import COMMERCE_CARDS
from kit.samples import CARDS, MODULES, SETUPS, STYLES, begin, combination, questions
from stockpile import Game, Setup
from stockpile.engine.formats.position import POSITION_KEYS
from stockpile.engine.names import CARDS as NAMES
from stockpile.engine.names import COMMODITIES, COMPANIES, FORECASTS, STAGES
from stockpile.engine.setup.given import FIELDS

Plain = dict[str, Any]
MANY_QUESTIONS = 4000  # no game has so many
# What a message may begin with: a field, or what all fields together must make.
NAMED = {*POSITION_KEYS, *FIELDS, "cards", "position"}
LEFT_OUT = ("progress", "question", "knowledge", "tally", "coming", "deck", "pairs", "rolled", "cash", "drawn")
NUMBERS = (0, 1, 2, 3, 5, 6, 7, 9, 20, 100)
MARKET = NAMES[1:12]


def setups(number: int) -> Setup:
    """All modules on every fourth, else any setup of the suite or any combination of modules."""
    chooser = random.Random(number)
    named = {**MODULES, **CARDS} if number % 4 == 0 else SETUPS
    return chooser.choice(list(named.values())) if chooser.random() < 0.5 else combination(number)


def moments(number: int, count: int, setup: Setup | None = None) -> list[Plain]:
    """The positions of one game at some of its questions, its end included; of any setup, if none is given."""
    game = begin(setup or setups(number), number)
    chooser = random.Random(f"moments {number}")
    found: list[Plain] = []
    for place, _ in enumerate(questions(game, number)):
        if len(found) < count:
            found.append(game.position())
        elif (at := chooser.randrange(place + 1)) < count:
            found[at] = game.position()
    return [*found, game.position()]


# Changes


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every container of a position with every key in it."""
    children = list(value.items()) if isinstance(value, dict) else list(enumerate(value))
    for key, child in children:
        yield value, key
        if isinstance(child, dict | list):
            yield from places(child)


def change_a_value(data: Plain, chooser: random.Random) -> None:
    """Another number, truth or name in one place."""
    leaves = [(row, key) for row, key in places(data) if not isinstance(row[key], dict | list)]
    row, key = chooser.choice(leaves)
    value = row[key]
    if isinstance(value, bool):
        row[key] = not value
    elif isinstance(value, int):
        row[key] = chooser.choice((value + 1, value - 1, chooser.choice(NUMBERS)))
    elif isinstance(value, str):
        family = next((names for names in (COMPANIES, MARKET, FORECASTS, COMMODITIES) if value in names), NAMES)
        row[key] = chooser.choice(family)
    else:
        row[key] = chooser.choice((0, 1, None))


def change_a_field(data: Plain, chooser: random.Random) -> None:
    """Another number in a field of the first rank: small ones are few among the thousands of a position."""
    key = chooser.choice(("round", "first", "cash", "fees", "spaces", "meeples", "progress", "regular", "piles"))
    part = {key: data[key]}
    change_a_value(part, chooser) if any(not isinstance(r[k], dict | list) for r, k in places(part)) else None
    data[key] = part[key]


def leave_out(data: Plain, chooser: random.Random) -> None:
    """One field is not said."""
    keys = (
        [key for key in LEFT_OUT if key in data] if chooser.random() < 0.7 else [key for key in data if key != "setup"]
    )
    del data[chooser.choice(keys)]


def change_the_phase(data: Plain, chooser: random.Random) -> None:
    """Another phase, in most cases with nothing said about how far it is."""
    data["phase"] = chooser.choice(list(STAGES.values()))
    if chooser.random() < 0.7:
        data.pop("progress", None)
        data.pop("question", None)


def move_a_card(data: Plain, chooser: random.Random) -> None:
    """A card goes elsewhere: the box stays whole."""
    lists = [data["deck"], *data["hands"]]
    card = chooser.choice(MARKET)
    holders = [row for row in lists if card in row]
    halves = [row for row in (*data["regular"], data["discard"], *data["split"]) if row.get(card)]
    if halves and (not holders or chooser.random() < 0.5):
        half = chooser.choice(halves)
        half[card] -= 1
        if not half[card]:
            del half[card]
    elif holders:
        chooser.choice(holders).remove(card)
    else:
        return
    where = chooser.choice(("regular", "split", "discard", "hand", "pile", "deck"))
    if where in ("regular", "split", "discard"):
        row = data["discard"] if where == "discard" else chooser.choice(data[where])
        row[card] = row.get(card, 0) + 1
    elif where == "pile":
        chooser.choice(data["piles"]).append({"card": card, "up": True})
    else:
        (data["deck"] if where == "deck" else chooser.choice(data["hands"])).append(card)


def swap_entries(data: Plain, chooser: random.Random) -> None:
    """Two entries of a list change places, or one is doubled or lost."""
    rows = [row[key] for row, key in places(data) if isinstance(row[key], list) and row[key]]
    row = chooser.choice(rows)
    how, i, j = chooser.random(), chooser.randrange(len(row)), chooser.randrange(len(row))
    if how < 0.5:
        row[i], row[j] = row[j], row[i]
    elif how < 0.75:
        row.insert(j, copy.deepcopy(row[i]))
    else:
        del row[i]


def hold_a_fee(data: Plain, chooser: random.Random) -> None:
    """A fee of the deck is held by somebody."""
    fee = chooser.randrange(3)
    if f"fee{fee + 1}" in data["deck"]:
        data["deck"].remove(f"fee{fee + 1}")
        chooser.choice(data["fees"])[fee] += 1


CHANGES: tuple[Callable[[Plain, random.Random], None], ...] = (
    change_a_value, change_a_value, change_a_field, leave_out, change_the_phase, move_a_card, swap_entries, hold_a_fee,
)  # fmt: skip


def mutated(position: Plain, others: list[Plain], chooser: random.Random) -> Plain:
    """The position with one to three things changed, some of them taken from another moment of the game."""
    data = copy.deepcopy(position)
    for _ in range(chooser.choice((1, 1, 2, 3))):
        if chooser.random() < 0.15:
            other = chooser.choice(others)
            key = chooser.choice([key for key in other if key != "setup"])
            data[key] = copy.deepcopy(other[key])
            continue
        change = chooser.choice(CHANGES)
        try:
            change(data, chooser)
        except (AttributeError, IndexError, KeyError, TypeError):
            continue  # an earlier change has taken away what this one would change
    return data


# What happens


def cards_of(position: Plain) -> Counter[str]:
    """Every market and commerce card of a position, wherever it lies."""
    seen = Counter[str]([*position["deck"], *(card for hand in position["hands"] for card in hand)])
    for row in (*position["regular"], *position["split"], position["discard"], position.get("commerce_out", {})):
        seen.update(row)
    for row in position["fees"]:
        seen.update({f"fee{i + 1}": n for i, n in enumerate(row)})
    seen.update(card["card"] for pile in position["piles"] for card in pile)
    seen.update((position.get("opening") or {"cards": []})["cards"])
    seen.update(position.get("commerce_deck", []))
    for row in position.get("commerce", ()):
        seen.update(row["commodities"])
        seen.update([*row["hand"], *["tax"] * row["taxes"]])
    if position["phase"] == "setup":  # starting cards are out of the deck before they are dealt
        seen.update(position["coming"].get("0", {"companies": []})["companies"][: len(position["cash"])])
    del seen["first"]
    return +seen


def box_of(setup: Setup) -> Counter[str]:
    """All the cards of a box."""
    table = setup.table
    box = Counter(dict.fromkeys(table.companies, table.stocks))
    box.update({"boom": table.booms, "bust": table.busts})
    box.update({f"fee{i + 1}": n for i, n in enumerate(table.fees)})
    if "commerce" in setup.modules:
        box.update(COMMERCE_CARDS)
    return +box


def trouble(data: Plain, seed: int) -> str:
    """Nothing, if the position is refused by the name of a field or can be played to its end; else what is wrong."""
    try:
        game = Game.from_position(data)
    except ValueError as error:
        field = str(error).partition(":")[0].partition(".")[0]
        return "" if field in NAMED and ":" in str(error) else f"refused without a field: {error}"
    except Exception as error:
        return f"reading: {error!r}"
    try:
        return _played(game, seed)
    except Exception as error:
        return f"playing: {error!r}"


def _played(game: Game, seed: int) -> str:
    drawn = game.setup.chance == "drawn" or game.position()["phase"] != "setup"
    if drawn and cards_of(game.position()) != box_of(game.setup):
        return "it has not the cards of the box"
    for number, question in enumerate(questions(game, seed, STYLES[seed % len(STYLES)])):
        if not question.answers:
            return f"{question.ask} has no answer"
        if number > MANY_QUESTIONS:
            return "it never ends"
        if min(game.view(None).to_dict()["cash"]) < 0:
            return f"cash {game.view(None).to_dict()['cash']}"
    return "" if cards_of(game.position()) == box_of(game.setup) else "cards were lost"


def troubles(numbers: range, each: int) -> Iterator[tuple[Plain, str]]:
    """The positions that are neither refused nor playable, of games with these numbers, so many changes each."""
    for number in numbers:
        chooser = random.Random(f"changes {number}")
        found = moments(number, 6)
        for i in range(each):
            data = mutated(chooser.choice(found), found, chooser)
            if wrong := trouble(data, number + i):
                yield data, wrong
