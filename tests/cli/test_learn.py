"""A lesson at the terminal."""

import pytest

from clickbang.games import GAMES
from tests.cli.run import at_pipes, invoke, play_to_the_end

TAUGHT = [name for name, game in GAMES.items() if game.lesson is not None]


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize(
    ("lang", "skin", "end"), [("en", "classic", "You have learnt"), ("fr", "gentle", "avez appris")]
)
def test_a_lesson_to_its_end(game: str, lang: str, skin: str, end: str) -> None:
    with at_pipes("learn", game, "--fast", "--lang", lang, "--skin", skin) as talk:
        with pytest.raises(AssertionError, match="it ended without"):
            play_to_the_end(talk)  # it ends by itself, and asks for no other game
        assert talk.end() == 0
    assert end in talk.heard
    assert "» " in talk.heard
    assert f"clickbang play {game}" in talk.heard


def test_a_game_without_a_lesson_says_so() -> None:
    result = invoke("learn", "examples/tiny_game.py:ODD_ONE_OUT")
    assert result.exit_code == 2
    assert "There is no lesson for oddoneout" in result.output
