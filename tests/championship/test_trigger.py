"""WC-13 to WC-15: shot by shot, who stops, and the winner's choice to fire on."""

import pytest

from clickbang.core.actions import Decline
from clickbang.core.events import Asked, Ended
from clickbang.games.championship import FireOn, decode
from clickbang.games.championship.events import (
    CardDrawn,
    CharacterDied,
    LastCaptain,
    PhaseBegan,
    RoundScored,
    Shot,
    ShotsFired,
)
from tests.championship.position import Play, deck, game

# WC-13: the shots


@pytest.mark.rule("WC-13")
def test_everyone_whose_bet_is_not_used_up_fires_at_the_same_moment() -> None:
    play = game(3, deck="none").bets(1, 3, 2).accuses({})
    assert [[seat for seat, _, _ in event.shots] for event in play.heard(ShotsFired)] == [[0, 1, 2], [1, 2], [1]]


@pytest.mark.rule("WC-13", "WC-19")
def test_a_bullet_kills_a_character_and_the_player_is_out_of_the_round() -> None:
    play = game(2, deck="none").bets(2, 2).barrel(0, "B").accuses({})
    assert play.heard(ShotsFired, CharacterDied) == [
        ShotsFired((Shot(0, 1, -1), Shot(1, 0, -1))),
        CharacterDied(0, 2, False),
        ShotsFired((Shot(1, 0, -1),)),
    ]


@pytest.mark.rule("WC-13")
def test_after_a_click_they_go_on() -> None:
    play = game(2, deck="none").bets(3, 0).barrel(0, "CCB").accuses({})
    assert [event.shots[0][1] for event in play.heard(ShotsFired)] == [0, 0, 1]


@pytest.mark.rule("WC-13", "WC-23")
def test_the_cards_of_a_shot_are_told_in_seat_order() -> None:
    play = game(3, deck="none").round().bets(1, 1, 1).accuses({})
    assert play.heard(ShotsFired) == [ShotsFired((Shot(1, 0, -1), Shot(2, 0, -1), Shot(0, 0, -1)))]


@pytest.mark.rule("WC-13")
def test_several_die_in_one_shot() -> None:
    play = game(3, deck="none").bets(1, 1, 1).barrel(0, "B").barrel(2, "B").accuses({})
    assert play.heard(CharacterDied) == [CharacterDied(0, 2, False), CharacterDied(2, 2, False)]
    assert play.points == (0, 2, 0)


# WC-14: who stops, and when the phase ends


@pytest.mark.rule("WC-14")
def test_the_phase_ends_when_nobody_has_a_shot_left() -> None:
    play = game(2, deck="none").bets(1, 2).accuses({})
    assert play.news[2:4] == [ShotsFired((Shot(1, 0, -1),)), PhaseBegan("scoring")]


@pytest.mark.rule("WC-14")
def test_the_phase_ends_early_when_all_who_had_shots_are_dead() -> None:
    play = game(2, deck="none").bets(5, 0).barrel(0, "B").accuses({})
    assert len(play.heard(ShotsFired)) == 1


@pytest.mark.rule("WC-14", "WC-21")
def test_who_has_stopped_can_still_be_shot_at() -> None:
    play = game(2, "gift peek").bets(2, 1).shoots().plays("trigger", {0: ("gift", 1)}).barrel(0, "B").shoots()
    assert play.heard(ShotsFired, CharacterDied) == [ShotsFired((Shot(0, 1, 1),)), CharacterDied(1, 2, False)]


@pytest.mark.rule("WC-14", "WC-23")
def test_one_card_window_even_if_all_bet_0() -> None:
    play = game(2, "one-more peek").bets(0, 0).until("play", "trigger")
    assert play.asked == [0, 1]
    assert play.plays("trigger", {0: ("one-more", 1)}).shoots().heard(ShotsFired) == [ShotsFired((Shot(1, 0, -1),))]


@pytest.mark.rule("WC-14", "WC-23")
def test_cards_can_be_played_after_the_last_shot() -> None:
    play = game(2, "one-more peek").bets(1, 0).shoots()
    assert (play.phase, play.asked) == ("trigger", [0, 1])
    assert play.plays("trigger", {0: ("one-more", 0)}).shoots().heard(ShotsFired) == [ShotsFired((Shot(0, 0, -1),))]


# WC-15: the last captain


def showdown(seats: int, *bets: int) -> Play:
    """All but the last seat have lost their team-mates; the others are about to fire this often."""
    play = game(seats, deck="none")
    doomed = tuple(range(seats - 1))
    for _ in range(3):
        play.round(killing=doomed)
    for seat in doomed:
        play.barrel(seat, "B")
    return play.bets(*bets).accuses({})


@pytest.mark.rule("WC-15")
def test_the_last_captain_alive_has_won_and_is_asked_whether_to_fire_on() -> None:
    play = showdown(3, 1, 1, 2)
    assert play.news[-2:] == [LastCaptain(2), Asked("fire-on", (), (2,), (), True)]
    assert [decode(code) for code in play.prompt(2).choices] == [Decline(), FireOn()]


@pytest.mark.rule("WC-15", "WC-18")
def test_who_declines_to_fire_on_has_won() -> None:
    play = showdown(3, 1, 1, 2).answer(2, Decline())
    assert play.news == [Ended("last-captain", (2,), (0, 0, 3))]
    assert play.result.winners == (2,)


@pytest.mark.rule("WC-15")
def test_silence_does_not_fire_on() -> None:
    assert showdown(3, 1, 1, 2).table.default_action(2) == 0


@pytest.mark.rule("WC-15")
def test_who_fires_on_and_lives_has_won_and_is_asked_once_only() -> None:
    play = showdown(3, 1, 1, 4).answer(2, FireOn())
    assert play.news == [*[ShotsFired((Shot(2, 0, -1),))] * 3, Ended("last-captain", (2,), (0, 0, 3))]


@pytest.mark.rule("WC-15", "WC-19")
def test_who_fires_on_and_loses_a_team_mate_still_wins() -> None:
    play = showdown(3, 1, 1, 4).barrel(2, "CB").answer(2, FireOn())
    assert play.news[-3:] == [
        ShotsFired((Shot(2, 1, -1),)),
        CharacterDied(2, 2, False),
        Ended("last-captain", (2,), (0, 0, 3)),
    ]


def duel(bet: int) -> Play:
    """Two captains alone: seat 0 has died of the first shot, seat 1 bet so many."""
    play = game(2, deck="none")
    for _ in range(3):
        play.round(killing=(0, 1))
    return play.bets(1, bet).barrel(0, "B").accuses({})


@pytest.mark.rule("WC-15", "WC-18")
def test_who_fires_on_and_loses_the_captain_wins_nothing_nor_does_anybody() -> None:
    play = duel(3).barrel(1, "CB").answer(1, FireOn())
    assert play.news[-2:] == [CharacterDied(1, 0, True), Ended("nobody-left", (), (0, 0))]
    assert play.result.winners == ()


@pytest.mark.rule("WC-15")
def test_a_last_captain_without_shots_left_is_not_asked() -> None:
    play = duel(1)
    assert play.news[-2:] == [LastCaptain(1), Ended("last-captain", (1,), (0, 0))]


@pytest.mark.rule("WC-15")
def test_a_last_captain_who_is_out_of_the_round_is_not_asked() -> None:
    play = game(2, deck="none")
    for _ in range(3):
        play.round(killing=(0,))
    play.bets(1, 5).barrel(0, "B").barrel(1, "B").accuses({})
    assert play.news[-4:-1] == [CharacterDied(1, 2, False), CharacterDied(0, 0, True), LastCaptain(1)]
    assert play.result.winners == (1,)


@pytest.mark.rule("WC-15", "WC-18")
def test_the_last_captains_die_in_the_same_shot() -> None:
    play = game(2, deck="none")
    for _ in range(3):
        play.round(killing=(0, 1))
    play.bets(1, 5).barrel(0, "B").barrel(1, "B").accuses({})
    assert play.news[-1] == Ended("nobody-left", (), (0, 0))


@pytest.mark.rule("WC-15")
def test_no_cards_are_played_then() -> None:
    play = game(2, deck=deck(air_gun=20))
    for _ in range(3):
        play.round(killing=(0, 1))
    play.bets(1, 3).barrel(0, "B").shoots().barrel(1, "CC").answer(1, FireOn())
    assert play.heard(Asked, CardDrawn, RoundScored) == []
    assert play.result.winners == (1,)


@pytest.mark.rule("WC-15", "WC-22")
def test_the_winner_fires_on_at_themselves() -> None:
    play = game(2, deck=deck(air_gun=20))
    for _ in range(3):
        play.round(killing=(0, 1))
    play.bets(1, 3).barrel(0, "B").plays("trigger", {1: "air-gun"}).shoots().barrel(1, "B").answer(1, FireOn())
    assert play.heard(ShotsFired) == [ShotsFired((Shot(1, 1, -1),))]
    assert play.result.winners == ()
