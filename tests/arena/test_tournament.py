"""A tournament: who meets whom, in which seats, and the same result from the same seed in any number of processes."""

import sys
from collections import Counter
from dataclasses import replace

import msgspec
import pytest

from clickbang.arena import Plan, simulate
from clickbang.arena.errors import ArenaError
from clickbang.arena.tournament.ratings import GameOutcome
from clickbang.arena.tournament.schedule import met_at, round_robin, swiss_round
from clickbang.arena.tournament.standings import ALONE, TOGETHER, standings
from clickbang.arena.tournament.tournament import SWISS, TournamentSetup, play_tournament
from clickbang.core.errors import OptionError

SMALL = TournamentSetup("bulletbucks", ("random", "steady", "shrewd"), (3, 4), 12, 5)


def test_in_a_round_robin_of_two_everybody_meets_everybody_once() -> None:
    assert round_robin(4, 2) == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]


def test_at_larger_tables_each_is_alone_among_copies_of_each_other() -> None:
    assert round_robin(2, 4) == [(0, 1, 1, 1), (1, 0, 0, 0)]


def test_everybody_sits_in_every_seat_equally_often() -> None:
    plan = Plan("bulletbucks", ("random", "steady"), 24, 5, first=7, line_ups=((0, 1, 1), (1, 0, 0)))
    alone: Counter[tuple[int, int]] = Counter()
    for number in plan.numbers:
        players = [plan.player_in(seat, number) for seat in range(plan.seats)]
        (one,) = [player for player in players if players.count(player) == 1]
        alone[one, players.index(one)] += 1
    assert set(alone.values()) == {4}
    assert len(alone) == 6


def test_who_won_each_game_is_kept_by_number() -> None:
    plan = Plan("bulletbucks", ("random", "steady"), 6, 5, first=7, line_ups=((0, 1, 1), (1, 0, 0)))
    tally = simulate(plan, 1)
    assert set(tally.winners) == set(plan.numbers)
    wins = sum(len(seats) > 0 for seats in tally.winners.values())
    assert sum(player.wins for player in tally.players) == wins * tally.shares


def test_swiss_rounds_pair_those_who_stand_close_and_have_not_met() -> None:
    assert swiss_round([3, 1, 0, 2], 2, set(), [0] * 4) == [(3, 1), (0, 2)]
    assert swiss_round([3, 1, 0, 2], 2, met_at([(3, 1), (0, 2)]), [0] * 4) == [(3, 0), (1, 2)]


def test_whoever_has_paused_least_and_stands_lowest_pauses() -> None:
    assert swiss_round([3, 1, 0, 2, 4], 2, set(), [0] * 5) == [(3, 1), (0, 2)]
    assert swiss_round([3, 1, 0, 2, 4], 2, set(), [0, 0, 0, 0, 1]) == [(3, 1), (0, 4)]


@pytest.mark.parametrize("system", ["round-robin", SWISS])
def test_the_result_is_the_same_in_any_number_of_processes(system: str) -> None:
    setup = TournamentSetup("bulletbucks", ("random", "steady", "naive", "shrewd"), (3, 4), 6, 5, system)
    done: list[int] = []
    one, two = play_tournament(setup, 1, done.append), play_tournament(setup, 2)
    assert msgspec.json.encode(one) == msgspec.json.encode(two)
    assert sum(done) == setup.all_games() == sum(size.games for size in one.sizes)


def test_another_seed_gives_other_games() -> None:
    other = replace(SMALL, seed=6)
    assert play_tournament(SMALL, 1).sizes != play_tournament(other, 1).sizes


def test_shares_of_wins_are_counted_for_the_one_alone() -> None:
    games = [
        GameOutcome((0, 1, 1), (0,)),
        GameOutcome((1, 0, 1), (0,)),
        GameOutcome((1, 1, 0), (0, 2)),
        GameOutcome((0, 1, 1), ()),
    ]
    found = standings(["a", "b"], ["a", "b"], 3, games, 1, ALONE, {})
    order = [entrant.label for entrant in found.entrants]
    cell = found.cross[order.index("a")][order.index("b")]
    assert cell is not None
    assert (cell.value, cell.of) == (1.5 / 4, 4)
    assert found.cross[order.index("b")][order.index("a")] is None
    assert found.without_winner == 1


def test_at_mixed_tables_two_are_compared_where_one_of_them_won() -> None:
    games = [
        GameOutcome((0, 1, 2), (0,)),
        GameOutcome((0, 1, 2), (2,)),
        GameOutcome((0, 1, 2), (0, 1)),
        GameOutcome((0, 1, 2), (1,)),
    ]
    found = standings(["a", "b", "c"], ["a", "b", "c"], 3, games, 1, TOGETHER, {})
    order = [entrant.label for entrant in found.entrants]
    cell = found.cross[order.index("a")][order.index("b")]
    assert cell is not None
    assert (cell.value, cell.of) == (1 / 2, 2)


def test_who_surely_loses_to_whom_is_named() -> None:
    (size,) = play_tournament(TournamentSetup("bulletbucks", ("random", "shrewd"), (4,), 60, 5), 1).sizes
    assert {entrant.label: entrant.loses_to for entrant in size.entrants} == {"shrewd": [], "random": ["shrewd"]}


def test_lost_moves_are_reported() -> None:
    bots = ("random", "tests.bots.strange:Raising")
    (size,) = play_tournament(TournamentSetup("bulletbucks", bots, (3,), 3, 5), 1).sizes
    assert set(size.fouls) == {"Raising"}


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        (TournamentSetup("bulletbucks", ("random",), (3,), 3, 5), "two bots at least"),
        (TournamentSetup("bulletbucks", ("random", "steady"), (2,), 3, 5), "bulletbucks is for 3 to 6 players, not 2"),
        (
            TournamentSetup("bulletbucks", ("random", "steady"), (3,), 3, 5, SWISS),
            "Swiss tables of 3 need as many bots",
        ),
    ],
    ids=["one", "seats", "swiss"],
)
def test_what_cannot_be_played_is_refused_before_any_game(setup: TournamentSetup, sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        play_tournament(setup)


def test_without_openskill_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill", None)
    with pytest.raises(ArenaError, match=r"-m pip install .*openskill"):
        play_tournament(SMALL)
