"""The value of a small two-player zero-sum game by a linear program over its tree, as our table alone gives it."""

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import linprog
from scipy.sparse import bmat, coo_matrix

from clickbang.core.game import Game
from clickbang.core.programs.decisions import CHANCE, OVER, Decisions
from clickbang.core.programs.recall import Recall

NOTHING_YET = 0
"""The sequence of a player who has not decided anything."""


class Realizations:
    """One player's sequences: what may be decided in each information state, and what was decided before it."""

    def __init__(self) -> None:
        self.size = 1
        self.of: dict[tuple[str, int], int] = {}
        self.parents: dict[str, int] = {}

    def sequence(self, known: str, action: int, before: int) -> int:
        assert self.parents.setdefault(known, before) == before, "perfect recall"
        if (known, action) not in self.of:
            self.of[known, action] = self.size
            self.size += 1
        return self.of[known, action]

    def constraints(self) -> tuple[coo_matrix, NDArray[np.float64]]:
        """The first sequence is certain; what is decided in an information state adds up to what led there."""
        rows, columns, values = [0], [NOTHING_YET], [1.0]
        place = {known: row + 1 for row, known in enumerate(self.parents)}
        for known, before in self.parents.items():
            rows.append(place[known])
            columns.append(before)
            values.append(-1.0)
        for (known, _), sequence in self.of.items():
            rows.append(place[known])
            columns.append(sequence)
            values.append(1.0)
        certain = np.zeros(len(place) + 1)
        certain[0] = 1.0
        return coo_matrix((values, (rows, columns)), shape=(len(place) + 1, self.size)), certain


class Tree:
    """Every course that the game can take, as payoffs to seat 0 by pairs of sequences."""

    def __init__(self, game: Game, options: dict[str, str], opening: Iterable[int]) -> None:
        self.game = game
        self.plans = Realizations(), Realizations()
        self.payoffs: dict[tuple[int, int], float] = {}
        self.nodes = 0
        recall = Recall()
        start = Decisions(game.table(2, options, recall.hear))
        for step in opening:
            advance(start, recall, step)
        self.walk(start, recall, 1.0, (NOTHING_YET, NOTHING_YET))

    def walk(self, decisions: Decisions, recall: Recall, likely: float, at: tuple[int, int]) -> None:
        self.nodes += 1
        seat = decisions.seat
        if seat == OVER:
            worth = likely * self.game.utility(decisions.table, "win")[0]
            self.payoffs[at] = self.payoffs.get(at, 0.0) + worth
        elif seat == CHANCE:
            outcomes = decisions.table.chance_outcomes()
            total = sum(weight for _, weight in outcomes)
            for outcome, weight in outcomes:
                self.walk(*after(decisions, recall, outcome), likely * weight / total, at)
        else:
            known = recall.string(seat)
            for action in decisions.table.legal_actions(seat):
                mine = self.plans[seat].sequence(known, action, at[seat])
                there = (mine, at[1]) if seat == 0 else (at[0], mine)
                self.walk(*after(decisions, recall, action), likely, there)

    def value(self) -> float:
        """What the game is worth to seat 0 if both play their best: what a plan of seat 0 is sure of."""
        mine, certain = self.plans[0].constraints()
        theirs, given = self.plans[1].constraints()
        pairs = np.array(list(self.payoffs))
        matrix = coo_matrix(
            (list(self.payoffs.values()), (pairs[:, 0], pairs[:, 1])), shape=(self.plans[0].size, self.plans[1].size)
        )
        found = linprog(
            np.concatenate([np.zeros(self.plans[0].size), -given]),
            A_ub=bmat([[-matrix.T, theirs.T]]),
            b_ub=np.zeros(self.plans[1].size),
            A_eq=bmat([[mine, coo_matrix((len(certain), len(given)))]]),
            b_eq=certain,
            bounds=[(0, None)] * self.plans[0].size + [(None, None)] * len(given),
            method="highs",
        )
        assert found.success, found.message
        return -float(found.fun)


def after(decisions: Decisions, recall: Recall, step: int) -> tuple[Decisions, Recall]:
    """Where this step leads, in a game of its own."""
    decisions, recall = decisions.clone(), recall.clone()
    advance(decisions, recall, step)
    return decisions, recall


def advance(decisions: Decisions, recall: Recall, step: int) -> None:
    """One step on, with what everybody hears of it."""
    decisions.table.listener = recall.hear
    if decisions.seat >= 0:
        recall.own(decisions.seat, step)
    decisions.take(step)
    decisions.table.listener = None
