"""The folder of an arena: deals as they are finished, so that a contest can go on; then table, CSV and chart."""

import csv
import json
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from stockpile.bots.contest import Deal
from stockpile.bots.standings import StandingsLine
from stockpile.cli.failure import Failure
from stockpile.text.words import Words

SPENT = ("illegal_answers", "input_tokens", "output_tokens", "cost")
ROW, LEFT, WIDTH = 34, 170, 640


def whole_lines(path: Path) -> list[str]:
    """The lines of a file that is written line by line; one that was cut off in the middle goes."""
    if not path.exists():
        return []
    text = path.read_text("utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_text(whole, "utf-8")
    return whole.splitlines()


class ArenaFolder:
    """One contest on disk. A deal is one line; a line that was cut off by a crash is played again."""

    def __init__(self, words: Words, path: Path, settings: dict[str, Any]) -> None:
        self.words = words
        self.path = path
        path.mkdir(parents=True, exist_ok=True)
        self._deals = path / "deals.jsonl"
        known = path / "contest.json"
        if known.exists() and json.loads(known.read_text("utf-8")) != settings:
            raise Failure(words("arena-other-contest", folder=str(path)), 2)
        known.write_text(json.dumps(settings, indent=1) + "\n", "utf-8")

    def deals(self) -> list[Deal]:
        """The deals that are there."""
        return [self._read(number, line) for number, line in enumerate(whole_lines(self._deals), 1)]

    def _read(self, number: int, line: str) -> Deal:
        try:
            return Deal.from_dict(json.loads(line))
        except (ValueError, KeyError, TypeError) as error:
            said = self.words("arena-broken-file", file=str(self._deals), line=number, problem=str(error))
            raise Failure(said) from None

    def keep(self, deal: Deal) -> None:
        """Writes down a finished deal."""
        with self._deals.open("a", encoding="utf-8") as file:
            file.write(json.dumps(deal.to_dict(), separators=(",", ":")) + "\n")

    def finish(self, found: dict[str, Any], played: list[Deal], table: list[StandingsLine]) -> None:
        """Writes the result: `result.json`, `table.csv`, `games.csv` and `chart.svg`."""
        (self.path / "result.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
        with (self.path / "table.csv").open("w", encoding="utf-8", newline="") as file:
            rows = [entry.to_dict() for entry in table]
            for row in rows:
                row["win_rate_low"], row["win_rate_high"] = row.pop("win_rate_95")
                row["rating_low"], row["rating_high"] = row.pop("rating_95")
                if "luckless_95" in row:
                    row["luckless_low"], row["luckless_high"] = row.pop("luckless_95")
            writer = csv.DictWriter(file, rows[0])
            writer.writeheader()
            writer.writerows(rows)
        with (self.path / "games.csv").open("w", encoding="utf-8", newline="") as file:
            plain = csv.writer(file)
            plain.writerow(["deal", "game", "seat", "bot", "money", "won", "decisions", "seconds", "fault", *SPENT])
            plain.writerows(_games(played))
        (self.path / "chart.svg").write_text(chart(table), "utf-8")


def _games(played: list[Deal]) -> list[list[Any]]:
    return [
        [deal.number, number, seat, bot, game.scores[seat], int(seat in game.winners), game.decisions[seat],
         f"{game.seconds[seat]:.6f}", game.faults[seat], *game.spent(seat)]
        for deal in played
        for number, game in enumerate(deal.games)
        for seat, bot in enumerate(game.bots)
    ]  # fmt: skip


def chart(table: list[StandingsLine]) -> str:
    """Win rates as bars, their intervals as lines."""
    most = max(entry.interval[1] for entry in table) or 1.0
    scale = (WIDTH - LEFT - 70) / most
    parts = []
    for number, entry in enumerate(table):
        y, (low, high) = 10 + number * ROW, entry.interval
        middle = y + ROW / 2 - 3
        parts += [
            f'<text x="{LEFT - 8}" y="{middle + 4}" text-anchor="end">{escape(entry.bot)}</text>',
            f'<rect x="{LEFT}" y="{y}" width="{entry.win_rate * scale:.1f}" height="{ROW - 8}" fill="#4a7d5f"/>',
            f'<path d="M{LEFT + low * scale:.1f} {middle}H{LEFT + high * scale:.1f}" stroke="#222" stroke-width="2"/>',
            f'<text x="{LEFT + high * scale + 8:.1f}" y="{middle + 4}">{100 * entry.win_rate:.1f} %</text>',
        ]
    height = 20 + ROW * len(table)
    font = 'font-family="sans-serif" font-size="14"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" {font}>'
    return "\n".join([head, *parts, "</svg>"]) + "\n"
