"""Setups of every kind, and random games on them: what property tests play."""

import hashlib
import random
from collections.abc import Callable, Iterator
from typing import Any

from kit.effort import EFFORT, SEED
from kit.printed import COMPANIES, printed
from stockpile import ACTIONS, CHANCE, Game, Question, Setup, _variant

IS_PURE = _variant.name() == "pure"
BASE = {
    f"{players} players, {board} board": Setup(players=players, board=board)
    for players in (2, 3, 4, 5)
    for board in ("standard", "advanced")
}
SHORT = {"spaces": [2, 3], "start": 0, "reset": 1, "signs": [1, 2]}
TINY = {
    "one round, two companies": Setup(
        players=2, rounds=1, companies=("cosmic", "epic"), forecasts=("+2", "-3"), meeples=1, pairs=1,
        hidden_pairs=0, deals=1, stocks=3, fees=(1, 0, 0), booms=1, busts=1, cash=5, bids=(0, 2, 5),
    ),
    "short tracks that split and go bankrupt": Setup(
        players=3, rounds=4, companies=("bottomline", "american", "stanford"), forecasts=("+4", "-3", "$$$"),
        public_pairs=0, hidden_pairs=0, stocks=14, fees=(2, 1, 1), booms=6, busts=6, first=1,
        tracks=dict.fromkeys(("bottomline", "american", "stanford"), SHORT),
    ),
    "poor players and heavy fees": Setup(players=4, cash=2, fees=(8, 8, 8), fee_values=(2, 5, 9), stocks=8, booms=4),
    "dividends only, no starting cards": Setup(
        players=3, rounds=3, forecasts=("$", "$$", "$$$", "$", "$$", "+1"), starting_cards=False, first=2,
    ),
    "one company, nothing private": Setup(
        players=2, rounds=3, companies=("epic",), forecasts=("+4",), meeples=1, pairs=0, public_pairs=1,
        hidden_pairs=0, deals=1, up=1, down=0, stocks=20, starting_cards=False,
    ),
    "two cards face-down, two piles each": Setup(
        players=2, rounds=2, board="advanced", up=0, down=2, deals=1, first=0,
        forecasts=("+4", "+3", "-1", "-4", "$", "$$"),
    ),
    "three cards in hand, six pairs hidden": Setup(
        players=3, rounds=4, up=2, down=1, pairs=0, public_pairs=0, hidden_pairs=6, bids=(0, 1, 2, 3, 4),
    ),
}  # fmt: skip
ASKED = {
    "chance asked, 3 players": Setup(players=3, chance="asked", rounds=2, board="advanced"),
    "chance asked, 2 players, tiny": Setup(**{**TINY["one round, two companies"].to_dict(), "chance": "asked"}),
    "chance asked, first known": Setup(players=5, chance="asked", rounds=1, first=3, starting_cards=False),
}
ALL = ("bonds", "commerce", "dice", "first-player-card")
MODULES = {
    "2 players, all modules": Setup(players=2, modules=ALL),
    "3 players, bonds and commerce": Setup(players=3, modules=("bonds", "commerce"), board="advanced"),
    "4 players, dice and first player card": Setup(players=4, modules=("dice", "first-player-card")),
    "5 players, all modules": Setup(players=5, modules=ALL, board="advanced"),
    "commerce cards run out, three dice": Setup(
        players=3, rounds=9, modules=ALL, companies=("cosmic", "leading", "epic"), forecasts=("+4", "+2", "-3"),
        public_pairs=0, hidden_pairs=0, stocks=20, booms=8, busts=8, cash=40,
    ),
    "chance asked, 2 players, all modules": Setup(players=2, chance="asked", rounds=2, modules=ALL),
}  # fmt: skip
EVERY = (*ALL, "investors", "investor-bidding", "strategies")
CARDS = {
    "2 players, every module": Setup(players=2, modules=EVERY, rounds=4),
    "3 players, investors and strategies": Setup(players=3, modules=("investors", "strategies"), board="advanced"),
    "4 players, every module": Setup(players=4, modules=EVERY, board="advanced", rounds=3),
    "5 players, strategies drawn again": Setup(
        players=5, modules=("investors", "strategies"), investors={4: ["ivan"]}, promo_strategies=False,
    ),
    "3 players who look": Setup(
        players=3, modules=("dice", "investors", "strategies"), promo_strategies=False,
        investors={0: ["martha"], 1: ["warren"], 2: ["phil"]},
        strategies={0: ["subpoena", "corporate-espionage", "insider-trading", "front-running", "market-leak"]},
    ),
    "2 players, open hands": Setup(
        players=2, modules=("commerce", "first-player-card", "investors", "strategies"), rounds=4,
        investors={0: ["robins", "ivan"], 1: ["mark", "stuart"]},
        strategies={1: ["subpoena", "penny-stock", "naked-short", "rogue-trading", "data-broker", "activist-investor"]},
    ),
    "chance asked, 3 players, every module": Setup(players=3, chance="asked", rounds=2, modules=EVERY),
    "chance asked, 2 players, phil and robins": Setup(
        players=2, chance="asked", rounds=2, modules=("dice", "investors", "strategies"),
        investors={0: ["phil", "robins"]},
    ),
}  # fmt: skip


def combination(number: int) -> Setup:
    """A setup with any of the modules; another SEED gives others."""
    chooser = random.Random(f"{SEED} combination {number}")
    chosen = {module for module in EVERY if chooser.random() < 0.6} | {chooser.choice(("investors", "strategies"))}
    if "investors" not in chosen:
        chosen.discard("investor-bidding")
    return Setup(
        players=chooser.randint(2, 5),
        board=chooser.choice(("standard", "advanced")),
        modules=tuple(chosen),
        rounds=chooser.randint(2, 4),
        promo_strategies=chooser.random() < 0.7,
        chance="asked" if chooser.random() < 0.2 else "drawn",
    )


COMBINATIONS = {f"combination {number}": combination(number) for number in range(6 * EFFORT)}
WITHOUT_MODULES = {**BASE, **TINY, **ASKED}
WITH_SECRETS = {**WITHOUT_MODULES, **MODULES, **CARDS, **COMBINATIONS}
SETUPS = {**WITHOUT_MODULES, **MODULES, **CARDS}
SUBSETS = [tuple(name for i, name in enumerate(ALL) if mask >> i & 1) for mask in range(16)]
TOGETHER = ("choose-investor", "drop-strategy")  # what several seats are asked at once
DONE = next(action.id for action in ACTIONS if action.notation() == "done")
POWERS = {action.id for action in ACTIONS if action.verb in ("use", "play")}
STYLES = ("anything", "holds", "claims", "plays")


def games(usual: int) -> range:
    """Seeds of so many games, more with EFFORT, a tenth of them uncompiled."""
    count = usual * EFFORT
    return range(SEED * 1000, SEED * 1000 + (max(1, count // 10) if IS_PURE else count))


def begin(setup: Setup, seed: int) -> Game:
    """A game of a setup; where chance is asked there is no seed to give."""
    return Game(setup) if setup.chance == "asked" else Game(setup, seed=seed)


class Player:
    """Answers at random, in a style that a seed chooses: in some cards pile up, in one all powers are used."""

    def __init__(self, seed: int, style: str | None = None) -> None:
        self.random = random.Random(seed)
        self.style = style or STYLES[seed % len(STYLES)]

    def choose(self, question: Question) -> int:
        """One of the legal answers."""
        answers = question.answers
        if self.style == "holds" and question.ask == "sell" and self.random.random() < 0.8:
            return DONE
        if self.style == "claims" and question.ask in ("claim", "sell") and self.random.random() < 0.7:
            return DONE if question.ask == "sell" else answers[-1]
        if self.style == "plays" and self.random.random() < 0.7:
            answers = [given for given in answers if given in POWERS] or answers
        return self.random.choice(answers)


def one_of(game: Game, pick: Callable[[int], int]) -> Question | None:
    """The open question; one of them, as picked among so many, where several seats are asked at once."""
    question = game.question
    if question is None or question.ask not in TOGETHER:
        return question
    several = game.questions
    return several[pick(len(several))]


def questions(game: Game, seed: int, style: str | None = None) -> Iterator[Question]:
    """Plays a game to its end; yields every question before it is answered."""
    player = Player(seed, style)
    while question := one_of(game, player.random.randrange):
        yield question
        if question.ask in TOGETHER:
            game.answer(player.choose(question), question.seat)
        else:
            game.answer(player.choose(question))


def played(setup: Setup, seed: int, style: str | None = None) -> Game:
    """A whole random game."""
    game = begin(setup, seed)
    for _ in questions(game, seed, style):
        pass
    return game


def stopped(setup: Setup, seed: int, answers: int) -> Game:
    """A random game after so many answers, or at its end."""
    game = begin(setup, seed)
    for number, _ in enumerate(questions(game, seed)):
        if number == answers:
            break
    return game


def digest_choice(seed: int, number: int, count: int) -> int:
    """The index of an answer that is the same on every machine and build."""
    word = hashlib.blake2b(f"{seed} {number}".encode(), digest_size=8).digest()
    return int.from_bytes(word, "little") % count


def table_of(setup: Setup) -> dict[str, Any]:
    """A setup as the plain numbers that the referee reads; for the base game its own copy of what is printed."""
    if setup == Setup(players=setup.players, board=setup.board, modules=setup.modules):
        return printed(setup.players, setup.board, setup.modules)
    table = setup.table
    plain = table._asdict()
    lists = {name: list(value) for name, value in plain.items() if isinstance(value, tuple)}
    tracks = {name: track.to_dict() for name, track in zip(COMPANIES, table.tracks, strict=True)}
    kept = ("players", "first", "chance", "starting_cards", "promo_strategies", "investors", "strategies")
    own = {name: getattr(setup, name) for name in kept}
    own["investor_sets"] = list(setup.investor_sets)
    return {**plain, **lists, **own, "modules": list(setup.modules), "tracks": tracks}


def observers(setup: Setup) -> list[int | None]:
    """Every seat, and the spectator; uncompiled only two of the seats."""
    seats = {0, setup.players - 1} if IS_PURE else set(range(setup.players))
    return [*sorted(seats), None]


def is_chance(question: Question) -> bool:
    """Whether the chance seat is asked."""
    return question.seat == CHANCE
