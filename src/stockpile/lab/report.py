"""The report of a study: one HTML file that needs nothing else, and each picture as SVG and PNG."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import altair as alt
import vl_convert

from stockpile.lab.charts import Picture, pictures
from stockpile.lab.naming import cell_name, row_name, verdict_name
from stockpile.lab.page import PageSection, page, table
from stockpile.text.words import Words

WIDTH, SMALL = 640, 260  # of pictures in files
SMALLS = ("prices", "sensitivity")
ADDRESS = re.compile(r"https?://(?!www\.w3\.org/)[^\s\"'`)\\]*")  # all but the names of namespaces
SCALE = 2.0
CONFIG = {
    "background": "white",
    "font": "sans-serif",
    "view": {"stroke": None},
    "axis": {"gridColor": "#e2dfd8", "domainColor": "#e2dfd8", "tickColor": "#e2dfd8", "titleFontWeight": "normal"},
    "title": {"anchor": "start", "fontSize": 13},
}


def write_report(found: dict[str, Any], folder: Path, words: Words) -> Path:
    """Writes `report.html` and the pictures of a result."""
    drawn = pictures(found, words)
    home = folder / "pictures"
    home.mkdir(exist_ok=True)
    for picture in drawn:
        spec = still(picture)
        (home / f"{picture.key}.svg").write_text(vl_convert.vegalite_to_svg(spec, config=CONFIG), "utf-8")
        (home / f"{picture.key}.png").write_bytes(vl_convert.vegalite_to_png(spec, config=CONFIG, scale=SCALE))
    path = folder / "report.html"
    path.write_text(html_of(found, drawn, words), "utf-8")
    return path


def still(picture: Picture) -> dict[str, Any]:
    """A picture for a file: all its charts in one."""
    is_small = picture.key in SMALLS
    charts = [chart.properties(width=SMALL if is_small else WIDTH) for chart in picture.charts]
    whole = alt.concat(*charts, columns=3 if is_small else 1, spacing=28) if len(charts) > 1 else charts[0]
    spec: dict[str, Any] = whole.to_dict()
    return spec


def html_of(found: dict[str, Any], drawn: list[Picture], words: Words) -> str:
    """The page with everything in it."""
    study = found["study"]
    what = words(f"study-by-{study['by']}")
    lead = words("study-summary", games=found["games"], deals=found["deals"], alpha=_percent(words, study["alpha"], 0))
    sections = []
    for picture in drawn:
        specs = [json.dumps(_without_address(chart.to_dict())) for chart in picture.charts]
        title, why = words(f"report-{picture.key}"), words(f"report-{picture.key}-why")
        sections.append(PageSection(title, why, specs, picture.key in SMALLS))
    sections.append(PageSection(words("report-table"), "", html=numbers(found, words)))
    method = words("report-method-why", version=found["version"], seed=str(study["seed"]))
    cells = table([words("report-cells"), ""], [[cell["name"], ", ".join(cell["bots"])] for cell in study["cells"]])
    sections.append(PageSection(words("report-method"), method, html=cells))
    return page(words.language, words("report-title", what=what), lead, sections, library())


def numbers(found: dict[str, Any], words: Words) -> str:
    """All rows as a table."""
    by = found["study"]["by"]
    head = [words(f"study-column-{key}") for key in ("what", "estimate", "interval", "verdict")]
    rows = []
    for row in sorted(found["rows"], key=lambda row: (row["cell"], -row["estimate"] if by != "cells" else 0)):
        values, is_share = (row["estimate"], *row["interval_95"]), row["unit"] == "share"
        said = [_percent(words, value, 1) if is_share else f"{value:+.1f}" for value in values]
        cell = cell_name(found, words, row["cell"])
        name = row_name(words, by, row) + (f" ({cell})" if cell else "")
        rows.append([name, said[0], f"{said[1]} – {said[2]}", verdict_name(words, row)])
    return table(head, rows)


def _percent(words: Words, value: float, digits: int) -> str:
    return words("study-percent", value=f"{100 * value:.{digits}f}")


def _without_address(spec: dict[str, Any]) -> dict[str, Any]:
    """A chart without the address of its schema, which nobody needs to draw it."""
    return {key: value for key, value in spec.items() if key != "$schema"}


@cache
def library() -> str:
    """Vega, Vega-Lite and their embedding as one script; addresses in it that lead elsewhere are taken out."""
    bundle: Any = vl_convert.javascript_bundle  # its own types ask for what it can do without
    return ADDRESS.sub("", bundle()).replace("</script", "<\\/script")
