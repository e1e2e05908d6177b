"""The answers of a question as numbered lines in as many columns as it takes."""

from math import ceil

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widgets import Static

from stockpile.tui.menu import Choice


class MenuView(Static):
    """Shows choices; the program moves the bar and hears of clicks."""

    class Picked(Message):
        """A line was clicked."""

        def __init__(self, index: int) -> None:
            super().__init__()
            self.index = index

    def __init__(self) -> None:
        super().__init__(id="menu")
        self.choices: list[Choice] = []
        self.at = 0

    def put(self, choices: list[Choice]) -> None:
        """New lines, the bar on the first."""
        self.choices = choices
        self.at = 0
        self.draw()

    def move(self, by: int) -> None:
        """Moves the bar."""
        if self.choices:
            self.at = (self.at + by) % len(self.choices)
            self.draw()

    @property
    def current(self) -> Choice | None:
        """The line under the bar."""
        return self.choices[self.at] if self.choices else None

    @property
    def rows(self) -> int:
        """How many rows the lines take."""
        return min(len(self.choices), max(1, self.size.height))

    @property
    def column_width(self) -> int:
        """The width of a column."""
        columns = ceil(len(self.choices) / self.rows) if self.choices else 1
        return max(8, self.size.width // columns)

    def on_resize(self) -> None:
        """Another size, other columns."""
        self.draw()

    def draw(self) -> None:
        """Writes the lines."""
        text = Text(no_wrap=True)
        for row in range(self.rows if self.choices else 0):
            for index in range(row, len(self.choices), self.rows):
                text.append_text(self.line(index))
            text.append("\n")
        self.update(text)

    def line(self, index: int) -> Text:
        """One line, cut to its column."""
        choice = self.choices[index]
        number = str(index + 1) if index < 9 else " "
        line = Text().append(f" {number} ", style="bold #f2c14e")
        line.append(f" {choice.label}" + (" …" if choice.answer is None else ""))
        line.truncate(self.column_width - 1, overflow="ellipsis", pad=True)
        line.append(" ")
        if index == self.at:
            line.stylize("bold reverse")
        return line

    def on_click(self, event: events.Click) -> None:
        """A click on a line picks it."""
        index = int(event.x // self.column_width) * self.rows + int(event.y)
        if self.choices and 0 <= event.y < self.rows and index < len(self.choices):
            self.post_message(self.Picked(index))
