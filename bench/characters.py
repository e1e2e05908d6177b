"""Whether people can tell the characters apart: from five games of public acts, by a plain classifier.

python bench/characters.py                         1,600 games a character, into docs/characters.json
python bench/characters.py --games 100             a quick look; nothing is written
python bench/characters.py --set hoarding margin=4 one character with other numbers

One of each sits at a table of four, in every rotation of each deal. Of every game it is noted what everybody has seen:
how high bids leap, what is paid, what is laid openly where, what is sold, how many majorities were won. The means of
five games are told apart by the nearest centre (each feature by its spread over the games that taught it); half of the
deals teach, the other half are judged. Win shares come from the same games.

Hiding is not public, so the bluffer's is counted apart: fees laid face-down on piles that look better than the average,
and good cards face-down on those that look worse, as shares of all fees and good cards laid.
"""

import argparse
import json
import statistics
import sys
from collections import defaultdict
from dataclasses import replace
from typing import Any

from ladder_parts import ROOT, commit

from stockpile import Game, Setup, _variant
from stockpile.bots.contest import rotations, seed_of
from stockpile.bots.levels import LEVELS, PERSONAS, PolicyBot, policy_of
from stockpile.bots.standings import win_interval

TARGET = ROOT / "docs" / "characters.json"
SEED = 31  # deals that the numbers of the characters were not chosen by
TOGETHER = 5  # games by which a character is told
GAMES = 1600
WANTED = {"told": 0.70, "apart": 0.04, "hides": 2.0}
Acts = dict[str, list[float]]


def worth(card: str, prices: dict[str, int]) -> float:
    """A card's price; a fee is what it costs, an action card or one that nobody sees an average card."""
    return -float(card[3:]) if card.startswith("fee") else float(prices.get(card, statistics.fmean(prices.values())))


def lead_of(pile: int, view: dict[str, Any], prices: dict[str, int]) -> float:
    """How much better than the average a pile looks to everybody."""
    seen = [sum(worth(card["card"] if card["up"] else "?", prices) for card in cards) for cards in view["piles"]]
    return seen[pile] - statistics.fmean(seen)


class Watch:
    """What one seat does in one game."""

    def __init__(self) -> None:
        self.acts: Acts = defaultdict(list)
        self.hidden: Acts = defaultdict(list)

    def see(self, game: Game, text: str) -> None:
        """An answer in notation, before it is given."""
        verb, _, rest = text.partition(" ")
        view = game.view(None).to_dict()
        if verb in ("up", "down"):
            card, _, pile = rest.partition(">")
            self.placed(view, verb == "up", card, int(pile) - 1)
        elif verb == "bid":
            pile, _, amount = rest.partition("@")
            standing = view["bids"][int(pile) - 1]
            self.acts["leap"].append(float(amount) - (standing["value"] if standing else 0))
        elif verb.startswith("sell"):
            self.acts["sold"].append(1.0)

    def placed(self, view: dict[str, Any], up: bool, card: str, pile: int) -> None:
        """A card on a pile: openly it is seen by all, face-down only counted here."""
        prices = {company: stock["price"] for company, stock in view["market"].items()}
        lead, value = lead_of(pile, view, prices), worth(card, prices)
        if up:
            self.acts["open"].append(value)
            self.acts["open-on-good"].append(float(lead > 0))
        if card.startswith("fee"):
            self.hidden["fees"].append(float(not up and lead > 0))
        elif card in prices and value >= statistics.fmean(prices.values()):
            self.hidden["good"].append(float(not up and lead < 0))

    def features(self, game: Game, seat: int) -> dict[str, float]:
        """The game as numbers."""
        events = [event for event in game.events(None) if event.get("seat") == seat]
        paid = [event["amount"] for event in events if event["event"] == "bid-paid"]
        return {
            "leap": statistics.fmean(self.acts["leap"] or [0]),
            "bids": float(len(self.acts["leap"])),
            "paid": statistics.fmean(paid or [0]),
            "sold": float(len(self.acts["sold"])),
            "open": statistics.fmean(self.acts["open"] or [0]),
            "open-on-good": statistics.fmean(self.acts["open-on-good"] or [0]),
            "majorities": float(game.view(None).to_dict()["scores"][seat]["majorities"]),
        }


class Seen:
    """All games: features by character and game, wins by deal, and what was hidden."""

    def __init__(self) -> None:
        self.features: dict[str, list[dict[str, float]]] = defaultdict(list)
        self.wins: dict[str, list[tuple[float, int]]] = defaultdict(list)
        self.hidden: dict[str, Acts] = {who: defaultdict(list) for who in PERSONAS}

    def play(self, number: int) -> None:
        """One deal in all rotations."""
        setup = Setup(players=len(PERSONAS))
        won = dict.fromkeys(PERSONAS, 0.0)
        for seats in rotations(PERSONAS):
            game = Game(setup, seed=seed_of(SEED, "deal", number))
            bots = [PolicyBot(policy_of(setup, who, seed_of(SEED, number, at))) for at, who in enumerate(seats)]
            watches = [Watch() for _ in seats]
            while (question := game.question) is not None:
                given = bots[question.seat].answer(game.view(question.seat), question)
                watches[question.seat].see(game, game.notation(given))
                game.answer(given, question.seat)
            assert game.result is not None
            for seat, who in enumerate(seats):
                self.features[who].append(watches[seat].features(game, seat))
                won[who] += (seat in game.result.winners) / len(game.result.winners)
                for sort, rows in watches[seat].hidden.items():
                    self.hidden[who][sort] += rows
        for who in PERSONAS:
            self.wins[who].append((won[who], len(PERSONAS)))


Row = dict[str, float]


def mean_of(rows: list[Row]) -> Row:
    """The mean of every feature."""
    return {name: statistics.fmean(row[name] for row in rows) for name in rows[0]}


def nearest(found: Row, centres: dict[str, Row], spread: Row) -> str:
    """Whose centre is nearest."""
    far = {who: sum(((found[n] - at[n]) / spread[n]) ** 2 for n in found) for who, at in centres.items()}
    return min(far, key=lambda who: far[who])


def told_apart(features: dict[str, list[Row]]) -> dict[str, Any]:
    """How often the nearest centre is the right one, over five games at a time."""
    half = len(features[PERSONAS[0]]) // 2
    taught = [row for rows in features.values() for row in rows[:half]]
    spread = {name: statistics.pstdev([row[name] for row in taught]) or 1.0 for name in taught[0]}
    centres = {who: mean_of(rows[:half]) for who, rows in features.items()}
    guesses: dict[str, dict[str, int]] = {who: dict.fromkeys(PERSONAS, 0) for who in PERSONAS}
    for who, rows in features.items():
        for first in range(half, len(rows) - TOGETHER + 1, TOGETHER):
            guesses[who][nearest(mean_of(rows[first : first + TOGETHER]), centres, spread)] += 1
    right = sum(guesses[who][who] for who in PERSONAS)
    judged = sum(sum(row.values()) for row in guesses.values())
    means = {who: {name: round(value, 2) for name, value in at.items()} for who, at in centres.items()}
    return {"right": round(right / judged, 4), "guesses": guesses, "means": means}


def report(seen: Seen) -> dict[str, Any]:
    """What came out, and whether it is as wanted."""
    told = told_apart(seen.features)
    rates = {who: sum(won for won, _ in rows) / sum(sat for _, sat in rows) for who, rows in seen.wins.items()}
    hides = {who: {sort: round(statistics.fmean(rows), 4) for sort, rows in sorted(found.items())}
             for who, found in seen.hidden.items()}  # fmt: skip
    others = [row for who, row in hides.items() if who != "bluffing"]
    times = {sort: round(hides["bluffing"][sort] / max(row[sort] for row in others), 2) for sort in hides["bluffing"]}
    apart = max(rates.values()) - min(rates.values())
    return {
        "told": told,
        "win_rates": {who: round(rate, 4) for who, rate in rates.items()},
        "win_rates_95": {who: [round(end, 4) for end in win_interval(rows)] for who, rows in seen.wins.items()},
        "apart": round(apart, 4),
        "hides": hides,
        "bluffer_hides_times": times,
        "wanted": WANTED,
        "is_as_wanted": told["right"] >= WANTED["told"]
        and apart <= WANTED["apart"]
        and min(times.values()) >= WANTED["hides"],
    }


def main(arguments: list[str] | None = None) -> int:
    """Plays, and says what came out."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES, help="of each character")
    parser.add_argument("--set", nargs="+", action="append", default=[], metavar=("WHO", "NUMBER=VALUE"))
    given = parser.parse_args(arguments)
    for who, *numbers in given.set:
        weights = {name: float(value) for name, _, value in (text.partition("=") for text in numbers)}
        LEVELS[who] = replace(LEVELS[who], weights=weights)
    seen = Seen()
    deals = max(TOGETHER, given.games // len(PERSONAS))
    for number in range(deals):
        seen.play(number)
        if number % 50 == 49:
            print(f"{number + 1} of {deals} deals", file=sys.stderr, flush=True)
    said = " ".join(["python bench/characters.py", *(sys.argv[1:] if arguments is None else arguments)])
    head = {"command": said, "commit": commit(), "build": _variant.name(), "seed": SEED, "deals": deals}
    found = {**head, **report(seen)}
    print(json.dumps(found, indent=1))
    if given.games == GAMES and not given.set:
        TARGET.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
