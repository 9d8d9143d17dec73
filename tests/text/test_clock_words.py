"""What the page says of the clocks is what they do."""

import pytest

from clickbang.games import GAMES
from clickbang.protocol.clocks import QUICK, RELAXED
from clickbang.server.clocks.durations import SECONDS
from clickbang.text import LANGUAGES
from tests.text.test_page_words import texts

WORDS = {
    "en": {90: "a minute and a half", 25: "twenty-five seconds", 10: "ten", 3: "three"},
    "fr": {90: "une minute et demie", 25: "vingt-cinq secondes", 10: "dix", 3: "trois"},
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("clock", [RELAXED, QUICK])
def test_the_length_of_every_clock_is_in_its_sentence(lang: str, clock: str) -> None:
    assert WORDS[lang][int(SECONDS[clock])] in texts(lang, "messages.ftl")[f"clock-{clock}-help"].lower()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_lasts_as_long_on_every_clock_is_said_where_a_game_has_it(lang: str, game: str) -> None:
    sentence = texts(lang, "messages.ftl").get(f"{game}-clocks", "").lower()
    lengths = GAMES[game].clocks.values()
    assert (sentence != "") == bool(lengths)
    for seconds in lengths:
        assert WORDS[lang][int(seconds)] in sentence
