"""Time at a table: how long a prompt waits, how long a bot seems to think, and how far one declines ahead.

All of it follows from public facts, the kind of a prompt first of all: time must tell nothing about hidden cards.
"""

import random
from typing import Final

from clickbang.core.view import View

NO_CLOCK, RELAXED, QUICK = "none", "relaxed", "quick"
CLOCKS: Final = (RELAXED, QUICK, NO_CLOCK)
SECONDS: Final = {RELAXED: 90.0, QUICK: 25.0}

FIXED: Final = {"accuse": 10.0, "play": 3.0}
"""What has its own length on every clock: a round of accusations, a window for action cards."""
WINDOWS: Final = ("play",)
"""What lasts its whole time once somebody does something: it ends early only when all have declined (WC-23)."""

NATURAL, AT_ONCE = "natural", "none"
PACES: Final = (NATURAL, AT_ONCE)

SCOPES: Final = ("window", "phase", "round")


def seconds_for(clock: str, kind: str) -> float | None:
    """How long a prompt of this kind waits; None for as long as it takes."""
    if clock == NO_CLOCK:
        return None
    return FIXED.get(kind, SECONDS[clock])


def thinking_time(pace: str, kind: str) -> float:
    """How long a bot lets people wait: drawn before it thinks, from what everybody knows."""
    if pace == AT_ONCE:
        return 0.0
    longest = FIXED.get(kind, 6.0) / 3
    return random.uniform(longest / 4, longest)


def scope_of(view: View, scope: str) -> tuple[object, ...]:
    """What stays the same as long as somebody who declined ahead for this scope goes on declining."""
    place: tuple[object, ...] = (getattr(view, "round", 0),)
    if scope != "round":
        place += (getattr(view, "phase", ""),)
    if scope == "window":
        place += (view.kind,)
    return place
