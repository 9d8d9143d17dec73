"""No number stands before a word in the plural that would be wrong with 1, or in French with 0."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from clickbang.core.lookup.counted import counted
from clickbang.text import LANGUAGES
from tests.text.page_words import WORDS
from tests.text.test_catalogue import FAULTS, files_in

COUNTED = {
    "en": """answers bids bots bullets cards characters copies decisions draws duels games hours letters markers minutes
        moves notes offers others people places players points rounds seats seconds shots spectators stacks steps tables
        team-mates texts things times turns variants votes""",
    "fr": """autres balles bots caractères cartes coéquipiers copies coups décisions duels équipes étapes heures jetons
        joueurs lettres manches mises minutes offres parties personnes piles places points réponses secondes tables
        textes tirages tours tirs variantes votes""",
}
"""Words that are counted somewhere, in the plural; `fois` has no other form."""
SEVERAL = {
    "agree-to-one count", "refuse-one count", "clicks",
    "left", "reward", "seats-open seats", "verify-commits seats", "check-where seats",
    "check-ends-never most", "general-about most", "general-no-rules most",
}  # fmt: skip
"""Always two at least: a message and its parameter, or a parameter of that name anywhere. A question is about so many
offers that they are listed as one; five chambers of six are empty; a barrel has six cards and a reward three; a table
has two seats or more."""
PEOPLE = {"seat", "by"}
"""Names, which stand before verbs that look the same: she draws, he offers."""
CONSTANT = {
    "core/seat-count most", "core/deck-too-large most", "core/deck-too-long most", "core/position-too-long most",
    "records/other-seats theirs", "cli/bad-name most", "arena/too-many-bots bots", "design/too-many variants",
    "server/no-way-back most", "server/no-more-waits most", "championship/deck-too-many-cards most",
}  # fmt: skip
"""Errors with a number that is never one, since it is fixed or too many."""


def counts(pattern: fluent.Pattern, lang: str, chosen: frozenset[str] = frozenset()) -> list[str]:
    """The numbers that stand before a word in the plural without a choice between one and several of them."""
    found = []
    nouns = re.compile(rf"[\s\xa0\u202f]+(?:{'|'.join(COUNTED[lang].split())})\b")
    for element, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(element, fluent.Placeable):
            continue
        match element.expression:
            case fluent.SelectExpression(selector=selector, variants=variants):
                by = selector.id.name if isinstance(selector, fluent.VariableReference) else ""
                one = any(
                    isinstance(variant.key, fluent.Identifier) and variant.key.name == "one" for variant in variants
                )
                for variant in variants:
                    found += counts(variant.value, lang, chosen | ({by} if one else set()))
            case fluent.VariableReference(id=name):
                text = after.value if isinstance(after, fluent.TextElement) else ""
                found += [name.name] if nouns.match(text) and name.name not in chosen | PEOPLE else []
    return found


def in_file(file: Path, lang: str) -> list[str]:
    """The message and the number, for each such place in a file."""
    found = []
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent.Message | fluent.Term):
            for pattern in filter(None, [entry.value, *(part.value for part in entry.attributes)]):
                found += [f"{entry.id.name} {name}" for name in counts(pattern, lang)]
    return found


def is_several(place: str) -> bool:
    return place.rpartition(" ")[2] in SEVERAL or any(place.endswith(known) for known in SEVERAL if " " in known)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_counted_has_a_form_for_one(lang: str) -> None:
    page = [file for folder in WORDS for file in sorted((folder / lang).glob("*.ftl"))]
    assert len(page) > len(WORDS)
    constant = {f"error-{place.replace('/', '-')}" for place in CONSTANT}
    found = {place for file in [*files_in(lang), *page] for place in in_file(file, lang)}
    assert {place for place in found if not is_several(place)} - constant == set()


def test_english_errors_count_nothing_that_may_be_one() -> None:
    nouns = re.compile(rf"\{{(\w+)\}} (?:{'|'.join(COUNTED['en'].split())})\b")
    found = {f"{fault.code} {name}" for fault in FAULTS for name in nouns.findall(fault.sentence)}
    assert found - CONSTANT == set()
    assert found


@pytest.mark.parametrize(
    ("message", "wrong"),
    [
        ("x = { $n } cards", ["x n"]),
        ("x = { $n ->\n    [one] one card\n   *[other] { $n } cards\n}", []),
        ("x = { $n ->\n    [0] no cards\n   *[other] { $n } cards\n}", ["x n"]),
        ("x = { $m ->\n    [one] { $n } cards\n   *[other] { $m } cards\n}", ["x n"]),
    ],
)
def test_a_count_without_a_form_for_one_is_found(tmp_path: Path, message: str, wrong: list[str]) -> None:
    file = tmp_path / "messages.ftl"
    file.write_text(message)
    assert in_file(file, "en") == wrong


def test_a_report_counts_one_thing_and_many() -> None:
    assert [counted(number, "game") for number in (0, 1, 2000)] == ["0 games", "1 game", "2,000 games"]
