"""Bots by level, in plain words: every rung of the ladder is a bot of the game, and own names come first."""

import dataclasses

import pytest

from clickbang.bots.levels import (
    FRIENDLY,
    LADDER,
    as_drawn,
    level_of,
    levels,
    names_for_people,
    offered_bots,
    settled_bot,
)
from clickbang.bots.registry import built_in_bots, find_bot, usual_bot, welcoming_bot
from clickbang.core.game import Game
from clickbang.games import GAMES

BULLETBUCKS = GAMES["bulletbucks"]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_level_is_a_bot_of_the_game(game: Game) -> None:
    for word, bot in levels(game).items():
        assert (settled_bot(word, game), level_of(bot, game)) == (bot, word)
        assert find_bot(word, game) is find_bot(bot, game) is built_in_bots(game)[bot]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_ladder_is_listed_from_the_bottom(game: Game) -> None:
    rungs = [word for word in levels(game) if word in LADDER]
    assert rungs == list(LADDER)[: len(rungs)]
    assert len(rungs) >= 3


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_who_plays_for_a_leaver_is_one_of_the_middle(game: Game) -> None:
    assert level_of(usual_bot(game), game) in ("casual", "sharp")


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_names_of_their_own_stay(game: Game) -> None:
    for bot in [*built_in_bots(game), "my_bot.py:MyBot"]:
        assert settled_bot(bot, game) == as_drawn(bot, game).removesuffix(":any") == bot
    assert level_of("my_bot.py:MyBot", game) == ""


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_former_names_of_levels_are_understood(game: Game) -> None:
    former = {"easy": "beginner", "sensible": "casual", "sharp": "sharp"}
    assert {name: level_of(settled_bot(name, game), game) for name in former} == former


@pytest.mark.parametrize("name", ["bulletbucks", "battleroyal"])
def test_who_welcomes_newcomers_is_friendly(name: str) -> None:
    assert settled_bot(FRIENDLY, GAMES[name]) == welcoming_bot(GAMES[name])


def test_whose_level_another_has_is_offered_to_nobody() -> None:
    assert "naive" not in offered_bots(BULLETBUCKS)
    assert level_of("naive", BULLETBUCKS) == ""
    assert "naive" in offered_bots(GAMES["championship"])


def test_a_game_of_ones_own_has_the_levels_it_declares() -> None:
    own = dataclasses.replace(
        BULLETBUCKS,
        bots={"clever": BULLETBUCKS.bots["shrewd"], "naive": BULLETBUCKS.bots["naive"]},
        welcome="", usual="", styled=(),
    )  # fmt: skip
    assert levels(own) == {"random": "random", "casual": "naive"}
    assert offered_bots(own) == ["random", "clever", "naive"]
    assert usual_bot(own) == "naive"


def test_a_game_without_bots_has_the_random_one_alone() -> None:
    bare = dataclasses.replace(BULLETBUCKS, bots={}, welcome="", usual="", styled=())
    assert levels(bare) == {"random": "random"}
    assert settled_bot("easy", bare) == usual_bot(bare) == "random"
    assert settled_bot("sharp", bare) == "sharp"  # which is nobody there
    assert names_for_people(bare) == ["random"]


def test_a_bot_that_is_called_like_a_level_is_that_bot() -> None:
    own = dataclasses.replace(BULLETBUCKS, bots={**BULLETBUCKS.bots, "sharp": BULLETBUCKS.bots["naive"]})
    assert settled_bot("sharp", own) == "sharp"
    assert level_of("shrewd", own) == ""
    assert find_bot("sharp", own) is find_bot("naive", BULLETBUCKS)
