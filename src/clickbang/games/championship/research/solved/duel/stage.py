"""One round as a zero-sum game in sequence form, for any state of its shape: payoffs, best plans, best responses."""

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from clickbang.games.championship.research.solved.duel.moments import ACCUSING, FIRST, PARENTS, SEQUENCES, SIZES, START
from clickbang.games.championship.research.solved.duel.rounds import RoundShape, round_of

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

OF_SEQUENCE: Final = [-1, *[moment for moment, size in enumerate(SIZES) for _ in range(size)]]
"""The moment at which the last choice of a sequence is made."""
LEVELS: Final = [
    (list(moments), SIZES[moments[0]])
    for moments in (range(1), range(1, 3), range(3, 3 + ACCUSING), range(3 + ACCUSING, 3 + 2 * ACCUSING))
]
"""Pocket, bet, accusation, accusation in turn: moments of a kind, which follow each other, and their choices."""


class Plans:
    """What a player can come to decide in rounds of a shape: moments, earlier ones first, and sequences."""

    def __init__(self, last: set[int]) -> None:
        sequences = {START}
        for sequence in last:
            while sequence != START:
                sequences.add(sequence)
                sequence = PARENTS[OF_SEQUENCE[sequence]]
        self.sequences = sorted(sequences)
        self.moments = sorted({OF_SEQUENCE[sequence] for sequence in sequences if sequence != START})
        self.possible = np.isin(np.arange(SEQUENCES), self.sequences)
        self.choices = {
            moment: [each for each in range(FIRST[moment], FIRST[moment] + SIZES[moment]) if each in sequences]
            for moment in self.moments
        }


class Stage:
    """A round of this shape, as arrays. Payoffs are to the first of the two, and linear in what follows is worth."""

    def __init__(self, shape: RoundShape) -> None:
        self.shape = shape
        ends = round_of(shape).ends
        pairs = sorted(ends, key=lambda pair: (pair[1], pair[0]))
        self.outcomes = sorted({outcome for chances in ends.values() for outcome in chances}, key=repr)
        place = {outcome: number for number, outcome in enumerate(self.outcomes)}
        self.weights: Floats = np.zeros((len(pairs), len(self.outcomes)))
        for row, pair in enumerate(pairs):
            for outcome, weight in ends[pair].items():
                self.weights[row, place[outcome]] = weight
        self.own: Ints = np.array([pair[0] for pair in pairs])
        self.other: Ints = np.array([pair[1] for pair in pairs])
        self.plans = Plans(set(self.own.tolist()))
        self.other_plans = Plans(set(self.other.tolist()))

    def payoffs(self, values: Floats) -> Floats:
        """By pairs of sequences, if the outcomes are worth so much; for many states at once by columns."""
        return self.weights @ values

    def summed(self, at: Ints, parts: Floats) -> Floats:
        """What belongs to the same sequence, added up: by sequence."""
        found = np.zeros((SEQUENCES, *parts.shape[1:]))
        np.add.at(found, at, parts)
        return found

    def reply(self, payoffs: Floats, plan: Floats) -> Floats:
        """What the first is left with if the other knows its plan and replies as well as can be."""
        return -best(self.other_plans, self.summed(self.other, -payoffs * plan[self.own]))

    def own_reply(self, payoffs: Floats, plan: Floats) -> Floats:
        """What the first gets at most if it knows the other's plan."""
        return best(self.plans, self.summed(self.own, payoffs * plan[self.other]))

    def bounds(self, payoffs: Floats, chances: Floats, other_chances: Floats) -> tuple[Floats, Floats]:
        """What the first is left with at least, playing like this, and what it gets at most against the other."""
        return self.reply(payoffs, plan_of(chances)), self.own_reply(payoffs, plan_of(other_chances))


def best(plans: Plans, worth: Floats) -> Floats:
    """What the best plan brings, if sequences are worth so much where they end."""
    worth = np.where(plans.possible.reshape(-1, *[1] * (worth.ndim - 1)), worth, -np.inf)
    for moments, size in reversed(LEVELS):
        start = FIRST[moments[0]]
        choices = worth[start : start + size * len(moments)].reshape(len(moments), size, *worth.shape[1:])
        most = choices.max(axis=1)
        # who cannot come there gains nothing there
        np.add.at(worth, [PARENTS[moment] for moment in moments], np.where(np.isneginf(most), 0.0, most))
    found: Floats = worth[START]
    return found


def plan_of(chances: Floats) -> Floats:
    """How likely each sequence is as far as its player is concerned, if choices have these chances at their moments."""
    plan = np.array(chances, dtype=np.float64)
    for moments, size in LEVELS:
        start = FIRST[moments[0]]
        plan[start : start + size * len(moments)] *= np.repeat(
            plan[[PARENTS[moment] for moment in moments]], size, axis=0
        )
    return plan


@cache
def stage_of(shape: RoundShape) -> Stage:
    """Made once for each shape."""
    return Stage(shape)
