"""`make page`: what the page needs to know of the games beyond messages: which rule stands behind which event."""

import json
import re
from pathlib import Path

from clickbang.games import GAMES

TARGET = Path(__file__).parent.parent / "web" / "src" / "text" / "event_rules.json"


def event_rules() -> dict[str, dict[str, str]]:
    """By game, the first rule that the description of each event names."""
    found: dict[str, dict[str, str]] = {}
    for game in GAMES.values():
        named = {event.__name__: re.search(rf"\b{game.prefix}-\d+", event.__doc__ or "") for event in game.own_events}
        found[game.name] = {name: rule[0] for name, rule in sorted(named.items()) if rule}
    return found


def text() -> str:
    return json.dumps(event_rules(), indent=2) + "\n"


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
