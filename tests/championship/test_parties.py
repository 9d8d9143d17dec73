"""Who still takes part, as everybody sees it."""

import pytest

from clickbang.games.championship.online.parties import playing
from tests.championship.position import game

pytestmark = pytest.mark.rule("WC-19")


def left(deck: str | None) -> int:
    """Who still takes part after the captain of seat 3 has died; each death of a team-mate has brought a card."""
    play = game(4, deck="none") if deck is None else game(4, deck)
    for _ in range(4):
        play.round(killing=(3,))
    return playing(play.sitting.spectator)


def test_who_has_lost_the_captain_is_out_without_cards() -> None:
    assert left(None) == 0b0111


def test_who_has_lost_the_captain_keeps_the_hand_for_cards_with_a_skull() -> None:
    assert left("live-round gift peek one-more") == 0b1111
