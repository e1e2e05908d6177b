"""A line to type an answer in, which is there only while it is used."""

from textual.widgets import Input


class TypedAnswer(Input):
    """Opens on a key, and leaves the keys to the menu when it closes."""

    def open(self, prompt: str) -> None:
        """Takes the keys."""
        self.placeholder = prompt
        self.add_class("open")
        self.focus()

    def close(self) -> None:
        """Back to the menu."""
        self.value = ""
        self.remove_class("open")
        self.screen.set_focus(None)
