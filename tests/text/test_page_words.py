"""The page's own sentences: none is missing in any language, none is idle, and French looks like French."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor
from fluent.syntax.serializer import serialize_message

from clickbang.text import LANGUAGES
from clickbang.text.languages import SPOKEN
from tests.text.page_words import PAGE, WORDS, files
from tests.text.violence import violent

FALLBACK = LANGUAGES[0]
each_language = pytest.mark.parametrize("lang", LANGUAGES)
each_folder = pytest.mark.parametrize("folder", WORDS, ids=lambda folder: folder.parent.name)


class Variables(visitor.Visitor):
    """What a message is given."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(file: Path) -> dict[str, set[str]]:
    """The keys of a file, each with what it is given; a game need not be gentler than it is."""
    found: dict[str, set[str]] = {}
    if not file.is_file():
        return found
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} stands there twice"
            found[entry.id.name] = variables.found
    return found


def texts(lang: str, name: str) -> dict[str, str]:
    """What each message says, as it is written; what one says of the classic skin itself may name it."""
    entries = FluentParser().parse("\n".join(file.read_text(encoding="utf-8") for file in files(lang, name))).body
    written = {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}
    spoken = {key: re.sub(r"\$\w+|\[\S+\]", "", serialize_message(entry)) for key, entry in written.items()}
    return {key: text.partition("=")[2] for key, text in spoken.items() if key != "skin-gentle"}


def test_the_page_speaks_the_languages_that_the_server_speaks() -> None:
    for folder in WORDS:
        assert {path.name for path in folder.iterdir()} == set(LANGUAGES)


@each_language
def test_a_language_is_called_there_what_it_is_called_here(lang: str) -> None:
    said = texts(lang, "messages.ftl")
    assert said["language"].strip() == SPOKEN[lang].name
    assert said["locale"].strip() == SPOKEN[lang].locale.replace("_", "-")


@pytest.mark.parametrize("path", [path for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte")], ids=str)
def test_no_file_of_the_page_names_a_language_but_the_one_to_fall_back_on(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    named = [lang for lang in LANGUAGES if re.search(rf"[\"'`/]{lang}[\"'`/]|{SPOKEN[lang].name}", text)]
    assert named == ([FALLBACK] if path.name == "languages.ts" else [])


@each_folder
@each_language
def test_all_languages_say_the_same_things_with_the_same_particulars(folder: Path, lang: str) -> None:
    assert messages(folder / lang / "messages.ftl") == messages(folder / FALLBACK / "messages.ftl")


def test_no_key_stands_in_two_folders() -> None:
    keys = [key for folder in WORDS for key in messages(folder / FALLBACK / "messages.ftl")]
    assert len(keys) == len(set(keys)) > 300


@each_folder
@each_language
def test_gentle_words_stand_in_place_of_others(folder: Path, lang: str) -> None:
    plain, gentle = messages(folder / lang / "messages.ftl"), messages(folder / lang / "gentle.ftl")
    assert {key: plain.get(key) for key in gentle} == gentle


@each_language
def test_in_gentle_words_nobody_comes_to_harm(lang: str) -> None:
    gentle = texts(lang, "messages.ftl") | texts(lang, "gentle.ftl")
    assert {key: text for key, text in gentle.items() if violent(lang, text)} == {}


def test_every_sentence_that_the_page_asks_for_is_there() -> None:
    source = "\n".join(
        path.read_text(encoding="utf-8") for path in PAGE.rglob("*") if path.suffix in (".svelte", ".ts")
    )
    asked = set(re.findall(r"\bsay\(\s*[\"']([a-z0-9_-]+)[\"']", source))
    assert asked - {key for folder in WORDS for key in messages(folder / FALLBACK / "messages.ftl")} == set()
    assert len(asked) > 50


@pytest.mark.parametrize("file", [*files("fr", "messages.ftl"), *files("fr", "gentle.ftl")], ids=str)
def test_french_has_its_spaces(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    values = [line.partition(" = ")[2] for line in text.split("\n") if " = " in line and not line.startswith("#")]
    assert [value for value in values if re.search(r" [:;!?»…]|« ", value)] == []
