"""Our own games, the tiny ones and the example of the guide keep their promises."""

from dataclasses import replace
from pathlib import Path

import pytest
from examples.tiny_game import ODD_ONE_OUT

from clickbang.checks import CHECKS, check_game
from clickbang.checks.games.plan import Plan, usual_sizes
from clickbang.checks.games.played import play_game
from clickbang.checks.kinds import replay
from clickbang.checks.kinds.other_build import digest, digests_elsewhere
from clickbang.checks.report import PASSED, SKIPPED
from clickbang.core.errors import OptionError
from clickbang.core.game import Game
from clickbang.core.registry import game_at
from clickbang.games import GAMES
from tests.noninterference.tiny import RULEBOOKS
from tests.tiny import TINY_GAMES

EXAMPLE = f"{Path(__file__).parents[2] / 'examples' / 'tiny_game.py'}:ODD_ONE_OUT"
SECRETS = {book.game.name: book.hidden for book in RULEBOOKS}
TINY = [replace(game, secrets=SECRETS.get(game.name)) for game in TINY_GAMES]


@pytest.mark.parametrize("game", [*GAMES.values(), ODD_ONE_OUT], ids=lambda game: game.name)
def test_a_game_passes_every_check(game: Game) -> None:
    report = check_game(game, 5, seed=1)
    assert report.passed, str(report)
    assert {result.name: result.state for result in report.results} == dict.fromkeys(CHECKS, PASSED)


@pytest.mark.parametrize("game", TINY, ids=lambda game: game.name)
def test_a_tiny_game_passes_every_check(game: Game) -> None:
    report = check_game(game, 8)
    assert report.passed, str(report)
    skipped = {result.name for result in report.results if result.state == SKIPPED}
    assert skipped <= {"sample", "leak"}


@pytest.mark.soak
@pytest.mark.parametrize("game", [*GAMES.values(), ODD_ONE_OUT], ids=lambda game: game.name)
def test_a_game_passes_every_check_in_many_games(game: Game) -> None:
    report = check_game(game, 150, seed=1000)
    assert report.passed, str(report)


@pytest.mark.parametrize("place", ["bulletbucks", EXAMPLE])
def test_plain_sources_in_another_process_play_the_same_games(place: str) -> None:
    game = GAMES.get(place, ODD_ONE_OUT)
    plan = Plan(game, 3, 7, usual_sizes(game), place=place)
    assert digests_elsewhere(plan) == {seed: digest(play_game(plan, seed)) for seed in plan.seeds}


OTHERWISE = """
import sys
from dataclasses import replace
from examples.tiny_game import ODD_ONE_OUT, OddOneOut, LEFT, RIGHT
class Otherwise(OddOneOut):
    def legal_actions(self, seat):
        elsewhere = any(getattr(finder, "__name__", "") == "SourcesOnly" for finder in sys.meta_path)
        return [RIGHT, LEFT] if elsewhere else [LEFT, RIGHT]
GAME = replace(ODD_ONE_OUT, name="otherwise", make_table=lambda seats, _: Otherwise(seats))
"""


def test_a_game_that_differs_on_the_other_build_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "has_other_build", lambda: True)
    place = f"{tmp_path / 'otherwise.py'}:GAME"
    (tmp_path / "otherwise.py").write_text(OTHERWISE)
    report = check_game(game_at(place), 4, place=place, only=["replay"])
    assert report.codes == ["replay/build"]
    same = check_game(ODD_ONE_OUT, 4, place=EXAMPLE, only=["replay"])
    assert same.passed
    assert "4 games were also played on the other build" in str(same)


def test_sizes_of_tables_are_all_or_of_many_some() -> None:
    assert usual_sizes(ODD_ONE_OUT) == (3, 4, 5, 6, 7, 8)
    assert usual_sizes(GAMES["battleroyal"]) == (4, 5, 7, 11, 19, 36)


@pytest.mark.parametrize(
    ("wanted", "code"),
    [({"seats": [9]}, "core/seat-count"), ({"only": ["luck"]}, "checks/no-such-check"),
     ({"options": {"hands": "3"}}, "core/no-such-option")],
)  # fmt: skip
def test_what_does_not_fit_the_game_is_refused(wanted: dict[str, object], code: str) -> None:
    with pytest.raises(OptionError) as refused:
        check_game(ODD_ONE_OUT, 1, **wanted)  # type: ignore[arg-type]
    assert refused.value.code == code


def test_a_game_is_known_only_while_it_is_looked_at() -> None:
    check_game(replace(ODD_ONE_OUT, name="lookedat"), 1, only=["ends"])
    assert "lookedat" not in GAMES
