"""The luck of a game on the page: kept through reloads, checked at the end, and doubted where it was changed."""

import shlex
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize

from clickbang.records import parse_record
from clickbang.records.receipt import receipt_from_text
from clickbang.records.verify import verify
from tests.browser import visiting
from tests.browser.axe import violations
from tests.client.cheating import hosted_cheat, reorder
from tests.server.hosting import Hosted

RECORD = "async () => (await fetch(document.querySelector('.result a[download]').href)).text()"


def test_a_page_checks_the_luck_with_what_it_kept_through_reloads(chrome: Browser, server: Hosted) -> None:
    page = visiting.visit(chrome, server.address)
    visiting.go_to(page, visiting.open_table(page, "bulletbucks", 3))
    visiting.sit_down(page, "Ann")
    page.wait_for_selector(".seats li.you .ready")
    visiting.pull_out(page, "share")
    page.get_by_text("Luck", exact=True).click()
    contribution = page.locator(".luck dt:has-text('You added') + dd").inner_text()
    assert violations(page, "lobby") == []
    page.reload()
    page.wait_for_selector(".seats li.you .ready")
    visiting.begin(page)
    visiting.play_to_the_end(page)
    page.reload()
    page.get_by_text("Was it fair?").click()
    page.get_by_text("Everything holds.").wait_for()
    page.get_by_text("Luck", exact=True).click()
    receipt = receipt_from_text(page.get_by_label("Your receipt").input_value())
    assert receipt.contribution == contribution
    record = parse_record(page.evaluate(RECORD).split("\n"))
    checks = list(verify(record, receipt))
    assert len(checks) == 8  # the terminal agrees, with the receipt that the page gives
    assert [check.problem for check in checks] == [None] * 8
    assert violations(page, "the end") == []
    page.get_by_role("button", name="Play again").click()
    visiting.pull_out(page, "share")
    page.get_by_text("Was it fair?").click()  # of the game before, which another one does not take away
    page.get_by_text("Everything holds.").wait_for()
    command = page.locator("code", has_text="clickbang verify").inner_text()
    assert receipt_from_text(shlex.split(command)[-1]) == receipt
    assert violations(page, "the game before") == []
    assert visiting.complaints(page) == []
    page.context.close()


@pytest.mark.parametrize("size", [visiting.PHONE, visiting.DESKTOP], ids=["phone", "desktop"])
def test_a_page_warns_of_a_server_that_changes_what_was_committed_to(
    chrome: Browser, tmp_path: Path, size: ViewportSize
) -> None:
    with hosted_cheat(tmp_path, reorder) as address:
        page = visiting.visit(chrome, address, "fr", size=size)
        visiting.go_to(page, visiting.open_table(page, "bulletbucks", 3))
        visiting.sit_down(page, "Ann")
        visiting.begin(page)
        alert = page.get_by_role("alert")
        alert.get_by_text("Quelque chose ne va pas avec la chance de cette partie").wait_for()
        assert "Le serveur ne montre pas à votre place l'engagement" in alert.inner_text()
        assert "Votre part avait déjà été montrée" in alert.inner_text()
        assert violations(page, "doubts") == []
        visiting.play_to_the_end(page)
        page.get_by_text("Était-ce honnête").click()
        page.get_by_text("points ne sont pas exacts.").wait_for()
        page.context.close()
