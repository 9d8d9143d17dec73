"""Options that make a game small: taken wherever options are, offered nowhere, and silent where they are not chosen."""

import pytest
from librt.random import Random

from clickbang.core.chance import Seeded
from clickbang.core.errors import OptionError
from clickbang.core.events import Began
from clickbang.core.game import Game
from clickbang.core.sitting import Sitting
from clickbang.core.table import Table
from clickbang.games import GAMES
from clickbang.games.bulletbucks import Bulletbucks, BulletbucksView
from clickbang.games.bulletbucks.rules.notes import bundle
from tests.core import laws

BULLETBUCKS, CHAMPIONSHIP = GAMES["bulletbucks"], GAMES["championship"]
DUEL = {"deck": "none", "team": "2", "points": "10", "rounds": "1"}
SMALL: list[tuple[Game, int, dict[str, str]]] = [
    (BULLETBUCKS, 3, {"notes": "1", "markers": "1"}),
    (BULLETBUCKS, 4, {"notes": "2", "markers": "3", "pot_after_bang": "carry"}),
    (CHAMPIONSHIP, 2, DUEL),
    (CHAMPIONSHIP, 3, {"deck": "none", "team": "1", "points": "1"}),
    (CHAMPIONSHIP, 2, {"team": "1", "points": "3", "rounds": "2"}),
]


def states(table: Table, most: int) -> int:
    """How many different states a game has, as far as this many."""
    seen: set[Table] = set()
    left = [table]
    while left and len(seen) < most:
        table = left.pop()
        if table in seen:
            continue
        seen.add(table)
        if table.chance:
            steps = [(-1, outcome) for outcome, _ in table.chance_outcomes()]
        else:
            waiting = table.must | table.asked
            seat = next((seat for seat in range(table.seats) if waiting >> seat & 1), 0)
            steps = [(seat, action) for action in table.legal_actions(seat)] if waiting else []
        for who, what in steps:
            further = table.clone()
            if who < 0:
                further.strike(what)
            else:
                further.apply(who, what)
            left.append(further)
    return len(seen)


@pytest.mark.parametrize(("game", "seats", "options"), SMALL, ids=lambda one: getattr(one, "name", None))
@pytest.mark.parametrize("law", [laws.check_clone, laws.check_playout, laws.check_views, laws.check_samples])
def test_the_laws_hold_for_small_games(law: laws.Law, game: Game, seats: int, options: dict[str, str]) -> None:
    for seed in range(6):
        law(game, seats, options, seed)


@pytest.mark.parametrize(("game", "seats", "options"), SMALL, ids=lambda one: getattr(one, "name", None))
def test_a_table_says_what_it_was_set_up_with(game: Game, seats: int, options: dict[str, str]) -> None:
    table = game.table(seats, options)
    assert table.settings() == game.settle_options(options) == table.clone().settings()


def test_what_was_not_chosen_is_not_told() -> None:
    told = Sitting(BULLETBUCKS, 3, {"markers": "6"}, Seeded(1)).views[0].history[0]
    assert isinstance(told, Began)
    assert dict(told.options) == {"pot_after_bang": "return", "open_purses": "off"}
    assert BULLETBUCKS.settle_options({"notes": "2"}) == {**dict(told.options), "notes": "2"}
    for game in GAMES.values():
        assert not {option.name for option in game.small} & {option.name for option in game.options}


def test_a_value_that_does_not_exist_is_refused() -> None:
    for options in ({"notes": "7"}, {"markers": "0"}, {"rounds": "1"}):
        with pytest.raises(OptionError):
            BULLETBUCKS.settle_options(options)
    for options in ({"points": "0"}, {"team": "0"}, {"rounds": "10"}):
        with pytest.raises(OptionError):
            CHAMPIONSHIP.settle_options(options)


def test_few_notes_and_markers() -> None:
    sitting = Sitting(BULLETBUCKS, 3, {"notes": "2", "markers": "1"}, Seeded(1))
    table, view = sitting.table, sitting.views[1]
    assert isinstance(table, Bulletbucks)
    assert isinstance(view, BulletbucksView)
    assert table.board.markers == view.markers == 1
    assert list(table.board.purses) == view.count_purses() == [bundle(2, 2)] * 3
    assert view.purse == bundle(2, 2)
    assert len(table.legal_actions(0)) == 8


def test_a_game_of_one_round_ends_after_it() -> None:
    """Whoever has more points then has won; level, nobody has."""
    endings = set()
    for seed in range(200):
        table = CHAMPIONSHIP.table(2, DUEL)
        table.playout([Random(seed), Random(seed + 1000)], Seeded(seed))
        result = table.result()
        endings.add(result.ending)
        if result.ending == "rounds-over":
            best = [seat for seat in range(2) if result.scores[seat] == max(result.scores)]
            assert result.winners == (tuple(best) if len(best) == 1 else ())
            assert max(result.scores) < 10
    assert endings == {"rounds-over"}


def test_a_small_duel_can_be_enumerated() -> None:
    assert states(CHAMPIONSHIP.table(2, DUEL), 20_000) < 20_000
