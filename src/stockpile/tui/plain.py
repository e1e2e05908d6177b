"""The game line by line: for screen readers, for pipes, for those who like it quiet."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TextIO

from stockpile.engine.setup.actions import ACTIONS
from stockpile.text.answers import question_words
from stockpile.text.log import sentence
from stockpile.text.refusals import refusal_words
from stockpile.text.rulebook import find
from stockpile.text.words import LANGUAGES, Words
from stockpile.tui.chronicle import worth_telling
from stockpile.tui.describe import Description
from stockpile.tui.hints import hints
from stockpile.tui.menu import Choice, menu
from stockpile.tui.sitting import Sitting

COMMANDS = (
    "help",
    "market",
    "piles",
    "hand",
    "know",
    "players",
    "cards",
    "log",
    "rules",
    "undo",
    "back",
    "lang",
    "save",
    "quit",
)
CLEAR = "\x1b[3J\x1b[2J\x1b[H"


class Quit(Exception):
    """The player leaves."""


class Plain:
    """Reads answers and commands from one stream and writes to another."""

    def __init__(
        self,
        sitting: Sitting,
        words: Words,
        source: TextIO,
        target: TextIO,
        save: Path | None = None,
        with_hints: bool = False,
    ) -> None:
        self.sitting = sitting
        self.words = words
        self.source = source
        self.target = target
        self.path = save
        self.with_hints = with_hints
        self.seen = dict.fromkeys(sitting.persons, 0)
        self.seat = sitting.first
        self.shown: list[Choice] = []
        self.asks_for = -1

    def run(self) -> None:
        """Plays until the game is over, the player quits, or there is nothing more to read."""
        self.write(self.words("plain-welcome"))
        try:
            while not self.sitting.over:
                while self.sitting.let_bots_play() or self.sitting.skip_idle_claim():
                    pass
                turn = self.sitting.turn
                if turn is None:
                    break
                if turn != self.seat or (self.asks_for < 0 and self.sitting.is_shared):
                    self.pass_keyboard(turn)
                self.tell_news()
                self.ask(turn)
            self.finish()
        except Quit:
            self.write(self.words("plain-bye"))
        except KeyboardInterrupt:
            if self.path is not None:
                self.save(self.path)
            raise

    # Writing

    def write(self, *lines: str) -> None:
        """Writes lines."""
        for line in lines:
            self.target.write(line + "\n")
        self.target.flush()

    def description(self) -> Description:
        """The table as the present person may know it."""
        view = self.sitting.view(self.seat).to_dict()
        return Description(self.words, self.sitting.setup, self.sitting.seating(self.seat), view)

    def news(self, since: int) -> Iterable[str]:
        """Sentences of what happened after an event."""
        seating = self.sitting.seating(self.seat)
        for event in worth_telling(self.sitting.events(self.seat, since)):
            said = sentence(self.words, self.sitting.setup, seating, event)
            yield f"— {said} —" if event["event"] == "stage-began" else said

    def tell_news(self) -> None:
        """What happened since this person last looked."""
        self.write(*self.news(self.seen[self.seat]))
        self.seen[self.seat] = self.sitting.view(self.seat).events

    def pass_keyboard(self, seat: int) -> None:
        """The screen is emptied before another person looks at it."""
        self.shown = []
        if self.target.isatty():
            self.target.write(CLEAR)
        self.seat = seat
        self.write("", self.words("plain-pass", name=self.sitting.names[seat]))
        self.read()

    def finish(self) -> None:
        """The final reckoning."""
        self.seat = self.seat if not self.sitting.is_shared else self.sitting.first
        self.tell_news()
        self.write("", self.words("end-title"), *self.description().result())
        if self.path is not None:
            self.save(self.path)

    # Asking

    def ask(self, seat: int) -> None:
        """Puts the question until it is answered."""
        question = self.sitting.question(seat)
        assert question is not None
        self.asks_for = seat
        view = self.sitting.view(seat).to_dict()
        description = self.description()
        self.write("", description.status(), question_words(self.words, self.sitting.setup, view, question))
        if question.ask == "place":
            self.write(description.mine()[1])
        if question.ask in ("bonds", "give"):
            self.write(*description.players())
        if question.ask in ("place", "bid", "lay", "investor-bid", "pick-pile"):
            self.write(*description.piles())
        self.write(*description.powers.choices(question))
        if self.with_hints:
            self.write(*hints(self.sitting, self.words, seat))
        lines = menu(self.words, self.sitting.seating(seat), self.sitting.view(seat), question)
        self.show(lines)
        while self.sitting.question(seat) == question and not self.take(self.read(), lines):
            pass

    def show(self, choices: list[Choice]) -> None:
        """The numbered lines; answers with their notation."""
        self.shown = choices
        for number, choice in enumerate(choices, 1):
            notation = f"  [{self.notation(choice.answer)}]" if choice.answer is not None else ""
            self.write(f"{number}. {choice.label}{notation}")

    def notation(self, answer: int) -> str:
        """How an answer can be typed."""
        return ACTIONS[answer].notation(self.sitting.setup.table.bids)

    def read(self) -> str:
        """The next line; Quit at the end of the input."""
        self.target.write("> ")
        self.target.flush()
        line = self.source.readline()
        if not line:
            self.leave()
        if not self.source.isatty():
            self.write()
        return line.strip()

    def take(self, line: str, top: list[Choice]) -> bool:
        """Acts on one line; true if the question is to be put anew."""
        word, _, rest = line.partition(" ")
        command = self.command(word.lower())
        if line.isdecimal():
            return self.choose(int(line))
        if command is not None:
            return self.obey(command, rest.strip(), top)
        if not line:
            self.show(self.shown)
            return False
        return self.give(line)

    def choose(self, number: int) -> bool:
        """Takes a line of the menu, or opens what is below it."""
        if not 1 <= number <= len(self.shown):
            self.write(self.words("plain-no-such-number", most=len(self.shown)))
            return False
        choice = self.shown[number - 1]
        if choice.answer is None:
            self.write(self.words("plain-below", what=choice.label))
            self.show(list(choice.below))
            return False
        return self.give(choice.answer)

    def give(self, answer: int | str) -> bool:
        """Answers the question; a refusal is explained."""
        refused = self.sitting.answer(self.seat, answer)
        if refused is not None:
            seating = self.sitting.seating(self.seat)
            self.write(refusal_words(self.words, self.sitting.setup, seating, refused))
            return False
        return True

    # Commands

    def command(self, word: str) -> str | None:
        """The command of a word, in English or in the language of the words."""
        if word == "?":
            return "help"
        for name in COMMANDS:
            if word and word in (name, self.words(f"command-{name}")):
                return name
        return None

    def obey(self, command: str, rest: str, top: list[Choice]) -> bool:
        """Does what a command says; true if the question is to be put anew."""
        if command == "undo":
            return self.undo()
        if command == "back":
            self.show(top)
            return False
        if command == "save":
            self.save(Path(rest) if rest else self.path)
            return False
        if command == "quit":
            self.leave()
        if command == "lang":
            return self.switch(rest)
        for line in self.answers_to(command, rest):
            self.write(line)
        return False

    def answers_to(self, command: str, rest: str) -> Iterable[str]:
        """What the commands that only look have to say."""
        look: dict[str, Callable[[], Iterable[str]]] = {
            "help": self.help,
            "market": lambda: [self.description().status(), *self.description().market()],
            "piles": self.description().piles,
            "hand": self.description().mine,
            "know": self.description().knowledge,
            "players": self.description().players,
            "cards": self.description().powers.everything,
            "log": lambda: self.news(0),
            "rules": lambda: self.look_up(rest),
        }
        return look[command]()

    def help(self) -> list[str]:
        """All commands with one line each."""
        lines = [self.words("plain-help")]
        for name in COMMANDS:
            lines.append(f"  {self.words(f'command-{name}')} – {self.words(f'help-{name}')}")
        return lines

    def look_up(self, sought: str) -> list[str]:
        """Rules by id or word."""
        found = find(sought, self.words.language) if sought else []
        lines = [f"{rule.id} " + " ".join(rule.text.replace("*", "").split()) for rule in found[:12]]
        return lines or [self.words("rules-none", sought=sought)]

    def undo(self) -> bool:
        """Takes back the last answer."""
        refused = self.sitting.undo(self.seat)
        if refused is not None:
            self.write(refusal_words(self.words, self.sitting.setup, self.sitting.seating(self.seat), refused))
            return False
        self.seen[self.seat] = min(self.seen[self.seat], self.sitting.view(self.seat).events)
        self.write(self.words("plain-undone"))
        return True

    def switch(self, language: str) -> bool:
        """Another language from now on."""
        try:
            self.words = Words(language)
        except ValueError:
            self.write(self.words("plain-languages", languages=self.words.listed(LANGUAGES)))
            return False
        return True

    def save(self, path: Path | None) -> None:
        """Writes the game to a file."""
        if path is None:
            self.write(self.words("plain-save-where"))
            return
        try:
            self.sitting.save(path)
            self.write(self.words("saved", file=str(path)))
        except OSError as error:
            self.write(self.words("cli-unwritable-file", file=str(path), problem=error.strerror or str(error)))

    def leave(self) -> None:
        """Saves if that was asked for, and ends."""
        if self.path is not None:
            self.save(self.path)
        raise Quit
