"""The other screens: look away, a sheet to read, rules, leaving, the end."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Input, Static

from stockpile.text.rulebook import find
from stockpile.text.words import Words

Bindings = list[BindingType]


class Overlay(Screen[bool]):
    """A sheet over the whole window, so that nothing below it shows."""

    BINDINGS: ClassVar[Bindings] = [("escape", "leave(False)", "")]

    def __init__(self, title: str, body: Text | str = "", keys: str = "") -> None:
        super().__init__()
        self.title_text = title
        self.body = body
        self.keys = keys

    def compose(self) -> ComposeResult:
        """The sheet and the keys below it."""
        sheet = VerticalScroll(*self.parts(), classes="sheet")
        sheet.border_title = self.title_text
        sheet.border_subtitle = self.keys
        yield sheet

    def on_mount(self) -> None:
        """Keys go to the sheet: it may be longer than the window."""
        self.take_focus()

    def take_focus(self) -> None:
        """The part that keys go to."""
        self.query_one(VerticalScroll).focus()

    def parts(self) -> list[Static | Input]:
        """What is on the sheet."""
        return [Static(self.body, markup=False, classes="body")]

    def action_leave(self, outcome: bool) -> None:
        """Closes the sheet."""
        self.dismiss(outcome)


class LookAway(Overlay):
    """Between two people: nothing is shown until the next one says so."""

    BINDINGS: ClassVar[Bindings] = [("space", "leave(True)", ""), ("escape", "nothing", "")]

    def action_nothing(self) -> None:
        """It cannot be skipped by accident."""


class LeaveScreen(Overlay):
    """Asks before the program ends."""

    BINDINGS: ClassVar[Bindings] = [("enter,y", "leave(True)", "")]


class Ending(Overlay):
    """The final reckoning."""

    BINDINGS: ClassVar[Bindings] = [
        ("n", "app.new_game", ""),
        ("l", "app.show_log", ""),
        ("s", "app.save_game", ""),
        ("q", "app.leave", ""),
        ("escape", "nothing", ""),
    ]

    def action_nothing(self) -> None:
        """The game is over: there is nothing behind this screen."""


class RulesScreen(Overlay):
    """Looks up rules while one types."""

    def __init__(self, words: Words) -> None:
        super().__init__(words("tui-rules-title"), keys=words("tui-keys-close"))
        self.words = words

    def parts(self) -> list[Static | Input]:
        """A field and what was found."""
        return [Input(placeholder=self.words("tui-rules-prompt")), Static("", markup=False, classes="body")]

    def take_focus(self) -> None:
        """One types at once."""
        self.query_one(Input).focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Finds rules for what stands in the field."""
        sought = event.value.strip()
        found = find(sought, self.words.language)[:30] if sought else []
        text = Text()
        for rule in found:
            text.append(f"{rule.id}  ", style="bold #f2c14e")
            text.append(" ".join(rule.text.replace("*", "").split()) + "\n\n")
        if sought and not found:
            text.append(self.words("rules-none", sought=sought))
        self.query_one(".body", Static).update(text)
