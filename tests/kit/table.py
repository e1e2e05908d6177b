"""The scenario builder: a table as it lies, in a line or two; answers in notation; small readers of what came of it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from stockpile import Game, Setup

COMPANIES = COSMIC, BOTTOMLINE, LEADING, AMERICAN, STANFORD, EPIC = (
    "cosmic",
    "bottomline",
    "leading",
    "american",
    "stanford",
    "epic",
)
FEE1, FEE2, FEE3, BOOM, BUST = "fee1", "fee2", "fee3", "boom", "bust"
FORECASTS = ("+4", "+2", "+1", "$$", "-2", "-3")
COMMODITIES = GOLD, PLATINUM, OIL, GAS, CORN, CATTLE = ("gold", "platinum", "oil", "gas", "corn", "cattle")
TAX, FIRST = "tax", "first"
BONDS, COMMERCE, DICE, FIRST_CARD, INVESTORS, BIDDING, STRATEGIES = MODULES = (
    "bonds",
    "commerce",
    "dice",
    "first-player-card",
    "investors",
    "investor-bidding",
    "strategies",
)

Counts = Mapping[str, int]


def down(card: str, by: int | None = None, known: Iterable[int] | None = None) -> Any:
    """A face-down card of a pile, who laid it, and who knows it (who laid it, unless said)."""
    entry: dict[str, Any] = {"card": card, "up": False}
    if by is not None:
        entry["by"] = by
    if known is not None:
        entry["known"] = list(known)
    return entry


def table(
    players: int = 3,
    *,
    phase: str | None = None,
    prices: Counts | None = None,
    spaces: Counts | None = None,
    cash: int | Mapping[int, int] | None = None,
    regular: Mapping[int, Counts] | None = None,
    seen: Mapping[int, Counts] | None = None,
    split: Mapping[int, Counts] | None = None,
    action_cards: Mapping[int, Sequence[str]] | None = None,
    fees: Mapping[int, Sequence[str]] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    piles: Mapping[int, Sequence[Any]] | None = None,
    bids: Mapping[int, str | Sequence[str]] | None = None,
    pairs: Mapping[int, tuple[str, str] | dict[str, Any]] | None = None,
    coming: Mapping[int, Sequence[tuple[str, str]]] | None = None,
    in_round: int = 1,
    board: str = "standard",
    modules: Sequence[str] = (),
    bonds: Mapping[int, int] | None = None,
    commerce: Mapping[int, Counts] | None = None,
    drawn_cards: Mapping[int, Sequence[str]] | None = None,
    investors: Mapping[int, str | Sequence[str]] | None = None,
    strategies: Mapping[int, str | Sequence[str]] | None = None,
    setup: Mapping[str, Any] | None = None,
    **others: Any,
) -> Game:
    """A game that begins at a position. What is keyed by a number is keyed by seat; piles and pairs from 0.

    `prices` puts stocks on the first space of that value, `spaces` on a space by index. `bids` are meeples in notation
    ("2@10"). `pairs` are those of this round, `coming` those of later ones. Without a `phase`, action cards make it
    Action, piles or bids make it Demand, anything else Selling. `commerce` are the commodities and taxes that seats
    own, `drawn_cards` commerce cards they have yet to lay. `investors` and `strategies` bring their modules along.
    Further fields go as they are.
    """
    modules = [*modules, *[name for name, given in ((INVESTORS, investors), (STRATEGIES, strategies)) if given]]
    given = {"investors": _named(investors), "strategies": _named(strategies)}
    made = Setup.from_dict({"players": players, "board": board, "modules": modules, **given, **(setup or {})})
    halves = {seat: dict(cards) for seat, cards in (regular or {}).items()}
    for seat, cards in (action_cards or {}).items():
        for card in cards:
            half = halves.setdefault(seat, {})
            half[card] = half.get(card, 0) + 1
    position: dict[str, Any] = {
        "setup": made.to_dict(),
        "phase": phase or ("action" if action_cards else "demand" if piles or bids else "selling"),
        "round": in_round,
        "spaces": {**_spaces(made, prices or {}), **(spaces or {})},
        "cash": _cash(made, cash),
        "regular": _rows(players, halves, {}),
        "seen": _rows(players, seen or {}, {}),
        "split": _rows(players, split or {}, {}),
        "fees": [_counted(held) for held in _rows(players, fees or {}, ())],
        "hands": [list(hand) for hand in _rows(players, hands or {}, ())],
        "piles": [list(pile) for pile in _rows(_piles(made), piles or {}, ())],
        "meeples": _meeples(made, bids or {}),
        "pairs": [_pair(pair) for pair in _rows(len(made.table.companies), pairs or {}, None)],
        "coming": {str(number): _coming(row) for number, row in (coming or {}).items()},
        **others,
    }
    if bonds is not None:
        position["bonds"] = _rows(players, bonds, 0)
    if commerce is not None or drawn_cards is not None:
        owned, drawn = _rows(players, commerce or {}, {}), _rows(players, drawn_cards or {}, ())
        position["commerce"] = [_commerce(*row) for row in zip(owned, drawn, strict=True)]
    return Game.from_position(position)


def _named(cards: Mapping[int, str | Sequence[str]] | None) -> dict[int, list[str]]:
    return {seat: [keys] if isinstance(keys, str) else list(keys) for seat, keys in (cards or {}).items()}


def _rows(size: int, given: Mapping[int, Any], default: object) -> list[Any]:
    assert all(0 <= key < size for key in given), f"{list(given)}: there are only {size}"
    return [given.get(key, default) for key in range(size)]


def _spaces(setup: Setup, prices: Counts) -> dict[str, int]:
    tracks = dict(zip(COMPANIES, setup.table.tracks, strict=True))
    return {company: tracks[company].spaces.index(value) for company, value in prices.items()}


def _cash(setup: Setup, cash: int | Mapping[int, int] | None) -> list[int]:
    if isinstance(cash, int):
        return [cash] * setup.players
    return _rows(setup.players, cash or {}, setup.table.cash)


def _counted(cards: Sequence[str]) -> dict[str, int]:
    return {card: list(cards).count(card) for card in cards}


def _piles(setup: Setup) -> int:
    return setup.players * setup.table.meeples


def _meeples(setup: Setup, bids: Mapping[int, str | Sequence[str]]) -> list[dict[str, int]]:
    meeples = []
    for seat, standing in bids.items():
        for bid in [standing] if isinstance(standing, str) else standing:
            pile, value = (int(number) for number in bid.split("@"))
            meeples.append({"seat": seat, "pile": pile - 1, "space": setup.table.bids.index(value)})
    return meeples


def _pair(pair: tuple[str, str] | dict[str, Any] | None) -> dict[str, Any]:
    if pair is None or isinstance(pair, dict):
        return pair or {}
    return dict(zip(("company", "forecast"), pair, strict=True))


def _commerce(owned: Counts, drawn: Sequence[str]) -> dict[str, Any]:
    goods = {card: count for card, count in owned.items() if card != TAX}
    return {"commodities": goods, "taxes": owned.get(TAX, 0), "hand": list(drawn)}


def _coming(pairs: Sequence[tuple[str, str]]) -> dict[str, list[str]]:
    return {"companies": [pair[0] for pair in pairs], "forecasts": [pair[1] for pair in pairs]}


# Acting


def play(game: Game, *answers: str) -> Game:
    """Gives answers in notation, each to whatever is asked."""
    for answer in answers:
        game.answer(answer)
    return game


def pass_on(game: Game, phase: str | None = None) -> Game:
    """Answers modestly (nothing sold or claimed, bids of 0 if there are any) until a phase begins, or to the end."""
    while game.question and (phase is None or phase_of(game) != phase):
        legal = answers(game)
        game.answer(next((text for text in legal if text in ("done", "claim 0") or text.endswith("@0")), legal[0]))
    return game


def deal(game: Game, *cards: str) -> Game:
    """Answers of the chance seat: starting cards, company and forecast cards, market cards, rolls, by name."""
    verbs = {"market": "deal", "die": "roll", "commerce": "draw"}
    for card in cards:
        assert game.question, "nothing is asked"
        game.answer(f"{verbs.get(game.question.ask, game.question.ask)} {card}")
    return game


# Reading


def phase_of(game: Game) -> str:
    """The phase of the round."""
    return str(game.view(None).to_dict()["phase"])


def asked(game: Game) -> tuple[int, str]:
    """Who is asked, and what."""
    assert game.question, "nobody is asked"
    return game.question.seat, game.question.ask


def answers(game: Game) -> list[str]:
    """The legal answers in notation."""
    assert game.question, "nobody is asked"
    return [game.notation(answer) for answer in game.question.answers]


def refused(game: Game, answer: str) -> str | None:
    """The rule that an answer breaks, or None."""
    refusal = game.refusal(answer)
    return refusal.rule if refusal else None


def price(game: Game, company: str) -> int:
    """The price of a stock."""
    return int(game.view(None).to_dict()["market"][company]["price"])


def space(game: Game, company: str) -> int:
    """The space a stock stands on, from 0."""
    return int(game.position()["spaces"][company])


def cash(game: Game, seat: int) -> int:
    """A seat's money."""
    return int(game.position()["cash"][seat])


def regular(game: Game, seat: int) -> dict[str, int]:
    """The cards of a regular half."""
    return dict(game.position()["regular"][seat])


def split(game: Game, seat: int) -> dict[str, int]:
    """The cards of a split half."""
    return dict(game.position()["split"][seat])


def fees(game: Game, seat: int) -> list[str]:
    """The trading fees that lie before a seat."""
    held = game.position()["fees"][seat]
    return [fee for fee, count in zip((FEE1, FEE2, FEE3), held, strict=True) for _ in range(count)]


def discard(game: Game) -> dict[str, int]:
    """The open discard."""
    return dict(game.position()["discard"])


def market_cards(game: Game) -> dict[str, int]:
    """All market cards on the table by kind, wherever they are."""
    position = game.position()
    lists = [*position["hands"], position["deck"], *([card["card"] for card in pile] for pile in position["piles"])]
    counts = [_counted(cards) for cards in lists] + [*position["regular"], *position["split"], position["discard"]]
    counts += [dict(zip((FEE1, FEE2, FEE3), held, strict=True)) for held in position["fees"]]
    return {kind: sum(row.get(kind, 0) for row in counts) for kind in (*COMPANIES, FEE1, FEE2, FEE3, BOOM, BUST)}


def bonds(game: Game, seat: int) -> int:
    """The bonds of a seat."""
    return int(game.position()["bonds"][seat])


def investors(game: Game, seat: int) -> list[str]:
    """The investors that lie open before a seat."""
    return list(game.position()["investors"][seat]["shown"])


def pile(game: Game, observer: int | None, number: int) -> list[str]:
    """The cards of a pile, counted from 0, as an observer can name them: "?" for what it does not know."""
    return [str(card["card"]) for card in game.view(observer).to_dict()["piles"][number]]


def pair(game: Game, observer: int | None, number: int) -> tuple[str, str]:
    """Company and forecast of a pair, counted from 0, as an observer can name them."""
    seen = game.view(observer).to_dict()["pairs"][number]
    return str(seen["company"]), str(seen["forecast"])


def commodities(game: Game, seat: int) -> dict[str, int]:
    """The commodities of a seat."""
    return dict(game.position()["commerce"][seat]["commodities"])


def taxes(game: Game, seat: int) -> int:
    """The tax cards of a seat."""
    return int(game.position()["commerce"][seat]["taxes"])


def commerce_cards(game: Game) -> dict[str, int]:
    """All commerce cards on the table by kind, wherever they are."""
    position = game.position()
    cards = [*position["commerce_deck"], *(card["card"] for pile in position["piles"] for card in pile)]
    for row in position["commerce"]:
        cards += [*row["hand"], *[TAX] * row["taxes"]]
    owned = [row["commodities"] for row in position["commerce"]]
    return {kind: cards.count(kind) + sum(row.get(kind, 0) for row in owned) for kind in (*COMMODITIES, TAX)}


def known(game: Game, observer: int | None, seat: int) -> dict[str, int]:
    """The cards of a seat's regular half that an observer can name; None for what the whole table has seen."""
    half = game.view(observer).to_dict()["regular"][seat]
    return dict((half["public"] if observer is None else half["mine"])["known"])


def unknown(game: Game, observer: int | None, seat: int) -> dict[int, int]:
    """How many cards of a seat's regular half an observer cannot name, by the round they came in."""
    half = game.view(observer).to_dict()["regular"][seat]
    lots = (half["public"] if observer is None else half["mine"])["unknown"]
    return {int(lot): count for lot, count in lots.items()}


def told(game: Game, *names: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The events of these names as a seat was told them, without their numbers and cells."""
    return [
        {key: value for key, value in event.items() if key not in ("n", "set")}
        for event in game.events(seat)
        if event["event"] in names
    ]
