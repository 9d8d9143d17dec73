"""How long a search may take."""

from time import perf_counter


class Budget:
    """So many playouts, so many seconds, or whichever comes first. With playouts alone a search is reproducible."""

    def __init__(self, playouts: int | None = None, seconds: float | None = None) -> None:
        if playouts is None and seconds is None:
            raise ValueError("a search needs an end: a number of playouts, or of seconds")
        if (playouts is not None and playouts < 1) or (seconds is not None and seconds <= 0.0):
            raise ValueError("a search needs at least one playout, and some time")
        self.playouts = playouts
        self.seconds = seconds

    def __repr__(self) -> str:
        return f"Budget(playouts={self.playouts!r}, seconds={self.seconds!r})"

    def part(self, part: float) -> "Budget":
        """So much of it, but a playout at least."""
        playouts = None if self.playouts is None else max(1, int(part * self.playouts))
        return Budget(playouts, None if self.seconds is None else part * self.seconds)

    def rest(self, part: float, playouts: int) -> "Budget | None":
        """What is left after such a part, of which so many playouts were used; None if that is nothing."""
        left = None if self.playouts is None else self.playouts - playouts
        if left == 0:
            return None
        return Budget(left, None if self.seconds is None else (1.0 - part) * self.seconds)


class Meter:
    """How much of a budget is left. The first playout is always granted."""

    def __init__(self, budget: Budget) -> None:
        self.most: int = -1 if budget.playouts is None else budget.playouts
        self.timed = budget.seconds is not None
        self.until = perf_counter() + (0.0 if budget.seconds is None else budget.seconds)
        self.spent = 0

    def spend(self) -> bool:
        """Take one playout, if there is another."""
        if self.spent == self.most or (self.timed and self.spent > 0 and perf_counter() >= self.until):
            return False
        self.spent += 1
        return True
