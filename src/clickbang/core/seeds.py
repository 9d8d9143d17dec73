"""Many independent streams from one seed: game 17's chance, game 17's third bot, and so on."""

from typing import Final

from mypy_extensions import i64

PLAY: Final = 1
"""The stream of the dice and cards of a game."""
SAMPLING: Final = 2
"""The stream of the worlds that a bot imagines; one a seat."""
BOTS: Final = 3
"""The stream of a bot's own whims; one a seat."""

MASK: Final = (1 << 63) - 1
SEEDS: Final = 1 << 62
"""A seed that is drawn by chance is one of so many."""


def mix(seed: i64, part: i64) -> i64:
    """One step of a multiply-and-shift hash on 63 bits; the mask makes both builds agree."""
    x: i64 = (seed ^ (part * 0x1E3779B97F4A7C15 & MASK)) & MASK
    x = x * 0x3F58476D1CE4E5B9 & MASK
    x ^= x >> 30
    x = x * 0x14D049BB133111EB & MASK
    return x ^ x >> 27


def stream_seed(seed: int, game: i64, stream: i64, seat: i64 = 0) -> i64:
    """The seed of one stream of one game; any int will do to begin with."""
    return mix(mix(mix(seed & MASK, game + 1), stream), seat + 1)
