"""The phases of a game, each in the steps of which it is made. What follows what is in `course.py`."""

from typing import Final

WAIT: Final = 0
"""Somebody is asked, chance is due, or the game is over."""

# The bidding
START_ROUND: Final = 1
ASK_FOR_NOTES: Final = 2
SHOW_NOTES: Final = 3
COMPARE_TOTALS: Final = 4

# Out of notes
CHECK_NOTES: Final = 5
SHOW_CONVERSIONS: Final = 6

# The revolver
CLICKED: Final = 7
BANGED: Final = 8

END: Final = 9
