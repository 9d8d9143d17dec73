"""One text of a lesson serves the page and the terminal: it says what to do, never with which finger or key."""

import re

import pytest

from clickbang.games import GAMES
from clickbang.text import LANGUAGES
from clickbang.text.folders import words_of

HANDS = {
    "en": "tap|taps|tapping|touch|touches|press|presses|swipe|button|buttons|ring|screen|key|keys|type|types|mouse",
    "fr": "touchez|toucher|appuyez|appuyer|tapez|taper|bouton|boutons|anneau|écran|touche|touches|Entrée|souris",
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [game.name for game in GAMES.values() if game.lesson is not None])
def test_a_lesson_fits_the_page_and_the_terminal(game: str, lang: str) -> None:
    folder = words_of(game, lang)
    assert folder is not None
    written = (folder / "lesson.ftl").read_text(encoding="utf-8")
    assert re.findall(rf"(?<![\w-])(?:{HANDS[lang]})(?![\w-])", written) == []
