"""OpenSpiel's own solver on our rules, held against a linear program on the tree that our table gives."""

from collections.abc import Sequence

import pyspiel
import pytest

from clickbang.games import GAMES
from clickbang.research.open_spiel import opening_of
from tests.research.sequence_form import Tree

CHAMPIONSHIP = GAMES["championship"]
SMALL = {"deck": "none", "team": "2", "points": "10"}
LEAD = (1, 1, 5, 3, 0, 0, 0, 0)
"""A first round: both pocket a CLICK and bet 2 and 0, nobody accuses, both shots click. It is 3 points to 1."""
CAUGHT = (2, 1, 5, 5, 0, 9, 0, 0, 0)
"""Seat 0 pockets a BULLET, both bet 2, seat 1 accuses, and fires without being hit: a character down, and 0 to 3."""


def solved(rounds: int, opening: Sequence[int], iterations: int) -> tuple[float, float]:
    """What the game is worth to player 0 by CFR+, and how much the strategies found can be exploited."""
    options = ",".join(f"{name}={value}" for name, value in {**SMALL, "rounds": str(rounds)}.items())
    name = f"clickbang_championship(players=2,{options},opening={opening_of(opening) or '_'})"
    game = pyspiel.load_game(f"cached_tree(game={name})")  # asks us once for each state, then walks the tree by itself
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    value = pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)[0]
    return value, pyspiel.exploitability(game, policy)


def programmed(rounds: int, opening: Sequence[int]) -> float:
    """The same by the linear program."""
    return Tree(CHAMPIONSHIP, {**SMALL, "rounds": str(rounds)}, opening).value()


def test_cfr_and_the_linear_program_agree_on_a_last_round_with_a_lead() -> None:
    value, exploitability = solved(2, LEAD, 150)
    assert value == pytest.approx(programmed(2, LEAD), abs=1e-3)
    assert 0.5 < value < 0.6
    assert exploitability < 5e-3


@pytest.mark.soak
@pytest.mark.parametrize(("rounds", "opening"), [(1, ()), (2, LEAD), (2, CAUGHT)], ids=["level", "lead", "caught"])
def test_they_agree_closely_after_many_iterations(rounds: int, opening: Sequence[int]) -> None:
    value, exploitability = solved(rounds, opening, 1000)
    assert value == pytest.approx(programmed(rounds, opening), abs=2e-4)
    assert exploitability < 1e-3


def test_a_round_among_equals_is_worth_nothing() -> None:
    assert programmed(1, ()) == pytest.approx(0, abs=1e-9)
