"""A word that a game with words of its own has forgotten is found, in whatever language it is missing."""

from pathlib import Path

import pytest

from clickbang.checks import check_game
from clickbang.text import rulebook
from tests.checks.wordy import ERRORS, MESSAGES, RULES, wordy_game


@pytest.fixture(autouse=True)
def _no_pages_of_before() -> None:
    for remembered in (rulebook.page, rulebook.rules_of):
        remembered.cache_clear()


FORGOTTEN = {
    "an event in French": ("words/fr/messages.ftl", "oddoneout-event-Out", "", "texts/missing"),
    "an ending in English": ("words/en/messages.ftl", "oddoneout-ending-one-left", "", "texts/missing"),
    "a part of a prompt": ("words/fr/messages.ftl", "    .hint = l or r\n", "", "texts/missing"),
    "a parameter": ("words/fr/messages.ftl", "A hand from { $names }.", "A hand.", "texts/params"),
    "a misspelt parameter": ("words/fr/messages.ftl", "Left: { $left }", "Left: { $lift }", "texts/raises"),
    "an empty message": ("words/en/messages.ftl", "Out: { $seats }.", '{ "" }', "texts/empty"),
    "an error in French": ("words/fr/errors.ftl", ERRORS, "# none\n", "texts/fault"),
    "a rule in French": ("words/fr/rules.md", "- **OO-2** The smaller group is out.\n", "", "texts/rules"),
    "a rule page": ("words/fr/rules.md", RULES, "", "texts/rules"),
}


@pytest.mark.parametrize("name", FORGOTTEN)
def test_what_is_forgotten_is_found(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, text, instead, code = FORGOTTEN[name]
    whole = {"messages.ftl": MESSAGES, "errors.ftl": ERRORS, "rules.md": RULES}[Path(file).name]
    game = wordy_game(tmp_path, monkeypatch, {file: without(whole, text, instead)})
    report = check_game(game, 4, only=["texts"])
    assert code in report.codes, str(report)


def without(whole: str, text: str, instead: str) -> str:
    """A file without this text; a message is taken out with its line."""
    assert text in whole
    if text.startswith("oddoneout-") and not instead:
        return "".join(line for line in whole.splitlines(keepends=True) if not line.startswith(f"{text} "))
    return whole.replace(text, instead)


def test_a_language_in_which_nothing_is_said_is_missed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    nothing = dict.fromkeys(("words/fr/messages.ftl", "words/fr/errors.ftl", "words/fr/rules.md"), "")
    report = check_game(wordy_game(tmp_path, monkeypatch, nothing), 4, only=["texts"])
    assert {"texts/missing", "texts/fault", "texts/rules"} <= set(report.codes), str(report)


def test_a_game_with_all_its_words_passes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    report = check_game(wordy_game(tmp_path, monkeypatch, {}), 4)
    assert report.passed, str(report)
