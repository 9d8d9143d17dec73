"""The names of clocks, paces and beats that a table can be opened with, and of speeds."""

from typing import Final

NO_CLOCK: Final = "none"
RELAXED: Final = "relaxed"
QUICK: Final = "quick"
CLOCKS: Final = (RELAXED, QUICK, NO_CLOCK)

NATURAL: Final = "natural"
AT_ONCE: Final = "none"
PACES: Final = (NATURAL, AT_ONCE)
"""How bots answer: after a time that a person would take, or at once."""

USUAL_SPEED: Final = ""
FASTER: Final = "faster"
TO_THE_END: Final = "end"
SPEEDS: Final = (USUAL_SPEED, FASTER, TO_THE_END)
"""How a game goes on in which no person plays any more."""

SHORT: Final = "short"
NORMAL: Final = "normal"
LONG: Final = "long"
BEATS: Final = (NORMAL, SHORT, LONG)
"""How long a card window is open if nobody takes more time."""
