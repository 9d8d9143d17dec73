"""The bots that somebody meets in their first game: friendly at first in Battle Royal, solvent in Bulletbucks."""

import pytest

from clickbang.bots import Bot
from clickbang.bots.match import play_match
from clickbang.bots.registry import built_in_bots, welcoming_bot
from clickbang.games import GAMES
from clickbang.games.battleroyal import Confront, Sign
from clickbang.games.battleroyal.bots.naive import NaiveBot
from clickbang.games.battleroyal.bots.trusting import TrustingBot
from clickbang.games.battleroyal.events import Eliminated, SignsRevealed
from clickbang.games.bulletbucks.bots.steady import SteadyBot
from clickbang.games.bulletbucks.events import Left, RoundBegan
from tests.battleroyal.position import game
from tests.bots.games.battleroyal_seats import answer

GAMES_PLAYED = 8


@pytest.mark.parametrize("name", sorted(GAMES))
def test_who_welcomes_a_newcomer_is_a_bot_of_the_game(name: str) -> None:
    assert welcoming_bot(GAMES[name]) in built_in_bots(GAMES[name])


def test_trusting_shows_team_at_a_first_meeting_whatever_it_holds() -> None:
    play = game(6, "bazooka rope").confronts(1)
    assert [answer(TrustingBot(), play, seat) for seat in (0, 1)] == [Sign(0), Sign(0)]


def test_trusting_looks_for_a_friend() -> None:
    assert answer(TrustingBot(), game(6, "bazooka"), 0) == Confront(1)


def test_trusting_does_not_trust_who_has_killed() -> None:
    play = game(6, "fork rope bazooka").confronts(1, "K", "T")  # seat 0 has killed seat 1
    assert answer(TrustingBot(), play, 2) != Confront(0)


def killed_at_their_first_meeting(bot: type[Bot]) -> int:
    """In how many games a friendly player falls in their first confrontation, with this kind of bot all around."""
    fallen = 0
    for number in range(GAMES_PLAYED):
        match = play_match(GAMES["battleroyal"], [TrustingBot(), *[bot() for _ in range(5)]], 7, number)
        meetings = 0
        for event in match.sitting.spectator.history:
            if isinstance(event, SignsRevealed) and any(sign.seat == 0 for sign in event.signs):
                meetings += 1
            if isinstance(event, Eliminated) and 0 in event.seats:
                fallen += meetings == 1
                break
    return fallen


def test_among_trusting_bots_a_first_meeting_is_no_end() -> None:
    assert killed_at_their_first_meeting(TrustingBot) <= 1 < killed_at_their_first_meeting(NaiveBot)


def test_games_among_trusting_bots_have_a_winner() -> None:
    won = [
        bool(play_match(GAMES["battleroyal"], [TrustingBot() for _ in range(6)], 3, n).sitting.table.result().winners)
        for n in range(GAMES_PLAYED)
    ]
    assert sum(won) >= GAMES_PLAYED - 2  # nobody wins about one game in twelve


def test_steady_stays_solvent() -> None:
    broke = 0
    for number in range(5 * GAMES_PLAYED):
        current = 0
        for event in play_match(
            GAMES["bulletbucks"], [SteadyBot() for _ in range(4)], 5, number
        ).sitting.spectator.history:
            if isinstance(event, RoundBegan):
                current = event.round
            broke += isinstance(event, Left) and current <= 3
    assert broke <= 2
