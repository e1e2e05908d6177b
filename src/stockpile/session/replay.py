"""What is wrong with a log that does not lead where it once led."""


class ReplayDiffers(ValueError):
    """The log of a match does not lead where it once led; says at which entry."""

    def __init__(self, seq: int, reason: str) -> None:
        super().__init__(f"entry {seq}: {reason}")
        self.seq = seq
