"""Somebody who has a keyboard and no mouse."""

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

WATCH = """() => {
    // the focus may be nowhere until it has been somewhere; from then on every frame is looked at
    window.lost = [];
    window.pointed = [];
    for (const type of ["pointerdown", "mousedown", "touchstart"])
        addEventListener(type, () => window.pointed.push(type), true);
    // behind the last thing on the page the Tab key leads out of it, into the browser's own buttons
    addEventListener("keydown", (event) => { if (event.key === "Tab") window.began = false; }, true);
    const look = () => {
        const at = document.activeElement;
        if (window.began && (!at || at === document.body || at.matches(":disabled")))
            window.lost.push(document.querySelector(".bar h2, .result h2, h1")?.innerText ?? "");
        if (at && at !== document.body) window.began = true;
        requestAnimationFrame(look);
    };
    look();
}"""
FOCUS = """(selector) => {
    const at = document.activeElement;
    const style = getComputedStyle(at);
    const box = at.getBoundingClientRect();
    const ringed = at.matches(":focus-visible") && style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
    const inSight = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    return { outside: at === document.body, visible: ringed && inSight && box.width * box.height > 0,
        there: at.matches(selector), what: at.outerHTML.slice(0, 160) };
}"""
CAN_BE_PRESSED = """() => [...document.querySelectorAll(".bar button:not([disabled]):not(.quiet)")]
    .filter((button) => button.tabIndex >= 0 && button.checkVisibility()).length"""
SEEN = f"(selector) => {{ const at = ({FOCUS})(selector); return (at.visible || at.outside) && at; }}"
"""Where the focus is, as soon as it is seen there: news may just push the log along."""
ASKED_OR = f"(selector) => document.querySelector(selector) || ({CAN_BE_PRESSED})()"
MOST_ANSWERS = 3000
MOST_TABS = 300
"""Every line of the log has a rule behind it: once around the page is a long way."""


class NotReached(AssertionError):
    """Once around the page, the Tab key has not led there."""


def watch_focus(page: Page) -> None:
    """From now on it is noticed when the focus is lost, or something is pointed at."""
    page.evaluate(WATCH)


def lost(page: Page) -> list[str]:
    """What was on the screen whenever the focus was nowhere, and what was pointed at."""
    return [str(found) for found in page.evaluate("() => [...window.lost, ...window.pointed]")]


def tab_to(page: Page, selector: str, times: int = 1) -> None:
    """Go on with the Tab key until one has come by so many of these."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        at = page.evaluate(FOCUS, selector)
        if not (at["visible"] or at["outside"]):
            try:
                at = page.wait_for_function(SEEN, arg=selector).json_value()
            except TooLate:
                raise AssertionError(f"nobody sees that the focus is at {at['what']}") from None
        times -= at["there"]
        if times == 0:
            return
    raise NotReached(f"the Tab key does not lead to {selector}")


def press(page: Page, selector: str, times: int = 1) -> None:
    tab_to(page, selector, times)
    page.keyboard.press("Enter")


def answer_until(page: Page, selector: str) -> None:
    """Answer with one of the buttons below the question whenever one is asked, until this is there."""
    for turn in range(MOST_ANSWERS):
        page.wait_for_function(ASKED_OR, arg=selector)
        if page.locator(selector).count():
            return
        found = page.evaluate(CAN_BE_PRESSED)
        if found:
            try:
                press(page, ".bar button:not(.quiet)", 1 + (turn * 2654435761 >> 7) % found)
            except NotReached:
                assert page.evaluate(CAN_BE_PRESSED) != found, "what can be pressed is not reached"  # or it has passed
    raise AssertionError(f"there was no {selector}")
