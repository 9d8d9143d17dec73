"""In every game: what a seat or a spectator is shown is what is true, and not more."""

import pytest
from hypothesis import given, settings

from clickbang.core.audience import SPECTATOR
from clickbang.games.championship.knowledge.known_barrel import UNKNOWN
from clickbang.games.championship.rules.barrel import EMPTY
from clickbang.games.championship.rules.player import LASTING
from tests.championship.position import game
from tests.championship_view.agreement import assert_own_part_agrees, assert_public_part_agrees
from tests.championship_view.random_games import RandomGame, random_games, table_of, views_of


@settings(max_examples=12)
@given(random_games())
def test_every_view_agrees_with_the_table(random_game: RandomGame) -> None:
    for sitting in random_game.steps():
        for view in views_of(sitting):
            assert_public_part_agrees(view, table_of(sitting))
            assert_own_part_agrees(view, table_of(sitting))


@pytest.mark.rule("WC-4")
def test_everybody_knows_their_own_pocket_and_that_the_others_have_one() -> None:
    play = game(3).pockets("CBC")
    assert [player.pocket for player in play.view(1).players] == [UNKNOWN, 1, UNKNOWN]
    assert [player.pocket for player in play.view(SPECTATOR).players] == [UNKNOWN] * 3


@pytest.mark.rule("WC-4")
def test_what_one_is_about_to_pocket_is_in_ones_own_view() -> None:
    play = game(2)
    play.sitting.answer(0, play.prompt(0).choices[-1])
    assert [player.pocket for player in play.view(0).players] == [1, EMPTY]
    assert [player.pocket for player in play.view(1).players] == [EMPTY, EMPTY]


@pytest.mark.rule("WC-7")
def test_a_pocket_that_was_shown_is_known_to_all() -> None:
    play = game(3).pockets("CCB").bets(0, 0, 0).accuses({0: 1})
    assert [play.view(seat).players[1].pocket for seat in (0, 2, SPECTATOR)] == [0, 0, 0]


@pytest.mark.rule("WC-24")
def test_only_who_peeks_knows_the_top_three_cards_until_they_are_turned_or_shuffled() -> None:
    play = game(2, "peek spin-again").barrel(1, "CBC").plays("bet", {0: ("peek", 1)}).bets(0, 1)
    assert play.view(0).players[1].known == [0, 1, 0]
    assert play.view(1).players[1].known == []
    play.plays("trigger", {}).until("play", "trigger")
    assert play.view(0).players[1].known == [1, 0]
    play.plays("trigger", {1: ("spin-again", 1)})
    assert play.view(0).players[1].known == []


@pytest.mark.rule("WC-24")
def test_only_the_informer_knows_the_pocket() -> None:
    play = game(3, "informer").pockets("CBB").plays("accusation", {0: ("informer", 1)})
    assert [player.pocket for player in play.view(0).players] == [0, 1, UNKNOWN]
    assert [player.pocket for player in play.view(2).players] == [UNKNOWN, UNKNOWN, 1]


@settings(max_examples=3)
@given(random_games())
def test_what_is_shown_is_what_the_view_holds(random_game: RandomGame) -> None:
    for sitting in random_game.steps():
        for view in views_of(sitting):
            shown = view.shown()
            assert set(shown) == SHOWN
            assert shown["hand"] == (None if view.seat == SPECTATOR else view.hand)
            players = shown["players"]
            assert isinstance(players, list)
            for player, seen in zip(players, view.players, strict=True):
                assert set(player) == SHOWN_OF_PLAYERS
                assert player == {**{name: getattr(seen, name, None) for name in player}, "tokens": player["tokens"]}


SHOWN = {
    "seat", "game", "seats", "options", "prompt", "prompts", "must", "asked", "standing", "sealed", "sealed_by",
    "own_answer", "draft", "ending", "winners", "scores", "round", "first", "phase", "goal", "team", "players",
    "hand", "deck_left", "played", "accusations", "last_captain",
}  # fmt: skip
SHOWN_OF_PLAYERS = {
    "captain", "mates", "points", "extra", "live", "cards", "in_round", "lost", "pocket", "shown", "left", "turned",
    "known", "bet", "shots", "aim", "accused", "side_bets", "tokens",
} | {lasting.name for lasting in LASTING}  # fmt: skip
"""Everything a view shows. Nothing else gets out of it without these lists being thought over again, but for what an
effect leaves before a player: that lies there for all to see."""
