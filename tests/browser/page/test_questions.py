"""Every kind of question of every game, as it stands on the page."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from clickbang.games import GAMES
from tests.browser.axe import violations
from tests.browser.company import Company, company
from tests.browser.questions import QUESTIONS, Question, await_question, come_to, each_question
from tests.browser.visiting import complaints, visit
from tests.server.hosting import Hosted

ASKED = """() =>
    [...document.querySelectorAll(".bar h2, .bar .next, .bar button, .bar select")].map((one) => one.innerText)"""


@pytest.fixture(scope="module")
def friends(unhurried_server: Hosted) -> Iterator[Company]:
    with company(unhurried_server.address) as found:
        yield found


@pytest.fixture(scope="module")
def page(chrome: Browser, unhurried_server: Hosted) -> Iterator[Page]:
    visitor = visit(chrome, unhurried_server.address)
    yield visitor
    visitor.context.close()


def test_no_kind_of_question_is_left_out() -> None:
    assert {(one.game, one.kind) for one in QUESTIONS} == {
        (name, kind) for name, game in GAMES.items() for kind in game.kinds
    }


@each_question
def test_axe_finds_nothing_and_a_reload_brings_it_back(page: Page, friends: Company, question: Question) -> None:
    come_to(page, friends, question)
    assert violations(page, question.kind) == []
    shown = page.evaluate(ASKED)
    assert len(shown) > 1
    page.reload()
    await_question(page, question)
    assert page.evaluate(ASKED) == shown
    assert complaints(page) == []
