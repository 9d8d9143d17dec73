"""The inspector finds every kind of fault that it looks for, and nothing where there is none."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.inspector.inspecting import Findings, Look, enter, take, take_jumps
from tests.server.hosting import Hosted

PHONE = Look("phone", 390, 844)
BELOW = '<div class="planted" style="position: fixed; inset: 0; z-index: 99; background: #fff; color: #000">'
SOUND = '<button style="width: 6rem; height: 3rem">Press</button><p style="margin: 2rem">Plain words</p>'
PLANTED = {
    "outside": '<p style="position: absolute; left: 300px; white-space: nowrap">Words that run out of it</p>',
    "cut": '<p style="width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">Championship</p>',
    "covered": '<p style="position: absolute; top: 9px">Below</p><p style="position: absolute; top: 12px">Above</p>',
    "small": '<p style="font-size: 10px">Small print</p>',
    "target": '<button style="all: unset; width: 32px; height: 32px">?</button>',
    "contrast": '<p style="color: #999">Grey on white</p>',
}
COVERED_BY_A_PICTURE = (
    '<p>Below</p><svg width="200" height="60" style="position: absolute; top: 0; left: 0">'
    '<rect width="200" height="60" fill="red" /></svg>'
)
CLAMPED = (
    '<p style="width: 90px; display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; '
    '-webkit-line-clamp: 1">Two lines of it are too many</p>'
)
SHRUNK = '<p style="transform: scale(0.5); font-size: 16px">Shrunk</p>'
SCROLLED = '<div style="height: 60px; overflow: auto"><p style="margin: 0 0 200px">Here</p><p>Further down</p></div>'
HIDDEN = '<p class="hidden">For screen readers</p><p style="opacity: 0">Gone</p>'


@pytest.fixture
def page(chrome: Browser, server: Hosted) -> Page:
    return enter(chrome, server.address, PHONE, moves=False)


def kinds(page: Page, planted: str) -> set[str]:
    """What the inspector has to say of a page with just this on it."""
    page.evaluate("(html) => { document.body.innerHTML = html }", f"{BELOW}{planted}</div>")
    seen: list[dict[str, Any]] = page.evaluate("() => inspector.look()")
    return {str(one["kind"]) for one in seen}


@pytest.mark.parametrize("kind", PLANTED)
def test_each_kind_of_fault_is_found_and_no_other(page: Page, kind: str) -> None:
    assert kinds(page, PLANTED[kind]) == {kind}


@pytest.mark.parametrize(
    ("planted", "kind"), [(COVERED_BY_A_PICTURE, "covered"), (CLAMPED, "cut"), (SHRUNK, "small")],
    ids=["a picture over words", "a line too many", "words that are drawn smaller"],
)  # fmt: skip
def test_a_fault_is_found_however_it_comes_about(page: Page, planted: str, kind: str) -> None:
    assert kinds(page, planted) == {kind}


@pytest.mark.parametrize("planted", [SOUND, SCROLLED, HIDDEN], ids=["plain", "scrolled", "for screen readers"])
def test_nothing_is_found_where_nothing_is_wrong(page: Page, planted: str) -> None:
    assert kinds(page, planted) == set()


def test_a_fault_that_stays_is_told_once_with_a_picture(page: Page, tmp_path: Any) -> None:
    page.evaluate("(html) => { document.body.innerHTML = html }", f"{BELOW}{PLANTED['small']}</div>")
    findings = Findings(tmp_path)
    for _ in range(20):
        page.wait_for_timeout(250)
        take(page, PHONE, "planted", findings)
    (found,) = findings.found.values()
    assert (found.kind, found.at, found.looks) == ("small", "div.planted > p", ["phone"])
    assert found.picture is not None
    assert found.picture.stat().st_size > 0


def test_what_jumps_is_found(page: Page) -> None:
    block = '<div style="height: 300px; background: red"></div>'
    page.evaluate("(html) => { document.body.innerHTML = html }", f"{BELOW}{block * 2}</div>")
    page.wait_for_timeout(100)
    page.evaluate("() => document.querySelector('.planted').firstElementChild.style.setProperty('height', '10px')")
    page.wait_for_function("() => window.jumped > 0")
    findings = Findings()
    assert take_jumps(page, PHONE, "planted", findings) > 0.1
    assert [one.kind for one in findings.found.values()] == ["shift"]
