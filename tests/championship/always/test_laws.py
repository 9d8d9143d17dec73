"""The laws of every game, with decks of one's own; clones and records among them."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from librt.random import Random

from clickbang.core.chance import Seeded
from clickbang.core.game import Game
from clickbang.games import GAMES
from clickbang.games.championship import CHAMPIONSHIP
from tests.championship.position import deck
from tests.championship.random_games import RandomGame, random_games
from tests.core import laws
from tests.core.laws import snapshot

DECKS = [
    deck(peek=2, one_more=5, shoot_somebody=5, air_gun=5, gift=5, spin_again=5),
    deck(bribe_the_judge=9, informer=4, second_thoughts=4),
    deck(live_round=9, side_bet=9, crowd_favourite=9).replace('"copies"', '"skull": true, "copies"'),
]

Law = Callable[[Game, int, laws.Options, int], None]
LAWS: list[Law] = [laws.check_answers, laws.check_clone, laws.check_playout, laws.check_views, laws.check_events]


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_law_holds(law: Law, seats: int) -> None:
    law(CHAMPIONSHIP, seats, {"deck": DECKS[seats % 3]}, seats)


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_record_reruns(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES.loaded, CHAMPIONSHIP.name, CHAMPIONSHIP)
    for option in (DECKS[seats % 3], "standard", "none"):
        laws.check_record(CHAMPIONSHIP, seats, {"deck": option}, seats)


@settings(max_examples=8)
@given(random_games())
def test_playing_on_does_not_touch_a_clone(random_game: RandomGame) -> None:
    clones = [(table.clone(), snapshot(table)) for table in random_game.tables()]
    for clone, before in clones:
        assert snapshot(clone) == before


@settings(max_examples=10)
@given(random_games())
def test_the_same_luck_gives_the_same_end_in_two_clones(random_game: RandomGame) -> None:
    for step, table in enumerate(random_game.tables()):
        if step % 17 == 0:
            ends = [table.clone(), table.clone()]
            for end in ends:
                end.playout([Random(step + seat) for seat in range(table.seats)], Seeded(step))
            assert snapshot(ends[0]) == snapshot(ends[1])
