"""Who led at half time, and whether that decided the game."""

from collections.abc import Sequence

from clickbang.arena.rates import Rates

COMEBACKS = "comebacks"

LED = "won by whoever led"
BEHIND = "won from behind"
LAST = "won from the last place"
LEVEL = "nobody led"


class Comebacks:
    """Told how everybody stands at the end of every round, it looks back from the end of the game.

    Half time is the end of the round in the middle, the earlier one of two. A game of one round has none.
    """

    def __init__(self, rates: Rates) -> None:
        self.rates = rates
        self.standings: list[tuple[int, ...]] = []

    def begin(self) -> None:
        """A new game."""
        self.standings = []

    def stand(self, points: Sequence[int]) -> None:
        """So everybody stands after one more round, by seat; who is out of the game stands below all others."""
        self.standings.append(tuple(points))

    def end(self, winners: Sequence[int]) -> None:
        """Count a game that somebody has won."""
        if len(self.standings) < 2 or not winners:
            return
        half = self.standings[len(self.standings) // 2 - 1]
        most, least = max(half), min(half)
        best = max(half[seat] for seat in winners)
        level = most == least
        for what, true in (
            (LED, not level and best == most),
            (BEHIND, best < most),
            (LAST, best < most and best == least),
            (LEVEL, level),
        ):
            self.rates.count(COMEBACKS, what, true)
