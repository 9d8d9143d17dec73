"""`make page`: what the page needs to know of the games beyond messages: which rule stands behind which event."""

import json
import re
from pathlib import Path

from clickbang.games import GAMES

TARGET = Path(__file__).parent.parent / "web" / "src" / "text" / "event_rules.json"


def event_rules() -> dict[str, str]:
    """The first rule that the description of each event names."""
    found = {}
    for game in GAMES.values():
        for event in game.own_events:
            rule = re.search(rf"\b{game.prefix}-\d+", event.__doc__ or "")
            if rule:
                found[event.__name__] = rule[0]
    return dict(sorted(found.items()))


def text() -> str:
    return json.dumps(event_rules(), indent=2) + "\n"


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
