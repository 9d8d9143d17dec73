"""Which rule stands behind which event or prompt: the first that its own description, or its help, names."""

import re

from clickbang.core.game import Game
from clickbang.text.catalogue import Catalogue


def event_rules(game: Game) -> dict[str, str]:
    """By type of event, the number of the rule behind it; those that name none are left out."""
    named = {event.__name__: re.search(rf"\b{game.prefix}-\d+", event.__doc__ or "") for event in game.own_events}
    return {name: rule[0] for name, rule in sorted(named.items()) if rule}


def prompt_rules(game: Game) -> dict[str, str]:
    """By kind of prompt, the number of the first rule that its help names; those that name none are left out."""
    catalogue = Catalogue()
    keys = {kind: f"{game.name}-prompt-{kind}" for kind in game.kinds}
    helps = {kind: catalogue.say(f"{key}.help") for kind, key in keys.items() if catalogue.has(key)}
    named = {kind: re.search(rf"\b{game.prefix}-\d+[a-z]?", text) for kind, text in helps.items()}
    return {kind: rule[0] for kind, rule in sorted(named.items()) if rule}
