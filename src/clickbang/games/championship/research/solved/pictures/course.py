"""How games go between two who both play the solution: which states they come to, and what is done there."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from clickbang.games.championship.research.solved.duel.moments import FACES, FIRST, NUMBER_OF, POCKETS, Moment
from clickbang.games.championship.research.solved.duel.reach import WORTHS, Codes
from clickbang.games.championship.research.solved.duel.stage import Floats, plan_of, stage_of
from clickbang.games.championship.research.solved.kept.packing import by_sequence
from clickbang.games.championship.research.solved.solution import Solution
from clickbang.games.championship.rules.barrel import BULLET

FOR_EVER: Final = 1.0 - 1e-9
"""Who returns so surely never leaves."""


@dataclass(frozen=True, slots=True)
class ExpectedCounts:
    """Expected numbers a game, of one player where it is about players."""

    rounds: float
    drawn: float
    """How often nobody wins."""
    bets: Floats
    """By pocket and face."""
    accused: Floats
    """Accusations before the other has accused, by what the pocket of the accused held and its face."""

    @property
    def cheats(self) -> float:
        """The share of rounds in which one cheats."""
        return float(self.bets[BULLET].sum() / self.bets.sum())


def course_of(solution: Solution) -> ExpectedCounts:
    """From the first state on."""
    duel = solution.duel
    codes = Codes(duel)
    there = np.zeros(codes.size, dtype=np.bool_)
    there[np.array(solution.contents.codes)] = True
    often = np.zeros(codes.size + len(WORTHS))
    often[duel.code(duel.start)] = 1.0
    bets, accused = np.zeros((len(POCKETS), FACES)), np.zeros((len(POCKETS), FACES))
    rounds = 0.0
    for _, here in codes.by_rank(there):
        for shape, group in codes.by_shape(here):
            stage = stage_of(shape)
            states = [duel.state(int(code)) for code in group]
            mine, theirs = (
                plan_of(np.array([by_sequence(solution.plan(state)) for state in side]).T)
                for side in (states, [state.turned for state in states])
            )
            after = codes.after(stage, group)
            chances = stage.weights.T @ (mine[stage.own] * theirs[stage.other])
            returns = after == group
            # who returns plays the round again; two who both wait for ever are counted once, as if nobody won
            stays = np.where(returns, chances, 0.0).sum(axis=0)
            endless = stays > FOR_EVER
            often[codes.size + WORTHS.index(0.0)] += often[group][endless].sum()
            times = often[group] / np.where(endless, 1.0, 1.0 - stays)
            np.add.at(often, after, np.where(returns, 0.0, chances * times))
            rounds += float(times.sum())
            own, other = bets_of(mine), bets_of(theirs)
            bets += own @ times
            for face in range(FACES):
                accused[:, face] += other[:, face] @ (accuses(mine, face) * times)
    # the two are alike, and each state comes as often as its mirror image
    return ExpectedCounts(rounds, float(often[codes.size + WORTHS.index(0.0)]), bets, accused)


def bets_of(plan: Floats) -> Floats:
    """How likely each pocket goes with each bet; states last."""
    first = FIRST[NUMBER_OF[Moment("bet", 0)]]
    return plan[first : first + len(POCKETS) * FACES].reshape(len(POCKETS), FACES, -1)


def accuses(plan: Floats, face: int) -> Floats:
    """How likely one accuses somebody who bet so much, at once; states last."""
    moments = [Moment("accuse", pocket, bet, face) for pocket in POCKETS for bet in range(FACES)]
    found: Floats = plan[[FIRST[NUMBER_OF[moment]] + 1 for moment in moments]].sum(axis=0)
    return found
