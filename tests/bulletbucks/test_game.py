"""What the game says of itself."""

import pytest

from clickbang.core.audience import SPECTATOR
from clickbang.core.events import Began, OptionValue
from clickbang.core.table import UNANSWERED
from clickbang.games import GAMES
from clickbang.games.bulletbucks import BULLETBUCKS, Bulletbucks
from clickbang.games.bulletbucks.events import Banged, RoundBegan
from clickbang.text import LANGUAGES
from clickbang.text.rulebook import page, rules_of
from tests.bulletbucks.position import ONE, TWO, game
from tests.bulletbucks.truth import truth


def test_it_is_found_by_its_name() -> None:
    assert GAMES["bulletbucks"] is BULLETBUCKS


def test_these_are_its_prompts() -> None:
    assert BULLETBUCKS.kinds == ("bid", "raise", "convert", "name")


def test_these_are_its_endings() -> None:
    assert BULLETBUCKS.endings == ("no-markers", "one-left", "nobody-left")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_rulebook_names_its_options_and_their_values_the_default_first(lang: str) -> None:
    rules = rules_of("bulletbucks", lang)
    for option in BULLETBUCKS.options:
        assert f"`{option.name}`" in page("bulletbucks", lang)
        if option.values == ("off", "on"):
            continue
        named = [rules[option.rule].find(f"`{value}`") for value in option.values]
        assert -1 not in named
        assert named == sorted(named)


def test_the_same_answers_give_the_same_game_since_version_1() -> None:
    assert BULLETBUCKS.rules_version == 1


def test_a_table_made_by_hand_has_the_default_options() -> None:
    by_hand = Bulletbucks(3)
    by_hand.begin()
    assert truth(by_hand) == truth(game(3).table)


def test_a_view_that_has_heard_nothing_shows_an_empty_table() -> None:
    shown = BULLETBUCKS.view(0).shown()
    assert {name: value for name, value in shown.items() if value} == {
        "markers": 6,
        "purse": [6, 6],
        "pot": [0, 0],
        "carried": [0, 0],
        "own_answer": UNANSWERED,
        "high_bidder": -1,
        "named": -1,
    }


def test_a_view_that_joins_in_a_later_round_believes_what_it_is_told() -> None:
    view = BULLETBUCKS.view(SPECTATOR)
    view.receive(Began("bulletbucks", 3, (OptionValue("pot_after_bang", "return"), OptionValue("open_purses", "off"))))
    view.receive(RoundBegan(3, 4))
    assert (view.shown()["round"], view.shown()["markers"]) == (3, 4)


def test_a_view_takes_the_bid_of_the_dead_off_the_table_at_the_bang_itself() -> None:
    play = game(4).bids((2, 1), ONE, TWO, ONE).names(0).bang()
    view = BULLETBUCKS.view(1)
    for event in play.view(1).history:
        view.receive(event)
        if isinstance(event, Banged):
            assert view.shown()["bids"] == [[0, 0], [1, 0], [0, 1], [1, 0]]
