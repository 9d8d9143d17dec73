"""A history that cannot be has no worlds: looking for one ends, and says so."""

import pytest
from librt.random import Random

from clickbang.games.battleroyal import BattleRoyalView
from clickbang.games.battleroyal.events import Eliminated, NothingHappened, OfferedCards, OfferMade
from clickbang.games.battleroyal.knowledge.unseen_deal import UnseenDeal
from tests.battleroyal.position import deck, game
from tests.battleroyal.talk.test_talk import talk


def a_tie_of_unequal_cards() -> BattleRoyalView:
    """What seat 4 would have heard of a tie between cards of which no two are equal."""
    play = game(6, pairs="off", deck=deck(*"123456")).confronts(1, "K", "K").reveals({})
    truth = play.view(4)
    truth.sample(Random(1))
    view = BattleRoyalView(4)
    for event in truth.history:
        if isinstance(event, Eliminated):
            break
        view.receive(event)
    view.receive(NothingHappened())
    return view


@pytest.mark.untraced
def test_a_tie_between_cards_of_which_no_two_are_equal() -> None:
    view = a_tie_of_unequal_cards()
    with pytest.raises(ValueError, match="no way of the cards explains what seat 4 has noticed"):
        view.sample(Random(1))


@pytest.mark.parametrize("most", [1, 7])
def test_what_is_wrong_is_changed_so_often_and_no_more(most: int) -> None:
    view = a_tie_of_unequal_cards()
    deal = UnseenDeal(view.log, view.deck)
    luck = Random(1)
    deal.deal(luck)
    for step in view.log.steps:
        deal.follow(step, luck)
    assert not deal.set_right(luck, most)
    assert deal.changes == most


def test_an_offer_of_more_cards_than_its_author_holds() -> None:
    view = talk("katana bazooka rope").view(1)
    view.receive(OfferMade(0, 1, (0, 1), (OfferedCards(0, 1, 3, ()),), ()))
    with pytest.raises(ValueError, match="no way of the cards fits the offers that seat 1 has heard of"):
        view.sample(Random(1))
