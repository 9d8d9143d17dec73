"""Reading rules in the terminal."""

import pytest

from clickbang.games import GAMES
from tests.cli.run import invoke


def rules(*args: str, lang: str = "C") -> str:
    result = invoke("rules", *args, LANG=lang, COLUMNS="80")
    assert result.exit_code == 0
    return result.stdout


@pytest.mark.parametrize("args", [("BB-7",), ("bb7",), ("bulletbucks", "BB-7"), ("bulletbucks", "7")])
def test_one_rule_however_it_is_asked_for(args: tuple[str, ...]) -> None:
    assert rules(*args).startswith("BB-7 Tie for the highest: only the tied players raise.")


def test_a_rule_in_parts_is_shown_whole() -> None:
    shown = rules("BR-15")
    assert shown.startswith("BR-15a Bomb.")
    assert "\nBR-15b Scream Mask." in shown
    assert "\nBR-15c $1000." in shown


def test_a_rule_in_french_and_in_gentle_words() -> None:
    assert rules("BB-14", "--lang", "fr").startswith("BB-14 Bang\xa0: la personne est morte")
    assert rules("BB-14", "--lang", "fr", "--skin", "gentle").startswith("BB-14 Pop\xa0: la personne quitte la fête")


@pytest.mark.parametrize("game", GAMES)
def test_every_page_can_be_read(game: str) -> None:
    assert "the rules" in rules(game)
    assert "les règles" in rules(game, lang="fr_CA.UTF-8")


def test_the_page_of_a_game_lists_its_options_with_the_usual_choice() -> None:
    page = rules("bulletbucks")
    assert "pot_after_bang=return   the other bids go back to their owners (the usual" in page
    assert "open_purses=on" in page


def test_a_game_with_a_deck_says_how_to_bring_ones_own() -> None:
    page = rules("championship")
    assert "deck=none      none at all" in page
    assert "--deck FILE    a deck of one's own" in page


def test_an_option_that_is_a_number_says_so() -> None:
    page = rules("battleroyal")
    assert "lap_limit=10  10 laps (the usual choice)" in page
    assert "lap_limit=0   none" in page
    assert "lap_limit=N   N laps" in page


def test_many_numbers_are_told_as_a_span() -> None:
    page = rules("championship")
    assert "points=15     15 points (the usual choice)" in page
    assert "points=10–20  10–20 points" in page


def test_without_a_game_the_games_are_listed() -> None:
    assert all(f"clickbang rules {game}" in rules() for game in GAMES)
