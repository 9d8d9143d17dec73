"""Tiny games, one for each power of the core, written interpreted on whatever build the core is."""

from tests.tiny.accusations import ACCUSATIONS
from tests.tiny.division import DIVISION
from tests.tiny.ghosts import GHOSTS
from tests.tiny.kuhn import KUHN
from tests.tiny.pile import PILE
from tests.tiny.teams import TEAMS
from tests.tiny.whispers import WHISPERS

__all__ = [
    "ACCUSATIONS",
    "DIVISION",
    "GHOSTS",
    "KUHN",
    "PILE",
    "TEAMS",
    "TINY_GAMES",
    "WHISPERS",
]

TINY_GAMES = (ACCUSATIONS, DIVISION, GHOSTS, KUHN, PILE, TEAMS, WHISPERS)
