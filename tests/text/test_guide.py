"""How a game is played, for people: a sample round first, then topics, each with the rules behind it."""

import re

import pytest

from clickbang.games import GAMES
from clickbang.text import LANGUAGES
from clickbang.text.guide import guide_of
from clickbang.text.languages import SPOKEN
from clickbang.text.rulebook import rule_ids
from tests.text.violence import violent

EVERY = pytest.mark.parametrize(("game", "lang"), [(game, lang) for game in GAMES for lang in LANGUAGES])


@EVERY
def test_every_language_has_the_same_topics_with_the_same_pictures_and_rules(game: str, lang: str) -> None:
    topics = [(topic.picture, topic.rules) for topic in guide_of(game, lang)]
    assert topics == [(topic.picture, topic.rules) for topic in guide_of(game)]
    assert topics[0][0] == "round"
    assert len(topics) >= 5


@EVERY
def test_a_guide_names_rules_that_exist_and_no_number_in_its_text(game: str, lang: str) -> None:
    for topic in guide_of(game, lang):
        assert set(topic.rules) <= set(rule_ids(game))
        assert topic.rules
        assert not re.search(rf"{GAMES[game].prefix}-\d|<!--", topic.heading + topic.text)


@EVERY
def test_the_gentle_guide_has_no_violent_word(game: str, lang: str) -> None:
    def whole(skin: str) -> str:
        return "\n".join(f"{topic.heading}\n{topic.text}" for topic in guide_of(game, lang, skin))

    assert violent(lang, whole("classic")) != []
    assert violent(lang, whole("gentle")) == []


@pytest.mark.parametrize("lang", [lang for lang, language in SPOKEN.items() if language.spaced])
@pytest.mark.parametrize("game", GAMES)
def test_no_line_breaks_before_punctuation_that_has_a_space(game: str, lang: str) -> None:
    for topic in guide_of(game, lang):
        assert not re.search(r" [:;!?»]|« |\d 000", topic.text)


def test_a_game_without_a_guide_has_no_topics() -> None:
    assert guide_of("no-such-game") == []
