"""How smoothly something moves: the time from frame to frame while it is animated, and the longest task meanwhile."""

import json
import statistics
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

RECORD = """([selector, most]) => {
    // the first frame of a movement has none before it to be timed from
    window.frames = [];
    let last = 0;
    const began = performance.now();
    const look = (now) => {
        const moves = document.getAnimations().some(({ playState, effect }) =>
            playState === "running" && effect?.target?.closest(selector) && effect.getTiming().duration > 50);
        if (moves && last) window.frames.push(now - last);
        last = moves ? now : 0;
        if (performance.now() - began < most) requestAnimationFrame(look);
        else window.recorded = true;
    };
    window.recorded = false;
    requestAnimationFrame(look);
}"""
TASKS = ("RunTask", "ThreadControllerImpl::RunTask")
LATE = 25
"""Milliseconds: a frame that takes longer is one that was missed, at 60 in a second."""


@dataclass(frozen=True, slots=True)
class Smoothness:
    """Milliseconds from frame to frame: the median, what 95 in 100 do not exceed, and how many were late.

    The longest task is in milliseconds of the processor's own time: on a busy machine a task takes longer by the clock.
    """

    frames: int
    median: float
    p95: float
    late: float
    longest: float

    @classmethod
    def of(cls, times: list[float], longest: float) -> "Smoothness":
        ordered = sorted(times)
        p95 = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
        late = sum(one > LATE for one in ordered) / len(ordered)
        return cls(len(ordered), statistics.median(ordered), p95, late, longest)


def record(page: Page, selector: str, milliseconds: int) -> None:
    """Time every frame from now on in which something moves there, and every task."""
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline"])
    page.evaluate(RECORD, [selector, milliseconds])


def recorded(page: Page) -> Smoothness:
    page.wait_for_function("() => window.recorded")
    times = [float(one) for one in page.evaluate("() => window.frames")]
    assert times, "nothing has moved"
    browser = page.context.browser
    assert browser is not None
    return Smoothness.of(times, longest_task(json.loads(browser.stop_tracing())["traceEvents"]))


def longest_task(events: list[dict[str, Any]]) -> float:
    """The most of the processor's time that one task of the page took, in milliseconds."""
    pages = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks = [event for event in events if event["name"] in TASKS and (event["pid"], event["tid"]) in pages]
    return max((event.get("tdur", 0) / 1000 for event in tasks), default=0.0)
