"""`view.sample`: tables that a seat cannot tell from the real one, as likely as they should be."""

import math
from collections import Counter

import pytest
from hypothesis import given
from librt.random import Random

from clickbang.core.audience import SPECTATOR
from clickbang.core.chance import Seeded
from clickbang.core.seats import members
from clickbang.core.table import UNANSWERED, Policy, Table
from clickbang.games.bulletbucks import Bid, Bulletbucks, Convert, encode
from tests.bulletbucks.position import ONE, TWO, Play, game
from tests.bulletbucks.random_games import RandomGame, random_games, table_of, views_of
from tests.bulletbucks.test_accounts import assert_nothing_is_lost
from tests.bulletbucks.test_views import assert_public_part_agrees


@given(random_games())
def test_a_sampled_table_agrees_with_the_view_in_all_that_it_shows(random_game: RandomGame) -> None:
    for step, sitting in enumerate(random_game.steps()):
        for view in views_of(sitting):
            sampled = view.sample(Random(step))
            assert isinstance(sampled, Bulletbucks)
            assert_public_part_agrees(view, sampled)
            assert sampled.prompt_for(view.seat).shown() == sitting.prompt_for(view.seat).shown()


@given(random_games())
def test_a_sampled_table_differs_from_the_truth_only_in_what_others_have_sealed(random_game: RandomGame) -> None:
    for step, sitting in enumerate(random_game.steps()):
        table = table_of(sitting)
        for view in views_of(sitting):
            sampled = view.sample(Random(step))
            assert isinstance(sampled, Bulletbucks)
            assert list(sampled.board.purses) == list(table.board.purses)
            assert sampled.board.removed == table.board.removed
            assert sitting.over or sampled.board.bidders == table.board.bidders
            assert_nothing_is_lost(sampled)
            assert sampled.settings() == table.settings()
            if view.seat != SPECTATOR and not sitting.over and table.chance == 0:
                assert sampled.answers[view.seat] == table.answers[view.seat]


@given(random_games())
def test_what_others_have_sealed_in_a_sampled_table_is_legal(random_game: RandomGame) -> None:
    for step, sitting in enumerate(random_game.steps()):
        for view in views_of(sitting):
            sampled = view.sample(Random(step))
            for seat in members(view.sealed_by if sampled.must else 0):
                asked_again = sampled.clone()
                asked_again.must |= 1 << seat
                assert asked_again.legal(seat, sampled.answers[seat])


@given(random_games())
def test_a_sampled_table_can_be_played_to_its_end(random_game: RandomGame) -> None:
    for step, sitting in enumerate(random_game.steps()):
        for view in views_of(sitting):
            sampled = view.sample(Random(step))
            sampled.playout([Random(seat) for seat in range(random_game.seats)], Seeded(step))
            assert sampled.over


@given(random_games())
def test_sampling_leaves_the_view_as_it_was(random_game: RandomGame) -> None:
    for step, sitting in enumerate(random_game.steps()):
        for view in views_of(sitting):
            before = view.shown()
            view.sample(Random(step))
            assert view.shown() == before


# How likely each sampled table is, against all that are possible

World = tuple[int, int, int]
"""What lies sealed before each seat."""

SAMPLES = 3000
RARE = {1: 10.83, 2: 13.82, 8: 26.12}
"""Chi-square, by degrees of freedom, that a right sampler passes but once in a thousand."""


def two_have_sealed() -> Play:
    """Seats 0 and 1 hold one note of each kind and have sealed; seat 2 has not."""
    play = game(3).bids((5, 5), (5, 5), (6, 5)).names(2).click()
    return play.answer(0, Bid(1, 1)).answer(1, Bid(0, 1))


def one_converts() -> Play:
    """Seat 0 has sealed which of its two stacks it converts; seat 1, with one stack, has not."""
    play = game(3).bids(ONE, TWO, (0, 2)).names(0).click().bids(ONE, TWO, (0, 2)).names(0).click().clicks(1)
    return play.bids((3, 6), (5, 4), ONE).names(2).click().answer(0, Convert(1))


def sampled_worlds(play: Play, watcher: int, policy: Policy | None = None) -> Counter[World]:
    """How often each world came up."""
    random = Random(2024)
    found: Counter[World] = Counter()
    for _ in range(SAMPLES):
        zero, one, two = play.view(watcher).sample(random, policy).answers
        found[zero, one, two] += 1
    return found


def distance(found: Counter[World], likely: dict[World, float]) -> float:
    """Chi-square of the counts; anything impossible is infinitely far."""
    if not set(found) <= set(likely):
        return math.inf
    return sum((found[world] - SAMPLES * p) ** 2 / (SAMPLES * p) for world, p in likely.items())


SMALL_BIDS = [encode(Bid(0, 1)), encode(Bid(1, 0)), encode(Bid(1, 1))]
"""All that somebody with one note of each kind can bid."""


@pytest.mark.parametrize("watcher", [2, SPECTATOR])
def test_who_has_sealed_nothing_imagines_every_pair_of_bids_equally_often(watcher: int) -> None:
    likely = {(one, other, UNANSWERED): 1 / 9 for one in SMALL_BIDS for other in SMALL_BIDS}
    assert distance(sampled_worlds(two_have_sealed(), watcher), likely) < RARE[8]


@pytest.mark.parametrize(("watcher", "other"), [(0, 1), (1, 0)])
def test_who_has_sealed_imagines_every_bid_of_the_other_equally_often(watcher: int, other: int) -> None:
    own = {0: encode(Bid(1, 1)), 1: encode(Bid(0, 1))}
    worlds = [{watcher: own[watcher], other: bid} for bid in SMALL_BIDS]
    likely = {(world[0], world[1], UNANSWERED): 1 / 3 for world in worlds}
    assert distance(sampled_worlds(two_have_sealed(), watcher), likely) < RARE[2]


@pytest.mark.parametrize("watcher", [1, 2, SPECTATOR])
def test_either_stack_is_imagined_to_be_converted_equally_often(watcher: int) -> None:
    likely = {(encode(Convert(stack)), UNANSWERED, UNANSWERED): 1 / 2 for stack in (0, 1)}
    assert distance(sampled_worlds(one_converts(), watcher), likely) < RARE[1]


def careful(table: Table, seat: int, random: Random) -> int:
    """Three times in four the first choice, else the last."""
    choices = table.legal_actions(seat)
    return choices[0] if random.randrange(4) else choices[-1]


def test_a_given_policy_says_how_likely_each_world_is() -> None:
    chances = {SMALL_BIDS[0]: 3 / 4, SMALL_BIDS[2]: 1 / 4}
    likely = {(a, b, UNANSWERED): p * q for a, p in chances.items() for b, q in chances.items()}
    assert distance(sampled_worlds(two_have_sealed(), 2, careful), likely) < RARE[8]


def test_a_biased_sampler_would_be_noticed() -> None:
    likely = {(one, other, UNANSWERED): 1 / 9 for one in SMALL_BIDS for other in SMALL_BIDS}
    assert distance(sampled_worlds(two_have_sealed(), 2, careful), likely) > RARE[8]
