"""Counting is exact: parts add up to the whole, however the games are divided."""

import msgspec
import pytest

from clickbang.arena import Plan, summarize
from clickbang.arena.facts import general_facts, statistics_of
from clickbang.arena.games import play_games
from clickbang.arena.tally import EXAMPLES, Tally
from clickbang.bots.referee import ILLEGAL, RAISED, Foul
from clickbang.games import GAMES
from tests.bulletbucks.position import ALL, ONE, TWO, Play, game

THREE = Plan("bulletbucks", ("random", "naive", "shrewd"), 10, 1, fixed_seats=True)


def counted(*plays: Play) -> Tally:
    tally = Tally(THREE)
    for number, play in enumerate(plays, start=1):
        tally.add_game(number, play.table, 10 * number, ())
    return tally


def as_bytes(tally: Tally) -> bytes:
    return msgspec.json.encode(summarize(tally))


@pytest.mark.parametrize("cuts", [[5], [1, 2, 3], [1, 9]])
def test_parts_add_up_in_any_order(cuts: list[int]) -> None:
    plan = Plan("bulletbucks", ("tests.bots.strange:Raising", "naive", "random"), 10, 3)
    parts = [play_games(plan, plan.numbers[low:high]) for low, high in zip([0, *cuts], [*cuts, 10], strict=True)]
    forwards, backwards = Tally(plan), Tally(plan)
    for part in parts:
        forwards.add(part)
    for part in reversed(parts):
        backwards.add(part)
    assert as_bytes(forwards) == as_bytes(backwards) == as_bytes(play_games(plan, plan.numbers))


def test_a_shared_win_is_shared_in_whole_numbers() -> None:
    shared = game(3).clicks(0, 1, 2, 0, 1, 2)
    assert shared.result.winners == (0, 1, 2)
    tally = counted(shared)
    assert tally.shares == 6
    assert [player.wins for player in tally.players] == [2, 2, 2]
    assert tally.seat_wins == [2, 2, 2]


def test_a_game_without_a_winner_counts_for_nobody() -> None:
    tally = counted(game(3).bids(ALL, ALL, ALL))
    assert tally.without_winner == 1
    assert [player.wins for player in tally.players] == [0, 0, 0]


def test_deaths_departures_rounds_and_endings_are_counted() -> None:
    tally = counted(
        game(3).bids(ALL, ALL, ALL),
        game(3).bids(ONE, TWO, ONE).names(1).bang().bids(ONE, TWO).names(2).bang(),
    )
    summary = summarize(tally)
    assert [sorted(player.fates) for player in summary.players] == [
        ["alive", "left"],
        ["dead", "left"],
        ["dead", "left"],
    ]
    assert summary.rounds.counts == {1: 1, 2: 1}
    assert summary.decisions.counts == {10: 1, 20: 1}
    assert {ending: share.value for ending, share in summary.endings.items()} == {"nobody-left": 0.5, "one-left": 0.5}


def test_whoever_wins_dead_is_counted() -> None:
    beyond = game(3).bids(ONE, (0, 3), ONE).names(1).click().bids(ONE, TWO, ONE).names(1).bang()
    beyond.bids(ONE, TWO).names(2).bang()
    assert beyond.result.winners == (1,)
    assert summarize(counted(beyond)).remarks["won by the dead"].value == 1


def test_only_the_first_few_different_fouls_are_kept() -> None:
    over = game(3).bids(ALL, ALL, ALL).table
    tally = Tally(THREE)
    for number in (9, 4, 7, 2):
        fouls = [Foul(0, "Bad", "bid", RAISED, "boom"), Foul(0, "Bad", "bid", ILLEGAL, f"odd {number}")]
        tally.add_game(number, over, 1, fouls)
    bad = summarize(tally).players[0]
    assert bad.fouls == {"illegal": 4, "raised": 4}
    assert bad.foul_examples == [
        "game 2: Bad in seat 1 raised an error at 'bid': boom",
        "game 2: Bad in seat 1 answered what is not allowed at 'bid': odd 2",
        "game 4: Bad in seat 1 answered what is not allowed at 'bid': odd 4",
    ]
    assert len(bad.foul_examples) == EXAMPLES


def test_every_game_adds_its_facts() -> None:
    assert all(statistics_of(game).facts is not general_facts for game in GAMES)
