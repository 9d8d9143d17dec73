"""How strong a player's position is between two rounds."""

from math import exp

POINT = 0.1
POINT_SQUARED = 0.007
LOST = (1.8, 0.8, 0.35, 0.0)
"""What is lost with the team-mates, by how many are left."""
CARD = 0.3
EXTRA_BULLET = -0.5


def strength(points: int, lives: int, cards: int, extra: int) -> float:
    """Players win in proportion to this."""
    if lives == 0:
        return 0.0
    return exp((POINT + POINT_SQUARED * points) * points - LOST[lives - 1] + CARD * cards + EXTRA_BULLET * extra)
