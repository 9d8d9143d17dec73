"""French drops a vowel before another."""

import pytest

from clickbang.text.elision import de, que
from tests.text.messages import catalogue


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Ada", "d'Ada"),
        ("Élise", "d'Élise"),
        ("Œdipe", "d'Œdipe"),
        ("ugo", "d'ugo"),
        ("Yves", "d'Yves"),
        ("Yann", "de Yann"),
        ("Blaise", "de Blaise"),
        ("Hugo", "de Hugo"),
        ("", "de "),
    ],
)
def test_de_and_que_are_elided_before_a_vowel(name: str, said: str) -> None:
    assert de(name) == said
    assert que(name) == said.replace("d", "qu", 1) if said.startswith("d'") else que(name) == f"que {name}"


@pytest.mark.parametrize(("name", "said"), [("Ada", "d'Ada"), ("Blaise", "de Blaise")])
def test_messages_call_it(name: str, said: str) -> None:
    told = catalogue("fr").say("championship-event-BarrelReshuffled", you="no", seat=name)
    assert f" {said} " in told
