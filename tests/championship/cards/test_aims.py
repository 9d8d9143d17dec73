"""WC-21: where shots go and whom they hurt."""

import pytest

from clickbang.core.events import Asked
from clickbang.games.championship.events import (
    CharacterDied,
    Shot,
    ShotsFired,
)
from tests.championship.position import game

# WC-21: whom a shot may be aimed at


@pytest.mark.rule("WC-21")
def test_a_gift_is_for_another_player() -> None:
    play = game(3, "gift peek peek").bets(1, 0, 0).until("play", "trigger")
    assert play.targets(0, "gift") == [1, 2]


@pytest.mark.rule("WC-21")
def test_a_shot_aimed_elsewhere_turns_the_firers_own_top_card() -> None:
    play = game(2, "gift peek").bets(1, 0).plays("trigger", {0: ("gift", 1)}).shoots()
    assert play.heard(ShotsFired, CharacterDied) == [ShotsFired((Shot(0, 0, 1),))]
    assert [player.left for player in play.view(0).players] == [5, 6]


@pytest.mark.rule("WC-21")
def test_a_bullet_then_hits_the_target_and_not_the_firer() -> None:
    play = game(2, "gift peek").bets(2, 0).plays("trigger", {0: ("gift", 1)}).barrel(0, "B").shoots()
    assert play.heard(CharacterDied) == [CharacterDied(1, 2, False)]
    assert play.shoots().heard(ShotsFired) == [ShotsFired((Shot(0, 0, -1),))]


@pytest.mark.rule("WC-21")
def test_one_may_aim_at_a_player_who_died_this_round_and_nothing_happens() -> None:
    play = game(3, "gift peek peek").bets(2, 1, 0).barrel(1, "B").shoots()
    play.plays("trigger", {0: ("gift", 1)}).barrel(0, "B").shoots()
    assert play.heard(ShotsFired, CharacterDied) == [ShotsFired((Shot(0, 1, 1),))]
    assert play.view(0).players[1].mates == 2


@pytest.mark.rule("WC-21")
def test_one_may_aim_at_a_player_out_of_the_round_who_lost_nobody() -> None:
    play = game(3, "gift bribe-the-judge peek").pockets("CBC").bets(1, 1, 0).accuses({2: 1}).bribes(1)
    play.plays("trigger", {0: ("gift", 1)}).barrel(0, "B").shoots()
    assert play.heard(ShotsFired, CharacterDied) == [ShotsFired((Shot(0, 1, 1),))]


@pytest.mark.rule("WC-21")
def test_one_may_aim_at_a_player_out_of_the_game() -> None:
    play = game(3, "gift peek peek")
    for _ in range(4):
        play.round(killing=(2,))
    play.bets(1, 0).plays("trigger", {0: ("gift", 2)}).barrel(0, "B").shoots()
    assert play.heard(ShotsFired, CharacterDied) == [ShotsFired((Shot(0, 1, 2),))]


@pytest.mark.rule("WC-21")
def test_nobody_loses_two_characters_when_two_bullets_hit_them_in_the_same_shot() -> None:
    play = game(3, "gift gift peek").bets(1, 1, 1).plays("trigger", {0: ("gift", 2), 1: ("gift", 2)})
    for seat in range(3):
        play.barrel(seat, "B")
    play.shoots()
    assert play.heard(ShotsFired) == [ShotsFired((Shot(0, 1, 2), Shot(1, 1, 2), Shot(2, 1, -1)))]
    assert play.heard(CharacterDied) == [CharacterDied(2, 2, False)]


@pytest.mark.rule("WC-21")
def test_nobody_loses_a_second_character_in_a_later_shot() -> None:
    play = game(2, "gift gift").bets(2, 1).barrel(1, "B").shoots()
    play.plays("trigger", {0: ("gift", 1)}).barrel(0, "B").shoots()
    assert play.view(0).players[1].mates == 2


@pytest.mark.rule("WC-21")
def test_the_bullets_of_players_killed_in_the_same_shot_count() -> None:
    play = game(3, "gift gift peek").bets(1, 1, 0).plays("trigger", {0: ("gift", 1), 1: ("gift", 0)})
    play.barrel(0, "B").barrel(1, "B").shoots()
    assert play.heard(CharacterDied) == [CharacterDied(0, 2, False), CharacterDied(1, 2, False)]


@pytest.mark.rule("WC-21", "WC-24")
def test_a_player_may_be_yourself() -> None:
    play = game(2, "live-round peek").until("play", "spin")
    assert play.targets(0, "live-round") == [0, 1]
    assert play.until("play", "bet").targets(1, "peek") == [0, 1]
    play = game(2, "second-thoughts informer").bets(1, 1).until("play", "accusation")
    assert (play.targets(0, "second-thoughts"), play.targets(1, "informer")) == ([0, 0, 1, 1], [0, 1])
    play = game(2, "one-more spin-again").until("play", "trigger")
    assert (play.targets(0, "one-more"), play.targets(1, "spin-again")) == ([0, 1], [0, 1])


@pytest.mark.rule("WC-21", "WC-24")
def test_another_player_may_not_be_yourself() -> None:
    play = game(3, "side-bet gift").until("play", "bet")
    assert play.targets(0, "side-bet") == [1, 2]
    assert play.bets(0, 1, 0).until("play", "trigger").targets(1, "gift") == [0, 2]


@pytest.mark.rule("WC-21", "WC-24")
def test_shoot_somebody_can_be_played_by_one_who_does_not_fire() -> None:
    play = game(2, "peek shoot-somebody").bets(1, 0).plays("trigger", {1: "shoot-somebody"}).shoots()
    assert play.news == [Asked("aim", (0,), (), (), True)]
