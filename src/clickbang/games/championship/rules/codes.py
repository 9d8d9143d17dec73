"""Where the numbers of each kind of answer begin, for compiled code; `actions.py` declares them. 0 is a decline."""

from typing import Final

from mypy_extensions import i64

POCKET_CODE: Final = 1
"""Pocketing a CLICK is POCKET_CODE, a BULLET POCKET_CODE + 1."""
BET_CODE: Final = 3
"""Betting n shots is BET_CODE + n."""
ACCUSE_CODE: Final = 9
"""Accusing seat s is ACCUSE_CODE + s."""
AIM_CODE: Final = 15
"""Aiming at seat s is AIM_CODE + s."""
FIRE_ON_CODE: Final = 21
"""The winner fires on."""
PLAY_CODE: Final = 22
"""Playing card k is PLAY_CODE + k * PLAYS_A_CARD at nobody, so much and UPWARDS + s or DOWNWARDS + s at seat s."""
PLAYS_A_CARD: Final = 13
UPWARDS: Final = 1
DOWNWARDS: Final = 7
ACTION_COUNT: Final = 854
"""Every answer is below this."""

NO_TARGET: Final = -1
"""A card that is played at nobody."""


def card_of(play: i64) -> i64:
    """Which card of the deck's list is played."""
    return (play - PLAY_CODE) // PLAYS_A_CARD


def target_of(play: i64) -> i64:
    """At whom it is played."""
    detail = (play - PLAY_CODE) % PLAYS_A_CARD
    if detail == 0:
        return NO_TARGET
    return detail - UPWARDS if detail < DOWNWARDS else detail - DOWNWARDS


def turn_of(play: i64) -> i64:
    """Which way a die is turned: 1 up, -1 down."""
    return 1 if (play - PLAY_CODE) % PLAYS_A_CARD < DOWNWARDS else -1


def play_of(card: i64, target: i64, turn: i64) -> i64:
    """The inverse of these three: the answer that plays a card."""
    play = PLAY_CODE + card * PLAYS_A_CARD
    if target == NO_TARGET:
        return play
    return play + target + (DOWNWARDS if turn < 0 else UPWARDS)
