"""What a library says about data is said again in words that a person understands."""

import msgspec
import pytest

from clickbang.core.lookup.report import in_own_words
from clickbang.records.lines import Header


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"seats": "four"}, "seats: a whole number was expected, not text"),
        ({"seats": [4]}, "seats: a whole number was expected, not a list"),
        ({"game": 1}, "game: text was expected, not a whole number"),
        ({"game": None}, "game: text was expected, not nothing"),
        ({}, "the field 'game' is missing"),
    ],
)
def test_a_field_of_another_kind_is_named_with_what_it_should_be(data: dict[str, object], said: str) -> None:
    whole = {"clickbang": 1, "game": "bulletbucks", "rules": 1, "seats": 3, "names": [], "options": {}}
    with pytest.raises(msgspec.ValidationError) as raised:
        msgspec.convert(whole | data if data else {}, Header)
    assert in_own_words(raised.value) == said


def test_what_is_no_json_is_said_to_be_none() -> None:
    for text in (b"{", b"nonsense", b""):
        with pytest.raises(msgspec.DecodeError) as raised:
            msgspec.json.decode(text)
        assert in_own_words(raised.value) == "it is not whole, or no JSON at all"


def test_anything_else_is_left_as_it_is_but_for_the_quotes_of_programs() -> None:
    assert in_own_words(ValueError("`x` is odd.")) == "'x' is odd"
