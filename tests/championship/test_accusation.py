"""WC-7 to WC-11: who may accuse whom, and what comes of it."""

import pytest

from clickbang.core.actions import Decline
from clickbang.core.audience import SPECTATOR
from clickbang.core.events import Asked
from clickbang.games.championship import Accuse, decode, encode
from clickbang.games.championship.events import (
    Accusation,
    AccusationsRevealed,
    CardDrawn,
    CharacterDied,
    NoPenalty,
    PenaltyBullet,
    PhaseBegan,
    PocketShown,
    Shot,
    ShotsFired,
)
from tests.championship.position import Play, game, wrong_accusations


def extras(play: Play) -> list[int]:
    """Everybody's extra BULLETs, as a spectator sees them."""
    return [player.extra for player in play.view(SPECTATOR).players]


# WC-7: accusing


@pytest.mark.rule("WC-7")
def test_one_may_accuse_one_other_player_or_nobody() -> None:
    choices = [decode(code) for code in game(4).until("accuse").prompt(1).choices]
    assert choices == [Decline(), Accuse(0), Accuse(2), Accuse(3)]


@pytest.mark.rule("WC-7")
def test_the_accused_shows_the_pocket_to_all() -> None:
    play = game(3).pockets("CBC").accuses({0: 1, 1: 2})
    assert play.news[:3] == [
        AccusationsRevealed((Accusation(0, 1), Accusation(1, 2))),
        PocketShown(1, 1),
        PocketShown(2, 0),
    ]


@pytest.mark.rule("WC-7")
def test_once_a_round() -> None:
    play = game(4).accuses({0: 1, 2: 3}).until("accuse")
    assert play.asked == [1, 3]


@pytest.mark.rule("WC-7")
def test_in_the_next_round_everybody_may_accuse_again() -> None:
    assert game(3).accuses({0: 1}).until("pocket").until("accuse").asked == [0, 1, 2]


@pytest.mark.rule("WC-7")
def test_a_shown_pocket_cannot_be_accused_again_this_round() -> None:
    play = game(4).accuses({0: 1}).until("accuse")
    assert [decode(code) for code in play.prompt(2).choices] == [Decline(), Accuse(0), Accuse(3)]


@pytest.mark.rule("WC-7")
def test_a_shown_pocket_can_be_accused_in_the_next_round() -> None:
    play = game(4).accuses({0: 1}).until("pocket").until("accuse")
    assert [decode(code) for code in play.prompt(2).choices] == [Decline(), Accuse(0), Accuse(1), Accuse(3)]


@pytest.mark.rule("WC-7")
def test_a_pocket_that_an_informer_saw_can_still_be_accused() -> None:
    play = game(2, "informer peek").plays("accusation", {0: ("informer", 1)})
    assert play.until("accuse").prompt(0).choices[1:] != []


@pytest.mark.rule("WC-7")
def test_a_player_out_of_the_game_cannot_be_accused() -> None:
    play = game(3)
    for _ in range(4):
        play.round(killing=(2,))
    assert [decode(code) for code in play.until("accuse").prompt(0).choices] == [Decline(), Accuse(1)]


@pytest.mark.rule("WC-7")
def test_why_somebody_cannot_be_accused_is_told() -> None:
    shown = game(4).accuses({0: 1}).until("accuse")
    assert why_not(shown, 2, 1) == "championship/pocket-is-shown"
    out = game(3)
    for _ in range(4):
        out.round(killing=(2,))
    assert why_not(out.until("accuse"), 0, 2) == "championship/is-out"


def why_not(play: Play, seat: int, accused: int) -> str:
    problem = play.sitting.table.problem(seat, encode(Accuse(accused)))
    assert problem is not None
    return problem.code


@pytest.mark.rule("WC-7")
def test_who_has_nobody_left_to_accuse_is_not_asked() -> None:
    # seat 2 has not accused, but the only pocket that has not been shown is their own
    assert PhaseBegan("trigger") in game(3, deck="none").accuses({0: 1, 1: 0}).news


# WC-8: caught


@pytest.mark.rule("WC-8")
def test_who_catches_a_bullet_draws_three_cards() -> None:
    play = game(3).pockets("CBC").accuses({0: 1}).bribes()
    assert play.heard(CardDrawn) == [CardDrawn(0)] * 3 + [CardDrawn(1)]


@pytest.mark.rule("WC-8", "WC-19")
def test_who_is_caught_loses_a_character() -> None:
    play = game(3, deck="none").pockets("CBC").accuses({0: 1})
    assert play.heard(CharacterDied) == [CharacterDied(1, 2, False)]


@pytest.mark.rule("WC-8", "WC-16")
def test_who_is_caught_is_out_of_the_round() -> None:
    play = game(3, deck="none").pockets("CBC").bets(1, 1, 1).accuses({0: 1}).accuses({})
    assert [event.shots for event in play.heard(ShotsFired)] == [((0, 0, -1), (2, 0, -1))]
    assert play.points == (2, 0, 2)


@pytest.mark.rule("WC-8")
def test_a_right_accuser_gets_no_bullet() -> None:
    play = game(3, deck="none").pockets("CBC").accuses({0: 1})
    assert play.heard(PenaltyBullet, NoPenalty) == []


# WC-9: wrongly accused


@pytest.mark.rule("WC-9")
def test_who_was_accused_in_vain_draws_one_card() -> None:
    assert game(3).accuses({0: 1}).heard(CardDrawn) == [CardDrawn(1)]


@pytest.mark.rule("WC-9")
def test_who_was_accused_in_vain_stays_in_the_round() -> None:
    play = game(2, deck="none").bets(1, 1).accuses({0: 1})
    assert play.heard(CharacterDied) == []
    assert play.accuses({}).heard(ShotsFired) == [ShotsFired((Shot(0, 0, -1), Shot(1, 0, -1)))]


@pytest.mark.rule("WC-9")
def test_a_wrong_accuser_gets_a_bullet_for_a_click() -> None:
    play = game(3).accuses({0: 1})
    assert play.heard(PenaltyBullet) == [PenaltyBullet(0, 1)]
    assert (play.table.board.players[0].left, play.table.barrels[0].bullets) == (6, 2)


@pytest.mark.rule("WC-9")
def test_the_barrel_of_a_wrong_accuser_is_reshuffled() -> None:
    play = game(2, "peek peek").plays("bet", {1: ("peek", 0)}).bets(1, 0)
    assert (play.table.barrels[0].known, play.view(1).players[0].known) == (3, [0, 0, 0])
    play.accuses({0: 1})
    assert (play.table.barrels[0].known, play.view(1).players[0].known) == (0, [])


@pytest.mark.rule("WC-9")
def test_a_wrong_accuser_keeps_the_bet() -> None:
    play = game(2, deck="none").bets(3, 0).accuses({0: 1}).accuses({})
    assert len(play.heard(ShotsFired)) == 3
    assert play.points == (4, 1)


@pytest.mark.rule("WC-9")
def test_the_extra_bullet_stays_round_after_round() -> None:
    play = game(2, deck="none").accuses({0: 1}).until("pocket").round().until("bet")
    assert extras(play) == [1, 0]
    assert [barrel.bullets for barrel in play.table.barrels] == [2, 1]


@pytest.mark.rule("WC-9")
def test_extra_bullets_add_up() -> None:
    play = wrong_accusations(game(2, deck="none"), 3)
    assert play.heard(PenaltyBullet) == [PenaltyBullet(0, 3), PenaltyBullet(1, 3)]


@pytest.mark.rule("WC-9", "WC-19")
def test_a_death_takes_all_extra_bullets_away() -> None:
    play = wrong_accusations(game(2, deck="none"), 3).round(killing=(0,)).until("bet")
    assert extras(play) == [0, 3]
    assert [barrel.bullets for barrel in play.table.barrels] == [1, 4]


@pytest.mark.rule("WC-9")
def test_everybody_sees_how_many_extra_bullets_a_player_has() -> None:
    play = game(3).accuses({2: 0})
    for seat in (0, 1, 2, SPECTATOR):
        assert [player.extra for player in play.view(seat).players] == [0, 0, 1]


@pytest.mark.rule("WC-9")
def test_a_barrel_without_a_click_stays_as_it_is() -> None:
    play = wrong_accusations(game(2, deck="none"), 5).pockets("CC").bets(1, 0).accuses({0: 1})
    assert play.heard(PenaltyBullet, NoPenalty) == [NoPenalty(0)]
    assert extras(play) == [5, 5]
    assert play.accuses({}).heard(ShotsFired) == [ShotsFired((Shot(0, 1, -1),))]


@pytest.mark.rule("WC-9")
def test_the_barrel_counts_and_not_the_pocket() -> None:
    # six BULLETs and a CLICK: with a BULLET in the pocket the CLICK is in the barrel
    play = wrong_accusations(game(2, deck="none"), 5).pockets("BC").accuses({0: 1})
    assert play.heard(PenaltyBullet, NoPenalty) == [PenaltyBullet(0, 6)]
    assert play.table.barrels[0].bullets == 6


@pytest.mark.rule("WC-9", "WC-24")
def test_a_live_round_may_have_taken_the_last_click() -> None:
    play = wrong_accusations(game(2, "live-round peek"), 4).pockets("CC")
    play.plays("spin", {0: ("live-round", 0)}).accuses({0: 1})
    assert play.heard(PenaltyBullet, NoPenalty) == [NoPenalty(0)]


# WC-10: out of the round


@pytest.mark.rule("WC-10")
def test_who_is_out_of_the_round_may_still_accuse() -> None:
    play = game(3, deck="none").pockets("BCC").accuses({1: 0})
    assert play.news[-1] == Asked("accuse", (), (0, 2), (), True)
    assert play.accuses({0: 2}).heard(PocketShown) == [PocketShown(2, 0)]


@pytest.mark.rule("WC-10", "WC-8")
def test_who_is_out_of_the_round_draws_for_a_right_accusation() -> None:
    play = game(3).pockets("BCB").accuses({1: 0}).accuses({0: 2}).bribes()
    assert play.heard(CardDrawn) == [CardDrawn(0)] * 3 + [CardDrawn(2)]


@pytest.mark.rule("WC-10", "WC-9")
def test_who_has_died_this_round_and_accuses_in_vain_gets_the_bullet_for_the_next_rounds() -> None:
    play = game(3, deck="none").pockets("BCC").accuses({1: 0}).accuses({0: 2})
    assert play.heard(PenaltyBullet) == [PenaltyBullet(0, 1)]
    assert play.until("bet").table.barrels[0].bullets == 2


@pytest.mark.rule("WC-10")
def test_who_bribed_the_judge_may_still_accuse() -> None:
    play = game(3, "bribe-the-judge").pockets("BCC").accuses({1: 0}).bribes(0).accuses({0: 2})
    assert play.heard(PenaltyBullet) == [PenaltyBullet(0, 1)]


@pytest.mark.rule("WC-10")
def test_who_is_out_of_the_game_may_not_accuse() -> None:
    play = game(3, deck="none")
    for _ in range(3):
        play.round(killing=(0,))
    play.pockets("BCC").accuses({1: 0})
    assert play.heard(CharacterDied) == [CharacterDied(0, 0, True)]
    assert play.news[-1] == Asked("accuse", (), (2,), (), True)


# WC-11: several accuse the same player at the same moment


@pytest.mark.rule("WC-11")
def test_each_of_several_right_accusers_draws_three_and_the_accused_dies_once() -> None:
    play = game(4).pockets("CBCC").accuses({0: 1, 2: 1, 3: 1}).bribes()
    assert play.heard(CharacterDied) == [CharacterDied(1, 2, False)]
    assert play.heard(CardDrawn) == [CardDrawn(seat) for seat in (0, 0, 0, 1, 2, 2, 2, 3, 3, 3)]


@pytest.mark.rule("WC-11")
def test_each_of_several_wrong_accusers_gets_a_bullet_and_the_accused_a_card_for_each() -> None:
    play = game(4).accuses({0: 1, 2: 1, 3: 1})
    assert play.heard(PenaltyBullet) == [PenaltyBullet(0, 1), PenaltyBullet(2, 1), PenaltyBullet(3, 1)]
    assert play.heard(CardDrawn) == [CardDrawn(1)] * 3


@pytest.mark.rule("WC-11")
def test_the_pocket_is_shown_once_for_all() -> None:
    play = game(4).accuses({0: 1, 2: 1, 3: 1})
    assert play.heard(PocketShown) == [PocketShown(1, 0)]


@pytest.mark.rule("WC-11")
def test_two_accuse_each_other() -> None:
    play = game(2).pockets("BC").accuses({0: 1, 1: 0}).bribes()
    assert play.heard(CharacterDied, PenaltyBullet) == [CharacterDied(0, 2, False), PenaltyBullet(0, 1)]
    # one for the death of 0, three for catching 0, one for being accused in vain
    assert play.heard(CardDrawn) == [CardDrawn(0)] + [CardDrawn(1)] * 4
