"""Beside a bot's file, and imported when it is needed."""

from collections.abc import Sequence

from librt.random import Random


def chosen(random: Random, choices: Sequence[int], by: int) -> int:
    """One of the first few."""
    return choices[random.randrange(min(by, len(choices)))]
