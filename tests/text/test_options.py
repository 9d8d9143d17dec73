"""What options are called: by a message, or by the rule that says what they do."""

from clickbang.core.game import Option
from clickbang.games import GAMES
from clickbang.text.catalogue import Catalogue
from clickbang.text.options import OptionWords, named_in, plain, rule_names

RULE = """**BB-19** *Ruling:* option **Last words** (`last_words`): whoever is hit says
something (**out loud** (`loud`)), or says nothing (**quietly** (`quiet`))."""


def test_a_rule_names_what_is_typed_in_bold_before_it() -> None:
    assert named_in(RULE) == {"last_words": "Last words", "loud": "out loud", "quiet": "quietly"}


def test_it_has_to_name_the_option_and_all_its_values() -> None:
    assert rule_names(Option("last_words", ("loud", "quiet")), RULE)
    assert not rule_names(Option("last_words", ("loud", "quiet", "never")), RULE)


def test_in_one_line_it_has_neither_number_nor_marks() -> None:
    assert plain("**BB-19** *Ruling:* **Last\nwords** (`last_words`).") == "Ruling: Last words (last_words)."


def test_an_option_without_a_message_is_called_what_its_rule_calls_it() -> None:
    unknown = Option("bids_after", ("return", "carry"), "BB-15")
    words = OptionWords(Catalogue(), GAMES["bulletbucks"], unknown)
    assert (words.title, words.value("carry")) == ("Bids after", "carry")
    assert words.about.startswith("Ruling: option pot_after_bang: the other players' bids go back")
