"""Positions and views as plain JSON, read and written. What a position may leave out is in docs/positions.md."""

from collections.abc import Mapping, Sequence
from typing import Any

from stockpile.engine import declare, effects, ids, position_cards, rng, state
from stockpile.engine.box import face_of, pair_owner
from stockpile.engine.names import ASKS, CARDS, COMMODITIES, COMPANIES, FORECASTS, HELD, MARKET, PARTS, STAGES
from stockpile.engine.phases import action
from stockpile.engine.setup import STAGES as ORDER
from stockpile.engine.setup import Setup, box_of, commerce_copies_of, copies_of
from stockpile.engine.state import State

Sheet = dict[str, Any]
STAGE_OF = {name: number for number, name in STAGES.items()}
ASK_OF = {name: number for number, name in ASKS.items()}
PROGRESS = ("step", "turn", "count", "deal")
TASKS = (ids.TASK_DIVIDEND, ids.TASK_GIVE, ids.TASK_CARD, ids.TASK_MOVE)
POSITION_KEYS = (
    "setup",
    "events",
    "round",
    "phase",
    "first",
    "turn",
    "progress",
    "question",
    "cash",
    "fees",
    "spaces",
    "regular",
    "seen",
    "split",
    "hands",
    "piles",
    "meeples",
    "pairs",
    "deck",
    "drawn",
    "discard",
    "coming",
    "knowledge",
    "scores",
    "winners",
    "seed",
    "bonds",
    "commerce",
    "commerce_deck",
    "commerce_drawn",
    "rolled",
    "heir",
    *position_cards.KEYS,
)


def position_of(setup: Setup, g: State) -> dict[str, Any]:
    """Everything in a state, as plain JSON."""
    sheet: Sheet = g.sheet()
    players = range(setup.players)
    companies = setup.table.companies
    result: dict[str, Any] = {
        "setup": setup.to_dict(),
        "events": g.emitted,
        "round": sheet["round"],
        "phase": STAGES[sheet["stage"]],
        "first": sheet["first"],
        "progress": _progress_of(sheet),
        "question": _question_of(sheet),
        "cash": sheet["cash"][: setup.players],
        "fees": [sheet["fees"][s] for s in players],
        "spaces": {key: sheet["space"][COMPANIES.index(key)] for key in companies},
        "regular": [_counts_of(sheet["regular"][s]) for s in players],
        "split": [_counts_of(sheet["split"][s]) for s in players],
        "hands": [[CARDS[kind] for kind in sheet["hand"][s][: sheet["hand_n"][s]]] for s in players],
        "piles": [_pile_of(sheet, p) for p in range(setup.players * setup.table.meeples)],
        "meeples": [
            {"seat": sheet["bid_seat"][p], "pile": p, "space": sheet["bid_space"][p] - 1}
            for p in range(setup.players * setup.table.meeples)
            if sheet["bid_space"][p]
        ],
        "pairs": [_pair_of(sheet, i, (1 << setup.players) - 1) for i in range(len(companies))],
        "deck": [CARDS[kind] for kind in sheet["deck"][sheet["deck_at"] : sheet["deck_n"]]],
        "drawn": sheet["deck_at"],
        "discard": {CARDS[kind]: n for kind, n in enumerate(sheet["discard"]) if n},
        "coming": _coming_of(sheet, setup),
        "knowledge": _knowledge_of(sheet, setup),
    }
    result.update(_modules_of(sheet, setup))
    if sheet["stage"] == STAGE_OF["over"]:
        result["scores"] = [
            {**dict(zip(PARTS, sheet["score"][s], strict=True)), "majorities": sheet["majorities"][s]} for s in players
        ]
        result["winners"] = _seats_of(sheet["winners"])
    return result


def _modules_of(sheet: Sheet, setup: Setup) -> dict[str, Any]:
    players = range(setup.players)
    result: dict[str, Any] = {}
    if "bonds" in setup.modules:
        result["bonds"] = sheet["bonds"][: setup.players]
    if "commerce" in setup.modules:
        result["commerce"] = [
            {
                "commodities": {key: n for key, n in zip(COMMODITIES, sheet["commodities"][s], strict=True) if n},
                "taxes": sheet["taxes"][s],
                "hand": [CARDS[kind] for kind in sheet["commerce_hand"][s][: sheet["commerce_n"][s]]],
            }
            for s in players
        ]
        at, size = sheet["commerce_at"], sheet["commerce_size"]
        result["commerce_deck"] = [CARDS[kind] for kind in sheet["commerce"][at:size]]
        result["commerce_drawn"] = at
    if "dice" in setup.modules:
        result["rolled"] = [FORECASTS[kind] for kind in sheet["rolled"] if kind]
    if "first-player-card" in setup.modules:
        result["heir"] = sheet["heir"] - 1 if sheet["heir"] else None
    return {**result, **position_cards.cards_of(sheet, setup)}


def _seats_of(mask: int) -> list[int]:
    if mask == 1 << ids.CHANCE_BIT:
        return [ids.CHANCE]
    return [seat for seat in range(ids.SEATS) if mask >> seat & 1]


def _counts_of(row: Sequence[int]) -> dict[str, int]:
    return {HELD[i]: n for i, n in enumerate(row) if n}


def _progress_of(sheet: Sheet) -> dict[str, Any]:
    agenda = [[sheet[key][i] for key in ("task", "about", "amount", "served")] for i in range(sheet["depth"])]
    for i, task in enumerate(agenda):
        if task[0] == ids.TASK_CARD:
            task += [sheet["picked"][i], *sheet["picks"][i][: sheet["picked"][i]]]
    return {**{key: sheet[key] for key in PROGRESS}, "agenda": agenda}


def _question_of(sheet: Sheet) -> dict[str, Any] | None:
    return {"seats": _seats_of(sheet["asked"]), "ask": ASKS[sheet["ask"]]} if sheet["ask"] else None


def _pile_of(sheet: Sheet, pile: int) -> list[dict[str, Any]]:
    cards = []
    for slot in range(sheet["pile_n"][pile]):
        card: dict[str, Any] = {"card": CARDS[sheet["pile_card"][pile][slot]], "up": bool(sheet["pile_up"][pile][slot])}
        if sheet["pile_placer"][pile][slot]:
            card["by"] = sheet["pile_placer"][pile][slot] - 1
        if not card["up"]:
            card["known"] = _seats_of(sheet["pile_known"][pile][slot])
        cards.append(card)
    return cards


def _pair_of(sheet: Sheet, pair: int, at_table: int) -> dict[str, Any]:
    told = {"told": True} if sheet["pair_told"][pair] else {}
    return {
        "company": CARDS[sheet["pair_company"][pair]],
        "forecast": FORECASTS[sheet["pair_forecast"][pair]],
        "up": bool(sheet["pair_up"][pair]),
        "known": _seats_of(sheet["pair_known"][pair] & at_table),
        **told,
    }


def _coming_of(sheet: Sheet, setup: Setup) -> dict[str, Any]:
    coming = {}
    for number in range(setup.table.rounds + 1):
        companies = [CARDS[kind] for kind in sheet["coming_company"][number] if kind]
        forecasts = [FORECASTS[kind] for kind in sheet["coming_forecast"][number] if kind]
        if companies or forecasts:
            coming[str(number)] = {"companies": companies, "forecasts": forecasts}
        rolls = [FORECASTS[kind] for kind in sheet["coming_roll"][number] if kind]
        if rolls:
            coming[str(number)]["rolls"] = rolls
    return coming


def _knowledge_of(sheet: Sheet, setup: Setup) -> dict[str, Any]:
    books = {}
    for observer in (*range(setup.players), ids.PUBLIC):
        name = "public" if observer == ids.PUBLIC else str(observer)
        books[name] = [_book_of(sheet, observer, seat) for seat in range(setup.players)]
    left = [bool(sheet["left"][s]) for s in range(setup.players)]
    return {"excluded": sheet["excluded"], "left": left, "books": books}


def _book_of(sheet: Sheet, observer: int, seat: int) -> dict[str, Any]:
    mark = sheet["start_mark"][observer][seat]
    return {
        "known": _counts_of(sheet["known"][observer][seat]),
        "unknown": {str(lot): n for lot, n in enumerate(sheet["lots"][observer][seat]) if n},
        "start": None if mark == ids.LOST else CARDS[mark],
    }


# Reading


class _Reader:
    """Fills a sheet from JSON and says what is wrong with it."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        if not isinstance(data, Mapping):
            raise ValueError(f"position: an object is needed, not {type(data).__name__}")
        if "setup" not in data:
            raise ValueError("setup: missing")
        self.data = data
        self.setup = Setup.from_dict(data["setup"])
        self.table = self.setup.table
        self.players = self.setup.players
        self.piles = self.players * self.table.meeples
        self.sheet: Sheet = {field.name: field.zeros() for field in declare.FIELDS}

    def mapping(self, where: str, value: object) -> Mapping[str, Any]:
        if not isinstance(value, Mapping):
            raise ValueError(f"{where}: an object is needed, not {value!r:.40}")
        return value

    def items(self, where: str, value: object, most: int) -> list[Any]:
        if not isinstance(value, list):
            raise ValueError(f"{where}: a list is needed, not {value!r:.40}")
        if len(value) > most:
            raise ValueError(f"{where}: {len(value)} entries, the most is {most}")
        return value

    def truth(self, where: str, value: object) -> bool:
        if not isinstance(value, bool):
            raise ValueError(f"{where}: true or false is needed, not {value!r:.40}")
        return value

    def whole(self, where: str, value: object, least: int, most: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise ValueError(f"{where}: a whole number is needed, not {value!r:.40}")
        if not least <= value <= most:
            raise ValueError(f"{where}: {value} is not from {least} to {most}")
        return value

    def one_of(self, where: str, value: object, known: Sequence[str]) -> int:
        if not isinstance(value, str) or value not in known:
            raise ValueError(f"{where}: {value!r:.40} is none of {', '.join(known)}")
        return known.index(value)

    def rows(self, key: str, default: object, size: int | None = None) -> list[Any]:
        size = self.players if size is None else size
        rows = self.data.get(key)
        if rows is None:
            return [default] * size
        rows = self.items(key, rows, size)
        return rows + [default] * (size - len(rows))

    def mask(self, where: str, value: object) -> int:
        value = self.items(where, value, ids.SEATS)
        if value == [ids.CHANCE]:
            return 1 << ids.CHANCE_BIT
        result = 0
        for seat in value:
            result |= 1 << self.whole(where, seat, 0, ids.SEATS - 1)
        return result

    def counts(self, where: str, value: object, names: Sequence[str], size: int) -> list[int]:
        row = [0] * size
        for key, n in self.mapping(where, value).items():
            row[self.one_of(where, key, names)] = self.whole(f"{where}.{key}", n, 0, ids.DECK)
        return row

    def is_after(self, stage: str) -> bool:
        """Whether the round is past a stage."""
        return ORDER.index(self.sheet["stage"]) > ORDER.index(STAGE_OF[stage])

    # The parts of a position

    def progress(self) -> None:
        sheet, data = self.sheet, self.data
        sheet["round"] = self.whole("round", data.get("round", 1), 0, self.table.rounds)
        phase = data.get("phase", "supply")
        self.one_of("phase", phase, [STAGES[stage] for stage in self.setup.stages])
        sheet["stage"] = STAGE_OF[phase]
        first = self.setup.first or 0
        sheet["first"] = self.whole("first", data.get("first", first), -1, self.players - 1)
        progress = data.get("progress", {})
        self.mapping("progress", progress)
        for key in PROGRESS:
            sheet[key] = self.whole(f"progress.{key}", progress.get(key, 0), 0, 100)
        if "turn" in data:
            sheet["turn"] = self.whole("turn", data["turn"], 0, self.players)
        for i, task in enumerate(self.items("progress.agenda", progress.get("agenda", []), ids.AGENDA)):
            self.task(i, task)
            sheet["depth"] = i + 1
        question = data.get("question")
        if question is not None:
            sheet["asked"] = self.mask("question.seats", self.mapping("question", question).get("seats"))
            if not sheet["asked"]:
                raise ValueError("question.seats: nobody is asked")
            sheet["ask"] = 1 + self.one_of("question.ask", question.get("ask"), list(ASK_OF)[1:])

    def task(self, i: int, task: object) -> None:
        where = "progress.agenda"
        if not isinstance(task, list) or not task or task[0] not in TASKS or not position_cards.check_agenda(task):
            raise ValueError(f"{where}: tasks of four numbers are needed, and for a card what was picked")
        for key, value in zip(("task", "about", "amount", "served", "picked"), task, strict=False):
            self.sheet[key][i] = self.whole(where, value, -20, 127)
        for step, value in enumerate(task[5:]):
            self.sheet["picks"][i][step] = self.whole(where, value, 0, 100)
        self.whole(where, task[1], 0, ids.POWERS - 1 if task[0] == ids.TASK_CARD else ids.STOCKS - 1)
        if task[0] == ids.TASK_CARD:
            self.whole(where, task[2], 0, self.players - 1)

    def money(self) -> None:
        for seat, value in enumerate(self.rows("cash", self.table.cash)):
            least = -32000 if self.sheet["stage"] == ids.OVER else 0
            if not isinstance(value, bool) and isinstance(value, int) and value < least:
                raise ValueError(f"cash.{seat}: {value} is negative (END-5)")
            self.sheet["cash"][seat] = self.whole(f"cash.{seat}", value, least, 32000)
        for seat, value in enumerate(self.rows("fees", [0, 0, 0])):
            if isinstance(value, Mapping):
                value = self.counts(f"fees.{seat}", value, ("fee1", "fee2", "fee3"), ids.FEES)
            if not isinstance(value, list) or len(value) != ids.FEES:
                raise ValueError(f"fees.{seat}: three numbers are needed, one for each kind")
            self.sheet["fees"][seat] = [self.whole(f"fees.{seat}", n, 0, 40) for n in value]

    def market(self, spaces: Mapping[str, Any]) -> None:
        for key in self.table.companies:
            stock = COMPANIES.index(key)
            self.sheet["space"][stock] = self.table.tracks[stock].start
        for key, space in self.mapping("spaces", spaces).items():
            self.one_of("spaces", key, self.table.companies)
            stock = COMPANIES.index(key)
            last = len(self.table.tracks[stock].spaces) - 1
            if not isinstance(space, bool) and isinstance(space, int) and not 0 <= space <= last:
                raise ValueError(f"spaces.{key}: space {space} is off its track, which has 0 to {last} (ADV-1)")
            self.sheet["space"][stock] = self.whole(f"spaces.{key}", space, 0, last)

    def halves(self) -> None:
        for seat, cards in enumerate(self.rows("regular", {})):
            row = self.counts(f"regular.{seat}", cards, HELD, ids.HELD)
            self.sheet["regular"][seat] = row
            self.sheet["regular_n"][seat] = sum(row)
        for seat, cards in enumerate(self.rows("split", {})):
            self.sheet["split"][seat] = self.counts(f"split.{seat}", cards, COMPANIES, ids.STOCKS)

    def hands(self) -> None:
        for seat, cards in enumerate(self.rows("hands", [])):
            if not isinstance(cards, list) or len(cards) > ids.HAND:
                raise ValueError(f"hands.{seat}: a list of at most {ids.HAND} cards is needed")
            for i, card in enumerate(cards):
                self.sheet["hand"][seat][i] = self.one_of(f"hands.{seat}", card, MARKET)
            self.sheet["hand_n"][seat] = len(cards)

    def pile_cards(self) -> None:
        for pile, cards in enumerate(self.rows("piles", [], self.piles)):
            where = f"piles.{pile}"
            if not isinstance(cards, list) or len(cards) > ids.SLOTS:
                raise ValueError(f"{where}: a list of at most {ids.SLOTS} cards is needed")
            for slot, card in enumerate(cards):
                self.pile_card(where, pile, slot, {"card": card, "up": True} if isinstance(card, str) else card)
            self.sheet["pile_n"][pile] = len(cards)

    def pile_card(self, where: str, pile: int, slot: int, card: object) -> None:
        if not isinstance(card, Mapping) or not isinstance(card.get("up", True), bool):
            raise ValueError(f"{where}: a card is a name or an object with card, up, by and known")
        up = card.get("up", True)
        self.sheet["pile_card"][pile][slot] = self.one_of(where, card.get("card"), CARDS)
        self.sheet["pile_up"][pile][slot] = int(up)
        by = card.get("by")
        self.sheet["pile_placer"][pile][slot] = 0 if by is None else 1 + self.whole(where, by, 0, self.players - 1)
        known = card.get("known", [] if by is None else [by])
        self.sheet["pile_known"][pile][slot] = ids.EVERYONE if up else self.mask(f"{where}.known", known)

    def meeples(self) -> None:
        standing = [0] * self.players
        for meeple in self.items("meeples", self.data.get("meeples", []), 2 * self.piles):
            self.mapping("meeples", meeple)
            seat = self.whole("meeples.seat", meeple.get("seat"), 0, self.players - 1)
            pile = self.whole("meeples.pile", meeple.get("pile"), 0, self.piles - 1)
            space = self.whole("meeples.space", meeple.get("space"), 0, len(self.table.bids) - 1)
            if self.sheet["bid_space"][pile]:
                own = self.sheet["bid_seat"][pile] == seat
                raise ValueError(
                    f"meeples: two {'own ' if own else ''}meeples on the track of pile {pile} "
                    f"({'TWO-5' if own else 'DEM-3'})"
                )
            self.sheet["bid_space"][pile] = space + 1
            self.sheet["bid_seat"][pile] = seat
            standing[seat] += 1
        for seat, n in enumerate(standing):
            if n > self.table.meeples:
                raise ValueError(f"meeples: seat {seat} has {n}, the most is {self.table.meeples}")
            self.sheet["off"][seat] = self.table.meeples - n

    def auction_progress(self) -> None:
        """Where nothing else is said, every meeple that stands was placed in the first pass."""
        if self.sheet["stage"] == STAGE_OF["demand"] and "progress" not in self.data:
            opening = self.piles
            standing = sum(1 for space in self.sheet["bid_space"] if space)
            self.sheet["count"] = opening if "turn" in self.data else standing
            if "turn" not in self.data:
                self.sheet["turn"] = standing % self.players

    def supply_progress(self) -> None:
        """Supply goes on with what is there: hands are placed, else dealt, else the piles are opened first."""
        if self.sheet["stage"] == STAGE_OF["supply"] and "progress" not in self.data:
            if any(self.sheet["hand_n"]):
                self.sheet["step"] = ids.PLACE
            elif any(self.sheet["pile_n"]):
                self.sheet["step"] = ids.DEAL

    def pairs(self) -> None:
        size = len(self.table.companies)
        dealt = self.is_after("information") and not self.is_after("movement")
        rows = self.rows("pairs", {}, size)
        for i, pair in enumerate(rows):
            if not isinstance(pair, Mapping):
                raise ValueError(f"pairs.{i}: an object with company and forecast is needed")
            self.sheet["pair_company"][i] = self.one_of(f"pairs.{i}.company", pair.get("company", "?"), CARDS[:7])
            self.sheet["pair_forecast"][i] = self.one_of(f"pairs.{i}.forecast", pair.get("forecast", "?"), FORECASTS)
            owner = pair_owner(box_of(self.setup), i)
            up = self.truth(f"pairs.{i}.up", pair.get("up", dealt and owner == ids.PUBLIC))
            known = [owner] if dealt and 0 <= owner < ids.PUBLIC else []
            self.sheet["pair_up"][i] = int(up)
            self.sheet["pair_known"][i] = ids.EVERYONE if up else self.mask("pairs", pair.get("known", known))
            self.sheet["pair_told"][i] = int(self.truth(f"pairs.{i}.told", pair.get("told", False)))
        if dealt:
            self.fill_pairs()

    def fill_pairs(self) -> None:
        """Cards of this round that no pair names go to the pairs that name none, in the order of the box."""
        for name, values in (
            ("pair_company", [COMPANIES.index(key) + 1 for key in self.table.companies]),
            ("pair_forecast", self.forecasts()),
        ):
            row = self.sheet[name]
            for value in row:
                if value:
                    if value not in values:
                        what = CARDS[value] if name == "pair_company" else FORECASTS[value]
                        raise ValueError(
                            f"pairs: {what} is not among the cards of the round, or is there twice (INF-3)"
                        )
                    values.remove(value)
            for i in range(len(self.table.companies)):
                if not row[i]:
                    row[i] = values.pop(0)

    def deck(self) -> None:
        """The deck from the top; cards that are nowhere else lie beneath, shuffled by `seed`."""
        sheet = self.sheet
        sheet["discard"] = self.counts("discard", self.data.get("discard", {}), MARKET, ids.MARKET)
        named = self.items("deck", self.data.get("deck", []), ids.DECK)
        cards = [self.one_of("deck", card, MARKET) for card in named]
        left = self.left_over(cards)
        source = rng.Source(self.whole("seed", self.data.get("seed", 0), 0, (1 << 63) - 1))
        for i in range(len(left) - 1, 0, -1):
            j = source.draw(i + 1)
            left[i], left[j] = left[j], left[i]
        cards += left
        drawn = self.whole("drawn", self.data.get("drawn", 0), 0, ids.DECK - len(cards))
        sheet["deck_at"] = drawn
        sheet["deck_n"] = drawn + len(cards)
        sheet["deck"][drawn : drawn + len(cards)] = cards
        self.check_supply(len(cards))

    def left_over(self, deck: list[int]) -> list[int]:
        """The cards of the box that have no place yet; more of a kind than there are is an error."""
        sheet = self.sheet
        copies = copies_of(self.table)
        seen = list(sheet["discard"])
        for kind in deck:
            seen[kind] += 1
        for seat in range(self.players):
            for held, n in enumerate(sheet["regular"][seat]):
                seen[held + 1 if held < ids.STOCKS else held - ids.HELD_BOOM + ids.BOOM] += n
            for stock, n in enumerate(sheet["split"][seat]):
                seen[stock + 1] += n
            for fee, n in enumerate(sheet["fees"][seat]):
                seen[ids.FEE1 + fee] += n
            for kind in sheet["hand"][seat][: sheet["hand_n"][seat]]:
                seen[kind] += 1
        for pile in range(self.piles):
            for kind in sheet["pile_card"][pile][: sheet["pile_n"][pile]]:
                if kind < ids.MARKET:
                    seen[kind] += 1
        for kind in sheet["opening"][: sheet["opening_n"]]:
            seen[kind] += 1
        if sheet["stage"] == STAGE_OF["setup"] and self.setup.starting_cards and self.setup.chance == "drawn":
            for kind in sheet["coming_company"][0][: self.players]:
                seen[kind] += 1  # they are out of the deck before they are dealt
        if seen[ids.UNKNOWN]:
            raise ValueError("cards: every card of a position must be named")
        if sum(seen) > sum(copies):
            raise ValueError(f"cards: {sum(seen)} market cards, the box has {sum(copies)} (SET-5)")
        left: list[int] = []
        for kind in range(1, ids.MARKET):
            if seen[kind] > copies[kind]:
                raise ValueError(f"cards: {seen[kind]} of {CARDS[kind]}, the box has {copies[kind]} (SET-5)")
            left += [kind] * (copies[kind] - seen[kind])
        return left

    def check_supply(self, cards: int) -> None:
        """Nothing is ever reshuffled, so the deck must last (SET-6)."""
        each = self.table.up + self.table.down
        a_round = self.piles + self.players * self.table.deals * each
        needed = (self.table.rounds - self.sheet["round"]) * a_round
        stage = self.sheet["stage"]
        if not self.is_after("information") and stage != STAGE_OF["setup"]:
            needed += a_round
        elif stage == STAGE_OF["supply"]:
            deals = self.table.deals - self.sheet["deal"] - (self.sheet["step"] == ids.PLACE)
            unopened = self.piles - self.sheet["opening_n"] if self.sheet["step"] == ids.OPEN else 0
            needed += deals * self.players * each + unopened
        if stage == STAGE_OF["setup"]:
            needed = 0
        if cards + self.sheet["count"] < needed:
            raise ValueError(f"deck: {cards} cards, but {needed} are needed to the end of the game (SET-6)")

    def coming(self) -> None:
        """Company and forecast cards of later rounds; what is left out is shuffled by `seed`."""
        given = self.data.get("coming", {})
        self.mapping("coming", given)
        source = rng.Source(self.whole("seed", self.data.get("seed", 0), 0, (1 << 63) - 1) + 1)
        after = self.is_after("information")
        for key in given:
            if not (isinstance(key, str) and key.isdecimal() and int(key) <= self.table.rounds):
                raise ValueError(f"coming.{key}: no such round")
        before = self.sheet["stage"] == STAGE_OF["setup"]
        for number in range(0 if before else 1, self.table.rounds + 1):
            if number and (number < self.sheet["round"] or (number == self.sheet["round"] and after)):
                continue
            row = self.mapping(f"coming.{number}", given.get(str(number), {}))
            for name, key, names, all_cards in (
                ("coming_company", "companies", CARDS[:7], [COMPANIES.index(c) + 1 for c in self.table.companies]),
                ("coming_forecast", "forecasts", FORECASTS, [FORECASTS.index(f) for f in self.table.forecasts]),
            ):
                if number == 0 and key == "forecasts":
                    continue
                listed = self.items(f"coming.{number}.{key}", row.get(key, []), ids.STOCKS)
                cards = [self.one_of(f"coming.{number}.{key}", card, names) for card in listed]
                if key == "forecasts" and "dice" in self.setup.modules:
                    all_cards = self.rolls(number, row, cards, source)
                for card in cards:
                    if card not in all_cards:
                        raise ValueError(f"coming.{number}.{key}: {names[card]} is not in the box, or is there twice")
                    all_cards.remove(card)
                while all_cards:
                    cards.append(all_cards.pop(source.draw(len(all_cards))))
                self.sheet[name][number][: len(cards)] = cards

    def rolls(self, number: int, row: Mapping[str, Any], forecasts: list[int], source: rng.Source) -> list[int]:
        """What the dice of a later round will show: as said, else as the forecast cards say, else rolled."""
        listed = self.items(f"coming.{number}.rolls", row.get("rolls", []), ids.STOCKS)
        shown = [self.one_of(f"coming.{number}.rolls", face, FORECASTS) for face in listed] or list(forecasts)
        if self.setup.chance == "asked":
            self.sheet["coming_roll"][number][: len(shown)] = shown
            return list(forecasts)  # nothing is rolled before the chance seat is asked
        for die in range(len(shown), len(self.table.companies)):
            shown.append(face_of(box_of(self.setup), die, source.draw(ids.FACES)))
        self.sheet["coming_roll"][number][: len(shown)] = shown
        return list(shown)

    def knowledge(self) -> None:
        """What seats know of each other's halves; by default nothing but the cards under `seen`."""
        given = self.data.get("knowledge")
        if given is None:
            self.default_knowledge()
            return
        self.mapping("knowledge", given)
        self.excluded("knowledge.excluded", given.get("excluded", []))
        for seat, left in enumerate(self.items("knowledge.left", given.get("left", []), self.players)):
            self.sheet["left"][seat] = int(self.truth(f"knowledge.left.{seat}", left))
        books = self.mapping("knowledge.books", given.get("books", {}))
        for observer in range(ids.OBSERVERS):
            name = "public" if observer == ids.PUBLIC else str(observer)
            rows = self.items(f"knowledge.books.{name}", books.get(name, []), self.players)
            for seat, book in enumerate(rows):
                self.book(f"knowledge.books.{name}.{seat}", observer, seat, book)
        self.check_books()

    def excluded(self, where: str, masks: object) -> None:
        for lot, mask in enumerate(self.items(where, masks, ids.LOTS)):
            self.sheet["excluded"][lot] = self.whole(where, mask, 0, (1 << ids.STOCKS) - 1)

    def start(self, where: str, value: object) -> int:
        return ids.LOST if value is None else self.one_of(where, value, CARDS[:7])

    def book(self, where: str, observer: int, seat: int, book: object) -> None:
        book = self.mapping(where, book)
        self.sheet["known"][observer][seat] = self.counts(where, book.get("known", {}), HELD, ids.HELD)
        for lot, n in self.mapping(f"{where}.unknown", book.get("unknown", {})).items():
            if not (isinstance(lot, str) and lot.isdecimal() and int(lot) < ids.LOTS):
                raise ValueError(f"{where}.unknown: {lot!r} is no round")
            self.sheet["lots"][observer][seat][int(lot)] = self.whole(where, n, 0, ids.DECK)
        self.sheet["start_mark"][observer][seat] = self.start(f"{where}.start", book.get("start"))

    def default_knowledge(self) -> None:
        seen = self.rows("seen", {})
        bought = self.sheet["round"]
        for seat in range(self.players):
            row = self.counts(f"seen.{seat}", seen[seat], HELD, ids.HELD)
            held = self.sheet["regular"][seat]
            for i, n in enumerate(row):
                if n > held[i]:
                    raise ValueError(f"seen.{seat}.{HELD[i]}: {n} seen of {held[i]} in the regular half")
            self.sheet["left"][seat] = 1
            self.sheet["start_mark"][seat][seat] = ids.LOST
            for observer in (*range(self.players), ids.PUBLIC):
                if observer == seat:
                    continue
                self.sheet["start_mark"][observer][seat] = ids.LOST
                self.sheet["known"][observer][seat] = list(row)
                self.sheet["lots"][observer][seat][0] = sum(held[: ids.STOCKS]) - sum(row[: ids.STOCKS])
                self.sheet["lots"][observer][seat][bought] += sum(held[ids.STOCKS :]) - sum(row[ids.STOCKS :])

    def check_books(self) -> None:
        for observer in (*range(self.players), ids.PUBLIC):
            for seat in range(self.players):
                if observer == seat:
                    continue
                known = self.sheet["known"][observer][seat]
                held = self.sheet["regular"][seat]
                if any(k > h for k, h in zip(known, held, strict=True)):
                    raise ValueError(f"knowledge.books.{observer}.{seat}: more is known than the half has (KNO-4)")
                if sum(known) + sum(self.sheet["lots"][observer][seat]) != sum(held):
                    raise ValueError(
                        f"knowledge.books.{observer}.{seat}: known and unknown do not make the half (KNO-4)"
                    )

    def modules(self) -> None:
        """What the modules put on the table: nothing, where it is not said."""
        sheet = self.sheet
        for key, module in (
            ("bonds", "bonds"),
            ("commerce", "commerce"),
            ("commerce_deck", "commerce"),
            ("commerce_drawn", "commerce"),
            ("rolled", "dice"),
            ("heir", "first-player-card"),
        ):
            if key in self.data and module not in self.setup.modules:
                raise ValueError(f"{key}: the module {module} is not in the setup")
        for seat, n in enumerate(self.rows("bonds", 0)):
            sheet["bonds"][seat] = self.whole(f"bonds.{seat}", n, 0, box_of(self.setup).bond_cards)
        if sum(sheet["bonds"]) > box_of(self.setup).bond_cards:
            raise ValueError(
                f"bonds: {sum(sheet['bonds'])} are held, the box has {box_of(self.setup).bond_cards} (BON-1)"
            )
        for seat, row in enumerate(self.rows("commerce", {})):
            where = f"commerce.{seat}"
            owned = self.mapping(where, row).get("commodities", {})
            sheet["commodities"][seat] = self.counts(where, owned, COMMODITIES, ids.COMMODITIES)
            sheet["taxes"][seat] = self.whole(f"{where}.taxes", row.get("taxes", 0), 0, ids.TAXES - 1)
            hand = self.items(f"{where}.hand", row.get("hand", []), ids.LAID)
            for i, card in enumerate(hand):
                sheet["commerce_hand"][seat][i] = self.one_of(where, card, CARDS)
            sheet["commerce_n"][seat] = len(hand)
        rolled = self.items("rolled", self.data.get("rolled", []), len(self.table.companies))
        for i, face in enumerate(rolled):
            sheet["rolled"][i] = self.one_of("rolled", face, FORECASTS[1:]) + 1
        if rolled and len(rolled) < len(self.table.companies) and self.is_after("dice"):
            raise ValueError(f"rolled: {len(rolled)} of {len(self.table.companies)} dice (DIC-1)")
        heir = self.data.get("heir")
        sheet["heir"] = 0 if heir is None else 1 + self.whole("heir", heir, 0, self.players - 1)

    def first_cards(self) -> None:
        """There is one First Player Card, and only with its module."""
        cards = sum(
            row[: self.sheet["pile_n"][p]].count(ids.FIRST_CARD) for p, row in enumerate(self.sheet["pile_card"])
        )
        if cards > ("first-player-card" in self.setup.modules):
            raise ValueError(f"piles: {cards} First Player Cards (FPC-1)")

    def default_rolls(self) -> None:
        """Where a position does not say what the dice show, they show the cards of the base game."""
        if "dice" not in self.setup.modules or any(self.sheet["rolled"]):
            return
        if self.is_after("dice") and not self.is_after("movement"):
            self.sheet["rolled"][: len(self.table.forecasts)] = [FORECASTS.index(f) for f in self.table.forecasts]

    def forecasts(self) -> list[int]:
        """The forecast cards of this round: the dice name them, if there are any."""
        if any(self.sheet["rolled"]):
            return [kind for kind in self.sheet["rolled"] if kind]
        return [FORECASTS.index(key) for key in self.table.forecasts]

    def commerce_deck(self) -> None:
        """The commerce deck from the top; cards that are nowhere else lie beneath, shuffled by `seed`."""
        sheet = self.sheet
        named = self.items("commerce_deck", self.data.get("commerce_deck", []), ids.COMMERCE)
        cards = [self.one_of("commerce_deck", card, CARDS) for card in named]
        left = self.unplaced_commerce(cards)
        source = rng.Source(self.whole("seed", self.data.get("seed", 0), 0, (1 << 63) - 1) + 2)
        while left:
            cards.append(left.pop(source.draw(len(left))))
        drawn = sum(commerce_copies_of(self.setup)) - len(cards)
        if self.data.get("commerce_drawn", drawn) != drawn:
            raise ValueError(f"commerce_drawn: {drawn} cards are not in the deck (COM-1)")
        sheet["commerce_at"] = drawn
        sheet["commerce_size"] = drawn + len(cards)
        sheet["commerce"][drawn : drawn + len(cards)] = cards

    def unplaced_commerce(self, deck: list[int]) -> list[int]:
        """The commerce cards of the box that have no place yet."""
        copies = commerce_copies_of(self.setup)
        for kind in deck:
            copies[kind] -= 1
        for seat in range(self.players):
            for i, n in enumerate(self.sheet["commodities"][seat]):
                copies[ids.GOLD + i] -= n
            copies[ids.TAX] -= self.sheet["taxes"][seat]
            for kind in self.sheet["commerce_hand"][seat][: self.sheet["commerce_n"][seat]]:
                copies[kind] -= kind > 0
        for i, n in enumerate(self.sheet["commerce_out"][: ids.COMMODITIES + 1]):
            copies[ids.GOLD + i] -= n
        for pile in range(self.piles):
            for kind in self.sheet["pile_card"][pile][: self.sheet["pile_n"][pile]]:
                if ids.GOLD <= kind <= ids.TAX:
                    copies[kind] -= 1
        for kind, n in enumerate(copies):
            if n < 0:
                raise ValueError(f"commerce: too many cards of {CARDS[kind]} (COM-1)")
        return [kind for kind, n in enumerate(copies) for _ in range(n)]

    def scores(self) -> None:
        for seat, row in enumerate(self.rows("scores", {})):
            self.mapping(f"scores.{seat}", row)
            for part, name in enumerate(PARTS):
                self.sheet["score"][seat][part] = self.whole(f"scores.{seat}", row.get(name, 0), -32000, 32000)
            self.sheet["majorities"][seat] = self.whole(f"scores.{seat}", row.get("majorities", 0), 0, ids.STOCKS)
        self.sheet["winners"] = self.mask("winners", self.data.get("winners", []))

    def finished(self, emitted: object) -> tuple[Setup, State]:
        result = State(box_of(self.setup))
        result.load(state.pack(self.sheet))
        position_cards.fold(result)
        result.emitted = self.whole("events", emitted, 0, 1 << 30)
        return self.setup, result


def state_of_position(data: Mapping[str, Any]) -> tuple[Setup, State]:
    """The state of a position; a ValueError names the field and the law it breaks."""
    reader = _Reader(data)
    for key in data:
        if key not in POSITION_KEYS:
            raise ValueError(f"{key}: a position has no such field; known: {', '.join(POSITION_KEYS)}")
    reader.progress()
    reader.money()
    reader.market(data.get("spaces", {}))
    reader.halves()
    reader.hands()
    reader.pile_cards()
    reader.meeples()
    reader.auction_progress()
    reader.supply_progress()
    reader.modules()
    position_cards.read_cards(reader, is_view=False)
    reader.first_cards()
    reader.default_rolls()
    reader.pairs()
    reader.coming()
    reader.deck()
    reader.commerce_deck()
    if any(0 in row[:n] for row, n in zip(reader.sheet["commerce_hand"], reader.sheet["commerce_n"], strict=True)):
        raise ValueError("commerce: every card of a position must be named")
    reader.knowledge()
    reader.scores()
    setup, result = reader.finished(data.get("events", 0))
    _check_bids(setup, result, reader.sheet)
    _check_question(setup, result, reader.sheet)
    return setup, result


def _check_bids(setup: Setup, g: State, sheet: Sheet) -> None:
    """Standing bids can be paid; in the investor auction there is no cash yet."""
    for seat in setup.seats:
        promised = effects.standing(g, seat)
        if promised > max(sheet["cash"][seat], 0) and sheet["stage"] != ids.SETUP:
            raise ValueError(f"meeples: seat {seat} bids {promised} with {sheet['cash'][seat]} cash (DEM-2)")


def _check_question(setup: Setup, g: State, sheet: Sheet) -> None:
    """A question that is given must fit its phase and have an answer."""
    if not sheet["ask"]:
        return
    from stockpile.engine.game import legal_answers

    stages = {
        "place": "supply",
        "bid": "demand",
        "action": "action",
        "bonds": "bonds",
        "give": "paying",
    }
    ask = ASKS[sheet["ask"]]
    stage = STAGES[sheet["stage"]]
    if stages.get(ask, stage) != stage or (ask == "sell" and stage not in ("selling", "end-of-selling")):
        raise ValueError(f"question.ask: {ask} is not asked in {stage}")
    picking = sheet["ask"] > ids.ASK_PICK
    tasks = {"claim": ids.TASK_DIVIDEND, "give": ids.TASK_GIVE}
    wanted = ids.TASK_CARD if picking else tasks.get(ask, 0)
    if (sheet["task"][sheet["depth"] - 1] if sheet["depth"] else 0) != wanted:
        raise ValueError("progress.agenda: a claim, a gift or a card is on the agenda if it is asked for, else nothing")
    for seat in _seats_of(sheet["asked"]):
        if seat >= setup.players or not legal_answers(g, seat):
            raise ValueError(f"question: seat {seat} has no answer")
        if ask == "bid" and not sheet["off"][seat]:
            raise ValueError(f"question: seat {seat} has no meeple to bid with (DEM-3)")
    turn = sheet["served"][sheet["depth"] - 1] if ask == "claim" else sheet["turn"]
    expected = sheet["about"][sheet["depth"] - 1] if ask == "give" else (sheet["first"] + turn) % setup.players
    if picking:
        expected = sheet["amount"][sheet["depth"] - 1]
    if (ask in (*stages, "lay", "claim", "use") or picking) and _seats_of(sheet["asked"]) != [expected]:
        raise ValueError(f"question.seats: it is the turn of seat {expected} (RND-1)")


def state_of_view(data: Mapping[str, Any]) -> tuple[Setup, State]:
    """The state behind a view that was written as JSON; a ValueError names the field that is wrong."""
    reader = _Reader(data)
    sheet = reader.sheet
    for key in ("seat", "events", "round", "phase", "market", "regular", "deck", "excluded"):
        if key not in data:
            raise ValueError(f"{key}: missing from the view")
    seat = data["seat"]
    sheet["observer"] = ids.OBSERVERS if seat is None else 1 + reader.whole("seat", seat, 0, reader.players - 1)
    reader.progress()
    reader.money()
    market = reader.mapping("market", data["market"])
    reader.market({key: reader.mapping(f"market.{key}", value).get("space") for key, value in market.items()})
    for number, half in enumerate(reader.rows("regular", None)):
        _read_half(reader, seat, number, reader.mapping(f"regular.{number}", half))
    for number, cards in enumerate(reader.rows("split", {})):
        sheet["split"][number] = reader.counts(f"split.{number}", cards, COMPANIES, ids.STOCKS)
    reader.hands()
    reader.pile_cards()
    _read_bids(reader)
    reader.modules()
    position_cards.read_cards(reader, is_view=True)
    _read_pairs(reader)
    sheet["discard"] = reader.counts("discard", data.get("discard", {}), MARKET, ids.MARKET)
    deck = reader.mapping("deck", data["deck"])
    sheet["deck_at"] = reader.whole("deck.drawn", deck.get("drawn"), 0, ids.DECK)
    sheet["deck_n"] = sheet["deck_at"] + reader.whole("deck.left", deck.get("left"), 0, ids.DECK - sheet["deck_at"])
    reader.excluded("excluded", data["excluded"])
    if "commerce" in reader.setup.modules:
        size = sum(commerce_copies_of(reader.setup))
        sheet["commerce_size"] = size
        sheet["commerce_at"] = size - reader.whole("commerce_deck", data.get("commerce_deck"), 0, size)
        _check_commerce(reader)
    reader.scores()
    me = ids.PUBLIC if seat is None else seat
    unseen = _check_deals(reader, me)
    setup, result = reader.finished(data["events"])
    _check_acting(reader, result, me, unseen)
    return setup, result


def _read_half(reader: _Reader, seat: int | None, number: int, half: Mapping[str, Any]) -> None:
    sheet, where = reader.sheet, f"regular.{number}"
    sheet["regular_n"][number] = reader.whole(f"{where}.size", half.get("size"), 0, ids.DECK)
    sheet["left"][number] = int(reader.truth(f"{where}.left", half.get("left")))
    reader.book(f"{where}.public", ids.PUBLIC, number, half.get("public"))
    if seat == number:
        sheet["regular"][number] = reader.counts(f"{where}.cards", half.get("cards"), HELD, ids.HELD)
        sheet["start_mark"][number][number] = reader.start(f"{where}.start", half.get("start"))
    elif seat is not None:
        reader.book(f"{where}.mine", seat, number, half.get("mine"))


def _read_bids(reader: _Reader) -> None:
    for pile, bid in enumerate(reader.rows("bids", None, reader.piles)):
        if bid is not None:
            where = f"bids.{pile}"
            reader.mapping(where, bid)
            space = reader.whole(f"{where}.space", bid.get("space"), 0, len(reader.table.bids) - 1)
            reader.sheet["bid_space"][pile] = 1 + space
            reader.sheet["bid_seat"][pile] = reader.whole(f"{where}.seat", bid.get("seat"), 0, reader.players - 1)
    for number, n in enumerate(reader.rows("off", 0)):
        reader.sheet["off"][number] = reader.whole(f"off.{number}", n, 0, reader.table.meeples)


def _read_pairs(reader: _Reader) -> None:
    seen: dict[str, list[str]] = {
        "company": list(reader.table.companies),
        "forecast": [FORECASTS[kind] for kind in reader.forecasts()],
    }
    for i, pair in enumerate(reader.rows("pairs", None, len(reader.table.companies))):
        where = f"pairs.{i}"
        reader.mapping(where, pair)
        for key, names in (("company", CARDS[:7]), ("forecast", FORECASTS)):
            value = reader.one_of(f"{where}.{key}", pair.get(key), names)
            reader.sheet[f"pair_{key}"][i] = value
            if value and names[value] not in seen[key]:
                raise ValueError(f"{where}.{key}: {names[value]} is not among the cards of the round, or twice (INF-3)")
            if value:
                seen[key].remove(names[value])
        known = reader.mask(f"{where}.known", pair.get("known"))
        up = reader.truth(f"{where}.up", pair.get("up"))
        reader.sheet["pair_up"][i] = int(up)
        reader.sheet["pair_known"][i] = ids.EVERYONE if up else known
        reader.sheet["pair_told"][i] = int(reader.truth(f"{where}.told", pair.get("told", False)))


def _check_commerce(reader: _Reader) -> None:
    sheet = reader.sheet
    hidden = sum(sheet["commerce_n"]) - sum(1 for row in sheet["commerce_hand"] for kind in row if kind)
    if len(reader.unplaced_commerce([])) != hidden + sheet["commerce_size"] - sheet["commerce_at"]:
        raise ValueError("commerce: the cards that are not seen do not fill the deck and the hands (COM-1)")


def _check_deals(reader: _Reader, me: int) -> list[int]:
    """A view must have a possible deal (KNO-7), or resampling would have no end; returns the unseen cards by kind."""
    sheet, seats = reader.sheet, range(reader.players)
    unseen = copies_of(reader.table)
    for kind, n in enumerate(sheet["discard"]):
        unseen[kind] -= n
    places = sheet["deck_n"] - sheet["deck_at"]
    for seat in seats:
        for fee, n in enumerate(sheet["fees"][seat]):
            unseen[ids.FEE1 + fee] -= n
        row = sheet["regular"][seat] if seat == me else sheet["known"][me][seat]
        for held, n in enumerate(row):
            unseen[held + 1 if held < ids.STOCKS else held - ids.HELD_BOOM + ids.BOOM] -= n
        for stock, n in enumerate(sheet["split"][seat]):
            unseen[stock + 1] -= n
        lots = 0 if seat == me else sum(sheet["lots"][me][seat])
        if sum(row) + lots != sheet["regular_n"][seat]:
            raise ValueError(f"regular.{seat}: known and unknown do not make its size (KNO-4)")
        places += lots
    cards = [kind for p in range(reader.piles) for kind in sheet["pile_card"][p][: sheet["pile_n"][p]]]
    cards += [kind for seat in seats for kind in sheet["hand"][seat][: sheet["hand_n"][seat]]]
    cards += sheet["opening"][: sheet["opening_n"]]
    for kind in cards:
        if kind < ids.MARKET:
            unseen[kind] -= 1
    places += -unseen[ids.UNKNOWN]
    unseen[ids.UNKNOWN] = 0
    for kind, n in enumerate(unseen):
        if n < 0:
            raise ValueError(f"cards: more of {CARDS[kind]} than the box has (SET-5)")
    if sum(unseen) != places and sheet["stage"] != STAGE_OF["setup"]:
        raise ValueError(f"cards: {sum(unseen)} cards are not seen, but there are {places} places for them (SET-5)")
    _check_lots(reader, me, unseen)
    position_cards.check_unseen(reader, me)
    return unseen


def _check_lots(reader: _Reader, me: int, unseen: list[int]) -> None:
    """The unknown cards of halves must find enough cards that they may be; the more restricted ones come first."""
    sheet = reader.sheet
    others = [seat for seat in range(reader.players) if seat != me]
    wanted = 0
    for lot in range(ids.LOTS):
        wanted += sum(sheet["lots"][me][seat][lot] for seat in others)
        allowed = sum(n for s, n in enumerate(unseen[1:7]) if not sheet["excluded"][lot] >> s & 1)
        if lot == sheet["round"]:
            allowed += unseen[ids.BOOM] + unseen[ids.BUST]
        if any(sheet["lots"][me][seat][lot] for seat in others) and wanted > allowed:
            raise ValueError(f"regular: {wanted} unknown cards, but only {allowed} that they can be (KNO-5)")
    free = {s for s, n in enumerate(unseen[1:7]) if n and not sheet["excluded"][0] >> s & 1}
    starts = 0
    for seat in range(reader.players):
        mark = sheet["start_mark"][me][seat]
        if not sheet["left"][seat] and mark not in (ids.INTACT, ids.LOST):
            free.discard(mark - 1)
        starts += seat != me and not sheet["left"][seat] and mark == ids.INTACT and sheet["lots"][me][seat][0] > 0
    if starts > len(free):
        raise ValueError(f"regular: {starts} different starting cards of {len(free)} companies (KNO-5)")


def _check_acting(reader: _Reader, g: State, me: int, unseen: list[int]) -> None:
    """Who is asked in Action without a reason that all can see has an action card (ACT-3)."""
    sheet = reader.sheet
    if ASKS[sheet["ask"]] == "action":
        acting = _seats_of(sheet["asked"])[0]
        if action.has_open_reason(g, acting):
            return
        held = sheet["known"][me][acting][ids.HELD_BOOM :] if acting != me else [1]
        hidden = sheet["lots"][me][acting][sheet["round"]] if acting != me else 0
        if not any(held) and not (hidden and unseen[ids.BOOM] + unseen[ids.BUST]):
            raise ValueError("question: the seat that is asked can have no action card (ACT-3)")
