"""The ways in which a game ends (BR-5, BR-21)."""

from typing import Final

LAST_ONE: Final = "last-one"
TWO_WINNERS: Final = "two-winners"
ALL_PASSED: Final = "all-passed"
LAP_LIMIT: Final = "lap-limit"
NOBODY_LEFT: Final = "nobody-left"
ENDINGS: Final = (LAST_ONE, TWO_WINNERS, ALL_PASSED, LAP_LIMIT, NOBODY_LEFT)
NOT_YET: Final = ""
UNTIL_NOW: Final = (NOT_YET, LAST_ONE, TWO_WINNERS, ALL_PASSED, LAP_LIMIT, NOBODY_LEFT)
"""The same for a game that may still go on."""
