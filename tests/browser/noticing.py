"""Everything that reaches a page: what it is sent, and every text that it ever shows."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

COLLECT = """() => {
    window.texts = new Set();
    const spoken = ["aria-label", "title", "placeholder", "alt"];
    const keep = (text) => { if (text?.trim()) window.texts.add(text.trim().replace(/\\\\s+/g, " ")); };
    const take = (node) => {
        if (node.nodeType === Node.TEXT_NODE) keep(node.data);
        // what is set as code in a rule is a word of the program, in every language
        if (node.nodeType !== Node.ELEMENT_NODE || node.tagName === "CODE") return;
        for (const name of spoken) keep(node.getAttribute(name));
        node.childNodes.forEach(take);
    };
    new MutationObserver((records) => {
        for (const { type, target, addedNodes, attributeName } of records) {
            if (type === "characterData") keep(target.data);
            else if (type === "attributes") keep(target.getAttribute(attributeName));
            else addedNodes.forEach(take);
        }
    }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: spoken });
    take(document.body);
}""".replace("\\\\", "\\")


def notice(page: Page) -> list[dict[str, Any]]:
    """From now on, until it is loaded anew, the page keeps all texts; the list gets every message that it is sent."""
    page.evaluate(COLLECT)
    messages: list[dict[str, Any]] = []

    def on_frame(frame: str | bytes) -> None:
        messages.extend(json.loads(frame))

    def on_socket(socket: WebSocket) -> None:
        socket.on("framereceived", on_frame)

    page.on("websocket", on_socket)
    return messages


def texts(page: Page) -> list[str]:
    """Every text that the page has shown, or would have read out."""
    return [str(text) for text in page.evaluate("() => [...window.texts]")]
