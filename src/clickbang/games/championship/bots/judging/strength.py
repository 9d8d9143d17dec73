"""How strong a player's position is between two rounds."""

from math import exp
from typing import Final


class Weights:
    """What things are worth."""

    def __init__(self, point: float, point_squared: float, lost: list[float], card: float, extra_bullet: float) -> None:
        self.point = point
        self.point_squared = point_squared
        self.lost = lost
        """What is lost with the team-mates, by how many are left."""
        self.card = card
        self.extra_bullet = extra_bullet

    def strength(self, points: float, lives: int, cards: int, extra: int) -> float:
        """Players win in proportion to this; points as in a game with the usual goal."""
        if lives == 0:
            return 0.0
        worth = (self.point + self.point_squared * points) * points + self.card * cards
        return exp(worth - self.lost[lives - 1] - self.extra_bullet * extra)


CROWD: Final = Weights(0.1, 0.007, [1.8, 0.8, 0.35, 0.0], 0.3, 0.5)
"""Among many, somebody soon has enough points: who is slow is late."""
DUEL: Final = Weights(0.0, 0.012, [3.0, 2.0, 1.0, 0.0], 0.18, 0.3)
"""Of two, one may simply outlive the other."""
