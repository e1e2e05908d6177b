"""One seat of a match: who sits there, and who plays it now."""

from dataclasses import dataclass, field

from stockpile.session.plan import Plan


@dataclass
class Seat:
    """`bot` is a seat's own bot; `stand_in` is the bot that plays for an absent person.

    `token` is the hash of what proves that somebody is the person; `reserved` is the name of whom the seat is kept for.
    """

    name: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    token: str | None = None
    reserved: str | None = None
    plan: Plan = field(default_factory=Plan)

    @property
    def player(self) -> str | None:
        """The name of the bot that answers now; None if a person does."""
        return self.bot or self.stand_in

    @property
    def is_filled(self) -> bool:
        """Whether somebody sits here, or a bot carries on for who did."""
        return self.bot is not None or self.name is not None or self.stand_in is not None

    @property
    def is_person(self) -> bool:
        """Whether the seat is somebody's, present or not."""
        return self.bot is None and self.name is not None

    @property
    def is_open(self) -> bool:
        """Whether somebody could sit down here."""
        return self.bot is None and self.name is None

    def to_dict(self) -> dict[str, str | None]:
        """What everybody may know of the seat."""
        return {"name": self.name, "bot": self.bot, "stand_in": self.stand_in, "reserved": self.reserved}
