"""How strong each bot is: one of it against three of the next, on duplicate deals. Writes docs/ladder.json.

python bench/ladder.py --jobs 2              everything that is not yet in the file
python bench/ladder.py --renew               and what another commit has measured
python bench/ladder.py --only trader-greedy  one row
python bench/ladder.py --scale 0.1           a tenth of the deals, into build/ladder.json
python bench/ladder.py --status              how far it has come, and at which commits

Ctrl-C at any time: the same call goes on with the next chunk of deals (build/ladder-parts/), as long as engine, content
and bots are the same.
"""

import argparse
import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ladder_parts import PARTS, ROOT, Part, Parts, commit, play_part

from stockpile import Setup, _variant
from stockpile.bots import spec_of
from stockpile.bots.contest import Deal
from stockpile.bots.levels import GRADED, LEVELS
from stockpile.bots.standings import luckless_of, win_interval, win_shares
from stockpile.cli.workers import progress_bar, spread
from stockpile.engine.setup.modules import MODULES
from stockpile.text.words import Words

SEED = 4
WORLDS = 16  # imagined deals a round
CHUNK = 25  # deals that a process plays at a time; of bots that search, one


@dataclass(frozen=True)
class Row:
    """One comparison: the better one alone against as many of the other as there are seats left."""

    better: str
    other: str
    deals: int
    players: int = 4
    everything: bool = False
    goal: float = 0.0
    span: tuple[float, float] | None = None  # between which a step of the ten levels is wanted

    @property
    def name(self) -> str:
        table = f"-{self.players}p" if self.players != 4 or self.everything else ""
        return f"{self.better}-{self.other}{table}{'-all' if self.everything else ''}"

    @property
    def setup(self) -> Setup:
        if self.everything:
            return Setup(players=self.players, board="advanced", modules=tuple(MODULES))
        return Setup(players=self.players)

    @property
    def seats(self) -> list[str]:
        return [self.better, *[self.other] * (self.players - 1)]

    @property
    def is_reproducible(self) -> bool:
        return all(spec_of(bot).is_reproducible for bot in self.seats)

    @property
    def worlds(self) -> int:
        """In how many worlds luck is measured: where bots search, games are dear and luck is cheap beside them."""
        return WORLDS if any(spec_of(bot).budget for bot in self.seats) else 0

    def chunks(self, deals: list[int]) -> list[list[int]]:
        """The deals in portions."""
        size = 1 if any(spec_of(bot).budget for bot in self.seats) else CHUNK
        return [deals[first : first + size] for first in range(0, len(deals), size)]


LADDER = (("novice", "random"), ("greedy", "novice"), ("trader", "greedy"), ("broker", "trader"), ("shark", "broker"))
EQUALS = ("master@205", "shark@256")  # of equal processor time: a rollout of the master costs a quarter more
STEPS = tuple(zip(GRADED[1:], GRADED, strict=False))


def _steps(quick: int, searching: int, span: tuple[float, float] | None = None, **table: Any) -> tuple[Row, ...]:
    """The steps of the ten levels at one table: many deals where nobody searches, fewer where somebody does."""
    top = (0.30, span[1]) if span else None
    return tuple(
        Row(better, other, searching if LEVELS[better].budget else quick, **table,
            span=top if better == GRADED[-1] else span)
        for better, other in STEPS
    )  # fmt: skip


ROWS = (
    *_steps(800, 60, (0.35, 0.45)),
    *_steps(300, 48, (0.30, 0.50), everything=True),
    *(row for players in (2, 3, 5) for row in _steps(100, 60, players=players)),
    Row("greedy", "random", 2000, goal=0.8),
    Row("trader", "greedy", 2000, goal=0.4),
    Row("shark@256", "trader", 250, goal=0.32),
    Row("shark@1s", "trader", 50, goal=0.32),
    Row(*EQUALS, 200, goal=0.30),
    Row(*EQUALS, 100, players=2, goal=0.58),
    Row(*EQUALS, 160, everything=True, goal=0.28),
    *(Row(better, other, 100) for better, other in LADDER if other != "greedy"),
    *(Row(better, other, 100, players) for players in (2, 3, 5) for better, other in LADDER),
    *(Row(better, other, 100, everything=True) for better, other in LADDER),
)  # fmt: skip


def play(row: Row, deals: int, jobs: int, parts: Parts) -> list[Part]:
    """Plays what the parts of this row do not have yet, and returns all of it."""
    found = parts.read()
    done = {deal.number for part in found for deal in part.deals if deal.number < deals}
    missing = row.chunks([number for number in range(deals) if number not in done])
    todo = [(row.setup, SEED, row.seats, chunk, row.worlds) for chunk in missing]
    said = f"{row.name} at {parts.commit}: {len(done)} of {deals} deals are there"
    print(said, file=sys.stderr, flush=True)
    with progress_bar() as progress:
        task = progress.add_task(row.name, total=deals, completed=deals - sum(map(len, missing)))
        for part in spread(Words("en"), play_part, todo, jobs):
            parts.keep(part)
            found.append(part)
            progress.advance(task, len(part.deals))
            done |= {deal.number for deal in part.deals}
            if progress.disable and len(done) * 10 // deals > (len(done) - len(part.deals)) * 10 // deals:
                print(f"{row.name}: {len(done)} of {deals}", file=sys.stderr, flush=True)
    return found


def measured(row: Row, deals: int, jobs: int, stored: Parts) -> dict[str, Any]:
    """Plays a row and says what came out."""
    parts = play(row, deals, jobs, stored)
    by_number = {deal.number: deal for part in parts for deal in part.deals}
    played = [by_number[number] for number in range(deals)]
    shares = [win_shares(deal, row.better) for deal in played]
    low, high = win_interval(shares)
    games = sum(sat for _, sat in shares)
    thought = [(game.seconds[s], game.decisions[s]) for d in played for game in d.games
               for s, name in enumerate(game.bots) if name == row.better]  # fmt: skip
    return {
        "row": row.name,
        "better": row.better,
        "other": row.other,
        "players": row.players,
        "modules": list(row.setup.modules),
        "board": row.setup.board,
        "deals": deals,
        "games": games,
        "win_rate": round(sum(won for won, _ in shares) / games, 4),
        "win_rate_95": [round(low, 4), round(high, 4)],
        "fair_share": round(1 / row.players, 4),
        "wanted_lower_end": row.goal or None,
        "wanted_win_rate": list(row.span) if row.span else None,
        "ms_per_decision": round(1000 * sum(s for s, _ in thought) / max(1, sum(d for _, d in thought)), 4),
        "seconds": round(sum(part.seconds for part in parts), 1),
        "commit": stored.commit,
        "command": f"python bench/ladder.py --only {row.name}",
        "build": _variant.name(),
        "seed": SEED,
        "reproducible": row.is_reproducible,
        **without_luck(played, row.better),
    }


def without_luck(played: list[Deal], bot: str) -> dict[str, Any]:
    """The same wins with luck taken out, and how many times fewer deals are as sure; nothing if it was not measured."""
    free = luckless_of(played, bot)
    if free is None:
        return {}
    ends = [round(end, 4) for end in free.interval]
    told = {"rate": round(free.rate, 4), "rate_95": ends, "times_fewer": round(free.times_fewer, 1), "worlds": WORLDS}
    return {"luckless": told}


def table(rows: list[dict[str, Any]]) -> str:
    """The rows as Markdown; wins without luck have a column as soon as one row has them."""
    has_luckless = any("luckless" in row for row in rows)
    luck = ("without luck",) if has_luckless else ()
    lines = [
        ("the better one", "against", "players", "deals", "wins", "95 % interval", *luck, "fair share", "ms an answer")
    ]
    lines.append(("---",) * len(lines[0]))
    for row in rows:
        players = f"{row['players']}{', everything on' if row['modules'] else ''}"
        low, high = row["win_rate_95"]
        rate = (f"{100 * row['win_rate']:.1f} %", f"{100 * low:.1f} – {100 * high:.1f} %")
        luck = (told_without_luck(row),) if has_luckless else ()
        share = (f"{100 * row['fair_share']:.0f} %", f"{row['ms_per_decision']:.2f}")
        lines.append((row["better"], row["other"], players, str(row["deals"]), *rate, *luck, *share))
    return "\n".join(f"|{'|'.join(cells)}|" if cells[0] == "---" else f"| {' | '.join(cells)} |" for cells in lines)


def told_without_luck(row: dict[str, Any]) -> str:
    """The wins with luck taken out, where it was measured."""
    if "luckless" not in row:
        return ""
    low, high = row["luckless"]["rate_95"]
    return f"{100 * row['luckless']['rate']:.1f} % ({100 * low:.1f} – {100 * high:.1f})"


def write_table(rows: list[dict[str, Any]], page: Path = ROOT / "docs" / "bots.md") -> None:
    """Puts the table into the docs page, between its marks."""
    before, begin, rest = page.read_text("utf-8").partition("<!-- ladder -->\n")
    _, end, after = rest.partition("<!-- end of ladder -->")
    page.write_text(f"{before}{begin}{table(rows)}\n{end}{after}", "utf-8")


def status(kept: dict[str, dict[str, Any]], folder: Path, at: str) -> None:
    """One line a row: measured, at which commit, and how many deals of the present one are there."""
    for row in ROWS:
        was = kept.get(row.name)
        said = f"{was['deals']} deals at {was['commit']}" if was else "not measured"
        here = sum(len(part.deals) for part in Parts(folder, row.name, at, SEED).read())
        print(f"{row.name:24} {said:28} {here} of {row.deals} at {at}")


def options() -> argparse.ArgumentParser:
    """What may be said on the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", default=[], metavar="ROW", help="measure this row, again if need be")
    parser.add_argument("--renew", action="store_true", help="measure rows of other commits again")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--scale", type=float, default=1.0, help="part of the deals; below 1 into build/ladder.json")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--parts", type=Path, default=PARTS, help="where finished chunks are kept")
    parser.add_argument("--status", action="store_true", help="measure nothing, say how far it has come")
    parser.add_argument("--table", action="store_true", help="measure nothing, write the table of docs/bots.md anew")
    return parser


def rows_of(path: Path) -> dict[str, dict[str, Any]]:
    """What has been measured, by row."""
    return {row["row"]: row for row in json.loads(path.read_text("utf-8"))} if path.exists() else {}


def is_wanted(row: Row, given: argparse.Namespace, was: dict[str, Any] | None, deals: int, at: str) -> bool:
    """Whether a row is to be measured."""
    if given.only:
        return row.name in given.only
    if was is None or was["deals"] != deals:
        return True
    if was["commit"] != at:
        print(f"{row.name}: {'measured again, ' if given.renew else ''}was at {was['commit']}", file=sys.stderr)
    return bool(given.renew and was["commit"] != at)


def main(arguments: list[str] | None = None) -> int:
    """Measures row by row; each is in the file as soon as it is finished."""
    parser = options()
    given = parser.parse_args(arguments)
    if unknown := set(given.only) - {row.name for row in ROWS}:
        parser.error(f"no such row: {', '.join(sorted(unknown))}; there are {', '.join(row.name for row in ROWS)}")
    path = given.out or (ROOT / "docs" / "ladder.json" if given.scale >= 1 else ROOT / "build" / "ladder.json")
    kept = rows_of(path)
    at = commit()
    if given.status:
        status(kept, given.parts, at)
        return 0
    for row in () if given.table else ROWS:
        deals = max(2, round(row.deals * given.scale))
        if not is_wanted(row, given, kept.get(row.name), deals, at):
            continue
        found = measured(row, deals, given.jobs, Parts(given.parts, row.name, at, SEED))
        kept = {**rows_of(path), row.name: found}  # another call may have added its own meanwhile
        ordered = [kept[known.name] for known in ROWS if known.name in kept]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(ordered, indent=1) + "\n", "utf-8")
        print(json.dumps(kept[row.name]), flush=True)
    if path == ROOT / "docs" / "ladder.json":
        write_table([kept[row.name] for row in ROWS if row.name in kept])
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        print("stopped; the same call goes on from here", file=sys.stderr)
        sys.exit(130)
