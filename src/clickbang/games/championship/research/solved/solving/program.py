"""The linear program of a round: the plan of the first player that is sure of the most, by HiGHS.

A player's plan is how likely each sequence of own answers is; what the other can do about it is bounded at each of the
other's decisions. Among all plans that are sure of the most the program takes one that also makes the most of decisions
to which the other should not come: their bounds count a little too.
"""

from functools import cache
from typing import Any, Final

import numpy as np

from clickbang.core.lookup.extras import install_command
from clickbang.core.parts.solve_errors import NO_HIGHS, NOT_SOLVED, SolveError
from clickbang.games.championship.research.solved.duel.moments import PARENTS, SEQUENCES, START
from clickbang.games.championship.research.solved.duel.rounds import RoundShape
from clickbang.games.championship.research.solved.duel.stage import OF_SEQUENCE, Floats, stage_of

TREMBLES: Final = (1e-6, 1e-7, 0.0)
"""What a bound counts, for each one of the other's decisions; less, where so much spoils the plan."""
TOLERANCE: Final = 1e-10
"""HiGHS's: how far bounds may be missed."""


def highs() -> Any:
    """HiGHS, or an error that says how to get it."""
    try:
        import highspy
    except ImportError:
        raise SolveError(NO_HIGHS, install=install_command("solve")) from None
    return highspy


class RoundProgram:
    """The program for all states of a shape: only the payoffs change from one to the next."""

    def __init__(self, shape: RoundShape) -> None:
        highspy = highs()
        self.stage = stage = stage_of(shape)
        own, other = stage.plans, stage.other_plans
        column = {sequence: number for number, sequence in enumerate(own.sequences)}
        bound = {moment: len(column) + number for number, moment in enumerate(other.moments)}
        row = {moment: number for number, moment in enumerate(own.moments)}
        reply = {sequence: len(row) + number for number, sequence in enumerate(other.sequences[1:])}
        entries: list[tuple[int, int, float]] = []
        for moment in own.moments:  # what is decided adds up to what led there
            entries.append((column[PARENTS[moment]], row[moment], -1.0))
            entries += [(column[choice], row[moment], 1.0) for choice in own.choices[moment]]
        for moment in other.moments:  # no reply leaves less than the bound
            entries += [(bound[moment], reply[choice], 1.0) for choice in other.choices[moment]]
            if PARENTS[moment] != START:
                entries.append((bound[moment], reply[PARENTS[moment]], -1.0))
        pairs = zip(stage.own.tolist(), stage.other.tolist(), strict=True)
        payoffs = [(column[mine], reply[theirs], 0.0) for mine, theirs in pairs]
        self.order = np.array(sorted(range(len(entries) + len(payoffs)), key=(entries + payoffs).__getitem__))
        in_order = [(entries + payoffs)[place] for place in self.order]
        self.fixed = np.array([entry[2] for entry in entries])
        columns, rows = len(column) + len(bound), len(row) + len(reply)
        self.program = program = highspy.HighsLp()
        infinity = highspy.kHighsInf
        program.num_col_, program.num_row_ = columns, rows
        self.bounds, self.bound = len(column), bound[0]
        lower, upper = np.full(columns, -infinity), np.full(columns, infinity)
        lower[: len(column)] = 0.0
        lower[column[START]] = upper[column[START]] = 1.0
        program.col_lower_, program.col_upper_ = lower, upper
        least = np.full(rows, -infinity)
        least[: len(row)] = 0.0
        program.row_lower_, program.row_upper_ = least, np.zeros(rows)
        program.sense_ = highspy.ObjSense.kMaximize
        program.a_matrix_.format_ = highspy.MatrixFormat.kColwise
        program.a_matrix_.start_ = np.searchsorted([entry[0] for entry in in_order], range(columns + 1)).astype(
            np.int32
        )
        program.a_matrix_.index_ = np.array([entry[1] for entry in in_order], dtype=np.int32)
        self.columns = np.array(own.sequences)
        self.optimal = highspy.HighsModelStatus.kOptimal
        self.solver = highspy.Highs()
        for name, value in (
            ("output_flag", False), ("presolve", "off"), ("threads", 1), ("simplex_scale_strategy", 0),
            ("primal_feasibility_tolerance", TOLERANCE), ("dual_feasibility_tolerance", TOLERANCE),
        ):  # fmt: skip
            self.solver.setOptionValue(name, value)
        self.basis: Any = None

    def begin(self) -> None:
        """Forget the last state: what is found next must not depend on it."""
        self.basis = None

    def solve(self, payoffs: Floats, tremble: float) -> Floats:
        """The chances of the best plan, by sequence; at decisions to which its player never comes they are 0."""
        cost = np.zeros(self.program.num_col_)
        cost[self.bounds :] = tremble
        cost[self.bound] = 1.0
        self.program.col_cost_ = cost
        self.program.a_matrix_.value_ = np.concatenate([self.fixed, -payoffs])[self.order]
        self.solver.clearModel()
        self.solver.passModel(self.program)
        if self.basis is not None:
            self.solver.setBasis(self.basis)
        self.solver.run()
        if self.solver.getModelStatus() != self.optimal and self.basis is not None:
            self.begin()
            return self.solve(payoffs, tremble)
        if self.solver.getModelStatus() != self.optimal:
            raise SolveError(NOT_SOLVED, status=self.solver.modelStatusToString(self.solver.getModelStatus()))
        self.basis = self.solver.getBasis()
        plan = np.zeros(SEQUENCES)
        plan[self.columns] = np.asarray(self.solver.getSolution().col_value)[: len(self.columns)]
        return chances_of(plan)


NEVER: Final = 1e-9
"""What a plan comes to less often than this, it never comes to."""


def chances_of(plan: Floats) -> Floats:
    """How likely each choice is at its moment; 0 at moments to which the player never comes."""
    plan = np.where(plan < NEVER, 0.0, plan)
    totals = np.zeros(len(PARENTS))
    np.add.at(totals, OF_SEQUENCE[1:], plan[1:])
    chances = np.zeros(SEQUENCES)
    chances[START] = 1.0
    divisor = totals[OF_SEQUENCE[1:]]
    np.divide(plan[1:], divisor, out=chances[1:], where=divisor > 0)
    return chances


@cache
def program_of(shape: RoundShape) -> RoundProgram:
    """Made once for each shape."""
    return RoundProgram(shape)
