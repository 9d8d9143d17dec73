"""The four questions that the original answers, and its four examples; each test carries the number of its own.

Question 1: several accuse the same player at the same moment.
Question 2: the last one alive has shots left.
Question 3: Peek at a player who has looked at the cards already.
Question 4: A Gift! or Shoot Somebody when all others are dead or have finished.

Example 1: surviving a bet of 0, and one of 4.
Example 2: of two who bet 3 and 4, the second gives the fourth shot to the first.
Example 3: Air Gun, then Shoot Somebody.
Example 4: who bets 2 and survives two shots fires no third.
"""

import pytest

from clickbang.core.actions import Action, Decline
from clickbang.core.events import Asked, Ended
from clickbang.games.championship import Aim, FireOn, decode
from clickbang.games.championship.events import (
    AimsRevealed,
    CardDrawn,
    CharacterDied,
    ChosenAim,
    LastCaptain,
    Peeked,
    PenaltyBullet,
    Shot,
    ShotsFired,
)
from tests.championship.position import game


@pytest.mark.rule("WC-11", "WC-8")
def test_question_1_two_right_accusers_draw_three_cards_each() -> None:
    play = game(3).pockets("CBC").accuses({0: 1, 2: 1}).bribes()
    assert play.heard(CharacterDied) == [CharacterDied(1, 2, False)]
    assert play.heard(CardDrawn) == [CardDrawn(0)] * 3 + [CardDrawn(1)] + [CardDrawn(2)] * 3


@pytest.mark.rule("WC-11", "WC-9")
def test_question_1_for_two_wrong_accusers_two_cards_and_a_bullet_each() -> None:
    play = game(3).accuses({0: 1, 2: 1})
    assert play.heard(PenaltyBullet) == [PenaltyBullet(0, 1), PenaltyBullet(2, 1)]
    assert play.heard(CardDrawn) == [CardDrawn(1)] * 2


@pytest.mark.rule("WC-15", "WC-18")
@pytest.mark.parametrize(
    ("answer", "barrel", "fired", "ended"),
    [
        (Decline(), "", [], Ended("last-captain", (1,), (0, 0))),
        (FireOn(), "CC", [0, 0], Ended("last-captain", (1,), (0, 0))),
        (FireOn(), "CB", [0, 1], Ended("nobody-left", (), (0, 0))),
    ],
    ids=["need not fire on", "may fire on", "may die of it"],
)
def test_question_2_the_last_one_alive_has_won(answer: Action, barrel: str, fired: list[int], ended: Ended) -> None:
    play = game(2)
    for _ in range(3):
        play.round(killing=(0, 1))
    play.bets(1, 3).barrel(0, "B").shoots()
    assert play.news[-2:] == [LastCaptain(1), Asked("fire-on", (), (1,), (), True)]
    play.barrel(1, barrel).answer(1, answer)
    assert [event.shots for event in play.heard(ShotsFired)] == [((1, card, -1),) for card in fired]
    assert play.news[-1] == ended


@pytest.mark.rule("WC-24")
def test_question_3_peek_at_a_player_who_has_looked_already_shows_the_same() -> None:
    play = game(3, "peek peek peek").barrel(2, "BCC").plays("bet", {2: ("peek", 2)})
    play.plays("bet", {0: ("peek", 2), 1: ("peek", 2)})
    assert [play.whispered(seat) for seat in (0, 1)] == [[Peeked(0, 2, (1, 0, 0))], [Peeked(1, 2, (1, 0, 0))]]


@pytest.mark.rule("WC-21")
def test_question_4_a_gift_when_all_others_are_dead_or_have_finished() -> None:
    play = game(3, "gift peek peek").bets(3, 1, 1).barrel(1, "B").shoots().until("play", "trigger")
    assert play.targets(0, "gift") == [1, 2]


@pytest.mark.rule("WC-21")
def test_question_4_shoot_somebody_when_all_others_are_dead_or_have_finished() -> None:
    play = game(3, "shoot-somebody peek peek").bets(3, 1, 1).barrel(1, "B").shoots()
    play.plays("trigger", {0: "shoot-somebody"}).shoots()
    assert [decode(code) for code in play.prompt(0).choices] == [Aim(0), Aim(1), Aim(2)]
    assert play.barrel(0, "B").aims(2).heard(CharacterDied) == [CharacterDied(2, 2, False)]


@pytest.mark.rule("WC-16")
def test_example_1_a_survivor_scores_1_for_a_bet_of_0_and_5_for_one_of_4() -> None:
    assert game(2, deck="none").bets(0, 4).accuses({}).points == (1, 5)


@pytest.mark.rule("WC-21", "WC-14")
def test_example_2_a_player_who_has_finished_shooting_can_be_hurt() -> None:
    play = game(2, "gift peek").bets(4, 3).shoots().shoots().shoots()
    play.plays("trigger", {0: ("gift", 1)}).barrel(0, "B").shoots()
    assert play.heard(ShotsFired, CharacterDied) == [ShotsFired((Shot(0, 1, 1),)), CharacterDied(1, 2, False)]


@pytest.mark.rule("WC-22")
def test_example_3_air_gun_then_shoot_somebody_the_sky_is_off() -> None:
    play = game(3, "air-gun shoot-somebody peek").bets(1, 1, 0).plays("trigger", {0: "air-gun"})
    play.plays("trigger", {1: "shoot-somebody"}).shoots()
    assert play.news == [Asked("aim", (0, 1), (), (), True)]
    play.barrel(0, "B").aims(2, 0)
    assert play.heard(AimsRevealed, ShotsFired, CharacterDied) == [
        AimsRevealed((ChosenAim(0, 2), ChosenAim(1, 0))),
        ShotsFired((Shot(0, 1, 2), Shot(1, 0, 0))),
        CharacterDied(2, 2, False),
    ]


@pytest.mark.rule("WC-13", "WC-14")
def test_example_4_who_bets_2_fires_no_third_shot() -> None:
    play = game(2, deck="none").bets(2, 3).accuses({})
    assert [[seat for seat, _, _ in event.shots] for event in play.heard(ShotsFired)] == [[0, 1], [0, 1], [1]]
