"""What is played: players, board, modules and every number of the table, checked when it is made."""

from collections.abc import Mapping
from typing import Any

from stockpile.engine.setup import components as printing
from stockpile.engine.setup import roster
from stockpile.engine.setup.boxes import box_of
from stockpile.engine.setup.checks import Wrong, known, one_of
from stockpile.engine.setup.editions import PLAYERS, PRESETS
from stockpile.engine.setup.given import FIELDS, Given
from stockpile.engine.setup.lineup import Lineup, lineup_of
from stockpile.engine.setup.modules import stages_with
from stockpile.engine.setup.named_sets import NAMES
from stockpile.engine.setup.occurring import occurring
from stockpile.engine.setup.table import Table, made_table, table_of


def components() -> dict[str, Any]:
    """The printed values of the box."""
    return printing.printed()


class Setup(Given):
    """One way to set up the table. What is left at None is what the rules say for the number of players.

    `first` is the seat of the first player, or None for a random one (SET-7). With `chance="asked"` every draw is a
    question to the seat CHANCE. The numbers make tiny games for research: fewer companies, rounds, piles or cards.

    `investors` and `strategies` give cards to seats, open to all; seats that are not named are dealt. `components` is
    the name of a set of values (`balanced`), an owner's file of printed values, or its content; `content` names sets of
    plug-in cards that are in play. Only here are files opened and cards loaded, for whoever writes the call: a setup
    that is read (`from_dict`, so also records, positions and views) brings its values along and names cards that are
    there.
    """

    __slots__ = ("_table",)
    _table: Table  # read at every answer, so not looked up

    def _take(self, given: Mapping[str, Any]) -> Wrong:
        wrong = super()._take(given)
        if wrong.said:
            made_table(self, wrong)  # what else is wrong is told along with it
            wrong.tell()
        box_of(self)  # all that does not fit together is found where it is put together
        self._set("_table", table_of(self))
        return wrong

    @property
    def table(self) -> Table:
        """Every number of the table, with the defaults filled in."""
        return self._table

    @property
    def lineup(self) -> Lineup:
        """The investors and strategies in play."""
        return lineup_of(self)

    @property
    def stages(self) -> tuple[int, ...]:
        """The stages of a game in order, the round's between the first and the last two."""
        return stages_with(self.modules)

    @property
    def actions(self) -> list[int]:
        """The ids of the answers that can occur with this setup."""
        return occurring(self)

    @classmethod
    def preset(cls, name: str, **changes: Any) -> "Setup":
        """A setup with a name, as it is or with some of its fields changed: `Setup.preset("nano", chance="asked")`."""
        one_of("preset", name, tuple(PRESETS))
        return cls.from_dict({"players": PLAYERS, **PRESETS[name], **changes})

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> "Setup":
        """The setup from plain JSON; a ValueError names the field that is wrong. Opens no file and loads no code."""
        if not isinstance(data, Mapping):
            raise ValueError(f"setup: an object is needed, not {type(data).__name__}")
        for key in data:
            if key not in FIELDS:
                raise ValueError(f"{key!s:.40}: a setup has no such field" + known(FIELDS))
        if "players" not in data:
            raise ValueError("players: missing")
        values = data.get("components")
        if not isinstance(values, Mapping | None) and values not in NAMES:
            raise ValueError(
                f"components: {', '.join(NAMES)} or an object of values; a setup that is read names no file"
            )
        content = data.get("content", ())
        for name in content if isinstance(content, list | tuple) else ():
            if not roster.is_at_hand(name):
                raise ValueError(f"content: no cards called {name!r:.40} are loaded" + known(roster.SETS))
        return cls(**data)
