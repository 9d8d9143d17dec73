"""What the game says of itself."""

from clickbang.games import GAMES
from clickbang.games.bulletbucks import BULLETBUCKS, Bulletbucks
from tests.bulletbucks.position import game
from tests.bulletbucks.truth import truth


def test_it_is_found_by_its_name() -> None:
    assert GAMES["bulletbucks"] is BULLETBUCKS


def test_these_are_its_prompts() -> None:
    assert BULLETBUCKS.kinds == ("bid", "raise", "convert", "name")


def test_these_are_its_endings() -> None:
    assert BULLETBUCKS.endings == ("no-markers", "one-left", "nobody-left")


def test_these_are_its_options_with_their_rules_the_default_first() -> None:
    assert [(option.name, option.values, option.rule) for option in BULLETBUCKS.options] == [
        ("pot_after_bang", ("return", "carry", "discard"), "BB-15"),
        ("open_purses", ("off", "on"), "BB-4"),
    ]


def test_the_same_answers_give_the_same_game_since_version_1() -> None:
    assert BULLETBUCKS.rules_version == 1


def test_a_table_made_by_hand_has_the_default_options() -> None:
    by_hand = Bulletbucks(3)
    by_hand.begin()
    assert truth(by_hand) == truth(game(3).table)


def test_before_the_bids_nobody_is_shown_as_high_bidder_or_named() -> None:
    shown = game(3).view(0).shown()
    assert (shown["high_bidder"], shown["named"]) == (-1, -1)
