"""The full-screen game."""

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input

from stockpile.engine.question import Refusal
from stockpile.text.refusals import refusal_words
from stockpile.text.words import LANGUAGES, Words
from stockpile.tui import panels
from stockpile.tui.help import help_text
from stockpile.tui.hints import hints
from stockpile.tui.menu_view import MenuView
from stockpile.tui.screens import Ending, LeaveScreen, LookAway, Overlay, RulesScreen
from stockpile.tui.sitting import Sitting
from stockpile.tui.table_view import TableView
from stockpile.tui.typed_answer import TypedAnswer

WIDTHS = [(0, "-tiny"), (76, "-narrow"), (116, "-wide"), (160, "-huge")]
HEIGHTS = [(0, "-short"), (34, "-tall")]
HINT_SECONDS = 60.0


class Program(App[None]):
    """Carries keys into the sitting, and shows the table to the person at the keyboard."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = None
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave_now", priority=True),
        ("f2", "next_language", ""),
    ]

    def __init__(
        self, sitting: Sitting, words: Words, save: Path | None = None, pace: float = 0.5, with_hints: bool = False
    ) -> None:
        super().__init__()
        self.HORIZONTAL_BREAKPOINTS = WIDTHS
        self.VERTICAL_BREAKPOINTS = HEIGHTS
        self.table = TableView(sitting, words)
        self.path = save
        self.pace = pace
        self.seat: int | None = None if sitting.is_shared else sitting.first
        self.has_ended = False
        self.with_hints = with_hints

    @property
    def sitting(self) -> Sitting:
        """People, bots and their match."""
        return self.table.sitting

    @property
    def words(self) -> Words:
        """The words of the present language."""
        return self.table.words

    def compose(self) -> ComposeResult:
        """One table."""
        yield self.table

    # The course of the game

    def on_mount(self) -> None:
        """The game begins."""
        self.title = self.words("tui-title")
        if self.pace > 0:
            self.set_interval(self.pace, self.beat)
        self.call_after_refresh(self.go_on)

    def on_resize(self) -> None:
        """Another size of the window."""
        self.call_after_refresh(self.table.draw)

    def beat(self) -> None:
        """One move of a bot, if it is a bot's turn and the table is in sight."""
        if self.sitting.bots_are_next and self.is_at_table:
            self.sitting.let_bots_play(1)
            self.go_on()

    @property
    def is_at_table(self) -> bool:
        """Whether no other screen lies on top."""
        return len(self.screen_stack) == 1

    def go_on(self) -> None:
        """After anything that changed the game: the next question, the next person, or the end."""
        while self.sitting.skip_idle_claim() or (self.pace == 0 and self.sitting.let_bots_play()):
            pass
        turn = self.sitting.turn
        if self.sitting.is_shared and turn is not None and turn != self.seat:
            self.pass_keyboard(turn)
        elif self.sitting.over and not self.has_ended:
            self.end()
        else:
            self.table.show(self.seat)
            self.hint()

    def hint(self) -> None:
        """If hints are wanted, what the answers to the open question bring."""
        if self.with_hints and self.seat is not None and (lines := hints(self.sitting, self.words, self.seat)):
            self.clear_notifications()
            self.notify("\n".join(lines[1:]), title=lines[0], timeout=HINT_SECONDS, markup=False)

    def pass_keyboard(self, seat: int) -> None:
        """Empties the screen before the next person looks at it."""
        self.seat = None
        self.table.show(None)

        def take(_: bool | None) -> None:
            self.seat = seat
            self.table.show(seat)
            self.hint()

        title = self.words("tui-pass-title", name=self.sitting.names[seat])
        self.push_screen(LookAway(title, self.words("tui-pass-text")), take)

    def end(self) -> None:
        """The final reckoning; several people see it with a spectator's eyes."""
        self.has_ended = True
        if self.sitting.is_shared:
            self.seat = None
        self.table.show(self.seat)
        self.save()
        body = panels.result(self.table.description())
        self.push_screen(Ending(self.words("tui-end-title"), body, self.words("tui-keys-end")))

    # Keys

    def on_key(self, event: events.Key) -> None:
        """Keys at the table; other screens have their own."""
        if not self.is_at_table:
            return
        if isinstance(self.focused, Input):
            if event.key == "escape":
                self.query_one(TypedAnswer).close()
            return
        if event.character and event.character in "123456789":
            self.pick(int(event.character) - 1)
        elif event.key in self.keys():
            self.keys()[event.key]()
        else:
            return
        event.stop()

    def keys(self) -> dict[str, Callable[[], object]]:
        """What each key does."""
        lines, board = self.table.menu, self.table.query_one("#board")
        return {
            "down": lambda: self.move(1),
            "up": lambda: self.move(-1),
            "right": lambda: self.move(lines.rows),
            "left": lambda: self.move(-lines.rows),
            "enter": lambda: self.pick(lines.at),
            "escape": lambda: self.table.show(self.seat),
            "u": self.undo,
            "colon": lambda: self.query_one(TypedAnswer).open(self.words("tui-type-prompt")),
            "l": self.action_show_log,
            "k": self.show_knowledge,
            "c": self.show_cards,
            "r": lambda: self.push_screen(RulesScreen(self.words)),
            "question_mark": self.show_help,
            "f1": self.show_help,
            "s": self.action_save_game,
            "q": self.action_leave,
            "pageup": lambda: board.scroll_page_up(animate=False),
            "pagedown": lambda: board.scroll_page_down(animate=False),
        }

    def move(self, by: int) -> None:
        """Moves the bar of the menu."""
        self.table.menu.move(by)
        self.table.draw_preview()

    def on_menu_view_picked(self, message: MenuView.Picked) -> None:
        """A click."""
        self.pick(message.index)

    def pick(self, index: int) -> None:
        """Takes a line of the menu, or opens what is below it."""
        lines = self.table.menu
        if not 0 <= index < len(lines.choices):
            return
        choice = lines.choices[index]
        if choice.answer is not None:
            self.give(choice.answer)
            return
        lines.put(list(choice.below))
        self.table.draw_preview()

    def give(self, answer: int | str) -> None:
        """Answers the question."""
        if self.seat is not None:
            self.settle(self.sitting.answer(self.seat, answer))

    def undo(self) -> None:
        """Takes back the last answer."""
        if self.seat is not None:
            self.settle(self.sitting.undo(self.seat))

    def settle(self, refused: Refusal | None) -> None:
        """Goes on, or says why not."""
        if refused is None:
            self.go_on()
            return
        seating = self.sitting.seating(self.seat)
        self.table.draw(refusal_words(self.words, self.sitting.setup, seating, refused))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """A typed answer."""
        if isinstance(event.input, TypedAnswer):
            given = event.value.strip()
            event.input.close()
            if given:
                self.give(given)

    # Other screens

    def show_help(self) -> None:
        """Keys and signs."""
        body = help_text(self.words, self.sitting.setup)
        self.push_screen(Overlay(self.words("tui-help-title"), body, self.words("tui-keys-close")))

    def show_knowledge(self) -> None:
        """What the person knows, and what can be seen of the others."""
        table = self.table.description()
        body = "\n".join([*table.knowledge(), "", *table.mine(), "", *table.players()])
        self.push_screen(Overlay(self.words("tui-know-title"), body, self.words("tui-keys-close")))

    def show_cards(self) -> None:
        """Investors and strategies with their texts: the own ones, and what can be seen of the others'."""
        body = "\n\n".join(self.table.description().powers.everything())
        self.push_screen(Overlay(self.words("tui-cards-title"), body, self.words("tui-keys-close")))

    def action_show_log(self) -> None:
        """The whole log."""
        self.push_screen(Overlay(self.words("tui-log"), self.table.log_text(), self.words("tui-keys-close")))

    def action_next_language(self) -> None:
        """English, French, Portuguese, and round again."""
        place = LANGUAGES.index(self.words.language) + 1
        self.table.words = Words(LANGUAGES[place % len(LANGUAGES)])
        if self.is_at_table:
            self.table.show(self.seat)

    def action_new_game(self) -> None:
        """The same people and bots, other cards."""
        self.table.sitting = self.sitting.again()
        self.has_ended = False
        self.seat = None if self.sitting.is_shared else self.sitting.first
        self.pop_screen()
        self.call_after_refresh(self.go_on)

    # Leaving

    def save(self) -> bool:
        """Writes the game if a file was named."""
        if self.path is None:
            return False
        try:
            self.sitting.save(self.path)
        except OSError as error:
            problem = error.strerror or str(error)
            self.notify(self.words("cli-unwritable-file", file=str(self.path), problem=problem), severity="error")
            return False
        return True

    def action_save_game(self) -> None:
        """Saves now, and says so."""
        if self.path is None:
            self.notify(self.words("tui-no-save"))
        elif self.save():
            self.notify(self.words("saved", file=str(self.path)))

    def action_leave(self) -> None:
        """Asks first, unless the game is over."""
        if self.has_ended:
            self.action_leave_now()
            return

        def decide(leaves: bool | None) -> None:
            if leaves:
                self.action_leave_now()

        self.push_screen(LeaveScreen(self.words("tui-quit-title"), self.words("tui-quit-text")), decide)

    def action_leave_now(self) -> None:
        """Saves and ends."""
        self.save()
        self.exit()
