"""Who misspells a name is told which one they may have meant."""

import pytest

from clickbang.core.errors import Fault, OneOf, OptionError
from clickbang.core.lookup.meant import LONGEST, close_to
from clickbang.text import Catalogue

BOTS = ["random", "beginner", "casual", "sharp", "master"]


@pytest.mark.parametrize(
    ("typed", "names", "meant"),
    [
        ("shrap", BOTS, ["sharp"]),
        ("Sharp", BOTS, ["sharp"]),
        ("pockets", ["deck", "show_pockets"], ["show_pockets"]),
        ("agian", ["Spin Again", "Peek"], ["Spin Again"]),
        ("thumb dwon", ["Thumb up", "Thumb down"], ["Thumb down", "Thumb up"]),
        ("poker", BOTS, []),
        ("", BOTS, []),
        ("sharp" * LONGEST, ["sharp" * LONGEST], []),
    ],
)
def test_a_name_that_is_nearly_right_is_found_whole_or_by_a_word_of_it(
    typed: str, names: list[str], meant: list[str]
) -> None:
    assert list(close_to(typed, names)) == meant


@pytest.mark.parametrize(
    ("names", "english", "french"),
    [
        (["a"], " Did you mean a?", " Vouliez-vous dire a\xa0?"),
        (["a", "b"], " Did you mean a or b?", " Vouliez-vous dire a ou b\xa0?"),
        (["a", "b", "c"], " Did you mean a, b or c?", " Vouliez-vous dire a, b ou c\xa0?"),
        ([], "", ""),
    ],
)
def test_both_languages_ask_the_same_question(names: list[str], english: str, french: str) -> None:
    error = OptionError(Fault("core/game-over", "XY-1", "It is over."), meant=OneOf(names))
    assert error.sentence == Catalogue("en").error(error) == f"It is over. (XY-1){english}"
    assert Catalogue("en").meant(OneOf(names)) == english
    assert Catalogue("fr").error(error) == f"La partie est terminée. (XY-1){french}"
