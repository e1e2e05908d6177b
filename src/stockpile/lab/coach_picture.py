"""The chances of a game as a picture: one line a seat, a dot for each marked decision; light and dark by itself."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 960, 400, 48, 132, 36, 40
COLOURS = ("#b3261e", "#1f6f43", "#2457a6", "#8a5a00", "#6b3fa0")
DASHES = ("", "9 4", "3 3", "12 3 3 3", "6 6")  # told apart without colours too
STYLE = """text{font:13px system-ui,sans-serif;fill:#222}.grid{stroke:#8884}.title{font-weight:600}
path{fill:none;stroke-width:2.5}
@media(prefers-color-scheme:dark){svg{background:#16181c}text{fill:#e8e8e8}path,circle{filter:brightness(1.6)}}"""


class ChancePicture:
    """Puts events and chances in their places."""

    def __init__(self, analysis: Mapping[str, Any], names: Sequence[str]) -> None:
        self._moments = analysis["chances"]
        self._decisions = analysis["decisions"]
        self._names = names
        winners = analysis["winners"]
        self._final = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(names))]
        self._last = 1 + max([one["event"] for one in (*self._moments, *self._decisions)], default=0)

    def _x(self, event: int) -> int:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * event / self._last)

    def _y(self, chance: float) -> int:
        return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance))

    def drawn(self, title: str, signs: Mapping[str, str]) -> str:
        """The whole picture as SVG."""
        parts = [f'<text class="title" x="{LEFT}" y="22">{escape(title)}</text>', *self._grid()]
        for seat, name in enumerate(self._names):
            parts += self._line(seat, name)
        parts += [self._dot(one, signs[one["grade"]]) for one in self._decisions if one["grade"]]
        box = f'viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {box}><style>{STYLE}</style>{"".join(parts)}</svg>\n'

    def _grid(self) -> list[str]:
        parts, seen = [], {0}
        for share in (0.0, 0.25, 0.5, 0.75, 1.0):
            y = self._y(share)
            parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}"/>')
            parts.append(f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{share:.0%}</text>')
        for moment in self._moments:
            if moment["round"] not in seen:
                seen.add(moment["round"])
                parts.append(f'<text x="{self._x(moment["event"])}" y="{HEIGHT - 16}">{moment["round"]}</text>')
        return parts

    def _line(self, seat: int, name: str) -> list[str]:
        places = [(moment["event"], moment["chances"][seat][0]) for moment in self._moments]
        places.append((self._last, self._final[seat]))
        path = "L".join(f"{self._x(event)} {self._y(chance)}" for event, chance in places)
        look = f'stroke="{COLOURS[seat]}" stroke-dasharray="{DASHES[seat]}"'
        x, y = WIDTH - RIGHT + 12, TOP + 20 * seat + 10
        key = f'<path d="M{x} {y}h28" {look}/><text x="{x + 34}" y="{y + 4}">{escape(name)}</text>'
        return [f'<path d="M{path}" {look}/>', key]

    def _dot(self, one: Mapping[str, Any], sign: str) -> str:
        x, y = self._x(one["event"]), self._y(one["chance"][0])
        said = escape(one.get("words", one["given_text"]))
        dot = f'<circle cx="{x}" cy="{y}" r="5" fill="{COLOURS[one["seat"]]}"/>'
        return f'<g><title>{said}</title>{dot}<text x="{x}" y="{y - 9}" text-anchor="middle">{sign}</text></g>'
