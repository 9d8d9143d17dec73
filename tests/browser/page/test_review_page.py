"""The page of a review on a phone."""

from pathlib import Path

from playwright.sync_api import Browser

from tests.cli.run import invoke


def test_long_names_do_not_stick_out(chrome: Browser, tmp_path: Path) -> None:
    game = ("bulletbucks", "--bots", "naive", "--seats", 4, "--games", 1, "--seed", 3, "--jobs", 1)
    assert invoke("simulate", *game, "--record", tmp_path).exit_code == 0
    path = tmp_path / "review.html"
    args = (tmp_path / "game-000001.jsonl", "--playouts", 10, "--lang", "fr", "--page", path)
    assert invoke("review", *args).exit_code == 0
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("naive #1", "AnOpponentOfThirtyLetters:bold #1"), encoding="utf-8")
    page = chrome.new_page(viewport={"width": 390, "height": 800})
    page.goto(path.as_uri())
    assert page.evaluate("() => document.documentElement.scrollWidth") == 390
    page.close()
