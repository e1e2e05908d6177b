"""`stockpile env best-response`: learns how much one seat can gain against others that do not change."""

import json as jsonlib
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import typer
from rich.console import Console

from stockpile.bots.levels import LEVELS
from stockpile.cli import options
from stockpile.cli.failure import Failure
from stockpile.cli.play import check_writable
from stockpile.cli.workers import progress_bar
from stockpile.engine.setup.setup import Setup
from stockpile.text.words import Words

if TYPE_CHECKING:
    from stockpile.env.learning.course import TrainingCourse
    from stockpile.env.learning.network import Network
    from stockpile.env.learning.trial import Trial

FROZEN = tuple(name for name, level in LEVELS.items() if level.budget is None)
REWARDS = ("money", "win")
MOST_STEPS = 1_000_000_000
MOST_GAMES = 1_000_000


class BestResponseWish(NamedTuple):
    """What shall be learned."""

    setup: Setup
    against: tuple[str, ...]
    steps: int
    seed: int
    reward: str
    start: Path | None


class CourseOptions:
    """The options of this command alone."""

    def __init__(self, words: Words) -> None:
        number, file = words("cli-number"), words("cli-file")
        bots = ", ".join(FROZEN)
        self.against: Any = typer.Option("trader", metavar="A,B,…", help=words("best-against", bots=bots))
        self.steps: Any = typer.Option(4_000_000, metavar=number, help=words("best-steps"))
        self.reward: Any = typer.Option(REWARDS[0], metavar="|".join(REWARDS), help=words("best-reward"))
        self.games: Any = typer.Option(10_000, metavar=number, help=words("best-games"))
        self.start: Any = typer.Option(None, metavar=file, help=words("best-start"), show_default=False)
        self.out: Any = typer.Option(None, metavar=file, help=words("best-out"), show_default=False)


def register(group: typer.Typer, words: Words) -> None:
    """Adds the command to its group."""
    option, own = options.Options(words), CourseOptions(words)

    @group.command("best-response", help=words("best-help"), epilog=words("best-examples"))
    def best_response(
        context: typer.Context,
        against: str = own.against,
        preset: str = option.preset,
        players: int = option.players,
        board: str = option.board,
        modules: str = option.modules,
        sets: str = option.sets,
        promos: bool = option.promos,
        components: str = option.components,
        steps: int = own.steps,
        reward: str = own.reward,
        games: int = own.games,
        seed: str = option.seed,
        start: Path | None = own.start,
        out: Path | None = own.out,
        json: bool = option.json,
        lang: str = option.lang,
    ) -> None:
        said = options.wanted(words, lang)
        setup = options.setup(said, players, board, modules, sets, promos, components, preset=preset, context=context)
        names = frozen(said, against, setup.players - 1)
        options.at_least(said, "--steps", steps, 1, MOST_STEPS)
        options.at_least(said, "--games", games, 1, MOST_GAMES)
        if reward not in REWARDS:
            known = ", ".join(REWARDS)
            raise Failure(said("cli-bad-choice", option="--reward", given=reward, known=known), 2)
        check_writable(said, out)
        wish = BestResponseWish(setup, names, steps, options.seed_number(said, seed or "1"), reward, start)
        found = run(said, wish, games, out)
        if json:
            typer.echo(jsonlib.dumps(found))
        else:
            show(said, found, out)


def frozen(words: Words, given: str, seats: int) -> tuple[str, ...]:
    """Who sits in the other seats; only policies that answer by rules are fast enough to learn from."""
    names = [name.strip() for name in given.split(",") if name.strip()]
    for name in names or [given]:
        if name not in FROZEN:
            raise Failure(words("cli-bad-choice", option="--against", given=name, known=", ".join(FROZEN)), 2)
    if len(names) > seats:
        raise Failure(words("cli-too-many-bots", given=len(names), seats=seats), 2)
    return tuple(names[seat % len(names)] for seat in range(seats))


def run(words: Words, wish: BestResponseWish, games: int, out: Path | None) -> dict[str, Any]:
    """Learns leg by leg; after each the policy so far is written. One thread: sums depend on how many there are."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before NumPy is imported
    try:
        from stockpile.env.learning.course import CoursePlan, TrainingCourse
    except ModuleNotFoundError as error:
        raise Failure(words("best-needs", package=str(error.name))) from None
    tried = min(games, CoursePlan.tried)  # who wants few games at the end does not wait for many on the way
    plan = CoursePlan(wish.setup, wish.against, wish.steps, wish.seed, reward=wish.reward, tried=tried)
    course = TrainingCourse(plan, begun(wish.start, wish.setup))
    with progress_bar() as progress:
        task = progress.add_task(words("best-progress"), total=wish.steps)
        while not course.is_over:
            for report in course.leg():
                progress.update(task, completed=min(report.steps, wish.steps))
            if out is not None:
                keep(course, out)
    return told(course, course.trial(games), wish.start)


def begun(start: Path | None, setup: Setup) -> "Network | None":
    """The network to begin with."""
    if start is None:
        return None
    from stockpile.env.learning import policy_file

    try:
        policy = policy_file.load(start)
        policy_file.check_fits(start, policy, setup)
    except policy_file.BadPolicy as error:
        raise Failure(str(error), 2) from None
    return policy.network


def keep(course: "TrainingCourse", out: Path) -> None:
    """Writes the policy as it is now."""
    from stockpile.env.learning import policy_file

    plan = course.plan
    about = {"against": list(plan.opponents), "steps": course.learner.steps, "of": plan.steps, "seed": plan.seed}
    policy_file.save(out, course.learner.network, plan.setup, about)


def told(course: "TrainingCourse", found: "Trial", start: Path | None) -> dict[str, Any]:
    """The result as plain JSON; but for times, the same for the same call."""
    plan, fair = course.plan, 1 / course.plan.setup.players
    return {
        "setup": plan.setup.to_dict(),
        "against": list(plan.opponents),
        "steps": course.learner.steps,
        "seed": plan.seed,
        "reward": plan.reward,
        "start": None if start is None else str(start),
        "cpu_seconds": round(course.seconds, 1),
        **found.to_dict(),
        "fair": fair,
        "gain": round(found.share - fair, 4),
        "curve": [mark._asdict() for mark in course.marks],
    }


def show(words: Words, found: dict[str, Any], out: Path | None) -> None:
    """The result for people."""
    console = Console(highlight=False)
    low, high = (f"{100 * bound:.1f}" for bound in found["win_rate_95"])
    shares = {"share": f"{100 * found['win_rate']:.1f}", "low": low, "high": high, "fair": f"{100 * found['fair']:.1f}"}
    against = ", ".join(found["against"])
    console.print(words("best-result", against=against, games=found["games"], **shares), soft_wrap=True)
    gain = f"{100 * found['gain']:+.1f}"
    console.print(words("best-gain" if found["win_rate_95"][0] > found["fair"] else "best-no-gain", gain=gain))
    if out is not None:
        Console(stderr=True, highlight=False).print(words("best-written", file=str(out)), style="dim")
