"""A distribution as a few lines of text."""

from collections import Counter

BLOCKS = " ▏▎▍▌▋▊▉█"


def bar(share: float, width: int) -> str:
    """A bar of eighths of a character."""
    eighths = round(share * width * 8)
    return "█" * (eighths // 8) + (BLOCKS[eighths % 8] if eighths % 8 else "")


def histogram(counts: Counter[int], rows: int = 12) -> list[tuple[int, int, int]]:
    """Classes of equal and round width: from, to, how many."""
    if not counts:
        return []
    least, most = min(counts), max(counts)
    width = next((width for width in (1, 2, 5, 10, 20, 25, 50) if (most - least) / width <= rows), 100)
    start = least // width * width
    result = []
    while start <= most:
        result.append((start, start + width - 1, sum(counts[score] for score in range(start, start + width))))
        start += width
    return result
