"""World Championship for two without cards, solved: held against linear programs over whole trees, and best replies."""

import json
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from clickbang.arena.workers import Processes
from clickbang.core.parts.solve_errors import SolveError
from clickbang.games.championship import CHAMPIONSHIP, Championship
from clickbang.games.championship.research.solved.against.exploiting import (
    best_reply,
    even_policy,
    solved_policy,
    stage_gaps,
)
from clickbang.games.championship.research.solved.duel.moments import Moment
from clickbang.games.championship.research.solved.duel.reach import Codes, fresh_values, reached
from clickbang.games.championship.research.solved.duel.rounds import RoundOutcome, RoundShape
from clickbang.games.championship.research.solved.duel.stage import plan_of, stage_of
from clickbang.games.championship.research.solved.duel_solver import SOLVER
from clickbang.games.championship.research.solved.kept.file import read
from clickbang.games.championship.research.solved.solution import Solution, solution
from clickbang.games.championship.research.solved.solving import program
from clickbang.games.championship.research.solved.solving.program import TREMBLES, program_of
from clickbang.games.championship.research.solved.solving.solver import solve_duel
from clickbang.games.championship.research.solved.states import Duel, Side, State
from tests.research.sequence_form import Tree

SMALL = Duel(2, 1)
"""Two points win, and everybody is a captain without a team: 53 states, most of them level at two points."""
CLOSE = 1e-6


def quietly(_: int, __: int) -> None:
    """Tell nobody."""


@pytest.fixture(scope="module")
def small_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("small") / "small.duel"
    solve_duel(SMALL, path, None, quietly)
    return path


@pytest.fixture(scope="module")
def small(small_file: Path) -> Solution:
    return Solution(read(small_file))


# A round, against the tree of a game that ends with it

OPENINGS = {
    "level": (1, (), Side(0, 2, 0), Side(0, 2, 0)),
    "lead": (2, (1, 1, 5, 3, 0, 0, 0, 0), Side(3, 2, 0), Side(1, 2, 0)),
    "one is caught": (2, (2, 1, 5, 5, 0, 9, 0, 0, 0), Side(0, 1, 0), Side(3, 2, 0)),
    "a wrong accusation": (2, (1, 1, 3, 3, 10, 0, 0), Side(1, 2, 1), Side(1, 2, 0)),
}


@pytest.mark.parametrize("opening", OPENINGS)
def test_a_last_round_is_worth_what_a_linear_program_over_its_whole_tree_says(opening: str) -> None:
    rounds, steps, mine, theirs = OPENINGS[opening]
    tree = Tree(CHAMPIONSHIP, {"deck": "none", "team": "2", "points": "20", "rounds": str(rounds)}, steps)
    stage = stage_of(State(mine, theirs).shape)

    def worth(outcome: RoundOutcome) -> float:
        if outcome.worth is not None:
            return outcome.worth
        return float(np.sign(mine.points + outcome.points - theirs.points - outcome.other_points))

    payoffs = stage.payoffs(np.array([worth(outcome) for outcome in stage.outcomes]))
    chances = program_of(stage.shape).solve(payoffs, TREMBLES[0])
    assert float(stage.reply(payoffs, plan_of(chances))) == pytest.approx(tree.value(), abs=1e-8)


# States


def test_every_outcome_of_every_state_leads_where_the_arrays_say_and_on() -> None:
    codes = Codes(SMALL)
    found = np.flatnonzero(reached(codes))
    assert len(found) == 53
    for code in found.tolist():
        state = SMALL.state(code)
        assert SMALL.code(state) == code
        assert codes.rank[code] == SMALL.rank(state)
        stage = stage_of(state.shape)
        after = codes.after(stage, np.array([code]))[:, 0]
        for outcome, there in zip(stage.outcomes, after.tolist(), strict=True):
            led = SMALL.after(state, outcome)
            if isinstance(led, float):
                assert fresh_values(codes)[there] == led
            else:
                assert there == SMALL.code(led)
                assert led == state or SMALL.rank(led) > SMALL.rank(state)


@pytest.mark.rule("WC-17")
@pytest.mark.parametrize(("mine", "theirs"), [(0, 0), (3, 3), (2, 4), (5, 0)])
def test_beyond_the_goal_only_who_has_more_counts(mine: int, theirs: int) -> None:
    """Level at 15 and at 22 are one state: the same answers and luck lead to the same end, or to level again."""
    ends = []
    for points in (15, 22):
        table = table_with(points)
        for answers in ((1, 1), (3 + mine, 3 + theirs), (0, 0)):
            for seat, answer in enumerate(answers):
                table.apply(seat, answer)
        while table.chance:
            table.strike(0)
        assert table.over == (mine != theirs)
        ends.append((table.over, table.result().winners, [int(each.points) - points for each in table.board.players]))
    assert ends[0] == ends[1]


def table_with(points: int) -> Championship:
    written = json.loads(CHAMPIONSHIP.position(CHAMPIONSHIP.table(2, {"deck": "none"})))
    for player in written["table"]["players"]:
        player["points"] = points
    table = CHAMPIONSHIP.table_at(json.dumps(written))
    assert isinstance(table, Championship)
    return table


# A whole small game


def test_no_reply_wins_against_the_solution_from_any_state(small: Solution) -> None:
    assert stage_gaps(small).max() < CLOSE
    reply = best_reply(SMALL, solved_policy(small))
    for code in small.contents.codes:
        assert reply[code] - small.worth(SMALL.state(code)) < CLOSE


def test_who_is_ahead_does_not_wait_for_ever(small: Solution) -> None:
    """With six BULLETs the other can only bet nothing; waiting with it would never win."""
    ahead = State(Side(2, 1, 0), Side(2, 1, 5))
    assert small.worth(ahead) == pytest.approx(2 / 3, abs=CLOSE)
    assert small.plan(ahead)[Moment("bet", 0)][0] < 0.01


def test_a_state_is_worth_the_opposite_to_the_other(small: Solution) -> None:
    assert small.worth(SMALL.start) == pytest.approx(0, abs=1e-9)
    for code in small.contents.codes:
        state = SMALL.state(code)
        assert small.worth(state) == pytest.approx(-small.worth(state.turned), abs=1e-12)


def test_a_random_player_can_be_beaten() -> None:
    assert best_reply(SMALL, even_policy)[SMALL.code(SMALL.start)] == pytest.approx(0.713323, abs=1e-6)


def test_a_wrong_worth_is_noticed_by_best_replies(small: Solution) -> None:
    contents = small.contents
    code = next(code for code in contents.worths if 0.1 < abs(contents.worths[code]) < 0.9)
    planted = Solution(replace(contents, worths={**contents.worths, code: contents.worths[code] + 0.001}))
    assert stage_gaps(planted).max() > 1e-4


def test_a_wrong_plan_is_noticed_by_best_replies(small: Solution) -> None:
    contents = small.contents
    place = contents.codes.index(SMALL.code(SMALL.start))
    first = contents.mixed_at[place]
    mixed = contents.mixed[:first] + b"\xff\xff\xff\x7f" + contents.mixed[first + 4 :]
    assert stage_gaps(Solution(replace(contents, mixed=mixed))).max() > CLOSE


# Going on, and who does the work


class CutOff(Exception):
    """The run ends here."""


def cut_off_after(states: int) -> Callable[[int, int], None]:
    def told(done: int, _: int) -> None:
        if done >= states:
            raise CutOff

    return told


def test_a_run_that_was_cut_off_goes_on_and_gives_the_same_file(tmp_path: Path, small_file: Path) -> None:
    path = tmp_path / "again.duel"
    with pytest.raises(CutOff):
        solve_duel(SMALL, path, None, cut_off_after(20))
    assert not path.exists()
    parts = sorted((tmp_path / "again.duel.parts").iterdir())
    assert parts
    solve_duel(SMALL, path, None, quietly)
    assert path.read_bytes() == small_file.read_bytes()
    assert list(tmp_path.iterdir()) == [path]


def test_other_processes_give_the_same_file(tmp_path: Path, small_file: Path) -> None:
    with Processes(2) as crew:
        solve_duel(SMALL, tmp_path / "by_two.duel", crew, quietly)
    assert (tmp_path / "by_two.duel").read_bytes() == small_file.read_bytes()


def test_without_highs_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "highspy", None)
    with pytest.raises(SolveError, match=r"-m pip install .*highspy"):
        program.highs()


# The file


def test_a_damaged_file_is_refused(tmp_path: Path, small_file: Path) -> None:
    text = bytearray(small_file.read_bytes())
    text[-5] ^= 1
    (tmp_path / "damaged.duel").write_bytes(text)
    with pytest.raises(SolveError, match="damaged") as refused:
        read(tmp_path / "damaged.duel")
    assert refused.value.code == "solve/bad-sum"


@pytest.mark.parametrize(("line", "code"), [(b"{}", "not-a-solution"), (b"no JSON", "not-a-solution")])
def test_what_is_no_solution_is_refused(tmp_path: Path, line: bytes, code: str) -> None:
    (tmp_path / "other.duel").write_bytes(line + b"\n")
    with pytest.raises(SolveError) as refused:
        read(tmp_path / "other.duel")
    assert refused.value.code == f"solve/{code}"


def test_a_solution_of_other_rules_is_refused(tmp_path: Path, small_file: Path) -> None:
    line, _, rest = small_file.read_bytes().partition(b"\n")
    about = json.loads(line)
    about["rules_version"] += 1
    (tmp_path / "other.duel").write_bytes(json.dumps(about).encode() + b"\n" + rest)
    with pytest.raises(SolveError) as refused:
        read(tmp_path / "other.duel")
    assert refused.value.code == "solve/other-format"


def test_a_state_to_which_no_game_leads_is_refused(small: Solution) -> None:
    never = State(Side(0, 1, 6), Side(0, 1, 6))
    for ask in (small.worth, small.plan):
        with pytest.raises(SolveError) as refused:
            ask(never)
        assert refused.value.code == "solve/unknown-state"


def test_the_solution_that_comes_with_the_game_holds_in_its_first_states() -> None:
    found = solution(15, 4)
    assert found.about.states == len(found.contents.codes) == 96_956
    assert found.about.kept_gap < CLOSE
    assert found.worth(found.duel.start) == pytest.approx(0, abs=1e-9)
    few = [code for code in found.contents.codes if found.duel.state(code).shape == RoundShape(False, 0, False, 0)][
        ::20
    ]
    assert stage_gaps(found, few).max() < CLOSE


@pytest.mark.soak
def test_the_solution_that_comes_with_the_game_holds_everywhere() -> None:
    figures = SOLVER.check(SOLVER.file({}))
    assert float(figures["the same from the worst state"]) < CLOSE
