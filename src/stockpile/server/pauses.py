"""How long automatic answers wait: bots a moment, answers in a person's name as long as that person takes."""

import random
from collections.abc import Iterator
from itertools import islice

from stockpile import _variant
from stockpile.bots.registry import NAMES, spec_of
from stockpile.engine.declared.asks import EVERY
from stockpile.session import Match
from stockpile.session.kinds.catalog import KINDS

SHORTEST, LONGEST = 0.6, 1.8  # seconds, of a pace that is given as a number
# Of the others: the first answer of a bot's turn, then those that follow on it. Whose turn it was before is public.
MOMENTS = {
    "calm": ((0.7, 1.5), (0.3, 0.6)),
    "normal": ((0.2, 0.5), (0.1, 0.2)),
    "quick": ((0.12, 0.28), (0.08, 0.16)),
    "instant": ((0.01, 0.03), (0.01, 0.03)),
}
LEAST = 0.25  # seconds: what is left of a pace that is a small number
SEARCH = 0.07  # what a bot that searches needs, and the same for easy and for hard decisions
UNHURRIED = 2.0  # the same for a bot that searches on an uncompiled engine
INSTANT = "instant"
HURRIED = 64  # rollouts of a bot that searches, at the most, where it shall answer at once
AT_ONCE = 0.04  # what it needs for so few
UNSEARCHED = "trader"  # who answers in its place at once on an uncompiled engine: what it plays its rollouts with
OPEN = frozenset(ask.key for ask in EVERY if ask.is_open)  # everybody can tell that such a question has one answer
MIDDLE, SPREAD = 2.5, 0.45  # seconds and the spread of their logarithm: a person of whom nothing is known yet
KNOWN = 24  # a person's last answers that tell how long they take
ALIKE = 4  # so many of them for one kind of question tell how long they take for such a one
ENOUGH = 6  # fewer are filled up with those of a person who is not known
USUAL = 0.75  # the slowest quarter is left out: nobody is held up because somebody once went for lunch
JITTER = 0.2
SHARE = 0.25  # of what is left on the clock: so much may be waited at most


def hurried(bot: str, pace: str | float, build: str = "") -> str:
    """The bot that answers at a pace: at `instant` one that searches does so less, by a name that says how much."""
    spec = spec_of(bot) if pace == INSTANT and bot in NAMES else None
    if spec is None or spec.budget is None:
        return bot
    if (build or _variant.name()) == "pure":
        return UNSEARCHED
    return f"{spec.level}@{HURRIED}" if spec.budget.seconds or spec.budget.rollouts > HURRIED else bot


def least(bot: str, pace: str | float = "normal", build: str = "") -> float:
    """What a bot needs at least, which everybody can tell from its name."""
    if bot not in NAMES or not spec_of(bot).budget:
        return 0.0
    if pace == INSTANT:
        return AT_ONCE
    return UNHURRIED if (build or _variant.name()) == "pure" else SEARCH


def moment(pace: str | float, least: float = 0.0, *, goes_on: bool = False) -> float:
    """Seconds until a bot's answer, drawn without looking at anything secret; 0 at tables that want no pauses.

    It `goes_on` if the same seat has answered just before, as everybody has seen.
    """
    if isinstance(pace, str):
        return max(least, random.uniform(*MOMENTS[pace][goes_on]))
    return max(LEAST, least, random.uniform(SHORTEST, LONGEST) * pace) if pace else 0.0


def unasked(match: Match, seat: int, now: float) -> float:
    """Seconds until an only answer is given.

    At once where its reason is public, or where nobody else is there to draw a conclusion from it; else as long as
    its person would take.
    """
    question = match.question(seat)
    is_open = question is not None and question.ask in OPEN
    return 0.0 if is_open or not _has_company(match, seat) else personal(match, seat, now)


def _has_company(match: Match, seat: int) -> bool:
    """Whether another person sits at the table."""
    return any(other.is_person for number, other in enumerate(match.seats) if number != seat)


def personal(match: Match, seat: int, now: float) -> float:
    """Seconds until an answer in a person's name, where others play who must not notice that nobody thought about it.

    It is drawn from how long this person took for what they answered themselves, if there is enough of that for
    questions of the same kind (which kind it is, everybody knows), whatever the answers are now: one without a choice
    comes as a considered one does. Where no other person plays, bots' pauses do.
    """
    if not _has_company(match, seat):
        return moment(match.pace)
    question = match.question(seat)
    alike = [] if question is None else thinking_times(match, seat, question.ask)
    taken = sorted(alike if len(alike) >= ALIKE else thinking_times(match, seat))
    usual = taken[: max(1, round(len(taken) * USUAL))] if taken else []
    lacking = 0 if len(alike) >= ALIKE else ENOUGH - len(usual)
    pool = usual + [random.lognormvariate(0, SPREAD) * MIDDLE for _ in range(lacking)]
    pause = max(LEAST, random.choice(pool) * random.lognormvariate(0, JITTER))
    left = match.clock.left(seat, now)
    return pause if left is None else min(pause, left * SHARE)


def thinking_times(match: Match, seat: int, ask: str | None = None) -> list[float]:
    """The seconds that a person took for each of the last answers they gave themselves; to one kind of question."""
    return list(islice(_times(match, seat, ask), KNOWN))


def _times(match: Match, seat: int, ask: str | None) -> Iterator[float]:
    """From the latest on; the pause before an answer began with the entry that brought its question."""
    answered: float | None = None
    for item in reversed(match.entries):
        if answered is not None and KINDS[item["kind"]].asks:
            yield answered - item["at"]
            answered = None
        if item["kind"] == "answered" and item["seat"] == seat and "by" not in item:
            is_alike = ask is None or match.asks.get(item["seq"]) == ask
            answered = item["at"] if is_alike else None
