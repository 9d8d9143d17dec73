"""WC-4 to WC-6: the pocket, the shuffled barrel, the sealed dice."""

import pytest

from clickbang.core.audience import EVERYONE, SPECTATOR
from clickbang.core.events import Asked, OwnAnswer, Sealed
from clickbang.core.seats import bit
from clickbang.games.championship import Bet, Decline, Pocket, decode, encode
from clickbang.games.championship.events import BarrelsSpun, BetsRevealed, PhaseBegan, PocketShown, ShotsFired, ShownDie
from clickbang.games.championship.rules.state import FIRE
from tests.championship.position import game, wrong_accusations

# WC-4: the pocket


@pytest.mark.rule("WC-4")
def test_everyone_pockets_one_card_sealed() -> None:
    assert game(3).news[-1] == Asked("pocket", (0, 1, 2), (), (), True)
    assert [decode(code) for code in game(3).prompt(2).choices] == [Pocket(False), Pocket(True)]


@pytest.mark.rule("WC-4")
def test_all_see_that_a_card_lies_and_nobody_sees_which() -> None:
    plays = [game(3, "peek peek peek").pockets(cards) for cards in ("CCC", "CBC")]
    assert [play.news[:2] for play in plays] == [[PhaseBegan("spin"), BarrelsSpun((0, 1, 2))]] * 2
    for seat in (0, 2, SPECTATOR):
        shown = [play.view(seat).shown() for play in plays]
        assert shown[0] == shown[1]


@pytest.mark.rule("WC-4")
def test_only_the_owner_is_told_what_they_pocketed() -> None:
    play = game(2).answer(1, Pocket(True))
    assert play.told == [(bit(1), OwnAnswer(1, encode(Pocket(True)))), (EVERYONE, Sealed(1))]


@pytest.mark.rule("WC-4", "WC-13")
def test_who_pockets_the_bullet_has_none_in_the_barrel() -> None:
    play = game(2, deck="none").pockets("BC").bets(5, 0).accuses({})
    assert [event.shots for event in play.heard(ShotsFired)] == [((0, 0, -1),)] * 5


@pytest.mark.rule("WC-4", "WC-9")
def test_with_extra_bullets_one_of_them_is_pocketed_and_the_others_stay_in_the_barrel() -> None:
    play = wrong_accusations(game(2, deck="none"), 2).until("pocket").pockets("BC")
    assert play.loaded == [(6, 2), (6, 3)]


@pytest.mark.rule("WC-4", "WC-9")
def test_who_has_seven_bullets_can_only_pocket_one() -> None:
    play = wrong_accusations(game(2, deck="none"), 5).pockets("BC").accuses({0: 1}).until("pocket")
    assert [player.extra for player in play.view(SPECTATOR).players] == [6, 5]
    assert [decode(code) for code in play.prompt(0).choices] == [Pocket(True)]


# WC-5: the barrel


@pytest.mark.rule("WC-5")
def test_the_six_other_cards_are_in_the_barrel_each_as_likely_on_top() -> None:
    play = game(2, deck="none").pockets("CC").bets(1, 0).until("accuse")
    for seat in (0, 1):
        play.sitting.answer(seat, encode(Decline()))
    assert (play.table.chance, play.table.chance_outcomes()) == (FIRE, ((0, 5), (1, 1)))


@pytest.mark.rule("WC-5")
def test_the_owner_does_not_know_the_order_either() -> None:
    one, other = (game(2, "gift gift").bets(3, 0).barrel(0, cards) for cards in ("CCB", "CCC"))
    for _ in range(3):
        assert one.view(0).shown() == other.view(0).shown()
        one.shoots()
        other.shoots()
    assert one.view(0).shown() != other.view(0).shown()


# WC-6: the dice


@pytest.mark.rule("WC-6")
def test_everyone_seals_a_bet() -> None:
    play = game(3, deck="none").pockets("CCC")
    assert play.news[-2:] == [PhaseBegan("bet"), Asked("bet", (0, 1, 2), (), (), True)]


@pytest.mark.rule("WC-6")
def test_all_dice_are_revealed_together() -> None:
    play = game(3).until("bet").answer(1, Bet(5)).answer(0, Bet(2))
    assert play.news == []
    assert play.answer(2, Bet(0)).news[0] == BetsRevealed((ShownDie(0, 2), ShownDie(1, 5), ShownDie(2, 0)))


@pytest.mark.rule("WC-6", "WC-13")
@pytest.mark.parametrize("face", range(6))
def test_the_face_is_how_often_they_pull_the_trigger(face: int) -> None:
    play = game(2, deck="none").bets(face, 0).accuses({})
    assert len(play.heard(ShotsFired)) == face


@pytest.mark.rule("WC-4", "WC-13")
def test_an_unaccused_pocket_and_unfired_cards_are_never_shown() -> None:
    plays = [game(2, "gift gift").pockets(cards).bets(2, 1).until("pocket") for cards in ("CC", "BC")]
    assert [play.heard(PocketShown) for play in plays] == [[], []]
    for seat in (1, SPECTATOR):
        shown = [play.view(seat).shown() for play in plays]
        assert shown[0] == shown[1]
