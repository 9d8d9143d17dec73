"""Answers that cannot be foreseen: one of several that are nearly as good."""

from librt.random import Random


def pick_among_best(choices: list[int], chances: list[float], margin: float, random: Random) -> int:
    """One of the choices whose chance is within the margin of the best, the better the likelier."""
    least = max(chances) - margin
    total = 0.0
    for chance in chances:
        if chance > least:
            total += chance - least
    left = random.random() * total
    picked = choices[0]
    for place in range(len(choices)):
        chance = chances[place]
        if chance > least:
            picked = choices[place]
            left -= chance - least
            if left < 0:
                break
    return picked
