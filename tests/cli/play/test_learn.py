"""A lesson at the terminal."""

import pytest

from clickbang.games import GAMES
from clickbang.text.catalogue import SKINS
from clickbang.text.languages import LANGUAGES
from tests.cli.run import PROMPT, at_pipes, at_terminal, invoke, play_to_the_end

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


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("skin", SKINS)
def test_everything_up_to_the_first_question_is_on_a_small_screen(game: str, lang: str, skin: str) -> None:
    with at_terminal("learn", game, "--lang", lang, "--skin", skin, columns=80, lines=24) as talk:
        assert talk.until(PROMPT).count("\n") < 24, talk.heard


@pytest.mark.rule("BR-22")
@pytest.mark.parametrize(("lang", "said"), [("en", "everybody runs two"), ("fr", "on en dirige deux")])
def test_whoever_learnt_battle_royal_with_one_person_hears_that_four_play_with_two_each(lang: str, said: str) -> None:
    with at_pipes("learn", "battleroyal", "--fast", "--lang", lang) as talk:
        with pytest.raises(AssertionError, match="it ended without"):
            play_to_the_end(talk)
        assert said in " ".join(talk.heard.split())
