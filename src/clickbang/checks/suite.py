"""All checks of one game, one after another."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager

from clickbang.checks.errors import NO_SUCH_CHECK
from clickbang.checks.games.plan import Plan, usual_sizes
from clickbang.checks.games.played import PlayedGame, play_game
from clickbang.checks.kinds.answers import Answers
from clickbang.checks.kinds.check import Check, Said
from clickbang.checks.kinds.clone import Clone
from clickbang.checks.kinds.ends import Ends
from clickbang.checks.kinds.leak import Leak
from clickbang.checks.kinds.replay import Replay
from clickbang.checks.kinds.sample import Sample
from clickbang.checks.kinds.texts import Texts
from clickbang.checks.kinds.view import Views
from clickbang.checks.report import FAILED, PASSED, SKIPPED, CheckResult, Report
from clickbang.core.errors import OptionError
from clickbang.core.game import Game
from clickbang.core.lookup.meant import close_to
from clickbang.core.lookup.report import what_was_raised
from clickbang.core.registry import GAMES

KINDS: tuple[type[Check], ...] = (Ends, Replay, Answers, Clone, Views, Leak, Sample, Texts)
CHECKS = tuple(kind.name for kind in KINDS)
"""The names of all checks, in the order in which they are made."""
USUAL_GAMES = 20

Progress = Callable[[str, int], None]
"""Is told which check has looked at how many games more."""


def check_game(
    game: Game,
    games: int = USUAL_GAMES,
    seats: Iterable[int] = (),
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    only: Iterable[str] = (),
    place: str = "",
) -> Report:
    """Play so many games and look at them with every check, or with those named in `only`.

    `seats` are the sizes of tables to play at (all by default), `options` those that are the same in every game, and
    `place` says by what another process finds a game that is not installed: FILE.py:NAME or MODULE:NAME. Raises an
    OptionError where one of these does not fit the game; what is wrong with the game itself is in the report.
    """
    place = place or (game.name if game.name in GAMES and GAMES[game.name] is game else "")
    sizes = tuple(seats) or usual_sizes(game)
    return run_checks(Plan(game, games, seed, sizes, dict(options or {}), place), only)


def run_checks(plan: Plan, only: Iterable[str] = (), progress: Progress = lambda _name, _count: None) -> Report:
    """The report on the games of a plan."""
    wanted = tuple(only) or CHECKS
    for name in wanted:
        if name not in CHECKS:
            raise OptionError(NO_SUCH_CHECK, name=name, checks=", ".join(CHECKS), meant=close_to(name, CHECKS))
    for seats in plan.sizes:
        plan.game.check_seats(seats)
    plan.game.settle_options(plan.options)
    with known(plan.game):
        games = []
        for seed in plan.seeds:
            games.append(play_game(plan, seed))
            progress("", 1)
        results: dict[str, CheckResult] = {}
        for kind in KINDS:
            if kind.name in wanted:
                results[kind.name] = run_check(kind(plan), games, results, progress)
    return Report(plan, tuple(results.values()))


def run_check(
    check: Check, games: list[PlayedGame], before: Mapping[str, CheckResult], progress: Progress
) -> CheckResult:
    """What one check finds in all games."""
    failed = [name for name in check.needs if name in before and before[name].state == FAILED]
    if failed:
        progress(check.name, len(games))
        return CheckResult(check.name, SKIPPED, skipped=Said("check-needs", {"check": failed[0]}))
    for played in games:
        try:
            check.look(played)
        except Exception as error:
            if not broken_anyway(before):
                check.found(f"{check.name}-raised", played, why=what_was_raised(error))
        progress(check.name, 1)
    check.finish(games)
    state = FAILED if check.findings else SKIPPED if check.skipped else PASSED
    return CheckResult(check.name, state, dict(check.looked), tuple(check.notes), tuple(check.findings), check.skipped)


def broken_anyway(before: Mapping[str, CheckResult]) -> bool:
    """Whether it is known that games break off: then others stumble over the same thing."""
    return "ends" in before and any(finding.code == "ends/breaks" for finding in before["ends"].findings)


@contextmanager
def known(game: Game) -> Iterator[None]:
    """As long as it is looked at, a game is found by its key, installed or not."""
    before = GAMES.loaded.get(game.name)
    GAMES.loaded[game.name] = game
    try:
        yield
    finally:
        if before is None:
            del GAMES.loaded[game.name]
        else:
            GAMES.loaded[game.name] = before
