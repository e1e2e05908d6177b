"""Games to keep: their answers follow from a digest alone, so that every machine and build plays the same ones."""

import hashlib
import json
import random
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from kit import fuzz, sameness
from kit.printed import COMPANIES
from kit.samples import ALL, ASKED, BASE, CARDS, DONE, EVERY, MODULES, POWERS, TINY, begin, digest_choice, one_of
from stockpile import CHANCE, Game, Question, Setup, View

FOLDER = Path(__file__).resolve().parents[1] / "golden"
HASHES = FOLDER / "hashes.json"
SHOWN = FOLDER / "shown.json"
POSITIONS = FOLDER / "positions.txt"
CHANGED = 150  # positions of each game, and as many views
SEED = 7
TABLE: list[tuple[str, Setup, int]] = [
    *((name, setup, 7) for name, setup in BASE.items()),
    *((name, setup, 11) for name, setup in TINY.items()),
    *((name, setup, 13) for name, setup in ASKED.items()),
    ("3 players, standard board", BASE["3 players, standard board"], 0),
    ("5 players, advanced board", BASE["5 players, advanced board"], 2**256 - 1),
    *((name, setup, 17) for name, setup in MODULES.items()),
    *((name, setup, 19) for name, setup in CARDS.items()),
]
RARE = Setup(
    players=3, modules=EVERY, investors={0: ("phil",), 1: ("robins",), 2: ("bernie",)},
    strategies={
        0: ("poison-pill", "trading-halt", "put-option", "rumour-mill", "reverse-split", "bear-raid"),
        1: ("fraudulent-transfer", "falsified-earnings", "straddle", "market-maker", "subpoena"),
    },
)  # fmt: skip
RARITIES = {"3-stopped": 67, "3-turned": 1}  # games in which something happens that seldom does
COUNTED = ("seat", "pile", "pair", "first", "by", "to", "die", "other", "place")  # from 1 on, as in notation


def hashes(setup: Setup, seed: int) -> Iterator[str]:
    """The state hash at every question of a game, and at its end."""
    game = begin(setup, seed)
    while not game.over:
        yield game.hash()
        number = len(game.answers())
        question = asked(game, seed, number)
        game.answer(question.answers[digest_choice(seed, number, len(question.answers))], question.seat)
    yield game.hash()


def asked(game: Game, seed: int, number: int) -> Question:
    """The open question; where several seats are asked at once, one of them, in no order."""
    question = one_of(game, lambda count: digest_choice(seed + 1, number, count))
    assert question is not None
    return question


def every_hash() -> list[list[str]]:
    """The hashes of all games of the table."""
    return [list(hashes(setup, seed)) for _, setup, seed in TABLE]


def hash_rows() -> list[dict[str, Any]]:
    """The table with the final hash of every game."""
    found = []
    for name, setup, seed in TABLE:
        every = list(hashes(setup, seed))
        row = {"name": name, "setup": setup.to_dict(), "seed": str(seed)}
        found.append({**row, "answers": len(every) - 1, "hash": every[-1]})
    return found


def hash_text() -> str:
    """The table as a file, one game a line."""
    return "[\n" + ",\n".join(json.dumps(row) for row in hash_rows()) + "\n]\n"


def shown() -> dict[str, tuple[Setup, int]]:
    """Setups whose games are kept by all that they show, with their seeds."""
    return {name: (setup, SEED) for name, setup in {**CARDS, **TINY, **ASKED}.items()}


def shown_text() -> str:
    """The hashes of what each of these games shows to anybody, by sort, one game a line."""
    rows = {name: sameness.played(setup, seed, bots=()) for name, (setup, seed) in shown().items()}
    return "{\n" + ",\n".join(f"{json.dumps(name)}: {json.dumps(row)}" for name, row in rows.items()) + "\n}\n"


# Changed positions and views, and what is said of them.


def said(read: Callable[[], Game | View]) -> str:
    """Why it is refused, or the game or view that it makes."""
    try:
        found = read()
    except ValueError as error:
        return str(error)
    shown = found.hash() if isinstance(found, Game) else hashlib.sha256(found.to_bytes()).hexdigest()
    return f"read, {shown[:8]}"


def position_lines(name: str) -> list[str]:
    """What becomes of changed positions of one of these games, and of changed views: each is read, or refused."""
    setup, seed = shown()[name]
    chooser = random.Random(f"positions {name}")
    found = fuzz.moments(seed, 12, setup)
    views = [Game.from_position(data).view(seat).to_dict() for data in found for seat in (*setup.seats, None)]
    changed = [fuzz.mutated(chooser.choice(found), found, chooser) for _ in range(CHANGED)]
    changed_views = [fuzz.mutated(chooser.choice(views), views, chooser) for _ in range(CHANGED)]
    lines = [said(partial(Game.from_position, data)) for data in changed]
    return lines + [f"view: {said(partial(View.from_dict, data))}" for data in changed_views]


def position_text() -> str:
    """The same of all of them."""
    return "".join("\n".join([name, *position_lines(name), "", ""]) for name in shown())


# Whole games as readable text.


def files() -> dict[Path, tuple[Setup, int]]:
    """The file of each golden game, with its setup and seed."""
    found = {f"{setup.players}-{setup.board}": (setup, SEED) for setup in BASE.values()}
    for name, modules in (("modules", ALL), ("everything", EVERY)):
        for players in range(2, 6):
            found[f"{players}-{name}"] = (Setup(players=players, modules=modules), SEED)
    found.update({name: (RARE, seed) for name, seed in RARITIES.items()})
    return {FOLDER / f"{name}.txt": game for name, game in found.items()}


def sensible(question: Question, number: int, seed: int) -> int:
    """An answer that lets cards pile up: mostly nothing is sold, what can be claimed is, and powers are used."""
    answers = question.answers
    pick = digest_choice(seed, number, 1000)
    if pick % 2:
        answers = [given for given in answers if given in POWERS] or answers
    if question.ask == "sell" and pick % 4:
        return DONE
    if question.ask == "claim" and pick % 3:
        return answers[-1]
    return answers[pick % len(answers)]


def told(event: dict[str, Any]) -> str:
    """An event as a short line; seats, piles and pairs count from 1 as in notation."""
    parts = [event["event"]]
    for key, value in event.items():
        if key in ("n", "event", "set"):
            continue
        if key in COUNTED and isinstance(value, int) and event["event"] != "moved":
            value = value + 1
        if key in ("seats", "winners"):
            value = " ".join("chance" if seat == CHANCE else str(seat + 1) for seat in value)
        parts.append(f"{key} {value}")
    return ", ".join(parts)


def table_lines(game: Game) -> list[str]:
    """Cash, prices and halves at one moment."""
    view = game.position()
    tracks = dict(zip(COMPANIES, game.setup.table.tracks, strict=True))
    prices = " ".join(f"{key} {tracks[key].spaces[space]}" for key, space in view["spaces"].items())
    lines = [f"    prices {prices}; deck {len(view['deck'])}"]
    for seat in range(game.setup.players):
        fees = " ".join(f"fee{kind + 1}" for kind, n in enumerate(view["fees"][seat]) for _ in range(n))
        halves = [" ".join(f"{n} {key}" for key, n in view[half][seat].items()) for half in ("regular", "split")]
        text = f"    {seat + 1}: cash {view['cash'][seat]}; regular {halves[0] or '-'}; split {halves[1] or '-'}"
        lines.append(text + (f"; owes {fees}" if fees else "") + module_text(view, seat))
    if view.get("rolled"):
        lines.append(f"    dice {' '.join(view['rolled'])}")
    return lines


def module_text(view: dict[str, Any], seat: int) -> str:
    """What modules bring to a seat."""
    text = f"; bonds {view['bonds'][seat]}" if view.get("bonds") else ""
    if "commerce" in view:
        row = view["commerce"][seat]
        cards = [*(f"{n} {key}" for key, n in row["commodities"].items()), f"{row['taxes']} tax"]
        text += f"; {' '.join(cards)}" + (f"; drawn {' '.join(row['hand'])}" if row["hand"] else "")
    for name in ("investors", "strategies"):
        for key, cards in view[name][seat].items() if name in view else ():
            text += f"; {key} {' '.join(map(str, cards))}" if cards else ""
    return text + ("; first next" if view.get("heir") == seat else "")


def game_text(setup: Setup, seed: int = SEED) -> str:
    """A whole game: events, answers, and the table at the beginning of every stage and at the end."""
    game = begin(setup, seed)
    modules = f"{', '.join(setup.modules)}, " if setup.modules else ""
    lines = [f"{setup.players} players, {setup.board} board, {modules}seed {seed}", ""]
    since = 0
    stage = ""
    while True:
        for line in game.all_lines()[since:]:
            event = json.loads(line)
            if event["event"] in ("round-started", "stage-began"):
                lines.append("")
            if event["event"] != "asked":
                lines.append(told(event))
        since = game.event_count
        if game.over:
            break
        question = asked(game, seed, len(game.answers()))
        if question.ask != stage:
            lines += ["", f"{question.ask}, {game.hash()}", *table_lines(game)]
            stage = question.ask
        given = sensible(question, len(game.answers()), seed)
        lines.append(f"> {question.seat + 1}: {game.notation(given)}  (of {len(question.answers)})")
        game.answer(given, question.seat)
    lines += ["", f"over, {game.hash()}", *table_lines(game), ""]
    assert game.result is not None
    for seat, row in enumerate(game.result.breakdown):
        lines.append(f"{seat + 1}: " + ", ".join(f"{key} {value}" for key, value in row.items()))
    return "\n".join(lines) + "\n"
