"""One seat of a match: who sits there, and who plays it now."""

from dataclasses import dataclass


@dataclass
class Seat:
    """`bot` is a seat's own bot; `stand_in` is the bot that plays for an absent person."""

    name: str | None = None
    bot: str | None = None
    stand_in: str | None = None

    @property
    def player(self) -> str | None:
        """The name of the bot that answers now; None if a person does."""
        return self.bot or self.stand_in

    @property
    def is_filled(self) -> bool:
        """Whether somebody sits here."""
        return self.bot is not None or self.name is not None

    def to_dict(self) -> dict[str, str | bool | None]:
        """What everybody may know of the seat."""
        return {"name": self.name, "bot": self.bot, "stand_in": self.stand_in}
