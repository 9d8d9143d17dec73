"""The interpreted and the compiled build play the same games."""

import json
import os

import pytest
from tools.fingerprints import FILE, SEEDS, fingerprints

import clickbang
from clickbang.games import GAMES

KNOWN: dict[str, list[str]] = json.loads(FILE.read_text(encoding="utf-8"))


def known(game: str, most: int) -> dict[str, list[str]]:
    """The first so many fingerprints of each kind of table of a game."""
    return {name: hashes[:most] for name, hashes in KNOWN.items() if name.startswith(f"{game} ")}


@pytest.mark.parametrize("game", GAMES)
def test_this_build_plays_the_games_of_every_other_build(game: str) -> None:
    assert fingerprints(GAMES[game], SEEDS[:2]) == known(game, 2)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_this_build_plays_more_games_of_every_other_build(game: str) -> None:
    assert fingerprints(GAMES[game]) == known(game, len(SEEDS))


def test_this_is_the_build_that_was_to_be_tested() -> None:
    assert os.environ.get("CLICKBANG_EXPECT", clickbang.BUILD) == clickbang.BUILD
