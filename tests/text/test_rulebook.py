"""The rule pages can be read rule by rule, in both languages."""

import re
from importlib.resources import files

import pytest

from clickbang.core.errors import ClickbangError, OptionError
from clickbang.games import GAMES
from clickbang.text import LANGUAGES
from clickbang.text.event_rules import prompt_rules
from clickbang.text.rulebook import RuleError, find_rules, page, rule_ids, rule_text, rules_of, sections_of


def test_every_game_has_a_rule_page() -> None:
    pages = [files(game.home) / "words" / lang / "rules.md" for game in GAMES.values() for lang in LANGUAGES]
    assert all(page.is_file() for page in pages)


def test_the_rules_of_bulletbucks_are_numbered_without_a_gap() -> None:
    found = rule_ids("bulletbucks")
    assert found == [f"BB-{number}" for number in range(1, len(found) + 1)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_have_the_same_rules(game: str, lang: str) -> None:
    assert list(rules_of(game, lang)) == rule_ids(game)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_rule_is_lost_or_swallowed_by_another(game: str, lang: str) -> None:
    for rule, text in rules_of(game, lang).items():
        assert text.startswith(f"**{rule}** ")
        assert len(re.findall(r"^(?:- )?\*\*[A-Z]+-\d", text, re.MULTILINE)) == 1
    assert len(re.findall(r"^- \*\*[A-Z]+-\d", page(game, lang), re.MULTILINE)) == len(rule_ids(game))


def test_a_rule_keeps_its_list_and_ends_before_the_next_heading() -> None:
    assert rule_text("bulletbucks", "BB-11").endswith("5. Bids or raises are sealed.")
    assert "| **K** |" in rule_text("battleroyal", "BR-8")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sections_hold_the_whole_page_in_its_order(game: str, lang: str) -> None:
    sections = sections_of(game, lang)
    told = " ".join(" ".join([heading, *(text for _, text in passages)]) for heading, passages in sections.items())
    # the marks of headings and of items of a list are all that goes
    assert re.sub(r"[\s#-]+", "", told) == re.sub(r"[\s#-]+", "", page(game, lang))
    assert [rule for passages in sections.values() for rule, _ in passages if rule] == rule_ids(game)
    special = list(sections_of("battleroyal").values())[3]
    assert [rule for rule, _ in special] == ["", "BR-15a", "BR-15b", "BR-15c", "BR-15d"]


def test_rules_cited_by_options_and_faults_exist() -> None:
    for game in GAMES.values():
        cited = {option.rule for option in game.options} | {fault.rule for fault in game.faults}
        assert cited - {""} <= set(rule_ids(game.name))
        assert all(rule.startswith(f"{game.prefix}-") for rule in rule_ids(game.name))


@pytest.mark.parametrize("typed", ["BB-7", "bb-7", "Bb-7", "bb7", "BB 7"])
def test_a_rule_is_found_however_it_is_typed(typed: str) -> None:
    assert find_rules(typed) == ("bulletbucks", ["BB-7"])


@pytest.mark.parametrize("game", GAMES)
def test_a_number_alone_is_a_rule_of_the_game_that_is_given(game: str) -> None:
    assert find_rules("7", game) == (game, [rule_ids(game)[6]])
    assert find_rules("bb7", game) == ("bulletbucks", ["BB-7"])


@pytest.mark.parametrize("typed", ["BR-15", "br15", "15"])
def test_a_rule_in_parts_is_found_whole(typed: str) -> None:
    assert find_rules(typed, "battleroyal") == ("battleroyal", ["BR-15a", "BR-15b", "BR-15c", "BR-15d"])


@pytest.mark.parametrize("typed", ["BR-15b", "br15b", "15B"])
def test_one_part_of_a_rule_is_found_alone(typed: str) -> None:
    assert find_rules(typed, "battleroyal") == ("battleroyal", ["BR-15b"])


def test_an_unknown_rule_shows_the_ones_near_it() -> None:
    with pytest.raises(RuleError, match=r"no rule BB-71; near it are BB-7"):
        find_rules("BB-71")
    with pytest.raises(RuleError, match=r"no rule BR-99; near it are BR-9"):
        find_rules("99", "battleroyal")


@pytest.mark.parametrize("typed", ["poker", "", "?", "seven", "7"])
def test_what_is_no_rule_at_all_is_told_so(typed: str) -> None:
    with pytest.raises(RuleError, match="neither a game"):
        find_rules(typed)


def test_a_game_without_a_page_is_an_error_that_lists_the_others() -> None:
    with pytest.raises(OptionError, match="there are bulletbucks, championship, battleroyal"):
        page("poker")
    assert issubclass(RuleError, ClickbangError)


@pytest.mark.parametrize("game", GAMES)
def test_every_prompt_has_a_rule_behind_it(game: str) -> None:
    found = prompt_rules(GAMES[game])
    assert set(found) == set(GAMES[game].kinds)
    assert {rule.rstrip("abc") for rule in found.values()} <= {rule.rstrip("abc") for rule in rule_ids(game)}
