"""Duels without action cards for `clickbang solve`: solving, looking whether the solution holds, what beats whom."""

from collections.abc import Mapping
from pathlib import Path

from clickbang.arena.crew import Crew
from clickbang.arena.solver import Figures, Progress, Solver, SolverPage
from clickbang.bots.levels import settled_bot
from clickbang.core.parts.solve_errors import GAP_TOO_WIDE, ONLY_WITHOUT_CARDS, SolveError
from clickbang.games.championship import CHAMPIONSHIP
from clickbang.games.championship.deck.deck import NONE
from clickbang.games.championship.research.solved.against.exploiting import (
    best_reply,
    even_policy,
    solved_policy,
    stage_gaps,
)
from clickbang.games.championship.research.solved.against.tabulated import tabulated
from clickbang.games.championship.research.solved.kept.file import read
from clickbang.games.championship.research.solved.pictures.course import course_of
from clickbang.games.championship.research.solved.pictures.page import STYLE, sections
from clickbang.games.championship.research.solved.solution import Solution, file_of
from clickbang.games.championship.research.solved.solving.solver import WIDEST_GAP, solve_duel
from clickbang.games.championship.research.solved.states import Duel


class DuelSolver(Solver):
    """World Championship for two without action cards."""

    def file(self, options: Mapping[str, str]) -> Path:
        duel = duel_of(options)
        return file_of(duel.points, duel.team)

    def solve(self, options: Mapping[str, str], out: Path, crew: Crew | None, progress: Progress) -> Figures:
        solve_duel(duel_of(options), out, crew, progress)
        return described(Solution(read(out)))

    def check(self, solution: Path) -> Figures:
        found = Solution(read(solution))
        gaps = stage_gaps(found)
        worst = int(gaps.argmax())
        if gaps[worst] > WIDEST_GAP:
            raise SolveError(GAP_TOO_WIDE, state=found.duel.state(worst), gap=float(gaps[worst]), most=WIDEST_GAP)
        reply = best_reply(found.duel, solved_policy(found))
        lead = max(reply[code] - found.worth(found.duel.state(code)) for code in found.contents.codes)
        return {
            **described(found),
            "gap of a round, by best replies": f"{gaps[worst]:.2g} at most",
            "what a best reply wins against it": f"{reply[found.duel.code(found.duel.start)]:.2g} a game",
            "the same from the worst state": f"{lead:.2g}",
        }

    def exploit(self, solution: Path, bot: str) -> Figures:
        found = Solution(read(solution))
        name = settled_bot(bot, CHAMPIONSHIP)
        if name == "solved":
            policy = solved_policy(found)
        elif name == "random":
            policy = even_policy
        else:
            policy = tabulated(name, found.about.points, found.about.team)
        worth = best_reply(found.duel, policy)[found.duel.code(found.duel.start)]
        return {f"what a best reply wins against {bot}": f"{worth:.6g} a game"}

    def report(self, solution: Path) -> SolverPage:
        found = Solution(read(solution))
        return SolverPage("World Championship for two, solved", sections(found, course_of(found)), STYLE)


def duel_of(options: Mapping[str, str]) -> Duel:
    """The duel with these options; other decks than none are refused."""
    if options.get("deck", NONE) != NONE:
        raise SolveError(ONLY_WITHOUT_CARDS)
    settled = CHAMPIONSHIP.settle_options({**options, "deck": NONE})
    return Duel(int(settled["points"]), int(settled["team"]))


def described(solution: Solution) -> Figures:
    about = solution.about
    return {
        "points, team": f"{about.points}, {about.team}",
        "states": f"{about.states:,}",
        "worth of the first state": f"{solution.worth(solution.duel.start) + 0.0:.6f}",
        "gap of a round, as solved": f"{about.gap:.2g} at most",
        "gap of a round, as kept": f"{about.kept_gap:.2g} at most",
        "sum": about.sum,
    }


SOLVER = DuelSolver()
