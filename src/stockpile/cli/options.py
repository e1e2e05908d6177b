"""Options that several commands share, and the checks of their values."""

import json as jsonlib
import secrets
from typing import Any

import typer

from stockpile.bots import NAMES, UnknownBot
from stockpile.bots.registry import check_playable
from stockpile.cli.failure import Failure
from stockpile.engine.names import INVESTOR_SETS
from stockpile.engine.setup import components as printing
from stockpile.engine.setup import named_sets
from stockpile.engine.setup.editions import PRESETS
from stockpile.engine.setup.given import BOARDS
from stockpile.engine.setup.modules import MODULES
from stockpile.engine.setup.setup import Setup
from stockpile.text.words import LANGUAGES, Words

SEED_BITS = 256  # what we draw when none is given; whoever sees some cards could find a short one by trying
ALL = "all"
CODE = "py:"


class Options:
    """The shared options with their help; a command takes them as the defaults of its parameters."""

    def __init__(self, words: Words) -> None:
        number = words("cli-number")
        self.lang: Any = typer.Option(words.language, metavar="|".join(LANGUAGES), help=words("cli-lang-help"))
        self.players: Any = typer.Option(4, metavar="2-5", help=words("cli-players-help"))
        self.board: Any = typer.Option("standard", metavar="|".join(BOARDS), help=words("cli-board-help"))
        self.preset: Any = typer.Option(
            "",
            metavar="|".join(PRESETS),
            help=words("cli-preset-option", presets=", ".join(PRESETS)),
            show_default=False,
        )
        self.rounds: Any = typer.Option(None, metavar=number, help=words("cli-rounds-help"), show_default=False)
        listed = ", ".join(MODULES)
        self.modules: Any = typer.Option(
            "", metavar=f"A,B,…|{ALL}", help=words("cli-modules-option", modules=listed), show_default=False
        )
        self.sets: Any = typer.Option(
            ALL,
            "--investor-sets",
            metavar=f"A,B,…|{ALL}",
            help=words("cli-sets-option", sets=", ".join(INVESTOR_SETS)),
            show_default=False,
        )
        self.promos: Any = typer.Option(
            True, "--promo-strategies/--no-promo-strategies", help=words("cli-promos-option"), show_default=False
        )
        sets = "|".join((*named_sets.NAMES, words("cli-file")))
        self.components: Any = typer.Option("", metavar=sets, help=words("cli-components-help"), show_default=False)
        self.content: Any = typer.Option(
            "", metavar=words("cli-file"), help=words("cli-content-help"), show_default=False
        )
        self.seed: Any = typer.Option("", metavar=number, help=words("cli-seed-help"), show_default=False)
        self.bots: Any = typer.Option("", metavar="A,B,…", help=words("cli-bots-help", bots=", ".join(NAMES)))
        self.json: Any = typer.Option(False, "--json", help=words("cli-json-help"))
        self.games: Any = typer.Option(1000, metavar=number, help=words("cli-games-help"))
        self.jobs: Any = typer.Option(1, metavar=number, help=words("cli-jobs-help"))
        self.seconds: Any = typer.Option(1.0, metavar=number, help=words("cli-seconds-help"))


def wanted(words: Words, given: str) -> Words:
    """The words of --lang."""
    if given not in LANGUAGES:
        raise Failure(words("cli-bad-choice", option="--lang", given=given, known=", ".join(LANGUAGES)), 2)
    return Words(given)


def setup(
    words: Words,
    players: int,
    board: str,
    modules: str,
    sets: str = ALL,
    promos: bool = True,
    components: str = "",
    content: str = "",
    preset: str = "",
    context: typer.Context | None = None,
    rounds: int | None = None,
) -> Setup:
    """The setup of the options that say what is played; of a preset they change what is given with them."""
    if preset and preset not in PRESETS:
        raise Failure(words("cli-bad-choice", option="--preset", given=preset, known=", ".join(PRESETS)), 2)
    if not 2 <= players <= 5:
        raise Failure(words("cli-bad-range", option="--players", given=str(players), least=2, most=5), 2)
    if board not in BOARDS:
        raise Failure(words("cli-bad-choice", option="--board", given=board, known=", ".join(BOARDS)), 2)
    keys = chosen_keys(words, "--modules", modules, tuple(MODULES))
    brought = load_content(words, content)
    chosen = chosen_keys(words, "--investor-sets", sets, INVESTOR_SETS)
    fields: dict[str, Any] = {
        "players": players,
        "board": board,
        "modules": keys,
        "investor_sets": chosen,
        "promo_strategies": promos,
        "rounds": rounds,
    }
    fields |= {"components": values(words, components), "content": brought}
    if preset:
        fields = {name: value for name, value in fields.items() if _is_given(context, name)}
    try:
        return Setup.preset(preset, **fields) if preset else Setup(**fields)
    except ValueError as error:
        raise Failure(words("cli-bad-setup", reason=str(error)), 2) from None


def _is_given(context: typer.Context | None, field: str) -> bool:
    """Whether somebody has written the option of a field, and it is not its default."""
    option = {"investor_sets": "sets", "promo_strategies": "promos"}.get(field, field)
    source = None if context is None else context.get_parameter_source(option)
    return source is not None and source.name == "COMMANDLINE"


def load_content(words: Words, given: str) -> tuple[str, ...]:
    """Loads the plug-in cards of --content and returns the names of their sets."""
    if not given:
        return ()
    from stockpile.content import plugin  # only who brings cards pays for them

    try:
        return tuple(dict.fromkeys(plugin.load(name.strip()) for name in given.split(",") if name.strip()))
    except ValueError as error:
        raise Failure(words("cli-bad-setup", reason=str(error)), 2) from None


def values(words: Words, given: str) -> Any:
    """The values of --components: the name of a set, or what an owner's file says."""
    if given in named_sets.NAMES:
        return given
    try:
        return jsonlib.loads((printing.of_file(given) if given else "") or "null")
    except ValueError as error:
        raise Failure(words("cli-bad-setup", reason=str(error)), 2) from None


def chosen_keys(words: Words, option: str, given: str, known: tuple[str, ...]) -> tuple[str, ...]:
    """The modules or sets of a list, each once; `all` is all of them."""
    if given.strip() == ALL:
        return known
    keys = [key.strip() for key in given.split(",") if key.strip()]
    for key in keys:
        if key not in known:
            listed = ", ".join((*known, ALL))
            raise Failure(words("cli-bad-choice", option=option, given=key, known=listed), 2)
    return tuple(dict.fromkeys(keys))


def seed_number(words: Words, given: str) -> int:
    """The number of --seed; one is drawn if none is given."""
    if not given:
        return secrets.randbits(SEED_BITS)
    try:
        number = int(given, 0)
    except ValueError:
        number = -1
    if not 0 <= number < 1 << SEED_BITS:
        raise Failure(words("cli-bad-value", option="--seed"), 2)
    return number


def bot_names(words: Words, given: str, seats: int) -> list[str]:
    """One bot for each of so many seats; a short list is gone through again."""
    names = [name.strip() for name in given.split(",") if name.strip()]
    for name in names or [given]:
        try:
            NAMES.admit(name)  # whoever starts this command may also start programs of their own
        except UnknownBot as error:
            if name.startswith(CODE):
                raise Failure(str(error), 2) from None
            raise Failure(words("cli-bad-choice", option="--bots", given=name, known=", ".join(NAMES)), 2) from None
    if len(names) > seats:
        raise Failure(words("cli-too-many-bots", given=len(names), seats=seats), 2)
    return [names[seat % len(names)] for seat in range(seats)]


def playable(names: list[str], setup: Setup) -> list[str]:
    """The bots, if all of them can play this setup."""
    try:
        check_playable(names, setup)
    except UnknownBot as error:
        raise Failure(str(error), 2) from None
    return names


def at_least(words: Words, option: str, given: int, least: int, most: int) -> int:
    """A number of things within its bounds."""
    if not least <= given <= most:
        raise Failure(words("cli-bad-range", option=option, given=str(given), least=least, most=most), 2)
    return given
