"""The main screen: status, board, question, log and keys, drawn for one person."""

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Static

from stockpile.engine.question import Question
from stockpile.engine.setup.actions import ACTIONS
from stockpile.text.answers import question_words
from stockpile.text.words import Words
from stockpile.tui import panels
from stockpile.tui.chronicle import Chronicle
from stockpile.tui.describe import Description
from stockpile.tui.menu import Choice, menu
from stockpile.tui.menu_view import MenuView
from stockpile.tui.preview import preview
from stockpile.tui.signs import BAD
from stockpile.tui.sitting import Sitting
from stockpile.tui.typed_answer import TypedAnswer

LOG_LINES = 60  # as many as the highest window shows; the whole log has a screen of its own
PANELS = ("market", "players", "piles", "mine", "powers", "goods", "know")
ABOUT_PILES = ("place", "bid", "lay", "investor-bid", "pick-pile", "pick-card")
ABOUT_POWERS = ("choose-investor", "drop-strategy", "use")


def subject_of(ask: str) -> str:
    """The panel that a question is about."""
    return "#piles" if ask in ABOUT_PILES else "#powers" if ask in ABOUT_POWERS else "#market"


class TableView(Vertical):
    """What the person in `seat` may see; with None, what a spectator may."""

    def __init__(self, sitting: Sitting, words: Words) -> None:
        super().__init__()
        self.sitting = sitting
        self.words = words
        self.seat: int | None = None
        self.asked: Question | None = None
        self.chronicle = Chronicle(sitting, words, None)

    def compose(self) -> ComposeResult:
        """The parts from top to bottom."""
        yield Static(id="status", markup=False)
        with Horizontal(id="main"):
            with Vertical(id="left"):
                with VerticalScroll(id="board", can_focus=False):
                    with Horizontal(id="top"):
                        yield Static(id="market", classes="panel")
                        yield Static(id="players", classes="panel")
                    yield Static(id="piles", classes="panel")
                    yield Static(id="mine", classes="panel")
                    yield Static(id="powers", classes="panel")
                    yield Static(id="goods", classes="panel")
                    yield Static(id="know", classes="panel")
                with Horizontal(id="ask"):
                    with Vertical(id="asking"):
                        yield Static(id="question", markup=False)
                        yield MenuView()
                    with Vertical(id="aside"):
                        yield Static(id="preview", markup=False)
                        with VerticalScroll(id="low-log", can_focus=False):
                            yield Static(classes="log-text", markup=False)
            with VerticalScroll(id="side", can_focus=False):
                yield Static(classes="log-text", markup=False)
        yield TypedAnswer(id="typed")
        yield Static(id="keys", markup=False)

    @property
    def menu(self) -> MenuView:
        """The answers."""
        return self.query_one(MenuView)

    def show(self, seat: int | None) -> None:
        """Shows the table to a person, with the question if there is one."""
        self.seat = seat
        self.asked = None if seat is None else self.sitting.question(seat)
        self.draw()
        self.menu.put(self.choices())
        self.draw_preview()
        self.call_after_refresh(self.scroll_to_subject)

    def scroll_to_subject(self) -> None:
        """Where the window is too small for all, shows what the question is about."""
        if self.asked is not None:
            about = self.query_one(subject_of(self.asked.ask))
            board = self.query_one("#board")
            board.scroll_home(animate=False)
            if about.virtual_region.bottom > board.size.height:
                board.scroll_to_widget(about, animate=False, top=True)

    def choices(self) -> list[Choice]:
        """The lines of the menu."""
        if self.asked is None or self.seat is None:
            return []
        return menu(self.words, self.sitting.seating(self.seat), self.sitting.view(self.seat), self.asked)

    def description(self) -> Description:
        """The table in words."""
        view = self.sitting.view(self.seat).to_dict()
        return Description(self.words, self.sitting.setup, self.sitting.seating(self.seat), view)

    def draw(self, refused: str = "") -> None:
        """Writes all panels; a refusal stands in place of the question."""
        table = self.description()
        self.fill("status", Text(table.status()))
        for name in PANELS:
            width = self.query_one(f"#{name}", Static).size.width
            self.fill(name, getattr(panels, name)(table, width), self.words(f"tui-{name}"))
        left = table.forecasts_left()
        unknown = self.words("tui-left", signs=" ".join(left)) if 0 < len(left) < len(table.view["pairs"]) else ""
        self.query_one("#market").border_subtitle = unknown
        self.query_one("#goods").set_class("commerce" not in self.sitting.setup.modules, "off")
        self.query_one("#powers").set_class(not table.powers.are_played, "off")
        if table.dice():
            self.query_one("#market").border_title = f"{self.words('tui-market')} ⚄ {table.dice()}"
        self.fill("question", Text(refused, style=BAD) if refused else Text(self.question_text(table)))
        keys = self.words("tui-keys")
        self.fill("keys", Text(keys if len(keys) <= self.size.width - 2 else self.words("tui-keys-short")))
        log = self.log_text(LOG_LINES)
        for place in ("#low-log", "#side"):
            self.query_one(f"{place} .log-text", Static).update(log)
            self.query_one(place, VerticalScroll).scroll_end(animate=False)

    def fill(self, name: str, text: Text, title: str = "") -> None:
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

    def log_text(self, lines: int | None = None) -> Text:
        """What happened: the last lines of it, or all."""
        if not self.chronicle.fits(self.sitting, self.words, self.seat):
            self.chronicle = Chronicle(self.sitting, self.words, self.seat)
        text = Text()
        for heading, said in self.chronicle.lines()[-lines if lines else 0 :]:
            text.append(f"— {said} —\n" if heading else f"{said}\n", style="bold" if heading else "")
        text.rstrip()
        return text

    def draw_preview(self) -> None:
        """What the answer under the bar would do."""
        choice = self.menu.current
        lines = self.preview_lines(choice) if choice is not None and self.asked is not None else []
        self.query_one("#preview", Static).update(Text("\n".join(lines)))

    def preview_lines(self, choice: Choice) -> list[str]:
        """The same for one line of the menu."""
        assert self.asked is not None
        if choice.answer is not None:
            seating, view = self.sitting.seating(self.seat), self.sitting.view(self.seat)
            told = preview(self.words, seating, view, choice.answer)
            return [f"→ {line}" for line in told] or [self.words("tui-answer-hint")]
        pile = ACTIONS[choice.answers[0]].pile
        if self.asked.ask in ("bid", "investor-bid") and pile is not None:
            table = self.description()
            offered = table.powers.offered(pile)
            return [table.piles()[pile], *([table.powers.text(offered)] if offered else [])]
        return [self.words("tui-choose-below")]
