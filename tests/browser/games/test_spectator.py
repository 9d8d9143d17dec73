"""A spectator's browser is sent nothing that is hidden, and shows nothing; a player's would not pass for one."""

import json
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page

from clickbang.core.audience import SPECTATOR, hears
from clickbang.games import GAMES as ALL
from clickbang.games.battleroyal.deck.deck import deck_data as weapons
from clickbang.games.championship.deck.deck import deck_data as actions
from clickbang.protocol.wire import event_json
from clickbang.records.lines import Told
from clickbang.records.read import parse_record
from tests.browser import visiting
from tests.browser.noticing import notice, texts
from tests.server.hosting import Hosted

Message = dict[str, Any]
FETCH = "async (address) => (await fetch(address)).text()"
WHISPER = "the password is xyzzy"


def plain(value: object) -> Any:
    """As it comes over the wire."""
    return json.loads(msgspec.json.encode(value))


def told_to_spectators(page: Page, messages: list[Message]) -> tuple[str, list[Any]]:
    """The game, and from its whole record all events that spectators may hear."""
    table = next(message for message in messages if message["type"] == "table")
    text = page.evaluate(FETCH, f"/api/tables/{table['table']}/games/1/record")
    record = parse_record(text.split("\n"))
    assert record.finished
    told = [line for line in record.lines if isinstance(line, Told) and hears(line.audience, SPECTATOR)]
    return record.header.game, [line.event for line in told]


def too_much(game: str, allowed: list[Any], messages: list[Message]) -> set[str]:
    """By what the messages tell more than spectators may know."""
    said = [message for message in messages if message["type"] == "said"]
    found = {"talk"} if any(one["to"] != "table" or WHISPER in one["text"] for one in said) else set()
    view = ALL[game].view(SPECTATOR)
    heard = 0
    seen: Message = {}
    for message in messages:
        if message["type"] != "update":
            continue
        for event in message.get("events", []):
            if heard == len(allowed) or event != json.loads(event_json(allowed[heard])):
                return found | {"events"}
            view.receive(allowed[heard])
            heard += 1
        seen = message.get("view", seen) | message.get("patch", {})
        if seen != plain(view.shown()):
            found.add("view")
        if message.get("prompt", {}).get("choices"):
            found.add("prompt")
    return found if heard == len(allowed) else found | {"events"}


def secret_words(game: str, allowed: list[Any], shown: list[str]) -> set[str]:
    """By the rulebook and not by who was told what: words on the page that stand only on cards nobody has shown."""
    everything = "\n".join(shown)
    if game == "battleroyal":  # BR-13, BR-16
        return {card["name"]["en"] for card in weapons("standard").values() if card["name"]["en"] in everything}
    if game == "championship":  # WC-1: an action card is known when it is played
        played = {key for event in allowed for _, key, *_ in getattr(event, "plays", ())}
        if any(type(event).__name__ == "Bribed" for event in allowed):
            played.add("bribe-the-judge")
        return {
            card["name"]["en"]
            for key, card in actions("standard").items()
            if key not in played and card["name"]["en"] in everything
        }
    return {word for word in ("Your purse", "you sealed") if word.lower() in everything.lower()}  # BB-4, BB-5


@pytest.mark.parametrize(("game", "seats"), visiting.GAMES, ids=[game for game, _ in visiting.GAMES])
def test_a_spectator_sees_nothing_hidden(chrome: Browser, server: Hosted, game: str, seats: int) -> None:
    player, watching = visiting.visit(chrome, server.address), visiting.visit(chrome, server.address)
    told = {page: notice(page) for page in (player, watching)}
    code = visiting.open_table(player, game, seats)
    visiting.go_to(player, code)
    visiting.sit_down(player, "Ann")
    visiting.go_to(watching, code)
    visiting.begin(player)
    if game == "battleroyal":
        whisper(player)
    visiting.play_to_the_end(player)
    watching.wait_for_selector(".result")
    assert watching.locator(".bar").count() == 0
    found, allowed = told_to_spectators(watching, told[watching])
    assert too_much(found, allowed, told[watching]) == set()
    assert secret_words(found, allowed, texts(watching)) == set()
    # what the player was sent is known not to be for everybody: it has to be noticed
    assert "events" in too_much(found, allowed, told[player])
    updates = [message for message in told[player] if message["type"] == "update"]
    without_events = [message | {"events": []} for message in updates]
    assert {"view", "prompt"} <= too_much(found, allowed, without_events)
    assert secret_words(found, [], texts(player))
    if game == "battleroyal":
        assert "talk" in too_much(found, allowed, told[player])
    for page in (player, watching):
        assert visiting.complaints(page) == []
        page.context.close()


def whisper(page: Page) -> None:
    """Tell one other player something."""
    visiting.pull_out(page, "chat")
    page.locator(".chat select").select_option(index=2)
    page.fill(".chat input", WHISPER)
    page.keyboard.press("Enter")
    page.wait_for_selector(f".chat li:has-text('{WHISPER}')")
