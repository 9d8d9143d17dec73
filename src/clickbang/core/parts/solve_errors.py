"""What can go wrong when a game is solved, or its solution is asked."""

from clickbang.core.errors import ClickbangError, declared


class SolveError(ClickbangError):
    """A solution that cannot be made or read, or does not hold."""


(
    NO_SOLVER, NO_HIGHS, NOT_SOLVED, NO_SOLUTION, ONLY_WITHOUT_CARDS, NOT_A_SOLUTION, BAD_SUM, OTHER_FORMAT,
    GAP_TOO_WIDE, UNKNOWN_STATE,
) = declared("solve", """
no-solver: {game} cannot be solved; these can: {games}.
no-highs: Solving needs HiGHS and NumPy. This installs them: {install}
not-solved: HiGHS could not solve a round: {status}.
no-solution: No solution comes with Clickbang for points={points} and team={team}: clickbang solve makes one.
only-without-cards: Only duels without action cards are solved: leave the deck out.
not-a-solution: {file} is no solution of a game.
bad-sum: The solution {file} is damaged, its sum is another: make it again with clickbang solve.
other-format: The solution {file} is of other rules or another Clickbang: make it again with clickbang solve.
gap-too-wide: The solution does not hold: in {state} a better reply wins {gap} more, and at most {most} are allowed.
unknown-state: No game leads to this state: {state}.
""")  # fmt: skip
