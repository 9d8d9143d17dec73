"""The zones of a table never meet, whatever the window, and keep their places while a game goes on."""

from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.inspector.inspecting import Look, enter
from tests.browser.visiting import WHOLE_GAME, keep_pressing
from tests.server.hosting import Hosted

LOOKS = [
    Look("360x640", 360, 640, "fr", "gentle", 1.25), Look("390x844", 390, 844), Look("820x1180", 820, 1180),
    Look("1440x900", 1440, 900), Look("1920x1080", 1920, 1080, "fr"),
]  # fmt: skip
ZONES = """() => Object.fromEntries(
    [["header", "header"], ["guide", ".guide-zone"], ["stage", ".stage"], ["hand", ".hand"], ["desk", ".desk"]].map(
        ([name, selector]) => {
            const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect();
            return [name, [left, top, right, bottom].map(Math.round)];
        },
    ),
)"""
INSIDE = """() => [".caption-zone", ".dock"].map((selector) => document.querySelector(`.desk ${selector}`))
    .filter((one) => one && one.checkVisibility()).map((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return [left, top, right, bottom].map(Math.round);
    })"""
Box = tuple[int, int, int, int]


def meet(one: Box, two: Box) -> bool:
    return one[0] < two[2] and two[0] < one[2] and one[1] < two[3] and two[1] < one[3]


def checked(page: Page, look: Look) -> dict[str, Any]:
    """Where the zones are: inside the window, and apart from each other."""
    zones: dict[str, Any] = page.evaluate(ZONES)
    for name, (left, top, right, bottom) in zones.items():
        assert 0 <= left < right <= look.width, name
        assert 0 <= top < bottom <= look.height, name
    for one, two in combinations(zones, 2):
        assert not meet(zones[one], zones[two]), (one, two)
    inside = page.evaluate(INSIDE)
    assert not any(meet(one, two) for one, two in combinations(inside, 2)), inside
    return zones


@pytest.mark.parametrize("look", LOOKS, ids=[look.name for look in LOOKS])
def test_zones_never_meet_and_keep_their_places_through_a_lesson(chrome: Browser, server: Hosted, look: Look) -> None:
    page = enter(chrome, server.address, look)
    page.locator("button.learn").first.click()
    page.wait_for_selector(".guide .words:not(:empty)")
    page.wait_for_selector(".bar h2")
    asked = checked(page, look)
    keep_pressing(page, ".guide.told")
    page.wait_for_selector(".desk .bare")  # nothing to decide for a moment
    assert checked(page, look) == asked
    page.wait_for_selector(".guide.told", timeout=WHOLE_GAME)
    assert checked(page, look) == asked
    way_on = page.locator(".guide.told button.primary").bounding_box()
    assert way_on is not None
    assert way_on["y"] + way_on["height"] <= look.height  # in sight without scrolling
