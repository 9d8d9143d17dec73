"""Pairs of games by what a rulebook hides."""

from collections import Counter

from clickbang.checks.games import pairs as engine
from clickbang.checks.games.pairs import SurfaceMaker
from clickbang.checks.games.surface import SeatSurface
from tests.noninterference.secrets import Rulebook


def play_pairs(
    rulebook: Rulebook,
    aim: str,
    pairs: int,
    seats: int = 0,
    options: dict[str, str] | None = None,
    surface: SurfaceMaker = SeatSurface,
) -> Counter[str]:
    """So many pairs that differ in this kind of secret; how many really did, by kind."""
    return engine.play_pairs(rulebook.game, rulebook.hidden, aim, pairs, seats, options, surface)
