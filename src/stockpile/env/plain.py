"""A view as a few lines of plain text, for `render_mode="ansi"`: the same in every build, without colours."""

from typing import Any

from stockpile.engine.view import View

NOBODY = "nobody"


def table(view: View) -> str:
    """Prices and forecasts, piles, and what each seat is known to hold."""
    data = view.to_dict()
    asked = data["question"]["seats"] if data.get("question") else []
    waits = ", ".join(str(seat + 1) for seat in asked) or NOBODY
    lines = [
        f"round {data['round']} of {view.setup.table.rounds}, {data['phase']}; asked: {waits}",
        "prices: " + ", ".join(f"{key} {place['price']}" for key, place in data["market"].items()),
        "forecasts: " + ", ".join(_pair(pair) for pair in data["pairs"]),
    ]
    bids = data["bids"]
    for number, pile in enumerate(data["piles"]):
        bid = bids[number]
        offer = f"; seat {bid['seat'] + 1} bids {view.setup.table.bids[bid['space']]}" if bid else ""
        lines.append(f"pile {number + 1}: {_cards(pile)}{offer}")
    lines += [_seat(data, seat) for seat in view.setup.seats]
    return "\n".join(lines) + "\n"


def _pair(pair: dict[str, Any]) -> str:
    whose = "open" if pair["up"] else "hidden" if pair["owner"] is None else f"seat {pair['owner'] + 1}"
    return f"{pair['company']} {pair['forecast']} ({whose})"


def _cards(pile: list[dict[str, Any]]) -> str:
    return " ".join(card["card"] if card["up"] else f"[{card['card']}]" for card in pile) or "empty"


def _counts(cards: dict[str, int]) -> str:
    return " ".join(f"{count}x{key}" for key, count in cards.items())


def _seat(data: dict[str, Any], seat: int) -> str:
    """Money, cards by name as far as they are known, split cards."""
    half = data["regular"][seat]
    known = half["cards"] if "cards" in half else half.get("mine", half["public"])["known"]
    parts = [f"seat {seat + 1}{' (you)' if data.get('seat') == seat else ''}: ${data['cash'][seat]}K"]
    parts.append(f"{half['size']} cards" + (f", {_counts(known)}" if known else ""))
    if data["split"][seat]:
        parts.append(f"split {_counts(data['split'][seat])}")
    hand = data["hands"][seat]
    if hand:
        parts.append(f"to place {hand if isinstance(hand, int) else ' '.join(hand)}")
    return "; ".join(parts)
