"""In every game: what a seat or a spectator is shown is what is true, and not more."""

import pytest
from hypothesis import given

from clickbang.core.audience import SPECTATOR
from clickbang.core.prompt import WATCHING
from clickbang.core.seats import mask_of
from clickbang.core.table import NOTHING, UNANSWERED
from clickbang.games.bulletbucks import Bulletbucks, BulletbucksView
from clickbang.games.bulletbucks.rules.board import NOBODY
from clickbang.games.bulletbucks.rules.notes import ones_in, twos_in
from clickbang.games.bulletbucks.rules.state import BID, NAME, RAISE
from tests.bulletbucks.random_games import RandomGame, random_games, table_of, views_of


def stacks_by_seat(table: Bulletbucks) -> list[list[int]]:
    by_seat: list[list[int]] = [[] for _ in range(table.seats)]
    for owner, notes in zip(table.board.stack_owners, table.board.stacks, strict=True):
        by_seat[owner].append(notes)
    return by_seat


def assert_public_part_agrees(view: BulletbucksView, table: Bulletbucks) -> None:
    """Everything that everybody may know."""
    assert view.seats == table.seats
    assert (view.round, view.markers) == (table.board.round, table.board.markers)
    assert (view.seated, view.dead) == (table.board.seated, table.board.dead)
    assert view.bids == list(table.board.bids)
    assert view.carried == table.board.carried
    assert view.pot == sum(table.board.bids) + table.board.carried
    assert view.stacks == stacks_by_seat(table)
    assert view.raising == table.board.raising
    assert view.tied & view.board.seated == (table.board.bidders & table.board.seated if table.board.raising else 0)
    assert view.spinning == (table.chance != NOTHING)
    assert view.over == table.over
    if not table.over:
        assert view.high_bidder == (table.board.high_bidder if table.kind == NAME or view.spinning else NOBODY)
        assert view.named == (table.board.named if view.spinning else NOBODY)
    assert view.kind == table.kind_name()
    assert view.waiting == table.must
    if table.kind != NOTHING:
        assert view.sealed == table.sealed
        assert view.sealed_by == mask_of(s for s in range(table.seats) if table.answers[s] != UNANSWERED)
    if table.over:
        result = table.result()
        assert (view.ending, view.winners, view.scores) == (result.ending, result.winners, result.scores)


@pytest.mark.rule("BB-4")
@given(random_games())
def test_every_view_agrees_with_the_table_in_all_that_is_public(random_game: RandomGame) -> None:
    for sitting in random_game.steps():
        for view in views_of(sitting):
            assert_public_part_agrees(view, table_of(sitting))


@given(random_games())
def test_everybody_knows_their_own_purse_and_what_they_have_sealed(random_game: RandomGame) -> None:
    for sitting in random_game.steps():
        table = table_of(sitting)
        for view in views_of(sitting)[:-1]:
            assert view.purse == table.board.purses[view.seat]
            assert view.own_answer == (table.answers[view.seat] if table.kind != NOTHING else UNANSWERED)
            answer = view.own_answer
            is_bid = answer != UNANSWERED and table.kind in (BID, RAISE)
            assert view.shown()["sealed_notes"] == ([ones_in(answer), twos_in(answer)] if is_bid else None)


@pytest.mark.rule("BB-4")
@given(random_games())
def test_purses_are_shown_as_they_are_where_they_are_open_and_not_at_all_where_not(random_game: RandomGame) -> None:
    is_open = random_game.options["open_purses"] == "on"
    for sitting in random_game.steps():
        for view in views_of(sitting):
            assert view.open_purses == (list(table_of(sitting).board.purses) if is_open else [])


@given(random_games())
def test_who_counts_knows_every_purse(random_game: RandomGame) -> None:
    for step, sitting in enumerate(random_game.steps()):
        for view in views_of(sitting):
            # some count at every step, some now and then, some only at the end
            if step % (view.seat + 1) == 0 or sitting.over:
                assert view.count_purses() == list(table_of(sitting).board.purses)


@given(random_games())
def test_a_prompt_tells_each_seat_whether_it_must_answer_and_what(random_game: RandomGame) -> None:
    for sitting in random_game.steps():
        table = table_of(sitting)
        for view in views_of(sitting):
            prompt = sitting.prompt_for(view.seat)
            must = view.seat != SPECTATOR and table.must >> view.seat & 1
            assert prompt.kind == table.kind_name()
            assert prompt.waiting == table.must
            assert (prompt.role != WATCHING) == bool(must)
            assert prompt.choices == (table.legal_actions(view.seat) if must else [])


@given(random_games())
def test_the_score_in_a_view_is_the_score_at_the_end(random_game: RandomGame) -> None:
    *_, sitting = random_game.steps()
    for view in views_of(sitting):
        assert tuple(view.score(seat) for seat in range(view.seats)) == sitting.table.result().scores


@given(random_games())
def test_what_is_shown_is_what_the_view_holds(random_game: RandomGame) -> None:
    for sitting in random_game.steps():
        for view in views_of(sitting):
            shown = view.shown()
            assert set(shown) == SHOWN
            assert shown["purse"] == (None if view.seat == SPECTATOR else [view.purse // 37, view.purse % 37])
            assert shown["bids"] == [[notes // 37, notes % 37] for notes in view.board.bids]


SHOWN = {
    "seat", "game", "seats", "options", "prompt", "prompts", "must", "asked", "standing", "sealed", "sealed_by",
    "own_answer", "draft", "ending", "winners", "scores", "round", "markers", "seated", "dead", "purse", "sealed_notes",
    "bids", "pot", "carried", "stacks", "standing_scores", "raising", "tied", "high_bidder", "named", "spinning",
    "open_purses",
}  # fmt: skip
"""Everything a view shows. Nothing else gets out of it without this list being thought over again (BB-4)."""
