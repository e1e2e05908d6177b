"""The curves of a training as a picture."""

from pathlib import Path
from typing import Any

import altair as alt


def draw(rows: list[dict[str, Any]], path: Path) -> None:
    """One line a seed: against greedy first, then by self-play; the dashed rule is a fair share."""
    shown = [
        {"seed": str(row["seed"]), "steps": (mark["steps"] + (before if course == "self-play" else 0)) / 1e6}
        | {"share": 100 * mark["tried"], "course": course}
        for row in rows
        for before in [row["greedy"]["steps"]]
        for course in ("greedy", "self-play")
        if course in row
        for mark in row[course]["curve"]
    ]
    lines = (
        alt.Chart(alt.Data(values=shown))
        .mark_line(point=True)
        .encode(
            x=alt.X("steps:Q", title="decisions of the learner, millions"),
            y=alt.Y("share:Q", title="wins alone against three greedy, %"),
            color=alt.Color("seed:N", title="seed"),
            strokeDash=alt.StrokeDash("course:N", title="learning"),
        )
    )
    fair = alt.Chart(alt.Data(values=[{"share": 25}])).mark_rule(strokeDash=[4, 4]).encode(y="share:Q")
    (lines + fair).properties(width=640, height=320).save(str(path))
