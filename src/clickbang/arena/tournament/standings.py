"""What a tournament showed: who stands where, who beats whom how often."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import lcm

from clickbang.arena.intervals import Interval, Rate, share
from clickbang.arena.tournament.ratings import GameOutcome, ratings

ALONE = "alone"
"""A cell of the table is the share of wins of one among copies of the other."""
TOGETHER = "together"
"""A cell is how often it was the one of the row, out of the games at one table that one of the two won."""


@dataclass(frozen=True, slots=True)
class Standing:
    """One entrant."""

    name: str
    label: str
    rating: Interval
    wins: Rate
    """The share of wins: of a round robin those alone among others, of Swiss rounds all."""
    loses_to: list[str]
    """Who has surely more than a fair share against it."""


@dataclass(frozen=True, slots=True)
class Standings:
    """One number of seats."""

    seats: int
    fair_share: float
    games: int
    without_winner: int
    cells: str
    """What a cell of `cross` is: `alone` or `together`."""
    fair_cell: float
    entrants: list[Standing]
    """The highest rating first."""
    cross: list[list[Rate | None]]
    """Rows and columns in the order of `entrants`: how the one of the row did against that of the column."""
    fouls: dict[str, int]
    """Moves lost to a default, by label."""


@dataclass(frozen=True, slots=True)
class Tournament:
    """All of it. It depends on what was asked for alone, so that two can be compared byte by byte."""

    game: str
    options: dict[str, str]
    seed: int
    system: str
    rounds: int
    """Of Swiss; 1 for a round robin."""
    games_a_meeting: int
    time_limit: float | None
    sizes: list[Standings]


def standings(
    names: Sequence[str],
    labels: Sequence[str],
    seats: int,
    outcomes: Sequence[GameOutcome],
    seed: int,
    cells: str,
    fouls: dict[str, int],
) -> Standings:
    """What these games say."""
    shares = lcm(*range(1, seats + 1))
    count = len(names)
    won = [[0] * count for _ in names]
    """What the one of the row won against that of the column, in shares of a win."""
    of = [[0] * count for _ in names]
    own, played = [0] * count, [0] * count
    for outcome in outcomes:
        taken = [shares // len(outcome.winners) if seat in outcome.winners else 0 for seat in range(seats)]
        for seat, player in enumerate(outcome.players):
            if cells == ALONE and outcome.players.count(player) > 1:
                continue
            own[player] += taken[seat]
            played[player] += 1
            for other in {*outcome.players} - {player}:
                if cells == ALONE:
                    won[player][other] += taken[seat]
                    of[player][other] += 1
                elif (taken[seat] > 0) != (taken[outcome.players.index(other)] > 0):
                    won[player][other] += shares * (taken[seat] > 0)
                    of[player][other] += 1
    rated = ratings(count, outcomes, seed)
    order = sorted(range(count), key=lambda place: -rated[place].value)
    fair_cell = 0.5 if cells == TOGETHER else 1 / seats
    cross = [
        [rate_of(won[row][column], games, shares) if (games := of[row][column]) else None for column in order]
        for row in order
    ]
    return Standings(
        seats,
        1 / seats,
        len(outcomes),
        sum(not outcome.winners for outcome in outcomes),
        cells,
        fair_cell,
        [
            Standing(
                names[place],
                labels[place],
                rated[place],
                rate_of(own[place], played[place], shares),
                [
                    labels[order[row]]
                    for row, cells_of in enumerate(cross)
                    if (against := cells_of[column]) is not None and against.low > fair_cell
                ],
            )
            for column, place in enumerate(order)
        ],
        cross,
        fouls,
    )


def rate_of(won: int, games: int, shares: int) -> Rate:
    """The share of wins in so many games; of none, nothing is known."""
    found = share(won, games, shares) if games else Interval(0.0, 0.0, 1.0)
    return Rate(found.value, found.low, found.high, games)
