"""The page's own sentences: none is missing in either language, none is idle, and French looks like French."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor
from fluent.syntax.serializer import serialize_message

import clickbang
from tests.text.violence import violent

WORDS = Path(clickbang.__file__).parent / "text" / "web"
PAGE = Path(__file__).parent.parent.parent / "web" / "src"


class Variables(visitor.Visitor):
    """What a message is given."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(name: str) -> dict[str, set[str]]:
    """The keys of a file, each with what it is given."""
    found = {}
    for entry in FluentParser().parse((WORDS / name).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} stands there twice"
            found[entry.id.name] = variables.found
    return found


def texts(name: str) -> dict[str, str]:
    """What each message says, as it is written; what one says of the classic skin itself may name it."""
    entries = FluentParser().parse((WORDS / name).read_text(encoding="utf-8")).body
    written = {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}
    spoken = {key: re.sub(r"\$\w+|\[\S+\]", "", serialize_message(entry)) for key, entry in written.items()}
    return {key: text.partition("=")[2] for key, text in spoken.items() if key != "skin-gentle"}


def test_both_languages_say_the_same_things_with_the_same_particulars() -> None:
    assert messages("fr.ftl") == messages("en.ftl")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_gentle_words_stand_in_place_of_others(lang: str) -> None:
    plain, gentle = messages(f"{lang}.ftl"), messages(f"{lang}.gentle.ftl")
    assert {key: plain.get(key) for key in gentle} == gentle


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_in_gentle_words_nobody_comes_to_harm(lang: str) -> None:
    gentle = texts(f"{lang}.ftl") | texts(f"{lang}.gentle.ftl")
    assert {key: text for key, text in gentle.items() if violent(lang, text)} == {}


def test_every_sentence_that_the_page_asks_for_is_there() -> None:
    source = "\n".join(
        path.read_text(encoding="utf-8") for path in PAGE.rglob("*") if path.suffix in (".svelte", ".ts")
    )
    asked = set(re.findall(r"\bsay\(\s*[\"']([a-z0-9_-]+)[\"']", source))
    assert asked - messages("en.ftl").keys() == set()
    assert len(asked) > 50


@pytest.mark.parametrize("name", ["fr.ftl", "fr.gentle.ftl"])
def test_french_has_its_spaces(name: str) -> None:
    text = (WORDS / name).read_text(encoding="utf-8")
    values = [line.partition(" = ")[2] for line in text.split("\n") if " = " in line and not line.startswith("#")]
    assert [value for value in values if re.search(r" [:;!?»…]|« ", value)] == []
