"""Pairs of games that differ in what a seat must not know, played on two servers and compared byte by byte."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import cycle

from tests.noninterference.pairs import play_pairs
from tests.noninterference.secrets import Rulebook
from tests.server.secrecy.wire_surface import WireSurface
from tests.server.stage import Stage, stages

HASTE, PATIENCE = 3, 12
"""Early moments, and not too many moves after them: what differs on the wire differs soon, and the rest is slow."""


def play_wire_pairs(
    rulebook: Rulebook,
    kind: str,
    pairs: int,
    seats: int = 0,
    options: dict[str, str] | None = None,
    clock: str = "",
    surface: Callable[[Stage, str], WireSurface] = WireSurface,
) -> Counter[str]:
    """So many pairs that differ in this kind of secret; how many really did, by kind."""
    hasty = replace(rulebook, hidden=replace(rulebook.hidden, haste=HASTE, patience=PATIENCE))
    with stages(2) as both:
        turn = cycle(both)
        return play_pairs(hasty, kind, pairs, seats, options, lambda: surface(next(turn), clock or "none"))
