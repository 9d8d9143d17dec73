"""Every law of `tests.core.laws` for every tiny game, the example game and every real one."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from examples.tiny_game import ODD_ONE_OUT

from clickbang.core.game import Game
from clickbang.games import GAMES
from tests.core import laws
from tests.tiny import DIVISION, GHOSTS, KUHN, PILE, TEAMS, TINY_GAMES

ALL_GAMES = [*TINY_GAMES, ODD_ONE_OUT, *GAMES.values()]
SAMPLING_GAMES = [DIVISION, KUHN, PILE, ODD_ONE_OUT, *GAMES.values()]
SEEDS = range(12)

Law = Callable[[Game, int, laws.Options, int], None]
LAWS: list[Law] = [laws.check_answers, laws.check_clone, laws.check_playout, laws.check_views, laws.check_events]


def hold(law: Law, game: Game) -> None:
    for seed in SEEDS:
        seats = game.least_seats + seed % (game.most_seats - game.least_seats + 1)
        options = {option.name: option.values[seed % len(option.values)] for option in game.options}
        law(game, seats, options, seed)


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.untraced
def test_the_law_holds(law: Law, game: Game) -> None:
    hold(law, game)


@pytest.mark.parametrize("game", [GHOSTS, TEAMS], ids=lambda game: game.name)
@pytest.mark.parametrize("law", [laws.check_playout, laws.check_views], ids=lambda law: law.__name__)
def test_the_law_holds_for_the_largest_table_of_all(law: Law, game: Game) -> None:
    law(replace(game, most_seats=36), 36, {}, 3)


@pytest.mark.parametrize("game", SAMPLING_GAMES, ids=lambda game: game.name)
@pytest.mark.untraced
def test_a_sampled_world_asks_the_same_and_can_be_played(game: Game) -> None:
    hold(laws.check_samples, game)


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_a_record_reruns(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES.loaded, game.name, game)
    hold(laws.check_record, game)
