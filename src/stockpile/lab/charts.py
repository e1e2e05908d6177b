"""The pictures of a study, as Altair charts; each is told what to draw by the result alone."""

from collections.abc import Callable
from typing import Any, NamedTuple

import altair as alt

from stockpile.engine.declared.events import CAUSES
from stockpile.engine.names import COMPANIES
from stockpile.lab.naming import cell_name, outcome_name, row_name, verdict_name
from stockpile.text.words import Words

HIGH, LOW, FAIR, OPEN, PLAIN = "#d9593d", "#3d7fd9", "#3a9a5f", "#8a8f98", "#7c6bc4"
CELLS = ("#7c6bc4", "#d9913d", "#2f9aa0", "#c45a8d", "#6d8f3a", "#8a6d4b")
MIDDLE = "#ece9e2"
STEP = 24  # height of a row
MOST_ROWS = 60
Found = dict[str, Any]


class Picture(NamedTuple):
    """One picture: its key, and charts that stand beside each other."""

    key: str
    charts: list[alt.Chart | alt.LayerChart]


def pictures(found: Found, words: Words) -> list[Picture]:
    """All pictures for which there is something to draw."""
    drawn = [Picture(key, draw(found, words)) for key, draw in DRAWN.items()]
    return [picture for picture in drawn if picture.charts]


def _chart(values: list[Found]) -> alt.Chart:
    data: Any = {"values": values}
    return alt.Chart(data)


def shares(found: Found, words: Words) -> list[Any]:
    """Bars of win shares with intervals, one chart a cell."""
    if found["study"]["by"] == "cells":
        return []
    return [
        _bars(words, rows, 1 / len(found["study"]["cells"][cell]["bots"]), "estimate", cell_name(found, words, cell))
        for cell, rows in _by_cell(found, words)
    ]


def gains(found: Found, words: Words) -> list[Any]:
    """Bars of money with intervals, one chart a cell."""
    if found["study"]["by"] == "cells":
        return []
    return [_bars(words, rows, 0.0, "money", cell_name(found, words, cell)) for cell, rows in _by_cell(found, words)]


def changes(found: Found, words: Words) -> list[Any]:
    """What cells change, one chart an outcome."""
    if found["study"]["by"] != "cells":
        return []
    charts = []
    for outcome in dict.fromkeys((row["what"], row["key"]) for row in found["rows"]):
        rows = [row for row in found["rows"] if (row["what"], row["key"]) == outcome]
        named = [{**row, "label": cell_name(found, words, row["cell"])} for row in rows]
        kind = "share" if rows[0]["unit"] == "share" else "change"
        charts.append(_bars(words, named[:MOST_ROWS], 0.0, kind, outcome_name(words, rows[0])))
    return charts


def _by_cell(found: Found, words: Words) -> list[tuple[int, list[Found]]]:
    by, cells = found["study"]["by"], range(len(found["study"]["cells"]))
    rows = [{**row, "label": row_name(words, by, row)} for row in found["rows"] if row["seats"]]
    grouped = [(cell, [row for row in rows if row["cell"] == cell][:MOST_ROWS]) for cell in cells]
    return [(cell, some) for cell, some in grouped if some]


def _bars(words: Words, rows: list[Found], fair: float, kind: str, title: str, *, is_judged: bool = True) -> Any:
    """Bars from what is fair, with intervals: thick each for itself, thin for all together."""
    is_share, estimate = kind in ("estimate", "share"), "money" if kind == "money" else "estimate"
    wide = "money_95" if kind == "money" else "interval_all"
    values = [
        {
            "label": row["label"],
            "estimate": row[estimate],
            "fair": fair,
            "low": row["money_95" if kind == "money" else "interval_95"][0],
            "high": row["money_95" if kind == "money" else "interval_95"][1],
            "all_low": row[wide][0],
            "all_high": row[wide][1],
            "verdict": verdict_name(words, row),
        }
        for row in rows
    ]
    axis = alt.Axis(format=".0%" if is_share else "+.2~f", tickCount=7)
    named = "report-axis-share" if is_share else "report-axis-money"
    order: Any = None if kind in ("share", "change") else alt.EncodingSortField("estimate", order="descending")
    base = _chart(values).encode(y=alt.Y("label:N", sort=order, title=None, axis=alt.Axis(labelLimit=170)))
    tips = [alt.Tooltip("label:N"), alt.Tooltip("estimate:Q", format=".3")]
    tips += [alt.Tooltip("verdict:N")] if is_judged else []
    legend = alt.Legend(orient="bottom", title=None, symbolOpacity=1) if is_judged else None
    colour = alt.Color("verdict:N", scale=_verdict_scale(words, rows[0]), legend=legend)
    x = alt.X("fair:Q", scale=alt.Scale(zero=False), title=words(named), axis=axis)
    bar = base.mark_bar(opacity=0.35, height=14).encode(x=x, x2="estimate:Q", color=colour, tooltip=tips)
    thin = base.mark_rule(strokeWidth=1).encode(x="all_low:Q", x2="all_high:Q", color=colour)
    thick = base.mark_rule(strokeWidth=3.5).encode(x="low:Q", x2="high:Q", color=colour)
    dot = base.mark_point(filled=True, size=50, opacity=1).encode(x="estimate:Q", color=colour, tooltip=tips)
    line = _chart([{"fair": fair}]).mark_rule(strokeDash=[4, 3], color=OPEN, strokeWidth=1.5).encode(x="fair:Q")
    return alt.layer(line, bar, thin, thick, dot).properties(height=STEP * len(values), title=title)


def _verdict_scale(words: Words, row: Found) -> alt.Scale:
    names = [verdict_name(words, {**row, "verdict": verdict}) for verdict in ("high", "low", "fair", "open")]
    return alt.Scale(domain=names, range=[HIGH, LOW, FAIR, OPEN])


def heat(found: Found, words: Words) -> list[Any]:
    """Win share by investor and position."""
    charts = []
    for number, cell in enumerate(found["study"]["cells"]):
        rows = [row for row in found["seat_investor"] if row[0] == number]
        values = [
            {
                "investor": row_name(words, "investors", {"key": row[1].split("/")[0]}),
                "position": int(row[1].split("/")[1]) + 1,
                "share": row[2],
            }
            for row in rows
        ]
        if values:
            charts.append(
                _matrix(words, values, ("position", "investor"), 1 / len(cell["bots"]), cell_name(found, words, number))
            )
    return charts  # fmt: skip


def _matrix(words: Words, values: list[Found], axes: tuple[str, str], middle: float, title: str) -> Any:
    """Shares as colours and numbers; who is more often above the middle stands higher."""
    across, down = axes
    reach = max(0.02, *(abs(value["share"] - middle) for value in values))
    scale = alt.Scale(domain=[middle - reach, middle, middle + reach], range=[LOW, MIDDLE, HIGH], interpolate="lab")
    base = _chart(values).encode(
        x=alt.X(f"{across}:N", title=words("report-axis-position") if across == "position" else None,
                axis=alt.Axis(labelAngle=0, orient="top")),
        y=alt.Y(f"{down}:N", title=None, sort=alt.EncodingSortField("share", op="mean", order="descending"),
                axis=alt.Axis(labelLimit=170)),
        tooltip=[f"{down}:N", f"{across}:N", alt.Tooltip("share:Q", format=".1%")],
    )  # fmt: skip
    cells = base.mark_rect().encode(color=alt.Color("share:Q", scale=scale, legend=None))
    text = base.mark_text(fontSize=12, color="#20242a").encode(text=alt.Text("share:Q", format=".0%"))
    count = len({value[down] for value in values})
    return alt.layer(cells, text).properties(height=STEP * count, title=title)


def skill(found: Found, words: Words) -> list[Any]:
    """Who finishes ahead of whom."""
    charts = []
    for number in range(len(found["study"]["cells"])):
        values = [{"bot": row[1], "other": row[2], "share": row[3]} for row in found["skill"] if row[0] == number]
        if values:
            charts.append(_matrix(words, values, ("other", "bot"), 0.5, cell_name(found, words, number)))
    return charts


def first(found: Found, words: Words) -> list[Any]:
    """The first player's share of wins by cell."""
    rows = []
    for cell, _, share, low, high in found["first_player"]:
        row: Found = {
            "name": "",
            "label": cell_name(found, words, cell) or words("study-position", place=1),
            "estimate": share,
        }
        fair = 1 / len(found["study"]["cells"][cell]["bots"])
        verdict = "high" if low > fair else "low" if high < fair else "open"
        rows.append({**row, "interval_95": [low, high], "interval_all": [low, high], "verdict": verdict, "fair": fair})
    fairs = {row["fair"] for row in rows}
    return [_bars(words, rows, fairs.pop(), "share", "")] if len(fairs) == 1 else []


def causes(found: Found, words: Words) -> list[Any]:
    """Why a seat became richer or poorer, one chart a cell."""
    charts = []
    for cell in range(min(len(found["study"]["cells"]), len(CELLS))):
        rows = [
            {"name": "", "label": words(f"cause-{row[1]}"), "estimate": row[2], "interval_95": row[3:],
             "interval_all": row[3:], "verdict": "fair" if row[2] > 0 else "high"}
            for row in sorted(found["causes"], key=lambda row: CAUSES.index(row[1])) if row[0] == cell
        ]  # fmt: skip
        if rows:
            charts.append(_bars(words, rows, 0.0, "change", cell_name(found, words, cell), is_judged=False))
    return charts


def money(found: Found, words: Words) -> list[Any]:
    """How final money is distributed, by cell."""
    values: list[Found] = []
    for cell, counts in list(found["money"].items())[: len(CELLS)]:
        total = sum(count for _, count in counts)
        classes: dict[int, float] = {}
        for score, count in counts:
            classes[score // 5 * 5] = classes.get(score // 5 * 5, 0.0) + count / total
        name = cell_name(found, words, int(cell))
        values += [{"money": at, "end": at + 5, "share": part, "cell": name} for at, part in sorted(classes.items())]
    x = alt.X("money:Q", title=words("report-axis-money"), scale=alt.Scale(zero=False, nice=False))
    y = alt.Y("share:Q", title=words("report-axis-seats"), axis=alt.Axis(format=".0%"))
    chart = _chart(values)
    names = list(dict.fromkeys(str(value["cell"]) for value in values))
    if len(names) == 1:
        binned = alt.X("money:Q", bin="binned", title=words("report-axis-money"))
        bars = chart.mark_bar(color=PLAIN, opacity=0.8).encode(x=binned, x2="end:Q", y=y)
        return [bars.properties(height=220)]
    scale = alt.Scale(domain=names, range=list(CELLS[: len(names)]))
    colour = alt.Color("cell:N", scale=scale, legend=alt.Legend(orient="bottom", title=None, columns=2, labelLimit=260))
    return [
        chart.mark_line(interpolate="monotone", strokeWidth=2).encode(x=x, y=y, color=colour).properties(height=240)
    ]


def prices(found: Found, words: Words) -> list[Any]:
    """Prices by round, one small chart a company; of the first cell."""
    charts = []
    most = max((row[5] for row in found["prices"] if row[0] == 0), default=1)
    for company in COMPANIES:
        rows = sorted(row[2:] for row in found["prices"] if row[0] == 0 and row[1] == company)
        values = [{"round": at, "mean": mean, "low": low, "high": high} for at, mean, low, high in rows]
        base = _chart(values).encode(
            x=alt.X("round:Q", title=words("report-axis-round"), axis=alt.Axis(format="d", tickMinStep=1, grid=False))
        )
        scale = alt.Scale(domain=[0, most + 1], nice=False)
        band = base.mark_area(opacity=0.25, color=PLAIN).encode(
            y=alt.Y("low:Q", title=words("report-axis-price"), scale=scale, axis=alt.Axis(tickCount=4)), y2="high:Q"
        )
        line = base.mark_line(color=PLAIN, strokeWidth=2.5).encode(y="mean:Q")
        charts.append(alt.layer(band, line).properties(height=140, title=words(f"company-{company}")))
    return charts


def sensitivity(found: Found, words: Words) -> list[Any]:
    """What an outcome does over the values of one component; the printed value is the base."""
    charts = []
    by_path: dict[tuple[str, str, str], list[Found]] = {}
    for row in found["rows"] if found["study"]["by"] == "cells" else ():
        levels = found["study"]["cells"][row["cell"]]["levels"]
        if len(levels) == 1 and all(isinstance(value, int) for value in levels.values()):
            (path, value), (low, high) = next(iter(levels.items())), row["interval_95"]
            point = {"value": value, "estimate": row["estimate"], "low": low, "high": high}
            by_path.setdefault((path, row["what"], row["key"]), []).append({**row, **point})
    for (path, *_), rows in by_path.items():
        if len(rows) > 1:
            charts.append(_curve(words, rows, f"{path.removeprefix('components.')}: {outcome_name(words, rows[0])}"))
    return charts


def _curve(words: Words, rows: list[Found], title: str) -> Any:
    is_share = rows[0]["unit"] == "share"
    values = [{key: row[key] for key in ("value", "estimate", "low", "high")} for row in rows]
    base = _chart(values).encode(
        x=alt.X("value:Q", title=words("report-axis-value"), scale=alt.Scale(zero=False, padding=12))
    )
    axis = alt.Axis(format="+.1~%" if is_share else "+.2~f", tickCount=5)
    y = alt.Y("estimate:Q", title=words("report-axis-share" if is_share else "report-axis-money"), axis=axis)
    zero = _chart([{"at": 0}]).mark_rule(strokeDash=[4, 3], color=OPEN).encode(y="at:Q")
    line = base.mark_line(color=PLAIN, strokeWidth=2).encode(y=y)
    span = base.mark_rule(color=PLAIN, strokeWidth=2).encode(y="low:Q", y2="high:Q")
    dots = base.mark_point(color=PLAIN, filled=True, size=55, opacity=1).encode(y="estimate:Q")
    return alt.layer(zero, line, span, dots).properties(height=170, title=title)


DRAWN: dict[str, Callable[[Found, Words], list[Any]]] = {
    "shares": shares,
    "changes": changes,
    "gain": gains,
    "sensitivity": sensitivity,
    "heat": heat,
    "skill": skill,
    "first": first,
    "causes": causes,
    "money": money,
    "prices": prices,
}
