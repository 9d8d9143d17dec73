"""Time at a table: how long a prompt waits, how long a beat is, how long a bot seems to think.

All of it follows from public facts, the kind of a prompt first of all: time must tell nothing about hidden cards.
"""

import math
import random
from typing import Final

from clickbang.core.game import Game
from clickbang.protocol.clocks import AT_ONCE, LONG, NO_CLOCK, NORMAL, QUICK, RELAXED, SHORT

SECONDS: Final = {RELAXED: 90.0, QUICK: 25.0}

BEAT_SECONDS: Final = {SHORT: 0.7, NORMAL: 1.2, LONG: 2.7}
"""How long a card window is open; where a target has to be chosen, longer by half."""
UNASKED: Final = 0.5
"""How long it is open where no person is asked, and how long at least: programs answer within it, or decline. A bot
that searches needs most of it."""
FULL_TIME: Final = 10.0
"""How long it is open, from its beginning, once somebody takes the full time."""
MOST_WAITS: Final = 8
"""How often somebody can do that in a game: all others wait with them."""

TICK: Final = 0.05
"""Seconds. An answer that a bot has thought about for longer than it was meant to comes a whole number of them later:
so nobody can tell from the time how much there was to think about, or in how many steps it was put together."""
LONGEST_THOUGHT: Final = 2.0

SUSPENSE: Final = {RELAXED: 20.0, QUICK: 12.0, NO_CLOCK: 20.0}
"""How long those outside wait where a question may be asked that is none of their business, whether it is or not.
People who are asked have as long for their answer, even where there is no clock."""


def seconds_for(game: Game, clock: str, kind: str) -> float | None:
    """How long a prompt of this kind waits; None for as long as it takes. Some last as long on every clock."""
    if clock == NO_CLOCK:
        return None
    return game.clocks.get(kind, SECONDS[clock])


def thinking_time(game: Game, pace: str, kind: str) -> float:
    """How long a bot lets people wait: drawn before it thinks, from what everybody knows."""
    if pace == AT_ONCE:
        return TICK
    longest = BEAT_SECONDS[NORMAL] if kind in game.windows else game.clocks.get(kind, 3 * LONGEST_THOUGHT) / 3
    return random.uniform(longest / 4, longest)


def next_tick(due: float, now: float) -> float:
    """When an answer comes that is due then and ready now."""
    return due if now <= due else due + math.ceil((now - due) / TICK) * TICK


def suspense(clock: str, pace: str, among_bots: bool) -> float:
    """How long a curtain stays down; bots need less than people, and whose seat is a bot's everybody knows."""
    if not among_bots:
        return SUSPENSE[clock]
    return 4 * TICK if pace == AT_ONCE else LONGEST_THOUGHT + 4 * TICK
