"""A whole game of each kind in French and in gentle words: nothing English is left, and nobody comes to harm."""

import re

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Browser

from tests.browser import visiting
from tests.browser.noticing import notice, texts
from tests.server.hosting import Hosted
from tests.text.page_words import files
from tests.text.violence import violent

ENGLISH = re.compile(
    r"\b(?:the|and|you|your|yours|of|with|is|are|was|to|for|not|who|what|whom|it|this|that|has|have|be|by|from|at|"
    r"nobody|everybody|cards?|wins?|won|bids?|bets?|shows?|off|return|seats?|waiting|thinking|sealed|left|right|out)\b",
    re.IGNORECASE,
)


def sentences(lang: str, name: str) -> dict[str, str]:
    """The messages of these files that always say the same."""
    found = {}
    text = "\n".join(file.read_text(encoding="utf-8") for file in files(lang, name))
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message) and entry.value:
            parts = entry.value.elements
            if len(parts) == 1 and isinstance(parts[0], ast.TextElement):
                found[entry.id.name] = parts[0].value
    return found


def english(shown: list[str]) -> list[str]:
    """What is not French: English words, sentences of the English catalogue, and keys without any sentence."""
    ours = sentences("en", "messages.ftl")
    theirs = {*sentences("fr", "messages.ftl").values(), *sentences("fr", "gentle.ftl").values()}
    untranslated = {key for key in ours if "-" in key} | (set(ours.values()) - theirs)
    # what stands in backquotes is a word of the program, in every language
    return [text for text in shown if ENGLISH.search(re.sub("`[^`]*`", "", text)) or text in untranslated]


@pytest.mark.parametrize(("game", "seats"), visiting.GAMES, ids=[game for game, _ in visiting.GAMES])
def test_a_whole_game_in_french_and_gentle_words(chrome: Browser, server: Hosted, game: str, seats: int) -> None:
    page = visiting.visit(chrome, server.address, lang="fr", skin="gentle")
    notice(page)
    page.evaluate("(game) => { location.hash = 'new/' + game }", game)
    page.wait_for_selector("form.new #seats")
    visiting.go_to(page, visiting.open_table(page, game, seats))
    visiting.sit_down(page, "Anne")
    visiting.begin(page)
    visiting.play_to_the_end(page)
    visiting.pull_out(page, "log")
    page.locator(".log .rule").last.click()
    page.wait_for_selector(".log li p")
    for drawer in ("chat", "share", "settings"):
        visiting.pull_out(page, drawer)
    shown = [text for text in texts(page) if text not in ("English", "Clickbang", server.address)]
    assert len(shown) > 50
    assert english(shown) == []
    assert [text for text in shown if violent("fr", text)] == []
    assert page.evaluate("() => document.documentElement.lang") == "fr"
    assert visiting.complaints(page) == []
    page.context.close()


def test_english_and_violent_words_are_noticed(chrome: Browser, server: Hosted) -> None:
    page = visiting.visit(chrome, server.address)
    notice(page)
    shown = texts(page)
    assert len(english(shown)) > 10
    assert any(violent("en", text) for text in shown)
    page.context.close()
