"""A history that cannot be has no worlds: looking for one ends, and says so."""

import pytest
from librt.random import Random

from clickbang.games.battleroyal import BattleRoyalView
from clickbang.games.battleroyal.events import Eliminated, NothingHappened, OfferedCards, OfferMade
from tests.battleroyal.position import deck, game
from tests.battleroyal.talk.test_talk import talk


@pytest.mark.untraced
def test_a_tie_between_cards_of_which_no_two_are_equal() -> None:
    play = game(6, pairs="off", deck=deck(*"123456")).confronts(1, "K", "K").reveals({})
    truth = play.view(4)
    truth.sample(Random(1))
    view = BattleRoyalView(4)
    for event in truth.history:
        if isinstance(event, Eliminated):
            break
        view.receive(event)
    view.receive(NothingHappened())
    with pytest.raises(ValueError, match="no way of the cards explains what seat 4 has noticed"):
        view.sample(Random(1))


def test_an_offer_of_more_cards_than_its_author_holds() -> None:
    view = talk("katana bazooka rope").view(1)
    view.receive(OfferMade(0, 1, (0, 1), (OfferedCards(0, 1, 3, ()),), ()))
    with pytest.raises(ValueError, match="no way of the cards fits the offers that seat 1 has heard of"):
        view.sample(Random(1))
