"""How often things happen, out of how often they could have."""

from collections import Counter


class Rates:
    """Counted in whole numbers, under headings: `survival by bet`, `5`."""

    def __init__(self) -> None:
        self.times: Counter[tuple[str, str]] = Counter()
        self.of: Counter[tuple[str, str]] = Counter()
        self.rounds: Counter[int] = Counter()
        """Of games that have no count of rounds on the table."""

    def count(self, heading: str, what: str, times: int, of: int = 1) -> None:
        """It happened so many times, out of so many."""
        if times or of:
            self.times[heading, what] += times
            self.of[heading, what] += of

    def add(self, other: "Rates") -> None:
        """What was counted elsewhere."""
        self.times.update(other.times)
        self.of.update(other.of)
        self.rounds.update(other.rounds)
