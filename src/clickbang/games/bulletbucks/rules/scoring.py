"""End and scoring (BB-16 to BB-18)."""

from typing import Final

from mypy_extensions import i64

from clickbang.core.result import Result
from clickbang.games.bulletbucks.rules.board import Board
from clickbang.games.bulletbucks.rules.notes import thousands
from clickbang.games.bulletbucks.rules.state import State

NO_MARKERS: Final = "no-markers"
ONE_LEFT: Final = "one-left"
NOBODY_LEFT: Final = "nobody-left"


def points(money: i64, markers: i64) -> i64:
    """BB-17: the click money in one's stacks, times the number of markers on them. The dead score too."""
    return money * markers


def score(stacks: list[int]) -> int:
    """What these stacks score."""
    money: i64 = 0
    for notes in stacks:
        money += thousands(notes)
    return points(money * 1000, len(stacks))


def score_of(board: Board, seat: i64) -> int:
    """What this seat scores if the game ends now."""
    return score(board.stacks_of(seat))


def result_of(table: State) -> Result:
    """BB-18: the highest score wins, or shares the win; without a score nobody does."""
    scores: list[int] = []
    best = 0
    for seat in range(table.seats):
        own = score_of(table.board, seat)
        scores.append(own)
        if own > best:
            best = own
    winners = [seat for seat in range(table.seats) if best > 0 and scores[seat] == best]
    ending = ONE_LEFT if table.board.seated else NOBODY_LEFT
    if not table.board.at_most_one_seated():
        ending = NO_MARKERS
    return Result(ending, tuple(winners), tuple(scores))
