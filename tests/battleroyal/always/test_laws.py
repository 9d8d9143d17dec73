"""The laws of every game, with decks of one's own and many players; clones and records among them."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings

from clickbang.core.game import Game
from clickbang.games.battleroyal import BATTLEROYAL
from tests.battleroyal.random_games import DECKS, RandomGame, random_games
from tests.battleroyal.talk.test_talk import talk
from tests.core import laws
from tests.core.laws import snapshot

Law = Callable[[Game, int, laws.Options, int], None]
LAWS: list[Law] = [laws.check_answers, laws.check_clone, laws.check_playout, laws.check_views, laws.check_events]


@pytest.mark.parametrize("seats", [4, 5, 6, 9])
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_law_holds(law: Law, seats: int) -> None:
    law(BATTLEROYAL, seats, {"deck": DECKS[seats % 3], "lap_limit": "3"}, seats)


@pytest.mark.parametrize("law", [laws.check_playout, laws.check_events], ids=lambda law: law.__name__)
@pytest.mark.untraced
def test_the_law_holds_at_a_full_table(law: Law) -> None:
    law(BATTLEROYAL, 36, {}, 1)


def test_a_clone_knows_who_has_agreed_to_an_offer_and_what_they_picked() -> None:
    play = talk().talks({0: "0>1:1 1>2:1 2>0:1 send teddy-bear", 1: "show1 with0 send", 2: "show2 with0 send"})
    play.talks({0: "refuse0", 1: "agree0 canned-food", 2: "show2 with1 send"})
    assert snapshot(play.table.clone()) == snapshot(play.table)


@settings(max_examples=8)
@given(random_games(12))
def test_playing_on_does_not_touch_a_clone(random_game: RandomGame) -> None:
    clones = [(table.clone(), snapshot(table)) for table in random_game.tables()]
    for clone, before in clones:
        assert snapshot(clone) == before
