"""The decisions of a round between two, as a player knows them apart, and the sequences of answers that lead there.

Without action cards a player decides at most four times a round: what to pocket, what to bet, whether to accuse once
both bets are known, and, accused first, whether to accuse in turn. What was seen by then is the own pocket and bet and
the other's bet; that a pocket was shown tells its owner nothing, and who has shown one cannot be accused any more.
"""

from typing import Final, NamedTuple

from clickbang.core.table import DECLINE
from clickbang.games.championship.rules.barrel import BULLET, CLICK
from clickbang.games.championship.rules.board import Board
from clickbang.games.championship.rules.codes import BET_CODE, POCKET_CODE
from clickbang.games.championship.rules.state import HIGHEST_BET

FACES: Final = HIGHEST_BET + 1
POCKETS: Final = (CLICK, BULLET)
ACCUSING: Final = len(POCKETS) * FACES * FACES
"""So many decisions there are whether to accuse, and as many whether to do so in turn."""


class Moment(NamedTuple):
    """A decision as its player knows it: an information set. What is not known yet is -1."""

    kind: str
    pocket: int = -1
    bet: int = -1
    theirs: int = -1
    """What the other bet."""
    answering: bool = False
    """Whether the other has accused already."""


def moment_of(kind: str, pocket: int, board: Board, seat: int) -> Moment:
    """The decision that this seat is asked for, which has this in the pocket."""
    me, other = board.players[seat], board.players[1 - seat]
    if kind == "pocket":
        return Moment(kind)
    if kind == "bet":
        return Moment(kind, pocket)
    return Moment(kind, pocket, int(me.bet), int(other.bet), bool(other.accused))


def all_moments() -> list[Moment]:
    """Every decision of a round, earlier ones first."""
    found = [Moment("pocket"), *[Moment("bet", pocket) for pocket in POCKETS]]
    for answering in (False, True):
        for pocket in POCKETS:
            for bet in range(FACES):
                found += [Moment("accuse", pocket, bet, theirs, answering) for theirs in range(FACES)]
    return found


MOMENTS: Final = all_moments()
NUMBER_OF: Final = {moment: number for number, moment in enumerate(MOMENTS)}
SIZES: Final = [len(POCKETS) if each.kind == "pocket" else FACES if each.kind == "bet" else 2 for each in MOMENTS]
"""How many choices there are, by moment."""
START: Final = 0
"""The sequence of a player who has not decided anything."""
FIRST: Final = [1 + sum(SIZES[:number]) for number in range(len(MOMENTS))]
"""The sequence of the first choice, by moment; those of the others follow."""
SEQUENCES: Final = 1 + sum(SIZES)


def led_there(moment: Moment) -> int:
    """The sequence of own answers after which it comes to this decision."""
    if moment.kind == "pocket":
        return START
    if moment.kind == "bet":
        return FIRST[0] + moment.pocket
    if not moment.answering:
        return FIRST[NUMBER_OF[Moment("bet", moment.pocket)]] + moment.bet
    return FIRST[NUMBER_OF[moment._replace(answering=False)]]


PARENTS: Final = [led_there(moment) for moment in MOMENTS]


def sequence_of(moment: Moment, answer: int) -> int:
    """The sequence that this answer, as the table takes it, adds to."""
    return FIRST[NUMBER_OF[moment]] + choice_of(moment, answer)


def choice_of(moment: Moment, answer: int) -> int:
    """An answer of the table by its place: CLICK or BULLET, the face of the die, no (0) or yes (1)."""
    if moment.kind == "pocket":
        return answer - POCKET_CODE
    if moment.kind == "bet":
        return answer - BET_CODE
    return 0 if answer == DECLINE else 1
