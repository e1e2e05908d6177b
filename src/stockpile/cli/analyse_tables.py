"""The tables of `stockpile analyse`: luck and skill, the ledger by cause, chances by round, marked decisions."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from stockpile.cli.plot import bar
from stockpile.engine.declared.events import CAUSES
from stockpile.lab.coach_marks import MARKS
from stockpile.lab.ledger import Ledger
from stockpile.text.coach import SIGNS, points
from stockpile.text.words import Words

BAR = 12


def show(console: Console, words: Words, analysis: Mapping[str, Any], names: Sequence[str], *, every: bool) -> None:
    """The analysis for people."""
    _show_balance(console, words, analysis, names)
    _show_causes(console, words, analysis["ledger"], names)
    _show_chances(console, words, analysis, names)
    _show_decisions(console, words, analysis["decisions"], every=every)


def _table(words: Words, title: str, first: str, names: Sequence[str]) -> Table:
    table = Table(title=words(title), title_justify="left")
    table.add_column(first)
    for name in names:
        table.add_column(name, justify="right")
    return table


def _show_balance(console: Console, words: Words, analysis: Mapping[str, Any], names: Sequence[str]) -> None:
    seats = analysis["summary"]["seats"]
    table = _table(words, "coach-balance", "", names)
    table.add_row(words("coach-result"), *(f"{points(seat['result']):g}" for seat in seats))
    for key in ("expected", "skill", "others", "luck"):
        table.add_row(words(f"coach-{key}"), *(_interval(seat[key], signed=key != "expected") for seat in seats))
    for mark in MARKS:
        table.add_row(f"{words(f'coach-mark-{mark}')} {SIGNS[mark]}", *(str(seat["marks"][mark]) for seat in seats))
    console.print(table)
    console.print(words("coach-what-luck"), style="dim", soft_wrap=True)
    console.print()


def _interval(found: Sequence[float], *, signed: bool) -> str:
    mean, low, high = map(points, found)
    return f"{mean:+.1f} ± {(high - low) / 2:.1f}" if signed else f"{mean:.1f} ± {(high - low) / 2:.1f}"


def _show_causes(console: Console, words: Words, ledger: Mapping[str, Any], names: Sequence[str]) -> None:
    table = _table(words, "coach-why-rich", "", names)
    for cause in CAUSES:
        amounts = [row.get(cause, 0) for row in ledger["worth"]]
        if any(amounts):
            table.add_row(words(f"cause-{cause}"), *(f"{amount:+d}" if amount else "" for amount in amounts))
    table.add_section()
    table.add_row(words("part-total"), *(str(total) for total in ledger["totals"]))
    console.print(table)
    console.print()


def _show_chances(console: Console, words: Words, analysis: Mapping[str, Any], names: Sequence[str]) -> None:
    table = Table(title=words("coach-chances"), title_justify="left")
    table.add_column(words("cli-analyse-moment"))
    for name in names:
        table.add_column(name)
    for moment in analysis["chances"]:
        shares = [chance[0] for chance in moment["chances"]]
        where = _moment(words, moment)
        table.add_row(where, *(f"{100 * share:3.0f} {bar(share, BAR)}" for share in shares))
    console.print(table)
    console.print()


def _moment(words: Words, found: Mapping[str, Any]) -> str:
    phase = found["phase"]
    return f"{found['round']} {words(f'stage-{phase}')}"


def _show_decisions(console: Console, words: Words, decisions: Sequence[Mapping[str, Any]], *, every: bool) -> None:
    told = [one for one in decisions if every or one["grade"]]
    console.print(words("cli-analyse-marked", count=len(told), all=len(decisions)), style="bold")
    for one in told:
        sign, where = one["sign"], _moment(words, one)
        console.print(f"{one['answer']:>5} {sign:>2}  {where}: {one['words']}", markup=False, soft_wrap=True)
        for why in one["why"] if one["grade"] else ():
            console.print(f"          {why}", style="dim", markup=False, soft_wrap=True)
    if told:
        console.print(words("cli-analyse-what-if"), style="dim", soft_wrap=True)


def show_bookings(console: Console, words: Words, ledger: Ledger) -> None:
    """The whole ledger, booking by booking."""
    table = Table(title=words("cli-analyse-bookings"), title_justify="left")
    for key in ("round", "event", "cause", "from", "to", "amount"):
        table.add_column(
            words("coach-cause" if key == "cause" else f"cli-analyse-{key}"),
            justify="right" if key in ("round", "event", "amount") else "left",
        )
    for one in ledger.bookings:
        cause = words(f"cause-{one.cause}")
        table.add_row(str(one.round), str(one.event), cause, one.source, one.target, str(one.amount))
    console.print(table)
