"""Setups of every kind and random games on them, for the trials."""

from collections.abc import Iterator
from random import Random

from stockpile import ACTIONS, Game, Question, Setup
from stockpile.engine.setup.modules import MODULES

POWERS = frozenset(action.id for action in ACTIONS if action.verb in ("use", "play"))
# What chance alone would seldom bring: discards drawn again, seats that look at everything, hands that lie open.
SPECIAL = (
    Setup(players=5, modules=("investors", "strategies"), investors={4: ["ivan"]}, promo_strategies=False),
    Setup(
        players=3,
        modules=("dice", "investors", "strategies"),
        promo_strategies=False,
        investors={0: ["martha"], 1: ["warren"], 2: ["phil"]},
        strategies={0: ["subpoena", "corporate-espionage", "insider-trading", "front-running", "market-leak"]},
    ),
    Setup(
        players=2,
        modules=("commerce", "first-player-card", "investors", "strategies"),
        rounds=4,
        investors={0: ["robins", "ivan"], 1: ["mark", "stuart"]},
        strategies={1: ["subpoena", "penny-stock", "naked-short", "rogue-trading", "data-broker", "fire-sale"]},
    ),
    Setup(players=3, chance="asked", modules=("dice", "investors", "strategies"), investors={0: ["phil"]}),
)


def random_setup(source: Random, most_rounds: int = 4) -> Setup:
    """Any number of players, either board, any modules; one in four with everything on."""
    modules = {module for module in MODULES if source.random() < 0.5} if source.random() < 0.75 else set(MODULES)
    if "investors" not in modules:
        modules.discard("investor-bidding")
    return Setup(
        players=source.randint(2, 5),
        board=source.choice(("standard", "advanced")),
        modules=tuple(modules),
        rounds=source.randint(1, most_rounds),
        promo_strategies=source.random() < 0.7,
    )


def begin(setup: Setup, seed: int) -> Game:
    """A new game; where chance is asked there is no seed."""
    return Game(setup, seed=None if setup.chance == "asked" else seed)


def random_answer(question: Question, source: Random) -> int:
    """Any answer; half the time a power if there is one, so that cards are used."""
    powers = [given for given in question.answers if given in POWERS]
    return source.choice(powers if powers and source.random() < 0.5 else question.answers)


def random_questions(setup: Setup, seed: int) -> Iterator[tuple[Game, Question]]:
    """All questions of a random game, which goes on when the next one is asked for."""
    game, source = begin(setup, seed), Random(seed)
    while (question := game.question) is not None:
        yield game, question
        game.answer(random_answer(question, source), question.seat)
