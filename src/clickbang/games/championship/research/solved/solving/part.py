"""Solving part of the states of a rank: what each is worth, the plans of both players, and what a better reply wins."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from clickbang.games.championship.research.solved.duel.reach import Codes
from clickbang.games.championship.research.solved.duel.rounds import RoundShape
from clickbang.games.championship.research.solved.duel.stage import Floats, Ints, Stage, plan_of, stage_of
from clickbang.games.championship.research.solved.kept.packing import by_sequence, pack, unpack
from clickbang.games.championship.research.solved.solving.program import TREMBLES, program_of

SETTLED: Final = 1e-9
"""What a level state that can return to itself is worth is known so closely."""
NOTHING_GAINED: Final = 1e-12
"""What a round brings beyond what returning is worth, if no more than this."""
HURRY: Final = 2e-7
"""So much less than it is returning is worth to who is ahead."""
EXACT: Final = (0.0,)
"""No trembles, which would count more than that."""
CLOSE: Final = 1e-8
"""A gap that is as good as none."""


@dataclass(frozen=True, slots=True)
class SolvedState:
    """A state, solved: what it is worth to the first, and the plans of the first and of the other as they are kept."""

    code: int
    worth: float
    plan: tuple[bytes, bytes]
    other_plan: tuple[bytes, bytes]
    gap: float
    """What the two together can win by better replies in this round, if both play the plans as they were found."""
    kept_gap: float
    """The same with the plans as they are kept."""


def solve_states(codes: Codes, values: Floats, shape: RoundShape, group: Ints) -> list[SolvedState]:
    """States of one shape and rank, one after another from a cold start: the result depends on nothing else."""
    stage, other_stage = stage_of(shape), stage_of(shape.turned)
    program_of(shape).begin()
    program_of(shape.turned).begin()
    after = codes.after(stage, group)
    other_after = codes.after(other_stage, codes.turned[group])
    found = [
        solve_state(codes, values, shape, code, after[:, column], other_after[:, column])
        for column, code in enumerate(group.tolist())
    ]
    worths = np.array([worth for worth, _, _ in found])
    kept = [(pack(plan.tolist()), pack(other_plan.tolist())) for _, plan, other_plan in found]
    payoffs = stage.payoffs(np.where(after == group, worths, values[after]))
    exact = [np.array([each[place] for each in found]).T for place in (1, 2)]
    rounded = [np.array([by_sequence(unpack(*each[place])) for each in kept]).T for place in (0, 1)]
    gaps, kept_gaps = (gaps_of(stage, payoffs, worths, *plans) for plans in (exact, rounded))
    return [
        SolvedState(int(code), float(worth), plan, other_plan, float(gap), float(kept_gap))
        for code, worth, (plan, other_plan), gap, kept_gap in zip(group, worths, kept, gaps, kept_gaps, strict=True)
    ]


def gaps_of(stage: Stage, payoffs: Floats, worths: Floats, chances: Floats, other_chances: Floats) -> Floats:
    """What both can win together by better replies, by exact best responses; states by columns.

    Also if a worth that was written down is not between what the two can be held to.
    """
    least, most = stage.bounds(payoffs, chances, other_chances)
    found: Floats = np.max([most - least, most - worths, worths - least], axis=0)
    return found


class OneState:
    """A state to be solved: its payoffs depend on what later states are worth, and on what returning to it is."""

    def __init__(
        self, codes: Codes, values: Floats, shape: RoundShape, code: int, after: Ints, other_after: Ints
    ) -> None:
        self.shape = shape
        self.stages = stage_of(shape), stage_of(shape.turned)
        self.returns = after == code, other_after == codes.turned[code]
        self.values = values[after], values[other_after]

    def payoffs(self, seat: int, returning: float) -> Floats:
        """To this player, if returning is worth so much to it."""
        return self.stages[seat].payoffs(np.where(self.returns[seat], returning, self.values[seat]))

    def solve(self, returning: float, trembles: Sequence[float] = TREMBLES) -> tuple[float, Floats, Floats]:
        """What it is worth to the first and the chances of both, if returning is worth so much to the first."""
        payoffs = self.payoffs(0, returning)
        plan, other_plan = solve_round(self.shape, payoffs, self.payoffs(1, -returning), trembles)
        stage = self.stages[0]
        return float(plan_of(plan)[stage.own] * plan_of(other_plan)[stage.other] @ payoffs), plan, other_plan

    def returning(self, plan: Floats, other_plan: Floats) -> float:
        """How likely a round returns here, if both play like this."""
        stage = self.stages[0]
        together = plan_of(plan)[stage.own] * plan_of(other_plan)[stage.other]
        return float(together @ stage.payoffs(self.returns[0].astype(np.float64)))


def solve_state(
    codes: Codes, values: Floats, shape: RoundShape, code: int, after: Ints, other_after: Ints
) -> tuple[float, Floats, Floats]:
    """What a state is worth, and the chances of both players."""
    state = OneState(codes, values, shape, code, after, other_after)
    return solve_returning(state) if state.returns[0].any() else state.solve(0.0)


def solve_returning(state: OneState) -> tuple[float, Floats, Floats]:
    """A level state that can return to itself: what it is worth is the nearest to a draw that a round leaves as it is.

    A round brings the less beyond what returning is taken to be worth, the more that is; so the value is searched
    between two where it brings something and where it brings nothing. Who is ahead has to play as if returning were
    worth a little less: else waiting would be as good as winning, and might go on for ever.
    """
    first, plan, other_plan = state.solve(0.0, EXACT)
    if abs(first) <= NOTHING_GAINED:
        return 0.0, plan, other_plan
    sign = 1.0 if first > 0 else -1.0
    below, above, at, gained = 0.0, 1.0, 0.0, sign * first
    jump = True
    while above - below > SETTLED:
        if gained > NOTHING_GAINED:
            below = at
            at += gained / max(1.0 - state.returning(plan, other_plan), SETTLED)  # as if both kept to this for ever
        else:
            above = at
            at = at - SETTLED / 2 if jump else below  # most likely that was the place itself, and not beyond it
        jump = gained > NOTHING_GAINED
        if not below < at < above:
            at = (below + above) / 2
        value, plan, other_plan = state.solve(sign * at, EXACT)
        gained = sign * value - at
    worth = sign * above
    ahead = state.solve(sign * max(0.0, above - HURRY), EXACT)
    behind = state.solve(worth, EXACT)
    return worth, (ahead if sign > 0 else behind)[1], (behind if sign > 0 else ahead)[2]


def solve_round(
    shape: RoundShape, payoffs: Floats, other_payoffs: Floats, trembles: Sequence[float]
) -> tuple[Floats, Floats]:
    """The chances of both players; where the gap is too wide, again from a cold start with smaller trembles."""
    program, other_program = program_of(shape), program_of(shape.turned)
    best, least = (np.zeros(0), np.zeros(0)), np.inf
    for tremble in trembles:
        plans = program.solve(payoffs, tremble), other_program.solve(other_payoffs, tremble)
        low, high = program.stage.bounds(payoffs, *plans)
        gap = float(high - low)
        if gap < least:
            best, least = plans, gap
        if least <= CLOSE:
            break
        program.begin()
        other_program.begin()
    return best
