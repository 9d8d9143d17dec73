"""The way of a sealed bid in docs/architecture.md, and the words of docs/glossary.md: what they name is there."""

import re

import pytest

from tests.docs.test_pages import blocks, in_code, rows
from tests.docs.test_readme import ROOT

MOST_HOPS = 25
HOP = re.compile(r"^ *(\d+)  (\S+) +(\w+) +\S.*$")
HOPS = [found.groups() for line in blocks("docs/architecture.md", "text")[0].splitlines() if (found := HOP.match(line))]
WORDS = [row for row in rows("docs/glossary.md") if len(row) == 3 and in_code(row[2])]


def source(file: str) -> str:
    folder = ROOT if file.startswith("web/") else ROOT / "src" / "clickbang"
    return (folder / file).read_text(encoding="utf-8")


def test_a_sealed_bid_takes_few_hops() -> None:
    assert [int(number) for number, _, _ in HOPS] == list(range(1, len(HOPS) + 1))
    assert 20 <= len(HOPS) <= MOST_HOPS


@pytest.mark.parametrize(("number", "file", "name"), HOPS)
def test_every_hop_is_where_the_page_says(number: str, file: str, name: str) -> None:
    defined = rf"^ *(async )?{name}\(" if file.endswith(".ts") else rf"^ *(async )?def {name}\("
    assert re.search(defined, source(file), re.MULTILINE), f"{number}: {name} is not in {file}"


@pytest.mark.parametrize("row", WORDS, ids=[row[0] for row in WORDS])
def test_every_word_of_the_glossary_has_a_file(row: list[str]) -> None:
    assert source(in_code(row[2])[0])


def test_no_word_stands_in_the_glossary_twice() -> None:
    words = [word.strip() for row in WORDS for word in row[0].split(",")]
    assert len(words) == len(set(words)) > 50
