"""What an inspector finds on a page, and a picture of each of it."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, Page

HERE = Path(__file__).parent
AROUND = 24
"""Pixels that a picture shows around what is wrong."""
MOST_SHIFT = 0.1
"""What a game may jump, by the browser's own count."""
JUMPS = """(() => {
    window.jumped = 0;
    new PerformanceObserver((list) => {
        for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.jumped += value;
    }).observe({ type: "layout-shift", buffered: true });
})()"""
Box = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Look:
    """A window, a language, a skin, and how much larger than usual its letters are."""

    name: str
    width: int
    height: int
    lang: str = "en"
    skin: str = "classic"
    text: float = 1.0


@dataclass(slots=True)
class Finding:
    """One kind of fault of one part of one screen, in all the looks in which it was seen."""

    kind: str
    at: str
    screen: str
    detail: str
    box: Box
    looks: list[str] = field(default_factory=list)
    picture: Path | None = None

    @property
    def key(self) -> tuple[str, str, str]:
        return self.kind, self.at, self.screen

    def __str__(self) -> str:
        return f"{self.kind:8} {self.screen}: {self.at} ({self.detail}) at {self.box} in {', '.join(self.looks)}"


class Findings:
    """All of them, each once, with a picture in the folder if there is one."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        self.found: dict[tuple[str, str, str], Finding] = {}

    def add(self, page: Page, look: Look, game: str, seen: dict[str, Any]) -> None:
        left, top, width, height = seen["box"]
        screen = f"{game} {seen['screen']}".strip()
        one = Finding(seen["kind"], seen["at"], screen, seen["detail"], (left, top, width, height))
        one = self.found.setdefault(one.key, one)
        if look.name not in one.looks:
            one.looks.append(look.name)
        if one.picture is None and self.folder is not None:
            one.picture = self.shoot(page, look, one)

    def shoot(self, page: Page, look: Look, finding: Finding) -> Path | None:
        """What is wrong and a little around it; nothing of what lies outside the window."""
        assert self.folder is not None
        left, top, width, height = finding.box
        x, y = max(0, left - AROUND), max(0, top - AROUND)
        right, bottom = min(look.width, left + width + AROUND), min(look.height, top + height + AROUND)
        words = f"{finding.screen}-{finding.kind}-{finding.at}".replace(" > ", "_")
        name = "".join(one if one.isalnum() or one in "-_" else "-" for one in words)[:120]
        path = self.folder / f"{name}.png"
        clip = {"x": x, "y": y, "width": max(right - x, 1), "height": max(bottom - y, 1)}
        try:
            page.screenshot(path=path, clip=clip if x < look.width and y < look.height else None)  # type: ignore[arg-type]
        except Error:  # the page has gone on meanwhile
            return None
        return path


def enter(chrome: Browser, address: str, look: Look, moves: bool = True) -> Page:
    """Somebody who has never been here, in this look, with an inspector behind them."""
    # the page allows no styles but its own; an inspector has to set some
    context = chrome.new_context(
        viewport={"width": look.width, "height": look.height},
        reduced_motion="no-preference" if moves else "reduce",
        bypass_csp=True,
    )
    context.set_default_timeout(60_000)
    kept = f'{{"lang":"{look.lang}","skin":"{look.skin}","theme":"dark","fast":true,"sound":false}}'
    context.add_init_script(f"localStorage.getItem('clickbang') ?? localStorage.setItem('clickbang', '{kept}')")
    if look.text != 1:
        larger = f":root {{ font-size: {look.text:.0%} !important }}"
        context.add_init_script(
            f"addEventListener('DOMContentLoaded', () => document.head.append("
            f"Object.assign(document.createElement('style'), {{ textContent: '{larger}' }})))"
        )
    for script in ("look.js", "person.js"):
        context.add_init_script(path=HERE / script)
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector(".games")
    page.evaluate(JUMPS)
    page.evaluate("() => inspector.watch()")
    return page


def take(page: Page, look: Look, game: str, findings: Findings) -> None:
    """What is new since it was asked last."""
    for seen in page.evaluate("() => inspector.take()"):
        findings.add(page, look, game, seen)


def take_jumps(page: Page, look: Look, game: str, findings: Findings) -> float:
    """How much the whole visit jumped; more than it may is a finding, too."""
    jumped = float(page.evaluate("() => window.jumped"))
    if jumped >= MOST_SHIFT:
        box = (0, 0, look.width, look.height)
        findings.add(
            page, look, game, {"kind": "shift", "at": "page", "screen": "", "detail": f"{jumped:.3f}", "box": box}
        )
    return jumped
