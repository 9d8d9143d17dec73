"""What is acted out, in a real browser: in its order, for its time, at once for who skips, reloads or looks away."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute

from tests.browser.visiting import begin, complaints, go_to, open_table, sit_down, visit
from tests.server.hosting import Hosted

SKIP = ".bar .skip, .outside .skip"
QUESTION = ".bar h2"
WATCH = """() => {
    window.seen = [];
    const note = () => {
        const onStage = document.querySelector(".skip") !== null;
        const isAsked = document.querySelector(".bar h2") !== null;
        const now = onStage ? (isAsked ? "both" : "scene") : isAsked ? "question" : "";
        if (now && now !== window.seen.at(-1)?.what) window.seen.push({ what: now, at: performance.now() });
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
    note();
}"""
WATCH_SUMS = """() => {
    window.sums = [];
    const note = () => {
        const texts = [...document.querySelectorAll(".bid .sum")].map((sum) => sum.textContent.replace(/\\D/g, ""));
        const all = texts.map(Number);
        if (all.length !== window.sums.at(-1)?.length) window.sums.push(all.sort((one, other) => one - other));
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
    note();
}"""
HIDE = """(hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
SHORTEST = 400
"""Milliseconds for which whatever comes after a bid is on stage at least."""
A_MOMENT = 10
"""Milliseconds from one tap to the next."""


@pytest.fixture
def page(chrome: Browser, unhurried_server: Hosted) -> Iterator[Page]:
    """Somebody for whom things move, before their first bid against two bots who answer at once."""
    visitor = visit(chrome, unhurried_server.address)
    visitor.emulate_media(reduced_motion="no-preference")
    go_to(visitor, open_table(visitor, "bulletbucks", 3, bot="naive"))
    sit_down(visitor, "Ann")
    begin(visitor)
    visitor.evaluate("""() => {
        const kept = JSON.parse(localStorage.getItem("clickbang"));
        localStorage.setItem("clickbang", JSON.stringify({ ...kept, fast: false }));
    }""")
    visitor.clock.install()  # its time can be stopped
    visitor.reload()
    visitor.wait_for_selector(QUESTION)
    yield visitor
    assert complaints(visitor) == []
    visitor.context.close()


def bid(page: Page) -> None:
    """Seal a bid; the others have sealed theirs, and all are turned over."""
    page.locator('.bar .step:not([aria-disabled="true"])').first.click()
    page.locator('.bar .seal:not([aria-disabled="true"])').click()
    page.wait_for_selector(SKIP)


def stop_the_clock(page: Page) -> None:
    """From now on nothing passes by itself."""
    page.clock.pause_at(page.evaluate("() => Date.now()") / 1000 + 1)


def test_nobody_is_asked_while_something_is_on_stage_and_it_has_its_time(page: Page) -> None:
    page.evaluate(WATCH)
    bid(page)
    page.wait_for_selector(QUESTION)
    seen = page.evaluate("window.seen")
    whats = [one["what"] for one in seen]
    assert "both" not in whats
    assert whats[:3] == ["question", "scene", "question"]
    assert seen[2]["at"] - seen[1]["at"] >= SHORTEST


def test_seals_crack_one_after_another_and_no_sum_is_there_before_its_own(page: Page) -> None:
    page.evaluate(WATCH_SUMS)
    bid(page)
    page.wait_for_function("() => window.sums.some((sums) => sums.length === 3)")
    turned = page.evaluate("window.sums")[:4]
    assert [len(sums) for sums in turned] == [0, 1, 2, 3]
    assert [sums[-1] for sums in turned[1:]] == turned[3]  # the lowest first


def test_a_tap_on_the_table_skips_to_the_next_thing(page: Page) -> None:
    stop_the_clock(page)
    bid(page)
    passed = 0
    while page.wait_for_selector(f"{SKIP}, {QUESTION}") and not page.locator(QUESTION).count():
        page.locator("main").dispatch_event("click")
        page.clock.run_for(A_MOMENT)
        passed += A_MOMENT
    assert passed < SHORTEST


def test_who_reloads_in_the_middle_finds_the_table_as_it_is(page: Page) -> None:
    bid(page)
    page.route_web_socket("**/ws", only_the_table_as_it_is)
    page.reload()
    page.wait_for_selector(".bar")
    assert page.locator(SKIP).count() == 0


def only_the_table_as_it_is(socket: WebSocketRoute) -> None:
    """Hold back what happens after that: the game goes on, and what is acted out then is new."""
    server = socket.connect_to_server()
    told = False

    def pass_on(message: str | bytes) -> None:
        nonlocal told
        if not told:
            told = '"update"' in str(message)
            socket.send(message)

    server.on_message(pass_on)


def test_who_looks_away_finds_the_table_as_it_is_and_is_called(page: Page) -> None:
    stop_the_clock(page)
    bid(page)
    page.evaluate(HIDE, True)
    page.wait_for_selector(SKIP, state="detached")
    page.clock.resume()
    page.wait_for_selector(QUESTION)
    assert "Your turn" in page.title()
    page.evaluate(HIDE, False)
    page.wait_for_function("() => !document.title.includes('Your turn')")
    assert page.locator(SKIP).count() == 0
