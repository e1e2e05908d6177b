"""`stockpile bot check`: whether a bot, for instance a program of one's own, plays as it should."""

import json as jsonlib
from collections import Counter
from typing import Any

import typer
from rich.console import Console

from stockpile.bots import NAMES, UnknownBot
from stockpile.bots.contest import ContestGame, ContestTable, Deal
from stockpile.bots.standings import spent_in
from stockpile.cli import options
from stockpile.cli.arena_folder import SPENT
from stockpile.cli.failure import Failure
from stockpile.text.words import Words

GAMES = 20
MOST_GAMES = 10_000
OPPONENT = "greedy"


def register(app: typer.Typer, words: Words) -> None:
    """Adds the command, in a group of its own."""
    option = options.Options(words)
    group = typer.Typer(name="bot", help=words("bot-help"), epilog=words("bot-check-examples"), no_args_is_help=True)
    app.add_typer(group)
    name_argument: Any = typer.Argument(metavar="BOT", help=words("bot-check-name"))
    games_option: Any = typer.Option(GAMES, metavar=words("cli-number"), help=words("cli-games-help"))

    @group.callback()
    def keep_the_group() -> None:
        """With a single command there would be no group."""

    @group.command(help=words("bot-check-help"), epilog=words("bot-check-examples"))
    def check(
        bot: str = name_argument,
        players: int = option.players,
        board: str = option.board,
        rounds: int | None = option.rounds,
        modules: str = option.modules,
        sets: str = option.sets,
        promos: bool = option.promos,
        components: str = option.components,
        games: int = games_option,
        seed: str = option.seed,
        json: bool = option.json,
        lang: str = option.lang,
    ) -> None:
        said = options.wanted(words, lang)
        setup = options.setup(said, players, board, modules, sets, promos, components, rounds=rounds)
        options.at_least(said, "--games", games, 1, MOST_GAMES)
        try:
            NAMES.admit(bot)  # whoever starts this command may also run code of their own
        except UnknownBot as error:
            raise Failure(str(error), 2) from None
        found = report(bot, played_games(ContestTable(setup, options.seed_number(said, seed or "1")), bot, games))
        typer.echo(jsonlib.dumps(found, ensure_ascii=False)) if json else show(said, found)
        if found["failed_games"]:
            raise typer.Exit(1)


def played_games(table: ContestTable, bot: str, games: int) -> list[tuple[ContestGame, int]]:
    """So many games with the bot in one seat, and which one that was."""
    try:
        return [played_alone(table, bot, number) for number in range(games)]
    finally:
        table.close()


def played_alone(table: ContestTable, bot: str, number: int) -> tuple[ContestGame, int]:
    """One game with the bot in one seat, another seat each time; who sits there comes with it."""
    players = table.setup.players
    seat = number % players
    deal: Deal = table.play_once(number, [bot if place == seat else OPPONENT for place in range(players)])
    return deal.games[0], seat


def report(bot: str, played: list[tuple[ContestGame, int]]) -> dict[str, Any]:
    """What came out, as plain JSON."""
    faults = Counter(game.faults[seat] for game, seat in played if game.faults[seat])
    decisions = sum(game.decisions[seat] for game, seat in played)
    seconds = sum(game.seconds[seat] for game, seat in played)
    won = sum(seat in game.winners for game, seat in played)
    return {
        "bot": bot,
        "games": len(played),
        "failed_games": faults.total(),
        "faults": [{"what": what, "count": count} for what, count in faults.most_common()],
        "decisions": decisions,
        "ms_per_decision": round(1000 * seconds / max(1, decisions), 3),
        "win_rate": won / len(played),
        **dict(zip(SPENT, spent_in(played), strict=True)),
    }


def show(words: Words, found: dict[str, Any]) -> None:
    """What came out, for people."""
    console = Console(highlight=False, markup=False, soft_wrap=True)
    if not found["failed_games"]:
        numbers = {"games": found["games"], "decisions": found["decisions"], "ms": found["ms_per_decision"]}
        console.print(words("bot-check-fine", bot=found["bot"], wins=round(100 * found["win_rate"]), **numbers))
        return
    console.print(words("bot-check-faults", bot=found["bot"], faults=found["failed_games"], games=found["games"]))
    for fault in found["faults"]:
        console.print("  " + words("bot-check-fault", count=fault["count"], what=fault["what"]))
