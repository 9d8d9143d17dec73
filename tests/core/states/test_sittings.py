"""A sitting can be copied and pickled: table, luck and everybody's views go together."""

import pickle
from collections.abc import Callable

import pytest
from examples.tiny_game import ODD_ONE_OUT
from librt.random import Random

from clickbang.core.chance import Seeded
from clickbang.core.game import Game
from clickbang.core.programs.recall import Recall
from clickbang.core.seats import members
from clickbang.core.sitting import Sitting
from clickbang.games import GAMES
from tests.core.states.test_states import games, snapshot_of
from tests.tiny import TINY_GAMES

ALL_GAMES = [*TINY_GAMES, ODD_ONE_OUT, *GAMES.values()]

Copy = Callable[[Sitting], Sitting]


def pickled(sitting: Sitting) -> Sitting:
    found: Sitting = pickle.loads(pickle.dumps(sitting))
    return found


def play_on(sitting: Sitting, luck: Random, most: int) -> None:
    """So many random answers, and what luck there is."""
    sitting.settle()
    for _ in range(most):
        table = sitting.table
        if table.over:
            return
        who = members(table.must | table.asked | table.standing)
        seat = who[luck.randrange(len(who))]
        choices = table.legal_actions(seat)
        sitting.answer(seat, choices[luck.randrange(len(choices))])
        sitting.settle()


def known(sitting: Sitting) -> list[dict[str, str]]:
    """Everything that everybody knows."""
    return [snapshot_of(view) for view in [*sitting.views, sitting.spectator]]


def copies(game: Game) -> list[Copy]:
    return [Sitting.clone, pickled] if game.name in GAMES else [Sitting.clone]


@pytest.mark.parametrize("lazy", [False, True])
@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_a_copy_is_the_same_and_goes_its_own_way(game: Game, lazy: bool) -> None:
    for seats, options, seed in games(game, 2):
        for copy in copies(game):
            sitting = Sitting(game, seats, options, Seeded(seed), lazy=lazy)
            play_on(sitting, Random(seed), 12)
            before = known(copy(sitting))
            twin = copy(sitting)
            assert twin.table == sitting.table
            assert known(twin) == before == known(sitting)
            play_on(twin, Random(1), 15)
            assert known(sitting) == before
            play_on(sitting, Random(1), 15)
            assert twin.table == sitting.table
            assert known(twin) == known(sitting)


def test_recall_goes_along() -> None:
    recall = Recall()
    sitting = Sitting(GAMES["bulletbucks"], 3, {}, Seeded(1), [recall])
    twin = sitting.clone()
    (other,) = twin.watchers
    assert isinstance(other, Recall)
    play_on(twin, Random(1), 3)
    assert other.string(0).startswith(recall.string(0))
    assert other.string(0) != recall.string(0)


def test_a_sitting_can_be_made_around_a_table() -> None:
    """What has happened before is news to nobody."""
    game = GAMES["bulletbucks"]
    table = game.table(3)
    table.apply(0, 1)
    sitting = Sitting(game, 3, None, Seeded(1), table=table)
    assert [len(view.history) for view in sitting.views] == [0, 0, 0]
    sitting.answer(1, 1)
    assert sitting.views[1].history
