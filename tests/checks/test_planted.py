"""A fault that is planted in a tiny game is found by the check that looks for it and by no other, in plain words."""

import re

import pytest

from clickbang.checks import CHECKS, check_game
from clickbang.checks.report import FAILED, SKIPPED, ReportWords
from clickbang.checks.suite import KINDS
from tests.checks.planted import PLANTED, Sound, with_table

GAMES = {"ends/never": 2}
"""Where each game is long."""


def games_for(name: str) -> int:
    return GAMES.get(name, 5)


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_fault_is_found_by_its_check_alone(name: str) -> None:
    make, says = PLANTED[name]
    code = name.split()[0]
    report = check_game(make(), games_for(name), seed=5)
    assert not report.passed
    failed = [result.name for result in report.results if result.state == FAILED]
    assert failed == [code.partition("/")[0]], str(report)
    assert code in report.codes, str(report)
    assert str(report)
    (result,) = [result for result in report.results if result.state == FAILED]
    problem = next(one for one in ReportWords(report).problems(result) if one.code == code)
    assert says in problem.what
    assert not re.search(r"[{}]|None\b|0x", problem.where + problem.cause)


@pytest.mark.parametrize("name", ["answers/refused", "clone/touches", "leak/events", "view/disagrees"])
def test_the_game_in_which_it_was_seen_shows_it_alone(name: str) -> None:
    make, _ = PLANTED[name]
    first = check_game(make(), 12, seed=5)
    check = name.partition("/")[0]
    (finding,) = [one for result in first.results for one in result.findings if one.code == name]
    again = check_game(make(), 1, seed=finding.seed, only=[check])
    (same,) = [one for result in again.results for one in result.findings if one.code == name]
    assert (same.what, same.seats, same.step, same.seat) == (finding.what, finding.seats, finding.step, finding.seat)


@pytest.mark.parametrize("name", ["answers/refused", "answers/no-form"])
def test_what_is_seen_often_in_one_game_counts_once(name: str) -> None:
    make, _ = PLANTED[name]
    report = check_game(make(), 3, seed=5, only=[name.partition("/")[0]])
    assert [finding.games for result in report.results for finding in result.findings] == [3]


def test_what_plays_on_is_not_made_where_games_break_off() -> None:
    make, _ = PLANTED["ends/breaks"]
    report = check_game(make(), 4, seed=5)
    skipped = {result.name: ReportWords(report).looked(result) for result in report.results if result.state == SKIPPED}
    assert skipped == {name: ["Not looked at: first mend what “ends” found."] for name in ("clone", "leak", "sample")}


def test_without_a_fault_nothing_is_found() -> None:
    report = check_game(with_table(Sound), 12)
    assert report.passed, str(report)
    assert [result.name for result in report.results] == list(CHECKS) == [kind.name for kind in KINDS]
