"""Ratings find the order of players whose strength is known, and their intervals hold it."""

from math import exp, log

from librt.random import Random

from clickbang.arena.tournament.ratings import GameOutcome, ratings

STRENGTHS = (1.0, 2.0, 4.0)
"""Each wins as often as its strength, among those at the table."""


def games(seats: int, count: int, seed: int) -> list[GameOutcome]:
    """Tables at which one player sits among copies of another."""
    random = Random(seed)
    found = []
    for _ in range(count):
        one = random.randrange(3)
        other = (one + 1 + random.randrange(2)) % 3
        players = (one, *[other] * (seats - 1))
        point = random.random() * sum(STRENGTHS[player] for player in players)
        winner = 0
        while point > STRENGTHS[players[winner]]:
            point -= STRENGTHS[players[winner]]
            winner += 1
        found.append(GameOutcome(players, (winner,)))
    return found


def test_the_order_is_found_at_any_number_of_seats() -> None:
    for seats in (2, 4, 36):
        found = [one.value for one in ratings(3, games(seats, 2000, 1), 1)]
        assert found == sorted(found), seats


def test_ratings_say_how_often_somebody_wins() -> None:
    """By the model's own scale, a difference means the odds that were played."""
    for seats in (2, 6):
        found = ratings(3, games(seats, 6000, 2), 2)
        scale = (2 * (25 / 6) ** 2) ** 0.5
        odds = exp((found[2].value - found[0].value) / scale)
        assert abs(log(odds) - log(4)) < 0.35, seats


def test_more_games_make_intervals_narrower() -> None:
    few, many = ratings(3, games(4, 100, 3), 3)[0], ratings(3, games(4, 3000, 3), 3)[0]
    assert many.high - many.low < (few.high - few.low) / 2


def test_a_game_that_nobody_won_says_nothing() -> None:
    assert [one.value for one in ratings(2, [GameOutcome((0, 1), ())] * 10, 1)] == [25.0, 25.0]


def test_a_game_that_both_won_draws_them_together() -> None:
    beaten = [GameOutcome((0, 1), (0,))] * 10
    apart = ratings(2, beaten, 1)
    closer = ratings(2, beaten + [GameOutcome((0, 1), (0, 1))] * 30, 1)
    assert apart[0].value - apart[1].value > closer[0].value - closer[1].value > 0
