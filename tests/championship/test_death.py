"""WC-19: who dies first, what the death of a team-mate brings, and what is left of a player without a captain."""

import pytest

from clickbang.core.audience import SPECTATOR
from clickbang.games.championship.events import CardDrawn, CardsPlayed, CharacterDied, PlayedCard, RoundBegan, ShotAdded
from tests.championship.position import Play, game, wrong_accusations


def without_team(seats: int, deal: str = "") -> Play:
    """Seat 0 has only the captain left."""
    play = game(seats, deal)
    for _ in range(3):
        play.round(killing=(0,))
    return play


@pytest.mark.rule("WC-19")
def test_team_mates_die_first_the_captain_last() -> None:
    play = game(3, deck="none")
    died = []
    for _ in range(4):
        died += play.round(killing=(0,)).heard(CharacterDied)
    assert died == [
        CharacterDied(0, 2, False),
        CharacterDied(0, 1, False),
        CharacterDied(0, 0, False),
        CharacterDied(0, 0, True),
    ]


@pytest.mark.rule("WC-19")
def test_for_a_team_mate_one_card_is_drawn() -> None:
    assert game(2).round(killing=(0,)).heard(CardDrawn) == [CardDrawn(0)]


@pytest.mark.rule("WC-19", "WC-23")
def test_those_who_died_in_one_shot_draw_in_seat_order() -> None:
    play = game(3).round(killing=(2,)).round(killing=(0, 1, 2))
    assert play.heard(CardDrawn) == [CardDrawn(1), CardDrawn(2), CardDrawn(0)]


@pytest.mark.rule("WC-19")
def test_for_the_captain_no_card_is_drawn() -> None:
    assert without_team(3).round(killing=(0,)).heard(CardDrawn) == []


@pytest.mark.rule("WC-19", "WC-9")
def test_the_barrel_goes_back_to_six_clicks_and_one_bullet() -> None:
    play = wrong_accusations(game(2, deck="none"), 2).pockets("BC").accuses({1: 0}).until("bet")
    assert [player.extra for player in play.view(SPECTATOR).players] == [0, 2]
    assert play.table.barrels[0].bullets == 1


@pytest.mark.rule("WC-19", "WC-24")
def test_a_death_takes_a_live_round_away_at_once() -> None:
    play = game(2, "live-round peek").plays("spin", {0: ("live-round", 1)})
    assert play.table.board.box() == 16
    play.bets(0, 1).barrel(1, "B").shoots()
    assert (play.table.board.box(), play.view(0).players[1].live) == (17, 0)


@pytest.mark.rule("WC-19")
def test_without_a_captain_a_player_is_out_of_the_game() -> None:
    play = without_team(3).round(killing=(0,))
    assert play.heard(RoundBegan) == [RoundBegan(5, 1, (1, 2))]
    assert not play.view(SPECTATOR).players[0].captain


@pytest.mark.rule("WC-19")
def test_a_player_out_of_the_game_keeps_the_hand() -> None:
    play = without_team(3, "spin-again").round(killing=(0,))
    assert (play.view(1).players[0].cards, play.hand(0).count("spin-again")) == (4, 1)


@pytest.mark.rule("WC-19", "WC-20")
def test_a_player_out_of_the_game_plays_a_card_with_a_skull() -> None:
    play = without_team(3, "one-more").round(killing=(0,)).plays("trigger", {0: ("one-more", 1)})
    assert play.heard(CardsPlayed, ShotAdded) == [CardsPlayed((PlayedCard(0, "one-more", 1, 0),)), ShotAdded(1, 1)]


@pytest.mark.rule("WC-19", "WC-20")
def test_a_player_out_of_the_game_plays_no_card_without_a_skull() -> None:
    play = without_team(3, "shoot-somebody").round(killing=(0,)).until("play", "trigger")
    assert (0 in play.asked, play.prompt(0).choices) == (True, [0])
