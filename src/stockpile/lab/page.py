"""The page around the pictures of a report: light and dark, for desks and phones, nothing fetched from anywhere."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

STYLE = """
:root { color-scheme: light dark; --back: #faf9f6; --card: #fff; --ink: #23272e; --soft: #636a75; --line: #e2dfd8; }
@media (prefers-color-scheme: dark) {
  :root { --back: #15181c; --card: #1d2127; --ink: #e6e4df; --soft: #9aa1ab; --line: #31363e; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.2rem 1rem 3rem; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: .4rem 0; } h2 { font-size: 1.15rem; margin: 0 0 .2rem; }
p { margin: .2rem 0 .8rem; color: var(--soft); }
section { background: var(--card); border: 1px solid var(--line); border-radius: .7rem; padding: 1rem; margin: 1rem 0; }
.charts { display: grid; gap: 1.2rem; grid-template-columns: minmax(0, 1fr); }
.charts.small { grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr)); }
.chart, .chart > * { width: 100%; min-width: 0; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .3rem .6rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child, th:last-child, td:last-child { text-align: left; }
th { color: var(--soft); font-weight: 600; }
"""
SCRIPT = """
const dark = matchMedia('(prefers-color-scheme: dark)');
function themed() {
  const [ink, soft, line] = dark.matches ? ['#e6e4df', '#9aa1ab', '#31363e'] : ['#23272e', '#636a75', '#e2dfd8'];
  const axis = { labelColor: ink, titleColor: soft, gridColor: line, domainColor: line, tickColor: line };
  const sizes = { labelFontSize: 12, titleFontSize: 12, titleFontWeight: 'normal' };
  return {
    background: 'transparent', font: 'system-ui, sans-serif', view: { stroke: null }, axis: { ...axis, ...sizes },
    legend: { labelColor: ink, titleColor: soft, labelFontSize: 12 },
    title: { color: ink, fontSize: 13, anchor: 'start', fontWeight: 600 },
  };
}
function draw() {
  const options = { actions: false, renderer: 'svg', config: themed(), mode: 'vega-lite' };
  for (const place of document.querySelectorAll('.chart')) {
    const spec = JSON.parse(place.querySelector('script').textContent);
    spec.width = 'container';
    spec.autosize = { type: 'fit-x', contains: 'padding' };
    vegaEmbed(place.querySelector('.here'), spec, options);
  }
}
draw();
dark.addEventListener('change', draw);
"""


class PageSection(NamedTuple):
    """One part of the page: a heading, a sentence, and charts (as JSON) or finished HTML."""

    title: str
    text: str
    charts: Sequence[str] = ()
    is_small: bool = False
    html: str = ""

    def to_html(self) -> str:
        """As HTML."""
        kind = "charts small" if self.is_small else "charts"
        body = self.html
        if self.charts:
            body = f'<div class="{kind}">{"".join(map(_chart, self.charts))}</div>'
        return f"<section><h2>{escape(self.title)}</h2><p>{escape(self.text)}</p>{body}</section>"


def _chart(spec: str) -> str:
    inside = spec.replace("</", "<\\/")
    return f'<div class="chart"><div class="here"></div><script type="application/json">{inside}</script></div>'


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table that scrolls sideways where it must."""
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="scroll"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def page(language: str, title: str, lead: str, sections: Sequence[PageSection], library: str) -> str:
    """The whole page; `library` is the JavaScript that draws."""
    body = "".join(section.to_html() for section in sections)
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>"
        f"<h1>{escape(title)}</h1><p>{escape(lead)}</p>{body}</main>"
        f"<script>{library}</script><script>{SCRIPT}</script></body></html>\n"
    )
