"""Breaking a rule in the code fails a test that names it. Here one breakage of every rule, in `make breaks` all."""

import pytest
from tools.breaks import Breakage, read_breakages, try_breakage

from clickbang.games import GAMES
from clickbang.text.rulebook import rule_ids

BREAKAGES = read_breakages()
FIRST = {breakage.rule: breakage for breakage in reversed(BREAKAGES)}


def test_every_rule_is_broken_in_some_way() -> None:
    assert set(FIRST) == {rule for game in GAMES for rule in rule_ids(game)}


@pytest.mark.parametrize("breakage", BREAKAGES, ids=lambda breakage: f"{breakage.rule}-{breakage.why}")
def test_the_source_still_has_what_a_breakage_replaces(breakage: Breakage) -> None:
    assert breakage.error() == ""


def test_a_breakage_that_changes_nothing_is_an_error() -> None:
    idle = Breakage("bulletbucks", "BB-3", "six markers", "MARKERS", "", "6")
    assert idle.error().startswith("BB-3, six markers: this changes nothing in MARKERS in ")


def test_a_breakage_that_is_no_python_is_an_error() -> None:
    typo = Breakage("bulletbucks", "BB-3", "many markers", "MARKERS", "", "6 +")
    assert typo.error().startswith("BB-3, many markers: invalid syntax")


@pytest.mark.parametrize("rule", FIRST)
def test_breaking_a_rule_fails_a_test_that_cites_it(rule: str) -> None:
    assert try_breakage(FIRST[rule]).kind == "failed"
