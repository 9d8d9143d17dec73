"""What a phase may return: the phase that follows it. `BattleRoyal.go_on` in course.py is where it then begins."""

from typing import Final

WAIT: Final = 0
"""The table waits: somebody is asked, or chance is due."""
TURN: Final = 1
"""BR-4: a turn begins."""
ONE_TEAM: Final = 2
"""BR-9: all signs were *team*."""
ALL_ALONE: Final = 3
"""BR-10: both sides were mixed."""
CARDS: Final = 4
"""BR-12: those who showed *kill* pick a card."""
DOLLARS: Final = 5
"""BR-15c: cards are revealed, and one of them may offer $1000."""
COMPARISON: Final = 6
"""BR-12: the sides compare what they revealed."""
ELIMINATION: Final = 7
"""BR-18: all in the confrontation but the heirs are eliminated."""
TALK: Final = 8
"""BR-17: a new team talks business."""
TALK_ROUND: Final = 9
"""BR-17: another round of it, if anybody is still talking."""
DIVISION: Final = 10
"""BR-18: the next of the heirs may propose how to divide the cards."""
CONFRONTATION_OVER: Final = 11
"""BR-3, BR-21: cards are divided, and talk is over."""
TURN_OVER: Final = 12
"""BR-2, BR-21: the next turn, or a lap too many."""
THE_END: Final = 13
"""BR-21: the ending and its winners are known."""
