"""All states of a duel that some game leads to, as codes in arrays, and where a round leads from many at once."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from clickbang.games.championship.research.solved.duel.rounds import RoundShape
from clickbang.games.championship.research.solved.duel.stage import Floats, Ints, Stage, stage_of
from clickbang.games.championship.research.solved.states import Duel
from clickbang.games.championship.rules.barrel import SEVEN

WORTHS: Final = (1.0, 0.0, -1.0)
"""The ends of a game; their codes come after those of all states."""


class Codes:
    """The codes of a duel taken apart: what both have, by code."""

    def __init__(self, duel: Duel) -> None:
        self.duel = duel
        side = np.arange(duel.sides)
        points, lives, extra = side // (SEVEN * duel.team), side // SEVEN % duel.team + 1, side % SEVEN
        self.size = duel.sides**2
        self.points = np.repeat(points, duel.sides), np.tile(points, duel.sides)
        self.lives = np.repeat(lives, duel.sides), np.tile(lives, duel.sides)
        self.extra = np.repeat(extra, duel.sides), np.tile(extra, duel.sides)
        advance = self.points[0] + self.points[1] - self.lives[0] - self.lives[1] + 2 * duel.team
        level = self.points[0] == duel.points
        self.rank: Ints = advance * (2 * SEVEN) + np.where(level, self.extra[0] + self.extra[1], 0)
        """As `Duel.rank` counts."""
        self.shape: Ints = (
            ((self.lives[0] == 1) * SEVEN + self.extra[0]) * 2 + (self.lives[1] == 1)
        ) * SEVEN + self.extra[1]
        """A number for each shape."""
        self.turned: Ints = np.arange(self.size) % duel.sides * duel.sides + np.arange(self.size) // duel.sides
        """The code of the same state as the other sees it."""
        self.ends = np.array([[end_code(worth, self.size) for worth in row] for row in duel.ends])
        """By the points of both after a round: the code of an end, or -1."""

    def by_shape(self, codes: Ints) -> list[tuple[RoundShape, Ints]]:
        """These states by their shapes, in a fixed order."""
        shapes = self.shape[codes]
        return [
            (self.duel.state(int(codes[shapes == each][0])).shape, codes[shapes == each]) for each in np.unique(shapes)
        ]

    def by_rank(self, there: NDArray[np.bool_]) -> list[tuple[int, Ints]]:
        """The states that are there by their ranks, the lowest first."""
        return [(rank, np.flatnonzero(there & (self.rank == rank))) for rank in np.unique(self.rank[there]).tolist()]

    def after(self, stage: Stage, codes: Ints) -> Ints:
        """Where each outcome of the round leads from each of these states, all of the stage's shape: as `Duel.after`.

        Outcomes by rows, states by columns.
        """
        rows = np.array([each[:6] for each in stage.outcomes])[:, :, None]
        points = self.points[0][codes] + rows[:, 0], self.points[1][codes] + rows[:, 3]
        lives = self.lives[0][codes] - rows[:, 1], self.lives[1][codes] - rows[:, 4]
        top = self.duel.points
        kept = np.minimum(points[0], top), np.minimum(points[1], top)
        sides = [
            (kept[seat] * self.duel.team + lives[seat] - 1) * SEVEN + extra
            for seat, extra in enumerate((rows[:, 2], rows[:, 5]))
        ]
        ends = self.ends[points[0], points[1]]
        found: Ints = np.where(ends >= 0, ends, sides[0] * self.duel.sides + sides[1])
        for row, outcome in enumerate(stage.outcomes):
            if outcome.worth is not None:
                found[row] = end_code(outcome.worth, self.size)
        return found


def end_code(worth: float | None, size: int) -> int:
    return -1 if worth is None else size + WORTHS.index(worth)


def reached(codes: Codes) -> NDArray[np.bool_]:
    """Which states some game leads to, whatever both answer: by code."""
    found = np.zeros(codes.size + len(WORTHS), dtype=np.bool_)
    found[codes.duel.code(codes.duel.start)] = True
    for rank in range(int(codes.rank.max()) + 1):
        here = np.flatnonzero(found[: codes.size] & (codes.rank == rank))
        for shape, group in codes.by_shape(here) if len(here) else []:
            found[codes.after(stage_of(shape), group)] = True
    return found[: codes.size]


def fresh_values(codes: Codes) -> Floats:
    """What each code is worth to the first, as far as that is known from the start: the ends."""
    return np.concatenate([np.full(codes.size, np.nan), WORTHS])
