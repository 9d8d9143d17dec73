"""What the page says of the clocks is what they do."""

import pytest

from clickbang.server.pace import FIXED, QUICK, RELAXED, SECONDS
from clickbang.text import LANGUAGES
from tests.text.test_page_words import texts

WORDS = {
    "en": {90: "a minute and a half", 25: "twenty-five seconds", 10: "ten", 3: "three"},
    "fr": {90: "une minute et demie", 25: "vingt-cinq secondes", 10: "dix", 3: "trois"},
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("clock", [RELAXED, QUICK])
def test_the_length_of_every_clock_is_in_its_sentence(lang: str, clock: str) -> None:
    sentence = texts(f"{lang}.ftl")[f"clock-{clock}-help"].lower()
    for seconds in (SECONDS[clock], *FIXED.values()):
        assert WORDS[lang][int(seconds)] in sentence
