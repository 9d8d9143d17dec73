"""What axe finds on a page as it is now, in every room and in both skins."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOKS = [(theme, skin) for theme in ("dark", "light") for skin in ("classic", "gentle")]
RUN = """async ([theme, skin, options]) => {
    const moves = (one) => one.playState === "running" && one.effect.getTiming().iterations !== Infinity;
    Object.assign(document.documentElement.dataset, {theme, skin});
    // a colour that is handed down comes to everything within a frame later, level by level: nothing is judged before
    for (let still = 0, frames = 0; still < 2 && frames < 100; frames++) {
        await new Promise(requestAnimationFrame);
        still = document.getAnimations().some(moves) ? 0 : still + 1;
    }
    return (await axe.run(document, options)).violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`));
}"""
COLOURS = {"runOnly": ["color-contrast"]}


def violations(page: Page, where: str) -> list[str]:
    """All that axe has against the page, whatever colours it wears."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    worn = page.evaluate("() => ({...document.documentElement.dataset})")
    found = []
    for theme, skin in LOOKS:
        options: dict[str, list[str]] = COLOURS if (theme, skin) != LOOKS[0] else {}
        seen = page.evaluate(RUN, [theme, skin, options])
        found += [f"{where}, {theme} {skin}: {violation}" for violation in seen]
    page.evaluate("(worn) => Object.assign(document.documentElement.dataset, worn)", worn)
    return found
