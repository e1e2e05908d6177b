"""The result of a study as plain JSON: nothing in it depends on the clock, the jobs or the machines."""

from dataclasses import astuple
from typing import Any

from stockpile import __version__
from stockpile.bots.intervals import Moments, around, share
from stockpile.bots.standings import WHOLE
from stockpile.lab.answers import MoneyAnswer, StudyAnswer, answers_of, money_of, times_fewer
from stockpile.lab.run import StudyOutcome
from stockpile.lab.tally import StudyTally
from stockpile.lab.verdict import holm

FORMAT = 1
METHOD = {
    "unit": "deal",
    "interval": "Wilson with the dispersion of deals; changes and money by Student's t, two opposite deals added",
    "correction": "Holm",
    "stopping": "increments of O'Brien-Fleming spending at fixed looks, union bound",
}


def result_of(outcome: StudyOutcome) -> dict[str, Any]:
    """Everything that a report is made of."""
    design, tally, judgement = outcome.design, outcome.tally, outcome.judgement
    answers = answers_of(design, tally)
    corrected = holm([answer.surprise for answer in answers])
    level = judgement.level(judgement.looked, len(answers))
    rows = [
        {**_row(outcome, answer), **estimate(answer, level), "p": rounded(answer.surprise), "p_holm": rounded(p)}
        for answer, p in zip(answers, corrected, strict=True)
    ]
    return {
        "format": FORMAT,
        "version": __version__,
        "study": design.to_dict(),
        "deals": tally.deals,
        "games": tally.games,
        "chunks": judgement.looked,
        "stopped_early": outcome.is_early,
        "method": METHOD,
        "rows": rows,
        "skill": _pairs(tally),
        "first_player": _shares(tally, "won/seat/0"),
        "bots": _shares(tally, "won/bot/"),
        "seat_investor": _shares(tally, "won/investor-seat/"),
        "outcomes": _outcomes(tally),
        "causes": _causes(tally),
        "money": {name.split("/")[0]: sorted(found.items()) for name, found in _counts(tally, "/money")},
        "prices": [[*_place(name), *_quartiles(found)] for name, found in _counts(tally, "/price/")],
    }


def rounded(value: float) -> float:
    """Six significant digits: more than such numbers mean."""
    return float(f"{value:.6g}")


def _row(outcome: StudyOutcome, answer: StudyAnswer) -> dict[str, Any]:
    """What an answer is about, and its verdict."""
    cell, *what = answer.name.split("/")
    row: dict[str, Any] = {"name": answer.name, "cell": int(cell), "what": what[-2], "key": what[-1]}
    verdict, chunk = outcome.judgement.verdicts.get(answer.name, ("open", 0))
    row |= {"verdict": verdict, "decided_after_chunks": chunk}
    row |= {"fair": rounded(answer.fair), "unit": "money" if isinstance(answer, MoneyAnswer) else "share"}
    if outcome.design.by != "cells":
        money = money_of(outcome.design, outcome.tally, answer.name)
        row |= {"money": rounded(money.estimate), "money_95": [rounded(end) for end in money.interval()]}
        played = outcome.tally.get(answer.name.replace("/won/", "/played/"))
        row |= {"played": rounded(played.mean())} if played.n else {}
        if outcome.design.worlds:
            row["times_fewer"] = [rounded(times) for times in times_fewer(outcome.tally, answer.name)]
    return row


def estimate(answer: StudyAnswer, level: float) -> dict[str, Any]:
    """An estimate with its own 95 % interval and the one that holds together with all others, whenever one stops."""
    moments = answer.moments
    return {
        "estimate": rounded(answer.estimate),
        "interval_95": [rounded(end) for end in answer.interval(0.95)],
        "interval_all": [rounded(end) for end in answer.interval(level)],
        "seats": moments.n,
        "deals": moments.units,
        "sums": list(astuple(moments)),
        "scale": answer.scale,
    }


def _shares(tally: StudyTally, part: str) -> list[list[Any]]:
    """Win shares of one sort: cell, key, share, interval."""
    found = []
    for name in sorted(tally.moments):
        cell, _, rest = name.partition("/")
        if rest.startswith(part):
            key = rest.removeprefix("won/").partition("/")[2]
            found.append([int(cell), key, *_share(tally.moments[name])])
    return found


def _share(moments: Moments) -> list[float]:
    return [rounded(moments.mean(WHOLE)), *(rounded(end) for end in share(moments, WHOLE))]


def _pairs(tally: StudyTally) -> list[list[Any]]:
    """How often one bot finishes ahead of another: cell, bot, other, share, interval."""
    names = [name for name in sorted(tally.moments) if name.split("/")[1] == "ahead"]
    return [[int(name.split("/")[0]), *name.split("/")[2:], *_share(tally.moments[name])] for name in names]


def _outcomes(tally: StudyTally) -> list[list[Any]]:
    """What tables are like: cell, outcome, mean, interval; money in thousands, first as a share."""
    found = []
    for name in sorted(tally.moments):
        cell, kind, *rest = name.split("/")
        if kind == "table" and rest:
            moments = tally.moments[name]
            if rest[0] == "first":
                found.append([int(cell), rest[0], *_share(moments)])
            else:
                found.append([int(cell), rest[0], rounded(moments.mean()), *(rounded(end) for end in around(moments))])
    return found


def _causes(tally: StudyTally) -> list[list[Any]]:
    """Why a seat became richer or poorer on average: cell, cause, thousands, interval."""
    found = []
    for name in sorted(tally.moments):
        cell, kind, *rest = name.split("/")
        if kind == "cause":
            moments = tally.moments[name]
            low, high = around(moments, least=1.0) if moments.units > 1 else (moments.mean(), moments.mean())
            found.append([int(cell), rest[0], rounded(moments.mean()), rounded(low), rounded(high)])
    return found


def _counts(tally: StudyTally, part: str) -> list[tuple[str, Any]]:
    return [(name, tally.counts[name]) for name in sorted(tally.counts) if part in name]


def _place(name: str) -> tuple[int, str, int]:
    """Cell, company and round of a count of prices."""
    cell, _, company, number = name.split("/")
    return int(cell), company, int(number)


def _quartiles(found: Any) -> list[float]:
    """Mean, first and third quartile of a count of values."""
    total, seen = sum(found.values()), 0
    mean = sum(value * count for value, count in found.items()) / total
    ends: dict[float, int] = {}
    for value in sorted(found):
        seen += found[value]
        for part in (0.25, 0.75):
            if part not in ends and seen >= part * total:
                ends[part] = value
    return [rounded(mean), ends[0.25], ends[0.75]]
