"""Bots by level, in plain words: every level is a bot of the game, and own names come first."""

import dataclasses

import pytest

from clickbang.bots.levels import FRIENDLY, PLAIN, level_of, levels, names_for_people, settled_bot
from clickbang.bots.registry import built_in_bots, find_bot, welcoming_bot
from clickbang.core.game import Game
from clickbang.games import GAMES

BULLETBUCKS = GAMES["bulletbucks"]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_bot_that_comes_with_a_game_has_a_level(game: Game) -> None:
    # one that plays what was solved is at no place on the ladder: mostly there is no solution
    assert list(levels(game).values()) == [bot for bot in built_in_bots(game) if bot != "solved"]
    for word, bot in levels(game).items():
        assert (settled_bot(word, game), level_of(bot, game)) == (bot, word)
        assert find_bot(word, game) is find_bot(bot, game) is built_in_bots(game)[bot]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_names_of_their_own_stay(game: Game) -> None:
    for bot in [*built_in_bots(game), "my_bot.py:MyBot"]:
        assert settled_bot(bot, game) == bot
    assert level_of("my_bot.py:MyBot", game) == ""


@pytest.mark.parametrize("name", ["bulletbucks", "battleroyal"])
def test_who_welcomes_newcomers_is_friendly(name: str) -> None:
    assert settled_bot(FRIENDLY, GAMES[name]) == welcoming_bot(GAMES[name])


def test_a_game_without_bots_has_the_easy_one_alone() -> None:
    bare = dataclasses.replace(BULLETBUCKS, bots={}, welcome="")
    assert levels(bare) == {"easy": "random"}
    assert settled_bot("sharp", bare) == "sharp"  # which is nobody there
    assert names_for_people(bare) == ["easy", "random"]


def test_a_bot_that_is_called_like_a_level_is_that_bot() -> None:
    own = dataclasses.replace(BULLETBUCKS, bots={**BULLETBUCKS.bots, "sharp": BULLETBUCKS.bots["naive"]})
    assert settled_bot("sharp", own) == "sharp"
    assert level_of(PLAIN["sharp"], own) == ""
    assert find_bot("sharp", own) is find_bot("naive", BULLETBUCKS)
