"""What a game was worth to each seat, as a number for programs that learn: by whom it was won, by rank, or by score."""

from typing import Final

from clickbang.core.result import Result

WIN: Final = "win"
"""The winners share 1 and all others share -1; if nobody or everybody has won, it was worth nothing to anybody."""
RANK: Final = "rank"
"""From 1 for the first to -1 for the last, winners before all others, then by score; who is level shares."""
SCORE: Final = "score"
"""The score as the rules count it."""
CONVENTIONS: Final = (WIN, RANK, SCORE)


def utilities(result: Result, convention: str) -> list[float]:
    """By seat; `win` and `rank` add up to 0."""
    if convention == SCORE:
        return [float(score) for score in result.scores]
    if convention == RANK:
        return by_rank(result)
    if convention != WIN:
        raise ValueError(f"{convention!r} is no convention for what a game is worth: {', '.join(CONVENTIONS)}")
    seats = len(result.scores)
    winners = len(result.winners)
    if winners == 0 or winners == seats:
        return [0.0] * seats
    return [1.0 / winners if seat in result.winners else -1.0 / (seats - winners) for seat in range(seats)]


def by_rank(result: Result) -> list[float]:
    """Better than so many, worse than so many: the difference, of all others."""
    seats = len(result.scores)
    found: list[float] = []
    for seat in range(seats):
        mine = seat in result.winners, result.scores[seat]
        lead = 0
        for other in range(seats):
            theirs = other in result.winners, result.scores[other]
            if theirs < mine:
                lead += 1
            elif theirs > mine:
                lead -= 1
        found.append(lead / (seats - 1))
    return found
