"""A command that cannot go on, told in one line."""


class Failure(Exception):
    """Ends the command with a message and an exit code: 1 it failed, 2 it was called wrongly."""

    def __init__(self, message: str, code: int = 1) -> None:
        super().__init__(message)
        self.code = code
