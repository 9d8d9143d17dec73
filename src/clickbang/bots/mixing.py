"""Answers that cannot be foreseen: one of several that are nearly as good."""

from collections.abc import Mapping

from librt.random import Random


def pick_among_best(chances: Mapping[int, float], margin: float, random: Random) -> int:
    """One of the choices whose chance is within the margin of the best, the better the likelier."""
    least = max(chances.values()) - margin
    good = [choice for choice in chances if chances[choice] > least]
    left = random.random() * sum(chances[choice] - least for choice in good)
    for choice in good:
        left -= chances[choice] - least
        if left < 0:
            break
    return choice
