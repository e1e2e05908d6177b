"""Every number of the table: what the rules say for the players, or the setup otherwise, and that all of it fits."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from stockpile.engine import ids
from stockpile.engine.names import COMPANIES, FORECASTS
from stockpile.engine.setup.checks import Wrong, one_of, whole
from stockpile.engine.setup.given import Given
from stockpile.engine.setup.tracks import Track, printed_track

MARKET_FIELDS = "companies stocks fees booms busts"
DEALT_FIELDS = "players meeples deals up down"


class Table(NamedTuple):
    """The numbers of a setup, none of them left open."""

    rounds: int
    cash: int
    companies: tuple[str, ...]
    forecasts: tuple[str, ...]
    meeples: int
    pairs: int
    public_pairs: int
    hidden_pairs: int
    deals: int
    up: int
    down: int
    stocks: int
    fees: tuple[int, ...]
    fee_values: tuple[int, ...]
    booms: int
    busts: int
    bids: tuple[int, ...]
    tracks: tuple[Track, ...]

    @property
    def cards(self) -> int:
        """Market cards in the box."""
        return len(self.companies) * self.stocks + sum(self.fees) + self.booms + self.busts


@lru_cache(maxsize=512)
def table_of(setup: Given) -> Table:
    """Fills in what the rules say and checks that everything fits together."""
    wrong = Wrong()
    table = made_table(setup, wrong)
    wrong.tell()
    return table


def made_table(setup: Given, wrong: Wrong) -> Table:
    """The table of a setup, and all that is wrong with it."""
    printed = setup.printed
    rules = printed["players"][str(setup.players)]
    market = printed["market"]

    def pick(name: str, default: int, least: int, most: int) -> int:
        value = getattr(setup, name)
        return default if value is None else wrong.check(name, default, whole, name, value, least, most)

    def three(name: str, least: int, most: int) -> tuple[int, ...]:
        return wrong.check(name, (1, 1, 1), _three, name, getattr(setup, name), market[name], least, most)

    tracks = setup.tracks or {}
    table = Table(
        rounds=pick("rounds", rules["rounds"], 1, ids.LOTS - 1),
        cash=pick("cash", rules["cash"], 0, 1000),
        companies=wrong.check("companies", COMPANIES, _companies, setup),
        forecasts=wrong.check("forecasts", (), _forecasts, setup, printed),
        meeples=pick("meeples", rules["meeples"], 1, 2),
        pairs=pick("pairs", rules["pairs"], 0, ids.PAIRS),
        public_pairs=pick("public_pairs", rules["public_pairs"], 0, ids.PAIRS),
        hidden_pairs=pick("hidden_pairs", rules["hidden_pairs"], 0, ids.PAIRS),
        deals=pick("deals", rules["deals"], 1, 4),
        up=pick("up", 1, 0, ids.HAND),
        down=pick("down", 1, 0, ids.HAND),
        stocks=pick("stocks", market["stocks"], 0, ids.CLAIMS - 1),
        fees=three("fees", 0, 40),
        fee_values=three("fee_values", 1, 100),
        booms=pick("booms", market["booms"], 0, 40),
        busts=pick("busts", market["busts"], 0, 40),
        bids=wrong.check("bids", (0,), _bids, setup, printed),
        tracks=tuple(
            tracks[key] if key in tracks else printed_track(printed, setup.board, key)  # type: ignore[misc]
            for key in COMPANIES
        ),
    )
    _relate_cards(setup, table, wrong)
    _relate_piles(setup, table, wrong)
    return table


def _companies(setup: Given) -> tuple[str, ...]:
    companies = COMPANIES if setup.companies is None else setup.companies
    for company in companies:
        one_of("companies", company, COMPANIES)
    if not companies or len(set(companies)) != len(companies):
        raise ValueError("companies: at least one, each once")
    return tuple(key for key in COMPANIES if key in companies)


def _forecasts(setup: Given, printed: Mapping[str, Any]) -> tuple[str, ...]:
    forecasts = tuple(printed["forecasts"]["cards"]) if setup.forecasts is None else setup.forecasts
    for forecast in forecasts:
        one_of("forecasts", forecast, FORECASTS[1:])
    return forecasts


def _three(name: str, given: tuple[int, ...] | None, printed: list[int], least: int, most: int) -> tuple[int, ...]:
    values = tuple(printed) if given is None else given
    if len(values) != ids.FEES:
        raise ValueError(f"{name}: three numbers are needed, one for each kind")
    for value in values:
        whole(name, value, least, most)
    if name == "fee_values" and list(values) != sorted(values):
        raise ValueError("fee_values: from the smallest to the largest")
    return values


def _bids(setup: Given, printed: Mapping[str, Any]) -> tuple[int, ...]:
    bids = tuple(printed["bidding"]["spaces"]) if setup.bids is None else setup.bids
    whole("bids", len(bids), 1, ids.BIDS)
    for value in bids:
        whole("bids", value, 0, 1000)
    if bids[0] != 0 or list(bids) != sorted(set(bids)):
        raise ValueError("bids: from 0, each space higher than the one before (DEM-1)")
    return bids


def _relate_cards(setup: Given, table: Table, wrong: Wrong) -> None:
    """As many pairs and forecasts as companies, and no more cards than there is room for."""
    pairs = setup.players * table.pairs + table.public_pairs + table.hidden_pairs
    if pairs != len(table.companies):
        problem = (
            f"pairs: {setup.players} x {table.pairs} of the players + {table.public_pairs} public + "
            f"{table.hidden_pairs} hidden make {pairs}, but there are {len(table.companies)} companies (INF-3)"
        )
        wrong.relate("players pairs public_pairs hidden_pairs companies", problem)
    if len(table.forecasts) != len(table.companies):
        have = f"{len(table.forecasts)} cards for {len(table.companies)} companies"
        wrong.relate("forecasts companies", f"forecasts: {have}, one each is needed (INF-3)")
    if table.cards > ids.DECK:
        wrong.relate(MARKET_FIELDS, f"stocks: {table.cards} market cards, the most is {ids.DECK}")
    if setup.starting_cards and (len(table.companies) < setup.players or table.stocks == 0):
        problem = "starting_cards: a different stock card for each player is needed (SET-6)"
        wrong.relate("starting_cards companies players stocks", problem)


def _relate_piles(setup: Given, table: Table, wrong: Wrong) -> None:
    """Room for the piles and for what is laid on them, and cards for every round."""
    piles = setup.players * table.meeples
    if piles > ids.PILES:
        wrong.relate("players meeples", f"meeples: {piles} piles, the most is {ids.PILES}")
    each = table.up + table.down
    if not 1 <= each <= ids.HAND:
        wrong.relate("up down", f"up + down: {each} is not from 1 to {ids.HAND}")
    placed = setup.players * table.deals * each
    most = ids.SLOTS - 1 - (piles if "commerce" in setup.modules else 0)
    most -= ("first-player-card" in setup.modules) + ("investors" in setup.modules)  # a card may be moved to a pile
    if placed > most:
        wrong.relate(f"{DEALT_FIELDS} modules", f"deals: {placed} cards placed in a round, the most is {most}")
    needed = table.rounds * (piles + placed) + setup.players * setup.starting_cards
    if needed > table.cards:
        problem = f"rounds: {needed} market cards are needed, the box has {table.cards} (SET-6)"
        wrong.relate(f"{DEALT_FIELDS} {MARKET_FIELDS} rounds starting_cards", problem)


def copies_of(table: Table) -> list[int]:
    """How many market cards of each kind the box has."""
    copies = [0] * ids.MARKET
    for company in table.companies:
        copies[COMPANIES.index(company) + 1] = table.stocks
    copies[ids.FEE1 : ids.FEE3 + 1] = table.fees
    copies[ids.BOOM], copies[ids.BUST] = table.booms, table.busts
    return copies


def commerce_copies_of(setup: Given) -> list[int]:
    """How many commerce cards of each kind the box has."""
    copies = [0] * ids.KINDS
    if "commerce" in setup.modules:
        printed = setup.printed["commerce"]
        copies[ids.GOLD : ids.TAX] = [printed["commodities"]] * ids.COMMODITIES
        copies[ids.TAX] = printed["taxes"]
    return copies
