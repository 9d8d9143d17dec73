"""Which rule stands behind which event: the first that the event's own description names."""

import re

from clickbang.core.game import Game


def event_rules(game: Game) -> dict[str, str]:
    """By type of event, the number of the rule behind it; those that name none are left out."""
    named = {event.__name__: re.search(rf"\b{game.prefix}-\d+", event.__doc__ or "") for event in game.own_events}
    return {name: rule[0] for name, rule in sorted(named.items()) if rule}
