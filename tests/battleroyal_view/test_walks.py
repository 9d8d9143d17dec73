"""Where a game can no longer be dealt from the start, `view.sample` walks: it comes to every way as often as it should.

The stories are those that `sample` is held against, small enough to be enumerated; here the walk is asked at once.
"""

from collections import Counter

import pytest
from librt.random import Random

from clickbang.core.audience import SPECTATOR
from clickbang.games.battleroyal import BattleRoyal, BattleRoyalView
from clickbang.games.battleroyal.knowledge.sampling import lay_out, walk
from tests.battleroyal.position import deck
from tests.battleroyal_view.enumeration import Hidden, Story, beliefs, places, view_of
from tests.battleroyal_view.test_odds import (
    after_gift_and_clash,
    all_kill,
    give_and_clash,
    inherit,
    three_left,
    two_clashes,
)

WALKS = 300
TOLERANCE = 4.0
"""By so many of its standard deviations chi-square may be too high."""

CLASHES = Story(4, deck("1", "2", "derringer", "bomb", "5"), all_kill, two_clashes)
GIFT = Story(5, deck("1", "2", "derringer", "4", "5"), give_and_clash, after_gift_and_clash)
SPOILS = Story(5, deck(*"12345"), inherit, three_left)


def walked(view: BattleRoyalView, luck: Random) -> Hidden:
    """Where all cards are after a walk."""
    table = BattleRoyal(view.board.clone(), view.deck, 0, True)
    lay_out(table, walk(view, luck))
    return places(table)


@pytest.mark.parametrize(
    ("story", "observer", "every"),
    [(CLASHES, 0, 60), (CLASHES, SPECTATOR, 60), (GIFT, 0, 60), (SPOILS, SPECTATOR, 1)],
)
def test_a_walk_comes_to_every_way_as_often_as_it_is_likely(story: Story, observer: int, every: int) -> None:
    chi_square, freedom = 0.0, 0
    for heard, worlds in beliefs(story, observer)[::every]:
        view = view_of(observer, heard)
        luck = Random(len(worlds))
        found = Counter(walked(view, luck) for _ in range(WALKS))
        assert set(found) <= set(worlds), heard
        chi_square += sum((found[world] - WALKS * likely) ** 2 / (WALKS * likely) for world, likely in worlds.items())
        freedom += len(worlds) - 1
    assert chi_square < freedom + TOLERANCE * (2 * freedom) ** 0.5
