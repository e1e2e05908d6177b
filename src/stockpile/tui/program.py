"""The full-screen game."""

from pathlib import Path
from typing import Any

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Input, Static

from stockpile.engine.actions import ACTIONS
from stockpile.engine.question import Question, Refusal
from stockpile.text import LANGUAGES, Words, question_words, refusal_words, sentence
from stockpile.text.log import is_quiet
from stockpile.tui import panels
from stockpile.tui.describe import Description
from stockpile.tui.help import help_text
from stockpile.tui.menu import menu
from stockpile.tui.menu_view import MenuView
from stockpile.tui.preview import preview
from stockpile.tui.screens import Ending, Leaving, LookAway, Overlay, Rules
from stockpile.tui.sitting import Sitting

LOG_LINES = 300


class Program(App[None]):
    """Shows the table through the eyes of the person at the keyboard, and carries answers into the sitting."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = None
    HORIZONTAL_BREAKPOINTS = [(0, "-tiny"), (76, "-narrow"), (116, "-wide"), (160, "-huge")]
    VERTICAL_BREAKPOINTS = [(0, "-short"), (34, "-tall")]
    BINDINGS = [("ctrl+c,ctrl+q", "leave_now", ""), ("f2", "next_language", "")]

    def __init__(self, sitting: Sitting, words: Words, save: Path | None = None, pace: float = 0.5) -> None:
        super().__init__()
        self.sitting = sitting
        self.words = words
        self.path = save
        self.pace = pace
        self.seat: int | None = None if sitting.is_shared else 0
        self.asked: Question | None = None
        self.refused = ""
        self.has_ended = False

    # The main screen

    def compose(self) -> ComposeResult:
        """Status, board, question, log, keys."""
        yield Static(id="status", markup=False)
        with Horizontal(id="main"):
            with Vertical(id="left"):
                with VerticalScroll(id="board", can_focus=False):
                    with Horizontal(id="top"):
                        yield Static(id="market", classes="panel")
                        yield Static(id="players", classes="panel")
                    yield Static(id="piles", classes="panel")
                    yield Static(id="mine", classes="panel")
                    yield Static(id="know", classes="panel")
                with Horizontal(id="ask"):
                    with Vertical(id="asking"):
                        yield Static(id="question", markup=False)
                        yield MenuView(id="menu")
                    with Vertical(id="aside"):
                        yield Static(id="preview", markup=False)
                        with VerticalScroll(id="low-log", can_focus=False):
                            yield Static(classes="log-text", markup=False)
            with VerticalScroll(id="side", can_focus=False):
                yield Static(classes="log-text", markup=False)
        yield Input(id="typed")
        yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        """The game begins."""
        if self.pace > 0:
            self.set_interval(self.pace, self.beat)
        self.call_after_refresh(self.go_on)

    def on_resize(self) -> None:
        """Another size of the window."""
        self.call_after_refresh(self.draw)

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
        if self.pace == 0:
            self.sitting.let_bots_play()
        turn = self.sitting.turn
        if self.sitting.is_shared and turn is not None and turn != self.seat:
            self.pass_keyboard(turn)
            return
        if self.sitting.over and not self.has_ended:
            self.end()
            return
        self.ask()

    def ask(self) -> None:
        """Shows the table and the question, if there is one."""
        self.asked = None if self.seat is None else self.sitting.question(self.seat)
        self.draw()
        self.query_one(MenuView).put(self.choices())
        self.draw_preview()
        if self.asked is not None:  # where the window is too small for all, what the question is about
            about = "#piles" if self.asked.ask in ("place", "bid") else "#market"
            self.query_one("#board").scroll_to_widget(self.query_one(about), animate=False, top=about == "#piles")

    def choices(self) -> list[Any]:
        """The lines of the menu."""
        if self.asked is None or self.seat is None:
            return []
        seating, view = self.sitting.seating(self.seat), self.sitting.view(self.seat).to_dict()
        return menu(self.words, self.sitting.setup, seating, view, self.asked)

    def description(self) -> Description:
        """The table in words, as the present person may know it."""
        view = self.sitting.view(self.seat).to_dict()
        return Description(self.words, self.sitting.setup, self.sitting.seating(self.seat), view)

    def draw(self) -> None:
        """Writes all panels."""
        if not self.is_at_table:
            return
        table = self.description()
        self.panel("status", Text(table.status()), "")
        left = table.forecasts_left()
        unknown = self.words("tui-left", signs=" ".join(left)) if 0 < len(left) < 6 else ""
        for name in ("market", "players", "piles", "mine", "know"):
            width = self.query_one(f"#{name}", Static).size.width
            self.panel(name, getattr(panels, name)(table, width), self.words(f"tui-{name}"))
        self.query_one("#market").border_subtitle = unknown
        self.panel("question", Text(self.refused or self.question_text(table)), "")
        self.query_one("#question").set_class(bool(self.refused), "refused")
        wide = self.size.width >= 110
        self.panel("keys", Text(self.words("tui-keys" if wide else "tui-keys-short")), "")
        self.query_one("#side").border_title = self.words("tui-log")
        log = self.log_text()
        for place in ("#low-log", "#side"):
            self.query_one(f"{place} .log-text", Static).update(log)
            self.query_one(place, VerticalScroll).scroll_end(animate=False)

    def panel(self, name: str, text: Text, title: str) -> None:
        """Fills one panel."""
        widget = self.query_one(f"#{name}", Static)
        widget.update(text)
        widget.border_title = title

    def question_text(self, table: Description) -> str:
        """The question, or whom we are waiting for."""
        if self.asked is not None:
            return question_words(self.words, self.sitting.setup, table.view, self.asked)
        seats = (table.view["question"] or {"seats": []})["seats"]
        return self.words("tui-thinking", name=table.seating.names[seats[0]]) if seats else self.words("tui-waiting")

    def log_text(self, lines: int = LOG_LINES) -> Text:
        """What happened, as the present person may know it."""
        seating, text = self.sitting.seating(self.seat), Text()
        shown = [event for event in self.sitting.events(self.seat, 0) if not is_quiet(event)]
        for event in shown[-lines:]:
            heading = event["event"] == "stage-began"
            said = sentence(self.words, self.sitting.setup, seating, event)
            text.append(f"— {said} —\n" if heading else f"{said}\n", style="bold" if heading else "")
        text.rstrip()
        return text

    def draw_preview(self) -> None:
        """What the answer under the bar would do."""
        choice = self.query_one(MenuView).current
        lines: list[str] = []
        if choice is not None and self.seat is not None and self.asked is not None:
            if choice.answer is None:
                pile = ACTIONS[choice.answers[0]].pile if self.asked.ask == "bid" else None
                lines = [self.words("tui-choose-below")] if pile is None else [self.description().piles()[pile]]
            else:
                lines = preview(
                    self.words, self.sitting.seating(self.seat), self.sitting.view(self.seat), choice.answer
                )
                lines = [f"→ {line}" for line in lines] or [self.words("tui-answer-hint")]
        self.query_one("#preview", Static).update(Text("\n".join(lines)))

    # Keys

    def on_key(self, event: events.Key) -> None:
        """Keys of the main screen; other screens have their own."""
        if not self.is_at_table or isinstance(self.focused, Input):
            if event.key == "escape" and isinstance(self.focused, Input) and self.is_at_table:
                self.close_input()
            return
        lines = self.query_one(MenuView)
        moves = {"down": 1, "up": -1, "right": lines.rows, "left": -lines.rows}
        acts = {
            "enter": lambda: self.pick(lines.at),
            "escape": self.ask,
            "u": self.undo,
            "colon": self.open_input,
            "l": self.action_show_log,
            "k": self.show_knowledge,
            "r": lambda: self.push_screen(Rules(self.words)),
            "question_mark": self.show_help,
            "pageup": lambda: self.query_one("#board").scroll_page_up(animate=False),
            "pagedown": lambda: self.query_one("#board").scroll_page_down(animate=False),
            "f1": self.show_help,
            "s": self.action_save_game,
            "q": self.action_leave,
        }
        if event.key in moves:
            lines.move(moves[event.key])
            self.draw_preview()
        elif event.character and event.character in "123456789":
            self.pick(int(event.character) - 1)
        elif event.key in acts:
            acts[event.key]()
        else:
            return
        event.stop()

    def on_menu_view_picked(self, message: MenuView.Picked) -> None:
        """A click."""
        self.pick(message.index)

    def pick(self, index: int) -> None:
        """Takes a line of the menu, or opens what is below it."""
        lines = self.query_one(MenuView)
        if not 0 <= index < len(lines.choices):
            return
        choice = lines.choices[index]
        if choice.answer is None:
            lines.put(list(choice.below))
            self.draw_preview()
            return
        self.give(choice.answer)

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
        self.refused = ""
        if refused is not None:
            self.refused = refusal_words(self.words, self.sitting.setup, self.sitting.seating(self.seat), refused)
            self.draw()
            self.refused = ""
            return
        self.go_on()

    def open_input(self) -> None:
        """A line to type an answer in."""
        field = self.query_one("#typed", Input)
        field.placeholder = self.words("tui-type-prompt")
        field.add_class("open")
        field.focus()

    def close_input(self) -> None:
        """Back to the menu."""
        field = self.query_one("#typed", Input)
        field.value = ""
        field.remove_class("open")
        self.set_focus(None)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """A typed answer."""
        if event.input.id == "typed":
            given = event.value
            self.close_input()
            if given.strip():
                self.give(given)

    # Other screens

    def pass_keyboard(self, seat: int) -> None:
        """Empties the screen before the next person looks at it."""
        self.seat = None
        self.asked = None
        self.ask()
        title = self.words("tui-pass-title", name=self.sitting.names[seat])

        def take(_: bool | None) -> None:
            self.seat = seat
            self.ask()

        self.push_screen(LookAway(title, self.words("tui-pass-text")), take)

    def show_help(self) -> None:
        """Keys and signs."""
        body = help_text(self.words, self.sitting.setup)
        self.push_screen(Overlay(self.words("tui-help-title"), body, self.words("tui-keys-close")))

    def show_knowledge(self) -> None:
        """What the person knows, and what can be seen of the others."""
        if self.seat is None:
            return
        table = self.description()
        body = "\n".join([*table.knowledge(), "", *table.mine(), "", *table.players()])
        self.push_screen(Overlay(self.words("tui-know-title"), body, self.words("tui-keys-close")))

    def action_show_log(self) -> None:
        """The whole log."""
        self.push_screen(Overlay(self.words("tui-log"), self.log_text(100_000), self.words("tui-keys-close")))

    def end(self) -> None:
        """The final reckoning; what was secret is no longer."""
        self.has_ended = True
        if self.sitting.is_shared:
            self.seat = None
        self.ask()
        self.save()
        body = panels.result(self.description())
        self.push_screen(Ending(self.words("tui-end-title"), body, self.words("tui-keys-end")))

    def action_next_language(self) -> None:
        """English, French, Portuguese, and round again."""
        place = LANGUAGES.index(self.words.language) + 1
        self.words = Words(LANGUAGES[place % len(LANGUAGES)])
        if self.is_at_table:
            self.ask()

    def action_new_game(self) -> None:
        """The same people and bots, other cards."""
        self.sitting = self.sitting.again()
        self.has_ended = False
        self.seat = None if self.sitting.is_shared else 0
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

        self.push_screen(Leaving(self.words("tui-quit-title"), self.words("tui-quit-text")), decide)

    def action_leave_now(self) -> None:
        """Saves and ends."""
        self.save()
        self.exit()
