"""How smoothly something moves: the time from frame to frame while it is animated, as the page itself sees it."""

import statistics
from dataclasses import dataclass

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
LATE = 25
"""Milliseconds: a frame that takes longer is one that was missed, at 60 in a second."""


@dataclass(frozen=True, slots=True)
class Smoothness:
    """Milliseconds from frame to frame: the median, what 95 in 100 do not exceed, and how many were late."""

    frames: int
    median: float
    p95: float
    late: float

    @classmethod
    def of(cls, times: list[float]) -> "Smoothness":
        ordered = sorted(times)
        p95 = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
        return cls(len(ordered), statistics.median(ordered), p95, sum(one > LATE for one in ordered) / len(ordered))


def record(page: Page, selector: str, milliseconds: int) -> None:
    """Time every frame from now on in which something moves there."""
    page.evaluate(RECORD, [selector, milliseconds])


def recorded(page: Page) -> list[float]:
    page.wait_for_function("() => window.recorded")
    return [float(one) for one in page.evaluate("() => window.frames")]
