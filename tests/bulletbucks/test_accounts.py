"""In every game: no note and no marker is ever lost, made or changed, and the game ends."""

import pytest
from hypothesis import given

from clickbang.core.table import NOTHING
from clickbang.games.bulletbucks import Bulletbucks
from clickbang.games.bulletbucks.rules.notes import ones_in, twos_in
from clickbang.games.bulletbucks.rules.scoring import NO_MARKERS
from tests.bulletbucks.random_games import RandomGame, random_games, table_of


def assert_nothing_is_lost(table: Bulletbucks) -> None:
    """Every note of either kind and every marker is somewhere."""
    places = [*table.board.purses, *table.board.bids, *table.board.stacks, table.board.carried, table.board.removed]
    assert sum(ones_in(notes) for notes in places) == 6 * table.seats
    assert sum(twos_in(notes) for notes in places) == 6 * table.seats
    assert table.board.markers + len(table.board.stacks) + (table.chance != NOTHING) == 6


@pytest.mark.rule("BB-1", "BB-2", "BB-3")
@given(random_games())
def test_notes_of_either_kind_and_markers_are_never_lost_made_or_changed(random_game: RandomGame) -> None:
    for sitting in random_game.steps():
        assert_nothing_is_lost(table_of(sitting))


@pytest.mark.rule("BB-13", "BB-14")
@given(random_games())
def test_nobody_who_is_out_holds_or_has_bid_a_note_in_a_new_round(random_game: RandomGame) -> None:
    for sitting in random_game.steps():
        table = table_of(sitting)
        out = [seat for seat in range(table.seats) if not table.board.seated >> seat & 1]
        assert all(table.board.purses[seat] == 0 for seat in out)
        assert all(table.board.bids[seat] == 0 for seat in out if not table.board.raising)


@pytest.mark.rule("BB-16")
@given(random_games())
def test_a_game_ends_and_takes_six_rounds_unless_the_players_run_out(random_game: RandomGame) -> None:
    *_, sitting = random_game.steps()
    assert sitting.over
    result = sitting.table.result()
    assert (result.ending == NO_MARKERS) == (table_of(sitting).board.markers == 0)
    assert result.ending != NO_MARKERS or table_of(sitting).board.round >= 6


@pytest.mark.rule("BB-17", "BB-18")
@given(random_games())
def test_the_winners_are_those_with_the_highest_score_above_zero(random_game: RandomGame) -> None:
    *_, sitting = random_game.steps()
    result = sitting.table.result()
    best = max(result.scores)
    assert result.winners == tuple(seat for seat in range(random_game.seats) if 0 < result.scores[seat] == best)
