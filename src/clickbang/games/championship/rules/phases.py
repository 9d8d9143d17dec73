"""The phases of a game (WC-3), each in the steps of which it is made. What follows what is in `course.py`."""

from typing import Final

WAIT: Final = 0
"""Somebody is asked, chance is due, or the game is over."""

# Pocket, Spin, Bet
START_ROUND: Final = 1
SPIN_BARRELS: Final = 2
START_BETTING: Final = 3
ASK_FOR_BETS: Final = 4
SHOW_BETS: Final = 5

# Accusation
ASK_FOR_ACCUSATIONS: Final = 6
SHOW_ACCUSATIONS: Final = 7
SHOW_BRIBES: Final = 8
JUDGE: Final = 9
SETTLE_ACCUSATIONS: Final = 10

# Trigger
START_SHOOTING: Final = 11
PREPARE_SHOT: Final = 12
SHOW_AIMS: Final = 13
SHOOT: Final = 14
ASK_LAST_CAPTAIN: Final = 15
FIRE_ON: Final = 16

# Scoring and end
START_SCORING: Final = 17
SCORE: Final = 18
END: Final = 19

# Action cards
OPEN_WINDOW: Final = 20
SHOW_PLAYS: Final = 21
TAKE_EFFECTS: Final = 22
DRAW_CARDS: Final = 23
