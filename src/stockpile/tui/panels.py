"""The panels of the full screen, each drawn from a description of a seat's view."""

from typing import Any

from rich.text import Text

from stockpile.engine.names import COMPANIES
from stockpile.text.bids import blocked_space, shown_investors
from stockpile.text.cards import card_words
from stockpile.tui.describe import Description, counted
from stockpile.tui.signs import BAD, COLOURS, DIM, GOOD, INK, SEATS, chip, letter, pile_chip, seat_name

FULL_NAMES = 64  # columns from which companies are named in full
SHORT = 56  # columns below which the market has no room to spare


def lines(rows: list[Text]) -> Text:
    """Rows below each other."""
    return Text("\n").join(rows)


def track(values: list[str], at: int, colour: str, blocked: int | None = None) -> Text:
    """A track of spaces; the one where the marker stands is lit and has an arrow, for those who see no colours."""
    text = Text()
    for place, value in enumerate(values):
        sign, style = ("▸", f"bold {INK} on {colour}") if place == at else (" ", DIM)
        if place == blocked:
            sign, style = "×", BAD
        text.append(sign + value.ljust(2), style=style)
    return text


def market(table: Description, width: int) -> Text:
    """Six stocks as tracks, and what the seat knows of their forecasts."""
    rows = []
    pairs = {pair["company"]: pair for pair in table.view["pairs"] if pair["company"] != "?"}
    full = width >= FULL_NAMES
    for company, place in table.view["market"].items():
        shape = table.setup.table.tracks[COMPANIES.index(company)]
        values = [str(value) + "$" * signs for value, signs in zip(shape.spaces, shape.signs, strict=True)]
        name = table.words(f"{'company' if full else 'short'}-{company}")
        row = Text().append(f" {letter(company)} ", style=f"bold {INK} on {COLOURS[company]}")
        row.append(" " * (width >= SHORT) + name.ljust(21 if full else 10), style=COLOURS[company])
        if width >= 44:
            row.append_text(track(values, place["space"], COLOURS[company]))
            row.append("   " * (10 - len(values)))
        else:
            row.append(f"{place['price']:>3} ", style="bold")
        if company in pairs:
            row.append_text(forecast(table, pairs[company], short=width < SHORT))
        row.append_text(marks(table, company))
        row.truncate(max(width, 1))
        rows.append(row)
    return lines(rows)


def forecast(table: Description, pair: dict[str, Any], *, short: bool) -> Text:
    """A known forecast beside its stock."""
    sign = table.forecasts()[pair["company"]]
    colour = BAD if sign.startswith("−") else GOOD
    key = "open" if pair["up"] else "mine" if pair["owner"] == table.seat else "seen"
    text = Text().append(f"{sign:>3}" if short else f" {sign:<3}", style=f"bold {colour}")
    mark = {"open": "○", "mine": "●", "seen": "◐"}[key]
    text.append(mark if short else f"{mark} {table.words(f'tui-known-{key}')}", style=DIM)
    return text


def marks(table: Description, company: str) -> Text:
    """Signs of a stock that is locked or protected, or on whose pair, as far as it is known, strategies lie."""
    view = table.view
    tucked = {view["pairs"][tuck["pair"]]["company"] for tuck in view.get("tucks", ())}
    text = Text()
    for sign, colour, stocks in (
        ("⊘", BAD, view.get("locked", ())),
        ("◇", GOOD, view.get("protected", ())),
        ("♦", "#f2c14e", tucked),
    ):
        text.append(sign if company in stocks else "", style=f"bold {colour}")
    return text


def players(table: Description, width: int) -> Text:
    """What everybody can see of each seat."""
    words, view = table.words, table.view
    name_width = max(8, min(14, width - 23))
    cash, bonds = (4, f"{'§':>3} ") if "bonds" in table.setup.modules else (5, "  ")
    columns = f"{words('tui-column-cash'):>{cash}}{words('tui-column-cards'):>7}{bonds}{words('tui-column-split')}"
    head = Text(" " * (name_width + 3) + columns, style=DIM)
    rows = [head]
    asked = (view["question"] or {"seats": []})["seats"]
    for seat in table.setup.seats:
        row = Text().append("▸" if seat in asked else " ", style="bold")
        marks = ("★" if seat == view["first"] else "") + ("☆" if seat == view.get("heir") else "")
        row.append(marks.ljust(2), style="#f2c14e")
        row.append_text(seat_name(table.seating.names, seat, name_width))
        row.append(f"{view['cash'][seat]:>{cash}}", style="bold")
        row.append(f"{view['regular'][seat]['size']:>7}")
        row.append(f"{view['bonds'][seat]:>3} " if "bonds" in table.setup.modules else "  ")
        row.append_text(letters(view["split"][seat]))
        owed = sum(count * value for count, value in zip(view["fees"][seat], table.setup.table.fee_values, strict=True))
        if owed:
            row.append(f" −{owed}", style=f"bold {BAD}")
        rows.append(row)
    return lines(rows)


def letters(counts: dict[str, int]) -> Text:
    """Cards by letter and number: E2 C."""
    text = Text()
    for key, count in counts.items():
        if key in COLOURS:
            text.append(letter(key) + (str(count) if count > 1 else ""), style=f"bold {COLOURS[key]}")
            text.append(" ")
    return text


def piles(table: Description, width: int) -> Text:
    """Each pile: its number, its cards, its bidding track and whose meeple stands there."""
    values = [str(value) for value in table.setup.table.bids]
    track_width = 3 * len(values)
    room = min(width - 3 - track_width - 10, 60)
    rows = []
    for number, pile in enumerate(table.view["piles"]):
        row = Text().append(f" {number + 1} ", style="bold")
        row.append(shortened(table.powers.offer(number), max(room, 12)), style="bold")
        for card in pile:
            row.append_text(pile_chip(table.words, table.setup, card))
            row.append(" " if 4 * len(pile) <= room else "")
        bid = table.view["bids"][number]
        colour = SEATS[bid["seat"]] if bid else DIM
        bidding = track(values, bid["space"] if bid else -1, colour, blocked_space(table.setup, table.view, number))
        if bid:
            bidding.append(" ")
            bidding.append_text(seat_name(table.seating.names, bid["seat"], 9))
        if room < 12:
            rows += [row, Text("   ") + bidding]
            continue
        row.append(" " * max(1, 3 + room - row.cell_len))
        rows.append(row + bidding)
    return lines(rows)


def shortened(text: str, width: int) -> str:
    """A text cut to a width."""
    return text if len(text) <= width else text[: width - 1] + "…"


def mine(table: Description, width: int) -> Text:
    """The own cash, hand, both halves, fees owed, and what the cards would sell for."""
    if table.seat is None:
        return Text()
    words, view, seat = table.words, table.view, table.seat
    money = Text().append(f" {words('tui-cash')} ", style=DIM)
    money.append(words.money(view["cash"][seat]), style="bold")
    money.append(f"  {words('tui-worth', amount=table.worth(seat))}", style=DIM)
    if any(view["fees"][seat]):
        money.append(f"  {words('tui-owed')} ", style=DIM).append_text(cards(table, table.held_fees(seat)))
    if view["hands"][seat]:
        money.append(f"  {words('tui-hand')} ", style=DIM)
        for key in view["hands"][seat]:
            money.append_text(chip(table.words, table.setup, key))
            money.append(f" {card_words(words, table.setup, key)} " if width >= FULL_NAMES + 20 else " ")
    halves = Text().append(f" {words('tui-regular')} ", style=DIM)
    halves.append_text(cards(table, view["regular"][seat]["cards"]))
    halves.append(f"  {words('tui-split')} ", style=DIM)
    halves.append_text(cards(table, view["split"][seat]))
    hidden = [card["card"] for pile in view["piles"] for card in pile if not card["up"] and card["card"] != "?"]
    if hidden and width >= FULL_NAMES:
        halves.append(f"  {words('tui-knows')} ", style=DIM).append_text(cards(table, counted(hidden)))
    rows, extra = [money, halves], extras(table, seat)
    if extra is not None:
        roomy = next((row for row in rows if row.cell_len + extra.cell_len < width), None)
        rows = rows if roomy is not None else [*rows, extra]
        if roomy is not None:
            roomy.append_text(extra)
    return lines(rows)


def extras(table: Description, seat: int) -> Text | None:
    """The own bonds and commerce cards, and the commerce card that is drawn and not yet laid."""
    words, view, modules = table.words, table.view, table.setup.modules
    text = Text()
    if "bonds" in modules:
        text.append(f" {words('tui-bonds')} ", style=DIM).append(f"{view['bonds'][seat]} ", style="bold")
    if "commerce" in modules:
        text.append(f" {words('tui-commerce')} ", style=DIM).append_text(cards(table, table.goods(seat)))
        text.append(f" {words.money(table.goods_worth(seat))}", style="bold")
        if view["commerce"][seat]["hand"]:
            text.append(f"  {words('tui-drawn')} ", style=DIM)
            text.append_text(cards(table, counted(view["commerce"][seat]["hand"])))
    return Text(" ") + text if text.plain else None


def goods(table: Description, _width: int) -> Text:
    """Commodities and taxes of every seat, and what they count so far."""
    if "commerce" not in table.setup.modules:
        return Text()
    rows = []
    for seat in table.setup.seats:
        row = Text(" ").append_text(seat_name(table.seating.names, seat, 11))
        row.append(f"{table.goods_worth(seat):>4}".replace("-", "−"), style="bold")
        rows.append(row.append("  ").append_text(cards(table, table.goods(seat))))
    return lines(rows)


def powers(table: Description, width: int) -> Text:
    """Investors and strategies: those of each seat by name, and what lies on pairs and stocks."""
    if not table.powers.are_played:
        return Text()
    rows = []
    for seat in table.setup.seats:
        row = Text(" ").append_text(seat_name(table.seating.names, seat, 11))
        rows += flow(row, powers_of(table, seat), width)
    return lines([*rows, *(Text(f" {line}") for line in table.powers.table())])


def flow(row: Text, parts: list[Text], width: int) -> list[Text]:
    """Parts one after the other in as many rows as it takes, those below as far in as the first."""
    indent, rows = row.cell_len, [row]
    for part in parts:
        begins = rows[-1].cell_len == indent
        if not begins and rows[-1].cell_len + 3 + part.cell_len > width:
            rows.append(Text(" " * indent))
            begins = True
        rows[-1].append("" if begins else " · ", style=DIM).append_text(part)
    return rows


def powers_of(table: Description, seat: int) -> list[Text]:
    """The investors of a seat, its hand of strategies, by name if they are known, and what it has played."""
    words, view, told = table.words, table.view, table.powers
    used, parts = told.used(seat), []
    for key in shown_investors(view, seat):
        part = Text(told.names([key]), style="bold")
        parts.append(part.append(" ✓", style=GOOD) if key in used else part)
    dealt = [key for key in view["investors"][seat]["dealt"] if key != "?"] if "investors" in view else []
    parts += [Text(told.names([key])) for key in dealt]
    if "strategies" in view:
        row = view["strategies"][seat]
        known = [Text(told.names([key])) for key in row["hand"] if key != "?"]
        parts += known or [Text(words("tui-strategies", count=len(row["hand"])))]
        if row["played"]:
            parts.append(Text(words("tui-played", cards=told.names(row["played"])), style=DIM))
    return parts


def know(table: Description, _width: int) -> Text:
    """What the seat knows, in words; shown where there is room."""
    return Text("\n".join(f" {line}" for line in table.knowledge())) if table.seat is not None else Text()


def cards(table: Description, counts: dict[str, int]) -> Text:
    """Cards as chips with their number."""
    text = Text()
    for key, count in counts.items():
        text.append_text(chip(table.words, table.setup, key))
        text.append(f"×{count} " if count > 1 else " ")
    return text if counts else Text("–", style=DIM)


def result(table: Description) -> Text:
    """The final reckoning as a table: the seats side by side, best first, what they have below."""
    ranked = sorted(table.setup.seats, key=lambda seat: -table.view["scores"][seat]["total"])
    labels = {part: table.words(f"part-{part}") for part in table.parts()}
    left = max(len(label) for label in labels.values()) + 1
    head = Text(" " * left)
    for seat in ranked:
        won = "★" if seat in table.view["winners"] else ""
        name = table.seating.names[seat]
        name = name if len(name) <= 8 - len(won) else name[: 7 - len(won)] + "…"
        head.append((won + name).rjust(9), style=SEATS[seat])
    rows = [head]
    for part, label in labels.items():
        row = Text(label.ljust(left), style="bold" if part == "total" else "")
        for seat in ranked:
            row.append(str(table.view["scores"][seat][part]).replace("-", "−").rjust(9))
        rows.append(row)
    return lines(rows)
