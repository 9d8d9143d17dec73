"""What jumps on the page: every layout shift that the browser itself has counted, and what moved in it."""

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

MOST = 0.1
"""What a whole visit may add up to, from the first page to the end of a game."""
WATCH = """(() => {
    const seen = (window.shifts = []);
    const named = (node) => {
        const path = [];
        for (let one = node; one && path.length < 3; one = one.parentElement) {
            if (one.nodeType !== 1) path.push("text");
            else path.push([one.localName, ...one.classList].filter((word) => !word.startsWith("svelte-")).join("."));
        }
        return path.reverse().join(" > ") || "(gone)";
    };
    const screen = () =>
        ["result", "game", "lobby", "home"].find((one) => document.querySelector(`.${one}`)) ?? "arriving";
    const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round);
    const look = (list) => {
        for (const { value, hadRecentInput, sources } of list)
            if (!hadRecentInput)
                seen.push({ value, screen: screen(), moved: sources.map(({ node, previousRect, currentRect }) =>
                    [named(node), box(previousRect), box(currentRect)]) });
    };
    const observer = new PerformanceObserver((list) => look(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    window.takeShifts = () => (look(observer.takeRecords()), seen);
})()"""
Box = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Shift:
    """How much jumped, on which screen, and the five largest things that did: from where to where."""

    value: float
    screen: str
    moved: tuple[tuple[str, Box, Box], ...]

    @classmethod
    def of(cls, seen: dict[str, Any]) -> "Shift":
        return cls(seen["value"], seen["screen"], tuple((name, tuple(a), tuple(b)) for name, a, b in seen["moved"]))


def watch_shifts(page: Page) -> None:
    """Note all that jumps from now on, and what the browser remembers of before."""
    page.evaluate(WATCH)


def shifts(page: Page) -> list[Shift]:
    """All since the page was opened, but those right after a press, which somebody expects."""
    return [Shift.of(one) for one in page.evaluate("() => window.takeShifts()")]


def worst(found: list[Shift], most: int = 5) -> list[str]:
    """What jumped most, a line each."""
    sums, examples = dict[str, float](), dict[str, str]()
    for shift in found:
        for name, before, after in shift.moved[:1]:
            what = f"{shift.screen}: {name}"
            sums[what] = sums.get(what, 0.0) + shift.value
            examples.setdefault(what, f"from {before} to {after}")
    ordered = sorted(sums, key=lambda what: -sums[what])[:most]
    return [f"{sums[what]:.4f} {what} {examples[what]}" for what in ordered]
